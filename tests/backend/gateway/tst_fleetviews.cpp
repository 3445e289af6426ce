// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/Needs.h"
#include "backend/gateway/views/MachineViews.h"
#include "backend/gateway/views/ObjectView.h"
#include "backend/gateway/views/RecordViews.h"
#include "backend/runtime/ManualClock.h"
#include "model/resource/CertificateRequest.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace tst_fleetviews {

using namespace hp;

namespace {

constexpr const char *ns = "openshift-machine-api";
const ObjectKey h1{ns, "h1"};

Json machineJson(const std::string &name)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", name}, {"namespace", ns}}}};
}

/// A machine that has all that it wants, and its Node.
void putCalm(test::FakeCluster &cluster, const std::string &name)
{
    Json machine = machineJson(name);
    machine["metadata"]["labels"]["machine.openshift.io/cluster-api-cluster"] = "site";
    machine["spec"] = {{"providerID", "lab:///" + name}, {"providerSpec", {{"value", {{"a", 1}}}}}};
    machine["status"] = {{"phase", "Running"}, {"nodeRef", {{"kind", "Node"}, {"name", name}}}};
    cluster.put(machine);
    cluster.put({{"apiVersion", "v1"},
                 {"kind", "Node"},
                 {"metadata", {{"name", name}}},
                 {"spec", {{"providerID", "lab:///" + name}}},
                 {"status", {{"conditions", {{{"type", "Ready"}, {"status", "True"}}}}}}});
}

Json hostJson(const std::string &name, const std::string &machine)
{
    return {
        {"apiVersion", "metal3.io/v1alpha1"},
        {"kind", "BareMetalHost"},
        {"metadata", {{"name", name}, {"namespace", ns}}},
        {"spec", {{"consumerRef", {{"kind", "Machine"}, {"name", machine}, {"namespace", ns}}}}}};
}

} // namespace

/// What the views tell others of themselves.
class TestFleetViews : public QObject
{
    Q_OBJECT
private slots:
    void hostsOfOpenPagesAreLookedAt();
    void livesAreReadAgainWhenSomethingWasRecorded();
    void aPartOfANameIsAskedFor();
    void aMachineThatIsGoneIsToldByTheRecord();
    void eventsOfAnEarlierMachineAreNotThoseOfThisOne();
    void anObjectThatASentenceNamesIsShown();
    void whatIsWatchedMayBeWatched();
    void aNoteIsOnTheRowsOfItsMachine();
    void aNoteOutlivesTheBackendAndGoesWithTheMachine();
    void aLargeFleetIsJudgedInPieces();
    void anAlarmIsNotOverBecauseItsHostWasNotListedYet();
    void aViewIsMadeInPiecesBeforeItIsOpened();
    void otherLimitsAreShownOfAllHolds();
    void ofTwoHostsTheNamedOneIsShown();
    void aNodeThatMayNotBeSeenIsNotGone();
    void anOwnerIsNotSilentBecauseTheClockWasSet_data();
    void anOwnerIsNotSilentBecauseTheClockWasSet();
    void aDrainOfOthersIsToldByItsEvents();
    void aRequestIsThatOfTheMachineOfItsNode();
    void aJobThatGaveUpIsNotTheNextOfItsName();
    void aRequestForANameOfTwoIsNobodys();
    void aRequestThatWasIssuedIsNotKept();
};

void TestFleetViews::hostsOfOpenPagesAreLookedAt()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    for (const char *machine : {"m1", "cloud"})
        cluster.put(machineJson(machine));
    cluster.put(hostJson("h1", "m1"));
    cluster.put(hostJson("h2", "another"));
    std::vector<std::set<ObjectKey>> told;
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    gateway::MachineViews views(objects, fleet, clock, [&told](const std::set<ObjectKey> &hosts) {
        told.push_back(hosts);
    });
    objects.start();
    test::settle(clock);
    const auto open = [&views](const std::string &machine) {
        auto view = views.open("machine/" + std::string(ns) + '/' + machine, {});
        return view ? *view : nullptr;
    };

    views.refresh(clock.now());
    QVERIFY(told.empty());
    auto page = open("m1");
    QVERIFY(page);
    views.refresh(clock.now());
    QCOMPARE(told, (std::vector<std::set<ObjectKey>>{{h1}}));

    // A second reader, and the page of a machine without a host, are no news.
    auto again = open("m1");
    const auto cloud = open("cloud");
    views.refresh(clock.now());
    page.reset();
    views.refresh(clock.now());
    QCOMPARE(told.size(), std::size_t{1});

    again.reset();
    views.refresh(clock.now());
    QCOMPARE(told, (std::vector<std::set<ObjectKey>>{{h1}, {}}));
    objects.stop();
    test::drainEvents();
}

