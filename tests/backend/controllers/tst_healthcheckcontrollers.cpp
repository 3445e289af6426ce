// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "tests/backend/controllers/CheckedFleet.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_healthcheckcontrollers {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

const char *byTemplate =
    R"({"remediationTemplate":{"apiVersion":"infrastructure.cluster.x-k8s.io/v1beta1",
        "kind":"Metal3RemediationTemplate","name":"cycle","namespace":"contract"}})";

Json templateJson()
{
    return Json::parse(R"({"metadata":{"name":"cycle"},
        "spec":{"template":{"spec":{"strategy":{"type":"Reboot","retryLimit":1}}}}})");
}

} // namespace

class TestHealthCheckControllers : public QObject
{
    Q_OBJECT
private slots:
    void whatIsUnhealthyForTooLongIsDeletedOnce();
    void aTimerFindsWhatGetsTooOld();
    void whatRecoversInTimeIsLeftAlone();
    void aNodeThatHasJustRecoveredCostsNoMachine();
    void aNodeThatIsSeenLateCostsNoMachine();
    void aWallClockThatIsSetForwardCostsNoMachine();
    void aLastLookIsByTheClockOfTheFirst();
    void aWallClockThatWasSetForwardHoldsNothingUp();
    void aPausedCheckDoesNothingUntilItGoesOn();
    void tooManyUnhealthyRestrictUntilFewerAre();
    void theStrategyMarksAMachineOnce();
    void nobodyToReplaceItIsToldOnce();
    void aTemplateMakesARequestAndTakesItBack();
    void aRequestOfAnEarlierMachineIsNotTakenBack();
    void aMissingTemplateIsACondition();
    void aKindThatNobodyServesIsACondition();
    void aRefusedDeletionIsToldAndTriedAgain();
    void unreadableFieldsAreToldOnce();
    void heartbeatsWakeNobody();
    void aRestartRepeatsNothing();
    void killedBetweenAnyTwoWritesOneMachineGoes();
    void metricsHearHowEveryCheckStands();
    void aCheckThatIsGoneIsSaidToBe();
    void stoppedControllersTouchNothing();
};

void TestHealthCheckControllers::whatIsUnhealthyForTooLongIsDeletedOnce()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 1h);
    fleet.add(2, "True", 1h);
    fleet.run();
    QVERIFY(fleet.machine(1).isDeleting());
    QVERIFY(!fleet.machine(2).isDeleting());
    QCOMPARE(fleet.events("MachineDeleted"), 1);
    QVERIFY(fleet.check().at("/status/expectedMachines") == Json(2));
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
    QVERIFY(fleet.check().at("/status/remediationsAllowed") == Json(1));
    QCOMPARE(fleet.condition("RemediationAllowed"), std::string("True "));
    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.events("MachineDeleted"), 1);
    QCOMPARE(fleet.remediated(), 1);
}

void TestHealthCheckControllers::aTimerFindsWhatGetsTooOld()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 200s);
    fleet.run();
    QCOMPARE(fleet.events("DetectedUnhealthy"), 1);
    QCOMPARE(fleet.controller().nextRun({"contract", "mhc"}), std::optional<Duration>(101s));
    test::advance(fleet.clock(), 100s);
    QVERIFY(!fleet.machine(1).isDeleting());
    test::advance(fleet.clock(), 1s);
    QVERIFY(fleet.machine(1).isDeleting());
    QCOMPARE(fleet.events("DetectedUnhealthy"), 1);
}

void TestHealthCheckControllers::whatRecoversInTimeIsLeftAlone()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 200s);
    fleet.run();
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(0));
    fleet.setReady(1, "True");
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
    fleet.setReady(1, "Unknown");
    settle(fleet.clock());
    QCOMPARE(fleet.events("DetectedUnhealthy"), 2);
}

void TestHealthCheckControllers::aNodeThatHasJustRecoveredCostsNoMachine()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 200s);
    InterceptedCluster lagging(fleet.cluster());
    fleet.run(lagging);
    lagging.holdEvents(kinds::node());
    fleet.setReady(1, "True");
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    lagging.letEventsGo(kinds::node());
    settle(fleet.clock());
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
}

void TestHealthCheckControllers::aNodeThatIsSeenLateCostsNoMachine()
{
    CheckedFleet fleet;
    InterceptedCluster lagging(fleet.cluster());
    fleet.run(lagging);
    lagging.holdEvents(kinds::node());
    fleet.add(1, "True", 1h);
    test::advance(fleet.clock(), 1min);
    QVERIFY(!fleet.machine(1).isDeleting());
    lagging.letEventsGo(kinds::node());
    settle(fleet.clock());
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
}

