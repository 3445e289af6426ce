// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/MaintenanceWatchers.h"
#include "backend/maintenance/sources/CalendarSource.h"
#include "model/resource/Machine.h"
#include "tests/backend/controllers/MaintainedFleet.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_maintenancecontrollers {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
using hp::maintenance::EventReport;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr const char *key = "reboot.metal3.io/maintenance-event-1";

bool isLabelled(const Object &node)
{
    return node.label("remediation.medik8s.io/exclude-from-remediation").has_value();
}

bool isExempt(const Object &machine)
{
    return machine.annotation("maintenance.holdpoint.dev/under-way").has_value();
}

} // namespace

class TestMaintenanceControllers : public QObject
{
    Q_OBJECT
private slots:
    void aMachineInACloudIsReplaced();
    void aFailureIsCountedOnceByItsReason();
    void aServerIsPowerCycledInPlace_data();
    void aServerIsPowerCycledInPlace();
    void aNodeThatWasCordonedStaysSo();
    void aHostThatDoesNotGoOffIsTold();
    void aStepOfTheWallClockUsesUpNoBudget_data();
    void aStepOfTheWallClockUsesUpNoBudget();
    void anEventThatIsCancelledInTimeLeavesNoTrace();
    void whoeverDeletesItUndoesIt_data();
    void whoeverDeletesItUndoesIt();
    void whatSomebodyElseSetStays();
    void aMachineThatIsDeletedKeepsItsCordon();
    void aClosedWindowIsWaitedFor();
    void aWindowSaysWhenItOpensOrWhyNot();
    void aNodeThatIsBeingConfiguredGoesFirst();
    void oneAtATimeTheEarlierDeadlineFirst();
    void whenAWindowOpensTheEarlierDeadlineBegins();
    void twoDoNotBeginBecauseTheCopyIsOld();
    void aMasterIsLeftAlone();
    void aNameInTwoNamespacesIsNotGuessed();
    void aMachineMadeAnewIsNotDeletedInItsPlace_data();
    void aMachineMadeAnewIsNotDeletedInItsPlace();
    void aHeldServerIsNotStartedBecauseNobodyKnowsYet();
    void aMachineThatIsDeletedInPlaceKeepsNoKey();
};

void TestMaintenanceControllers::aMachineInACloudIsReplaced()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.machine(1).isDeleting());
    QVERIFY(isExempt(fleet.machine(1)));
    QVERIFY(machine::isCordoned(fleet.node(1)) && isLabelled(fleet.node(1)));

    fleet.change(kinds::machine(), "w1", {{"metadata", {{"finalizers", nullptr}}}});
    settle(fleet.clock());
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    fleet.says["mm-w1"] = {EventReport::Gone, {}, false};
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    // Its source is asked again 5 min after the Machine has gone.
    QVERIFY(fleet.counted
            == std::vector<std::string>{"holdpoint_maintenance_duration_seconds delete 360"});
}

void TestMaintenanceControllers::aFailureIsCountedOnceByItsReason()
{
    MaintainedFleet fleet;
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 1h);
    QCOMPARE(fleet.stepOf(1), std::string("failed"));
    QVERIFY(fleet.counted
            == std::vector<std::string>{"holdpoint_maintenance_failures_total MachineNotFound 1"});
}

void TestMaintenanceControllers::aServerIsPowerCycledInPlace_data()
{
    QTest::addColumn<bool>("restarted");
    QTest::newRow("by one process") << false;
    QTest::newRow("by another process in every phase") << true;
}

