// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/fleet/FleetTable.h"
#include "ui/incidents/IncidentEditor.h"
#include "ui/timeline/TimelineView.h"

#include <QAccessible>
#include <QJSValue>
#include <QJsonDocument>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QTest>

namespace tst_pages {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

/// What holds for each of the pages that are made when they are shown.
class TestPages : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsShownWithoutAComplaint_data();
    void everyPageIsShownWithoutAComplaint();
    void anEmptyPageSaysSo_data();
    void anEmptyPageSaysSo();
    void aRefusedPageSaysWhy_data();
    void aRefusedPageSaysWhy();
    void aLoadedIncidentShowsItsRange();
    void nothingIsCheckedWithoutAConnection_data();
    void nothingIsCheckedWithoutAConnection();
    void theTimelineIsOfTheChosenMachine_data();
    void theTimelineIsOfTheChosenMachine();
    void anIncidentIsExportedInTenFormats();
    void aPreviewIsReadAndNotItsSource();
    void anIncidentIsAboutWhatIsSelectedTogether();
    void aClickMeansWhatStoodThereWhenItBegan();
    void whatIsOnItsWayIsNotToldToBeNothing_data();
    void whatIsOnItsWayIsNotToldToBeNothing();
    void whatNobodySeesIsNotToldToBeNothing_data();
    void whatNobodySeesIsNotToldToBeNothing();
    void thePresentPhaseStandsWhereItIsPassed_data();
    void thePresentPhaseStandsWhereItIsPassed();
    void aBundleIsNowhereCalledLive();
    void everythingThatActsHasAName_data();
    void everythingThatActsHasAName();
};

void TestPages::everyPageIsShownWithoutAComplaint_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("words");

    const struct {
        const char *name;
        const char *words;
    } pages[] = {{"power", "Held off"},
                 {"incidents", "worker-b-7 waited for its backup"},
                 {"audit", "chain ok to #6"},
                 {"alarms", "tape library is being replaced"},
                 {"calendar", "about 47 m; fits"},
                 {"calendar:month", "rack-b-weekly"},
                 {"calendar:plan", "Machines, separated by commas"},
                 {"settings", "Screens and tokens"},
                 {"settings:appearance", "Light for a bright room, dark for a dim one."},
                 {"settings:keyboard", "Reset all"},
                 {"settings:notifications", "Notify about"},
                 {"settings:budgets", "EtcdQuorumOperator"},
                 {"settings:guards", "as G3, plus: type the name"},
                 {"settings:storage", "Storage"},
                 {"settings:tokens", "wall-noc-1"},
                 {"settings:walls", "A screen at 10.0.0.7 has been waiting for 2 m."},
                 {"settings:language", "UTC, marked with Z"},
                 {"settings:diagnostics", "Copy"}};
    const struct {
        const char *name;
        ThemeChoice theme;
    } themes[] = {{"light", ThemeChoice::Light},
                  {"dark", ThemeChoice::Dark},
                  {"contrast", ThemeChoice::Contrast}};
    for (const auto &page : pages) {
        for (const auto &theme : themes) {
            for (const QSize size : {QSize(1440, 900), QSize(1180, 720)}) {
                // The panes are of the same controls: one theme at each size tells enough.
                const bool pane = QLatin1String(page.name).contains(QLatin1Char(':'));
                const auto chosen = size.width() == 1440 ? ThemeChoice::Light : ThemeChoice::Dark;
                if (pane && theme.theme != chosen)
                    continue;
                QTest::addRow("%s-%s-%d", page.name, theme.name, size.width())
                    << QString::fromLatin1(page.name) << theme.theme << size
                    << QString::fromLatin1(page.words);
            }
        }
    }
}