void TestHealthCheckControllers::aWallClockThatIsSetForwardCostsNoMachine()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 10s);
    fleet.add(2, "True", 1h);
    fleet.run();
    fleet.clock().stepWall(1h);
    fleet.setReady(2, "False"); // a change that has the check look
    test::advance(fleet.clock(), 280s);
    QVERIFY(!fleet.machine(1).isDeleting());
    // That much was seen to last.
    test::advance(fleet.clock(), 20s);
    QVERIFY(fleet.machine(1).isDeleting());
    QVERIFY(!fleet.machine(2).isDeleting());
}

/// The Node was well in between, which only the last look before the deletion shows. The wall clock
/// was set forward by an hour, and what began a moment ago did not last that long.
void TestHealthCheckControllers::aLastLookIsByTheClockOfTheFirst()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 200s);
    InterceptedCluster lagging(fleet.cluster());
    fleet.run(lagging);
    lagging.holdEvents(kinds::node());
    fleet.setReady(1, "Unknown", 10s);
    fleet.clock().stepWall(1h);
    test::advance(fleet.clock(), 105s);
    QVERIFY(!fleet.machine(1).isDeleting());
    lagging.letEventsGo(kinds::node());
    test::advance(fleet.clock(), 5min);
    QVERIFY(fleet.machine(1).isDeleting());
}

void TestHealthCheckControllers::aWallClockThatWasSetForwardHoldsNothingUp()
{
    CheckedFleet fleet;
    fleet.add(1, "True", 1h);
    fleet.run();
    fleet.clock().stepWall(1h);
    fleet.setReady(1, "Unknown");
    settle(fleet.clock());
    // Longest is the time that a Node has to join, ten minutes.
    test::advance(fleet.clock(), 11min);
    QVERIFY(fleet.machine(1).isDeleting());
    fleet.clock().stepWall(-1h);
    fleet.add(2, "Unknown", 299s);
    test::advance(fleet.clock(), 5s);
    QVERIFY(fleet.machine(2).isDeleting());
}

void TestHealthCheckControllers::aPausedCheckDoesNothingUntilItGoesOn()
{
    CheckedFleet fleet("{}", R"({"annotations":{"cluster.x-k8s.io/paused":"test"}})");
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    QVERIFY(fleet.check().at("/status/expectedMachines").is_null());
    fleet.patchCheck(R"({"metadata":{"annotations":null}})");
    QVERIFY(fleet.machine(1).isDeleting());
}

void TestHealthCheckControllers::tooManyUnhealthyRestrictUntilFewerAre()
{
    CheckedFleet fleet(R"({"maxUnhealthy":1})");
    fleet.add(1, "Unknown", 1h);
    fleet.add(2, "Unknown", 1h);
    fleet.run();
    QCOMPARE(fleet.condition("RemediationAllowed"), std::string("False TooManyUnhealthy"));
    QCOMPARE(fleet.controller().nextRun({"contract", "mhc"}), std::optional<Duration>(30s));
    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.events("RemediationRestricted"), 1);
    QVERIFY(!fleet.machine(1).isDeleting() && !fleet.machine(2).isDeleting());
    QVERIFY(fleet.health.back().shortCircuit);

    fleet.setReady(2, "True");
    settle(fleet.clock());
    QVERIFY(fleet.machine(1).isDeleting());
    QCOMPARE(fleet.condition("RemediationAllowed"), std::string("True "));
    QVERIFY(!fleet.health.back().shortCircuit);
}

void TestHealthCheckControllers::theStrategyMarksAMachineOnce()
{
    CheckedFleet fleet(
        "{}",
        R"({"annotations":{"machine.openshift.io/remediation-strategy":"external-baremetal"}})");
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    QCOMPARE(fleet.machine(1).annotation(machine::externalRemediation),
             std::optional<std::string>(""));
    QVERIFY(!fleet.machine(1).isDeleting());
    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.events("ExternalAnnotationAdded"), 1);
    // Healthy again, but only once the mark is taken away.
    fleet.setReady(1, "True");
    settle(fleet.clock());
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(0));
    fleet.patch(kinds::machine(), "m1", {{"metadata", {{"annotations", nullptr}}}});
    settle(fleet.clock());
    QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
}

void TestHealthCheckControllers::nobodyToReplaceItIsToldOnce()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 1h);
    fleet.patch(kinds::machine(), "m1", {{"metadata", {{"ownerReferences", nullptr}}}});
    fleet.run();
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    QCOMPARE(fleet.events("SkippedNoController"), 1);
}

