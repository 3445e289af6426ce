// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/embedded/EmbeddedFixture.h"

#include <QTest>

#include <nlohmann/json.hpp>

using hp::Json;
using hp::Object;
using hp::cluster::ObjectRef;
using hp::cluster::Propagation;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

} // namespace

/// The store's own small controllers: owners, budgets, Events.
class KeepersTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void dependentsFollowTheirOwner();
    void aSecondOwnerKeepsADependent();
    void anOwnerThatNeverWasCostsTheDependentItsLife();
    void anOwnerOfAForeignKindIsLeftAlone();
    void orphansStay();
    void aForegroundOwnerWaitsForItsDependents();
    void theCollectorCatchesUpAfterAStart();

    void aBudgetKnowsItsPods_data();
    void aBudgetKnowsItsPods();
    void aControllersReplicasAreExpected();
    void aFreshBudgetIsStillBeingProcessed();
    void aSpentBudgetRefusesInKubernetesWords();
    void anEvictionChargesTheBudgetOnce();
    void twoBudgetsAreAnError();
    void aPendingPodNeedsNoBudget();
    void anUnreadyPodMayGoWhenTheOthersSuffice();
    void anEvictionThatGoesNowhereIsForgotten();

    void anEventThatRepeatsIsCounted();
    void anEventAboutAClusterObjectIsInDefault();
    void eventsExpire();
    void aFloodOfEventsIsCut();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }
    [[nodiscard]] bool exists(const hp::cluster::Kind &kind, const std::string &name)
    {
        return hp::test::get(cluster(), {&kind, {space, name}}).has_value();
    }
    Object make(const hp::cluster::Kind &kind, const Json &body)
    {
        const auto written = hp::test::create(cluster(), kind, space, body);
        return written ? written->object : Object();
    }
    void makePod(const std::string &name, bool ready, Json owner = {});
    Object budget(const std::string &name = "b")
    {
        const auto stored =
            hp::test::get(cluster(), {&kinds::podDisruptionBudget(), {space, name}});
        return stored ? *stored : Object();
    }
    void makeBudget(const std::string &spec, const std::string &name = "b");
    [[nodiscard]] bool allowed(int number)
    {
        return hp::test::runUntil(
            [&] { return budget().at("/status/disruptionsAllowed") == number; });
    }
    std::vector<Object> events()
    {
        return hp::test::list(cluster(), {&kinds::event(), {}, {}, {}})->items;
    }

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void KeepersTest::dependentsFollowTheirOwner()
{
    const Object owner = make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    const Object child =
        make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    make(kinds::configMap(), hp::test::withOwner(hp::test::sampleConfigMap("grandchild"), child));
    make(kinds::machine(), hp::test::sampleMachine("stranger"));
    QVERIFY(hp::test::remove(cluster(), {&kinds::machineSet(), {space, "set"}})->gone);
    QVERIFY(hp::test::runUntil([&] { return !exists(kinds::configMap(), "grandchild"); }));
    QVERIFY(!exists(kinds::machine(), "child"));
    QVERIFY(exists(kinds::machine(), "stranger"));
}

void KeepersTest::aSecondOwnerKeepsADependent()
{
    const Object one = make(kinds::machineSet(), {{"metadata", {{"name", "one"}}}});
    const Object two = make(kinds::configMap(), hp::test::sampleConfigMap("two"));
    Json child = hp::test::withOwner(hp::test::sampleMachine("child"), one);
    child = hp::test::withOwner(child, two);
    child["metadata"]["ownerReferences"][1].erase("controller");
    QVERIFY(make(kinds::machine(), child));
    QVERIFY(hp::test::remove(cluster(), {&kinds::machineSet(), {space, "one"}}));
    const ObjectRef ref{&kinds::machine(), {space, "child"}};
    QVERIFY(hp::test::runUntil([&] {
        return hp::test::get(cluster(), ref)->at("/metadata/ownerReferences").size() == 1;
    }));
    QCOMPARE(hp::test::get(cluster(), ref)->text("/metadata/ownerReferences/0/name"),
             std::string("two"));
}