namespace {

/// A member of a row of a view of all machines.
std::string memberOfRow(gateway::FleetViews &fleet,
                        const char *view,
                        const std::string &key,
                        const char *member)
{
    const auto open = fleet.open(view, {});
    if (!open)
        return open.error().message;
    const gateway::RowMap rows = (*open)->rows();
    const auto row = rows.find(key);
    return row == rows.end() ? "no row" : Json::parse(row->second).value(member, std::string());
}

} // namespace

void TestFleetViews::aNoteIsOnTheRowsOfItsMachine()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json held = machineJson("m1");
    held["metadata"]["deletionTimestamp"] = "2026-01-10T11:00:00Z";
    held["spec"]["lifecycleHooks"]["preDrain"] = {{{"name", "A"}, {"owner", "o"}}};
    cluster.put(held);
    cluster.put(machineJson("m2"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const std::string m1 = std::string(ns) + "/m1";
    const auto keep = fleet.open("holds", {}); // a view that is open is filled
    fleet.refresh(clock.now());
    QCOMPARE(memberOfRow(fleet, "fleet", m1, "note"), std::string());

    fleet.addNote({ns, "m1"}, "NIC on order", "ann");
    clock.advance(std::chrono::minutes(1));
    fleet.addNote({ns, "m1"}, "NIC came, OPS-42", "bert");
    fleet.refresh(clock.now());
    for (const auto &[view, key] :
         {std::pair("fleet", m1), std::pair("holds", m1 + "/hook.preDrain/A")}) {
        QCOMPARE(memberOfRow(fleet, view, key, "note"), std::string("NIC came, OPS-42"));
        QCOMPARE(memberOfRow(fleet, view, key, "noteBy"), std::string("bert"));
        QCOMPARE(memberOfRow(fleet, view, key, "noteAt"), std::string("2026-01-10T12:01:00Z"));
    }
    QCOMPARE(memberOfRow(fleet, "fleet", std::string(ns) + "/m2", "note"), std::string());
    fleet.addNote({ns, "m1"}, std::string(2000, 'n'), "ann");
    fleet.refresh(clock.now());
    QCOMPARE(memberOfRow(fleet, "fleet", m1, "note").size(), std::size_t(300));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aNoteOutlivesTheBackendAndGoesWithTheMachine()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    cluster.put(machineJson("m1"));
    cluster.put(machineJson("m2"));
    cluster.put(machineJson("m3"));
    const ObjectKey m1{ns, "m1"};
    std::map<std::string, Object> kept;
    const auto noticed = [&kept](const Object &before, const Object &after) {
        const Object &one = after ? after : before;
        if (one.kind() != gateway::MachineNotes::kind)
            return;
        if (after)
            kept[one.uid()] = after;
        else
            kept.erase(one.uid());
    };
    {
        gateway::FleetObjects objects(cluster, clock);
        gateway::FleetViews fleet(objects, clock, {}, {{}, noticed});
        objects.start();
        test::settle(clock);
        fleet.refresh(clock.now());
        fleet.addNote(m1, "NIC on order", "ann");
        fleet.addNote({ns, "m2"}, "goes on Friday", "ann");
        fleet.addNote({ns, "m3"}, "data is copied", "ann");
        objects.stop();
        test::drainEvents();
    }
    QCOMPARE(kept.size(), std::size_t(3));
    cluster.erase(cluster::kinds::machine(), {ns, "m2"}); // while nobody looked
    cluster.erase(cluster::kinds::machine(), {ns, "m3"}); // and this one was made again
    Json another = machineJson("m3");
    another["metadata"]["uid"] = "another";
    cluster.put(another);
    std::vector<Object> recalled;
    for (const auto &[uid, one] : kept)
        recalled.push_back(one);
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {recalled, noticed});
    objects.start();
    test::settle(clock);
    fleet.refresh(clock.now());
    QCOMPARE(memberOfRow(fleet, "fleet", toString(m1), "note"), std::string("NIC on order"));
    QCOMPARE(memberOfRow(fleet, "fleet", std::string(ns) + "/m3", "note"), std::string());
    QCOMPARE(kept.size(), std::size_t(1));

    cluster.erase(cluster::kinds::machine(), m1);
    test::settle(clock);
    fleet.refresh(clock.now());
    QVERIFY(kept.empty());
    cluster.put(machineJson("m1"));
    test::settle(clock);
    fleet.refresh(clock.now());
    QCOMPARE(memberOfRow(fleet, "fleet", toString(m1), "note"), std::string());
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::anOwnerIsNotSilentBecauseTheClockWasSet_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("no step") << 0;
    QTest::newRow("a step forward makes nobody silent") << 1;
    QTest::newRow("a step back keeps nobody alive") << -2;
}

