// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/instance/InstanceDecision.h"
#include "backend/lab/instance/InstanceShape.h"
#include "tests/backend/lab/LabFixture.h"

#include <QtTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;
using tests::LabFixture;

namespace {

const std::string cloudMachine = R"(
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata: {name: m1, annotations: {lab.holdpoint.dev/begins: running}, labels: {machine.openshift.io/cluster-api-cluster: c}}
spec:
  providerSpec:
    value: {kind: LabMachineProviderSpec, instanceType: small, zone: z1, bootDuration: 10s, deleteDuration: 5s}
)";

/// moc takes two slashes in a raw string for a comment and then sees no class in this file.
std::string withSlashes(std::string text)
{
    constexpr std::string_view mark = "SLASHES";
    return text.replace(text.find(mark), mark.size(), "//");
}

const std::string metalMachine = withSlashes(R"(
apiVersion: v1
kind: Secret
metadata: {name: h1-bmc}
stringData: {username: a, password: b}
---
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Bmc
metadata: {name: h1}
spec: {username: a, password: b}
status: {powerState: "On"}
---
apiVersion: metal3.io/v1alpha1
kind: BareMetalHost
metadata: {name: h1, labels: {rack: r1}}
spec:
  online: true
  externallyProvisioned: true
  bmc: {address: redfish+https:SLASHESlab/redfish/v1/Systems/h1, credentialsName: h1-bmc, disableCertificateVerification: true}
---
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata: {name: m1, annotations: {lab.holdpoint.dev/begins: running}, labels: {machine.openshift.io/cluster-api-cluster: c}}
spec:
  providerSpec:
    value: {kind: LabMachineProviderSpec, hostSelector: {matchLabels: {rack: r1}}, bootDuration: 10s}
)");

std::string twoNodes(const std::string &workload)
{
    std::string second = cloudMachine;
    second.replace(second.find("m1"), 2, "m2");
    return cloudMachine + "---" + second + "---" + workload;
}

std::string readyOf(const Object &node)
{
    const Json &conditions = node.at("/status/conditions");
    for (const Json &one : conditions.is_array() ? conditions : Json::array()) {
        if (one["type"] == "Ready")
            return one["status"].get<std::string>();
    }
    return "absent";
}

template<typename T>
class Kept
{
public:
    drivers::ActuatorReply<T> reply()
    {
        return [this](drivers::ActuatorResult<T> result) { m_result = std::move(result); };
    }
    [[nodiscard]] bool isError() const
    {
        return !m_result || std::holds_alternative<drivers::ActuatorError>(*m_result);
    }
    [[nodiscard]] drivers::ActuatorError error() const
    {
        return std::get<drivers::ActuatorError>(*m_result);
    }
    [[nodiscard]] T value() const { return std::get<T>(*m_result); }

private:
    std::optional<drivers::ActuatorResult<T>> m_result{};
};

} // namespace

class TestLabWorld : public QObject
{
    Q_OBJECT
private slots:
    void loadsTheDemo();
    void loadingAgainChangesNothing();
    void writesNothingWhenOneObjectIsRefused();
    void machinesThatBeginRunningHaveAReadyNode();
    void anInstanceTakesItsTimeToComeAndGo();
    void actuatorMakesOneInstancePerMachine();
    void actuatorFailsAsTheMachineSays_data();
    void actuatorFailsAsTheMachineSays();
    void actuatorSaysWhenNoHostIsFree();
    void aNodeFollowsThePowerOfItsHost();
    void aDeletedNodeReturnsWithTheNextBoot();
    void aRestartOnAnotherPortMovesTheAddresses();
    void podsSpreadAndReturnElsewhere();
    void aBudgetThatCannotBeMetRefuses();
    void podsOnASilentNodeStay();
    void podsOfAGoneNodeGo();
    void daemonsRunOnEveryNode();
    void deletionsOfTheFileWaitForTheWorld();
};

void TestLabWorld::loadsTheDemo()
{
    LabFixture lab{std::string(lab::demoLab())};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(10s);
    std::map<std::string, int> ready;
    for (const Object &node : lab.list(kinds::node()))
        ++ready[readyOf(node)];
    QCOMPARE(ready["True"], 16);
    for (const Object &workload : lab.list(kinds::labWorkload())) {
        const Json &wanted = workload.at("/spec/replicas");
        if (!wanted.is_null())
            QCOMPARE(workload.at("/status/readyReplicas").dump(), wanted.dump());
        else
            QCOMPARE(workload.at("/status/readyReplicas").dump(), std::string("16"));
    }
    for (const Object &host : lab.list(kinds::bareMetalHost()))
        QVERIFY(host.text("/spec/bmc/address")
                    .starts_with("redfish+https://127.0.0.1:7480/redfish/v1/Systems/"));
}