void KeepersTest::anOwnerThatNeverWasCostsTheDependentItsLife()
{
    const Object owner(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                            {"kind", "MachineSet"},
                            {"metadata", {{"name", "ghost"}, {"uid", "no-such-uid"}}}});
    make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    QVERIFY(hp::test::runUntil([&] { return !exists(kinds::machine(), "child"); }));
}

void KeepersTest::anOwnerOfAForeignKindIsLeftAlone()
{
    const Object owner(Json{{"apiVersion", "cluster.x-k8s.io/v1beta1"},
                            {"kind", "Cluster"},
                            {"metadata", {{"name", "c"}, {"uid", "elsewhere"}}}});
    make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    make(kinds::machine(), hp::test::sampleMachine("marker"));
    for (int i = 0; i < 5; ++i)
        QVERIFY(exists(kinds::machine(), "marker"));
    QVERIFY(exists(kinds::machine(), "child"));
}

void KeepersTest::orphansStay()
{
    const Object owner = make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    QVERIFY(hp::test::remove(cluster(),
                             {&kinds::machineSet(), {space, "set"}},
                             {.propagation = Propagation::Orphan})
                ->gone);
    for (int i = 0; i < 5; ++i)
        QVERIFY(exists(kinds::machine(), "child"));
    QVERIFY(hp::test::get(cluster(), {&kinds::machine(), {space, "child"}})
                ->at("/metadata/ownerReferences")
                .is_null());
}

void KeepersTest::aForegroundOwnerWaitsForItsDependents()
{
    const Object owner = make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    Json child = hp::test::withOwner(hp::test::sampleMachine("child"), owner);
    child["metadata"]["finalizers"] = {"a.b/c"};
    QVERIFY(make(kinds::machine(), child));
    const auto marked = hp::test::remove(cluster(),
                                         {&kinds::machineSet(), {space, "set"}},
                                         {.propagation = Propagation::Foreground});
    QVERIFY(!marked->gone);
    QVERIFY(marked->object.hasFinalizer("foregroundDeletion"));
    const ObjectRef ref{&kinds::machine(), {space, "child"}};
    QVERIFY(hp::test::runUntil([&] { return hp::test::get(cluster(), ref)->isDeleting(); }));
    QVERIFY(exists(kinds::machineSet(), "set"));
    QVERIFY(hp::test::merge(cluster(), ref, R"({"metadata":{"finalizers":null}})"));
    QVERIFY(hp::test::runUntil([&] { return !exists(kinds::machineSet(), "set"); }));
}

void KeepersTest::theCollectorCatchesUpAfterAStart()
{
    const Object owner = make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}});
    make(kinds::machine(), hp::test::withOwner(hp::test::sampleMachine("child"), owner));
    cluster().remove({&kinds::machineSet(), {space, "set"}}, {}, {});
    cluster().drain(); // commits, but the collector's turn never comes
    m_fixture->reopen();
    QVERIFY(hp::test::runUntil([&] { return !exists(kinds::machine(), "child"); }));
}

void KeepersTest::makePod(const std::string &name, bool ready, Json owner)
{
    Json body = hp::test::withLabels(hp::test::samplePod(name, "n1"), {{"app", "db"}});
    if (!owner.is_null())
        body["metadata"]["ownerReferences"] = Json::array({std::move(owner)});
    QVERIFY(make(kinds::pod(), body));
    const Json status{{"phase", "Running"},
                      {"conditions", {{{"type", "Ready"}, {"status", ready ? "True" : "False"}}}}};
    QVERIFY(hp::test::merge(cluster(),
                            {&kinds::pod(), {space, name}},
                            Json{{"status", status}}.dump(),
                            Subresource::Status));
}

void KeepersTest::makeBudget(const std::string &spec, const std::string &name)
{
    Json body{{"metadata", {{"name", name}}}, {"spec", Json::parse(spec)}};
    body["spec"]["selector"] = {{"matchLabels", {{"app", "db"}}}};
    QVERIFY(make(kinds::podDisruptionBudget(), body));
}

