// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/WorkloadClusters.h"
#include "model/resource/ClusterApi.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace tst_workloadclusters {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;
using test::settle;
using Need = WorkloadClusters::Need;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

Object machine(const std::string &cluster, const std::string &name, const std::string &ns = "capi")
{
    return Object(Json{{"apiVersion", "cluster.x-k8s.io/v1beta2"},
                       {"kind", "Machine"},
                       {"metadata",
                        {{"name", name},
                         {"namespace", ns},
                         {"uid", "u-" + ns + '-' + name},
                         {"deletionTimestamp", "2026-01-10T11:50:00Z"},
                         {"finalizers", {"machine.cluster.x-k8s.io"}}}},
                       {"spec", {{"clusterName", cluster}}},
                       {"status", {{"nodeRef", {{"name", "node-" + name}}}}}});
}

Json nodeOf(const Object &machine, const std::string &cluster)
{
    return {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata",
             {{"name", capi::nodeNameOf(machine)},
              {"annotations",
               {{"cluster.x-k8s.io/machine", machine.name()},
                {"cluster.x-k8s.io/cluster-namespace", machine.ns()},
                {"cluster.x-k8s.io/cluster-name", cluster}}}}}};
}

Json podOn(const std::string &node, const std::string &name)
{
    return {{"apiVersion", "v1"},
            {"kind", "Pod"},
            {"metadata", {{"name", name}, {"namespace", "shop"}, {"labels", {{"app", "cart"}}}}},
            {"spec", {{"nodeName", node}}}};
}

Json budget()
{
    return {{"apiVersion", "policy/v1"},
            {"kind", "PodDisruptionBudget"},
            {"metadata", {{"name", "cart"}, {"namespace", "shop"}}},
            {"spec", {{"selector", {{"matchLabels", {{"app", "cart"}}}}}}}};
}

} // namespace

/// Workload clusters in memory, by "namespace/name"; what is not there does not answer.
struct World {
    std::map<std::string, test::FakeCluster> clusters{};
    std::map<std::string, std::set<std::string>> forbidden{}; ///< kinds
    int opened = 0; ///< so far
    int open = 0; ///< now
    int most = 0; ///< at once
};

class FakePort final : public WorkloadPort
{
public:
    FakePort(World &world, const std::string &name)
        : m_world(world)
        , m_name(name)
    {
        ++m_world.opened;
        m_world.most = std::max(m_world.most, ++m_world.open);
        if (!m_world.clusters.contains(name))
            m_dead.failNext("list", test::Failure::Unreachable, 100);
    }
    ~FakePort() override { --m_world.open; }

    cluster::Cluster &cluster() override
    {
        const auto it = m_world.clusters.find(m_name);
        return it == m_world.clusters.end() ? m_dead : it->second;
    }
    Message whyNotSeen(const cluster::Kind &kind) const override
    {
        return m_world.forbidden[m_name].contains(kind.kind)
            ? quoted("user viewer is not allowed to list " + kind.plural)
            : Message();
    }
    bool answers() const override { return m_world.clusters.contains(m_name); }

private:
    World &m_world;
    std::string m_name;
    test::FakeCluster m_dead{};
};

/// Which workload clusters are open, and what is known of them.
class TestWorkloadClusters : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void nothingIsOpenedUntilAMachineNeedsIt();
    void aDrainSeesItsPodsAndBudgets();
    void aNodeOfSomebodyElseIsNotTaken();
    void aNodeWithItsProviderIdIsSeenBeforeOneOfItsName();
    void aNodeThatCanOnlyBeItsIsSeenForOneThatWaits_data();
    void aNodeThatCanOnlyBeItsIsSeenForOneThatWaits();
    void anAddressThatSeveralHaveTellsNothing();
    void clustersOfOneNameAreNotMixed();
    void neverMoreAreOpenThanAllowed();
    void oneThatNobodyNeedsIsClosedAfterTenMinutes();
    void oneThatNobodyNeedsMakesRoomForAnother();
    void aDrainTakesThePlaceOfOneThatHasNone();
    void aPageThatIsOpenNeedsTheNode();
    void aDeadOneIsToldAndHasNoConnection();
    void oneThatIsSeenForAMomentIsTriedEverMoreSeldom();
    void oneThatDiesIsShownAsItWasSeenLast();
    void aMissingSecretIsSaid();
    void aSecretThatMayNotBeReadIsSaid();
    void aRefusedKubeconfigIsSaid();
    void nodesThatMayNotBeListedAreSaid();
    void podsThatMayNotBeListedAreSaid();
    void theClusterItselfIsNotOpenedAgain();
    void zeroSwitchesItOff();
    void aMachineThatGoesIsForgotten();
    void namesThatAreNoneAreNotAskedFor_data();
    void namesThatAreNoneAreNotAskedFor();
    void anAdministratorsKubeconfigGoesBeforeTheSecret();

