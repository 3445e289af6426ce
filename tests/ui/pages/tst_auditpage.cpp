// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/audit/AuditTable.h"
#include "ui/audit/AuditText.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QQmlContext>
#include <QQmlExpression>
#include <QSignalSpy>
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
    void aRowIsASentence_data();
    void aRowIsASentence();
    void filtersCombineAndWhoIsActedForIsFound();
    void noControlCharacterIsShown();
    void theResultIsWholeInTheLeastWindow();
    void aFormulaLeavesAsText();
    void everyRowIsALineOfJson();
    void aViewIsSavedTakenAndThereAtTheNextStart();
    void savedQueriesBecomeViews();
    void theTableIsNarrowedSortedAndCopied();
    void whatWasCommittedFollowsWhatCameOfIt();
    void eachStepOfAPlanSaysWhatItWas_data();
    void eachStepOfAPlanSaysWhatItWas();
    void anAlarmOpensItsReview_data();
    void anAlarmOpensItsReview();
    void aReviewStaysWhatItIs();
    void theAlarmOfAPlanOpensThePlan();
};

namespace {

const char *const oneRow =
    R"({"000000000001": {"number": 1, "at": "2026-11-20T14:00:00Z", "override": "o-1", "opens": true,
    "hash": "ab", "content": {"action": "cordon", "actor": "=cmd|'/c calc'", "reason": "a, \"b\"", "patch": "{\"a\":1}"}}})";

QVariant inObject(QObject &object, const QString &script)
{
    QQmlExpression expression(qmlContext(&object), &object, script);
    return expression.evaluate();
}

/// What a script says that stands in the page.
QVariant inPage(ConsoleStage &stage, const char *script)
{
    return inObject(*stage.window().findChild<QObject *>(QStringLiteral("page")),
                    QString::fromUtf8(script));
}

/// Clicks on the button of the alarm line; false when there is none.
bool pressGo(ConsoleStage &stage)
{
    return clickOn(stage.window(), buttonOf(stage.window(), QStringLiteral("Go")));
}

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

void TestAuditPage::aRowIsASentence_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("circumstances");

    const QByteArray hook = R"("action": "remove-hook", "name": "worker-1", "hook": "FlushLogs",
        "actor": "ada", "reason": "CHG-1", "from": "10.0.7.21:53122", "asUser": "system:hp")";
    const auto row = [](const char *name,
                        const QByteArray &content,
                        const char *said,
                        const char *circumstances) {
        QTest::newRow(name) << QString::fromUtf8(content) << QString::fromUtf8(said)
                            << QString::fromUtf8(circumstances);
    };
    row("a hook that is gone",
        hook + R"(, "result": "observed")",
        "ada removed the hook FlushLogs from worker-1.",
        "\u201cCHG-1\u201d | from 10.0.7.21 | on behalf of system:hp");
    row("a hook that the server kept",
        hook + R"(, "result": "refused")",
        "ada asked to remove the hook FlushLogs from worker-1.",
        "\u201cCHG-1\u201d | from 10.0.7.21 | on behalf of system:hp");
    row("a request that nobody has answered",
        hook + R"(, "phase": "committed")",
        "ada asked to remove the hook FlushLogs from worker-1.",
        "\u201cCHG-1\u201d | from 10.0.7.21 | on behalf of system:hp");
    row("the second person",
        hook + R"(, "phase": "approved", "approvedBy": "bob")",
        "bob approved: ada asked to remove the hook FlushLogs from worker-1.",
        "\u201cCHG-1\u201d | approved by bob | from 10.0.7.21 | on behalf of system:hp");
    row("a key, without the domain that all of them have",
        R"("action": "release-power-key", "name": "host-1", "powerKey": "reboot.metal3.io/fw",
           "actor": "ada", "result": "observed", "breakGlass": true)",
        "ada released the power key fw of host-1.",
        "break-glass");
    row("an action without a hook or a key",
        R"("action": "power-off", "name": "host-1", "actor": "ada", "from": "[fe80::1]:4711")",
        "ada asked to power off host-1.",
        "from [fe80::1]");
    row("a review",
        R"("action": "power-off", "actor": "ada", "review": "bob", "note": "It was needed.")",
        "bob reviewed the break-glass of ada.",
        "note \u201cIt was needed.\u201d");
    row("a row of before hooks were written down",
        R"("action": "remove-hook", "name": "worker-1", "actor": "ada", "result": "observed")",
        "ada: remove-hook, worker-1.",
        "");
    row("a link that somebody else opened",
        R"("action": "open-link", "name": "link-1", "actor": "ada", "from": "10.0.0.7:1234", "result": "opened")",
        "link-1 came by a link that ada shared.",
        "from 10.0.0.7");
    row("a screen was paired",
        R"("action": "pair-wall", "name": "hall", "actor": "ada", "result": "paired")",
        "The screen hall, approved by ada, was paired.",
        "");
    row("a certificate, of which there is one",
        R"("action": "rotate-certificate", "name": "", "actor": "ada", "result": "replaced")",
        "ada replaced the certificate.",
        "");
    row("a budget",
        R"("action": "set-budget", "name": "phase/Provisioning", "actor": "ada", "result": "set")",
        "ada set the budget phase/Provisioning.",
        "");
    row("a budget that was refused",
        R"("action": "set-budget", "name": "phase/Provisioning", "actor": "ada", "result": "refused")",
        "ada asked to set the budget phase/Provisioning.",
        "");
    row("an action of a newer backend",
        R"("action": "grow-wings", "name": "worker-1", "actor": "ada")",
        "ada: grow-wings, worker-1.",
        "");
    row("a name that looks like a place",
        R"("action": "cordon", "name": "%1", "actor": "%2 %3", "result": "observed")",
        "%2 %3 cordoned %1.",
        "");
}