void TestMaintenanceControllers::aServerIsPowerCycledInPlace()
{
    QFETCH(bool, restarted);
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.run();
    const auto goOn = [&](Duration by) {
        if (restarted)
            fleet.run();
        test::advance(fleet.clock(), by);
    };
    goOn(30s);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(!fleet.machine(1).isDeleting());
    QCOMPARE(fleet.host(1).annotation(key), std::optional<std::string>(R"({"mode":"soft"})"));
    QVERIFY(!fleet.host(1).annotation("reboot.metal3.io"));
    QVERIFY(machine::isCordoned(fleet.node(1)) && isExempt(fleet.machine(1)));

    fleet.bootNode(1, "boot-1", "Unknown");
    fleet.power(1, false);
    goOn(30s);
    QCOMPARE(fleet.stepOf(1), std::string("returning"));
    QVERIFY(!fleet.host(1).annotation(key));

    fleet.power(1, true);
    fleet.bootNode(1, "boot-1", "True"); // Ready is not enough
    goOn(30s);
    QCOMPARE(fleet.stepOf(1), std::string("returning"));
    fleet.bootNode(1, "boot-2", "True");
    goOn(1min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    QVERIFY(!machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
    QVERIFY(!isExempt(fleet.machine(1)));

    fleet.says["mm-w1"] = {EventReport::Completed, {}, false};
    goOn(6min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
}

void TestMaintenanceControllers::aNodeThatWasCordonedStaysSo()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.change(kinds::node(), "n1", {{"spec", {{"unschedulable", true}}}});
    fleet.addEvent(1, "instance-retirement");
    fleet.addHost(1);
    fleet.change(kinds::machineMaintenance(), "mm-w1", {{"spec", {{"strategy", "power-cycle"}}}});
    fleet.run();
    test::advance(fleet.clock(), 30s);
    fleet.power(1, false);
    test::advance(fleet.clock(), 30s);
    fleet.power(1, true);
    fleet.bootNode(1, "boot-2", "True");
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    QVERIFY(machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
}

void TestMaintenanceControllers::aHostThatDoesNotGoOffIsTold()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.run();
    test::advance(fleet.clock(), 4min);
    QCOMPARE(fleet.alertsOf(1), std::string());
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.alertsOf(1), std::string("NodeShutdownFailed"));
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.node(1));
    fleet.power(1, false);
    test::advance(fleet.clock(), 10s);
    QCOMPARE(fleet.alertsOf(1), std::string());
    test::advance(fleet.clock(), 21min);
    QCOMPARE(fleet.alertsOf(1), std::string("NodeDidNotReturn"));
    QVERIFY(isExempt(fleet.machine(1)));
    test::advance(fleet.clock(), 21min);
    QVERIFY(!isExempt(fleet.machine(1)));
}

void TestMaintenanceControllers::aStepOfTheWallClockUsesUpNoBudget_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("no step") << 0;
    QTest::newRow("a step forward") << 3;
    QTest::newRow("a step back") << -3;
}

void TestMaintenanceControllers::aStepOfTheWallClockUsesUpNoBudget()
{
    QFETCH(int, hours);
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.run();
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    fleet.clock().stepWall(std::chrono::hours(hours));
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.alertsOf(1), std::string());
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.alertsOf(1), std::string("NodeShutdownFailed"));
    fleet.bootNode(1, "boot-1", "Unknown");
    fleet.power(1, false);
    test::advance(fleet.clock(), 10s);
    fleet.power(1, true);
    test::advance(fleet.clock(), 1min);
    fleet.bootNode(1, "boot-2", "True");
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    fleet.says["mm-w1"] = {EventReport::Completed, {}, false};
    // Nor does one settle a Node that came back a minute ago.
    fleet.clock().stepWall(std::chrono::hours(hours));
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    test::advance(fleet.clock(), 3min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
}

