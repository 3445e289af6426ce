// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "tests/backend/controllers/MachineLine.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_machinecontrollers {

using namespace hp;
using namespace hp::controllers;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

class TestMachineControllers : public QObject
{
    Q_OBJECT
private slots:
    void aNewMachineBecomesRunningWhenItsNodeJoins();
    void newsOfTheProviderNeedNoWaiting();
    void deletionDrainsThenDeletesInstanceNodeAndMachine();
    void aNodeOfTheSameNameStaysUnlessItIsOurs_data();
    void aNodeOfTheSameNameStaysUnlessItIsOurs();
    void aHookHoldsUntilItIsRemoved();
    void aConflictIsReadAndDecidedAfresh();
    void unknownConditionsAndFieldsSurvive();
    void aRefusedPodIsNamedInTheRecord();
    void storingTheFailureStartsNoAttempt();
    void aPersonsChangeOvertakesTheBackOff();
    void aBudgetThatGetsRoomWakesTheDrain();
    void aRefusalOfAWebhookIsRememberedInItsWords();
    void aConflictIsNoPodThatHasGone();
    void whatHoldsADeletionIsToldWhetherTheInstanceIsThere();
    void aRestartKeepsTheBackOff();
    void twoControlPlaneNodesNeverDrainTogether();
    void aCordonThatDoesNotShowYetCounts();
    void aPodThatDoesNotGoAwayEndsInADeadline();
    void aPodOfASilentNodeIsGoneWhenItsGraceIsOver_data();
    void aPodOfASilentNodeIsGoneWhenItsGraceIsOver();
    void killedBetweenAnyTwoWritesThereIsNeverASecondInstance();
    void stoppedControllersTouchNothing();
};

void TestMachineControllers::aNewMachineBecomesRunningWhenItsNodeJoins()
{
    Line line;
    line.cluster.put(machineJson());
    line.run();
    QVERIFY(line.machine().hasFinalizer(machine::finalizer));
    QCOMPARE(line.phase(), std::string("Provisioning"));
    test::advance(line.clock, 30s);
    QCOMPARE(line.phase(), std::string("Provisioned"));
    QCOMPARE(line.machine().text("/spec/providerID"), std::string("lab:///m1"));

    line.cluster.put(nodeJson());
    test::settle(line.clock);
    QCOMPARE(line.phase(), std::string("Running"));
    QCOMPARE(machine::nodeName(line.machine()), std::string("n1"));
    const Object node = line.cluster.stored(kinds::node(), n1);
    QCOMPARE(*node.annotation(machine::nodeToMachine), std::string("openshift-machine-api/m1"));
    QCOMPARE(line.provider.instancesMade("m1"), 1);
    QVERIFY(line.controllers->isIdle());
}

void TestMachineControllers::newsOfTheProviderNeedNoWaiting()
{
    Line line;
    line.cluster.put(machineJson());
    line.run();
    QCOMPARE(line.phase(), std::string("Provisioning"));
    line.provider.notifyChanged(m1);
    test::settle(line.clock);
    QCOMPARE(line.phase(), std::string("Provisioned"));

    line.controllers.reset();
    line.provider.notifyChanged(m1); // nobody listens any more
}

void TestMachineControllers::deletionDrainsThenDeletesInstanceNodeAndMachine()
{
    Line line;
    line.running();
    line.remove();
    QVERIFY(!line.machine());
    QVERIFY(!line.cluster.stored(kinds::node(), n1));
    QVERIFY(!line.cluster.stored(kinds::pod(), pod));
    QCOMPARE(line.events("DrainSucceeded"), 1);
    QCOMPARE(line.provider.calls("m1").remove, 1);
}

void TestMachineControllers::aNodeOfTheSameNameStaysUnlessItIsOurs_data()
{
    QTest::addColumn<QString>("providerId");
    QTest::addColumn<QString>("owner");
    QTest::addColumn<bool>("stays");
    QTest::newRow("the server is used for another Machine") << "lab:///m2"
                                                            << "" << true;
    QTest::newRow("it says whose it is") << ""
                                         << "openshift-machine-api/m2" << true;
    QTest::newRow("it joins and says nothing yet") << ""
                                                   << "" << true;
    QTest::newRow("our kubelet registered it again") << "lab:///m1"
                                                     << "" << false;
    QTest::newRow("it was registered again and linked") << ""
                                                        << "openshift-machine-api/m1" << false;
}