void KeepersTest::aBudgetKnowsItsPods_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<int>("ready");
    QTest::addColumn<int>("unready");
    QTest::addColumn<QByteArray>("status"); // healthy desired expected allowed
    QTest::newRow("minAvailable 2 of 3")
        << QByteArray(R"({"minAvailable":2})") << 3 << 0 << QByteArray("3 2 3 1");
    QTest::newRow("minAvailable with too few")
        << QByteArray(R"({"minAvailable":2})") << 1 << 1 << QByteArray("1 2 2 0");
    QTest::newRow("minAvailable half, rounded up")
        << QByteArray(R"({"minAvailable":"50%"})") << 3 << 0 << QByteArray("3 2 3 1");
    QTest::newRow("minAvailable all")
        << QByteArray(R"({"minAvailable":"100%"})") << 3 << 0 << QByteArray("3 3 3 0");
    QTest::newRow("maxUnavailable 1")
        << QByteArray(R"({"maxUnavailable":1})") << 3 << 0 << QByteArray("3 2 3 1");
    QTest::newRow("maxUnavailable 1, one is down")
        << QByteArray(R"({"maxUnavailable":1})") << 2 << 1 << QByteArray("2 2 3 0");
    QTest::newRow("maxUnavailable a third, rounded up")
        << QByteArray(R"({"maxUnavailable":"34%"})") << 3 << 0 << QByteArray("3 1 3 2");
    QTest::newRow("maxUnavailable 0")
        << QByteArray(R"({"maxUnavailable":0})") << 3 << 0 << QByteArray("3 3 3 0");
    QTest::newRow("no pods") << QByteArray(R"({"maxUnavailable":1})") << 0 << 0
                             << QByteArray("0 0 0 0");
    QTest::newRow("a share that is no share")
        << QByteArray(R"({"maxUnavailable":"many"})") << 2 << 0 << QByteArray("2 2 2 0");
}

void KeepersTest::aBudgetKnowsItsPods()
{
    QFETCH(QByteArray, spec);
    QFETCH(int, ready);
    QFETCH(int, unready);
    QFETCH(QByteArray, status);
    makeBudget(spec.toStdString());
    for (int i = 0; i < ready + unready; ++i)
        makePod("p" + std::to_string(i), i < ready);
    const auto line = [&] {
        const Object stored = budget();
        const Json &is = stored.at("/status");
        return is.is_null() ? std::string()
                            : is.at("currentHealthy").dump() + ' ' + is.at("desiredHealthy").dump()
                + ' ' + is.at("expectedPods").dump() + ' ' + is.at("disruptionsAllowed").dump();
    };
    hp::test::runUntil([&] { return line() == status.toStdString(); }, std::chrono::seconds(5));
    QCOMPARE(line(), status.toStdString());
    QCOMPARE(budget().at("/status/observedGeneration").dump(), std::string("1"));
}

void KeepersTest::aControllersReplicasAreExpected()
{
    const Object set =
        make(kinds::machineSet(), {{"metadata", {{"name", "set"}}}, {"spec", {{"replicas", 5}}}});
    const Json owner = hp::test::withOwner(Json::object(), set)["metadata"]["ownerReferences"][0];
    makeBudget(R"({"maxUnavailable":2})");
    for (int i = 0; i < 4; ++i)
        makePod("p" + std::to_string(i), true, owner);
    QVERIFY(allowed(1));
    QVERIFY(hp::test::merge(
        cluster(), {&kinds::machineSet(), {space, "set"}}, R"({"spec":{"replicas":4}})"));
    QVERIFY(allowed(2));
}