private:
    void use(std::size_t maxOpen = 20);
    void addSecret(const std::string &cluster, const std::string &ns = "capi");
    /// A cluster with a Secret and the Node of this machine.
    test::FakeCluster &addCluster(const std::string &cluster, const Object &machine);
    capi::CapiView seen(const Object &machine) const;

    World m_world{};
    std::unique_ptr<runtime::ManualClock> m_clock{};
    std::unique_ptr<test::FakeCluster> m_management{};
    std::unique_ptr<WorkloadClusters> m_workloads{};
    std::set<ObjectKey> m_marked{};
};

void TestWorkloadClusters::init()
{
    m_clock = std::make_unique<runtime::ManualClock>(start);
    m_management = std::make_unique<test::FakeCluster>();
    use();
}

void TestWorkloadClusters::cleanup()
{
    m_workloads.reset();
    m_management.reset();
    m_clock.reset();
    QCOMPARE(m_world.open, 0);
    m_world = World();
    m_marked.clear();
}

void TestWorkloadClusters::use(std::size_t maxOpen)
{
    m_workloads = std::make_unique<WorkloadClusters>(*m_management, *m_clock);
    m_workloads->onChange([this](const std::set<ObjectKey> &machines) {
        m_marked.insert(machines.begin(), machines.end());
    });
    WorkloadPorts ports;
    ports.maxOpen = maxOpen;
    ports.open = [this](const Object &secret) -> Result<std::unique_ptr<WorkloadPort>> {
        if (const std::string &bad = secret.text("/data/bad"); !bad.empty())
            return invalid(bad);
        if (!secret.text("/data/own").empty())
            return std::unique_ptr<WorkloadPort>();
        const std::string name = secret.name().substr(0, secret.name().rfind("-kubeconfig"));
        return std::unique_ptr<WorkloadPort>(
            std::make_unique<FakePort>(m_world, secret.ns() + '/' + name));
    };
    m_workloads->usePorts(std::move(ports));
}

void TestWorkloadClusters::addSecret(const std::string &cluster, const std::string &ns)
{
    m_management->put({{"apiVersion", "v1"},
                       {"kind", "Secret"},
                       {"metadata", {{"name", cluster + "-kubeconfig"}, {"namespace", ns}}}});
}

test::FakeCluster &TestWorkloadClusters::addCluster(const std::string &cluster,
                                                    const Object &machine)
{
    addSecret(cluster, machine.ns());
    test::FakeCluster &made = m_world.clusters[machine.ns() + '/' + cluster];
    made.put(nodeOf(machine, cluster));
    return made;
}

capi::CapiView TestWorkloadClusters::seen(const Object &machine) const
{
    capi::CapiView view;
    view.machine = machine;
    m_workloads->addTo(view);
    return view;
}

void TestWorkloadClusters::nothingIsOpenedUntilAMachineNeedsIt()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_workloads->need(one, Need::None);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_management->calls("get"), 0);
    QCOMPARE(m_world.opened, 0);
    QVERIFY(!seen(one).isElsewhere);

    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    QCOMPARE(m_world.open, 1);
    QVERIFY(m_marked.contains(one.key()));
    const capi::CapiView view = seen(one);
    QCOMPARE(view.node.name(), std::string("node-w-1"));
    QVERIFY(view.isElsewhere && view.workloadReadable && view.workloadUnseen.empty());
    QVERIFY(view.pods.empty() && view.budgets.empty());
    // Nodes alone: one list, one watch.
    QCOMPARE(m_world.clusters["capi/prod"].calls("list"), 1);
    QCOMPARE(m_world.clusters["capi/prod"].openWatches(), std::size_t(1));
}

