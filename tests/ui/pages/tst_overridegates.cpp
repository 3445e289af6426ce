// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/overrides/OverrideGates.h"

#include <QTest>

namespace tst_overridegates {

using namespace hp::ui;

namespace {

OverrideRow workerHook()
{
    OverrideRow row;
    row.id = QStringLiteral("o1");
    row.state = QStringLiteral("previewed");
    row.level = QStringLiteral("G3");
    row.object = QStringLiteral("lab/worker-b-7");
    row.needsReason = true;
    row.needsHold = true;
    return row;
}

OverrideRow masterHook()
{
    OverrideRow row = workerHook();
    row.level = QStringLiteral("G4");
    row.object = QStringLiteral("lab/master-0");
    row.needsName = true;
    row.nameToType = QStringLiteral("master-0");
    row.needsSecond = true;
    return row;
}

OverrideRow waiting()
{
    OverrideRow row = masterHook();
    row.state = QStringLiteral("awaitingApproval");
    row.by = QStringLiteral("ada");
    return row;
}

const OverrideStanding operatorHere{
    .identity = QStringLiteral("ada"), .roles = {QStringLiteral("operator")}, .mayWrite = true};
const OverrideStanding approverHere{
    .identity = QStringLiteral("bob"), .roles = {QStringLiteral("approver")}, .mayWrite = false};

OverrideStanding stale(OverrideStanding standing)
{
    standing.stale = true;
    return standing;
}

OverrideDraft given(const char *reason, const char *name = "")
{
    return {.reason = QString::fromUtf8(reason), .typedName = QString::fromUtf8(name)};
}

} // namespace

class TestOverrideGates : public QObject
{
    Q_OBJECT

private slots:
    void theButtonOpensOnlyWhenEveryGateIsPassed_data();
    void theButtonOpensOnlyWhenEveryGateIsPassed();
    void anotherPersonApproves_data();
    void anotherPersonApproves();
};

void TestOverrideGates::theButtonOpensOnlyWhenEveryGateIsPassed_data()
{
    QTest::addColumn<OverrideRow>("row");
    QTest::addColumn<OverrideDraft>("draft");
    QTest::addColumn<OverrideStanding>("standing");
    QTest::addColumn<QString>("why");

    OverrideRow refused = workerHook();
    refused.refusal = QStringLiteral("The hook no longer exists.");
    OverrideRow never = workerHook();
    never.offered = false;
    OverrideRow simple = workerHook();
    simple.needsReason = false;
    const char *reason = "its owner is gone";

    const auto add = [](const char *name,
                        const OverrideRow &row,
                        const OverrideDraft &draft,
                        const OverrideStanding &standing,
                        const char *why) {
        QTest::newRow(name) << row << draft << standing << QString::fromUtf8(why);
    };
    // clang-format off
    add("a reason of ten characters opens a worker's hook", workerHook(), given("0123456789"), operatorHere, "");
    add("nine are too few", workerHook(), given("too short"), operatorHere, "10 characters");
    add("spaces do not count", workerHook(), given("          x"), operatorHere, "10 characters");
    add("a ticket id is a reason", workerHook(), given("OPS-42"), operatorHere, "");
    add("one letter again and again is none", workerHook(), given("aaaaaaaaaaaa"), operatorHere, "not repeat one character");
    add("nor two of them", workerHook(), given("ababababab"), operatorHere, "not repeat one character");
    add("one that is a book is not sent",
        workerHook(),
        given(std::string(2001, 'x').append("y z").c_str()),
        operatorHere,
        "more than 2000 bytes");
    add("a word is no ticket", workerHook(), given("because"), operatorHere, "10 characters");
    add("nothing is no reason", workerHook(), given(""), operatorHere, "Enter a reason.");
    add("what asks for no reason needs none", simple, given(""), operatorHere, "");
    add("a viewer may not, whatever was typed", workerHook(), given(reason), {.identity = QStringLiteral("eve")}, "operator");
    add("old data stops it, whatever was typed", workerHook(), given(reason), stale(operatorHere), "older than 10 s");
    add("old data is said before the reason", workerHook(), given(""), stale(operatorHere), "older than 10 s");
    add("a refusal is said in the words of the backend", refused, given(reason), operatorHere, "no longer exists");
    add("what is never done stays closed", never, given(reason), operatorHere, "never does it");
    add("the name has to be typed", masterHook(), given(reason), operatorHere, "Type master-0");
    add("another name is not the name", masterHook(), given(reason, "master-1"), operatorHere, "Type master-0");
    add("upper case is another name", masterHook(), given(reason, "Master-0"), operatorHere, "Type master-0");
    add("reason and name open a master's", masterHook(), given(reason, "master-0"), operatorHere, "");
    // clang-format on
}

void TestOverrideGates::theButtonOpensOnlyWhenEveryGateIsPassed()
{
    QFETCH(const OverrideRow, row);
    QFETCH(const OverrideDraft, draft);
    QFETCH(const OverrideStanding, standing);
    QFETCH(const QString, why);
    const GateVerdict verdict = commitGates(row, draft, standing);
    QCOMPARE(verdict.open, why.isEmpty());
    QVERIFY2(verdict.why.contains(why), qPrintable(verdict.why));
    QCOMPARE(verdict.why.isEmpty(), verdict.open);
}

void TestOverrideGates::anotherPersonApproves_data()
{
    QTest::addColumn<OverrideRow>("row");
    QTest::addColumn<OverrideStanding>("standing");
    QTest::addColumn<QString>("why");

    OverrideStanding self = approverHere;
    self.identity = QStringLiteral("ada");
    OverrideStanding admin = approverHere;
    admin.roles = {QStringLiteral("admin")};
    OverrideRow over = waiting();
    over.state = QStringLiteral("voided");
    QTest::newRow("an approver who is somebody else") << waiting() << approverHere << QString();
    QTest::newRow("an admin who is somebody else") << waiting() << admin << QString();
    QTest::newRow("never oneself")
        << waiting() << self << QStringLiteral("A person other than ada");
    QTest::newRow("not an operator") << waiting()
                                     << OverrideStanding{.identity = QStringLiteral("bob"),
                                                         .roles = {QStringLiteral("operator")},
                                                         .mayWrite = true}
                                     << QStringLiteral("role approver");
    QTest::newRow("not on old data")
        << waiting() << stale(approverHere) << QStringLiteral("older than 10 s");
    QTest::newRow("not what is over") << over << approverHere << QStringLiteral("does not wait");
}

void TestOverrideGates::anotherPersonApproves()
{
    QFETCH(const OverrideRow, row);
    QFETCH(const OverrideStanding, standing);
    QFETCH(const QString, why);
    const GateVerdict verdict = approvalGates(row, standing);
    QCOMPARE(verdict.open, why.isEmpty());
    QVERIFY2(verdict.why.contains(why), qPrintable(verdict.why));
}

} // namespace tst_overridegates

HP_TEST(tst_overridegates, TestOverrideGates)
#include "tst_overridegates.moc"