void TestMachineControllers::aNodeOfTheSameNameStaysUnlessItIsOurs()
{
    QFETCH(const QString, providerId);
    QFETCH(const QString, owner);
    QFETCH(const bool, stays);
    Line line;
    line.running();
    line.patch(
        Json::parse(R"({"spec":{"lifecycleHooks":{"preTerminate":[{"name":"c","owner":"d"}]}}})"));
    line.remove();
    const std::string linked = line.machine().text("/status/nodeRef/uid");
    QVERIFY(!linked.empty());
    line.cluster.erase(kinds::node(), n1);
    Json another{
        {"apiVersion", "v1"}, {"kind", "Node"}, {"metadata", {{"name", "n1"}, {"uid", "another"}}}};
    if (!providerId.isEmpty())
        another["spec"]["providerID"] = providerId.toStdString();
    if (!owner.isEmpty())
        another["metadata"]["annotations"][machine::nodeToMachine] = owner.toStdString();
    line.cluster.put(another);
    test::settle(line.clock);
    line.patch(Json::parse(R"({"spec":{"lifecycleHooks":{"preTerminate":null}}})"));
    QVERIFY(!line.machine());
    QCOMPARE(bool(line.cluster.stored(kinds::node(), n1)), stays);
}

void TestMachineControllers::aHookHoldsUntilItIsRemoved()
{
    Line line;
    line.running();
    line.patch(Json::parse(R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"a","owner":"b"}],
        "preTerminate":[{"name":"c","owner":"d"}]}}})"));
    line.remove();
    test::advance(line.clock, std::chrono::hours(24));
    QCOMPARE(line.phase(), std::string("Deleting"));
    QVERIFY(line.cluster.stored(kinds::pod(), pod));
    QCOMPARE(line.events("DrainBlocked"), 1);

    line.patch(Json::parse(R"({"spec":{"lifecycleHooks":{"preDrain":null}}})"));
    QVERIFY(!line.cluster.stored(kinds::pod(), pod));
    QVERIFY(machine::conditionIs(line.machine(), "Drained", "True"));
    QCOMPARE(line.provider.calls("m1").remove, 0);

    line.patch(Json::parse(R"({"spec":{"lifecycleHooks":{"preTerminate":null}}})"));
    QVERIFY(!line.machine());
}

void TestMachineControllers::aConflictIsReadAndDecidedAfresh()
{
    Line line;
    line.cluster.put(machineJson());
    line.cluster.failNext("patch", test::Failure::MovedOn, 2);
    line.run();
    test::advance(line.clock, 31s);
    QCOMPARE(line.phase(), std::string("Provisioned"));
    QVERIFY(line.controllers->machineController().counters().failed >= 2);
    QCOMPARE(line.provider.instancesMade("m1"), 1);
}

void TestMachineControllers::unknownConditionsAndFieldsSurvive()
{
    Line line;
    Json json = machineJson();
    json["spec"]["mine"] = {{"a", 1}};
    json["status"] =
        Json::parse(R"({"mine":true,"conditions":[{"type":"PreDrainStopSucceeded","status":"False",
        "reason":"r","message":"m","lastTransitionTime":"2026-01-01T00:00:00Z","x":1}]})");
    line.cluster.put(json);
    line.run();
    test::advance(line.clock, 31s);
    QVERIFY(line.machine().at("/spec/mine") == json["spec"]["mine"]);
    QVERIFY(line.machine().at("/status/mine") == Json(true));
    const Json &conditions = line.machine().at("/status/conditions");
    QVERIFY(std::find(conditions.begin(), conditions.end(), json["status"]["conditions"][0])
            != conditions.end());
    QVERIFY(std::is_sorted(conditions.begin(), conditions.end(), [](const Json &a, const Json &b) {
        return a["type"] < b["type"];
    }));
}

