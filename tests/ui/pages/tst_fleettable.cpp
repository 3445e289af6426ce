// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/fleet/FleetTable.h"
#include "ui/session/LiveValues.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
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
    void aSecondKeyOrdersEquals();
    void anOrderIsReadAsItIsWritten_data();
    void anOrderIsReadAsItIsWritten();
    void columnsNarrow_data();
    void columnsNarrow();
    void oneClusterIsShownAlone();
    void whatHidesAllIsNamed();
    void fewValuesAreOfferedAndManyAreNot();
    void selectedRowsAreCopiedAsTheyStand();
    void aNameIsFoundFromWhereSomebodyIs();
    void rowsStaySelectedWhateverComesAndGoes();
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
    fleet.table.sortBy(QStringLiteral("name"));
    QCOMPARE(order(fleet.table), QStringLiteral("a b c d"));
    fleet.table.sortBy(QStringLiteral("name"));
    QCOMPARE(order(fleet.table), QStringLiteral("d c b a"));
    fleet.table.sortBy(QStringLiteral("age"));
    QCOMPARE(order(fleet.table), QStringLiteral("c d a b"));
}

void TestFleetTable::emptyFieldsStayLastInBothOrders()
{
    Fleet fleet;
    fleet.table.sortBy(QStringLiteral("owner"));
    QCOMPARE(order(fleet.table), QStringLiteral("c a b d"));
    fleet.table.sortBy(QStringLiteral("owner"));
    QCOMPARE(order(fleet.table).left(1), QStringLiteral("c"));
}

void TestFleetTable::aSecondKeyOrdersEquals()
{
    Fleet fleet;
    fleet.table.sortBy(QStringLiteral("phase"));
    QCOMPARE(order(fleet.table), QStringLiteral("a b c d")); // all run: by their keys
    fleet.table.sortBy(QStringLiteral("age"), true);
    QCOMPARE(order(fleet.table), QStringLiteral("c d a b"));
    QCOMPARE(fleet.table.sorting(), QStringList({QStringLiteral("phase"), QStringLiteral("age")}));
    fleet.table.sortBy(QStringLiteral("age"), true); // again: the other way round
    QCOMPARE(order(fleet.table), QStringLiteral("a b d c"));
    FleetRow going = machine(QStringLiteral("b"));
    going.phase = QStringLiteral("Deleting");
    fleet.model.setRows({going});
    QCOMPARE(order(fleet.table), QStringLiteral("b a d c"));
    fleet.table.sortBy(QStringLiteral("phase")); // the first one again: the second stays
    QCOMPARE(order(fleet.table), QStringLiteral("a d c b"));
    fleet.table.sortBy(QStringLiteral("name")); // another first one: alone
    QCOMPARE(fleet.table.sorting(), QStringList(QStringLiteral("name")));
    fleet.table.sortBy(QStringLiteral("nonsense"));
    QCOMPARE(fleet.table.sorting(), QStringList(QStringLiteral("name")));
}

void TestFleetTable::anOrderIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("understood");

    QTest::newRow("one") << "name"
                         << "name";
    QTest::newRow("two, one turned round") << "-owner age"
                                           << "-owner age";
    QTest::newRow("none") << ""
                          << "";
    QTest::newRow("one that there is not") << "ghost name"
                                           << "name";
    QTest::newRow("twice the same") << "name -name"
                                    << "name";
    QTest::newRow("too many") << "name age owner"
                              << "name age";
}

void TestFleetTable::anOrderIsReadAsItIsWritten()
{
    QFETCH(const QString, given);
    QFETCH(const QString, understood);
    Fleet fleet;
    fleet.table.setSorting(given.split(QLatin1Char(' ')));
    QCOMPARE(fleet.table.sorting().join(QLatin1Char(' ')), understood);
}

void TestFleetTable::columnsNarrow_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("contains");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("left");

    const QStringList none;
    QTest::newRow("what a name contains") << "name"
                                          << "C" << none << "c";
    QTest::newRow("not what another column contains") << "name"
                                                      << "vault" << none << "";
    QTest::newRow("one of some values") << "owner"
                                        << "" << QStringList{QStringLiteral("vault")} << "c";
    QTest::newRow("the empty value") << "owner"
                                     << "" << QStringList{QString()} << "d a b";
    QTest::newRow("both") << "owner"
                          << "x" << QStringList{QStringLiteral("vault")} << "";
    QTest::newRow("a column that there is not") << "ghost"
                                                << "x" << none << "d c a b";
    QTest::newRow("nothing") << "name"
                             << "" << none << "d c a b";
}

