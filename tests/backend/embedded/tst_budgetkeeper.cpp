// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_budgetkeeper {

using hp::Json;
using hp::Object;
using hp::cluster::Subresource;
using hp::test::EmbeddedFixture;
namespace kinds = hp::cluster::kinds;

namespace {

const std::string space = "contract";

} // namespace

/// PodDisruptionBudgets and the evictions that they allow.
class BudgetKeeperTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<EmbeddedFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aBudgetKnowsItsPods_data();
    void aBudgetKnowsItsPods();
    void aSelectorDecidesWhichPodsCount_data();
    void aSelectorDecidesWhichPodsCount();
    void aControllersReplicasAreExpected();
    void aFreshBudgetIsStillBeingProcessed();
    void aSpentBudgetRefusesInKubernetesWords();
    void anEvictionChargesTheBudgetOnce();
    void twoBudgetsAreAnError();
    void aPendingPodNeedsNoBudget();
    void anUnreadyPodMayGoWhenTheOthersSuffice();
    void anEvictionThatGoesNowhereIsForgotten_data();
    void anEvictionThatGoesNowhereIsForgotten();

private:
    hp::embedded::EmbeddedCluster &cluster() { return m_fixture->cluster(); }
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

    std::unique_ptr<EmbeddedFixture> m_fixture{};
};

void BudgetKeeperTest::makePod(const std::string &name, bool ready, Json owner)
{
    Json body = hp::test::withLabels(hp::test::samplePod(name, "n1"), {{"app", "db"}});
    if (!owner.is_null())
        body["metadata"]["ownerReferences"] = Json::array({std::move(owner)});
    QVERIFY(m_fixture->make(kinds::pod(), body));
    const Json status{{"phase", "Running"},
                      {"conditions", {{{"type", "Ready"}, {"status", ready ? "True" : "False"}}}}};
    QVERIFY(hp::test::merge(cluster(),
                            {&kinds::pod(), {space, name}},
                            Json{{"status", status}}.dump(),
                            Subresource::Status));
}

void BudgetKeeperTest::makeBudget(const std::string &spec, const std::string &name)
{
    Json body{{"metadata", {{"name", name}}}, {"spec", Json::parse(spec)}};
    body["spec"]["selector"] = {{"matchLabels", {{"app", "db"}}}};
    QVERIFY(m_fixture->make(kinds::podDisruptionBudget(), body));
}

void BudgetKeeperTest::aBudgetKnowsItsPods_data()
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
}

void BudgetKeeperTest::aBudgetKnowsItsPods()
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
    hp::test::runUntil([&] { return line() == status.toStdString(); });
    QCOMPARE(line(), status.toStdString());
    QCOMPARE(budget().at("/status/observedGeneration").dump(), std::string("1"));
}

void BudgetKeeperTest::aSelectorDecidesWhichPodsCount_data()
{
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<int>("healthy");
    QTest::newRow("no selector selects nothing") << QByteArray("null") << 0;
    QTest::newRow("an empty one selects everything in its namespace") << QByteArray("{}") << 2;
    QTest::newRow("labels") << QByteArray(R"({"matchLabels":{"app":"db"}})") << 2;
    QTest::newRow("other labels") << QByteArray(R"({"matchLabels":{"app":"web"}})") << 0;
    QTest::newRow("expressions") << QByteArray(
        R"({"matchExpressions":[{"key":"app","operator":"In","values":["db"]}]})")
                                 << 2;
}

void BudgetKeeperTest::aSelectorDecidesWhichPodsCount()
{
    QFETCH(const QByteArray, selector);
    QFETCH(const int, healthy);
    makePod("p1", true);
    makePod("p2", true);
    Json body{{"metadata", {{"name", "b"}}}, {"spec", {{"minAvailable", 1}}}};
    body["spec"]["selector"] = Json::parse(selector.toStdString());

    QVERIFY(m_fixture->make(kinds::podDisruptionBudget(), body));

    QVERIFY(hp::test::runUntil([&] { return budget().at("/status/observedGeneration") == 1; }));
    QCOMPARE(budget().at("/status/currentHealthy").get<int>(), healthy);
    QVERIFY(hp::test::evict(cluster(), {space, "p1"}));
}

void BudgetKeeperTest::aControllersReplicasAreExpected()
{
    const Object set = m_fixture->make(
        kinds::machineSet(), {{"metadata", {{"name", "set"}}}, {"spec", {{"replicas", 5}}}});
    const Json owner = hp::test::withOwner(Json::object(), set)["metadata"]["ownerReferences"][0];
    makeBudget(R"({"maxUnavailable":2})");
    for (int i = 0; i < 4; ++i)
        makePod("p" + std::to_string(i), true, owner);
    QVERIFY(allowed(1));
    QVERIFY(hp::test::merge(
        cluster(), {&kinds::machineSet(), {space, "set"}}, R"({"spec":{"replicas":4}})"));
    QVERIFY(allowed(2));
}

void BudgetKeeperTest::aFreshBudgetIsStillBeingProcessed()
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

void BudgetKeeperTest::aSpentBudgetRefusesInKubernetesWords()
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

void BudgetKeeperTest::anEvictionChargesTheBudgetOnce()
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

void BudgetKeeperTest::twoBudgetsAreAnError()
{
    makePod("p", true);
    makeBudget(R"({"minAvailable":0})", "b");
    makeBudget(R"({"minAvailable":0})", "c");
    const auto evicted = hp::test::evict(cluster(), {space, "p"});
    QCOMPARE(hp::test::httpCode(evicted.error()), 500);
    QVERIFY(evicted.error().message.starts_with("This pod has more than one PodDisruptionBudget"));
}

void BudgetKeeperTest::aPendingPodNeedsNoBudget()
{
    makeBudget(R"({"minAvailable":5})");
    QVERIFY(m_fixture->make(kinds::pod(),
                            hp::test::withLabels(hp::test::samplePod("p", ""), {{"app", "db"}})));
    QVERIFY(hp::test::evict(cluster(), {space, "p"}));
    QVERIFY(!m_fixture->exists(kinds::pod(), "p"));
    QCOMPARE(hp::test::httpCode(hp::test::evict(cluster(), {space, "p"}).error()), 404);
}

void BudgetKeeperTest::anUnreadyPodMayGoWhenTheOthersSuffice()
{
    makePod("well", true);
    makePod("ill", false);
    makeBudget(R"({"minAvailable":1})");
    QVERIFY(allowed(0));
    QVERIFY(!hp::test::evict(cluster(), {space, "well"}));
    QVERIFY(hp::test::evict(cluster(), {space, "ill"}));
}

void BudgetKeeperTest::anEvictionThatGoesNowhereIsForgotten_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("after two minutes") << 0;
    QTest::newRow("no sooner because the clock was set forward") << 1;
    QTest::newRow("no later because it was set back") << -2;
}

void BudgetKeeperTest::anEvictionThatGoesNowhereIsForgotten()
{
    QFETCH(int, hours);
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
    m_fixture->clock().stepWall(std::chrono::hours(hours));
    // Something that has the budget reckoned with again.
    QVERIFY(hp::test::merge(
        cluster(), {&kinds::pod(), {space, "p1"}}, R"({"metadata":{"labels":{"x":"y"}}})"));
    hp::test::drainEvents();
    QVERIFY(allowed(0));
    m_fixture->clock().advance(std::chrono::minutes(3), [] { QCoreApplication::processEvents(); });
    QVERIFY(allowed(1));
}

} // namespace tst_budgetkeeper

HP_TEST(tst_budgetkeeper, BudgetKeeperTest)
#include "tst_budgetkeeper.moc"
