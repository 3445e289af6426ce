// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/SiteViews.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_rawviews {

using namespace hp;
using namespace std::chrono_literals;

namespace kinds = cluster::kinds;

namespace {

Object inVersion(const cluster::Kind &kind, const Object &object)
{
    Json json = object.json();
    json["apiVersion"] = kind.apiVersion();
    return Object(std::move(json));
}

/// Serves some kinds in another version than ours: what is put in is told under that one alone.
class ChangedCluster final : public test::FakeCluster
{
public:
    cluster::OtherVersions others{};

    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override
    {
        if (!isServed(*query.kind)) {
            QMetaObject::invokeMethod(
                &m_context,
                [reply = std::move(reply)] {
                    reply(unexpected(ErrorCode::Refused, "not understood"));
                },
                Qt::QueuedConnection);
            return;
        }
        FakeCluster::list(query, [kind = query.kind, reply](Result<cluster::ObjectList> answer) {
            for (Object &object : answer->items)
                object = inVersion(*kind, object);
            reply(std::move(answer));
        });
    }
    [[nodiscard]] std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink) override
    {
        const auto onEvents = sink.onEvents;
        sink.onEvents = [this, kind = query.kind, onEvents](std::vector<cluster::WatchEvent> told) {
            if (!isServed(*kind))
                return;
            for (cluster::WatchEvent &event : told)
                event.object = inVersion(*kind, event.object);
            onEvents(told);
        };
        return FakeCluster::watch(query, resourceVersion, std::move(sink));
    }

private:
    [[nodiscard]] bool isServed(const cluster::Kind &kind) const
    {
        for (const auto &[known, version] : others) {
            if (known->qualified() == kind.qualified())
                return kind.version == version;
        }
        return kind.understood;
    }

    QObject m_context{};
};

Json machineJson(const char *more = "{}")
{
    Json json = Json::parse(R"({"apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": "m1", "namespace": "n", "creationTimestamp": "2026-01-10T08:00:00Z",
            "labels": {"machine.openshift.io/cluster-api-machine-role": "worker", "machine.openshift.io/zone": "z"},
            "annotations": {"metal3.io/BareMetalHost": "n/h1"}},
        "spec": {"lifecycleHooks": {"preDrain": [{"name": "Backup", "owner": "backup"}]}},
        "status": {"phase": "Running", "nodeRef": {"name": "node-1"}}})");
    json.merge_patch(Json::parse(more));
    return json;
}

Json hostJson()
{
    return Json::parse(R"({"apiVersion": "metal3.io/v1alpha1", "kind": "BareMetalHost",
        "metadata": {"name": "h1", "namespace": "n", "labels": {"holdpoint.dev/bmc-group": "rack-1"},
            "annotations": {"reboot.metal3.io/fence": ""}},
        "spec": {"online": true, "consumerRef": {"kind": "Machine", "name": "m1", "namespace": "n"}},
        "status": {"poweredOn": false, "powerState": "Off"}})");
}

/// The views over that cluster.
struct Bench {
    Bench()
    {
        cluster.put(machineJson(R"({"metadata": {"deletionTimestamp": "2026-01-10T11:00:00Z"}})"));
        cluster.put(hostJson());
        objects.start();
    }
    ~Bench()
    {
        objects.stop();
        test::drainEvents();
    }

    /// The cluster has them only so from now on.
    void serve(const cluster::OtherVersions &others)
    {
        cluster.others = others;
        cluster.compact(); // every watch begins anew
        objects.setOtherVersions(others);
        look(40s);
    }
    void look(Duration later = 2s)
    {
        test::advance(clock, later);
        views.refresh(clock.now());
    }
    [[nodiscard]] gateway::SiteViews::Parts parts()
    {
        gateway::SiteViews::Parts parts;
        parts.connection.facts = [this] { return facts; };
        return parts;
    }
    [[nodiscard]] Json row(const std::string &view, const std::string &key)
    {
        open[view] = *views.open(view, {});
        look();
        const auto &rows = open[view]->rows();
        return rows.contains(key) ? Json::parse(rows.at(key)) : Json();
    }