void TestMachineControllers::aRefusedPodIsNamedInTheRecord()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(pod, test::budgetRefuses("pdb", 2, 1));
    line.remove();
    const Json first = Json::parse(line.machine().annotation(machine::drainRecord).value_or("{}"));
    QVERIFY(first["blocking"]
            == Json::parse(R"([{"ns":"default","pod":"p","pdb":"pdb","needs":2,"has":1}])"));
    QVERIFY(!first.contains("nextAttempt"));

    const TimePoint start = line.clock.now();
    test::advance(line.clock, 20s);
    const Json failed = Json::parse(line.machine().annotation(machine::drainRecord).value_or("{}"));
    QVERIFY(failed["attempts"] == Json(1));
    QVERIFY(failed["nextAttempt"] == Json(formatMicroTime(start + 25s)));
    QVERIFY(failed["blocking"] == first["blocking"]);
    const auto condition = Conditions(line.machine().at("/status/conditions")).get("Drained");
    QCOMPARE(condition->message,
             std::string("could not drain machine: error when evicting pods/\"p\" -n \"default\": "
                         "global timeout reached: 20s"));

    line.cluster.allowEviction(pod);
    test::advance(line.clock, 5s);
    QVERIFY(!line.machine());
}

void TestMachineControllers::storingTheFailureStartsNoAttempt()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(pod, test::budgetRefuses("pdb", 2, 1));
    line.remove();
    test::advance(line.clock, 24s);
    QCOMPARE(line.events("DrainProceeds"), 1);
    QCOMPARE(line.controllers->drainController().nextRun(m1), std::optional<Duration>(1s));
    test::advance(line.clock, 1s);
    QCOMPARE(line.events("DrainProceeds"), 2);
}

void TestMachineControllers::aPersonsChangeOvertakesTheBackOff()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(pod, test::budgetRefuses("pdb", 2, 1));
    line.remove();
    test::advance(line.clock, 20s);
    QCOMPARE(line.events("DrainProceeds"), 1);
    line.patch(Json::parse(
        R"({"metadata":{"annotations":{"machine.openshift.io/exclude-node-draining":""}}})"));
    QVERIFY(!line.machine());
    QCOMPARE(line.events("DrainSkipped"), 1);
    QVERIFY(line.cluster.stored(kinds::pod(), pod));
}

void TestMachineControllers::aBudgetThatGetsRoomWakesTheDrain()
{
    Line line;
    const auto budget = [&line](int allowed) {
        line.cluster.put({{"apiVersion", "policy/v1"},
                          {"kind", "PodDisruptionBudget"},
                          {"metadata", {{"name", "pdb"}, {"namespace", "default"}}},
                          {"spec", {{"minAvailable", 2}}},
                          {"status", {{"disruptionsAllowed", allowed}}}});
        test::settle(line.clock);
    };
    line.running();
    budget(0);
    line.cluster.refuseEviction(pod, test::budgetRefuses("pdb", 2, 1));
    line.remove();
    test::advance(line.clock, 20s);
    QCOMPARE(line.events("DrainProceeds"), 1);
    // What a budget says of its pods besides is no reason for an attempt.
    budget(0);
    QCOMPARE(line.events("DrainProceeds"), 1);
    line.cluster.allowEviction(pod);
    budget(1);
    QCOMPARE(line.events("DrainProceeds"), 2);
    QVERIFY(!line.machine());
}

void TestMachineControllers::aRefusalOfAWebhookIsRememberedInItsWords()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(
        pod,
        errorFrom({.code = 403,
                   .reason = "Forbidden",
                   .message = "admission webhook \"vm\" denied the request: it migrates"}));
    line.remove();
    const Json record = Json::parse(line.machine().annotation(machine::drainRecord).value_or("{}"));
    QVERIFY(record["blocking"][0]["says"]
            == Json("admission webhook \"vm\" denied the request: it migrates"));
}

/// Somebody else wrote the pod or its budget at the same time.
void TestMachineControllers::aConflictIsNoPodThatHasGone()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(
        pod,
        errorFrom({.code = 409,
                   .reason = "Conflict",
                   .message = "the object has been modified; please apply your changes"}));
    line.remove();
    test::advance(line.clock, 10s);
    QVERIFY(line.machine());
    QVERIFY(!machine::conditionIs(line.machine(), "Drained", "True"));
    line.cluster.allowEviction(pod);
    test::advance(line.clock, 5s);
    QVERIFY(!line.machine());
    QVERIFY(!line.cluster.stored(kinds::pod(), pod));
}