void TestHealthCheckControllers::aTemplateMakesARequestAndTakesItBack()
{
    CheckedFleet fleet(byTemplate);
    fleet.fixture.make(kinds::metal3RemediationTemplate(), templateJson());
    fleet.add(1, "Unknown", 1h);
    fleet.add(2, "True", 1h);
    fleet.run();
    const Object request = fleet.read(kinds::metal3Remediation(), "m1");
    QVERIFY(request);
    QCOMPARE(request.text("/spec/strategy/type"), std::string("Reboot"));
    QCOMPARE(request.text("/metadata/ownerReferences/0/uid"), fleet.machine(1).uid());
    QVERIFY(request.at("/metadata/ownerReferences/0/controller").is_null());
    QVERIFY(!fleet.read(kinds::metal3Remediation(), "m2"));
    QVERIFY(!fleet.machine(1).isDeleting());

    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.read(kinds::metal3Remediation(), "m1").uid(), request.uid());
    fleet.setReady(1, "True");
    settle(fleet.clock());
    QVERIFY(!fleet.read(kinds::metal3Remediation(), "m1"));
    QCOMPARE(fleet.condition("ExternalRemediationRequestAvailable"), std::string());
}

void TestHealthCheckControllers::aRequestOfAnEarlierMachineIsNotTakenBack()
{
    CheckedFleet fleet(byTemplate);
    fleet.add(1, "True", 1h);
    Json owner = {{"apiVersion", "machine.openshift.io/v1beta1"},
                  {"kind", "Machine"},
                  {"name", "m1"},
                  {"uid", "an-earlier-one"}};
    Json request = {{"metadata", {{"name", "m1"}, {"finalizers", {"a.b/keep"}}}}};
    request["metadata"]["ownerReferences"] = Json::array({owner});
    // Put in while nobody collects garbage: that is what the finalizer stands for.
    fleet.fixture.make(kinds::metal3Remediation(), request);
    request["metadata"]["name"] = "m2";
    request["metadata"].erase("ownerReferences");
    fleet.fixture.make(kinds::metal3Remediation(), request);
    fleet.add(2, "True", 1h);
    fleet.run();
    QVERIFY(fleet.read(kinds::metal3Remediation(), "m2").isDeleting());
    QCOMPARE(fleet.controller().counters().failed, std::uint64_t(0));
}

void TestHealthCheckControllers::aMissingTemplateIsACondition()
{
    CheckedFleet fleet(byTemplate);
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    QCOMPARE(fleet.condition("ExternalRemediationTemplateAvailable"),
             std::string("False ExternalRemediationTemplateNotFound"));
    QVERIFY(fleet.controller().nextRun({"contract", "mhc"}));
    QVERIFY(!fleet.machine(1).isDeleting());

    fleet.fixture.make(kinds::metal3RemediationTemplate(), templateJson());
    test::advance(fleet.clock(), 20min);
    QVERIFY(fleet.read(kinds::metal3Remediation(), "m1"));
    QCOMPARE(fleet.condition("ExternalRemediationTemplateAvailable"), std::string("True "));
}

void TestHealthCheckControllers::aKindThatNobodyServesIsACondition()
{
    CheckedFleet fleet(
        R"({"remediationTemplate":{"apiVersion":"g/v1","kind":"ThingTemplate","name":"t"}})");
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    const auto found = Conditions(fleet.check().at("/status/conditions"))
                           .get("ExternalRemediationTemplateAvailable");
    QVERIFY(found);
    QCOMPARE(found->message,
             std::string("no matches for kind \"ThingTemplate\" in version \"g/v1\""));
    QCOMPARE(found->severity, std::string("Error"));
}

void TestHealthCheckControllers::aRefusedDeletionIsToldAndTriedAgain()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 1h);
    InterceptedCluster refusing(fleet.cluster());
    int left = 2;
    refusing.refuse = [&left](const std::string &verb, const std::string &) {
        const bool no = verb == "delete" && left-- > 0;
        return no ? std::optional(Error{ErrorCode::Unauthorised, "not now", {}, nullptr})
                  : std::nullopt;
    };
    fleet.run(refusing);
    test::advance(fleet.clock(), 1s);
    QVERIFY(fleet.machine(1).isDeleting());
    QCOMPARE(fleet.events("MachineDeletionFailed"), 2);
    QCOMPARE(fleet.events("MachineDeleted"), 1);
    QCOMPARE(fleet.remediated(), 1);
}

