// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BudgetService.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>
#include <vector>

namespace tst_budgetservice {

using namespace hp;
using namespace hp::test;
using gateway::BudgetService;
using std::chrono::minutes;

namespace {

constexpr const char *space = "contract";
constexpr const char *why = "etcd is slow this week";

/// A backend as far as its budgets go; others share the cluster.
struct Replica {
    explicit Replica(EmbeddedFixture &fixture, holds::Budgets configured = {})
        : clock(fixture.clock())
    {
        BudgetService::Parts parts;
        parts.cluster = &fixture.cluster();
        parts.clock = &clock;
        parts.ns = space;
        parts.configured = std::move(configured);
        parts.shown = view;
        parts.apply = [this](const holds::Budgets &budgets) { counting = budgets; };
        parts.record = [this](const BudgetService::Act &act) -> Result<Done> {
            if (!auditWorks)
                return unexpected(ErrorCode::Internal, "the audit cannot be written");
            acts.push_back(act);
            return Done{};
        };
        service = std::make_unique<BudgetService>(std::move(parts));
        service->start();
        settle(clock);
    }

    /// What the command answers, or the sentence that refuses it.
    std::string
    run(const std::string &command, const Json &arguments, const std::string &role = "admin")
    {
        std::string told = "nothing was answered";
        service->execute(command,
                         arguments,
                         {"anna", {role}, "10.0.0.7:4711"},
                         [&told](const Result<Json> &answer) {
                             told = answer ? answer->dump() : answer.error().message;
                         });
        settle(clock);
        return told;
    }
    std::string set(const std::string &key, const std::string &limit)
    {
        return run("budget.set", {{"key", key}, {"limit", limit}, {"reason", why}});
    }
    std::string reset(const std::string &key)
    {
        return run("budget.reset", {{"key", key}, {"reason", why}});
    }
    [[nodiscard]] Duration limit(const std::string &key) const
    {
        const auto it = counting.entries().find(key);
        return it == counting.entries().end() ? Duration(0) : it->second;
    }
    std::string shown()
    {
        view->flush(clock.now());
        return std::string(view->allRows().text);
    }

