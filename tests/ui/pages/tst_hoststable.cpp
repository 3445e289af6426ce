// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/power/HostsTable.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <simdjson.h>

namespace tst_hoststable {

using namespace hp::ui;

namespace {

/// Hosts as a frame brings them, under a table.
struct Rack {
    KeyedRowsModel rows;
    HostsTable table;

    Rack()
    {
        rows.setForm(rowFormOf(QStringLiteral("power")));
        table.setRows(&rows);
    }
    void put(const char *json)
    {
        simdjson::dom::parser parser;
        rows.replaceRows(parser.parse(std::string(json)).get_object().value());
    }
    [[nodiscard]] QString shown() const
    {
        QStringList names;
        for (int row = 0; row < table.count(); ++row)
            names += table.index(row, 0).data().toString();
        return names.join(QLatin1Char(' '));
    }
};

constexpr const char *hosts = R"({
    "n/u10": {"name": "u10", "rack": "r2", "zone": "z1", "region": "east", "power": "On", "status": {"look": "on", "word": "On", "priority": 0}},
    "n/u9": {"name": "u9", "rack": "r2", "zone": "z1", "region": "east", "power": "Off", "held": true,
             "status": {"look": "holding", "word": "Held off", "priority": 2, "since": "2026-01-10T12:00:00Z"}, "requester": "erin",
             "keys": [{"key": "reboot.metal3.io/fence", "keyed": true, "requester": "erin"}]},
    "n/u1": {"name": "u1", "rack": "r10", "zone": "z1", "region": "east", "power": "Unknown", "errorCount": 3, "state": "provisioned",
             "status": {"look": "unknown", "word": "Power unknown", "priority": 0, "since": "2026-01-10T11:00:00Z"},
             "reason": "the BMC refuses the password", "retryAt": "2026-01-10T12:10:00Z"},
    "n/u2": {"name": "u2", "rack": "r1", "zone": "z2", "region": "east", "power": "Off", "mismatch": true,
             "status": {"look": "mismatch", "word": "Wants On, is Off", "priority": 3}, "action": "SoftOff",
             "actionDeadline": "2026-01-10T12:05:00Z"},
    "n/u3": {"name": "u3", "rack": "r1", "zone": "z1", "region": "", "power": "On", "detached": true,
             "status": {"look": "maintenance", "word": "Detached", "priority": 0}}})";

} // namespace

class TestHostsTable : public QObject
{
    Q_OBJECT

private slots:
    void hostsStandInTheOrderOfTheirRacks();
    void theListIsSorted_data();
    void theListIsSorted();
    void hostsAreNarrowed_data();
    void hostsAreNarrowed();
    void whatLeavesNoHostIsNamed();
    void rowsAreCopiedAsTheySay();
    void chipsCountAllHosts();
};

void TestHostsTable::hostsStandInTheOrderOfTheirRacks()
{
    Rack rack;
    QAbstractItemModelTester tester(&rack.table);
    rack.put(hosts);
    // Region, zone, rack, name; 9 before 10; what has no region comes last.
    QCOMPARE(rack.shown(), QStringLiteral("u9 u10 u1 u2 u3"));
    QCOMPARE(rack.table.rowNamed(QStringLiteral("u1"), 0), 1);
}

void TestHostsTable::theListIsSorted_data()
{
    QTest::addColumn<QString>("sorting");
    QTest::addColumn<QString>("names");

    const auto row = [](const char *sentence, const char *sorting, const char *names) {
        QTest::newRow(sentence) << QString::fromLatin1(sorting) << QString::fromLatin1(names);
    };
    row("by the name, numbers by their value", "name", "u1 u2 u3 u9 u10");
    row("by the name, turned round", "-name", "u10 u9 u3 u2 u1");
    row("by the rack, then by place", "rack", "u2 u3 u9 u10 u1");
    row("the most urgent first, what is calm last", "sign", "u9 u2 u10 u1 u3");
    row("who asked, nobody last", "requester", "u9 u10 u1 u2 u3");
    row("what comes next first", "left", "u2 u1 u9 u10 u3");
    row("turned round, what has nothing to come stays last", "-left", "u1 u2 u9 u10 u3");
    row("most holds first, then errors", "holds", "u9 u1 u10 u2 u3");
    row("since when", "age", "u1 u9 u10 u2 u3");
}