void TestFleetViews::anOwnerIsNotSilentBecauseTheClockWasSet()
{
    QFETCH(const int, hours);
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    const auto renew = [&cluster](const char *time) {
        cluster.put({{"apiVersion", "coordination.k8s.io/v1"},
                     {"kind", "Lease"},
                     {"metadata", {{"name", "mover"}, {"namespace", "apps"}}},
                     {"spec", {{"leaseDurationSeconds", 40}, {"renewTime", time}}}});
    };
    renew("2026-01-10T11:59:50Z");
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    renew("2026-01-10T12:00:00Z");
    test::settle(clock);
    const auto liveness = [&] {
        return std::string(toString(fleet.ownerOf("apps/mover", clock.now()).liveness));
    };
    QCOMPARE(liveness(), std::string("alive"));
    test::advance(clock, std::chrono::seconds(20));
    clock.stepWall(std::chrono::hours(hours));
    QCOMPARE(liveness(), std::string("alive"));
    test::advance(clock, std::chrono::seconds(59));
    QCOMPARE(liveness(), std::string("alive"));
    test::advance(clock, std::chrono::seconds(2));
    QCOMPARE(liveness(), std::string("silent"));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::livesAreReadAgainWhenSomethingWasRecorded()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    int asked = 0;
    gateway::IncarnationViews views(clock, [&asked](const ObjectKey &machine, TimePoint) {
        return gateway::RowMap{{"life/" + machine.name, std::to_string(++asked)}};
    });
    const ObjectKey m1{ns, "m1"};
    auto view = views.open("lives/" + std::string(ns) + "/m1", {});
    QVERIFY(view && (*view)->rows() == (gateway::RowMap{{"life/m1", "1"}}));
    views.refresh(clock.now());
    views.changed({ns, "m2"});
    views.refresh(clock.now());
    QCOMPARE(asked, 1);
    views.changed(m1);
    views.refresh(clock.now());
    QVERIFY((*view)->rows() == (gateway::RowMap{{"life/m1", "2"}}));
    view->reset();
    views.changed(m1);
    views.refresh(clock.now());
    QCOMPARE(asked, 2); // nobody looks
    QCOMPARE(views.open("lives/m1", {}).error().code, ErrorCode::Invalid);
}

void TestFleetViews::aPartOfANameIsAskedFor()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    gateway::GoneView views(clock, [](const std::string &text) {
        return gateway::RowMap{{"gone/ns/" + text, "{}"}};
    });
    const auto view = views.open("gone", {{"search", "m1"}});
    QVERIFY(view && (*view)->rows() == (gateway::RowMap{{"gone/ns/m1", "{}"}}));
    QVERIFY(views.open("gone", {})); // all
    QCOMPARE(views.open("gone", {{"search", 1}}).error().code, ErrorCode::Invalid);
    QCOMPARE(views.open("gone", {{"search", std::string(gateway::GoneView::longest + 1, 'm')}})
                 .error()
                 .code,
             ErrorCode::Invalid);
}