void TestHealthCheckControllers::unreadableFieldsAreToldOnce()
{
    CheckedFleet fleet(R"({"maxUnhealthy":"abcdef"})");
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    QVERIFY(fleet.check().at("/status/conditions").is_null());
    QCOMPARE(fleet.events("ReconcileError"), 1);
    QVERIFY(fleet.controller().counters().rejected > 0);

    fleet.patchCheck(R"({"spec":{"maxUnhealthy":null,"selector":{"matchExpressions":[{"key":"a",
        "operator":"Near"}]}}})");
    QVERIFY(!fleet.machine(1).isDeleting());
    QCOMPARE(fleet.events("ReconcileError"), 2);
    fleet.patchCheck(R"({"spec":{"selector":null}})");
    QVERIFY(fleet.machine(1).isDeleting());
}

void TestHealthCheckControllers::heartbeatsWakeNobody()
{
    CheckedFleet fleet;
    fleet.add(1, "True", 1h);
    fleet.run();
    const auto passes = fleet.controller().counters().passes;
    fleet.patch(kinds::machine(),
                "m1",
                {{"status", {{"lastUpdated", formatTime(fleet.clock().now())}}}},
                cluster::Subresource::Status);
    fleet.patch(kinds::machine(), "m1", {{"metadata", {{"annotations", {{"a.b/c", "d"}}}}}});
    fleet.patch(kinds::node(), "n1", {{"metadata", {{"labels", {{"a", "b"}}}}}});
    settle(fleet.clock());
    QCOMPARE(fleet.controller().counters().passes, passes);
    fleet.setReady(1, "Unknown");
    settle(fleet.clock());
    QVERIFY(fleet.controller().counters().passes > passes);
}

void TestHealthCheckControllers::aRestartRepeatsNothing()
{
    CheckedFleet fleet(R"({"maxUnhealthy":1})");
    fleet.add(1, "Unknown", 1h);
    fleet.add(2, "Unknown", 1h);
    fleet.add(3, "Unknown", 200s);
    fleet.run();
    const std::string revision = fleet.check().resourceVersion();
    test::advance(fleet.clock(), 10s);
    fleet.run();
    QCOMPARE(fleet.check().resourceVersion(), revision);
    QCOMPARE(fleet.events("RemediationRestricted"), 1);
    QVERIFY(fleet.health.back().shortCircuit);
}

void TestHealthCheckControllers::killedBetweenAnyTwoWritesOneMachineGoes()
{
    int lives = 0;
    for (int dieAt = 0;; ++dieAt) {
        CheckedFleet fleet;
        fleet.add(1, "Unknown", 1h);
        fleet.add(2, "True", 1h);
        bool died = false;
        FaultyCluster fragile(fleet.cluster(), dieAt, [&died] { died = true; });
        fleet.run(fragile);
        fleet.run();
        test::advance(fleet.clock(), 1min);
        QVERIFY2(fleet.machine(1).isDeleting(), qPrintable(QString::number(dieAt)));
        QVERIFY(!fleet.machine(2).isDeleting());
        QVERIFY(fleet.check().at("/status/currentHealthy") == Json(1));
        if (!died)
            break;
        ++lives;
        QVERIFY(lives < 50);
    }
    QVERIFY2(lives >= 2, qPrintable(QString::number(lives)));
}

void TestHealthCheckControllers::metricsHearHowEveryCheckStands()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 1h);
    fleet.add(2, "True", 1h);
    fleet.run();
    QVERIFY(!fleet.health.empty());
    for (const controllers::CheckHealth &said : fleet.health) {
        QCOMPARE(said.check.name, std::string("mhc"));
        QCOMPARE(said.nodesCovered, 2);
        QVERIFY(said.exists && !said.shortCircuit);
    }
    QCOMPARE(fleet.remediated(), 1);
}

void TestHealthCheckControllers::aCheckThatIsGoneIsSaidToBe()
{
    CheckedFleet fleet(R"({"maxUnhealthy":0})");
    fleet.add(1, "Unknown", 1h);
    fleet.run();
    QVERIFY(fleet.health.back().shortCircuit);
    QVERIFY(remove(fleet.cluster(), {&kinds::machineHealthCheck(), {"contract", "mhc"}}));
    settle(fleet.clock());
    QVERIFY(!fleet.health.back().exists);
    QVERIFY(!fleet.health.back().shortCircuit);
    fleet.setReady(1, "True");
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.health.back().exists);
}

void TestHealthCheckControllers::stoppedControllersTouchNothing()
{
    CheckedFleet fleet;
    fleet.add(1, "Unknown", 200s);
    fleet.run();
    fleet.controllers->stop();
    fleet.controllers->stop();
    test::advance(fleet.clock(), 30min);
    QVERIFY(!fleet.machine(1).isDeleting());
    QVERIFY(!fleet.controllers->isRunning());
}

} // namespace tst_healthcheckcontrollers

HP_TEST(tst_healthcheckcontrollers, TestHealthCheckControllers)
#include "tst_healthcheckcontrollers.moc"