void KeepersTest::aFreshBudgetIsStillBeingProcessed()
{
    makePod("p", true);
    // Both calls share a turn, so nobody could compute the budget in between.
    Json body{{"metadata", {{"name", "b"}}}, {"spec", {{"minAvailable", 0}}}};
    body["spec"]["selector"] = {{"matchLabels", {{"app", "db"}}}};
    cluster().create(kinds::podDisruptionBudget(), space, body, {}, {});
    const auto evicted = hp::test::evict(cluster(), {space, "p"});
    QVERIFY(!evicted);
    const hp::ApiStatus status = hp::statusFrom(evicted.error());
    QCOMPARE(status.code, 429);
    QCOMPARE(status.retryAfterSeconds, 10);
    QCOMPARE(status.causes.at(0).message,
             std::string("The disruption budget b is still being processed by the server."));
}

void KeepersTest::aSpentBudgetRefusesInKubernetesWords()
{
    makePod("p", true);
    makeBudget(R"({"minAvailable":1})");
    QVERIFY(allowed(0));
    const auto evicted = hp::test::evict(cluster(), {space, "p"});
    QVERIFY(!evicted);
    QCOMPARE(hp::test::codeName(evicted.error()), std::string("Refused"));
    const hp::ApiStatus status = hp::statusFrom(evicted.error());
    QCOMPARE(status.code, 429);
    QCOMPARE(status.reason, std::string("TooManyRequests"));
    QCOMPARE(status.message,
             std::string("Cannot evict pod as it would violate the pod's disruption budget."));
    QCOMPARE(status.retryAfterSeconds, 0);
    QCOMPARE(status.causes.at(0).reason, std::string("DisruptionBudget"));
    QCOMPARE(status.causes.at(0).message,
             std::string("The disruption budget b needs 1 healthy pods and has 1 currently"));
    QVERIFY(!hp::test::get(cluster(), {&kinds::pod(), {space, "p"}})->isDeleting());
}

void KeepersTest::anEvictionChargesTheBudgetOnce()
{
    makePod("p0", true);
    makePod("p1", true);
    makeBudget(R"({"minAvailable":1})");
    QVERIFY(allowed(1));
    int ok = 0;
    int refused = 0;
    for (const char *name : {"p0", "p1"})
        cluster().evict({space, name}, {}, [&](const auto &done) { ++(done ? ok : refused); });
    QVERIFY(hp::test::runUntil([&] { return ok + refused == 2; }));
    QCOMPARE(ok, 1);
    QVERIFY(hp::test::get(cluster(), {&kinds::pod(), {space, "p0"}})->isDeleting());
    QVERIFY(allowed(0));
    // The pod is terminating, so the budget no longer has to remember it.
    QVERIFY(hp::test::runUntil([&] { return budget().at("/status/disruptedPods").is_null(); }));
    QVERIFY(hp::test::evict(cluster(), {space, "p0"}));
}

void KeepersTest::twoBudgetsAreAnError()
{
    makePod("p", true);
    makeBudget(R"({"minAvailable":0})", "b");
    makeBudget(R"({"minAvailable":0})", "c");
    const auto evicted = hp::test::evict(cluster(), {space, "p"});
    QCOMPARE(hp::test::httpCode(evicted.error()), 500);
    QVERIFY(evicted.error().message.starts_with("This pod has more than one PodDisruptionBudget"));
}

void KeepersTest::aPendingPodNeedsNoBudget()
{
    makeBudget(R"({"minAvailable":5})");
    QVERIFY(
        make(kinds::pod(), hp::test::withLabels(hp::test::samplePod("p", ""), {{"app", "db"}})));
    QVERIFY(hp::test::evict(cluster(), {space, "p"}));
    QVERIFY(!exists(kinds::pod(), "p"));
    QCOMPARE(hp::test::httpCode(hp::test::evict(cluster(), {space, "p"}).error()), 404);
}

void KeepersTest::anUnreadyPodMayGoWhenTheOthersSuffice()
{
    makePod("well", true);
    makePod("ill", false);
    makeBudget(R"({"minAvailable":1})");
    QVERIFY(allowed(0));
    QVERIFY(!hp::test::evict(cluster(), {space, "well"}));
    QVERIFY(hp::test::evict(cluster(), {space, "ill"}));
}