    runtime::ManualClock clock{*parseTime("2026-01-10T12:00:00Z")};
    ChangedCluster cluster{};
    gateway::ClusterFacts facts{};
    gateway::FleetObjects objects{cluster, clock};
    gateway::SiteViews views{objects, clock, parts()};
    std::map<std::string, std::shared_ptr<gateway::View>> open{};
};

const cluster::OtherVersions otherMachines{{&kinds::machine(), "v1beta3"}};
const cluster::OtherVersions otherHosts{{&kinds::bareMetalHost(), "v1beta2"}};

} // namespace

/// What is in a version that is not understood is shown, and nothing is said of it (product.md
/// 4.6).
class TestRawViews : public QObject
{
    Q_OBJECT
private slots:
    void aMachineIsShownByItsMetadataAlone();
    void itsPageIsTheObjectAsItIs();
    void aHostIsShownByItsMetadataAlone();
    void nothingIsCountedThatIsNotKnown_data();
    void nothingIsCountedThatIsNotKnown();
    void whatBecomesKnownAgainIsShownAsEver();
    void anAlarmIsNotClearedByAVersion();
    void aMachineThatGoesIsGone();
    void itsStreamIsTheOneThatIsFollowed();
};

void TestRawViews::aMachineIsShownByItsMetadataAlone()
{
    Bench bench;
    bench.serve(otherMachines);
    const Json row = bench.row("fleet", "n/m1");
    QCOMPARE(row["notUnderstood"].get<std::string>(), std::string("v1beta3"));
    QCOMPARE(row["status"]["look"].get<std::string>(), std::string("raw"));
    QCOMPARE(row["status"]["word"].get<std::string>(),
             std::string("v1beta3 not understood: shown raw"));
    QCOMPARE(row["role"].get<std::string>(), std::string("worker"));
    QCOMPARE(row["zone"].get<std::string>(), std::string("z"));
    QVERIFY(row["deleting"].get<bool>());
    for (const char *unknown : {"phase", "node", "host", "power", "sentence", "hold", "owner"})
        QCOMPARE(row[unknown].get<std::string>(), std::string());
    QVERIFY(row["holds"].empty());
}

void TestRawViews::itsPageIsTheObjectAsItIs()
{
    Bench bench;
    bench.serve(otherMachines);
    const Json row = bench.row("machine/n/m1", "machine");
    QCOMPARE(row["notUnderstood"].get<std::string>(), std::string("v1beta3"));
    const auto &rows = bench.open["machine/n/m1"]->rows();
    QCOMPARE(rows.size(), std::size_t(2)); // and the YAML
    QVERIFY(rows.at("yaml").find("lifecycleHooks") != std::string::npos);
    QVERIFY(rows.at("yaml").find("machine.openshift.io/v1beta3") != std::string::npos);
}

void TestRawViews::aHostIsShownByItsMetadataAlone()
{
    Bench bench;
    QCOMPARE(bench.row("power", "n/h1")["held"].get<bool>(), true);
    bench.serve(otherHosts);
    const Json row = bench.row("power", "n/h1");
    QCOMPARE(row["notUnderstood"].get<std::string>(), std::string("v1beta2"));
    QCOMPARE(row["status"]["look"].get<std::string>(), std::string("raw"));
    QCOMPARE(row["rack"].get<std::string>(), std::string("rack-1"));
    QCOMPARE(row["power"].get<std::string>(), std::string("Unknown"));
    QVERIFY(row["keys"].empty());
    // The machine is understood, and names its host itself; of the host nothing is known.
    const Json onIt = bench.row("fleet", "n/m1");
    QVERIFY(!onIt.contains("notUnderstood"));
    QCOMPARE(onIt["host"].get<std::string>(), std::string("n/h1"));
    QCOMPARE(onIt["power"].get<std::string>(), std::string("Unknown"));
    QCOMPARE(onIt["powerHolds"].get<int>(), 0);
}

