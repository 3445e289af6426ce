// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/rules/holds/SharedCause.h"
#include "tests/model/rules/holds/StuckCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_causes {

using namespace hp;
using namespace hp::tests;

/// The causes that need more than a machine to be told: its Node, its host, the site.
/// tests/scenarios plays all of them through the daemon; here each has its edges.
class TestCauses : public QObject
{
    Q_OBJECT
private slots:
    void causes_data();
    void causes();
    void aHoldThatNoRowKnowsIsTold();
    void everyCauseHasACase();
    void theWaysOutAreThoseOfTheObject_data();
    void theWaysOutAreThoseOfTheObject();
    void whatWouldHarmIsNotOffered_data();
    void whatWouldHarmIsNotOffered();
    void aGuardOfEtcdIsNotChanged_data();
    void aGuardOfEtcdIsNotChanged();
    void theDrainOfAMemberIsNotSkipped_data();
    void theDrainOfAMemberIsNotSkipped();
    void whatFailedDoesNotContinue();
    void whoWaitsForOneApproverHasOneCause_data();
    void whoWaitsForOneApproverHasOneCause();
    void whatLastsIsUrgent_data();
    void whatLastsIsUrgent();
};

void TestCauses::causes_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < stuckCases().size(); ++i)
        QTest::newRow(stuckCases()[i].name) << i;
}

void TestCauses::causes()
{
    QFETCH(const std::size_t, index);
    const StuckCase &given = stuckCases()[index];
    const auto why = whyStuck(viewOf(given), caseTime);
    QCOMPARE(why ? QString::fromStdString(why->rule) : QString(), QString::fromUtf8(given.rule));
    if (!why)
        return;
    QCOMPARE(QString::fromStdString(why->sentence.sentence()), QString::fromUtf8(given.sentence));
    QCOMPARE(why->facts.size(), std::size_t(3));
    for (const holds::StuckFact &fact : why->facts)
        QVERIFY2(!fact.text.empty() && !fact.source.empty(), fact.text.text().c_str());
    QVERIFY(!why->exits.empty());
    QVERIFY(!why->next.empty());
    const auto found = holds::whyRows();
    QVERIFY(std::find(found.begin(), found.end(), why->rule) != found.end());
}

void TestCauses::aHoldThatNoRowKnowsIsTold()
{
    const holds::StuckView view = viewOf(stuckCases().front());
    QVERIFY(!whyStuck(view, caseTime));
    holds::Hold hold;
    hold.kind = holds::HoldKind::Window;
    hold.name = "nights";
    hold.state = holds::HoldState::Holding;
    hold.reason = say::windowIsClosed();
    hold.evidence = quoted("status");
    hold.since = caseTime - std::chrono::minutes(7);
    hold.priority = 2;
    const auto why = whyStuck(view, {hold}, caseTime);
    QVERIFY(stops(why));
    QCOMPARE(why->rule, std::string("held by something else"));
    QCOMPARE(why->sentence.sentence(),
             std::string("Held by window nights: its window is closed. 7 m."));
    QCOMPARE(why->priority, 2);
}

void TestCauses::everyCauseHasACase()
{
    std::set<std::string> left;
    for (const std::string &name : holds::whyRows())
        left.insert(name);
    QVERIFY(left.size() >= 25);
    for (const StuckCase &given : stuckCases())
        left.erase(given.rule);
    left.erase("held by something else"); // aHoldThatNoRowKnowsIsTold()
    QVERIFY2(left.empty(), left.empty() ? "" : left.begin()->c_str());
}

