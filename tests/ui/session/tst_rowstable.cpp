// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/RowsTable.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <simdjson.h>

namespace tst_rowstable {

using namespace hp::ui;

namespace {

/// Rows as a frame brings them.
struct Source {
    KeyedRowsModel rows;

    void put(const char *json)
    {
        simdjson::dom::parser parser;
        rows.replaceRows(parser.parse(std::string(json)).get_object().value());
    }
};

constexpr const char *hosts = R"({
    "host/a": {"name": "a", "rack": "2", "held": 1, "status": {"priority": 0}, "keys": [{"key": "fence"}]},
    "host/b": {"name": "b", "rack": "1", "held": 0, "status": {"priority": 2}, "keys": []},
    "host/c": {"name": "c", "rack": "", "held": 2, "status": {"priority": 1}, "keys": [{"key": "Upgrade"}]},
    "summary": {"name": "summary"}})";

QString shown(const RowsTable &table)
{
    QString names;
    for (int row = 0; row < table.count(); ++row)
        names += table.at(row).toMap().value(QStringLiteral("name")).toString();
    return names;
}

} // namespace

class TestRowsTable : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreNarrowedAndOrdered_data();
    void rowsAreNarrowedAndOrdered();
    void aWordWithAColonLooksInOneMember_data();
    void aWordWithAColonLooksInOneMember();
    void hiddenRowsAreCounted();
    void aChangeOfARowMovesItIn();
    void rowsAreFoundByKey();
};

void TestRowsTable::rowsAreNarrowedAndOrdered_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QVariantMap>("where");
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<bool>("descending");
    QTest::addColumn<QString>("names");

    const auto row = [](const char *sentence,
                        const char *filter,
                        const QVariantMap &where,
                        const QStringList &order,
                        bool descending,
                        const char *names) {
        QTest::newRow(sentence) << QString::fromLatin1(filter) << where << order << descending
                                << QString::fromLatin1(names);
    };
    const QString held = QStringLiteral("held");
    const QString rack = QStringLiteral("rack");
    row("without anything by key", "", {}, {}, false, "abc");
    row("descending by key", "", {}, {}, true, "cba");
    row("by a member, nothing last", "", {}, {rack}, false, "bac");
    row("nothing is last the other way too", "", {}, {rack}, true, "abc");
    row("by the member of a member", "", {}, {QStringLiteral("status.priority")}, false, "cba");
    row("true is anything but nothing", "", {{held, true}}, {}, false, "ac");
    row("false is nothing", "", {{held, false}}, {}, false, "b");
    row("a list that is not empty is something",
        "",
        {{QStringLiteral("keys"), true}},
        {},
        false,
        "ac");
    row("a text is that text", "", {{rack, QStringLiteral("1")}}, {}, false, "b");
    row("words are looked for in nested rows, in any case", "upgrade", {}, {}, false, "c");
    row("every word must occur", "a fence", {}, {}, false, "a");
    row("words and members together", "upgrade", {{rack, QStringLiteral("1")}}, {}, false, "");
}

void TestRowsTable::rowsAreNarrowedAndOrdered()
{
    QFETCH(const QString, filter);
    QFETCH(const QVariantMap, where);
    QFETCH(const QStringList, order);
    QFETCH(const bool, descending);
    QFETCH(const QString, names);
    Source source;
    RowsTable table;
    const QAbstractItemModelTester tester(&table);
    table.setRows(&source.rows);
    table.setPrefix(QStringLiteral("host/"));
    source.put(hosts);
    table.setFilter(filter);
    table.setWhere(where);
    table.setOrder(order);
    table.setDescending(descending);
    QCOMPARE(shown(table), names);
}

void TestRowsTable::aWordWithAColonLooksInOneMember_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("names");
    QTest::newRow("the name of a member") << "from:10.0"
                                          << "ac";
    QTest::newRow("more of it") << "from:10.0.8"
                                << "c";
    QTest::newRow("the member of a member") << "for:ROBOT"
                                            << "b";
    QTest::newRow("two of them") << "from:10.0 for:ada"
                                 << "a";
    QTest::newRow("what is typed so far narrows nothing") << "from:"
                                                          << "abc";
    QTest::newRow("without a name everything is looked at") << "10.0"
                                                            << "abc";
    QTest::newRow("a name that there is not is a word") << "at:10"
                                                        << "";
    QTest::newRow("a word that has a colon of its own") << "[fd00::7]:443"
                                                        << "b";
}

void TestRowsTable::aWordWithAColonLooksInOneMember()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, names);
    Source source;
    RowsTable table;
    table.setRows(&source.rows);
    table.setPrefix(QStringLiteral("host/"));
    source.put(R"({
        "host/a": {"name": "a", "from": "10.0.7.21:5312", "by": {"user": "ada"}},
        "host/b": {"name": "b", "from": "[fd00::7]:443", "note": "10.0", "by": {"user": "robot"}},
        "host/c": {"name": "c", "from": "10.0.8.4:99", "by": {"user": "carol"}}})");
    table.setFields({{QStringLiteral("from"), QStringLiteral("from")},
                     {QStringLiteral("for"), QStringLiteral("by.user")}});
    table.setFilter(filter);
    QCOMPARE(shown(table), names);
}

void TestRowsTable::hiddenRowsAreCounted()
{
    Source source;
    RowsTable table;
    table.setRows(&source.rows);
    table.setPrefix(QStringLiteral("host/"));
    QSignalSpy counted(&table, &RowsTable::counted);
    source.put(hosts);
    QVERIFY(!counted.isEmpty());
    QCOMPARE(table.total(), 3);
    table.setFilter(QStringLiteral("fence"));
    QCOMPARE(table.count(), 1);
    QCOMPARE(table.hiddenCount(), 2);
    QCOMPARE(table.countWhere({{QStringLiteral("held"), true}}), 2); // filters do not matter
}

void TestRowsTable::aChangeOfARowMovesItIn()
{
    Source source;
    RowsTable table;
    table.setRows(&source.rows);
    table.setPrefix(QStringLiteral("host/"));
    table.setWhere({{QStringLiteral("held"), true}});
    source.put(hosts);
    simdjson::dom::parser parser;
    source.rows.changeRows(
        {QStringLiteral("host/a")},
        parser.parse(std::string(R"({"host/b": {"name": "b", "held": 1}})")).get_object().value());
    QCOMPARE(shown(table), QStringLiteral("bc"));
}

void TestRowsTable::rowsAreFoundByKey()
{
    Source source;
    RowsTable table;
    table.setRows(&source.rows);
    source.put(hosts);
    table.setDescending(true);
    QCOMPARE(table.rowOf(QStringLiteral("summary")), 0);
    QCOMPARE(table.keyAt(1), QStringLiteral("host/c"));
    QCOMPARE(table.rowOf(QStringLiteral("host/x")), -1);
    QCOMPARE(table.keyAt(9), QString());
}

} // namespace tst_rowstable

HP_TEST(tst_rowstable, TestRowsTable)
#include "tst_rowstable.moc"