void TestFleetTable::columnsNarrow()
{
    QFETCH(const QString, column);
    QFETCH(const QString, contains);
    QFETCH(const QStringList, values);
    QFETCH(const QString, left);
    Fleet fleet;
    fleet.table.setColumnFilter(column, contains, values);
    QCOMPARE(order(fleet.table), left);
    fleet.table.clearFilters();
    QCOMPARE(fleet.table.count(), 4);
    QVERIFY(fleet.table.columnFilters().isEmpty());
}

void TestFleetTable::oneClusterIsShownAlone()
{
    Fleet fleet;
    QVERIFY(!fleet.table.hasClusters());
    QVERIFY(fleet.table.clusterSums().isEmpty());
    const auto of = [](FleetRow row, const char *cluster) {
        row.ns = QStringLiteral("ns");
        row.cluster = QLatin1String(cluster);
        return row;
    };
    FleetRow late = of(holding(QStringLiteral("e"), 500), "other/prod-10");
    late.ns = QStringLiteral("other");
    late.holds.front().state = live::HoldState::Late;
    fleet.model.setRows({of(machine(QStringLiteral("a")), "prod-1"),
                         of(holding(QStringLiteral("c"), 500), "prod-1"),
                         late});
    emit fleet.model.settled();
    QVERIFY(fleet.table.hasClusters());
    QStringList told;
    for (const QVariant &one : fleet.table.clusterSums()) {
        const QVariantMap sum = one.toMap();
        told.append(QStringLiteral("%1 %2 %3 %4 %5 %6")
                        .arg(sum.value(QStringLiteral("cluster")).toString(),
                             sum.value(QStringLiteral("object")).toString(),
                             sum.value(QStringLiteral("machines")).toString(),
                             sum.value(QStringLiteral("holding")).toString(),
                             sum.value(QStringLiteral("late")).toString(),
                             sum.value(QStringLiteral("overdue")).toString()));
    }
    QCOMPARE(told.join(QStringLiteral(", ")),
             QStringLiteral("other/prod-10 other/prod-10 1 1 1 0, prod-1 ns/prod-1 2 1 0 0"));

    // One that is overdue is not counted as late beside it, as in the counters.
    FleetRow overdue = of(holding(QStringLiteral("f"), 500), "prod-1");
    overdue.holds.front().state = live::HoldState::Overdue;
    Fleet other;
    other.model.setRows({overdue});
    emit other.model.settled();
    const QVariantMap sum = other.table.clusterSums().constFirst().toMap();
    QCOMPARE(sum.value(QStringLiteral("late")).toInt(), 0);
    QCOMPARE(sum.value(QStringLiteral("overdue")).toInt(), 1);

    // Not those whose name begins the same.
    fleet.table.setCluster(QStringLiteral("prod-1"));
    QCOMPARE(order(fleet.table), QStringLiteral("c a"));
    QCOMPARE(fleet.table.clusterSums().size(), 2);
    fleet.table.setCluster(QStringLiteral("gone"));
    QCOMPARE(fleet.table.hiding(), QStringList(QStringLiteral("cluster")));
    fleet.table.clearFilters();
    QCOMPARE(fleet.table.rowCount(), 5);
    fleet.table.sortBy(QStringLiteral("cluster"));
    QCOMPARE(order(fleet.table).left(5), QStringLiteral("e a c"));
}

void TestFleetTable::whatHidesAllIsNamed()
{
    Fleet fleet;
    fleet.table.setFilter(QStringLiteral("vault"));
    fleet.table.setColumnFilter(QStringLiteral("name"), QStringLiteral("zzz"), {});
    QCOMPARE(fleet.table.count(), 0);
    QCOMPARE(fleet.table.hiding(), QStringList(QStringLiteral("name"))); // it would alone
    fleet.table.setColumnFilter(QStringLiteral("name"), QStringLiteral("a"), {});
    QCOMPARE(fleet.table.count(), 0);
    QCOMPARE(fleet.table.hiding(), QStringList({QStringLiteral("filter"), QStringLiteral("name")}));
    fleet.table.setGroup(QStringLiteral("overdue"));
    QCOMPARE(fleet.table.hiding(), QStringList(QStringLiteral("group")));
}

