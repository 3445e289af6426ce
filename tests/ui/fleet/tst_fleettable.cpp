// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/fleet/FleetTable.h"
#include "ui/session/LiveValues.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_fleettable {

using namespace hp::ui;
namespace live = hp::live;

namespace {

FleetRow machine(const QString &name, live::Look look = live::Look::Normal, double since = 1000)
{
    FleetRow row;
    row.key = QStringLiteral("ns/") + name;
    row.name = name;
    row.status.look = look;
    row.status.since = instantAt(since);
    row.phase = QStringLiteral("Running");
    return row;
}

FleetRow holding(const QString &name, double since)
{
    FleetRow row = machine(name, live::Look::Holding, since);
    row.holds = {{live::HoldKind::PreDrain,
                  QStringLiteral("Backup"),
                  QStringLiteral("vault"),
                  live::HoldState::Holding,
                  instantAt(since)}};
    return row;
}

QString order(const FleetTable &table)
{
    QStringList names;
    for (int row = 0; row < table.rowCount(); ++row)
        names.append(table.keyAt(row).mid(3));
    return names.join(QLatin1Char(' '));
}

/// Four machines: c holds, d failed, a and b are calm.
struct Fleet {
    FleetModel model;
    FleetTable table;
    QAbstractItemModelTester tester{&table, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Fleet()
    {
        table.setFleet(&model);
        model.replaceAll({machine(QStringLiteral("a")),
                          machine(QStringLiteral("b")),
                          holding(QStringLiteral("c"), 500),
                          machine(QStringLiteral("d"), live::Look::Failed, 900)});
    }
};

} // namespace

class TestFleetTable : public QObject
{
    Q_OBJECT

private slots:
    void whatNeedsAPersonComesFirst();
    void olderTroubleComesFirstAmongEquals();
    void everyTermMustOccur_data();
    void everyTermMustOccur();
    void groupsAreTheMembersOfTheCounters();
    void nothingMovesWhileHeld();
    void pendingRowsFallIntoPlaceWhenApplied();
    void aRowThatComesBackIsNotPending();
    void sortingTwiceTurnsTheOrderRound();
    void emptyFieldsStayLastInBothOrders();
};

void TestFleetTable::whatNeedsAPersonComesFirst()
{
    Fleet fleet;
    QCOMPARE(order(fleet.table), QStringLiteral("d c a b"));
    FleetRow urgent = machine(QStringLiteral("b"), live::Look::Unknown);
    urgent.status.priority = 1;
    fleet.model.setRows({urgent});
    QCOMPARE(order(fleet.table), QStringLiteral("b d c a"));
}

void TestFleetTable::olderTroubleComesFirstAmongEquals()
{
    Fleet fleet;
    fleet.model.setRows({holding(QStringLiteral("b"), 400)});
    QCOMPARE(order(fleet.table), QStringLiteral("d b c a"));
}

void TestFleetTable::everyTermMustOccur_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("expected");

    QTest::newRow("nothing hides nothing") << ""
                                           << "d c a b";
    QTest::newRow("blanks hide nothing") << "  "
                                         << "d c a b";
    QTest::newRow("a name") << "b"
                            << "c b"; // c holds for Backup
    QTest::newRow("an owner in another case") << "VAULT"
                                              << "c";
    QTest::newRow("a point") << "predrain"
                             << "c";
    QTest::newRow("two terms of one row") << "vault running"
                                          << "c";
    QTest::newRow("two terms of two rows") << "vault a1"
                                           << "";
}

void TestFleetTable::everyTermMustOccur()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, expected);
    Fleet fleet;
    fleet.table.setFilter(filter);
    QCOMPARE(order(fleet.table), expected);
    QCOMPARE(fleet.table.hiddenCount(), 4 - fleet.table.count());
}

void TestFleetTable::groupsAreTheMembersOfTheCounters()
{
    Fleet fleet;
    fleet.table.setGroup(QStringLiteral("holding"));
    QCOMPARE(order(fleet.table), QStringLiteral("c"));
    FleetRow late = holding(QStringLiteral("b"), 400);
    late.holds.front().state = live::HoldState::Late;
    FleetRow overdue = holding(QStringLiteral("a"), 300);
    overdue.holds.front().state = live::HoldState::Overdue;
    fleet.model.setRows({late, overdue});
    fleet.table.setGroup(QStringLiteral("late"));
    QCOMPARE(order(fleet.table), QStringLiteral("b"));
    fleet.table.setGroup(QStringLiteral("overdue"));
    QCOMPARE(order(fleet.table), QStringLiteral("a"));
    fleet.table.setGroup(QStringLiteral("holding")); // late ones hold, too
    QCOMPARE(order(fleet.table), QStringLiteral("a b c"));
    fleet.table.clearFilters();
    QCOMPARE(fleet.table.count(), 4);
}

void TestFleetTable::nothingMovesWhileHeld()
{
    Fleet fleet;
    fleet.table.setHeld(true);
    fleet.model.setRows({machine(QStringLiteral("b"), live::Look::Failed, 100)});
    QCOMPARE(order(fleet.table), QStringLiteral("d c a b"));
    QCOMPARE(fleet.table.pending(), 1);
    QCOMPARE(fleet.table.index(3, 0).data(FleetModel::LookRole).toString(),
             QStringLiteral("failed"));
    fleet.table.setHeld(false);
    QCOMPARE(order(fleet.table), QStringLiteral("b d c a"));
    QCOMPARE(fleet.table.pending(), 0);
}

void TestFleetTable::pendingRowsFallIntoPlaceWhenApplied()
{
    Fleet fleet;
    fleet.table.setHeld(true);
    fleet.model.setRows({machine(QStringLiteral("b"), live::Look::Failed, 100)});
    const QSignalSpy pending(&fleet.table, &FleetTable::pendingChanged);
    fleet.table.applyPending();
    QCOMPARE(order(fleet.table), QStringLiteral("b d c a"));
    QCOMPARE(pending.size(), 1);
    QVERIFY(fleet.table.isHeld());
}

void TestFleetTable::aRowThatComesBackIsNotPending()
{
    Fleet fleet;
    fleet.table.setHeld(true);
    fleet.model.setRows({machine(QStringLiteral("b"), live::Look::Failed, 100)});
    fleet.model.setRows({machine(QStringLiteral("b"))});
    QCOMPARE(fleet.table.pending(), 0);
}

void TestFleetTable::sortingTwiceTurnsTheOrderRound()
{
    Fleet fleet;
    fleet.table.sortBy(FleetTable::Name);
    QCOMPARE(order(fleet.table), QStringLiteral("a b c d"));
    fleet.table.sortBy(FleetTable::Name);
    QCOMPARE(order(fleet.table), QStringLiteral("d c b a"));
    fleet.table.sortBy(FleetTable::Age);
    QCOMPARE(order(fleet.table), QStringLiteral("c d a b"));
}

void TestFleetTable::emptyFieldsStayLastInBothOrders()
{
    Fleet fleet;
    fleet.table.sortBy(FleetTable::Owner);
    QCOMPARE(order(fleet.table), QStringLiteral("c a b d"));
    fleet.table.sortBy(FleetTable::Owner);
    QCOMPARE(order(fleet.table).left(1), QStringLiteral("c"));
}

} // namespace tst_fleettable

HP_TEST(tst_fleettable, TestFleetTable)
#include "tst_fleettable.moc"