void TestAuditPage::aRowIsASentence()
{
    QFETCH(const QString, content);
    QFETCH(const QString, said);
    QFETCH(const QString, circumstances);
    const QJsonDocument read =
        QJsonDocument::fromJson(QStringLiteral("{\"content\": {%1}}").arg(content).toUtf8());
    QVERIFY(read.isObject());
    const QVariantMap row = read.object().toVariantMap();
    QCOMPARE(AuditText().sentence(row), said);
    QCOMPARE(AuditText().circumstances(row).join(QStringLiteral(" | ")), circumstances);
}

void TestAuditPage::filtersCombineAndWhoIsActedForIsFound()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().resize(1440, 900);
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    const auto shown = [&stage](const char *words) {
        return textsOn(stage.window()).filter(QLatin1String(words)).size();
    };
    QTRY_COMPARE(shown("on behalf of system:serviceaccount:holdpoint:holdpoint"), 6);
    QCOMPARE(shown("from 10.0.7.21 "), 6); // without the port
    QObject *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
    QVERIFY(page);
    const auto toggle = [page](const char *name) {
        QMetaObject::invokeMethod(page, "toggle", Q_ARG(QString, QLatin1String(name)));
    };
    toggle("g4");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("4 rows match")));
    toggle("second");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("2 rows match")));
    toggle("closed");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("1 row matches")));
    QVERIFY(isSaid(stage.window(),
                   QStringLiteral("brian released the power key firmware of host-12.")));
    QCOMPARE(page->property("filterName").toString(), QStringLiteral("closed,g4,second"));
    toggle("g4");
    toggle("second");
    toggle("closed");
    QTest::keyClick(&stage.window(), Qt::Key_Slash);
    for (const char letter : {'f', 'r', 'o', 'm', ':', '1', '0', '.', '9'})
        QTest::keyClick(&stage.window(), letter);
    QTRY_COMPARE(shown("on behalf of"), 0);
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

void TestAuditPage::aViewIsSavedTakenAndThereAtTheNextStart()
{
    ConsoleStage stage;
    stage.preferencesFile();
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    inPage(stage, "filterName = 'glass'; shown.sorting = ['actor', '-number']; viewsMenu.open()");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("No saved views.")));
    for (const char letter : {'g', 'l', 'a', 's', 's'})
        QTest::keyClick(&stage.window(), letter);
    stage.press(Qt::Key_Return);
    QTRY_VERIFY(!inPage(stage, "viewsMenu.opened").toBool());
    QCOMPARE(stage.complaints(), QString());
    stage.console.reset();

    QVERIFY(stage.start());
    stage.window().setProperty("page", QStringLiteral("audit"));
    // The chip and the order are kept, too.
    QTRY_COMPARE(inPage(stage, "filterName"), QStringLiteral("glass"));
    inPage(stage, "filterName = ''; shown.sorting = []; viewsMenu.open()");
    QTRY_VERIFY(inPage(stage, "viewsMenu.opened").toBool());
    QVERIFY(isSaid(stage.window(), QStringLiteral("glass")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("Copy link"))); // no browser shows the audit
    stage.press(Qt::Key_Down);
    stage.press(Qt::Key_Return); // of the list, which has the keyboard
    QTRY_COMPARE(inPage(stage, "filterName"), QStringLiteral("glass"));
    QCOMPARE(inPage(stage, "shown.sorting").toStringList(),
             QStringList({QStringLiteral("actor"), QStringLiteral("-number")}));
    QCOMPARE(stage.complaints(), QString());
}