void TestMaintenanceControllers::anEventThatIsCancelledInTimeLeavesNoTrace()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.addPodThatStays();
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("draining"));
    test::advance(fleet.clock(), 21min);
    QCOMPARE(fleet.alertsOf(1), std::string("NodeDrainFailed"));
    fleet.says["mm-w1"] = {EventReport::Cancelled, {}, false};
    test::advance(fleet.clock(), 2min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    QVERIFY(!machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
    QVERIFY(!isExempt(fleet.machine(1)));
    QVERIFY(!fleet.host(1).annotation(key));
}

void TestMaintenanceControllers::whoeverDeletesItUndoesIt_data()
{
    QTest::addColumn<std::string>("phase");
    QTest::addColumn<std::string>("then");
    for (const std::string phase : {"blocked", "draining", "in-progress", "off", "returning"}) {
        QTest::newRow(phase.c_str()) << phase << std::string();
        QTest::newRow((phase + ", and a restart after every write").c_str())
            << phase << std::string("restart");
    }
    for (const std::string phase : {"draining", "in-progress"})
        QTest::newRow((phase + ", and the Machine is gone").c_str())
            << phase << std::string("gone");
}

void TestMaintenanceControllers::whoeverDeletesItUndoesIt()
{
    QFETCH(std::string, phase);
    QFETCH(std::string, then);
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    if (phase == "blocked")
        fleet.change(
            kinds::machine(),
            "w1",
            {{"metadata", {{"annotations", {{"maintenance.holdpoint.dev/opt-out", ""}}}}}});
    if (phase == "draining")
        fleet.addPodThatStays();
    fleet.run();
    test::advance(fleet.clock(), 30s);
    if (phase == "off" || phase == "returning") {
        fleet.bootNode(1, "boot-1", "Unknown");
        // The process ends before it sees that the server is off.
        if (phase == "off")
            fleet.controllers.reset();
        fleet.power(1, false);
        test::advance(fleet.clock(), 10s);
    }
    const bool begun = phase != "blocked";
    QCOMPARE(machine::isCordoned(fleet.node(1)), begun);
    QCOMPARE(isExempt(fleet.machine(1)), begun);
    QCOMPARE(fleet.host(1).annotation(key).has_value(), phase == "in-progress" || phase == "off");
    fleet.change(kinds::bareMetalHost(),
                 "h1",
                 {{"metadata", {{"annotations", {{"reboot.metal3.io/theirs", ""}}}}}});
    if (then == "gone") {
        fleet.remove(kinds::machine(), "w1");
        fleet.change(kinds::machine(), "w1", {{"metadata", {{"finalizers", nullptr}}}});
    }

    if (!fleet.controllers)
        fleet.run();
    fleet.remove(kinds::machineMaintenance(), "mm-w1");
    if (then == "restart")
        fleet.runWithOneWriteEach();
    test::advance(fleet.clock(), 1min);
    QVERIFY(!machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
    QVERIFY(!fleet.host(1).annotation(key));
    QVERIFY(fleet.host(1).annotation("reboot.metal3.io/theirs"));
    if (phase == "off" || phase == "returning") {
        // A health check would take a server that starts for one that failed.
        QVERIFY(isExempt(fleet.machine(1)));
        QCOMPARE(fleet.stepOf(1), std::string("returning"));
        fleet.bootNode(1, "boot-2", "True");
        test::advance(fleet.clock(), 10s);
    }
    QVERIFY(!isExempt(fleet.machine(1)));
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
}

void TestMaintenanceControllers::whatSomebodyElseSetStays()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.change(kinds::node(), "n1", {{"spec", {{"unschedulable", true}}}});
    fleet.addEvent(1, "system-reboot");
    fleet.change(
        kinds::machineMaintenance(), "mm-w1", {{"metadata", {{"finalizers", {"a.b/keep"}}}}});
    fleet.run();
    test::advance(fleet.clock(), 30s);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    fleet.remove(kinds::machineMaintenance(), "mm-w1");
    test::advance(fleet.clock(), 1min);
    QVERIFY(machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
    QVERIFY(!isExempt(fleet.machine(1)));
    QVERIFY(fleet.maintenance(1).at("/metadata/finalizers") == Json({"a.b/keep"}));
}

void TestMaintenanceControllers::aMachineThatIsDeletedKeepsItsCordon()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    test::advance(fleet.clock(), 30s);
    QVERIFY(fleet.machine(1).isDeleting());
    fleet.remove(kinds::machineMaintenance(), "mm-w1");
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("gone"));
    QVERIFY(machine::isCordoned(fleet.node(1)) && !isLabelled(fleet.node(1)));
    QVERIFY(!isExempt(fleet.machine(1)));
}

