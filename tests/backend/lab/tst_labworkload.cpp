// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/InstanceDecision.h"
#include "tests/backend/lab/LabFixture.h"
#include "tests/backend/lab/LabMachines.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <map>
#include <set>

namespace tst_labworkload {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;
using tests::LabFixture;
using tests::metalMachine;
using tests::twoNodes;

namespace {

const std::string web = R"(
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Workload
metadata: {name: web}
spec: {replicas: 4, gracePeriod: 5s, startDuration: 2s}
)";

} // namespace

class TestLabWorkload : public QObject
{
    Q_OBJECT
private slots:
    void podsSpreadAndReturnElsewhere();
    void aBudgetThatCannotBeMetRefuses();
    void podsOnASilentNodeStay();
    void podsOfAGoneNodeGo();
    void daemonsRunOnEveryNode();
};

void TestLabWorkload::podsSpreadAndReturnElsewhere()
{
    LabFixture lab{twoNodes(web)};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(3s);
    std::map<std::string, int> before;
    for (const Object &pod : lab.list(kinds::pod())) {
        QCOMPARE(pod.text("/status/phase"), std::string("Running"));
        ++before[pod.text("/spec/nodeName")];
    }
    QCOMPARE(before["m1"], 2);
    QCOMPARE(before["m2"], 2);

    lab.patch(kinds::node(), "m1", R"({"spec":{"unschedulable":true}})");
    for (const Object &pod : lab.list(kinds::pod())) {
        if (pod.text("/spec/nodeName") == "m1")
            QCOMPARE(lab.evict(pod.key()), std::string());
    }
    lab.settle();
    QCOMPARE(lab.list(kinds::pod()).size(), std::size_t(6));
    lab.pass(5s);
    std::map<std::string, int> after;
    for (const Object &pod : lab.list(kinds::pod()))
        ++after[pod.text("/spec/nodeName")];
    QCOMPARE(after["m1"], 0);
    QCOMPARE(after["m2"], 4);
    QCOMPARE(lab.get(kinds::node(), "m1").text("/spec/taints/0/key"),
             std::string("node.kubernetes.io/unschedulable"));
}

void TestLabWorkload::aBudgetThatCannotBeMetRefuses()
{
    std::string strict = web;
    strict.replace(strict.find("replicas: 4"), 11, "replicas: 2, minAvailable: 2");
    LabFixture lab{twoNodes(strict)};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(3s);
    QCOMPARE(lab.list(kinds::podDisruptionBudget()).size(), std::size_t(1));
    QCOMPARE(lab.evict(lab.list(kinds::pod()).front().key()),
             std::string("Cannot evict pod as it would violate the pod's disruption budget."));
}

void TestLabWorkload::podsOnASilentNodeStay()
{
    LabFixture lab{metalMachine + "---" + web};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(3s);
    lab.patch(
        kinds::labBmc(), "h1", R"({"status":{"powerState":"Off"}})", cluster::Subresource::Status);
    lab.pass(lab::nodeMonitorGrace);
    const auto pods = lab.list(kinds::pod());
    QCOMPARE(pods.size(), std::size_t(4));
    for (const Object &pod : pods)
        QCOMPARE(lab.evict(pod.key()), std::string());
    lab.pass(2min);
    std::size_t terminating = 0;
    for (const Object &pod : lab.list(kinds::pod()))
        terminating += pod.isDeleting() ? 1 : 0;
    QCOMPARE(terminating, std::size_t(4));
}

void TestLabWorkload::podsOfAGoneNodeGo()
{
    LabFixture lab{twoNodes(web)};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(3s);
    lab.remove(kinds::node(), "m1");
    lab.pass(3s);
    const auto pods = lab.list(kinds::pod());
    QCOMPARE(pods.size(), std::size_t(4));
    for (const Object &pod : pods)
        QCOMPARE(pod.text("/spec/nodeName"), std::string("m2"));
}

void TestLabWorkload::daemonsRunOnEveryNode()
{
    std::string daemon = web;
    daemon.replace(daemon.find("replicas: 4"), 11, "daemonSet: true");
    LabFixture lab{twoNodes(daemon)};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(5s);
    std::set<std::string> nodes;
    for (const Object &pod : lab.list(kinds::pod())) {
        nodes.insert(pod.text("/spec/nodeName"));
        QCOMPARE(pod.text("/metadata/ownerReferences/0/kind"), std::string("DaemonSet"));
    }
    QCOMPARE(nodes, (std::set<std::string>{"m1", "m2"}));
}

} // namespace tst_labworkload

HP_TEST(tst_labworkload, TestLabWorkload)
#include "tst_labworkload.moc"
