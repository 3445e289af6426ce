// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "tests/backend/controllers/MaintainedFleet.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_maintenancepolicies {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
using hp::maintenance::EventReport;
namespace kinds = hp::cluster::kinds;

/// What a site, a person or the rest of the cluster has to say about when a maintenance begins.
class TestMaintenancePolicies : public QObject
{
    Q_OBJECT
private slots:
    void aPoolThatIsUpdatingGoesFirst();
    void aBudgetThatIsNotMetGoesFirstAndIsTold();
    void aScaleInTakesTheMachineThatHasToGo();
    void whoeverAnnotatedTheMachineKeepsThat();
    void aPersonMaySayAtOnce();
    void aDeadlineMayForceIt();
    void aDrainMayBeGivenUpAndTriedAgain_data();
    void aDrainMayBeGivenUpAndTriedAgain();
    void oneRackIsFinishedBeforeTheNext();
    void aRackIsWorkedOnTogether();
    void oneThatOptedOutIsNotReplacedAfterItsDeadline();
};

namespace {

const cluster::Kind &machineConfigPool()
{
    return *cluster::KindRegistry::instance().findKind("machineconfiguration.openshift.io/v1",
                                                       "MachineConfigPool");
}

void closeWindows(MaintainedFleet &fleet)
{
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "never"}, "spec": {
        "rrule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "start": "03:00", "duration": "2h"}})"));
}

std::string reasonOf(MaintainedFleet &fleet, int i)
{
    return fleet.maintenance(i).text("/status/reason");
}

} // namespace

void TestMaintenancePolicies::aPoolThatIsUpdatingGoesFirst()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    const auto updating = [&fleet](const char *status) {
        fleet.status(machineConfigPool(),
                     "worker",
                     {{"conditions", {{{"type", "Updating"}, {"status", status}}}}});
    };
    QVERIFY(create(fleet.cluster(),
                   machineConfigPool(),
                   {},
                   {{"metadata", {{"name", "worker"}}}, {"spec", Json::object()}}));
    updating("True");
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("blocked"));
    QCOMPARE(reasonOf(fleet, 1),
             std::string("ClusterUpgrading: MachineConfigPool worker is updating"));
    updating("False");
    test::advance(fleet.clock(), 30s); // it is woken, and does not wait for its next look
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
}

void TestMaintenancePolicies::aBudgetThatIsNotMetGoesFirstAndIsTold()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    // It wants two, and the only one is on the Node; what has no pod there holds up nothing.
    fleet.fixture.make(
        kinds::pod(),
        Json::parse(
            R"({"metadata": {"name": "web-0", "labels": {"app": "web"}, "ownerReferences": [{"apiVersion": "apps/v1",
                "kind": "ReplicaSet", "name": "web", "uid": "u", "controller": true}]},
            "spec": {"nodeName": "n1", "terminationGracePeriodSeconds": 0, "containers": [{"name": "c", "image": "i"}]}})"));
    fleet.status(
        kinds::pod(), "web-0", {{"conditions", {{{"type", "Ready"}, {"status", "True"}}}}});
    for (
        const char *budget :
        {R"({"metadata": {"name": "others"}, "spec": {"minAvailable": 1, "selector": {"matchLabels": {"app": "others"}}}})",
         R"({"metadata": {"name": "web"}, "spec": {"minAvailable": 2, "selector": {"matchLabels": {"app": "web"}}}})"})
        fleet.fixture.make(kinds::podDisruptionBudget(), Json::parse(budget));
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("blocked"));
    QCOMPARE(reasonOf(fleet, 1),
             std::string("ClusterUnhealthy: PodDisruptionBudget contract/web has 1 of the 2 "
                         "healthy pods that it needs"));
    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.alertsOf(1), std::string());
    test::advance(fleet.clock(), 40min);
    QCOMPARE(fleet.alertsOf(1), std::string("MaintenanceWantsPerson"));
    fleet.change(kinds::podDisruptionBudget(), "web", {{"spec", {{"minAvailable", 0}}}});
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QCOMPARE(fleet.alertsOf(1), std::string());
}