void TestCauses::theWaysOutAreThoseOfTheObject_data()
{
    QTest::addColumn<QString>("exit");
    const auto row = [](const char *name, const char *exit) {
        QTest::newRow(name) << QString::fromLatin1(exit);
    };
    row("a budget without any room", "raise maxUnavailable of shop/db");
    row("a budget of all pods", "lower minAvailable of shop/db");
    row("a budget of a percentage that more replicas meet",
        "run 2 more replicas, or lower minAvailable of shop/db");
    row("a budget that can never be met", "run one more replica, or lower minAvailable of shop/db");
    row("a pod that two budgets select",
        "delete one of the budgets db and data, or change the selector of one");
    row("a budget that has room again", "retry the drain now");
    row("a budget none of whose pods is well",
        "set unhealthyPodEvictionPolicy of shop/db to AlwaysAllow: then pods that are not ready "
        "can be evicted");
    row("a budget that misses a pod of a dead Node",
        "restore Node x, or fence its host and delete it");
    row("a budget that misses a pod without a place",
        "make room for pod shop/db-1: uncordon a Node or add one");
    row("a budget that misses a pod whose volume is on a Node that is lost",
        "bring back the Node or zone that the volume of pod shop/db-1 is tied to, or have its data "
        "restored");
    row("a failed master whose etcd the majority hangs on",
        "restore the other control-plane Nodes first: without this one etcd has no quorum");
    row("a kubelet of a master that is silent beside another one",
        "restore the other control-plane Nodes first: without this one etcd has no quorum");
    row("a kubelet that is silent",
        "fence the host and delete the Node: no eviction is needed then");
    row("a host whose deletion waits for its pause",
        "remove the annotation baremetalhost.metal3.io/paused");
    row("a host whose deletion is delayed",
        "remove the annotation baremetalhost.metal3.io/detached");
    row("a host whose deletion fails", "fix what it reports");
    row("a host that is being serviced under a silent Node",
        "wait: the host must stay powered until it is serviced; a reset now may destroy its "
        "firmware");
    row("a Node whose remediation was given up",
        "repair the server; to have it power-cycled again, delete Metal3Remediation w");
    row("an instance that is gone under a pod", "delete Node w: its instance is gone");
    row("a server whose host was let go of under a pod",
        "fence the host and delete the Node: no eviction is needed then");
    row("a server that is off and whose host was let go of under a pod",
        "delete Node w: its instance is gone");
    row("a Node of an instance before",
        "delete Node w and restart its kubelet, so that it registers again");
    row("a Node of an instance before that serves",
        "drain Node w, delete it and restart its kubelet, so that it registers again");
    row("an instance that is denied while its kubelet reports",
        "check the instance p:///w in the provider");
    row("a budget of an operator that misses a pod", "view CephCluster ocs");
    row("a budget of an operator that is only tight", "view CephCluster ocs");
    row("a pod that two budgets of an operator select", "view CStorVolumeConfig pvc-1");
    row("a pod that a budget of an operator and another one select",
        "correct budget shop/data: its selector, or the owners of its pods");
    row("an etcd that takes no write", "view etcd");
    row("a Node that an older Karpenter takes away", "view Karpenter");
    row("a Node that lacks the pod of a daemon set",
        "check the pod that removes the taint nidhogg.uswitch.com/kube-system.kube2iam from Node w "
        "when it runs");
    row("a Node that came back and keeps its taint", "view kube-controller-manager");
    row("another master is cordoned by hand",
        "waiting does not help, unless Node m1 is uncordoned");
    row("a machine that failed otherwise",
        "delete the machine and create another yourself; nothing replaces it");
    row("a failed machine of a set", "delete the machine; its MachineSet creates a new one");
    row("an instance that was stopped under its Node",
        "start the instance p:///w again in the provider");
    row("an instance that Google stopped", "start the instance gce:///p/z/w again in the provider");
    row("an instance that Amazon deletes",
        "delete the machine and create another yourself; nothing replaces it");
    row("a Node whose configuration does not end", "view machine-config-operator");
    row("a Node that a fencing keeps pods from", "view fence-agents-remediation");
    row("a budget over pods without a scale",
        "set minAvailable of shop/db to a number of pods: their owner does not say how many it "
        "wants");
    row("one that an operator made", "view Kafka events");
    row("a pod that Strimzi moves", "view Strimzi Cluster Operator");
    row("an API server that has too much to do", "view kube-apiserver");
    row("an instance of Windows", "view windows-machine-config-operator");
    row("a Node for whose pods no range is left", "view kube-controller-manager");
    row("one that guards the leader of a database", "view postgres-operator");
    row("a pod whose copies in another zone are not ready", "view rollout-operator");
    row("a Node whose volumes lost their quorum", "view piraeus-ha-controller");
    row("a Node that a readiness rule keeps pods from", "view node-readiness-controller");
    row("a Node that is not ready for its pool",
        "check the pod that removes the taint startup-taint.cluster-autoscaler.kubernetes.io/gpu "
        "from Node w when it runs");
    row("a Node that Talos cordoned", "view Talos");
    row("a Node that AKS could not upgrade", "view AKS");
    row("a Node that NVSentinel quarantined", "view NVSentinel");
    row("a Node that Harvester has in maintenance", "view Harvester");
    row("a Node that self node remediation cordoned", "view self-node-remediation");
    row("a Node that Pacemaker fenced", "view pacemaker");
    row("a Node that may serve again and is not uncordoned", "view machine-config-operator");
    row("a host that the assisted service detached", "view assisted-service");
    row("a host that Cluster API paused", "view cluster-api-provider-metal3");
    row("a detached host that is to reboot",
        "remove the annotation baremetalhost.metal3.io/detached");
    row("a Node whose network is not there",
        "check the pod that removes the taint k8s.ovn.org/network-unavailable from Node w when it "
        "runs");
    row("another master is drained and not gone", "view Machine master-1");
    row("the key of a remediation that was withdrawn",
        "remove the key capbm-requested-power-off: anyone allowed to change the host may do it");
    row("a drain that is late", "skip the drain; this skips every preDrain hook too");
    row("a maintenance that failed",
        "delete MachineMaintenance mm; what it set is undone, and it is created again while its "
        "event stands");
    row("a server whose request nobody approves",
        "read it: kubectl get csr csr-7x -o jsonpath='{.spec.request}' | base64 -d | openssl req "
        "-noout -text");
    row("a request that the kubelet repeats", "view cluster-machine-approver");
    row("a kubelet that lost its certificate",
        "only if its name and addresses are those of this server: oc adm certificate approve "
        "csr-7x");
    row("a server of kubeadm whose request nobody approves",
        "only if its name and addresses are those of this server: kubectl certificate approve "
        "csr-7x");
    row("a request that was denied",
        "when that is fixed: kubectl delete csr csr-7x, so that the kubelet makes another");
    row("a request that nobody signs", "view kube-controller-manager");
    row("a renewal is none of the approver of OpenShift", "view kube-controller-manager");
    row("a request that another Node made",
        "find the server that made request csr-7x, and do not approve it before");
}

