// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/console/Site.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/shell/BackendSet.h"

namespace tst_homepage {

using namespace hp::ui;
using namespace hp::tests;

namespace {

const auto fleetPage = QStringLiteral("fleet");
const auto holdsPage = QStringLiteral("holds");

/// The demo fleet with every hold that holds in that state.
QJsonObject fleetIn(QJsonObject rows, const char *state)
{
    for (auto machine = rows.begin(); machine != rows.end(); ++machine) {
        QJsonObject row = machine->toObject();
        QJsonArray holds;
        for (const QJsonValue entry : row.value(QStringLiteral("holds")).toArray()) {
            QJsonObject hold = entry.toObject();
            if (hold.value(QStringLiteral("state")).toString() != QLatin1String("Armed"))
                hold.insert(QStringLiteral("state"), QLatin1String(state));
            holds.append(hold);
        }
        row.insert(QStringLiteral("holds"), holds);
        *machine = row;
    }
    return rows;
}

struct Stage : ConsoleStage {
    explicit Stage(const char *state) { setFleet(fleetIn(demo.fleet(), state)); }
    void become(const char *state)
    {
        gateway.setRows(QStringLiteral("fleet"), fleetIn(demo.fleet(), state));
    }
    [[nodiscard]] bool knows(int late) const
    {
        return waitFor([this, late] { return console->session().summary()->late().count >= late; });
    }
    [[nodiscard]] QString page() { return pageOf(window()); }
};

} // namespace

/// The page that a window begins with, and that it never leaves by itself.
class TestHomePage : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLateIsShownFirst_data();
    void whatIsLateIsShownFirst();
    void aBundleOpensOnItsIncidentAndItsMachines();
    void itHasTheKeyboard();
    void whoIsAtWorkIsLeftThere_data();
    void whoIsAtWorkIsLeftThere();
    void whatBecomesLateLaterMovesNobody();
    void whoLeavesIsNotBroughtBack();
    void anEmptyFirstPictureDecidesNothing();
    void aPageThatWasAskedForStays();
    void thePageOfTheRunBeforeGivesWayAndIsNotForgotten();
    void whoComesBackToItIsRemembered();
    void whatWasLeftUnfinishedIsReadFirst_data();
    void whatWasLeftUnfinishedIsReadFirst();
    void aKioskShowsItsFleet();
    void eachBackendHasItsOwn();
};

void TestHomePage::whatIsLateIsShownFirst_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("page");

    QTest::newRow("what holds is as usual") << "Holding" << fleetPage;
    QTest::newRow("late") << "Late" << holdsPage;
    QTest::newRow("overdue") << "Overdue" << holdsPage;
}

void TestHomePage::whatIsLateIsShownFirst()
{
    QFETCH(const QString, state);
    QFETCH(const QString, page);
    Stage stage(state.toUtf8().constData());
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), page);
    QVERIFY(stage.draw());
    QCOMPARE(stage.complaints(), QString());
}

void TestHomePage::aBundleOpensOnItsIncidentAndItsMachines()
{
    Stage stage("Overdue");
    const QString machine = DemoFleet::heldKey();
    stage.gateway.setServer({{QStringLiteral("mode"), QStringLiteral("bundle")},
                             {QStringLiteral("cluster"), QStringLiteral("prod-a")}});
    stage.gateway.setRows(
        QStringLiteral("incidents"),
        {{QStringLiteral("i1"),
          QJsonObject{{QStringLiteral("id"), QStringLiteral("i1")},
                      {QStringLiteral("title"), QStringLiteral("rack b was dark")},
                      {QStringLiteral("from"), QStringLiteral("2026-11-20T10:00:00Z")},
                      {QStringLiteral("machines"), QJsonArray{machine}}}}});
    QVERIFY(stage.show());
    QVERIFY(waitFor([&] { return stage.page() == QLatin1String("incidents"); }));
    QVERIFY(
        waitFor([&] { return !stage.gateway.commands(QStringLiteral("incident.get")).isEmpty(); }));
    QCOMPARE(
        stage.gateway.commands(QStringLiteral("incident.get")).front().value(QLatin1String("id")),
        QJsonValue(QStringLiteral("i1")));
    QVERIFY(waitFor([&] { return stage.console->machine().key() == machine; }));
    // What was opened is a document to be read.
    QCOMPARE(stage.window().findChild<QObject *>(QStringLiteral("page"))->property("tab").toInt(),
             1);
}

void TestHomePage::itHasTheKeyboard()
{
    Stage stage("Late");
    QVERIFY(stage.show());
    QTRY_VERIFY(stage.window().property("pageReady").toBool());
    stage.press(Qt::Key_J);
    QVERIFY(!stage.console->holds().current().isEmpty());
}

void TestHomePage::whoIsAtWorkIsLeftThere_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("page");

    QTest::newRow("F1 asks for what is shown already") << int(Qt::Key_F1) << fleetPage;
    QTest::newRow("F3 asks for the power") << int(Qt::Key_F3) << QStringLiteral("power");
    QTest::newRow("a search has begun") << int(Qt::Key_Slash) << fleetPage;
    QTest::newRow("a key that does nothing") << int(Qt::Key_Z) << fleetPage;
    QTest::newRow("no key at all, only a mouse") << 0 << fleetPage;
    QTest::newRow("a key that only switches windows") << int(Qt::Key_Alt) << holdsPage;
}