void TestLabWorld::loadingAgainChangesNothing()
{
    LabFixture lab{std::string(lab::demoLab())};
    QCOMPARE(lab.load(), std::string());
    const std::string revision = lab.cluster->currentRevision();
    lab.restart(std::string(lab::demoLab()), lab.baseUrl);
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.cluster->currentRevision(), revision);
}

void TestLabWorld::writesNothingWhenOneObjectIsRefused()
{
    LabFixture lab{"apiVersion: v1\nkind: Namespace\nmetadata: {name: new}\n---\n"
                   "apiVersion: metal3.io/v1alpha1\nkind: BareMetalHost\nmetadata: {name: "
                   "h}\nspec:\n  online: 5\n"};
    const std::string revision = lab.cluster->currentRevision();
    const std::string problem = lab.load();
    QVERIFY2(problem.starts_with("test.yaml, line 9: the key spec.online: "), problem.c_str());
    QCOMPARE(lab.cluster->currentRevision(), revision);
}

void TestLabWorld::machinesThatBeginRunningHaveAReadyNode()
{
    LabFixture lab{cloudMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object node = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(node), std::string("True"));
    const Object machine = lab.get(kinds::machine(), "m1");
    QCOMPARE(node.text("/spec/providerID"), lab::providerIdOf(lab::instanceKeyFor(machine)));
}

void TestLabWorld::anInstanceTakesItsTimeToComeAndGo()
{
    std::string later = cloudMachine;
    later.replace(later.find(", annotations: {lab.holdpoint.dev/begins: running}"), 50, "");
    later.replace(later.find("bootDuration"), 0, "createDuration: 20s, ");
    LabFixture lab{later};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    Kept<Done> made;
    lab.world->actuator().create(machine, made.reply());
    lab.settle();
    QVERIFY(!made.isError());
    const std::string name = lab::instanceKeyFor(machine).name;
    const auto state = [&] { return lab.get(kinds::labInstance(), name).text("/status/state"); };
    lab.pass(19s);
    QCOMPARE(state(), std::string("pending"));
    lab.pass(1s);
    QCOMPARE(state(), std::string("running"));
    QVERIFY(!lab.get(kinds::node(), "m1"));
    lab.pass(10s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));

    Kept<Done> removed;
    lab.world->actuator().remove(machine, removed.reply());
    lab.settle();
    QVERIFY(!removed.isError());
    QCOMPARE(state(), std::string("shutting-down"));
    lab.pass(5s);
    QVERIFY(!lab.get(kinds::labInstance(), name));
    Kept<bool> exists;
    lab.world->actuator().exists(machine, exists.reply());
    lab.settle();
    QCOMPARE(exists.value(), false);
}

void TestLabWorld::actuatorMakesOneInstancePerMachine()
{
    LabFixture lab{cloudMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object machine = lab.get(kinds::machine(), "m1");
    for (int i = 0; i < 3; ++i) {
        Kept<Done> made;
        lab.world->actuator().create(machine, made.reply());
        lab.settle();
        QVERIFY(!made.isError());
    }
    QCOMPARE(lab.list(kinds::labInstance()).size(), std::size_t(1));
    Kept<drivers::InstanceFacts> facts;
    lab.world->actuator().update(machine, facts.reply());
    lab.settle();
    QCOMPARE(facts.value().providerId, lab::providerIdOf(lab::instanceKeyFor(machine)));
    QCOMPARE(facts.value().addresses.front().first, std::string("InternalIP"));
    QCOMPARE(facts.value().instanceState, std::string("running"));
}

void TestLabWorld::actuatorFailsAsTheMachineSays_data()
{
    QTest::addColumn<QString>("faults");
    QTest::addColumn<bool>("forEver");
    QTest::addColumn<QString>("message");
    QTest::newRow("a wrong configuration is for ever")
        << R"({"invalidConfiguration": "no such type"})" << true << "no such type";
    QTest::newRow("another failure passes") << R"({"createError": "quota"})" << false << "quota";
}

void TestLabWorld::actuatorFailsAsTheMachineSays()
{
    QFETCH(const QString, faults);
    QFETCH(const bool, forEver);
    QFETCH(const QString, message);
    LabFixture lab{cloudMachine};
    Json machine = Json::parse(R"({"metadata": {"name": "m", "namespace": "default", "uid": "u"},
                                   "spec": {"providerSpec": {"value": {}}}})");
    machine["spec"]["providerSpec"]["value"]["faults"] = Json::parse(faults.toStdString());
    Kept<Done> made;
    lab.world->actuator().create(Object(machine), made.reply());
    lab.settle();
    QVERIFY(made.isError());
    QCOMPARE(made.error().invalidConfiguration, forEver);
    QCOMPARE(QString::fromStdString(made.error().message), message);
}