void TestCauses::theWaysOutAreThoseOfTheObject()
{
    QFETCH(const QString, exit);
    const auto given =
        std::find_if(stuckCases().begin(), stuckCases().end(), [](const StuckCase &one) {
            return one.name == std::string(QTest::currentDataTag());
        });
    QVERIFY(given != stuckCases().end());
    const auto why = whyStuck(viewOf(*given), caseTime);
    QVERIFY(bool(why));
    const std::vector<std::string> order{"wait", "owner", "ask", "fix", "override", "expert"};
    std::size_t last = 0;
    bool found = false;
    for (const holds::Exit &one : why->exits) {
        found = found || one.text.text() == exit.toStdString();
        const auto at = static_cast<std::size_t>(std::find(order.begin(), order.end(), one.kind)
                                                 - order.begin());
        QVERIFY2(at >= last && at < order.size(), one.kind.c_str());
        last = at;
    }
    QVERIFY2(found, why->exits.back().text.text().c_str());
}

/// The case of that name.
std::optional<holds::WhyStuck> whyOf(const std::string &name)
{
    const auto given = std::ranges::find_if(
        stuckCases(), [&name](const StuckCase &one) { return one.name == name; });
    return given == stuckCases().end() ? std::nullopt : whyStuck(viewOf(*given), caseTime);
}

void TestCauses::whatWouldHarmIsNotOffered_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *name : {"one that waits for a master that is cordoned",
                             "another master is cordoned",
                             "a drain that is late while another master is cordoned",
                             "a drain that is late under a guard of etcd",
                             "a pod that Strimzi moves",
                             "an API server that has too much to do",
                             "a pod whose copies in another zone are not ready",
                             "one that guards the leader of a database",
                             "an instance that is denied while its kubelet reports",
                             "a budget of an operator that misses a pod",
                             "a budget of an operator that is only tight",
                             "a budget of an operator behind a pod that a finalizer keeps",
                             "a pod that two budgets of an operator select",
                             "a pod that a budget of an operator and another one select",
                             "an etcd that takes no write",
                             "a budget that misses a pod whose volume is on a Node that is lost",
                             "a kubelet of a master that is silent beside another one",
                             "one that an operator made"})
        QTest::newRow(name) << QStringLiteral("override");
    // To approve them.
    for (const char *name : {"a request for the name of a Node that is Ready",
                             "a request that another Node made",
                             "a request that another Node made for a new one",
                             "a request that was denied"})
        QTest::newRow(name) << QStringLiteral("expert");
    // Who restarts a BMC in the middle of its own work may lose it.
    QTest::newRow("a command that a job of the BMC is in the way of") << QStringLiteral("fix");
    // Without its finalizer the server of such a host would run on, and nobody would wipe it.
    for (const char *name : {"a host whose deletion waits for its pause",
                             "a host whose deletion is delayed",
                             "a host whose deletion fails"})
        QTest::newRow(name) << QStringLiteral("expert");
}

void TestCauses::whatWouldHarmIsNotOffered()
{
    QFETCH(const QString, kind);
    const auto why = whyOf(QTest::currentDataTag());
    QVERIFY(bool(why));
    QVERIFY(std::ranges::none_of(
        why->exits, [&kind](const holds::Exit &exit) { return exit.kind == kind.toStdString(); }));
}

/// The case of that name with pods of etcd; no JSON where there is none of it.
StuckCase inEtcd(const std::string &name)
{
    const auto given = std::ranges::find_if(
        stuckCases(), [&name](const StuckCase &one) { return one.name == name; });
    if (given == stuckCases().end())
        return {};
    StuckCase changed = *given;
    const std::string shop = "shop";
    const std::string etcd = "openshift-etcd";
    for (std::size_t at = changed.json.find(shop); at != std::string::npos;
         at = changed.json.find(shop, at + etcd.size()))
        changed.json.replace(at, shop.size(), etcd);
    return changed;
}