void TestMaintenanceControllers::aClosedWindowIsWaitedFor()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addEvent(1, "instance-retirement");
    const TimePoint opens =
        std::chrono::floor<std::chrono::days>(fleet.clock().now()) + std::chrono::hours(24 + 3);
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "nights"}, "spec": {
        "rrule": "FREQ=DAILY", "start": "03:00", "duration": "2h", "timezone": "UTC"}})"));
    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("waiting-window"));
    QVERIFY(fleet.maintenance(1).at("/spec/maintenancescheduled") == true);
    QCOMPARE(fleet.maintenance(1).text("/status/window/start"), formatTime(opens));
    QVERIFY(!fleet.machine(1).isDeleting());
    test::advance(fleet.clock(), opens - fleet.clock().now() - 1min);
    QVERIFY(!fleet.machine(1).isDeleting());
    test::advance(fleet.clock(), 3min);
    QVERIFY(fleet.machine(1).isDeleting());
}

void TestMaintenanceControllers::aWindowSaysWhenItOpensOrWhyNot()
{
    MaintainedFleet fleet;
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "always"}, "spec": {
        "rrule": "FREQ=DAILY", "start": "00:00", "duration": "24h"}})"));
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "never"}, "spec": {
        "rrule": "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "start": "00:00", "duration": "1h"}})"));
    fleet.run();
    QVERIFY(fleet.read(kinds::maintenanceWindow(), "always").at("/status/open") == true);
    const Object never = fleet.read(kinds::maintenanceWindow(), "never");
    QVERIFY(never.at("/status/open") == false);
    QVERIFY(never.text("/status/message").ends_with("selects no date, so it never opens"));
    std::map<std::string, double> figures;
    for (const auto &figure : fleet.controllers->windows())
        figures[figure.window.name] = figure.secondsToNext;
    QVERIFY((figures == std::map<std::string, double>{{"always", 0}, {"never", -2}}));
}

void TestMaintenanceControllers::aNodeThatIsBeingConfiguredGoesFirst()
{
    MaintainedFleet fleet;
    for (const int i : {1, 2})
        fleet.addWorker(i);
    const auto configure = [&fleet](const char *state) {
        fleet.change(kinds::node(),
                     "n2",
                     {{"metadata",
                       {{"annotations", {{"machineconfiguration.openshift.io/state", state}}}}}});
    };
    configure("Working");
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("blocked"));
    QCOMPARE(fleet.maintenance(1).text("/status/reason"),
             std::string("ClusterUpgrading: the configuration of Node n2 is Working"));
    configure("Done");
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
}

void TestMaintenanceControllers::oneAtATimeTheEarlierDeadlineFirst()
{
    MaintainedFleet fleet;
    const auto in = [&](Duration by) {
        return R"({"deadline": ")" + formatTime(fleet.clock().now() + by) + "\"}";
    };
    for (const int i : {1, 2})
        fleet.addWorker(i);
    fleet.addEvent(1, "instance-retirement", in(100h).c_str());
    fleet.addEvent(2, "instance-retirement", in(50h).c_str());
    fleet.run();
    test::advance(fleet.clock(), 6min);
    QCOMPARE(fleet.stepOf(2), std::string("in-progress"));
    QCOMPARE(fleet.stepOf(1), std::string("blocked"));
    QCOMPARE(fleet.maintenance(1).text("/status/reason"),
             std::string("MaintenanceInProgress: mm-w2 goes first"));
    fleet.says["mm-w2"] = {EventReport::Gone, {}, false};
    fleet.change(kinds::machine(), "w2", {{"metadata", {{"finalizers", nullptr}}}});
    test::advance(fleet.clock(), 12min);
    QCOMPARE(fleet.stepOf(2), std::string("gone"));
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
}

/// Both are looked at in the same instant, the later deadline first.
void TestMaintenanceControllers::whenAWindowOpensTheEarlierDeadlineBegins()
{
    MaintainedFleet fleet;
    const auto in = [&](Duration by) {
        return R"({"deadline": ")" + formatTime(fleet.clock().now() + by) + "\"}";
    };
    for (const int i : {1, 2})
        fleet.addWorker(i);
    fleet.addEvent(1, "instance-retirement", in(100h).c_str());
    fleet.addEvent(2, "instance-retirement", in(50h).c_str());
    const TimePoint opens =
        std::chrono::floor<std::chrono::days>(fleet.clock().now()) + std::chrono::hours(24 + 3);
    fleet.fixture.make(kinds::maintenanceWindow(),
                       Json::parse(R"({"metadata": {"name": "nights"}, "spec": {
        "rrule": "FREQ=DAILY", "start": "03:00", "duration": "2h", "timezone": "UTC"}})"));
    fleet.run();
    test::advance(fleet.clock(), 6min); // the first one waited for its turn to be looked at
    for (const int i : {1, 2})
        QCOMPARE(fleet.stepOf(i), std::string("waiting-window"));
    test::advance(fleet.clock(), opens - fleet.clock().now() + 3min);
    QCOMPARE(fleet.stepOf(2), std::string("in-progress"));
    QCOMPARE(fleet.stepOf(1), std::string("blocked"));
    QCOMPARE(fleet.maintenance(1).text("/status/reason"),
             std::string("MaintenanceInProgress: mm-w2 goes first"));
}