void TestLabWorld::actuatorSaysWhenNoHostIsFree()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.get(kinds::bareMetalHost(), "h1").text("/spec/consumerRef/name"),
             std::string("m1"));
    QCOMPARE(*lab.get(kinds::machine(), "m1").annotation("metal3.io/BareMetalHost"),
             std::string("default/h1"));
    Json second = lab.get(kinds::machine(), "m1").json();
    second["metadata"]["name"] = "m2";
    second["metadata"]["uid"] = "another";
    Kept<Done> made;
    lab.world->actuator().create(Object(second), made.reply());
    lab.settle();
    QVERIFY(made.isError());
    QCOMPARE(made.error().message, std::string("No available BareMetalHost found"));
    QVERIFY(made.error().retryAfter == Duration(30s));
}

void TestLabWorld::aNodeFollowsThePowerOfItsHost()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    const Object before = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(before), std::string("True"));
    const auto power = [&](const char *state) {
        lab.patch(kinds::labBmc(),
                  "h1",
                  std::string(R"({"status":{"powerState":")") + state + R"(","since":")"
                      + formatMicroTime(lab.clock.now()) + R"(","boots":2}})",
                  cluster::Subresource::Status);
        lab.settle();
    };
    power("Off");
    lab.pass(lab::nodeMonitorGrace - 1s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
    lab.pass(1s);
    const Object silent = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(silent), std::string("Unknown"));
    QCOMPARE(silent.at("/spec/taints").size(), std::size_t(2));
    power("On");
    lab.pass(9s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("Unknown"));
    lab.pass(1s);
    const Object after = lab.get(kinds::node(), "m1");
    QCOMPARE(readyOf(after), std::string("True"));
    QCOMPARE(after.uid(), before.uid());
    QVERIFY(after.text("/status/nodeInfo/bootID") != before.text("/status/nodeInfo/bootID"));
    QVERIFY(after.at("/spec/taints").is_null());
}

void TestLabWorld::aDeletedNodeReturnsWithTheNextBoot()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    QCOMPARE(lab.remove(kinds::node(), "m1"), std::string());
    lab.pass(10min);
    QVERIFY(!lab.get(kinds::node(), "m1"));
    lab.patch(kinds::labBmc(),
              "h1",
              R"({"status":{"since":")" + formatMicroTime(lab.clock.now()) + R"(","boots":2}})",
              cluster::Subresource::Status);
    lab.pass(10s);
    QCOMPARE(readyOf(lab.get(kinds::node(), "m1")), std::string("True"));
}

void TestLabWorld::aRestartOnAnotherPortMovesTheAddresses()
{
    LabFixture lab{metalMachine};
    QCOMPARE(lab.load(), std::string());
    lab.restart(metalMachine, "https://127.0.0.1:9999");
    QCOMPARE(lab.load(), std::string());
    QCOMPARE(lab.get(kinds::bareMetalHost(), "h1").text("/spec/bmc/address"),
             std::string("redfish+https://127.0.0.1:9999/redfish/v1/Systems/h1"));
    lab.start();
    QCOMPARE(lab.get(kinds::labBmc(), "h1").text("/status/address"),
             std::string("https://127.0.0.1:9999/redfish/v1/Systems/h1"));
}

const std::string web = R"(
apiVersion: lab.holdpoint.dev/v1alpha1
kind: Workload
metadata: {name: web}
spec: {replicas: 4, gracePeriod: 5s, startDuration: 2s}
)";

void TestLabWorld::podsSpreadAndReturnElsewhere()
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

void TestLabWorld::aBudgetThatCannotBeMetRefuses()
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

void TestLabWorld::podsOnASilentNodeStay()
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

void TestLabWorld::podsOfAGoneNodeGo()
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

void TestLabWorld::daemonsRunOnEveryNode()
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

void TestLabWorld::deletionsOfTheFileWaitForTheWorld()
{
    const std::string deleted = R"(
apiVersion: machine.openshift.io/v1beta1
kind: Machine
metadata:
  name: m1
  deletionTimestamp: "2026-01-01T00:00:00Z"
  finalizers: [machine.machine.openshift.io]
  annotations: {lab.holdpoint.dev/begins: running}
  labels: {machine.openshift.io/cluster-api-cluster: c}
spec: {providerSpec: {value: {kind: LabMachineProviderSpec}}}
)";
    LabFixture lab{deleted};
    QCOMPARE(lab.load(), std::string());
    lab.start();
    lab.pass(30s);
    QVERIFY(!lab.get(kinds::machine(), "m1").isDeleting());
    lab.patch(
        kinds::machine(), "m1", R"({"status":{"phase":"Running"}})", cluster::Subresource::Status);
    lab.pass(1s);
    QVERIFY(lab.get(kinds::machine(), "m1").isDeleting());
}

QTEST_GUILESS_MAIN(TestLabWorld)
#include "tst_labworld.moc"