/// With HOLDPOINT_PICTURES every one of them is written into that folder.
void TestPages::everyPageIsShownWithoutAComplaint()
{
    QFETCH(const QString, page);
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QSize, size);
    QFETCH(const QString, words);
    ActingStage stage;
    QVERIFY(stage.show(false, theme));
    stage.window().resize(size);
    stage.window().setProperty("page", page.section(QLatin1Char(':'), 0, 0));
    QTRY_VERIFY(stage.window().property("pageReady").toBool());
    if (QObject *shown = stage.window().findChild<QObject *>(QStringLiteral("page"));
        shown && page.contains(QLatin1Char(':')))
        shown->setProperty("pane", page.section(QLatin1Char(':'), 1));
    if (page.startsWith(QLatin1String("calendar"))) {
        QObject *shown = stage.window().findChild<QObject *>(QStringLiteral("page"));
        QVERIFY(shown);
        shown->setProperty("asMonth", page == QLatin1String("calendar:month"));
        QQmlExpression pick(
            qmlContext(shown),
            shown,
            QStringLiteral("pick('maintenance/openshift-machine-api/mm-worker-a-9')"));
        pick.evaluate();
        if (page == QLatin1String("calendar:plan"))
            QMetaObject::invokeMethod(shown, "plan");
    }
    if (page == QLatin1String("incidents")) {
        QObject *shown = stage.window().findChild<QObject *>(QStringLiteral("page"));
        QVERIFY(shown);
        QQmlExpression show(qmlContext(shown), shown, QStringLiteral("show('HP-2026-0042')"));
        show.evaluate();
        QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("BackupFileSystem is late")));
    }
    for (const char *select : {"power", "audit"}) {
        if (page != QLatin1String(select))
            continue;
        stage.press(Qt::Key_Right);
        stage.press(Qt::Key_Down);
    }
    QTRY_VERIFY2(isSaid(stage.window(), words),
                 qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    QVERIFY(stage.draw());
    if (const QString folder = qEnvironmentVariable("HOLDPOINT_PICTURES"); !folder.isEmpty()) {
        QVERIFY(stage.draw());
        QVERIFY(stage.window().grabWindow().save(
            QStringLiteral("%1/%2.png")
                .arg(folder,
                     QString::fromLatin1(QTest::currentDataTag())
                         .replace(QLatin1Char(':'), QLatin1Char('_')))));
    }
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::anEmptyPageSaysSo_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("words");

    QTest::newRow("no hosts") << "power"
                              << "No hosts in lab.";
    QTest::newRow("nothing was done") << "audit"
                                      << "No changes were made in lab through Holdpoint.";
    QTest::newRow("no incident") << "incidents"
                                 << "No incidents yet.";
    QTest::newRow("no windows")
        << "calendar"
        << "No windows and no maintenance in lab. Maintenance may start at any time.";
    QTest::newRow("nothing known of alarms") << "alarms"
                                             << "The backend does not serve alarms.";
}

void TestPages::anEmptyPageSaysSo()
{
    QFETCH(const QString, page);
    QFETCH(const QString, words);
    ConsoleStage stage;
    QVERIFY(stage.show());
    stage.window().setProperty("page", page);
    QTRY_VERIFY2(isSaid(stage.window(), words),
                 qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::aRefusedPageSaysWhy_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("view");

    for (const char *page : {"power", "calendar", "audit", "alarms", "incidents"})
        QTest::newRow(page) << page << page;
}

void TestPages::aRefusedPageSaysWhy()
{
    QFETCH(const QString, page);
    QFETCH(const QString, view);
    ConsoleStage stage;
    stage.gateway.refuseView(view, QStringLiteral("viewer may not see this"));
    QVERIFY(stage.show());
    stage.window().setProperty("page", page);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("viewer may not see this")));
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::aLoadedIncidentShowsItsRange()
{
    ActingStage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QObject *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
    QQmlExpression(qmlContext(page), page, QStringLiteral("show('HP-2026-0042')")).evaluate();
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("BackupFileSystem is late")));
    QStringList typed;
    eachVisible(*stage.window().contentItem(), [&typed](const QQuickItem &item) {
        if (item.inherits("QQuickTextField"))
            typed.append(item.property("text").toString());
    });
    QVERIFY2(typed.contains(QStringLiteral("2026-11-20T12:53:00Z")),
             qPrintable(typed.join(QLatin1Char('\n'))));
    QVERIFY(typed.contains(QStringLiteral("2026-11-20T13:58:00Z")));
}