void TestWorkloadClusters::aDrainSeesItsPodsAndBudgets()
{
    const Object one = machine("prod", "w-1");
    test::FakeCluster &prod = addCluster("prod", one);
    prod.put(podOn("node-w-1", "cart-0"));
    prod.put(podOn("node-w-2", "cart-1"));
    prod.put(budget());
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    capi::CapiView view = seen(one);
    QCOMPARE(view.pods.size(), std::size_t(1));
    QCOMPARE(view.pods.front().name(), std::string("cart-0"));
    QCOMPARE(view.budgets.size(), std::size_t(1));
    m_marked.clear();
    prod.erase(cluster::kinds::pod(), {"shop", "cart-0"});
    settle(*m_clock);
    QVERIFY(m_marked.contains(one.key()));
    QVERIFY(seen(one).pods.empty());
    // When it is drained, its Node is enough.
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    QCOMPARE(prod.openWatches(), std::size_t(1));
}

void TestWorkloadClusters::aNodeOfSomebodyElseIsNotTaken()
{
    const Object one = machine("prod", "w-1");
    test::FakeCluster &prod = addCluster("prod", one);
    prod.put(nodeOf(one, "other"));
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    const capi::CapiView view = seen(one);
    QVERIFY(!view.node);
    QCOMPARE(view.workloadUnseen.text(),
             std::string("Node node-w-1 there belongs to another machine"));
}

/// Cluster API knows Nodes by that alone: one that has only the name is another.
void TestWorkloadClusters::aNodeWithItsProviderIdIsSeenBeforeOneOfItsName()
{
    Json json = machine("prod", "w-1").json();
    json["metadata"].erase("deletionTimestamp");
    json["status"] = Json::object();
    json["spec"]["providerID"] = "aws:///z/i-1";
    const Object one(json);
    addSecret("prod");
    const auto join = [this](const char *name, const char *id) {
        m_world.clusters["capi/prod"].put({{"apiVersion", "v1"},
                                           {"kind", "Node"},
                                           {"metadata", {{"name", name}}},
                                           {"spec", {{"providerID", id}}}});
    };
    join("w-1", "aws:///z/i-2");
    join("ip-10-0-0-7", "aws:///z/i-1");
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    QCOMPARE(seen(one).likeNode.name(), std::string("ip-10-0-0-7"));
    // One that joins while the other is there has it from its first moment on.
    m_world.clusters["capi/prod"].erase(cluster::kinds::node(), {{}, "ip-10-0-0-7"});
    settle(*m_clock);
    QCOMPARE(seen(one).likeNode.name(), std::string("w-1"));
    join("ip-10-0-0-8", "aws:///z/i-1");
    settle(*m_clock);
    QCOMPARE(seen(one).likeNode.name(), std::string("ip-10-0-0-8"));
}

void TestWorkloadClusters::aNodeThatCanOnlyBeItsIsSeenForOneThatWaits_data()
{
    QTest::addColumn<QByteArray>("node");
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("owner");
    QTest::addColumn<bool>("isSeen");
    const auto row =
        [](const char *tag, const char *node, const char *address, const char *owner, bool isSeen) {
            QTest::newRow(tag) << QByteArray(node) << QByteArray(address) << QByteArray(owner)
                               << isSeen;
        };
    row("by its name", "w-1", "", "", true);
    row("by its address", "ip-10-0-0-7", "10.0.0.7", "", true);
    row("not that of another machine", "w-1", "", "w-2", false);
    row("not any", "w-3", "10.0.0.8", "", false);
}