void TestMachineControllers::whatHoldsADeletionIsToldWhetherTheInstanceIsThere()
{
    Line line;
    line.running();
    line.patch(
        Json::parse(R"({"spec":{"lifecycleHooks":{"preTerminate":[{"name":"a","owner":"b"}]}}})"));
    line.remove();
    QVERIFY(machine::conditionIs(line.machine(), "Drained", "True"));
    QVERIFY(machine::conditionIs(line.machine(), "InstanceExists", "True"));
    line.provider.setPresent("m1", false);
    line.controllers->requeue(m1);
    test::settle(line.clock);
    QVERIFY(machine::conditionIs(line.machine(), "InstanceExists", "False"));
    QCOMPARE(line.phase(), std::string("Deleting"));
    line.patch(Json::parse(R"({"spec":{"lifecycleHooks":null}})"));
    QVERIFY(!line.machine());
}

void TestMachineControllers::aRestartKeepsTheBackOff()
{
    Line line;
    line.running();
    line.cluster.refuseEviction(pod, test::budgetRefuses("pdb", 2, 1));
    line.remove();
    test::advance(line.clock, 20s + 5s + 20s);
    QCOMPARE(line.events("DrainRequeued"), 2);
    line.controllers.reset();
    test::advance(line.clock, 4s);
    line.run();
    QCOMPARE(line.controllers->drainController().nextRun(m1), std::optional<Duration>(6s));
    test::advance(line.clock, 6s);
    QCOMPARE(line.events("DrainProceeds"), 3);
}

void TestMachineControllers::twoControlPlaneNodesNeverDrainTogether()
{
    Line line;
    for (const char *name : {"m1", "m2"}) {
        Json json = machineJson();
        json["metadata"]["name"] = name;
        json["metadata"]["finalizers"] = {machine::finalizer};
        json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        json["status"] = {{"phase", "Deleting"},
                          {"nodeRef", {{"kind", "Node"}, {"name", std::string("n-") + name}}}};
        line.cluster.put(json);
        Json node = nodeJson(std::string("n-") + name);
        node["metadata"]["labels"] = {{"node-role.kubernetes.io/control-plane", ""}};
        node["spec"] = Json::object();
        line.cluster.put(node);
    }
    line.provider.script("*").instanceGoneAfterDelete = false;
    line.provider.script("*").exists = true;
    line.run();
    const auto cordoned = [&line] {
        int count = 0;
        for (const char *name : {"n-m1", "n-m2"})
            count += machine::isCordoned(line.cluster.stored(kinds::node(), {{}, name})) ? 1 : 0;
        return count;
    };
    QCOMPARE(cordoned(), 1);
    test::advance(line.clock, 20s);
    QCOMPARE(cordoned(), 1);
    QVERIFY(line.events("DrainRequeued") >= 1);
}

/// The first drain is over before the copy of the Nodes shows its cordon; the second begins then.
void TestMachineControllers::aCordonThatDoesNotShowYetCounts()
{
    Line line;
    const auto deleted = [&line](const char *name) {
        Json json = machineJson();
        json["metadata"]["name"] = name;
        json["metadata"]["finalizers"] = {machine::finalizer};
        json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
        json["status"] = {{"phase", "Deleting"},
                          {"nodeRef", {{"kind", "Node"}, {"name", std::string("n-") + name}}}};
        line.cluster.put(json);
        test::settle(line.clock);
    };
    for (const char *name : {"n-m1", "n-m2"}) {
        Json node = nodeJson(name);
        node["metadata"]["labels"] = {{"node-role.kubernetes.io/control-plane", ""}};
        node["spec"] = Json::object();
        line.cluster.put(node);
    }
    line.provider.script("*").instanceGoneAfterDelete = false;
    line.provider.script("*").exists = true;
    test::InterceptedCluster lagging(line.cluster);
    lagging.holdEvents(kinds::node());
    controllers::MachineControllers controllers(
        lagging, line.clock, line.provider, controllers::MachineControllersSettings());
    controllers.start();
    test::settle(line.clock);
    deleted("m1");
    QVERIFY(machine::isCordoned(line.cluster.stored(kinds::node(), {{}, "n-m1"})));
    deleted("m2");
    QVERIFY(!machine::isCordoned(line.cluster.stored(kinds::node(), {{}, "n-m2"})));
}

