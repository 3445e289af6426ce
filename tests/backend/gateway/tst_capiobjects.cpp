// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/DefinedKind.h"
#include "backend/gateway/views/CapiObjects.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_capiobjects {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;
using cluster::Kind;

namespace {

const std::string providers = std::string("infrastructure.") + capi::group;

const Kind &kindNamed(const std::string &group, const std::string &kind)
{
    Kind made;
    made.group = group;
    made.version = "v1beta2";
    made.kind = kind;
    made.plural = kind + "s";
    std::ranges::transform(made.plural, made.plural.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return cluster::lastingKind(made);
}

/// A cluster whose groups have the kinds that a test gives them.
class DiscoveredCluster final : public test::FakeCluster
{
public:
    void kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply) override
    {
        ++asked[group];
        reply(groups[group]);
    }

    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override
    {
        if (query.kind->kind != denied)
            return FakeCluster::list(query, std::move(reply));
        // As a server answers it: nothing, and no revision.
        FakeCluster::list(
            query, [reply](const Result<cluster::ObjectList> &) { reply(cluster::ObjectList{}); });
    }

    std::map<std::string, std::vector<const Kind *>> groups{};
    std::map<std::string, int> asked{};
    std::string denied{}; ///< a kind that we may not list
};

} // namespace

/// Which kinds of providers are followed: what Machines say of theirs is anybody's text.
class TestCapiObjects : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void inventedKindsPushNoneOut();
    void inventedGroupsAreNotAskedForWithoutEnd();
    void aKindThatIsDefinedLaterIsFollowed();
    void aKindThatGoesIsLeft();
    void aSetSpeaksForItsDeployment();
    void aClusterThatMayNotBeSeenIsNotGone_data();
    void aClusterThatMayNotBeSeenIsNotGone();

private:
    void put(const std::string &name, const std::string &group, const std::string &kind);
    [[nodiscard]] bool follows(const std::string &kind) const
    {
        return m_objects->kindOf(providers, kind) != nullptr;
    }

    runtime::ManualClock m_clock{*parseTime("2026-01-10T12:00:00Z")};
    std::unique_ptr<DiscoveredCluster> m_cluster{};
    std::unique_ptr<CapiObjects> m_objects{};
};

void TestCapiObjects::init()
{
    m_cluster = std::make_unique<DiscoveredCluster>();
    m_cluster->groups[capi::group] = {&kindNamed(capi::group, "Machine")};
    m_cluster->groups[providers] = {&kindNamed(providers, "Metal3Machine")};
    m_objects = std::make_unique<CapiObjects>(*m_cluster, m_clock);
    m_objects->start();
    test::settle(m_clock);
}

void TestCapiObjects::cleanup()
{
    m_objects.reset();
    m_cluster.reset();
}

void TestCapiObjects::put(const std::string &name,
                          const std::string &group,
                          const std::string &kind)
{
    Json machine{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                 {"kind", "Machine"},
                 {"metadata", {{"name", name}}},
                 {"spec",
                  {{"clusterName", "prod"},
                   {"infrastructureRef", {{"apiGroup", group}, {"kind", kind}, {"name", name}}}}}};
    m_cluster->create(kindNamed(capi::group, "Machine"),
                      "capi",
                      std::move(machine),
                      {},
                      [](const Result<cluster::Written> &) {});
    test::settle(m_clock);
}

void TestCapiObjects::inventedKindsPushNoneOut()
{
    for (int i = 0; i < 100; ++i)
        put("m-" + std::to_string(i), providers, "Invented" + std::to_string(i));
    put("worker", providers, "Metal3Machine");
    QVERIFY(follows("Metal3Machine"));
    QCOMPARE(m_objects->streams().size(), std::size_t(2));
}

void TestCapiObjects::inventedGroupsAreNotAskedForWithoutEnd()
{
    for (int i = 0; i < 100; ++i)
        put("m-" + std::to_string(i), "x" + std::to_string(i) + '.' + capi::group, "Invented");
    QVERIFY2(m_cluster->asked.size() <= 33, qPrintable(QString::number(m_cluster->asked.size())));
    put("worker", providers, "Metal3Machine");
    QVERIFY(follows("Metal3Machine"));
    test::advance(m_clock, 10min);
    QVERIFY2(m_cluster->asked.size() <= 34, qPrintable(QString::number(m_cluster->asked.size())));
}

