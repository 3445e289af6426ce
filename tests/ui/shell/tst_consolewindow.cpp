// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QAccessible>
#include <QSignalSpy>

namespace tst_consolewindow {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

using Stage = ConsoleStage;

} // namespace

class TestConsoleWindow : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsShownWithoutAComplaint_data();
    void everyPageIsShownWithoutAComplaint();
    void theKeyboardGoesThereAndBack();
    void theFilterHidesAndGivesBack();
    void theSheetOfKeysClosesFirst();
    void anEmptyFleetIsSaidInWords();
    void theFirstPictureIsAwaited();
    void silencePalesThePageThenTheBannerTellsWhy();
    void aFastClockIsSaidOnEveryPage();
    void aKioskCannotBeOperated();
};

void TestConsoleWindow::everyPageIsShownWithoutAComplaint_data()
{
    QTest::addColumn<ThemeChoice>("theme");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("kiosk");

    QTest::newRow("light") << ThemeChoice::Light << QSize(1440, 900) << false;
    QTest::newRow("dark, small") << ThemeChoice::Dark << QSize(1024, 640) << false;
    QTest::newRow("high contrast, large") << ThemeChoice::Contrast << QSize(2560, 1440) << false;
    QTest::newRow("kiosk") << ThemeChoice::Dark << QSize(1920, 1080) << true;
}

void TestConsoleWindow::everyPageIsShownWithoutAComplaint()
{
    QFETCH(const ThemeChoice, theme);
    QFETCH(const QSize, size);
    QFETCH(const bool, kiosk);
    Stage stage;
    QVERIFY(stage.show(kiosk, theme));
    stage.window().resize(size);
    QVERIFY(stage.draw());
    // What names a figure or a column is never cut; names and sentences may be.
    const QStringList cut = textsOn(stage.window(), true);
    for (const char *title : {"Holding",
                              "Failed",
                              "Power unknown or wrong",
                              "Deleting",
                              "In maintenance",
                              "Machine",
                              "Waiting at / holds",
                              "Owner",
                              "Power",
                              "worker-b-7"})
        QVERIFY2(!cut.contains(QLatin1String(title)), title);
    const QJsonObject fleet = stage.demo.fleet();
    for (const char *name : {"worker-b-7", "master-0", "worker-a-9", "worker-c-11"}) {
        const QString key = QStringLiteral("openshift-machine-api/") + QLatin1String(name);
        QVERIFY2(fleet.contains(key), name);
        stage.console->machine().setKey(key);
        stage.window().setProperty("page", QStringLiteral("machine"));
        QVERIFY(stage.fillMachine());
        QVERIFY(stage.draw());
        QVERIFY(isSaid(stage.window(), QLatin1String(name)));
    }
    stage.window().setProperty("page", QStringLiteral("settings"));
    QTRY_VERIFY(stage.console->connection().isLoaded());
    QVERIFY(stage.draw());
    QVERIFY(isSaid(stage.window(), QStringLiteral("baremetalhosts.metal3.io")));
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::theKeyboardGoesThereAndBack()
{
    Stage stage;
    QVERIFY(stage.show());
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    stage.press(Qt::Key_J);
    const QString first = stage.console->machine().key();
    QVERIFY(!first.isEmpty());
    stage.press(Qt::Key_Down);
    const QString second = stage.console->machine().key();
    QVERIFY(second != first);
    stage.press(Qt::Key_K);
    QCOMPARE(stage.console->machine().key(), first);
    stage.press(Qt::Key_Return);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("machine"));
    QVERIFY(stage.fillMachine());
    stage.press(Qt::Key_Backspace);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    stage.press(Qt::Key_Down); // the table has the focus again, at the same machine
    QCOMPARE(stage.console->machine().key(), second);
    stage.press(Qt::Key_F8);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("settings"));
    stage.press(Qt::Key_F1);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    stage.press(Qt::Key_Escape); // leaves nothing selected
    QVERIFY(stage.console->machine().key().isEmpty());
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::theFilterHidesAndGivesBack()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.press(Qt::Key_Slash);
    for (const char letter : {'Q', 'Q', 'Q'})
        QTest::keyClick(&stage.window(), letter);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Hidden by the words \u201cQQQ\u201d.")));
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!isSaid(stage.window(), QStringLiteral("Hidden by")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("60 machines")));
}