void TestWorkloadClusters::aNodeThatCanOnlyBeItsIsSeenForOneThatWaits()
{
    QFETCH(const QByteArray, node);
    QFETCH(const QByteArray, address);
    QFETCH(const QByteArray, owner);
    QFETCH(const bool, isSeen);
    Json json = machine("prod", "w-1").json();
    json["metadata"].erase("deletionTimestamp");
    json["spec"]["providerID"] = "aws:///z/i-1";
    json["status"] = {
        {"addresses", Json::array({{{"type", "InternalIP"}, {"address", "10.0.0.7"}}})}};
    const Object one(json);
    addSecret("prod");
    Json joined{{"apiVersion", "v1"},
                {"kind", "Node"},
                {"metadata", {{"name", node.toStdString()}}},
                {"status", {{"addresses", Json::array()}}}};
    if (!address.isEmpty())
        joined["status"]["addresses"].push_back(
            {{"type", "InternalIP"}, {"address", address.toStdString()}});
    if (!owner.isEmpty())
        joined["metadata"]["annotations"]["cluster.x-k8s.io/machine"] = owner.toStdString();
    m_world.clusters["capi/prod"].put(joined);
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    QCOMPARE(m_world.opened, 1);
    QVERIFY(!seen(one).node);
    QCOMPARE(seen(one).likeNode.name(), isSeen ? node.toStdString() : std::string());
    // What is gone meanwhile is not seen either.
    m_world.clusters["capi/prod"].erase(cluster::kinds::node(), {{}, node.toStdString()});
    settle(*m_clock);
    QVERIFY(!seen(one).likeNode);
    // One that has no provider id itself waits for its server.
    json["spec"].erase("providerID");
    m_workloads->need(Object(json), Need::Node);
    settle(*m_clock);
    QVERIFY(!seen(Object(json)).isElsewhere);
}

/// Such as that of a cluster, which moves, or of a gateway before it.
void TestWorkloadClusters::anAddressThatSeveralHaveTellsNothing()
{
    Json json = machine("prod", "w-1").json();
    json["metadata"].erase("deletionTimestamp");
    json["spec"]["providerID"] = "aws:///z/i-1";
    const Json addresses = Json::array({{{"type", "ExternalIP"}, {"address", "198.51.100.7"}}});
    json["status"] = {{"addresses", addresses}};
    const Object one(json);
    addSecret("prod");
    for (const char *name : {"n-1", "n-2"})
        m_world.clusters["capi/prod"].put({{"apiVersion", "v1"},
                                           {"kind", "Node"},
                                           {"metadata", {{"name", name}}},
                                           {"status", {{"addresses", addresses}}}});
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    QVERIFY(!seen(one).likeNode);
    m_world.clusters["capi/prod"].erase(cluster::kinds::node(), {{}, "n-2"});
    settle(*m_clock);
    QCOMPARE(seen(one).likeNode.name(), std::string("n-1"));
}

void TestWorkloadClusters::clustersOfOneNameAreNotMixed()
{
    const Object here = machine("prod", "w-1", "capi");
    const Object there = machine("prod", "w-1", "other");
    addCluster("prod", here).put(podOn("node-w-1", "here"));
    addCluster("prod", there).put(podOn("node-w-1", "there"));
    m_workloads->need(here, Need::Drain);
    m_workloads->need(there, Need::Drain);
    settle(*m_clock);
    QCOMPARE(m_world.open, 2);
    QCOMPARE(seen(here).pods.front().name(), std::string("here"));
    QCOMPARE(seen(there).pods.front().name(), std::string("there"));
    m_marked.clear();
    m_world.clusters["other/prod"].erase(cluster::kinds::pod(), {"shop", "there"});
    settle(*m_clock);
    QCOMPARE(m_marked, std::set<ObjectKey>{there.key()});
}

void TestWorkloadClusters::neverMoreAreOpenThanAllowed()
{
    use(3);
    std::vector<Object> machines;
    for (int i = 0; i < 10; ++i) {
        const std::string cluster = "prod-" + std::to_string(i);
        machines.push_back(machine(cluster, "w-" + std::to_string(i)));
        addCluster(cluster, machines.back());
        m_workloads->need(machines.back(), i == 9 ? Need::Drain : Need::Node);
    }
    settle(*m_clock);
    QCOMPARE(m_world.most, 3);
    // A drain goes before all others.
    QCOMPARE(seen(machines[9]).node.name(), std::string("node-w-9"));
    int told = 0;
    for (const Object &one : machines) {
        const capi::CapiView view = seen(one);
        told +=
            view.workloadUnseen.text() == "3 workload clusters are open already, which is the limit"
            ? 1
            : 0;
    }
    QCOMPARE(told, 7);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.most, 3);
    QCOMPARE(m_world.opened, 3);
}