/// Queries of before pages had views become views, once.
void TestAuditPage::savedQueriesBecomeViews()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    inObject(stage.window(),
             QStringLiteral("PageMemory.keep('audit/queries', JSON.stringify([{name: 'ada', words: "
                            "'ada \"x\"', chip: 'glass'}, {name: '', chip: 'g4'}]))"));
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    const auto views = inPage(stage, "JSON.stringify(saved.viewsOf('audit'))").toString();
    QCOMPARE(views,
             QStringLiteral(
                 R"([{"name":"ada","page":"audit","view":"filter=ada%20%22x%22&chips=glass"}])"));
    QCOMPARE(inPage(stage, "PageMemory.text('audit/queries')"), QString());
    QCOMPARE(stage.complaints(), QString());
}

/// Narrowed by a column, sorted by two, selected and copied as the table stands there.
void TestAuditPage::theTableIsNarrowedSortedAndCopied()
{
    ConsoleStage stage;
    stage.gateway.setRows(QStringLiteral("audit"), DemoSite(demoNow()).audit());
    QVERIFY(stage.show());
    stage.window().resize(1440, 900);
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The newest 6 rows")));
    const auto numbers = [&stage] {
        return inPage(stage,
                      "Array.from({length: shown.count}, (_, row) => "
                      "Number(shown.keyAt(row))).join(' ')")
            .toString();
    };
    QCOMPARE(numbers(), QStringLiteral("6 5 4 3 2 1"));
    inPage(stage, "shown.sortBy('number')");
    QCOMPARE(numbers(), QStringLiteral("1 2 3 4 5 6"));
    inPage(stage, "shown.sortBy('number')");
    QCOMPARE(numbers(), QStringLiteral("6 5 4 3 2 1"));
    inPage(stage, "shown.setColumnFilter('result', '', ['observed'])");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("rows match")));
    QVERIFY(!numbers().isEmpty());
    QVERIFY(numbers() != QStringLiteral("6 5 4 3 2 1"));
    inPage(stage, "list.forceActiveFocus()");
    QTest::keyClick(&stage.window(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&stage.window(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    QVERIFY2(lines[0].startsWith(QStringLiteral("Number\tTime\tWhat happened")),
             qPrintable(lines[0]));
    for (const QString &line : lines.mid(1))
        QVERIFY2(line.isEmpty() || line.endsWith(QStringLiteral("observed")), qPrintable(line));
    inPage(stage, "shown.setColumnFilter('actor', 'nobody of that name', [])");
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("No match. Hidden by the column Actor.")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("Clear filter")));
    QCOMPARE(stage.complaints(), QString());
}

/// What is committed says "will be sent" until a later row tells that it was.
void TestAuditPage::whatWasCommittedFollowsWhatCameOfIt()
{
    KeyedRowsModel rows;
    const auto tell = [&rows](const std::string &text) {
        simdjson::dom::parser parser;
        rows.replaceRows(parser.parse(text).get_object().value());
    };
    const std::string committed =
        R"("01": {"number": 1, "override": "o-1", "opens": true, "content": {"phase": "committed", "name": "m"}})";
    tell("{" + committed + "}");
    RowsTable entries;
    entries.setWhere({{QStringLiteral("number"), true}});
    entries.setRows(&rows);
    AuditTable table;
    table.setEntries(&entries);
    const auto result = [&table] {
        return table.index(table.rowOf(QStringLiteral("01")), 0)
            .data(AuditTable::ResultRole)
            .toString();
    };
    QCOMPARE(result(), QStringLiteral("will be sent"));
    QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    tell(
        "{" + committed
        + R"(, "02": {"number": 2, "override": "o-1", "opens": true, "content": {"phase": "sent"}}})");
    QCOMPARE(result(), QStringLiteral("committed"));
    QVERIFY(changed.count() > 0);
    // Of another one.
    tell(
        "{" + committed
        + R"(, "02": {"number": 2, "override": "o-2", "opens": true, "content": {"phase": "sent"}}})");
    QCOMPARE(result(), QStringLiteral("will be sent"));
}

void TestAuditPage::eachStepOfAPlanSaysWhatItWas_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("result");
    QTest::newRow("somebody started it: what is sent of it is in rows of its machines")
        << "committed"
        << "committed";
    QTest::newRow("somebody approved it") << "approved"
                                          << "approved";
    QTest::newRow("its next wave began") << "wave"
                                         << "wave started";
    QTest::newRow("a rule stopped it") << "stopped"
                                       << "stopped";
    QTest::newRow("who started it went on") << "resumed"
                                            << "continued";
    QTest::newRow("it is over") << "ended"
                                << "ended";
    QTest::newRow("a step of a newer backend keeps its word") << "halved"
                                                              << "halved";
}

