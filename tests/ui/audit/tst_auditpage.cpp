// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/audit/AuditText.h"

#include <QJsonArray>
#include <QTest>

#include <simdjson.h>

namespace tst_auditpage {

using namespace hp::ui;
using namespace hp::tests;

class TestAuditPage : public QObject
{
    Q_OBJECT

private slots:
    void theChainIsSaid_data();
    void theChainIsSaid();
    void aRowShowsItsPatchAndItsInterlocks();
    void whoIsActedForAndFromWhereAreColumns();
    void noControlCharacterIsShown();
    void theResultIsWholeInTheLeastWindow();
    void aFormulaLeavesAsText();
    void everyRowIsALineOfJson();
    void aQueryIsSavedTakenAndThereAtTheNextStart();
    void anAlarmOpensItsReview_data();
    void anAlarmOpensItsReview();
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
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("1 break-glass to review")));
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

void TestAuditPage::whoIsActedForAndFromWhereAreColumns()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().resize(1440, 900);
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    const auto shown = [&stage] {
        const QStringList texts = textsOn(stage.window());
        return std::pair(texts.count(QStringLiteral("system:serviceaccount:holdpoint:holdpoint")),
                         texts.count(QStringLiteral("10.0.7.21"))); // without the port
    };
    QTRY_COMPARE(shown(), std::pair(qsizetype(6), qsizetype(6)));
    QVERIFY(isSaid(stage.window(), QStringLiteral("On behalf of")));
    QTest::keyClick(&stage.window(), Qt::Key_Slash);
    for (const char letter : {'f', 'r', 'o', 'm', ':', '1', '0', '.', '9'})
        QTest::keyClick(&stage.window(), letter);
    QTRY_COMPARE(shown(), std::pair(qsizetype(0), qsizetype(0)));
    QVERIFY(isSaid(stage.window(), QStringLiteral("The filters hide all rows.")));
    QCOMPARE(stage.complaints(), QString());
}

void TestAuditPage::noControlCharacterIsShown()
{
    ConsoleStage stage;
    QJsonObject rows = DemoSite(demoNow()).audit();
    QJsonObject row = rows.value("000000000006").toObject();
    QJsonObject content = row.value("content").toObject();
    content.insert("reason", QStringLiteral("by%1 hand").arg(QChar(0)));
    content.insert("levelWhy", QJsonArray()); // of a level that needs no reason
    row.insert("content", content);
    rows.insert("000000000006", row);
    stage.gateway.setRows(QStringLiteral("audit"), rows);
    QVERIFY(stage.show());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    stage.press(Qt::Key_Down);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Row 6")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("by hand")));
    QVERIFY(textsOn(stage.window()).contains(QStringLiteral("G3")));
    for (const QString &text : textsOn(stage.window())) {
        for (const QChar letter : text)
            QVERIFY2(letter == QLatin1Char('\n') || letter == QChar(0x9c)
                         || letter.category() != QChar::Other_Control,
                     qPrintable(text));
    }
}

void TestAuditPage::theResultIsWholeInTheLeastWindow()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().resize(1024, 640);
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    QVERIFY(stage.draw() && stage.draw());
    int results = 0;
    eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
        if (!item.inherits("QQuickText")
            || (item.property("text").toString() != QLatin1String("observed")
                && item.property("text").toString() != QLatin1String("timed out")))
            return;
        ++results;
        QVERIFY(!item.property("truncated").toBool());
        const QQuickItem *list = &item;
        while (list && !list->inherits("QQuickListView"))
            list = list->parentItem();
        QVERIFY(list && item.mapToItem(list, {item.width(), 0}).x() <= list->width());
    });
    QCOMPARE(results, 3);
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