    runtime::ManualClock &clock;
    std::shared_ptr<gateway::View> view = std::make_shared<gateway::View>();
    holds::Budgets counting{};
    std::vector<BudgetService::Act> acts{};
    bool auditWorks = true;
    std::unique_ptr<BudgetService> service{};
};

holds::Budgets configured()
{
    holds::Budgets budgets;
    (void)budgets.set("preDrain", "45m");
    return budgets;
}

cluster::ObjectRef ref()
{
    return {&cluster::kinds::configMap(), {space, "holdpoint-budgets"}};
}

} // namespace

/// Budgets that people set while backends run.
class TestBudgetService : public QObject
{
    Q_OBJECT

private slots:
    void oneIsSetAndReset();
    void theOthersFollowWithinAMinute();
    void aRestartFindsThem();
    void theConfigurationMayBeReadAgain();
    void whatKubectlWritesCounts();
    void whatKubectlWritesWronglyIsLeft_data();
    void whatKubectlWritesWronglyIsLeft();
    void whoMay_data();
    void whoMay();
    void whatIsNoBudgetIsRefused_data();
    void whatIsNoBudgetIsRefused();
    void withoutAnAuditNothingIsSet();
    void whatTheClusterRefusesIsInTheAudit();
};

void TestBudgetService::oneIsSetAndReset()
{
    EmbeddedFixture fixture;
    Replica one(fixture, configured());
    QCOMPARE(one.limit("preDrain"), Duration(minutes(45)));
    QCOMPARE(one.set("preDrain", "1h30m"), std::string(R"({"key":"preDrain","limit":5400.0})"));
    QCOMPARE(one.limit("preDrain"), Duration(minutes(90)));
    QCOMPARE(one.set("owner/storage \"team\"", "2h"),
             std::string(R"({"key":"owner/storage \"team\"","limit":7200.0})"));
    QCOMPARE(one.shown(),
             std::string(R"({"owner/storage \"team\"":{"changed":true,"configured":0,"key":"owner/)"
                         R"(storage \"team\"","limit":7200},"preDrain":{"changed":true,)"
                         R"("configured":2700,"key":"preDrain","limit":5400}})"));
    QCOMPARE(one.reset("preDrain"), std::string(R"({"key":"preDrain","limit":2700.0})"));
    QCOMPARE(one.reset("owner/storage \"team\""),
             std::string(R"({"key":"owner/storage \"team\"","limit":0.0})"));
    QCOMPARE(one.counting.entries(), configured().entries());
    QCOMPARE(one.acts.size(), std::size_t(4));
    QCOMPARE(one.acts[0].key, std::string("preDrain"));
    QCOMPARE(one.acts[0].actor, std::string("anna"));
    QCOMPARE(one.acts[0].from, std::string("10.0.0.7:4711"));
    QCOMPARE(one.acts[0].reason, std::string(why));
    QCOMPARE(one.acts[0].before, Duration(minutes(45)));
    QCOMPARE(one.acts[0].after, Duration(minutes(90)));
    QCOMPARE(one.acts[3].after, Duration(0));
    QCOMPARE(one.reset("preDrain"), std::string("no budget of 'preDrain' was set here"));
}

void TestBudgetService::theOthersFollowWithinAMinute()
{
    EmbeddedFixture fixture;
    Replica one(fixture);
    Replica other(fixture, configured());
    QCOMPARE(one.set("preDrain", "2h"), std::string(R"({"key":"preDrain","limit":7200.0})"));
    QCOMPARE(other.set("drain", "3h"), std::string(R"({"key":"drain","limit":10800.0})"));
    QCOMPARE(other.limit("preDrain"), Duration(minutes(120)));
    QCOMPARE(one.limit("drain"), Duration(0));
    test::advance(fixture.clock(), minutes(1));
    QCOMPARE(one.limit("drain"), Duration(minutes(180)));
    QCOMPARE(one.limit("preDrain"), Duration(minutes(120)));
}

void TestBudgetService::aRestartFindsThem()
{
    EmbeddedFixture fixture;
    {
        Replica one(fixture);
        (void)one.set("preTerminate/quorum", "90m");
    }
    Replica again(fixture);
    QCOMPARE(again.limit("preTerminate/quorum"), Duration(minutes(90)));
}

void TestBudgetService::theConfigurationMayBeReadAgain()
{
    EmbeddedFixture fixture;
    Replica one(fixture, configured());
    (void)one.set("drain", "2h");
    holds::Budgets other;
    QVERIFY(other.set("preCreate", "20m").empty());
    one.service->setConfigured(other);
    QCOMPARE(one.limit("preCreate"), Duration(minutes(20)));
    QCOMPARE(one.limit("drain"), Duration(minutes(120)));
    QCOMPARE(one.limit("preDrain"), Duration(0));
}

void TestBudgetService::whatKubectlWritesCounts()
{
    EmbeddedFixture fixture;
    Replica one(fixture);
    QVERIFY(
        fixture.make(cluster::kinds::configMap(),
                     {{"metadata", {{"name", "holdpoint-budgets"}}},
                      {"data", {{"hold-budgets.yaml", "# the night of the move\ndrain: 4h\n"}}}}));
    test::advance(fixture.clock(), minutes(1));
    QCOMPARE(one.limit("drain"), Duration(minutes(240)));
    // And when it goes again, what is configured counts.
    (void)answerTo<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        fixture.cluster().remove(ref(), {}, std::move(reply));
    });
    test::advance(fixture.clock(), minutes(1));
    QCOMPARE(one.limit("drain"), Duration(0));
}

void TestBudgetService::whatKubectlWritesWronglyIsLeft_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no duration") << "drain: soon\n";
    QTest::newRow("a number") << "drain: 45\n";
    QTest::newRow("an unknown key") << "dran: 45m\n";
    QTest::newRow("a list") << "- drain\n";
    QTest::newRow("no YAML") << "drain: [\n";
    QTest::newRow("a bomb") << "a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a]\nc: [*b,*b,*b,*b]\n";
}

void TestBudgetService::whatKubectlWritesWronglyIsLeft()
{
    QFETCH(const QString, text);
    EmbeddedFixture fixture;
    Replica one(fixture);
    (void)one.set("drain", "4h");
    QTest::ignoreMessage(
        QtWarningMsg,
        QRegularExpression(QStringLiteral("budgets stay as they are: .*line [12]: .*")));
    const Json patch{{"data", {{"hold-budgets.yaml", text.toStdString()}}}};
    const auto written = answerTo<cluster::Written>([&](Reply<cluster::Written> reply) {
        fixture.cluster().patch(ref(),
                                cluster::PatchType::Merge,
                                patch,
                                cluster::Subresource::None,
                                {},
                                std::move(reply));
    });
    QVERIFY(written);
    test::advance(fixture.clock(), minutes(2)); // the warning comes once
    QCOMPARE(one.limit("drain"), Duration(minutes(240)));
    // Nothing of it is lost by a change either.
    const std::string told = one.set("drain", "5h");
    QVERIFY2(told.find("hold-budgets.yaml") != std::string::npos, told.c_str());
}

