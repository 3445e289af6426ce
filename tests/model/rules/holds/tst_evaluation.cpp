// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Budgets.h"
#include "model/rules/holds/Evaluation.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_evaluation {

using namespace hp;
using namespace hp::holds;
using namespace std::chrono_literals;

/// Budgets, lateness and the priority matrix of product.md 4.2.
class TestEvaluation : public QObject
{
    Q_OBJECT
private slots:
    void aHoldIsLateThenOverdue_data();
    void aHoldIsLateThenOverdue();
    void nothingIsLateByAMoment();
    void priorities_data();
    void priorities();
    void theMoreSpecificBudgetCounts();
    void aBudgetThatIsNoneIsNamed_data();
    void aBudgetThatIsNoneIsNamed();
};

void TestEvaluation::aHoldIsLateThenOverdue_data()
{
    QTest::addColumn<int>("minutes");
    QTest::addColumn<int>("p95"); // 0: no history
    QTest::addColumn<int>("budget");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, int minutes, int p95, int budget, const char *state) {
        QTest::newRow(name) << minutes << p95 << budget << QString::fromLatin1(state);
    };
    row("within p95", 4, 5, 30, "Holding");
    row("at p95 exactly", 5, 5, 30, "Holding");
    row("a little over p95 is nothing", 6, 5, 30, "Holding");
    row("half as long again as p95", 8, 5, 30, "Late");
    row("over three times p95 but within the budget", 20, 5, 30, "Late");
    row("over both", 31, 5, 30, "Overdue");
    row("over three times p95, which is longer than the budget", 61, 20, 30, "Overdue");
    row("without history the budget is what p95 was", 29, 0, 30, "Holding");
    row("without history over the budget", 31, 0, 30, "Late");
    row("without history over three budgets", 91, 0, 30, "Overdue");
    row("without history and budget it may take for ever", 100000, 0, 0, "Holding");
}

void TestEvaluation::aHoldIsLateThenOverdue()
{
    QFETCH(const int, minutes);
    QFETCH(const int, p95);
    QFETCH(const int, budget);
    QFETCH(const QString, state);
    Expected expected;
    expected.budget = std::chrono::minutes(budget);
    if (p95 > 0)
        expected.baseline = Baseline{1min, std::chrono::minutes(p95), 20};
    QCOMPARE(QString::fromLatin1(toString(evaluatedState(std::chrono::minutes(minutes), expected))),
             state);
}

void TestEvaluation::nothingIsLateByAMoment()
{
    Expected expected;
    expected.budget = 30min;
    expected.baseline = Baseline{20s, 20s, 7};
    QVERIFY(evaluatedState(79s, expected) == HoldState::Holding);
    QVERIFY(evaluatedState(81s, expected) == HoldState::Late);
    expected.baseline = Baseline{10min, 40min, 7};
    QVERIFY(evaluatedState(59min, expected) == HoldState::Holding);
    QVERIFY(evaluatedState(61min, expected) == HoldState::Late);
}

void TestEvaluation::priorities_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("modifier");
    QTest::addColumn<QList<int>>("byImpact"); // none, capacity, control plane
    const auto row = [](const char *name,
                        HoldKind kind,
                        HoldState state,
                        const char *modifier,
                        const QList<int> &byImpact) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(state)
                            << QString::fromLatin1(modifier) << byImpact;
    };
    const HoldKind hook = HoldKind::PreDrain;
    row("a healthy master's hook is grey", hook, HoldState::Armed, "", {0, 0, 0});
    row("an armed hook of nobody is grey too", hook, HoldState::Armed, "orphan", {0, 0, 0});
    row("within p95 it is an event", hook, HoldState::Holding, "", {0, 0, 0});
    row("late", hook, HoldState::Late, "", {3, 3, 2});
    row("overdue", hook, HoldState::Overdue, "", {3, 2, 1});
    row("the owner fails", hook, HoldState::Holding, "failing", {3, 2, 1});
    row("an orphan", hook, HoldState::Holding, "orphan", {3, 2, 1});
    row("a silent owner alone is no alarm", hook, HoldState::Holding, "silent", {0, 0, 0});
    row("a host held off within its time", HoldKind::PowerKey, HoldState::Holding, "", {0, 0, 0});
    row("a host held off for too long", HoldKind::PowerKey, HoldState::Late, "", {3, 2, 1});
    row("what was passed is over", hook, HoldState::Bypassed, "failing", {0, 0, 0});
}