void TestFleetTable::fewValuesAreOfferedAndManyAreNot()
{
    Fleet fleet;
    QCOMPARE(fleet.table.valuesOf(QStringLiteral("owner")),
             QStringList({QString(), QStringLiteral("vault")}));
    fleet.table.setFilter(QStringLiteral("vault")); // of all rows, or a choice could not grow
    QCOMPARE(fleet.table.valuesOf(QStringLiteral("name")).size(), 4);
    std::vector<FleetRow> many;
    for (int row = 0; row < 13; ++row)
        many.push_back(machine(QStringLiteral("m%1").arg(row)));
    fleet.model.setRows(many);
    QVERIFY(fleet.table.valuesOf(QStringLiteral("name")).isEmpty());
    QVERIFY(fleet.table.valuesOf(QStringLiteral("ghost")).isEmpty());
}

void TestFleetTable::selectedRowsAreCopiedAsTheyStand()
{
    Fleet fleet;
    FleetRow hostile = machine(QStringLiteral("b"));
    hostile.node = QStringLiteral("=cmd|' /C calc'!A0");
    fleet.model.setRows({hostile});
    const QStringList columns{QStringLiteral("node"), QStringLiteral("name")};
    const QStringList titles{QStringLiteral("Node"), QStringLiteral("Machine")};
    QCOMPARE(fleet.table.copied(columns, titles, QStringLiteral("ns/ghost")), QString());
    QCOMPARE(fleet.table.rowsToCopy(QStringLiteral("ns/ghost")), 0);
    QCOMPARE(fleet.table.copied(columns, titles, QStringLiteral("ns/b")),
             QStringLiteral("Node\tMachine\n'=cmd|' /C calc'!A0\tb\n"));
    fleet.table.select(QStringLiteral("ns/a"));
    fleet.table.select(QStringLiteral("ns/d"));
    QCOMPARE(fleet.table.copied(columns, titles, QStringLiteral("ns/b")),
             QStringLiteral("Node\tMachine\n\td\n\ta\n")); // d stands first
    fleet.table.setColumnFilter(QStringLiteral("name"), QStringLiteral("a"), {});
    QCOMPARE(fleet.table.rowsToCopy({}), 1); // what is hidden is not copied
    QCOMPARE(fleet.table.selected(), 2);
}

void TestFleetTable::aNameIsFoundFromWhereSomebodyIs()
{
    Fleet fleet; // d c a b
    QCOMPARE(fleet.table.rowNamed(QStringLiteral("A"), 0), 2);
    QCOMPARE(fleet.table.rowNamed(QStringLiteral("d"), 1), 0); // and round again
    QCOMPARE(fleet.table.rowNamed(QStringLiteral("zz"), 0), -1);
    fleet.table.setFilter(QStringLiteral("zz"));
    QCOMPARE(fleet.table.rowNamed(QStringLiteral("a"), 0), -1);
}

void TestFleetTable::rowsStaySelectedWhateverComesAndGoes()
{
    QRandomGenerator random(11);
    Fleet fleet;
    QSet<QString> there{
        QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")};
    QSet<QString> selected;
    const auto name = [&random] { return QString(QChar(u'a' + random.bounded(20))); };
    for (int step = 0; step < 2000; ++step) {
        const QString one = name();
        switch (random.bounded(7)) {
        case 0:
            fleet.model.removeKeys({QStringLiteral("ns/") + one});
            emit fleet.model.settled();
            there.remove(one);
            selected.remove(one);
            break;
        case 1:
            fleet.table.sortBy(random.bounded(2) == 0 ? QStringLiteral("age")
                                                      : QStringLiteral("name"),
                               random.bounded(2) == 0);
            break;
        case 2:
            fleet.table.setFilter(random.bounded(2) == 0 ? QString() : one);
            break;
        case 3:
            fleet.table.setHeld(random.bounded(2) == 0);
            break;
        case 4:
            if (there.contains(one)) {
                fleet.table.toggleSelected(QStringLiteral("ns/") + one);
                if (!selected.remove(one))
                    selected.insert(one);
            }
            break;
        default:
            fleet.model.setRows({random.bounded(2) == 0
                                     ? holding(one, random.bounded(1000))
                                     : machine(one, live::Look::Normal, random.bounded(1000))});
            emit fleet.model.settled();
            there.insert(one);
        }
        QStringList keys;
        for (const QString &key : selected)
            keys.append(QStringLiteral("ns/") + key);
        keys.sort();
        QCOMPARE(fleet.table.selection(), keys);
        for (int row = 0; row < fleet.table.rowCount(); ++row)
            QCOMPARE(fleet.table.index(row, 0).data(FleetTable::SelectedRole).toBool(),
                     keys.contains(fleet.table.keyAt(row)));
    }
    QVERIFY(!there.isEmpty());
}

} // namespace tst_fleettable

HP_TEST(tst_fleettable, TestFleetTable)
#include "tst_fleettable.moc"