void TestCapiObjects::aKindThatIsDefinedLaterIsFollowed()
{
    put("worker", providers, "LateMachine");
    test::advance(m_clock, 5min);
    QVERIFY(!follows("LateMachine"));
    m_cluster->groups[providers].push_back(&kindNamed(providers, "LateMachine"));
    test::advance(m_clock, 1min);
    QVERIFY(follows("LateMachine"));
}

void TestCapiObjects::aKindThatGoesIsLeft()
{
    put("worker", providers, "Metal3Machine");
    QVERIFY(follows("Metal3Machine"));
    m_cluster->groups[providers].clear();
    test::advance(m_clock, 1min);
    QVERIFY(!follows("Metal3Machine"));
    m_cluster->groups[providers] = {&kindNamed(providers, "Metal3Machine")};
    test::advance(m_clock, 1min);
    QVERIFY(follows("Metal3Machine"));
}

void TestCapiObjects::aSetSpeaksForItsDeployment()
{
    DiscoveredCluster cluster;
    for (const char *kind : {"Machine", "MachineDeployment", "MachineSet"})
        cluster.groups[capi::group].push_back(&kindNamed(capi::group, kind));
    CapiObjects objects(cluster, m_clock);
    objects.start();
    test::settle(m_clock);
    const auto add = [&](const char *kind, const char *name, const Json &owners) {
        cluster.create(
            kindNamed(capi::group, kind),
            "capi",
            {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
             {"kind", kind},
             {"metadata", {{"name", name}, {"ownerReferences", owners}}},
             {"status",
              {{"conditions",
                {{{"type", "ScalingUp"},
                  {"status", "True"},
                  {"message", "Scaling up from 0 to 1 replicas is blocked because it is so"}}}}}}},
            {},
            [](const Result<cluster::Written> &) {});
        test::settle(m_clock);
    };
    const auto shown = [&objects] {
        std::string names;
        for (const Object &one : objects.machines())
            names += one.name() + ' ';
        return names;
    };
    const auto ownerNamed = [](const char *name) {
        return Json::array({{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                             {"kind", "MachineDeployment"},
                             {"name", name},
                             {"controller", true}}});
    };
    add("MachineDeployment", "md", Json::array());
    QCOMPARE(shown(), std::string("md "));
    add("MachineSet", "of-another", ownerNamed("another"));
    QCOMPARE(shown(), std::string("md of-another "));
    add("MachineSet", "md-1", ownerNamed("md"));
    QCOMPARE(shown(), std::string("md-1 of-another "));
    QVERIFY(!objects.machine({"capi", "md"}));
    cluster.erase(kindNamed(capi::group, "MachineSet"), {"capi", "md-1"});
    test::settle(m_clock);
    QCOMPARE(shown(), std::string("md of-another "));
    QVERIFY(objects.machine({"capi", "md"}));
    objects.stop();
    test::drainEvents();
}

void TestCapiObjects::aClusterThatMayNotBeSeenIsNotGone_data()
{
    QTest::addColumn<bool>("isServed");
    QTest::addColumn<bool>("isDenied");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("Clusters are listed") << true << false << true;
    QTest::newRow("they may not be listed") << true << true << false;
    QTest::newRow("they are not served") << false << false << false;
}

void TestCapiObjects::aClusterThatMayNotBeSeenIsNotGone()
{
    QFETCH(const bool, isServed);
    QFETCH(const bool, isDenied);
    QFETCH(const bool, isKnown);
    DiscoveredCluster cluster;
    cluster.groups[capi::group] = {&kindNamed(capi::group, "Machine")};
    if (isServed)
        cluster.groups[capi::group].push_back(&kindNamed(capi::group, "Cluster"));
    if (isDenied)
        cluster.denied = "Cluster";
    CapiObjects objects(cluster, m_clock);
    objects.start();
    test::settle(m_clock);
    cluster.create(kindNamed(capi::group, "Machine"),
                   "capi",
                   {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                    {"kind", "Machine"},
                    {"metadata", {{"name", "m"}}},
                    {"spec", {{"clusterName", "prod"}}}},
                   {},
                   [](const Result<cluster::Written> &) {});
    test::settle(m_clock);
    const Object machine = objects.machine({"capi", "m"});
    QVERIFY(bool(machine));
    QVERIFY(!objects.viewOf(machine).cluster);
    QCOMPARE(objects.viewOf(machine).clusterKnown, isKnown);
    objects.stop();
    test::drainEvents();
}

} // namespace tst_capiobjects

HP_TEST(tst_capiobjects, TestCapiObjects)
#include "tst_capiobjects.moc"