void TestEvaluation::priorities()
{
    QFETCH(const int, kind);
    QFETCH(const int, state);
    QFETCH(const QString, modifier);
    QFETCH(const QList<int>, byImpact);
    Modifiers modifiers;
    modifiers.ownerFailing = modifier == QLatin1String("failing");
    modifiers.orphan = modifier == QLatin1String("orphan");
    modifiers.ownerSilent = modifier == QLatin1String("silent");
    QList<int> found;
    for (const Impact impact : {Impact::None, Impact::Capacity, Impact::ControlPlane})
        found << priorityOf(
            static_cast<HoldKind>(kind), static_cast<HoldState>(state), modifiers, impact);
    QCOMPARE(found, byImpact);
}

void TestEvaluation::theMoreSpecificBudgetCounts()
{
    Budgets budgets;
    QCOMPARE(budgets.of(HoldKind::PreCreate, "a", "o"), Duration(10min));
    QCOMPARE(budgets.of(HoldKind::PreDrain, "a", "o"), Duration(30min));
    QCOMPARE(budgets.of(HoldKind::DrainBudget, "a", "o"), Duration(30min));
    QCOMPARE(budgets.of(HoldKind::DrainPod, "a", "o"), Duration(30min));
    QCOMPARE(budgets.of(HoldKind::PreTerminate, "a", "o"), Duration(30min));
    QCOMPARE(budgets.of(HoldKind::PowerKey, "a", "o"), Duration(15min));
    QCOMPARE(budgets.of(HoldKind::Paused, "a", "o"), Duration(0));
    QCOMPARE(budgets.of(HoldKind::Detached, "a", "o"), Duration(0));
    QCOMPARE(budgets.set("preDrain", "45m"), std::string());
    QCOMPARE(budgets.set("owner/clusteroperator/etcd", "1h"), std::string());
    QCOMPARE(budgets.set("preDrain/example.com/Move", "2h"), std::string());
    QCOMPARE(budgets.of(HoldKind::PreDrain, "a", "o"), Duration(45min));
    QCOMPARE(budgets.of(HoldKind::PreDrain, "a", "clusteroperator/etcd"), Duration(1h));
    QCOMPARE(budgets.of(HoldKind::PreDrain, "example.com/Move", "clusteroperator/etcd"),
             Duration(2h));
    QCOMPARE(budgets.of(HoldKind::PreTerminate, "example.com/Move", "o"), Duration(30min));
}

void TestEvaluation::aBudgetThatIsNoneIsNamed_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence");
    const QString known = QStringLiteral(" is not one of preCreate, preDrain, drain, preTerminate, "
                                         "power.key, POINT/HOOK, owner/OWNER");
    QTest::newRow("an unknown point") << "preBoot"
                                      << "1m" << QString(QLatin1String("'preBoot'") + known);
    QTest::newRow("a hook of no point") << "drain/x"
                                        << "1m" << QString(QLatin1String("'drain/x'") + known);
    QTest::newRow("no hook") << "preDrain/"
                             << "1m" << QString(QLatin1String("'preDrain/'") + known);
    QTest::newRow("no owner") << "owner"
                              << "1m" << QString(QLatin1String("'owner'") + known);
    QTest::newRow("no duration") << "preDrain"
                                 << "soon"
                                 << "preDrain: 'soon' is not a duration such as 45m";
    QTest::newRow("nothing at all") << "preDrain"
                                    << "0s"
                                    << "preDrain: '0s' is not a duration such as 45m";
}

void TestEvaluation::aBudgetThatIsNoneIsNamed()
{
    QFETCH(const QString, key);
    QFETCH(const QString, value);
    QFETCH(const QString, sentence);
    Budgets budgets;
    QCOMPARE(QString::fromStdString(budgets.set(key.toStdString(), value.toStdString())), sentence);
}

} // namespace tst_evaluation

HP_TEST(tst_evaluation, TestEvaluation)
#include "tst_evaluation.moc"