void TestWorkloadClusters::oneThatNobodyNeedsIsClosedAfterTenMinutes()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.open, 1);
    m_workloads->need(one, Need::None);
    test::advance(*m_clock, 9min);
    QCOMPARE(m_world.open, 1);
    QVERIFY(seen(one).node);
    test::advance(*m_clock, 1min);
    QCOMPARE(m_world.open, 0);
    QVERIFY(!seen(one).isElsewhere);
    QVERIFY(m_workloads->sights().empty());
}

void TestWorkloadClusters::oneThatNobodyNeedsMakesRoomForAnother()
{
    use(1);
    const Object one = machine("a", "w-1");
    const Object two = machine("b", "w-2");
    addCluster("a", one);
    addCluster("b", two);
    m_workloads->need(one, Need::Node);
    settle(*m_clock);
    m_workloads->need(one, Need::None);
    m_workloads->need(two, Need::Node);
    settle(*m_clock);
    QVERIFY(seen(two).node);
    QVERIFY(!seen(one).node);
    QCOMPARE(m_world.most, 1);
}

void TestWorkloadClusters::aDrainTakesThePlaceOfOneThatHasNone()
{
    use(2);
    const Object shown = machine("a", "w-1");
    const Object sick = machine("b", "w-2");
    const Object drained = machine("c", "w-3");
    addCluster("a", shown);
    addCluster("b", sick);
    addCluster("c", drained).put(podOn("node-w-3", "cart-0"));
    m_workloads->setOpenPages({shown});
    m_workloads->need(sick, Need::Node);
    settle(*m_clock);
    QVERIFY(seen(shown).node);
    QVERIFY(seen(sick).node);
    m_workloads->need(drained, Need::Drain);
    settle(*m_clock);
    QCOMPARE(seen(drained).pods.size(), std::size_t(1));
    // That of a page stays; the other one is shown as it was seen last, and says why.
    QVERIFY(seen(shown).workloadUnseen.empty());
    const capi::CapiView view = seen(sick);
    QCOMPARE(view.workloadUnseen.text(),
             std::string("2 workload clusters are open already, which is the limit"));
    QCOMPARE(view.node.name(), std::string("node-w-2"));
    QVERIFY(view.workloadReadable);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.most, 2);
    QCOMPARE(m_world.opened, 3);
    // When the drain is over, its place is there again.
    m_workloads->need(drained, Need::None);
    test::advance(*m_clock, 11min);
    QVERIFY(seen(sick).workloadUnseen.empty());
    QCOMPARE(m_world.most, 2);
}

void TestWorkloadClusters::aPageThatIsOpenNeedsTheNode()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_workloads->setOpenPages({one});
    settle(*m_clock);
    QVERIFY(seen(one).node);
    m_workloads->need(one, Need::None);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.open, 1);
    m_workloads->setOpenPages({});
    test::advance(*m_clock, 10min);
    QCOMPARE(m_world.open, 0);
}

void TestWorkloadClusters::aDeadOneIsToldAndHasNoConnection()
{
    const Object dead = machine("dead", "w-1");
    const Object live = machine("live", "w-2");
    addSecret("dead");
    addCluster("live", live);
    m_workloads->need(dead, Need::Drain);
    m_workloads->need(live, Need::Drain);
    settle(*m_clock);
    QCOMPARE(m_world.open, 1);
    const capi::CapiView view = seen(dead);
    QVERIFY(!view.workloadReadable);
    QVERIFY(view.workloadUnreadSince == start);
    QVERIFY(!view.workloadUnseen.empty());
    // Tried again after 10, 20, 40 … seconds, then every ten minutes: 10 times in the first hour.
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.opened, 1 + 1 + 10);
    QCOMPARE(m_world.open, 1);
    QVERIFY(seen(dead).workloadUnreadSince == start);
    QVERIFY(seen(live).workloadReadable && seen(live).node);
    QCOMPARE(m_workloads->sights().size(), std::size_t(2));

    // It comes back, and is seen at the next try.
    m_world.clusters["capi/dead"].put(nodeOf(dead, "dead"));
    test::advance(*m_clock, 10min);
    QVERIFY(seen(dead).workloadReadable && seen(dead).node);
    QVERIFY(seen(dead).workloadUnseen.empty());
}