void TestBudgetService::whoMay_data()
{
    QTest::addColumn<bool>("may");
    QTest::newRow("admin") << true;
    for (const char *role : {"operator", "approver", "hook", "viewer", "wall"})
        QTest::newRow(role) << false;
}

void TestBudgetService::whoMay()
{
    QFETCH(const bool, may);
    EmbeddedFixture fixture;
    Replica one(fixture);
    const std::string told = one.run("budget.set",
                                     {{"key", "drain"}, {"limit", "2h"}, {"reason", why}},
                                     QTest::currentDataTag());
    QCOMPARE(told.find("requires the role admin") == std::string::npos, may);
    QCOMPARE(one.limit("drain"), may ? Duration(minutes(120)) : Duration(0));
    QCOMPARE(one.acts.size(), std::size_t(may ? 1 : 0));
}

void TestBudgetService::whatIsNoBudgetIsRefused_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("limit");
    QTest::addColumn<std::string>("reason");
    QTest::addColumn<std::string>("says");
    const std::string reason = why;
    const auto row = [&](const char *title,
                         const std::string &key,
                         const std::string &limit,
                         const std::string &given,
                         const std::string &says) {
        QTest::newRow(title) << key << limit << given << says;
    };
    row("no key", "", "2h", reason, "'' is not one of preCreate");
    row("an unknown point", "postDrain", "2h", reason, "'postDrain' is not one of preCreate");
    row("an owner without a name", "owner/", "2h", reason, "'owner/' is not one of");
    row("no limit", "drain", "", reason, "drain: '' is not a duration such as 45m");
    row("nothing at all", "drain", "0s", reason, "drain: '0s' is not a duration");
    row("less than nothing", "drain", "-5m", reason, "drain: '-5m' is not a duration");
    row("no duration", "drain", "soon", reason, "drain: 'soon' is not a duration");
    row("no reason", "drain", "2h", "", "reason: ");
    row("a reason of one letter", "drain", "2h", "aaaaaaaaaaaaaaa", "reason: ");
    row("a key without an end", "owner/" + std::string(600, 'x'), "2h", reason, "key: at most 512");
}

void TestBudgetService::whatIsNoBudgetIsRefused()
{
    QFETCH(const std::string, key);
    QFETCH(const std::string, limit);
    QFETCH(const std::string, reason);
    QFETCH(const std::string, says);
    EmbeddedFixture fixture;
    Replica one(fixture);
    const std::string told =
        one.run("budget.set", {{"key", key}, {"limit", limit}, {"reason", reason}});
    QVERIFY2(told.find(says) != std::string::npos, told.c_str());
    QVERIFY(one.counting.entries().empty());
    QVERIFY(one.acts.empty());
}

void TestBudgetService::withoutAnAuditNothingIsSet()
{
    EmbeddedFixture fixture;
    Replica one(fixture);
    one.auditWorks = false;
    QCOMPARE(one.set("drain", "2h"), std::string("the audit cannot be written"));
    QVERIFY(one.counting.entries().empty());
    QVERIFY(!fixture.exists(cluster::kinds::configMap(), "holdpoint-budgets"));
}

void TestBudgetService::whatTheClusterRefusesIsInTheAudit()
{
    EmbeddedFixture fixture;
    Replica one(fixture);
    QVERIFY(fixture.make(cluster::kinds::configMap(),
                         {{"metadata", {{"name", "holdpoint-budgets"}}},
                          {"data", {{"hold-budgets.yaml", "drain: soon\n"}}}}));
    const std::string told = one.set("preDrain", "2h");
    QCOMPARE(one.acts.size(), std::size_t(2));
    QCOMPARE(one.acts[0].refusal, std::string());
    QCOMPARE(one.acts[1].refusal, told);
    QVERIFY(one.counting.entries().empty());
}

} // namespace tst_budgetservice

HP_TEST(tst_budgetservice, TestBudgetService)
#include "tst_budgetservice.moc"