void KeepersTest::anEvictionThatGoesNowhereIsForgotten()
{
    makePod("p0", true);
    makePod("p1", true);
    makeBudget(R"({"minAvailable":1})");
    QVERIFY(allowed(1));
    // As another server would leave it: charged, but the pod was never deleted.
    QVERIFY(hp::test::merge(cluster(),
                            {&kinds::podDisruptionBudget(), {space, "b"}},
                            R"({"status":{"disruptedPods":{"p0":"2026-01-10T12:00:00Z"}}})",
                            Subresource::Status));
    QVERIFY(allowed(0));
    m_fixture->clock().advance(std::chrono::minutes(3), [] { QCoreApplication::processEvents(); });
    QVERIFY(allowed(1));
}

void KeepersTest::anEventThatRepeatsIsCounted()
{
    const Object about = make(kinds::machine(), hp::test::sampleMachine("a"));
    for (int i = 0; i < 3; ++i)
        cluster().recordEvent({about, false, "Drained", "Drain", "all pods are gone", "drain"});
    cluster().recordEvent({about, false, "Drained", "Drain", "other words", "drain"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 2; }));
    m_fixture->clock().stepWall(std::chrono::seconds(30));
    cluster().recordEvent({about, false, "Drained", "Drain", "all pods are gone", "drain"});
    const auto counted = [&] {
        for (const Object &event : events()) {
            if (event.at("/count") == 4)
                return event;
        }
        return Object();
    };
    QVERIFY(hp::test::runUntil([&] { return bool(counted()); }));
    const Object event = counted();
    QCOMPARE(event.text("/firstTimestamp"), std::string("2026-01-10T12:00:00Z"));
    QCOMPARE(event.text("/lastTimestamp"), std::string("2026-01-10T12:00:30Z"));
    QCOMPARE(event.text("/series/lastObservedTime"), std::string("2026-01-10T12:00:30.000000Z"));
    QCOMPARE(event.text("/reportingComponent"), std::string("drain"));
    QCOMPARE(event.text("/source/component"), std::string("drain"));
    QCOMPARE(event.text("/action"), std::string("Drain"));
    QCOMPARE(events().size(), std::size_t(2));
    QCOMPARE(cluster().counters().lostEvents, std::uint64_t(0));
}

void KeepersTest::anEventAboutAClusterObjectIsInDefault()
{
    const auto node =
        hp::test::create(cluster(), kinds::node(), {}, {{"metadata", {{"name", "n1"}}}});
    cluster().recordEvent({node->object, true, "NotReady", "", "no heartbeat", "node"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const std::vector<Object> all = events();
    QCOMPARE(all[0].ns(), std::string("default"));
    QVERIFY(all[0].at("/involvedObject/namespace").is_null());
}

void KeepersTest::eventsExpire()
{
    const Object about = make(kinds::machine(), hp::test::sampleMachine("a"));
    cluster().recordEvent({about, false, "Old", "", "x", "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const auto settle = [] { QCoreApplication::processEvents(); };
    m_fixture->clock().advance(std::chrono::minutes(58), settle);
    QCOMPARE(events().size(), std::size_t(1));
    cluster().recordEvent({about, false, "New", "", "x", "c"});
    m_fixture->clock().advance(std::chrono::minutes(4), settle);
    QVERIFY(hp::test::runUntil([&] { return events().size() == 1; }));
    const std::vector<Object> all = events();
    QCOMPARE(all[0].text("/reason"), std::string("New"));
}

void KeepersTest::aFloodOfEventsIsCut()
{
    const Object about = make(kinds::machine(), hp::test::sampleMachine("a"));
    for (int i = 0; i < 100; ++i)
        cluster().recordEvent({about, false, "R", "", "note " + std::to_string(i), "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 25; }));
    QCOMPARE(cluster().counters().lostEvents, std::uint64_t(75));
    m_fixture->clock().advance(std::chrono::minutes(5));
    cluster().recordEvent({about, false, "R", "", "later", "c"});
    QVERIFY(hp::test::runUntil([&] { return events().size() == 26; }));
}

QTEST_GUILESS_MAIN(KeepersTest)
#include "tst_keepers.moc"