void TestHostsTable::theListIsSorted()
{
    QFETCH(const QString, sorting);
    Rack rack;
    rack.put(hosts);
    rack.table.setSorting({sorting});
    QTEST(rack.shown(), "names");
}

void TestHostsTable::hostsAreNarrowed_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QVariantMap>("columns");
    QTest::addColumn<QString>("names");

    const auto row = [](const char *sentence,
                        const char *chip,
                        const char *filter,
                        const QVariantMap &columns,
                        const char *names) {
        QTest::newRow(sentence) << QString::fromLatin1(chip) << QString::fromLatin1(filter)
                                << columns << QString::fromLatin1(names);
    };
    const auto contains = [](const char *column, const char *text) {
        return QVariantMap{{QString::fromLatin1(column),
                            QVariantMap{{QStringLiteral("contains"), QString::fromLatin1(text)},
                                        {QStringLiteral("values"), QStringList()}}}};
    };
    row("held ones", "held", "", {}, "u9");
    row("with an error", "error", "", {}, "u1");
    row("a mismatch", "mismatch", "", {}, "u2");
    row("detached", "detached", "", {}, "u3");
    row("by a key", "", "FENCE", {}, "u9");
    row("by why the power is not known", "", "password", {}, "u1");
    row("by who asked", "", "erin", {}, "u9");
    row("a chip and words that leave nothing", "held", "password", {}, "");
    row("by a column", "", "", contains("power", "password"), "u1");
    row("by a column of a place", "", "", contains("zone", "east / z1"), "u9 u10 u1");
}

void TestHostsTable::hostsAreNarrowed()
{
    QFETCH(const QString, chip);
    QFETCH(const QString, filter);
    QFETCH(const QVariantMap, columns);
    Rack rack;
    rack.put(hosts);
    rack.table.setChip(chip);
    rack.table.setFilter(filter);
    rack.table.setColumnFilters(columns);
    QTEST(rack.shown(), "names");
    QCOMPARE(rack.table.hiddenCount(), 5 - rack.table.count());
    rack.table.clearFilters();
    QCOMPARE(rack.table.count(), 5);
}

void TestHostsTable::whatLeavesNoHostIsNamed()
{
    Rack rack;
    rack.put(hosts);
    rack.table.setFilter(QStringLiteral("nothing like it"));
    rack.table.setChip(QStringLiteral("held"));
    QCOMPARE(rack.table.hiding(), QStringList{QStringLiteral("filter")});
    rack.table.setFilter(QStringLiteral("password"));
    const QStringList both{QStringLiteral("chip"), QStringLiteral("filter")};
    QCOMPARE(rack.table.hiding(), both);
}

void TestHostsTable::rowsAreCopiedAsTheySay()
{
    Rack rack;
    rack.put(hosts);
    const QStringList columns{QStringLiteral("name"),
                              QStringLiteral("power"),
                              QStringLiteral("left"),
                              QStringLiteral("zone"),
                              QStringLiteral("holds")};
    QCOMPARE(rack.table.copied(columns, columns, QStringLiteral("n/u1")),
             QStringLiteral("name\tpower\tleft\tzone\tholds\n"
                            "u1\tPower unknown: the BMC refuses the password\t"
                            "2026-01-10 12:10:00Z\teast / z1\t3 errors\n"));
}

void TestHostsTable::chipsCountAllHosts()
{
    Rack rack;
    rack.put(hosts);
    rack.table.setFilter(QStringLiteral("u3"));
    QCOMPARE(rack.table.chipCount(QStringLiteral("held")), 1);
    QCOMPARE(rack.table.chipCount(QString()), 5);
    QCOMPARE(rack.table.longestName(), 3);
}

} // namespace tst_hoststable

HP_GUI_TEST(tst_hoststable, TestHostsTable)
#include "tst_hoststable.moc"