void TestFleetViews::aMachineThatIsGoneIsToldByTheRecord()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    cluster.put(machineJson("there"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    const TimePoint went = *parseTime("2026-01-09T12:00:00Z");
    gateway::MachineViews views(objects, fleet, clock, {}, [&](const ObjectKey &machine) {
        return machine.name == "gone"
            ? gateway::MachineViews::Gone{Object(machineJson("gone")), went}
            : gateway::MachineViews::Gone{};
    });
    objects.start();
    test::settle(clock);
    const auto open = [&views](const std::string &machine) {
        auto view = views.open("machine/" + std::string(ns) + '/' + machine, {});
        return view ? *view : nullptr;
    };
    const auto gone = open("gone");
    QVERIFY(gone && gone->rows().contains("yaml"));
    const Json row = Json::parse(gone->rows().at("machine"));
    QCOMPARE(row["gone"].get<std::string>(), std::string("2026-01-09T12:00:00.000000Z"));
    QVERIFY(open("never")->rows().empty());
    QVERIFY(!Json::parse(open("there")->rows().at("machine")).contains("gone"));

    // Its name is given again.
    cluster.put(machineJson("gone"));
    test::settle(clock);
    views.refresh(clock.now());
    QVERIFY(!Json::parse(gone->rows().at("machine")).contains("gone"));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::eventsOfAnEarlierMachineAreNotThoseOfThisOne()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json machine = machineJson("m1");
    machine["metadata"]["uid"] = "now";
    cluster.put(machine);
    for (const std::string of : {"before", "now", ""}) {
        Json about = {{"kind", "Machine"}, {"name", "m1"}, {"namespace", ns}};
        if (!of.empty())
            about["uid"] = of;
        cluster.put(
            {{"apiVersion", "v1"},
             {"kind", "Event"},
             {"metadata", {{"name", "m1." + of + "x"}, {"namespace", ns}, {"uid", "event-" + of}}},
             {"involvedObject", about},
             {"reason", "Deleted"}});
    }
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    gateway::MachineViews views(objects, fleet, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto view = views.open("machine/" + std::string(ns) + "/m1", {});
    QVERIFY(view);
    const gateway::RowMap &rows = (*view)->rows();
    QVERIFY(rows.contains("event/event-now"));
    QVERIFY(rows.contains("event/event-")); // it does not say of which one
    QVERIFY(!rows.contains("event/event-before"));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::anObjectThatASentenceNamesIsShown()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    cluster.put({{"apiVersion", "coordination.k8s.io/v1"},
                 {"kind", "Lease"},
                 {"metadata", {{"name", "backup"}, {"namespace", "kube-system"}}},
                 {"spec", {{"holderIdentity", "backup-7f"}}}});
    cluster.put(hostJson("h1", "m1"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::ObjectView views(objects, clock);
    objects.start();
    test::settle(clock);
    const auto yamlOf = [&views](const char *name) {
        const auto view = views.open(name, {});
        if (!view || !(*view)->rows().contains("yaml"))
            return std::string();
        return Json::parse((*view)->rows().at("yaml"))["text"].get<std::string>();
    };
    QVERIFY(yamlOf("object/lease/kube-system/backup").find("holderIdentity: backup-7f")
            != std::string::npos);
    QVERIFY(yamlOf("object/BareMetalHost/openshift-machine-api/h1").find("name: h1")
            != std::string::npos);
    QCOMPARE(yamlOf("object/lease/kube-system/other"), std::string());
    QCOMPARE(views.open("object/secret/kube-system/token", {}).error().code, ErrorCode::NotFound);
    QCOMPARE(views.open("object/lease", {}).error().code, ErrorCode::Invalid);
    objects.stop();
    test::drainEvents();
}

/// A right that is missing makes a rule blind, and nobody sees why.
void TestFleetViews::whatIsWatchedMayBeWatched()
{
    std::set<std::string> granted;
    for (const controllers::Right &right : controllers::observeNeeds().rights) {
        if (right.verb == "watch")
            granted.insert(right.kind->qualified());
    }
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    gateway::FleetObjects objects(cluster, clock);
    std::set<std::string> watched;
    for (const auto &[informer, info] : objects.streams())
        watched.insert(info.resource);
    QCOMPARE(watched, granted);
}

void TestFleetViews::aLargeFleetIsJudgedInPieces()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    constexpr std::size_t machines = 100;
    for (std::size_t i = 0; i < machines; ++i)
        cluster.put(machineJson("m" + std::to_string(i)));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews pieces(objects, clock, {}, {});
    gateway::FleetViews whole(objects, clock, {}, {});
    const auto view = pieces.open("fleet", {});
    QVERIFY(view);
    objects.start();
    test::settle(clock);
    QVERIFY(!pieces.isJudging());
    const std::uint64_t before = (*view)->seq();
    int times = 0;
    while (pieces.refreshWithin(clock.now(), Duration(0))) {
        ++times;
        QVERIFY(pieces.isJudging());
        QCOMPARE((*view)->seq(), before); // nobody is sent a part of a fleet
    }
    QVERIFY2(times >= 2, std::to_string(times).c_str());
    QVERIFY(!pieces.isJudging());
    whole.refresh(clock.now());
    const auto expected = whole.open("fleet", {});
    QVERIFY(expected);
    QCOMPARE((*view)->rows().size(), machines);
    QVERIFY((*view)->rows() == (*expected)->rows());
    QCOMPARE((*view)->seq(), before + 1);
    // What changes meanwhile is judged with the next pass.
    QVERIFY(!pieces.refreshWithin(clock.now(), Duration(0)));
    objects.stop();
    test::drainEvents();
}

/// After a start: the alarm is known from before, and its host comes while the fleet is judged.
void TestFleetViews::anAlarmIsNotOverBecauseItsHostWasNotListedYet()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json broken = hostJson("h1", "a");
    broken["status"] = {{"errorType", "provisioning error"}, {"errorMessage", "no image"}};
    cluster.put(broken);
    for (int i = 0; i < 40; ++i)
        putCalm(cluster,
                i == 0 ? "a" : "m" + std::to_string(i)); // the first of them is judged first
    const auto stateOf = [](gateway::FleetViews &fleet) {
        QStringList states;
        for (const auto &[key, alarm] : fleet.alarms().registry().alarms())
            states += QString::fromStdString(alarm.source.text + ' ' + toString(alarm.state));
        return states.join(QLatin1Char('\n'));
    };
    const auto said = QStringLiteral("Host h1 reports a provisioning error: no image. ");
    std::string kept;
    const auto keep = [&kept](const std::string &text) { kept = text; };
    {
        gateway::FleetObjects objects(cluster, clock);
        gateway::FleetViews fleet(objects, clock, {}, {});
        fleet.alarms().keepIn(keep, {});
        objects.start();
        test::settle(clock);
        fleet.refresh(clock.now());
        QCOMPARE(stateOf(fleet), said + QStringLiteral("Raised"));
        const Json key{{"key", fleet.alarms().registry().alarms().begin()->first}};
        QVERIFY(fleet.alarms().run("alarm.acknowledge", key, {"ann", {"operator"}}));
        objects.stop();
        test::drainEvents();
    }
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    fleet.alarms().keepIn(keep, kept);
    QVERIFY(objects.startSome()); // Machines
    QVERIFY(objects.startSome()); // and Nodes
    test::settle(clock);
    QVERIFY(!objects.hasSynced());
    QVERIFY(fleet.refreshMachines(clock.now(), 1));
    objects.start();
    test::settle(clock);
    QVERIFY(objects.hasSynced());
    while (fleet.refreshMachines(clock.now(), 16)) { }
    QCOMPARE(stateOf(fleet), said + QStringLiteral("Acknowledged"));
    clock.advance(std::chrono::seconds(2));
    while (fleet.refreshMachines(clock.now(), 16)) { }
    QCOMPARE(stateOf(fleet), said + QStringLiteral("Acknowledged"));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aViewIsMadeInPiecesBeforeItIsOpened()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    constexpr std::size_t machines = 200;
    for (std::size_t i = 0; i < machines; ++i) {
        Json machine = machineJson("m" + std::to_string(i));
        machine["spec"]["lifecycleHooks"]["preDrain"] = {{{"name", "A"}, {"owner", "o"}}};
        cluster.put(machine);
    }
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto judged = [&](const char *name) {
        int pieces = 0;
        while (fleet.prepareWithin(name, clock.now(), Duration(0)))
            ++pieces;
        return pieces;
    };
    QVERIFY(judged("fleet") >= 2);
    QCOMPARE(judged("fleet"), 0);
    // All are judged anew for a view that was not there, also when a pass is under way.
    QVERIFY(fleet.prepareWithin("holds", clock.now(), Duration(0)));
    QVERIFY(fleet.isJudging());
    QVERIFY(judged("power") >= 2);
    QVERIFY(judged("holds") >= 2);
    const auto holds = fleet.open("holds", {});
    gateway::FleetViews whole(objects, clock, {}, {});
    const auto expected = whole.open("holds", {});
    QVERIFY(holds && expected);
    QVERIFY((*holds)->rows().size() >= machines);
    QVERIFY((*holds)->rows() == (*expected)->rows());
    QCOMPARE(judged("holds"), 0);
    QCOMPARE(judged("counters"), 0);
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::otherLimitsAreShownOfAllHolds()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json calm = machineJson("m1");
    calm["spec"]["lifecycleHooks"]["preDrain"] = {{{"name", "A"}, {"owner", "o"}}};
    cluster.put(calm);
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto view = fleet.open("holds", {});
    QVERIFY(view);
    fleet.refresh(clock.now());
    const auto budget = [&view] {
        for (const auto &[key, row] : (*view)->rows()) {
            const Json json = Json::parse(row);
            if (json.value("hold", std::string()) == "A")
                return json["expected"]["budget"].get<int>();
        }
        return -1;
    };
    QCOMPARE(budget(), 30 * 60);
    holds::Budgets limits;
    QVERIFY(limits.set("preDrain/A", "2h").empty());
    fleet.setLimits(limits);
    fleet.refresh(clock.now());
    QCOMPARE(budget(), 2 * 60 * 60);
    objects.stop();
    test::drainEvents();
}

namespace {

/// May not list Nodes, as a server answers it: nothing, and no revision.
class NodesDenied : public test::FakeCluster
{
public:
    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override
    {
        if (query.kind != &cluster::kinds::node()) {
            FakeCluster::list(query, std::move(reply));
            return;
        }
        FakeCluster::list(nothing(query), [reply](const Result<cluster::ObjectList> &) {
            reply(cluster::ObjectList{});
        });
    }
    std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                          const std::string &resourceVersion,
                                          cluster::WatchSink sink) override
    {
        const bool isDenied = query.kind == &cluster::kinds::node();
        return FakeCluster::watch(
            isDenied ? nothing(query) : query, resourceVersion, std::move(sink));
    }

private:
    static cluster::Query nothing(cluster::Query query)
    {
        query.fieldSelector = "metadata.name=nobody";
        return query;
    }
};

Json runningJson(const std::string &name)
{
    Json machine = machineJson(name);
    machine["spec"]["providerSpec"]["value"] = Json::object();
    machine["spec"]["providerID"] = "aws:///z/i-" + name;
    machine["metadata"]["labels"] = {{"machine.openshift.io/cluster-api-cluster", "c"}};
    machine["status"] = {{"phase", "Running"}, {"nodeRef", {{"name", name}}}};
    return machine;
}

std::string whyOf(gateway::FleetViews &fleet, gateway::FleetObjects &objects, TimePoint now)
{
    const auto why = fleet.evaluate(objects.machine({ns, "m1"}), now).why;
    return why ? why->sentence.sentence() : std::string();
}

} // namespace

void TestFleetViews::ofTwoHostsTheNamedOneIsShown()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json machine = machineJson("m1");
    machine["metadata"]["annotations"]["metal3.io/BareMetalHost"] = std::string(ns) + "/h1";
    cluster.put(machine);
    cluster.put(hostJson("h0", "m1"));
    cluster.put(hostJson("h1", "m1"));
    cluster.put(hostJson("h2", "m1"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto hostOf = [&] {
        return fleet.evaluate(objects.machine({ns, "m1"}), clock.now()).view.host.name();
    };
    QCOMPARE(hostOf(), std::string("h1"));

    Json touched = hostJson("h2", "m1");
    touched["status"]["poweredOn"] = false;
    cluster.put(touched);
    test::settle(clock);
    QCOMPARE(hostOf(), std::string("h1"));

    cluster.erase(cluster::kinds::bareMetalHost(), {ns, "h2"});
    test::settle(clock);
    QCOMPARE(hostOf(), std::string("h1"));

    cluster.put(hostJson("h1", "another"));
    test::settle(clock);
    QCOMPARE(hostOf(), std::string("h0"));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aNodeThatMayNotBeSeenIsNotGone()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    const auto sentence = [&clock](test::FakeCluster &cluster) {
        cluster.put(runningJson("m1"));
        gateway::FleetObjects objects(cluster, clock);
        gateway::FleetViews fleet(objects, clock, {}, {});
        const auto before = fleet.evaluate(Object(runningJson("m1")), clock.now()).why;
        objects.start();
        test::settle(clock);
        std::string said = whyOf(fleet, objects, clock.now());
        objects.stop();
        test::drainEvents();
        return before ? "told before Nodes were listed: " + before->sentence.sentence() : said;
    };
    test::FakeCluster allowed;
    QCOMPARE(QString::fromStdString(sentence(allowed)),
             QStringLiteral("Its Node m1 does not exist. No health check watches it."));
    NodesDenied denied;
    QCOMPARE(QString::fromStdString(sentence(denied)), QString());
}

namespace {

/// Base64 of the PEM of a request with the subject O=system:nodes, CN=system:node:worker-1.
const char *const requestOfWorker1 =
    "LS0tLS1CRUdJTiBDRVJUSUZJQ0FURSBSRVFVRVNULS0tLS0KTUlId01JR1lBZ0VBTURZeEZUQVRCZ05W"
    "QkFvTURITjVjM1JsYlRwdWIyUmxjekVkTUJzR0ExVUVBd3dVYzNsegpkR1Z0T201dlpHVTZkMjl5YTJW"
    "eUxURXdXVEFUQmdjcWhrak9QUUlCQmdncWhrak9QUU1CQndOQ0FBVGs3T3RICnpMcFYxaEFEWkpvK2lN"
    "VlBWKzJpcTFsNk5GYnFhQUY4YkdlQ0FycTZBTlZIcDhUODJLdGZNQm1oMkE0Ulh0QjEKRlR6aERhR080"
    "Q3R2VDc4TW9BQXdDZ1lJS29aSXpqMEVBd0lEUndBd1JBSWdhSHhCSVAzZTlqdE1BSmVvSFNrawptUFl1"
    "dUxCTS91bUZKL3pFdnlwTE5oWUNJQ01Kdmd0TWxkK2MxdWJaMVEzVDN6NVIrTjdlbTd1T3I4dmpjc3Qx"
    "Cjg1KzQKLS0tLS1FTkQgQ0VSVElGSUNBVEUgUkVRVUVTVC0tLS0tCg==";

Json requestJson(const std::string &name, const char *more = "{}")
{
    Json json = {{"apiVersion", "certificates.k8s.io/v1"},
                 {"kind", "CertificateSigningRequest"},
                 {"metadata", {{"name", name}, {"creationTimestamp", "2026-01-10T11:50:00Z"}}},
                 {"spec",
                  {{"signerName", certificate::clientSigner},
                   {"username", "system:bootstrap:abcdef"},
                   {"request", requestOfWorker1}}}};
    json.merge_patch(Json::parse(more));
    return json;
}

/// A machine whose instance runs and that has no Node yet.
Json bootingJson(const std::string &name)
{
    Json machine = machineJson(name);
    machine["metadata"]["labels"]["machine.openshift.io/cluster-api-cluster"] = "site";
    machine["spec"] = {{"providerID", "lab:///" + name}, {"providerSpec", {{"value", {{"a", 1}}}}}};
    machine["status"] = Json::parse(R"({"phase": "Provisioned",
        "addresses": [{"type": "InternalIP", "address": "10.0.0.1"}],
        "conditions": [{"type": "InstanceExists", "status": "True", "lastTransitionTime": "2026-01-10T11:45:00Z"}]})");
    return machine;
}

/// The names of the requests that a machine is judged by.
std::string requestsOf(gateway::FleetViews &fleet,
                       gateway::FleetObjects &objects,
                       const std::string &machine,
                       TimePoint now)
{
    std::string names;
    for (const certificate::Request &one :
         fleet.evaluate(objects.machine({ns, machine}), now).view.requests)
        names += one.name + ' ';
    return names;
}

} // namespace

void TestFleetViews::aRequestIsThatOfTheMachineOfItsNode()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    cluster.put(bootingJson("worker-1"));
    cluster.put(bootingJson("worker-2"));
    cluster.put(requestJson("csr-1"));
    cluster.put(requestJson("other", R"({"spec": {"signerName": "example.com/signer"}})"));
    cluster.put(requestJson("unreadable", R"({"spec": {"request": "Z2FyYmFnZQ=="}})"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    std::set<ObjectKey> marked;
    connect(
        &fleet, &gateway::FleetViews::marked, this, [&marked](const std::set<ObjectKey> &machines) {
            marked.insert(machines.begin(), machines.end());
        });
    objects.start();
    test::settle(clock);
    const auto requests = [&](const char *machine) {
        return requestsOf(fleet, objects, machine, clock.now());
    };
    QCOMPARE(requests("worker-1"), std::string("csr-1 "));
    QCOMPARE(requests("worker-2"), std::string());
    const auto why = fleet.evaluate(objects.machine({ns, "worker-1"}), clock.now()).why;
    QVERIFY(bool(why));
    QCOMPARE(QString::fromStdString(why->sentence.sentence()),
             QStringLiteral("Node worker-1 waits for its certificate. 10 m. Nobody has approved "
                            "request csr-1."));

    marked.clear();
    cluster.put(
        requestJson("csr-2", R"({"metadata": {"creationTimestamp": "2026-01-10T11:55:00Z"}})"));
    test::settle(clock);
    QCOMPARE(marked, (std::set<ObjectKey>{{ns, "worker-1"}}));
    QCOMPARE(requests("worker-1"), std::string("csr-2 csr-1 "));

    // One that was issued is the end of those before it, and not of those after it.
    marked.clear();
    cluster.put(requestJson("csr-2",
                            R"({"metadata": {"creationTimestamp": "2026-01-10T11:55:00Z"},
                                "status": {"certificate": "LS0t"}})"));
    test::settle(clock);
    QCOMPARE(marked, (std::set<ObjectKey>{{ns, "worker-1"}}));
    QCOMPARE(requests("worker-1"), std::string());
    cluster.put(
        requestJson("csr-3", R"({"metadata": {"creationTimestamp": "2026-01-10T11:58:00Z"}})"));
    test::settle(clock);
    QCOMPARE(requests("worker-1"), std::string("csr-3 "));
    cluster.erase(cluster::kinds::certificateSigningRequest(), {{}, "csr-3"});
    test::settle(clock);
    QCOMPARE(requests("worker-1"), std::string());
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aJobThatGaveUpIsNotTheNextOfItsName()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    const auto putPod = [&cluster](const std::string &name, const char *made) {
        cluster.put({{"apiVersion", "v1"},
                     {"kind", "Pod"},
                     {"metadata",
                      {{"name", name},
                       {"namespace", "shop"},
                       {"creationTimestamp", made},
                       {"ownerReferences",
                        Json::array({{{"kind", "Job"}, {"name", "save"}, {"controller", true}}})}}},
                     {"status", {{"phase", "Pending"}}}});
    };
    putPod("save-1", "2026-01-10T11:00:00Z");
    cluster.put({{"apiVersion", "v1"},
                 {"kind", "Event"},
                 {"metadata", {{"name", "e"}, {"namespace", "shop"}}},
                 {"reason", "BackoffLimitExceeded"},
                 {"lastTimestamp", "2026-01-10T11:10:00Z"},
                 {"involvedObject", {{"kind", "Job"}, {"namespace", "shop"}, {"name", "save"}}}});
    const auto failureIn = [](gateway::FleetObjects &objects) {
        return objects.site().view()->owners.deployments.at({"shop", "save"}).failure;
    };
    {
        gateway::FleetObjects objects(cluster, clock);
        objects.start();
        test::settle(clock);
        QCOMPARE(failureIn(objects), std::string("BackoffLimitExceeded"));
        putPod("save-2", "2026-01-10T11:20:00Z");
        test::settle(clock);
        QCOMPARE(failureIn(objects), std::string());
        objects.stop();
        test::drainEvents();
    }
    // The Events come after the pods.
    gateway::FleetObjects objects(cluster, clock);
    objects.start();
    test::settle(clock);
    QCOMPARE(failureIn(objects), std::string());
    cluster.erase(cluster::kinds::event(), {"shop", "e"});
    test::settle(clock);
    QCOMPARE(failureIn(objects), std::string());
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aRequestForANameOfTwoIsNobodys()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    for (const char *name : {"m1", "m2"}) {
        Json machine = bootingJson(name);
        machine["status"]["addresses"] =
            Json::parse(R"([{"type": "Hostname", "address": "worker-1"}])");
        cluster.put(machine);
    }
    cluster.put(requestJson("csr-1"));
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    const auto requests = [&](const char *machine) {
        return requestsOf(fleet, objects, machine, clock.now());
    };
    QCOMPARE(requests("m1"), std::string());
    QCOMPARE(requests("m2"), std::string());

    cluster.erase(cluster::kinds::machine(), {ns, "m2"});
    test::settle(clock);
    QCOMPARE(requests("m1"), std::string("csr-1 "));

    // Whoever has the Node comes before whoever is only called like it.
    putCalm(cluster, "worker-1");
    test::settle(clock);
    QCOMPARE(requests("m1"), std::string());
    QCOMPARE(requests("worker-1"), std::string("csr-1 "));
    objects.stop();
    test::drainEvents();
}

void TestFleetViews::aRequestThatWasIssuedIsNotKept()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    for (int i = 0; i < 500; ++i)
        cluster.put(
            requestJson("csr-" + std::to_string(i), R"({"status": {"certificate": "LS0t"}})"));
    gateway::FleetObjects objects(cluster, clock);
    objects.start();
    test::settle(clock);
    QVERIFY(objects.requests().informer().isListed());
    QCOMPARE(objects.requests().informer().size(), std::size_t(0));
    QVERIFY(objects.requests().of("worker-1").empty());
    QVERIFY(objects.requests().hasIssued(certificate::clientSigner));
    QVERIFY(!objects.requests().hasIssued(certificate::servingSigner));
    const TimePoint anHourAgo = *parseTime("2026-01-10T11:00:00Z");
    QCOMPARE(objects.requests().pendingSince(anHourAgo), std::int64_t(0));

    cluster.put(requestJson("csr-new", R"({"spec": {"username": "system:node:x"}})"));
    cluster.put(requestJson("csr-old",
                            R"({"metadata": {"creationTimestamp": "2026-01-10T10:50:00Z"},
                                "spec": {"username": "system:node:x"}})"));
    cluster.put(requestJson("csr-of-kubeadm"));
    test::settle(clock);
    QCOMPARE(objects.requests().informer().size(), std::size_t(3));
    QCOMPARE(objects.requests().pendingSince(anHourAgo), std::int64_t(1));
    objects.stop();
    test::drainEvents();
}

/// The Machine API of others never writes that a drain was refused.
void TestFleetViews::aDrainOfOthersIsToldByItsEvents()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    test::FakeCluster cluster;
    Json machine = runningJson("m1");
    machine["metadata"]["deletionTimestamp"] = "2026-01-10T11:30:00Z";
    machine["metadata"]["finalizers"] = {"machine.machine.openshift.io"};
    machine["status"]["phase"] = "Deleting";
    cluster.put(machine);
    cluster.put(
        {{"apiVersion", "v1"},
         {"kind", "Node"},
         {"metadata", {{"name", "m1"}}},
         {"status", {{"conditions", Json::array({{{"type", "Ready"}, {"status", "True"}}})}}}});
    const auto pod = [&cluster](const char *name, const char *node, bool isReady) {
        cluster.put(
            {{"apiVersion", "v1"},
             {"kind", "Pod"},
             {"metadata", {{"name", name}, {"namespace", "shop"}, {"labels", {{"app", "db"}}}}},
             {"spec", {{"nodeName", node}}},
             {"status",
              {{"phase", "Running"},
               {"conditions",
                Json::array({{{"type", "Ready"}, {"status", isReady ? "True" : "False"}}})}}}});
    };
    pod("db-0", "m1", true);
    pod("db-1", "m2", false);
    cluster.put({{"apiVersion", "policy/v1"},
                 {"kind", "PodDisruptionBudget"},
                 {"metadata", {{"name", "db"}, {"namespace", "shop"}}},
                 {"spec", {{"selector", {{"matchLabels", {{"app", "db"}}}}}}},
                 {"status",
                  {{"desiredHealthy", 1},
                   {"currentHealthy", 1},
                   {"expectedPods", 2},
                   {"disruptionsAllowed", 0}}}});
    cluster.put({{"apiVersion", "v1"},
                 {"kind", "Event"},
                 {"metadata", {{"name", "m1.1"}, {"namespace", ns}}},
                 {"involvedObject", {{"kind", "Machine"}, {"name", "m1"}, {"namespace", ns}}},
                 {"reason", "DrainRequeued"},
                 {"type", "Normal"},
                 {"message",
                  "Node drain requeued: error when evicting pods/\"db-0\" -n \"shop\": global "
                  "timeout reached: 20s"},
                 {"count", 4},
                 {"firstTimestamp", "2026-01-10T11:50:00Z"},
                 {"lastTimestamp", "2026-01-10T11:59:00Z"}});
    gateway::FleetObjects objects(cluster, clock);
    gateway::FleetViews fleet(objects, clock, {}, {});
    objects.start();
    test::settle(clock);
    // What waits makes the views look at the budgets of its pods.
    fleet.refresh(clock.now());
    fleet.refresh(clock.now());
    QCOMPARE(whyOf(fleet, objects, clock.now()),
             std::string("Draining m1: budget shop/db blocks pod db-0 because pod db-1 is not "
                         "ready. 10 m."));
    objects.stop();
    test::drainEvents();
}

} // namespace tst_fleetviews

HP_TEST(tst_fleetviews, TestFleetViews)
#include "tst_fleetviews.moc"