void TestAuditPage::eachStepOfAPlanSaysWhatItWas()
{
    QFETCH(QString, phase);
    QFETCH(QString, result);
    const QVariantMap row{{QStringLiteral("opens"), true},
                          {QStringLiteral("content"),
                           QVariantMap{{QStringLiteral("kind"), QStringLiteral("Plan")},
                                       {QStringLiteral("phase"), phase}}}};
    QCOMPARE(AuditText::result(row, false), result);
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
    QVERIFY(pressGo(stage));
    QTRY_COMPARE(pageOf(stage.window()), QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("1 break-glass to review")));
    if (opens.isEmpty())
        QVERIFY(!isSaid(stage.window(), QStringLiteral("Review: ")));
    else
        QTRY_VERIFY(isSaid(stage.window(), opens));
    QCOMPARE(stage.complaints(), QString());
}

/// Another person reviews too: neither what is written nor its button goes over to the next
/// override.
void TestAuditPage::aReviewStaysWhatItIs()
{
    ConsoleStage stage;
    stage.gateway.setRoles({QStringLiteral("operator"), QStringLiteral("approver")});
    stage.gateway.setMayWrite(true);
    QJsonObject rows = DemoSite(demoNow()).audit();
    QJsonObject later = rows.value(QStringLiteral("review/o-15")).toObject();
    later.insert(QStringLiteral("override"), QStringLiteral("o-20"));
    later.insert(QStringLiteral("object"), QStringLiteral("openshift-machine-api/host-9"));
    later.insert(QStringLiteral("at"), demoNow().toString(Qt::ISODate));
    rows.insert(QStringLiteral("review/o-20"), later);
    stage.gateway.setRows(QStringLiteral("audit"), rows);
    QVERIFY(stage.show());
    stage.window().setProperty("page", QStringLiteral("audit"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("2 break-glasses to review")));
    QVERIFY(clickOn(stage.window(), buttonOf(stage.window(), QStringLiteral("Review\u2026"))));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Review: Hard reboot, host-3")));
    for (const char letter : QByteArray("it was needed"))
        QTest::keyClick(&stage.window(), letter);
    const QQuickItem *done = buttonOf(stage.window(), QStringLiteral("Reviewed"));
    QTRY_VERIFY(done && done->isEnabled());

    stage.gateway.changeRows(QStringLiteral("audit"), {}, {QStringLiteral("review/o-15")});
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("It was reviewed meanwhile.")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("Review: Hard reboot, host-3")));
    QVERIFY(!done->isEnabled());
    QTest::keyClick(&stage.window(), Qt::Key_Return);
    QVERIFY(stage.draw());
    QVERIFY(stage.gateway.commands(QStringLiteral("override.review")).isEmpty());

    QVERIFY(clickOn(stage.window(), buttonOf(stage.window(), QStringLiteral("Next of 1"))));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Review: Hard reboot, host-9")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("It was reviewed meanwhile.")));
    QCOMPARE(stage.complaints(), QString());
}

/// And not to a list in which it would have to be looked for.
void TestAuditPage::theAlarmOfAPlanOpensThePlan()
{
    ConsoleStage stage;
    stage.gateway.setRoles({QStringLiteral("operator")});
    stage.gateway.setMayWrite(true);
    stage.gateway.setRows(QStringLiteral("bulk"),
                          {{QStringLiteral("b-7"),
                            QJsonObject{{"id", "b-7"},
                                        {"state", "stopped"},
                                        {"action", "remove-hook"},
                                        {"level", "G4"},
                                        {"machines", 3},
                                        {"waves", QJsonArray{1, 2}},
                                        {"wave", 1},
                                        {"by", "ada"},
                                        {"outcome", "stopped at wave 1: ada may not do this"}}}});
    stage.gateway.setRows(
        QStringLiteral("alarms"),
        {{QStringLiteral("alarm/plan/b-7"),
          QJsonObject{{"key", "plan/b-7"},
                      {"text", "The plan of ada for 3 machines needs attention."},
                      {"priority", 2},
                      {"state", "Raised"},
                      {"standing", true},
                      {"raised", demoNow().toString(Qt::ISODate)}}},
         {QStringLiteral("summary"), QJsonObject{{"raised", 1}, {"flood", false}}}});
    QVERIFY(stage.show());
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("The plan of ada for 3 machines")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("End the plan")));
    QVERIFY(pressGo(stage));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("End the plan")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("stopped at wave 1: ada may not do this")));
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_auditpage

HP_GUI_TEST(tst_auditpage, TestAuditPage)
#include "tst_auditpage.moc"