void TestMaintenanceControllers::twoDoNotBeginBecauseTheCopyIsOld()
{
    MaintainedFleet fleet;
    for (const int i : {1, 2}) {
        fleet.addWorker(i);
        fleet.addEvent(i, "instance-retirement");
    }
    InterceptedCluster lagging(fleet.cluster());
    lagging.holdEvents(kinds::machineMaintenance());
    fleet.run(lagging);
    test::advance(fleet.clock(), 10min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QCOMPARE(fleet.stepOf(2), std::string("blocked"));
}

void TestMaintenanceControllers::aMasterIsLeftAlone()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.change(kinds::machine(),
                 "w1",
                 {{"metadata",
                   {{"labels", {{"machine.openshift.io/cluster-api-machine-role", "master"}}}}}});
    fleet.addEvent(1, "instance-retirement", R"({"strategy": "delete"})");
    fleet.run();
    test::advance(fleet.clock(), 1h);
    QCOMPARE(fleet.stepOf(1), std::string("manual"));
    QCOMPARE(fleet.alertsOf(1), std::string("MasterMaintenanceScheduled"));
    QVERIFY(!fleet.machine(1).isDeleting() && !isExempt(fleet.machine(1)));
    QVERIFY(!machine::isCordoned(fleet.node(1)));
}

void TestMaintenanceControllers::aNameInTwoNamespacesIsNotGuessed()
{
    MaintainedFleet fleet;
    for (const char *ns : {"a", "b"})
        fleet.addNamesake(1, ns);
    fleet.addEvent(1, "instance-retirement");
    fleet.run();
    QCOMPARE(fleet.stepOf(1), std::string("manual"));
    QCOMPARE(fleet.maintenance(1).text("/status/alerts/0/message"),
             std::string("Machines named w1 are in the namespaces a and b: spec.machinenamespace "
                         "must say which one is meant."));
    fleet.change(kinds::machineMaintenance(), "mm-w1", {{"spec", {{"machinenamespace", "b"}}}});
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.namesake(1, "b").isDeleting() && !fleet.namesake(1, "a").isDeleting());
}

void TestMaintenanceControllers::aMachineMadeAnewIsNotDeletedInItsPlace_data()
{
    QTest::addColumn<bool>("byAPerson");
    QTest::newRow("of one that was deleted for its maintenance") << false;
    QTest::newRow("of one that a person deleted") << true;
}