void TestCauses::aGuardOfEtcdIsNotChanged_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"a pod that two budgets select",
                             "a budget without any room",
                             "a budget without any room over a pod that crashes",
                             "a budget that can never be met",
                             "a budget that nobody can judge",
                             "a budget over pods without a scale",
                             "a budget that is only tight",
                             "a kubelet that is silent",
                             "a budget none of whose pods is well"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// The same over pods of etcd: less of its budget is less of its quorum.
void TestCauses::aGuardOfEtcdIsNotChanged()
{
    QFETCH(const QString, name);
    const StuckCase ofEtcd = inEtcd(name.toStdString());
    QVERIFY(!ofEtcd.json.empty());
    const auto why = whyStuck(viewOf(ofEtcd), caseTime);
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->rule), QString::fromLatin1(ofEtcd.rule));
    bool isTold = false;
    for (const holds::Exit &exit : why->exits) {
        const std::string text = exit.text.text();
        isTold = isTold || text == "view clusteroperator/etcd";
        const bool isAct = exit.kind != "wait" && exit.kind != "owner";
        for (const char *word : {"udget", "Available", "PodEvictionPolicy", "skip the drain"})
            QVERIFY2(!isAct || text.find(word) == std::string::npos, text.c_str());
    }
    QVERIFY(isTold);
}

void TestCauses::theDrainOfAMemberIsNotSkipped_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"a pod that a finalizer keeps",
                             "a pod that uses its grace",
                             "a pod whose volume does not detach"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// A skipped drain does not ask for the quorum of etcd, whatever keeps its pod.
void TestCauses::theDrainOfAMemberIsNotSkipped()
{
    QFETCH(const QString, name);
    const StuckCase ofEtcd = inEtcd(name.toStdString());
    QVERIFY(!ofEtcd.json.empty());
    const auto why = whyStuck(viewOf(ofEtcd), caseTime);
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->rule), QString::fromLatin1(ofEtcd.rule));
    QVERIFY(std::ranges::none_of(why->exits,
                                 [](const holds::Exit &exit) { return exit.kind == "override"; }));
}

/// EndRows, "2 failed": only a person ends it, so nothing is promised beside "waiting does not
/// help".
void TestCauses::whatFailedDoesNotContinue()
{
    const auto given =
        std::find_if(stuckCases().begin(), stuckCases().end(), [](const StuckCase &one) {
            return one.name == std::string("a maintenance that failed");
        });
    QVERIFY(given != stuckCases().end());
    const auto why = whyStuck(viewOf(*given), caseTime);
    QVERIFY(bool(why));
    QCOMPARE(why->next.text(), say::nothingIsDoneByItselfThen().text());
}

void TestCauses::whoWaitsForOneApproverHasOneCause_data()
{
    QTest::addColumn<QString>("cause");
    const auto row = [](const char *name, const char *cause) {
        QTest::newRow(name) << QString::fromLatin1(cause);
    };
    row("an approver that does not run", "client certificate of cluster-machine-approver at join");
    row("a server of kubeadm whose request nobody approves",
        "client certificate of kube-controller-manager at join");
    row("a serving certificate for another address",
        "serving certificate of cluster-machine-approver at kubelet");
    row("a serving certificate that nobody approves",
        "certificate of a ready Node not approved at kubelet");
}

void TestCauses::whoWaitsForOneApproverHasOneCause()
{
    QFETCH(const QString, cause);
    const auto why = whyOf(QTest::currentDataTag());
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(sharedCause(*why).text()), cause);
}

void TestCauses::whatLastsIsUrgent_data()
{
    QTest::addColumn<bool>("stops");
    QTest::addColumn<int>("priority");
    QTest::newRow("a Node that is configured for 20 m") << false << 0;
    QTest::newRow("a Node whose configuration does not end") << true << 3;
    QTest::newRow("off and wants on") << true << 0;
    QTest::newRow("a host of others that is off under its Node") << true << 2;
    QTest::newRow("a paused host that is off under its Node") << true << 2;
    QTest::newRow("a detached host that is off under its Node") << true << 2;
}

void TestCauses::whatLastsIsUrgent()
{
    QFETCH(const bool, stops);
    QFETCH(const int, priority);
    const auto why = whyOf(QTest::currentDataTag());
    QVERIFY(bool(why));
    QCOMPARE(holds::stops(why), stops);
    QCOMPARE(why->priority, priority);
}

} // namespace tst_causes

HP_TEST(tst_causes, TestCauses)
#include "tst_causes.moc"
