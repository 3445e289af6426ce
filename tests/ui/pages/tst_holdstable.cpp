// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/holds/HoldsTable.h"
#include "ui/session/LiveValues.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QTest>

namespace tst_holdstable {

using namespace hp::ui;
namespace live = hp::live;

namespace {

HoldRow holdOf(const QString &name, const QString &cause, const QString &owner, double since)
{
    HoldRow row;
    row.key = name;
    row.machine = name;
    row.machineKey = QStringLiteral("ns/") + name;
    row.hold = QStringLiteral("Backup");
    row.cause = cause;
    row.owner.name = owner;
    row.state = live::HoldState::Holding;
    row.since = instantAt(since);
    return row;
}

/// Two holds of the cause x, the older ones, and three of y, which costs more.
struct Holds {
    HoldsModel model;
    HoldsTable table{model};
    QAbstractItemModelTester tester{&table, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Holds()
    {
        const auto x = QStringLiteral("x");
        const auto y = QStringLiteral("y");
        model.replaceAll({holdOf(QStringLiteral("a"), x, QStringLiteral("p"), 100),
                          holdOf(QStringLiteral("b"), x, QStringLiteral("q"), 200),
                          holdOf(QStringLiteral("c"), y, QStringLiteral("q"), 500),
                          holdOf(QStringLiteral("d"), y, QStringLiteral("p"), 400),
                          holdOf(QStringLiteral("e"), y, QStringLiteral("p"), 600)});
        emit model.settled();
    }
    [[nodiscard]] QString order() const
    {
        QString keys;
        for (int row = 0; row < table.rowCount(); ++row)
            keys += table.keyAt(row);
        return keys;
    }
};

} // namespace

class TestHoldsTable : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSortedByOrdersWithinGroups();
    void columnsNarrowGroupsToo();
    void whatHidesAllIsNamed();
    void rowsStaySelectedWhateverComesAndGoes();
};

void TestHoldsTable::whatIsSortedByOrdersWithinGroups()
{
    Holds holds;
    QCOMPARE(holds.order(), QStringLiteral("abdce")); // the oldest first
    holds.table.setGrouping(QStringLiteral("cause"));
    QCOMPARE(holds.order(), QStringLiteral("dceab")); // y holds more machines
    holds.table.sortBy(QStringLiteral("machine"));
    QCOMPARE(holds.order(), QStringLiteral("cdeab"));
    holds.table.sortBy(QStringLiteral("machine"));
    QCOMPARE(holds.order(), QStringLiteral("edcba")); // the groups stay where they were
    holds.table.sortBy(QStringLiteral("owner"));
    holds.table.sortBy(QStringLiteral("age"), true);
    QCOMPARE(holds.order(), QStringLiteral("decab"));
    holds.table.sortBy(QStringLiteral("age"), true);
    QCOMPARE(holds.order(), QStringLiteral("edcab"));
    holds.table.setGrouping({});
    QCOMPARE(holds.order(), QStringLiteral("edacb"));
    holds.table.setSorting({});
    QCOMPARE(holds.order(), QStringLiteral("abdce"));
}

void TestHoldsTable::columnsNarrowGroupsToo()
{
    Holds holds;
    holds.table.setGrouping(QStringLiteral("cause"));
    holds.table.setColumnFilter(QStringLiteral("owner"), {}, {QStringLiteral("q")});
    QCOMPARE(holds.table.holdsOfGroup(QStringLiteral("y")), 1);
    QCOMPARE(holds.table.keysOfGroup(QStringLiteral("y")), QStringList(QStringLiteral("c")));
    QCOMPARE(holds.order(), QStringLiteral("bc"));
    QCOMPARE(holds.table.hiddenHolding(), 3);
    holds.table.clearFilters();
    QCOMPARE(holds.order().size(), 5);
}

void TestHoldsTable::whatHidesAllIsNamed()
{
    Holds holds;
    holds.table.setColumnFilter(QStringLiteral("machine"), QStringLiteral("zz"), {});
    holds.table.setFilter(QStringLiteral("backup"));
    QCOMPARE(holds.order(), QString());
    QCOMPARE(holds.table.hiding(), QStringList(QStringLiteral("machine")));
    holds.table.setChips({QStringLiteral("armed")});
    QCOMPARE(holds.table.hiding(),
             QStringList({QStringLiteral("chips"), QStringLiteral("machine")}));
}

void TestHoldsTable::rowsStaySelectedWhateverComesAndGoes()
{
    QRandomGenerator random(5);
    Holds holds;
    QSet<QString> there{QStringLiteral("a"),
                        QStringLiteral("b"),
                        QStringLiteral("c"),
                        QStringLiteral("d"),
                        QStringLiteral("e")};
    QSet<QString> selected;
    const QStringList groupings{QString(), QStringLiteral("cause"), QStringLiteral("owner")};
    const QStringList columns{
        QStringLiteral("machine"), QStringLiteral("age"), QStringLiteral("owner")};
    for (int step = 0; step < 2000; ++step) {
        const QString one(QChar(u'a' + random.bounded(20)));
        switch (random.bounded(7)) {
        case 0:
            holds.model.removeKeys({one});
            emit holds.model.settled();
            there.remove(one);
            selected.remove(one);
            break;
        case 1:
            holds.table.sortBy(columns[random.bounded(3)], random.bounded(2) == 0);
            break;
        case 2:
            holds.table.setGrouping(groupings[random.bounded(3)]);
            break;
        case 3:
            holds.table.setHeld(random.bounded(2) == 0);
            break;
        case 4:
            if (there.contains(one)) {
                holds.table.toggleSelected(one);
                if (!selected.remove(one))
                    selected.insert(one);
            }
            break;
        default:
            holds.model.setRows({holdOf(one,
                                        QString(QChar(u'x' + random.bounded(2))),
                                        QString(QChar(u'p' + random.bounded(3))),
                                        random.bounded(1000))});
            emit holds.model.settled();
            there.insert(one);
        }
        QStringList keys = selected.values();
        keys.sort();
        QCOMPARE(holds.table.selection(), keys);
    }
    QVERIFY(!there.isEmpty());
}

} // namespace tst_holdstable

HP_TEST(tst_holdstable, TestHoldsTable)
#include "tst_holdstable.moc"