/// Its objects can be listed, and nothing of it can be watched: each try would list all of it.
void TestWorkloadClusters::oneThatIsSeenForAMomentIsTriedEverMoreSeldom()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one).failNext("watch", test::Failure::Unreachable, 10'000);
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    QVERIFY(seen(one).node);
    QCOMPARE(m_world.open, 0);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.opened, 1 + 10);
}

void TestWorkloadClusters::oneThatDiesIsShownAsItWasSeenLast()
{
    const Object one = machine("prod", "w-1");
    test::FakeCluster &prod = addCluster("prod", one);
    prod.put(podOn("node-w-1", "cart-0"));
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    test::advance(*m_clock, 5min);
    prod.failNext("list", test::Failure::Unreachable, 1000);
    prod.breakWatches();
    settle(*m_clock);
    capi::CapiView view = seen(one);
    QCOMPARE(m_world.open, 0);
    QVERIFY(view.node);
    QCOMPARE(view.pods.size(), std::size_t(1));
    QCOMPARE(view.workloadUnseen.text(), std::string("connection lost"));
    QVERIFY(view.workloadUnseenSince == start + 5min);
    // It was seen for long enough that this is a failure for itself.
    QCOMPARE(m_world.opened, 1);
    test::advance(*m_clock, 10s);
    QCOMPARE(m_world.opened, 2);
}

void TestWorkloadClusters::aMissingSecretIsSaid()
{
    const Object one = machine("prod", "w-1");
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    const capi::CapiView view = seen(one);
    QCOMPARE(view.workloadUnseen.text(), std::string("there is no Secret capi/prod-kubeconfig"));
    QVERIFY(view.workloadUnseenSince == start);
    QVERIFY2(view.workloadReadable, "nobody has tried whether it answers");
    addCluster("prod", one);
    test::advance(*m_clock, 10s);
    QVERIFY(seen(one).node);
}

void TestWorkloadClusters::aSecretThatMayNotBeReadIsSaid()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_management->failNext("get", test::Failure::Refused);
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    QCOMPARE(seen(one).workloadUnseen.text(),
             std::string("Holdpoint is not allowed to read Secret capi/prod-kubeconfig"));
    QCOMPARE(m_world.opened, 0);
    // Granted: seen at the next try. Revoked while it is open: it stays open.
    test::advance(*m_clock, 10s);
    QVERIFY(seen(one).node);
    m_management->failNext("get", test::Failure::Refused, 1000);
    test::advance(*m_clock, 1h);
    QVERIFY(seen(one).workloadUnseen.empty());
}

void TestWorkloadClusters::aRefusedKubeconfigIsSaid()
{
    const Object one = machine("prod", "w-1");
    m_management->put({{"apiVersion", "v1"},
                       {"kind", "Secret"},
                       {"metadata", {{"name", "prod-kubeconfig"}, {"namespace", "capi"}}},
                       {"data", {{"bad", "it names a file"}}}});
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    QCOMPARE(seen(one).workloadUnseen.text(), std::string("it names a file"));
    QCOMPARE(m_world.opened, 0);
}

void TestWorkloadClusters::nodesThatMayNotBeListedAreSaid()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_world.forbidden["capi/prod"].insert("Node");
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    QCOMPARE(seen(one).workloadUnseen.text(),
             std::string("user viewer is not allowed to list nodes"));
    QVERIFY2(seen(one).workloadReadable, "it answers");
    QCOMPARE(m_world.open, 0);
    m_world.forbidden.clear();
    test::advance(*m_clock, 10s);
    QVERIFY(seen(one).node);
    QVERIFY(seen(one).workloadUnseen.empty());
    // Revoked while it is open: no watch says so, and it is noticed all the same.
    m_world.forbidden["capi/prod"].insert("Node");
    test::advance(*m_clock, 30s);
    QCOMPARE(seen(one).workloadUnseen.text(),
             std::string("user viewer is not allowed to list nodes"));
    QVERIFY2(seen(one).node, "what was seen last is kept");
    QCOMPARE(m_world.open, 0);
}

