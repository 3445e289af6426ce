// SPDX-License-Identifier: Apache-2.0
#undef QT_NO_CAST_FROM_ASCII // rows of the wire are nothing but names in ASCII

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "ui/audit/AuditText.h"

#include <QTest>

#include <simdjson.h>

using namespace hp::ui;
using namespace hp::tests;

class TestAuditPage : public QObject
{
    Q_OBJECT

private slots:
    void theChainIsSaid_data();
    void theChainIsSaid();
    void aRowShowsItsPatchAndItsInterlocks();
    void aFormulaLeavesAsText();
    void everyRowIsALineOfJson();
};

namespace {

const char *const oneRow =
    R"({"000000000001": {"number": 1, "at": "2026-11-20T14:00:00Z", "override": "o-1", "opens": true,
    "hash": "ab", "content": {"action": "cordon", "actor": "=cmd|'/c calc'", "reason": "a, \"b\"", "patch": "{\"a\":1}"}}})";

struct Rows {
    KeyedRowsModel rows;
    RowsTable table;

    Rows()
    {
        simdjson::dom::parser parser;
        rows.replaceRows(parser.parse(std::string(oneRow)).get_object().value());
        table.setRows(&rows);
    }
};

} // namespace

void TestAuditPage::theChainIsSaid_data()
{
    QTest::addColumn<QJsonObject>("chain");
    QTest::addColumn<QString>("says");

    QTest::newRow("whole") << QJsonObject{{"rows", 18204}, {"fault", ""}} << "chain ok to #18,204";
    QTest::newRow("broken") << QJsonObject{{"rows", 3}, {"fault", "row 4 was changed"}}
                            << "row 4 was changed";
    QTest::newRow("a backend that does not check") << QJsonObject() << "chain not checked yet";
}

void TestAuditPage::theChainIsSaid()
{
    QFETCH(const QJsonObject, chain);
    QFETCH(const QString, says);
    ConsoleStage stage;
    QJsonObject rows = DemoSite(demoNow()).audit();
    rows.remove(QStringLiteral("chain"));
    if (!chain.isEmpty())
        rows.insert(QStringLiteral("chain"), chain);
    stage.gateway.setRows(QStringLiteral("audit"), rows);
    QVERIFY(stage.show());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), says));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("1 break-glass waits for its review")));
}

void TestAuditPage::aRowShowsItsPatchAndItsInterlocks()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    stage.press(Qt::Key_Down); // the newest one
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Row 6")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("The hook is gone; Terminable became True.")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("owner-alive: it was last heard of 12 m ago")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("The server accepted it")));
    QCOMPARE(stage.complaints(), QString());
}

void TestAuditPage::aFormulaLeavesAsText()
{
    const Rows rows;
    const QStringList lines = AuditText().csv(&rows.table).split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 3); // titles, the row, nothing
    QVERIFY(lines[0].startsWith(QStringLiteral("number,at,override,hash,action")));
    QVERIFY2(lines[1].contains(QStringLiteral("\"'=cmd|'/c calc'\"")), qPrintable(lines[1]));
    QVERIFY(lines[1].contains(QStringLiteral("\"a, \"\"b\"\"\"")));
}

void TestAuditPage::everyRowIsALineOfJson()
{
    const Rows rows;
    const QString text = AuditText().jsonl(&rows.table);
    QCOMPARE(text.count(QLatin1Char('\n')), 1);
    simdjson::dom::parser parser;
    QVERIFY(parser.parse(text.toStdString()).error() == simdjson::SUCCESS);
    QCOMPARE(AuditText().readable(QStringLiteral("no json")), QStringLiteral("no json"));
}

QTEST_MAIN(TestAuditPage)
#include "tst_auditpage.moc"