void TestHomePage::whoIsAtWorkIsLeftThere()
{
    QFETCH(const int, key);
    QFETCH(const QString, page);
    Stage stage("Late");
    stage.gateway.holdBack(QStringLiteral("fleet"));
    QVERIFY(stage.start());
    if (key != 0)
        stage.press(key);
    else
        QTest::mouseClick(&stage.window(), Qt::LeftButton, {}, {300, 300});
    stage.gateway.release(QStringLiteral("fleet"));
    QVERIFY(stage.knows(1));
    QCOMPARE(stage.page(), page);
    QCOMPARE(stage.complaints(), QString());
}

void TestHomePage::whatBecomesLateLaterMovesNobody()
{
    Stage stage("Holding");
    QVERIFY(stage.show());
    stage.become("Late");
    QVERIFY(stage.knows(1));
    QCOMPARE(stage.page(), fleetPage);
}

void TestHomePage::whoLeavesIsNotBroughtBack()
{
    Stage stage("Late");
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), holdsPage);
    stage.press(Qt::Key_F1);
    QCOMPARE(stage.page(), fleetPage);
    stage.become("Overdue");
    QTRY_VERIFY(stage.console->session().summary()->overdue().count > 0);
    QCOMPARE(stage.page(), fleetPage);
}

void TestHomePage::anEmptyFirstPictureDecidesNothing()
{
    Stage stage("Late");
    const QJsonObject rows = fleetIn(stage.demo.fleet(), "Late");
    stage.gateway.setRows(QStringLiteral("fleet"), {});
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), fleetPage);
    stage.gateway.setRows(QStringLiteral("fleet"), rows);
    QTRY_COMPARE(stage.page(), holdsPage);
}

void TestHomePage::aPageThatWasAskedForStays()
{
    Stage stage("Late");
    stage.gateway.holdBack(QStringLiteral("fleet"));
    QVERIFY(stage.start());
    stage.console->open(fleetPage);
    stage.gateway.release(QStringLiteral("fleet"));
    QVERIFY(stage.knows(1));
    QCOMPARE(stage.page(), fleetPage);
}

void TestHomePage::thePageOfTheRunBeforeGivesWayAndIsNotForgotten()
{
    const auto power = QStringLiteral("power");
    Stage stage("Holding");
    stage.preferencesFile();
    QVERIFY(stage.show());
    stage.press(Qt::Key_F3);
    stage.console.reset();

    stage.become("Late");
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), holdsPage);
    stage.console.reset();

    stage.become("Holding");
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), power);
}

void TestHomePage::whoComesBackToItIsRemembered()
{
    Stage stage("Late");
    stage.preferencesFile();
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), holdsPage);
    stage.press(Qt::Key_F3);
    stage.press(Qt::Key_F2);
    stage.console.reset();

    stage.become("Holding");
    QVERIFY(stage.show());
    QCOMPARE(stage.page(), holdsPage);
}

void TestHomePage::whatWasLeftUnfinishedIsReadFirst_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("page");

    QTest::newRow("then what is late is shown") << "Late" << holdsPage;
    QTest::newRow("then the fleet as usual") << "Holding" << fleetPage;
}

void TestHomePage::whatWasLeftUnfinishedIsReadFirst()
{
    QFETCH(const QString, state);
    QFETCH(const QString, page);
    Stage stage(state.toUtf8().constData());
    stage.leaveUnfinished({QStringLiteral("o1")});
    QVERIFY(stage.show());
    QTRY_VERIFY(stage.window().property("covered").toBool());
    QCOMPARE(stage.page(), fleetPage);
    QTRY_VERIFY(stage.window().activeFocusItem()
                && stage.window().activeFocusItem()->inherits("QQuickButton"));
    stage.press(Qt::Key_Space);
    QTRY_COMPARE(stage.page(), page);
    QTRY_VERIFY(stage.window().property("pageReady").toBool());
    stage.press(Qt::Key_J);
    QVERIFY(!stage.console->machine().key().isEmpty());
    QCOMPARE(stage.complaints(), QString());
}

void TestHomePage::aKioskShowsItsFleet()
{
    Stage stage("Late");
    QVERIFY(stage.show(true));
    QVERIFY(stage.knows(1));
    QCOMPARE(stage.page(), fleetPage);
}

void TestHomePage::eachBackendHasItsOwn()
{
    Site a{"prod-a", 60};
    Site b{"prod-b", 60};
    b.gateway.setRows(QStringLiteral("fleet"), fleetIn(b.demo.fleet(), "Late"));
    ManualUiClock clock;
    ConsoleOptions options;
    options.url = a.gateway.url();
    options.theme = ThemeChoice::Light;
    options.others.append({b.gateway.url(), {}, {}, {}});
    BackendSet set(options, clock);
    QVERIFY(set.start());
    QTRY_VERIFY(set.at(0).session().isFleetLoaded() && set.at(1).session().isFleetLoaded());
    QCOMPARE(pageOf(*set.at(0).window()), fleetPage);
    set.show(b.place(), a.place());
    QCOMPARE(pageOf(*set.at(1).window()), holdsPage);
    set.at(1).window()->setProperty("page", QStringLiteral("audit"));
    set.show(a.place(), b.place());
    set.show(b.place(), a.place());
    QCOMPARE(pageOf(*set.at(1).window()), QStringLiteral("audit"));
    QCOMPARE(set.at(1).warnings(), QStringList());
}

} // namespace tst_homepage

HP_GUI_TEST(tst_homepage, TestHomePage)
#include "tst_homepage.moc"