void TestAuditPage::aQueryIsSavedTakenAndThereAtTheNextStart()
{
    const auto openPage = [](ConsoleStage &stage) {
        stage.window().setProperty("page", QStringLiteral("audit"));
        return waitFor([&] { return isSaid(stage.window(), QStringLiteral("Saved queries")); });
    };
    const auto pageOfAudit = [](ConsoleStage &stage) {
        return stage.window().findChild<QObject *>(QStringLiteral("page"));
    };
    const auto type = [](ConsoleStage &stage, const char *text) {
        for (const char *letter = text; *letter != 0; ++letter)
            QTest::keyClick(&stage.window(), *letter);
    };
    const auto click = [](ConsoleStage &stage, const QString &text) {
        QQuickItem *found = nullptr;
        const bool there = waitFor([&] {
            eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
                if (!found && item.inherits("QQuickButton")
                    && item.property("text").toString() == text)
                    found = const_cast<QQuickItem *>(&item);
            });
            return found != nullptr;
        });
        if (there && stage.draw()) // a row places its buttons when it is drawn
            QTest::mouseClick(
                &stage.window(),
                Qt::LeftButton,
                {},
                found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        return there;
    };
    ConsoleStage stage;
    stage.preferencesFile();
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    QVERIFY(openPage(stage));
    pageOfAudit(stage)->setProperty("filterName", QStringLiteral("glass"));
    QVERIFY(click(stage, QStringLiteral("Saved queries\u2026")));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("No saved queries.")));
    type(stage, "glass only");
    stage.press(Qt::Key_Return);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Query: glass only")));
    QCOMPARE(stage.complaints(), QString());
    stage.console.reset();

    QVERIFY(stage.start());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(pageOfAudit(stage) != nullptr);
    QTRY_VERIFY(
        isSaid(stage.window(), QStringLiteral("Query: glass only"))); // the chip is kept too
    pageOfAudit(stage)->setProperty("filterName", QString());
    QVERIFY(openPage(stage));
    QVERIFY(click(stage, QStringLiteral("Saved queries\u2026")));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Save query")));
    stage.press(Qt::Key_Down);
    stage.press(Qt::Key_Return); // of the list, which has the keyboard
    QTRY_COMPARE(pageOfAudit(stage)->property("filterName").toString(), QStringLiteral("glass"));
    QVERIFY(click(stage, QStringLiteral("Query: glass only")));
    QVERIFY(click(stage, QStringLiteral("Remove")));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("No saved queries.")));
    QCOMPARE(stage.complaints(), QString());
}

void TestAuditPage::anAlarmOpensItsReview_data()
{
    QTest::addColumn<QString>("from"); // the page that it is pressed on
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("opens");
    QTest::newRow("of break-glass") << "fleet"
                                        << "override/o-15"
                                        << "Review: Hard reboot, host-3";
    QTest::newRow("from the audit itself") << "audit"
                                           << "override/o-15"
                                           << "Review: Hard reboot, host-3";
    QTest::newRow("of what somebody has reviewed since") << "fleet"
                                                         << "override/o-1"
                                                         << "";
    QTest::newRow("of a broken chain") << "fleet"
                                       << "override/audit"
                                       << "";
}

/// The alarm line's "Go" leads where a person acts on it, and not to a machine of that name.
void TestAuditPage::anAlarmOpensItsReview()
{
    QFETCH(const QString, from);
    QFETCH(const QString, key);
    QFETCH(const QString, opens);
    ConsoleStage stage;
    stage.gateway.setRoles({QStringLiteral("operator"), QStringLiteral("approver")});
    stage.gateway.setMayWrite(true);
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    stage.gateway.setRows(
        QStringLiteral("alarms"),
        {{QStringLiteral("alarm/") + key,
          QJsonObject{{"key", key},
                      {"machine", "openshift-machine-api/host-3"},
                      {"text", "dave used break-glass: Hard reboot. Review it."},
                      {"priority", 1},
                      {"state", "Raised"},
                      {"standing", true},
                      {"raised", demoNow().toString(Qt::ISODate)}}},
         {QStringLiteral("summary"), QJsonObject{{"raised", 1}, {"flood", false}}}});
    QVERIFY(stage.show());
    stage.window().setProperty("page", from);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("dave used break-glass")));
    QQuickItem *go = nullptr;
    eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
        if (item.inherits("QQuickAbstractButton")
            && item.property("text").toString() == QLatin1String("Go"))
            go = const_cast<QQuickItem *>(&item);
    });
    QVERIFY(go);
    QTest::mouseClick(&stage.window(),
                      Qt::LeftButton,
                      {},
                      go->mapToScene({go->width() / 2, go->height() / 2}).toPoint());
    QTRY_COMPARE(pageOf(stage.window()), QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("1 break-glass to review")));
    if (opens.isEmpty())
        QVERIFY(!isSaid(stage.window(), QStringLiteral("Review: ")));
    else
        QTRY_VERIFY(isSaid(stage.window(), opens));
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_auditpage

HP_GUI_TEST(tst_auditpage, TestAuditPage)
#include "tst_auditpage.moc"