void TestWorkloadClusters::podsThatMayNotBeListedAreSaid()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_world.forbidden["capi/prod"].insert("Pod");
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    QVERIFY(seen(one).node);
    QCOMPARE(seen(one).workloadUnseen.text(),
             std::string("user viewer is not allowed to list pods"));
}

void TestWorkloadClusters::theClusterItselfIsNotOpenedAgain()
{
    const Object one = machine("prod", "w-1");
    m_management->put({{"apiVersion", "v1"},
                       {"kind", "Secret"},
                       {"metadata", {{"name", "prod-kubeconfig"}, {"namespace", "capi"}}},
                       {"data", {{"own", "yes"}}}});
    m_workloads->need(one, Need::Drain);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_world.opened, 0);
    QCOMPARE(m_management->calls("get"), 1);
    QVERIFY(!seen(one).isElsewhere && seen(one).workloadUnseen.empty());
    QVERIFY(m_workloads->sights().empty());
}

void TestWorkloadClusters::zeroSwitchesItOff()
{
    use(0);
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_workloads->need(one, Need::Drain);
    test::advance(*m_clock, 1h);
    QCOMPARE(m_management->calls("get"), 0);
    QCOMPARE(seen(one).workloadUnseen.text(), std::string("the option --workload-clusters is 0"));
}

void TestWorkloadClusters::aMachineThatGoesIsForgotten()
{
    const Object one = machine("prod", "w-1");
    addCluster("prod", one);
    m_workloads->need(one, Need::Drain);
    settle(*m_clock);
    m_workloads->forget(one.key());
    settle(*m_clock);
    QCOMPARE(m_world.open, 0);
}

void TestWorkloadClusters::namesThatAreNoneAreNotAskedFor_data()
{
    QTest::addColumn<QString>("cluster");
    QTest::newRow("a path") << QStringLiteral("../../default/secret");
    QTest::newRow("capital letters") << QStringLiteral("PROD");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a name that is too long") << QString(300, QLatin1Char('a'));
}

void TestWorkloadClusters::namesThatAreNoneAreNotAskedFor()
{
    QFETCH(const QString, cluster);
    m_workloads->need(machine(cluster.toStdString(), "w-1"), Need::Drain);
    settle(*m_clock);
    QCOMPARE(m_management->calls("get"), 0);
}

void TestWorkloadClusters::anAdministratorsKubeconfigGoesBeforeTheSecret()
{
    const Object one = machine("prod", "w-1");
    const Object two = machine("stage", "w-2");
    addCluster("prod", one);
    addCluster("stage", two);
    m_workloads = std::make_unique<WorkloadClusters>(*m_management, *m_clock);
    WorkloadPorts ports;
    ports.open = [](const Object &secret) -> Result<std::unique_ptr<WorkloadPort>> {
        return invalid("of Secret " + secret.name());
    };
    ports.openOwn =
        [this](const ObjectKey &key) -> std::optional<Result<std::unique_ptr<WorkloadPort>>> {
        if (key.name != "prod")
            return std::nullopt;
        return Result<std::unique_ptr<WorkloadPort>>(
            std::make_unique<FakePort>(m_world, toString(key)));
    };
    m_workloads->usePorts(std::move(ports));
    m_workloads->need(one, Need::Node);
    m_workloads->need(two, Need::Node);
    settle(*m_clock);
    QVERIFY(seen(one).node);
    QCOMPARE(seen(two).workloadUnseen.text(), std::string("of Secret stage-kubeconfig"));
    QCOMPARE(m_management->calls("get"), 1);
}

} // namespace tst_workloadclusters

HP_TEST(tst_workloadclusters, TestWorkloadClusters)
#include "tst_workloadclusters.moc"