void TestMaintenancePolicies::aScaleInTakesTheMachineThatHasToGo()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addSet(1);
    closeWindows(fleet);
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QCOMPARE(fleet.machine(1).annotation(machine::deleteMachine),
             std::optional<std::string>("mm-w1"));
    // Whoever deletes the maintenance takes that back too.
    fleet.remove(kinds::machineMaintenance(), "mm-w1");
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    QVERIFY(!fleet.machine(1).annotation(machine::deleteMachine));
}

void TestMaintenancePolicies::whoeverAnnotatedTheMachineKeepsThat()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addSet(1);
    closeWindows(fleet);
    fleet.change(kinds::machine(),
                 "w1",
                 {{"metadata", {{"annotations", {{machine::deleteMachine, "yes"}}}}}});
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 1min);
    fleet.remove(kinds::machineMaintenance(), "mm-w1");
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    QCOMPARE(fleet.machine(1).annotation(machine::deleteMachine),
             std::optional<std::string>("yes"));
}

void TestMaintenancePolicies::aPersonMaySayAtOnce()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    closeWindows(fleet);
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 1h);
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    fleet.change(kinds::machineMaintenance(),
                 "mm-w1",
                 {{"metadata", {{"annotations", {{"maintenance.holdpoint.dev/at-once", ""}}}}}});
    test::advance(fleet.clock(), 30s);
    QVERIFY(fleet.machine(1).isDeleting());
}

void TestMaintenancePolicies::aDeadlineMayForceIt()
{
    MaintainedFleet fleet;
    fleet.policy.atDeadline = maintenance::AtDeadline::Force;
    fleet.addWorker(1);
    closeWindows(fleet);
    const TimePoint deadline = fleet.clock().now() + 5h;
    fleet.addEvent(
        1, "instance-retirement", (R"({"deadline": ")" + formatTime(deadline) + "\"}").c_str());
    fleet.run();
    test::advance(fleet.clock(), 3h + 50min);
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QCOMPARE(fleet.alertsOf(1), std::string("MaintenanceNotSchedulable"));
    test::advance(fleet.clock(), 11min);
    QVERIFY(fleet.machine(1).isDeleting());
    QCOMPARE(fleet.alertsOf(1), std::string());
}

void TestMaintenancePolicies::aDrainMayBeGivenUpAndTriedAgain_data()
{
    QTest::addColumn<bool>("restarted");
    QTest::newRow("by one process") << false;
    QTest::newRow("by processes that end with their first write") << true;
}

void TestMaintenancePolicies::aDrainMayBeGivenUpAndTriedAgain()
{
    QFETCH(bool, restarted);
    MaintainedFleet fleet;
    fleet.policy.onDrainFailure = maintenance::OnDrainFailure::GiveUp;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.addPodThatStays();
    fleet.run();
    test::advance(fleet.clock(), 19min);
    QCOMPARE(fleet.stepOf(1), std::string("draining"));
    if (restarted) {
        fleet.controllers.reset();
        test::advance(fleet.clock(), 3min);
        fleet.runWithOneWriteEach();
    }
    test::advance(fleet.clock(), 3min);
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QVERIFY(reasonOf(fleet, 1).starts_with("DrainGivenUp: Node n1 could not be drained"));
    QVERIFY(!machine::isCordoned(fleet.node(1)));
    QVERIFY(!fleet.machine(1).annotation("maintenance.holdpoint.dev/under-way"));
    QVERIFY(fleet.maintenance(1).at("/status/begun").is_null());
    // Others get their turn meanwhile, and a Node that a person cordons is theirs.
    fleet.change(kinds::node(), "n1", {{"spec", {{"unschedulable", true}}}});
    test::advance(fleet.clock(), 30min);
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QVERIFY(machine::isCordoned(fleet.node(1)));
    fleet.change(kinds::pod(), "web-0", {{"metadata", {{"finalizers", nullptr}}}});
    cluster::DeleteOptions atOnce;
    atOnce.gracePeriodSeconds = 0; // no kubelet is here to end it
    fleet.cluster().remove(
        {&kinds::pod(), {MaintainedFleet::space, "web-0"}}, atOnce, [](const auto &) {});
    test::advance(fleet.clock(), 35min);
    QVERIFY2(fleet.stepOf(1) == "in-progress",
             (fleet.stepOf(1) + ": " + reasonOf(fleet, 1)).c_str());
    QVERIFY(fleet.maintenance(1).at("/status/attempts") == 2);
    QVERIFY(fleet.maintenance(1).at("/status/cordonedbefore") == true);
}