void TestMaintenanceControllers::aMachineMadeAnewIsNotDeletedInItsPlace()
{
    QFETCH(bool, byAPerson);
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addEvent(1, "instance-retirement");
    if (byAPerson)
        fleet.remove(kinds::machine(), "w1");
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    const std::string uid = fleet.machine(1).uid();

    fleet.controllers.reset(); // it goes and comes while nobody looks
    fleet.change(kinds::machine(), "w1", {{"metadata", {{"finalizers", nullptr}}}});
    QVERIFY(!fleet.machine(1));
    Json anew = sampleMachine("w1");
    anew["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] = "worker";
    anew["metadata"]["finalizers"] = {"a.b/keep"};
    fleet.fixture.make(kinds::machine(), anew);
    QVERIFY(fleet.machine(1).uid() != uid);
    fleet.run();
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
    QVERIFY(!fleet.machine(1).isDeleting());
    QVERIFY(!isExempt(fleet.machine(1)));
}

/// Before the watchers know the Machines, an entry of a calendar is for nobody. It has not gone:
/// somebody has the server open.
void TestMaintenanceControllers::aHeldServerIsNotStartedBecauseNobodyKnowsYet()
{
    MaintainedFleet fleet;
    const std::string held = "reboot.metal3.io/maintenance-calendar-psu-w1";
    std::string day = formatTime(fleet.clock().now());
    std::erase_if(day, [](char c) { return c == '-' || c == ':'; });
    std::string calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:psu\r\nDTSTART:"
        + day + "\r\nDURATION:PT4H\r\nX-HOLDPOINT-MACHINES:w1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(
        1, "system-maintenance", R"({"source": "calendar", "eventid": "calendar-psu-w1"})");
    fleet.change(kinds::bareMetalHost(), "h1", {{"metadata", {{"annotations", {{held, "{}"}}}}}});
    const std::string at = formatMicroTime(fleet.clock().now());
    Json holds = Json::array();
    holds.push_back({{"key", held}, {"mode", "soft"}, {"acceptedAt", at}, {"heldSince", at}});
    fleet.status(kinds::bareMetalHost(),
                 "h1",
                 {{"poweredOn", false}, {"provisioning", {{"rebootHolds", holds}}}});
    fleet.status(kinds::machineMaintenance(),
                 "mm-w1",
                 {{"maintenance", "in-progress"},
                  {"way", "hold"},
                  {"begun", formatTime(fleet.clock().now())},
                  {"since", formatTime(fleet.clock().now())}});

    maintenance::CalendarSource::Settings planned;
    planned.own = [&calendar](const Reply<std::string> &reply) { reply(calendar); };
    maintenance::SourceRegistry::Sources sources;
    sources.push_back(
        std::make_unique<maintenance::CalendarSource>(nullptr, fleet.clock(), std::move(planned)));
    maintenance::MaintenanceWatchersSettings watching;
    watching.maintenanceNamespace = MaintainedFleet::space;
    watching.off = {maintenance::watcher::states, maintenance::watcher::targets};
    maintenance::MaintenanceWatchers watchers(
        fleet.cluster(), fleet.clock(), std::move(sources), std::move(watching));
    fleet.asks = [&watchers](const Object &maintenance,
                             std::function<void(maintenance::EventAnswer)> answer) {
        watchers.ask(maintenance, std::move(answer));
    };
    fleet.run();
    test::advance(fleet.clock(), 15min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.host(1).annotation(held));
    watchers.start();
    test::advance(fleet.clock(), 15min);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.host(1).annotation(held));

    calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"; // somebody takes it out
    test::advance(fleet.clock(), 15min);
    QVERIFY(!fleet.host(1).annotation(held));
    fleet.controllers.reset();
}

/// The deletion wipes the host and takes all requests off it. Whoever puts one there again each
/// time keeps it from ever being wiped.
void TestMaintenanceControllers::aMachineThatIsDeletedInPlaceKeepsNoKey()
{
    MaintainedFleet fleet;
    fleet.addWorker(1);
    fleet.addHost(1);
    fleet.addEvent(1, "system-reboot");
    fleet.run();
    test::advance(fleet.clock(), 30s);
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    QVERIFY(fleet.host(1).annotation(key));

    fleet.remove(kinds::machine(), "w1");
    fleet.status(kinds::bareMetalHost(), "h1", {{"provisioning", {{"state", "deprovisioning"}}}});
    fleet.change(kinds::bareMetalHost(), "h1", {{"metadata", {{"annotations", {{key, nullptr}}}}}});
    test::advance(fleet.clock(), 20min);
    QVERIFY(!fleet.host(1).annotation(key));
    QCOMPARE(fleet.stepOf(1), std::string("in-progress"));
    fleet.change(kinds::machine(), "w1", {{"metadata", {{"finalizers", nullptr}}}});
    test::advance(fleet.clock(), 1min);
    QCOMPARE(fleet.stepOf(1), std::string("verifying"));
}

} // namespace tst_maintenancecontrollers

HP_TEST(tst_maintenancecontrollers, TestMaintenanceControllers)
#include "tst_maintenancecontrollers.moc"