void TestConsoleWindow::theSheetOfKeysClosesFirst()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.press(Qt::Key_F8);
    stage.press(Qt::Key_Question);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Keys of this page")));
    QVERIFY(stage.draw());
    const QStringList cut = textsOn(stage.window(), true);
    QVERIFY2(!cut.contains(QStringLiteral("Close, then cancel, never commit")), "cut");
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!isSaid(stage.window(), QStringLiteral("Keys of this page")));
    QCOMPARE(pageOf(stage.window()), QStringLiteral("settings"));
    stage.press(Qt::Key_Escape);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::anEmptyFleetIsSaidInWords()
{
    Stage stage;
    stage.setFleet({});
    QJsonArray all;
    const QStringList keys = stage.demo.fleet().keys();
    for (const QString &key : keys)
        all.append(key);
    stage.gateway.changeRows(QStringLiteral("fleet"), {}, all);
    QVERIFY(stage.show());
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("No machines in lab.")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("Checked 2026-11-20 14:03:00Z.")));
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::theFirstPictureIsAwaited()
{
    Stage stage;
    stage.gateway.stop(); // nobody listens
    ConsoleOptions options;
    options.url = stage.gateway.url();
    options.theme = ThemeChoice::Light;
    stage.console = std::make_unique<ConsoleWindow>(options, stage.clock);
    QVERIFY(stage.console->show());
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("connection refused")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("0 machines"))); // unknown is not none
    QVERIFY(isSaid(stage.window(), QStringLiteral("\u2013 holding")));
    QVERIFY(stage.gateway.listen());
    stage.clock.advance(2s);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("60 machines")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("connection refused")));
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::silencePalesThePageThenTheBannerTellsWhy()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(!isSaid(stage.window(), QStringLiteral("Showing data as of")));
    stage.clock.advance(11s);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Showing data as of 14:03:00")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("STALE 11 s")));
    stage.gateway.stop();
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Retry now")));
    QVERIFY(isSaid(stage.window(), QStringLiteral("Next attempt in")));
    QVERIFY(stage.gateway.listen());
    stage.clock.advance(2s);
    QTRY_VERIFY(!isSaid(stage.window(), QStringLiteral("Showing data as of")));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("Retry now")));
    QCOMPARE(stage.complaints(), QString());
}

void TestConsoleWindow::aFastClockIsSaidOnEveryPage()
{
    Stage stage;
    stage.gateway.setServer(
        {{QStringLiteral("cluster"), QStringLiteral("lab")}, {QStringLiteral("timeScale"), 60}});
    QVERIFY(stage.show());
    for (const char *page : {"fleet",
                             "machine",
                             "holds",
                             "power",
                             "calendar",
                             "incidents",
                             "audit",
                             "alarms",
                             "settings"}) {
        stage.window().setProperty("page", QLatin1String(page));
        QTRY_VERIFY2(isSaid(stage.window(), QStringLiteral("time runs 60\u00d7")), page);
    }
}

void TestConsoleWindow::aKioskCannotBeOperated()
{
    Stage stage;
    QVERIFY(stage.show(true));
    stage.window().showNormal();
    stage.window().resize(1440, 900);
    QVERIFY(stage.draw());
    eachVisible(*stage.window().contentItem(), [](const QQuickItem &item) {
        if (item.inherits("QQuickAbstractButton") || item.inherits("QQuickTextField"))
            QVERIFY2(!item.isEnabled(), item.metaObject()->className());
    });
    for (const int key : {Qt::Key_F1,
                          Qt::Key_F8,
                          Qt::Key_Question,
                          Qt::Key_Slash,
                          Qt::Key_I,
                          Qt::Key_G,
                          Qt::Key_J,
                          Qt::Key_Down,
                          Qt::Key_Return,
                          Qt::Key_Tab,
                          Qt::Key_Space,
                          Qt::Key_Menu,
                          Qt::Key_Escape,
                          Qt::Key_F11})
        stage.press(key);
    for (int x = 20; x < stage.window().width(); x += 60) {
        for (int y = 20; y < stage.window().height(); y += 28) {
            QTest::mouseClick(&stage.window(), Qt::LeftButton, {}, {x, y});
            QTest::mouseDClick(&stage.window(), Qt::LeftButton, {}, {x, y});
            QTest::mouseClick(&stage.window(), Qt::RightButton, {}, {x, y});
        }
    }
    QCOMPARE(pageOf(stage.window()), QStringLiteral("fleet"));
    QVERIFY(stage.console->machine().key().isEmpty());
    QVERIFY(isSaid(stage.window(), QStringLiteral("4 holding")));
    // Nothing was asked of the server but to see.
    for (const QJsonObject &frame : stage.gateway.received()) {
        const QString op = frame.value(QStringLiteral("op")).toString();
        QVERIFY2(op == QLatin1String("hello") || op == QLatin1String("subscribe")
                     || op == QLatin1String("unsubscribe") || op == QLatin1String("pong"),
                 qPrintable(op));
    }
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_consolewindow

HP_GUI_TEST(tst_consolewindow, TestConsoleWindow)
#include "tst_consolewindow.moc"