void TestPages::nothingIsCheckedWithoutAConnection_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"fleet", "power", "calendar", "audit"})
        QTest::newRow(page) << page;
}

/// The clock of the backend is carried on in silence, what it was seen at is not.
void TestPages::nothingIsCheckedWithoutAConnection()
{
    QFETCH(const QString, page);
    const QString checked = QStringLiteral("Checked 2026-11-20 14:03:00Z.");
    ActingStage stage;
    stage.gateway.setRows(page, {});
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(page));
    QTRY_VERIFY2(isSaid(stage.window(), checked),
                 qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    stage.gateway.stop();
    QTRY_COMPARE(stage.console->session().state(), GatewaySession::Disconnected);
    stage.clock.advance(20s);
    QVERIFY(stage.console->session().now() > stage.console->session().asOf());
    QVERIFY(stage.draw());
    QVERIFY(isSaid(stage.window(), checked));
}

void TestPages::theTimelineIsOfTheChosenMachine_data()
{
    QTest::addColumn<bool>("refused");
    QTest::addColumn<QString>("says");

    QTest::newRow("while it is loaded") << false << "Loading the timeline\u2026";
    QTest::newRow("when it is refused") << true << "ada may not look at it";
}

/// Under the chip of another machine the lanes of the one before would be taken for its own.
void TestPages::theTimelineIsOfTheChosenMachine()
{
    QFETCH(const bool, refused);
    QFETCH(const QString, says);
    ActingStage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    auto *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
    auto *editor = qmlEngine(page)->singletonInstance<IncidentEditor *>(
        qmlTypeId("Holdpoint.Incidents", 1, 0, "IncidentEditor"));
    const QString first = DemoFleet::heldKey();
    const QJsonObject fleet = stage.demo.fleet();
    const QStringList machines = fleet.keys();
    const QString second = machines[0] == first ? machines[1] : machines[0];
    editor->start({first, second}, QStringLiteral("2026-11-20T12:00:00Z"), {});
    TimelineView *view = nullptr;
    const auto isDrawn = [&] {
        for (TimelineView *one : stage.window().findChildren<TimelineView *>()) {
            if (one->isVisible())
                view = one;
        }
        return view && !view->isEmpty();
    };
    QTRY_VERIFY(isDrawn());
    const QString timeline = QStringLiteral("timeline/168h?") + second;
    if (refused)
        stage.gateway.refuseView(timeline, says);
    else
        stage.gateway.holdBack(timeline);
    QVERIFY(
        clickOn(stage.window(), buttonOf(stage.window(), second.section(QLatin1Char('/'), -1))));
    QTRY_VERIFY2(isSaid(stage.window(), says),
                 qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    QTRY_VERIFY(view->isEmpty());
    if (!refused) {
        stage.gateway.release(timeline);
        QTRY_VERIFY(!view->isEmpty());
        QVERIFY(!isSaid(stage.window(), says));
    }
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::anIncidentIsExportedInTenFormats()
{
    ActingStage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QObject *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
    QQmlExpression(qmlContext(page), page, QStringLiteral("show('HP-2026-0042')")).evaluate();
    page->setProperty("tab", 2);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Exports of the backend")));
    QStringList offered;
    eachVisible(*stage.window().contentItem(), [&offered](const QQuickItem &item) {
        if (item.property("label").toString() != QLatin1String("Format"))
            return;
        for (const QVariant &choice :
             item.property("choices").value<QJSValue>().toVariant().toList())
            offered.append(choice.toMap().value(QStringLiteral("value")).toString());
    });
    offered.sort();
    // Those of docs/exports.md.
    QCOMPARE(offered.join(QLatin1Char(' ')),
             QStringLiteral("csv holdpoint html json jsonl md pdf png svg trace"));
}

void TestPages::aPreviewIsReadAndNotItsSource()
{
    ActingStage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QObject *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
    QQmlExpression(qmlContext(page), page, QStringLiteral("show('HP-2026-0042')")).evaluate();
    page->setProperty("tab", 1);
    QString shown;
    const auto read = [&] {
        eachVisible(*stage.window().contentItem(), [&shown](const QQuickItem &item) {
            if (item.inherits("QQuickTextEdit") && item.property("readOnly").toBool())
                shown = item.property("text").toString();
        });
        return shown.contains(QStringLiteral("The backup of worker-b-7"));
    };
    QTRY_VERIFY(read());
    QVERIFY(shown.contains(QStringLiteral("<table")));
    QVERIFY(!shown.contains(QStringLiteral("| --- |")));
    QVERIFY(!shown.contains(QStringLiteral("## ")));
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::anIncidentIsAboutWhatIsSelectedTogether()
{
    ActingStage stage;
    QVERIFY(stage.show());
    auto *table = stage.window().findChild<FleetTable *>();
    QVERIFY(table);
    const auto selection = [&] {
        const QObject *page = stage.window().findChild<QObject *>(QStringLiteral("page"));
        const QVariant value = page->property("selection");
        return value.userType() == qMetaTypeId<QJSValue>()
            ? value.value<QJSValue>().toVariant().toStringList()
            : value.toStringList();
    };
    const QString first = DemoFleet::heldKey();
    const QString second = first == table->keyAt(0) ? table->keyAt(1) : table->keyAt(0);
    stage.console->machine().setKey(first);
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QCOMPARE(selection(), QStringList{first});

    QVERIFY(stage.goTo(QStringLiteral("fleet")));
    table->toggleSelected(first);
    table->toggleSelected(second);
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QStringList both{first, second};
    both.sort();
    QCOMPARE(selection(), both);

    // What is looked at now is none of them.
    QVERIFY(stage.goTo(QStringLiteral("fleet")));
    const QString other = table->keyAt(table->count() - 1);
    QVERIFY(!both.contains(other));
    stage.console->machine().setKey(other);
    QVERIFY(stage.goTo(QStringLiteral("incidents")));
    QCOMPARE(selection(), QStringList{other});
}

/// In a storm another machine can be the worst before the button is let go.
void TestPages::aClickMeansWhatStoodThereWhenItBegan()
{
    ConsoleStage stage;
    QVERIFY(stage.show());
    const FleetSummary &summary = *stage.console->session().summary();
    const QString meant = summary.worst().constFirst();
    stage.console->machine().setKey(QString());
    const QQuickItem *entry = nullptr;
    const auto isShown = [&] {
        entry = nullptr;
        eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
            if (item.property("machineKey").toString() == meant)
                entry = &item;
        });
        return entry != nullptr;
    };
    QTRY_VERIFY2(isShown(), qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    QVERIFY(stage.draw());
    const QPoint middle = entry->mapToScene({entry->width() / 2, entry->height() / 2}).toPoint();
    QTest::mousePress(&stage.window(), Qt::LeftButton, {}, middle);
    QVERIFY(entry->property("pressed").toBool());

    QJsonObject calm;
    const QJsonObject fleet = stage.demo.fleet();
    for (const QJsonValue &row : fleet) {
        if (row[QStringLiteral("look")] == QLatin1String("normal")) {
            calm = row.toObject();
            break;
        }
    }
    stage.gateway.changeRows(QStringLiteral("fleet"), {{meant, calm}});
    QTRY_VERIFY(!summary.worst().contains(meant));
    QVERIFY(stage.draw());
    QTest::mouseRelease(&stage.window(), Qt::LeftButton, {}, middle);
    QTRY_COMPARE(stage.console->machine().key(), meant);
}

void TestPages::whatIsOnItsWayIsNotToldToBeNothing_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QStringList>("never");

    QTest::newRow("machine") << "machine"
                             << QStringList{
                                    QStringLiteral("No lifecycle hook is set on this machine."),
                                    QStringLiteral("1970-01-01"),
                                    QStringLiteral("0")};
    QTest::newRow("power") << "power"
                           << QStringList{QStringLiteral("No host is held off by a key."),
                                          QStringLiteral("0 keys"),
                                          QStringLiteral("0")};
    QTest::newRow("holds") << "holds"
                           << QStringList{QStringLiteral("Nothing is holding."),
                                          QStringLiteral("0")};
}

void TestPages::whatIsOnItsWayIsNotToldToBeNothing()
{
    QFETCH(const QString, page);
    QFETCH(const QStringList, never);
    ActingStage stage;
    const QString key = DemoFleet::heldKey();
    const QStringList views{
        page, QStringLiteral("machine/") + key, QStringLiteral("timeline/168h?") + key};
    for (const QString &view : views)
        stage.gateway.holdBack(view);
    QVERIFY(stage.show());
    stage.console->machine().setKey(key);
    stage.window().setProperty("page", page);
    QVERIFY(stage.draw());
    const QStringList texts = textsOn(stage.window());
    for (const QString &words : never)
        QVERIFY2(!texts.contains(words), qPrintable(words));
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::whatNobodySeesIsNotToldToBeNothing_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<QByteArray>("machines");
    QTest::addColumn<QString>("words");

    const QByteArray live = R"({"state": "live"})";
    QTest::newRow("holds of machines that nobody may list")
        << "holds" << live << QByteArray(R"({"state": "forbidden", "verb": "list"})")
        << "You are not allowed to list machines in all namespaces.";
    QTest::newRow("holds where there is no Machine API")
        << "holds" << live << QByteArray(R"({"state": "missing"})")
        << "This cluster has no Machine API (machines.machine.openshift.io).";
    QTest::newRow("holds where somebody looked")
        << "holds" << live << QByteArray(R"({"state": "live"})") << "Nothing is holding.";
    for (const char *page : {"holds", "fleet", "power"}) {
        QTest::addRow("%s, nothing was listed yet", page)
            << page << QByteArray(R"({"state": "loading"})") << QByteArray(R"({})") << "";
        QTest::addRow("%s, the cluster was never reached", page)
            << page << QByteArray(R"({"state": "disconnected", "context": "prod-a"})")
            << QByteArray(R"({})") << "";
    }
}

void TestPages::whatNobodySeesIsNotToldToBeNothing()
{
    QFETCH(const QString, page);
    QFETCH(const QByteArray, server);
    QFETCH(const QByteArray, machines);
    QFETCH(const QString, words);
    ActingStage stage;
    stage.gateway.setServer({{QStringLiteral("cluster"), QStringLiteral("prod-a")},
                             {QStringLiteral("mode"), QStringLiteral("observe")},
                             {QStringLiteral("timeScale"), 1}});
    QJsonObject rows = stage.demo.connection();
    rows.insert(QStringLiteral("server"), QJsonDocument::fromJson(server).object());
    rows.insert(QStringLiteral("kind/machines.machine.openshift.io"),
                QJsonDocument::fromJson(machines).object());
    stage.gateway.setRows(QStringLiteral("connection"), rows);
    stage.setFleet({});
    stage.gateway.setRows(QStringLiteral("holds"), {});
    stage.gateway.setRows(QStringLiteral("power"), {});
    QVERIFY(stage.show());
    const ClusterStanding &standing = *stage.console->session().standing();
    const bool isUnseen = words.isEmpty();
    QTRY_VERIFY(standing.sawNothing() == isUnseen);
    QVERIFY(stage.goTo(page));
    if (!isUnseen)
        QTRY_VERIFY2(isSaid(stage.window(), words),
                     qPrintable(textsOn(stage.window()).join(QLatin1Char('\n'))));
    QCOMPARE(isSaid(stage.window(), QStringLiteral("Nothing is holding.")),
             words == QLatin1String("Nothing is holding."));
    for (const char *none : {"No machines in prod-a.", "No hosts in prod-a.", "0 machines"})
        QVERIFY2(!isUnseen || !isSaid(stage.window(), QLatin1String(none)), none);
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::thePresentPhaseStandsWhereItIsPassed_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<int>("place");

    QTest::newRow("what is pending comes first") << "Pending"
                                                 << "Pending Provisioning Provisioned Running" << 0;
    QTest::newRow("what has no phase comes first")
        << ""
        << "No phase yet Provisioning Provisioned Running" << 0;
    QTest::newRow("what is known stands at its place")
        << "Provisioned"
        << "Provisioning Provisioned Running Deleting" << 1;
    QTest::newRow("what is updated was running")
        << "Updating"
        << "Provisioning Provisioned Running Updating" << 3;
    QTest::newRow("what has failed comes last") << "Failed"
                                                << "Provisioning Provisioned Running Failed" << 3;
}

void TestPages::thePresentPhaseStandsWhereItIsPassed()
{
    QFETCH(const QString, phase);
    QFETCH(const QString, shown);
    QFETCH(const int, place);
    ActingStage stage;
    const QString key = DemoFleet::heldKey();
    const auto withPhase = [&phase](QJsonObject rows, const QString &member) {
        QJsonObject row = rows.value(member).toObject();
        row.insert(QStringLiteral("phase"), phase);
        rows.insert(member, row);
        return rows;
    };
    stage.setFleet(withPhase(stage.demo.fleet(), key));
    stage.gateway.setRows(QStringLiteral("machine/") + key,
                          withPhase(stage.demo.machine(key), QStringLiteral("machine")));
    QVERIFY(stage.show());
    stage.console->machine().setKey(key);
    QVERIFY(stage.goTo(QStringLiteral("machine")));
    const QQuickItem *chain = nullptr;
    eachVisible(*stage.window().contentItem(), [&chain](const QQuickItem &item) {
        if (item.objectName() == QLatin1String("phaseChain"))
            chain = &item;
    });
    QVERIFY(chain);
    QCOMPARE(chain->property("shown").toStringList().join(QLatin1Char(' ')), shown);
    QCOMPARE(chain->property("place").toInt(), place);
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::aBundleIsNowhereCalledLive()
{
    ActingStage stage;
    stage.gateway.setServer({{QStringLiteral("cluster"), QStringLiteral("lab")},
                             {QStringLiteral("mode"), QStringLiteral("bundle")},
                             {QStringLiteral("timeScale"), 1}});
    QJsonObject rows = stage.demo.connection();
    rows.insert(QStringLiteral("bundle"),
                QJsonObject{{QStringLiteral("file"), QStringLiteral("r.holdpoint")}});
    stage.gateway.setRows(QStringLiteral("connection"), rows);
    QVERIFY(stage.show());
    QTRY_VERIFY(stage.console->session().standing()->isArchived());
    stage.console->machine().setKey(DemoFleet::heldKey());
    for (const char *page : {"fleet", "machine", "holds"}) {
        QVERIFY(stage.goTo(QLatin1String(page)));
        const QStringList texts = textsOn(stage.window());
        QVERIFY(texts.contains(QStringLiteral("not live")));
        for (const QString &text : texts)
            QVERIFY2(!text.startsWith(QLatin1String("live")), qPrintable(text));
    }
    QCOMPARE(stage.complaints(), QString());
}

void TestPages::everythingThatActsHasAName_data()
{
    QTest::addColumn<QString>("page");

    for (const char *page : {"power", "calendar", "incidents", "audit", "alarms", "settings"})
        QTest::newRow(page) << page;
}

void TestPages::everythingThatActsHasAName()
{
    QFETCH(const QString, page);
    ActingStage stage;
    QVERIFY(stage.show());
    stage.window().setProperty("page", page);
    QTRY_VERIFY(stage.window().property("pageReady").toBool());
    QVERIFY(stage.draw());
    int named = 0;
    eachVisible(*stage.window().contentItem(), [&named](const QQuickItem &item) {
        if (!item.inherits("QQuickAbstractButton") && !item.inherits("QQuickTextField")
            && !item.inherits("QQuickComboBox"))
            return;
        QAccessibleInterface *interface =
            QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
        QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                 item.metaObject()->className());
        ++named;
    });
    QVERIFY(named > 8); // the rail alone has as many
}

} // namespace tst_pages

HP_GUI_TEST(tst_pages, TestPages)
#include "tst_pages.moc"