void TestRawViews::nothingIsCountedThatIsNotKnown_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("counted");
    QTest::newRow("everything is understood") << 0 << true;
    QTest::newRow("machines are not") << 1 << false;
    QTest::newRow("hosts are not") << 2 << false;
}

void TestRawViews::nothingIsCountedThatIsNotKnown()
{
    QFETCH(int, which);
    QFETCH(bool, counted);
    Bench bench;
    bench.serve(which == 0 ? cluster::OtherVersions{} : which == 1 ? otherMachines : otherHosts);
    QCOMPARE(bench.row("counters", "holding")["count"].is_number(), counted);
}

void TestRawViews::whatBecomesKnownAgainIsShownAsEver()
{
    Bench bench;
    bench.look();
    const Json before = bench.row("fleet", "n/m1");
    const Json host = bench.row("power", "n/h1");
    bench.serve({{&kinds::machine(), "v1beta3"}, {&kinds::bareMetalHost(), "v1beta2"}});
    QVERIFY(bench.row("fleet", "n/m1").contains("notUnderstood"));
    QVERIFY(bench.row("power", "n/h1").contains("notUnderstood"));
    QVERIFY(bench.open["power"]->rows().size() == 1);
    bench.serve({});
    Json after = bench.row("fleet", "n/m1");
    QVERIFY(!after.contains("notUnderstood"));
    QCOMPARE(after["phase"].get<std::string>(), before["phase"].get<std::string>());
    QCOMPARE(after["holds"].dump(), before["holds"].dump());
    QCOMPARE(bench.row("power", "n/h1").dump(), host.dump());
}

void TestRawViews::anAlarmIsNotClearedByAVersion()
{
    Bench bench;
    const auto raised = [&bench] {
        std::vector<std::string> keys;
        for (const auto &[key, alarm] : bench.views.fleet().alarms().registry().alarms()) {
            if (alarm.state == alarms::AlarmState::Raised)
                keys.push_back(key);
        }
        return keys;
    };
    bench.look(1h);
    bench.look(1h);
    const std::vector<std::string> before = raised();
    QVERIFY(!before.empty());
    bench.serve(otherMachines);
    bench.look(10s);
    QCOMPARE(raised(), before);
    bench.serve({});
    bench.look(10s);
    QCOMPARE(raised(), before);
}

void TestRawViews::aMachineThatGoesIsGone()
{
    Bench bench;
    bench.serve(otherMachines);
    QVERIFY(!bench.row("fleet", "n/m1").is_null());
    bench.cluster.erase(kinds::machine(), {"n", "m1"});
    bench.look();
    QVERIFY(bench.row("fleet", "n/m1").is_null());
}

void TestRawViews::itsStreamIsTheOneThatIsFollowed()
{
    Bench bench;
    gateway::ClusterFacts &facts = bench.facts;
    facts.server.emplace().reachable = facts.server->signedIn = true;
    facts.kinds[kinds::machine().qualified()] = {
        "Machine", live::KindState::NotUnderstood, {}, "why", "v1beta3"};
    facts.kinds[kinds::machineSet().qualified()] = {
        "MachineSet", live::KindState::NotUnderstood, {}, "why not", "v1beta3"};
    bench.serve(otherMachines);
    const Json followed = bench.row("connection", "stream/machines.machine.openshift.io");
    QCOMPARE(followed["objects"].get<int>(), 1);
    QVERIFY(followed["state"] != "notUnderstood");
    const Json alone = bench.row("connection", "stream/machinesets.machine.openshift.io");
    QCOMPARE(alone["state"].get<std::string>(), std::string("notUnderstood"));
    QCOMPARE(alone["reason"].get<std::string>(), std::string("why not"));
    QCOMPARE(
        bench.row("connection", "kind/machines.machine.openshift.io")["version"].get<std::string>(),
        std::string("v1beta3"));
}

} // namespace tst_rawviews

HP_TEST(tst_rawviews, TestRawViews)
#include "tst_rawviews.moc"