void TestMachineControllers::aPodThatDoesNotGoAwayEndsInADeadline()
{
    Line line;
    line.running();
    line.cluster.keepTerminating(true);
    line.remove();
    QVERIFY(line.cluster.stored(kinds::pod(), pod).isDeleting());
    test::advance(line.clock, 20s);
    const auto condition = Conditions(line.machine().at("/status/conditions")).get("Drained");
    QCOMPARE(
        condition->message,
        std::string(
            "could not drain machine: error when waiting for pod \"p\" in namespace \"default\" to "
            "terminate: context deadline exceeded"));

    test::advance(line.clock, 6s);
    line.cluster.erase(kinds::pod(), pod);
    test::settle(line.clock);
    QVERIFY(!line.machine());
}

void TestMachineControllers::aPodOfASilentNodeIsGoneWhenItsGraceIsOver_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("no step of the wall clock") << 0;
    QTest::newRow("a step back makes no grace longer") << -2;
}

void TestMachineControllers::aPodOfASilentNodeIsGoneWhenItsGraceIsOver()
{
    QFETCH(int, hours);
    Line line;
    line.running();
    Json silent = line.cluster.stored(kinds::node(), n1).json();
    silent["status"]["conditions"] = {{{"type", "Ready"}, {"status", "Unknown"}}};
    line.cluster.put(silent);
    Json terminating = podJson();
    terminating["metadata"]["deletionTimestamp"] = formatTime(line.clock.now() + 1s);
    terminating["metadata"]["deletionGracePeriodSeconds"] = 1;
    line.cluster.put(terminating);
    test::settle(line.clock);
    line.clock.stepWall(std::chrono::hours(hours));
    line.cluster.keepTerminating(true);
    line.remove();
    test::advance(line.clock, 10s);
    QVERIFY(line.cluster.stored(kinds::pod(), pod));
    QVERIFY(!line.machine());
}

void TestMachineControllers::killedBetweenAnyTwoWritesThereIsNeverASecondInstance()
{
    int lives = 0;
    for (int dieAt = 0;; ++dieAt) {
        Line line;
        line.cluster.put(machineJson());
        line.cluster.put(podJson());
        bool died = false;
        bool linked = false;
        test::FaultyCluster fragile(line.cluster, dieAt, [&died] { died = true; });
        line.provider.survives = [&] { return fragile.survives(); };
        {
            MachineControllers first(fragile, line.clock, line.provider, {});
            first.start();
            test::advance(line.clock, 31s);
            line.cluster.put(nodeJson());
            test::advance(line.clock, 1s);
            linked = !machine::nodeName(line.machine()).empty();
            line.cluster.remove(
                {&kinds::machine(), m1}, {}, [](const Result<cluster::Deleted> &) {});
            test::advance(line.clock, 120s);
            first.stop();
        }
        // A new process on what the dead one left behind.
        line.provider.survives = {};
        line.run();
        test::advance(line.clock, 1200s);

        QVERIFY2(line.provider.instancesMade("m1") <= 1, qPrintable(QString::number(dieAt)));
        QVERIFY2(!line.machine(),
                 qPrintable(QStringLiteral("write %1 left the Machine behind").arg(dieAt)));
        // A Node that joined a Machine on its way out was never linked and is not ours to delete.
        QVERIFY2(!line.cluster.stored(kinds::node(), n1) || !linked,
                 qPrintable(QStringLiteral("write %1 left the Node behind").arg(dieAt)));
        if (!died)
            break;
        ++lives;
        QVERIFY(lives < 200);
    }
    // Finalizer, phases, facts, link, cordon, evict, conditions, Node, finalizer, and the driver
    // calls between.
    QVERIFY2(lives >= 15, qPrintable(QString::number(lives)));
}

void TestMachineControllers::stoppedControllersTouchNothing()
{
    Line line;
    line.cluster.put(machineJson());
    line.run();
    line.controllers->stop();
    line.controllers->stop();
    const int before = line.cluster.calls("patch");
    line.cluster.put(nodeJson());
    test::advance(line.clock, std::chrono::hours(1));
    QCOMPARE(line.cluster.calls("patch"), before);
    QVERIFY(!line.controllers->isRunning());
}

} // namespace tst_machinecontrollers

HP_TEST(tst_machinecontrollers, TestMachineControllers)
#include "tst_machinecontrollers.moc"