void TestMaintenancePolicies::oneRackIsFinishedBeforeTheNext()
{
    MaintainedFleet fleet;
    fleet.policy.atOnce = {3};
    fleet.policy.notReadyNodes = {100, true};
    fleet.policy.oneAfterAnother = "example.com/rack";
    for (const int i : {1, 2, 3}) {
        fleet.addWorker(i);
        fleet.addHost(i);
        fleet.addEvent(i, "system-reboot");
        fleet.change(kinds::node(),
                     ("n" + std::to_string(i)).c_str(),
                     {{"metadata", {{"labels", {{"example.com/rack", i == 2 ? "b" : "a"}}}}}});
    }
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QCOMPARE(fleet.stepOf(3), std::string("in-progress"));
    QCOMPARE(fleet.stepOf(2), std::string("blocked"));
    QVERIFY2(reasonOf(fleet, 2).starts_with("MaintenanceInProgress"), reasonOf(fleet, 2).c_str());
}

void TestMaintenancePolicies::aRackIsWorkedOnTogether()
{
    MaintainedFleet fleet;
    const char *spec = R"({"source": "calendar", "group": "calendar-pdu", "maxunavailable": 2,
        "approved": true})";
    for (const int i : {1, 2, 3}) {
        fleet.addWorker(i);
        fleet.addHost(i);
    }
    fleet.addWorker(4);
    fleet.addEvent(1, "system-maintenance", spec);
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    fleet.power(1, false);
    fleet.bootNode(1, "boot-1", "Unknown");
    for (const int i : {2, 3})
        fleet.addEvent(i, "system-maintenance", spec);
    fleet.addEvent(4, "instance-retirement", R"({"deadline": "2199-01-01T00:00:00Z"})");
    test::advance(fleet.clock(), 6min);
    // A Node that is not Ready because of the rack does not keep the next of it waiting; a third
    // one is too many, and what has to be done earlier waits for the rack all the same.
    QCOMPARE(fleet.stepOf(2), std::string("in-progress"));
    QCOMPARE(reasonOf(fleet, 3), std::string("MaintenanceInProgress: mm-w2 goes first"));
    QCOMPARE(reasonOf(fleet, 4), std::string("MaintenanceInProgress: mm-w2 goes first"));
}

void TestMaintenancePolicies::oneThatOptedOutIsNotReplacedAfterItsDeadline()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.change(kinds::machine(),
                 "w1",
                 {{"metadata", {{"annotations", {{"maintenance.holdpoint.dev/opt-out", ""}}}}}});
    const TimePoint deadline = fleet.clock().now() + 1h;
    fleet.addEvent(
        1, "instance-retirement", (R"({"deadline": ")" + formatTime(deadline) + "\"}").c_str());
    fleet.run();
    fleet.bootNode(1, "boot-1", "Unknown");
    test::advance(fleet.clock(), 2h);
    QCOMPARE(fleet.stepOf(1), std::string("expired"));
    QVERIFY(!fleet.machine(1).isDeleting());
}

} // namespace tst_maintenancepolicies

HP_TEST(tst_maintenancepolicies, TestMaintenancePolicies)
#include "tst_maintenancepolicies.moc"
