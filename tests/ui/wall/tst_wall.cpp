// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/LayoutFaults.h"
#include "tests/support/console/WallStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFileInfo>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_wall {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// With HOLDPOINT_PICTURES it is written into that folder.
bool savePicture(WallStage &stage, const QString &name)
{
    const QString folder = qEnvironmentVariable("HOLDPOINT_PICTURES");
    return folder.isEmpty()
        || stage.window().grabWindow().save(u"%1/wall-%2.png"_s.arg(folder, name));
}

} // namespace

/// The wall of the console: the program of the browser's, drawn by QML in a window that ignores
/// everybody.
class TestWall : public QObject
{
    Q_OBJECT

private slots:
    void textIsAsLargeAsInABrowser_data();
    void textIsAsLargeAsInABrowser();
    void everyOptionOfTheAddressIsOne_data();
    void everyOptionOfTheAddressIsOne();
    void everyLayoutIsShownWithoutAFault_data();
    void everyLayoutIsShownWithoutAFault();
    void thereAreFewerRowsInsteadOfSmallerText();
    void calmIsSaidAlone();
    void nothingThatIsDoneToItChangesIt();
    void onlyThoseKeysHeldEndIt();
    void itIsClosedByASignalAlone();
    void thereIsNothingToTypeInto();
    void aPictureThatIsOldIsNotThePresent();
    void itComesBackByItself();
    void itBeginsAnewInItsWindow();
    void theSceneWalks();
    void layoutsTakeTurnsUntilAnAlarmWaits();
    void clustersTakeTurns();
    void anAlarmOfAnotherClusterIsShown();
    void aScreenWithoutATokenShowsACode();
    void aDeniedCodeIsFollowedByAnother();
    void aRevokedScreenGoesBackToTheCode();
    void namesOnAWallAreNoMarkup();
    void itSpeaksItsLanguage();
};

/// product.md 4.9: the table that tests/ui/web/tst_wall.ts holds the browser to.
void TestWall::textIsAsLargeAsInABrowser_data()
{
    QTest::addColumn<QString>("distance");
    QTest::addColumn<QString>("diagonal");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<QList<int>>("sizes");
    const QSize hd(1920, 1080);
    const QSize uhd(3840, 2160);
    const auto row =
        [](const char *distance, const char *diagonal, QSize screen, QList<int> sizes) {
            QTest::addRow("%s m, %s inches, %d px", distance, diagonal, screen.width())
                << QString::fromLatin1(distance) << QString::fromLatin1(diagonal) << screen
                << sizes;
        };
    row("2", "43", hd, {27, 34, 67});
    row("2", "55", hd, {21, 26, 52});
    row("2", "55", uhd, {42, 52, 105});
    row("2", "75", uhd, {31, 38, 77});
    row("3", "43", hd, {40, 50, 101});
    row("3", "55", hd, {31, 39, 79});
    row("3", "55", uhd, {63, 79, 157});
    row("3", "75", uhd, {46, 58, 115});
    row("5", "43", hd, {67, 84, 168});
    row("5", "55", hd, {52, 66, 131});
    row("5", "55", uhd, {105, 131, 262});
    row("5", "75", uhd, {77, 96, 192});
    row("8", "43", hd, {107, 134, 268});
    row("8", "55", hd, {84, 105, 210});
    row("8", "55", uhd, {168, 210, 419});
    row("8", "75", uhd, {123, 154, 308});
}

void TestWall::textIsAsLargeAsInABrowser()
{
    QFETCH(const QString, distance);
    QFETCH(const QString, diagonal);
    QFETCH(const QSize, screen);
    QFETCH(const QList<int>, sizes);
    WallStage stage;
    QVERIFY(stage.open({{u"distance"_s, distance}, {u"diagonal"_s, diagonal}}, screen));
    const WallFace &face = stage.wall->face();
    QCOMPARE((QList<int>{face.property("small").toInt(),
                         face.property("normal").toInt(),
                         face.property("large").toInt()}),
             sizes);
}

void TestWall::everyOptionOfTheAddressIsOne_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("rule"); // empty: it is taken
    const auto row = [](const char *name, const char *value, const char *rule = "") {
        QTest::addRow("%s=%s", name, value)
            << QString::fromLatin1(name) << QString::fromLatin1(value) << QString::fromLatin1(rule);
    };
    row("wall", "fleet,holds,power,calendar,incident");
    row("wall", "nope", "use one of fleet, holds, power, calendar, incident");
    row("scope", "worker-b,master");
    row("distance", "4.5");
    row("distance", "3m", "use a number from 0.5 to 50");
    row("diagonal", "75");
    row("diagonal", "1", "use a number from 5 to 500");
    row("rotate", "30", "only one layout is shown");
    row("clock", "utc,local");
    row("clock", "moon", "use one of utc, local");
    row("lang", "de");
    row("lang", "klingon", "this language is not available");
    row("aliases", "on");
    row("aliases", "maybe", "use one of on, off");
    row("sound", "p1");
    row("sound", "loud", "use one of p1");
    row("shape", "round", "not an option of a wall");
}

void TestWall::everyOptionOfTheAddressIsOne()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    QFETCH(const QString, rule);
    const QList<WallFault> faults = WallProgram::faultsOf({{{name, value}}, {u"en"_s}}, 1);
    QCOMPARE(faults.isEmpty(), rule.isEmpty());
    if (rule.isEmpty())
        return;
    QCOMPARE(faults.first().name, name);
    QCOMPARE(faults.first().rule, rule);
    // Clusters take turns, so there is something to rotate.
    QCOMPARE(WallProgram::faultsOf({{{u"rotate"_s, u"30"_s}}, {}}, 2).size(), 0);
}

void TestWall::everyLayoutIsShownWithoutAFault_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("distance");
    for (const char *layout : {"fleet", "holds", "power", "calendar", "incident"}) {
        const QString name = QString::fromLatin1(layout);
        QTest::addRow("%s-1080-2", layout) << name << QSize(1920, 1080) << u"2"_s;
        QTest::addRow("%s-1080-3", layout) << name << QSize(1920, 1080) << u"3"_s;
        QTest::addRow("%s-1080-5", layout) << name << QSize(1920, 1080) << u"5"_s;
        QTest::addRow("%s-2160-3", layout) << name << QSize(3840, 2160) << u"3"_s;
        QTest::addRow("%s-upright-3", layout) << name << QSize(1080, 1920) << u"3"_s;
    }
}

void TestWall::everyLayoutIsShownWithoutAFault()
{
    QFETCH(const QString, layout);
    QFETCH(const QSize, size);
    QFETCH(const QString, distance);
    WallStage stage;
    QVERIFY(
        stage.show({{u"wall"_s, layout}, {u"distance"_s, distance}, {u"clock"_s, u"utc"_s}}, size));
    QCOMPARE(stage.said("layout"), layout);
    QVERIFY(savePicture(stage, QString::fromLatin1(QTest::currentDataTag())));
    QCOMPARE(layoutFaults(stage.window(), [](const QString &) { return false; }).join(u'\n'),
             QString());
    QCOMPARE(stage.wall->warnings().join(u'\n'), QString());
    const int least = stage.wall->face().property("small").toInt();
    eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
        if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty())
            QVERIFY2(item.property("font").value<QFont>().pixelSize() >= least,
                     qPrintable(item.property("text").toString()));
    });
}

void TestWall::thereAreFewerRowsInsteadOfSmallerText()
{
    const auto rowsAt = [](const char *distance) {
        WallStage stage;
        if (!stage.show({{u"wall"_s, u"holds"_s}, {u"distance"_s, QString::fromLatin1(distance)}}))
            return -1;
        int rows = 0;
        eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
            rows += item.property("words").isValid() && item.property("head").isValid()
                    && item.height() > 0
                ? 1
                : 0;
        });
        return rows;
    };
    const int near = rowsAt("2");
    const int far = rowsAt("8");
    QVERIFY2(far >= 1 && far < near && near <= 8, qPrintable(u"%1 and %2"_s.arg(near).arg(far)));
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"holds"_s}, {u"distance"_s, u"8"_s}}));
    QVERIFY(isSaid(stage.window(), u" more"_s));
}

void TestWall::calmIsSaidAlone()
{
    WallStage stage;
    stage.sites[0]->calm();
    QVERIFY(stage.show({{u"wall"_s, u"fleet"_s}}));
    QCOMPARE(stage.said("layout"), u"quiet"_s);
    QVERIFY(isSaid(stage.window(), u"Nothing is holding."_s));
    QVERIFY(isSaid(stage.window(), u"120 machines"_s));
    QVERIFY(savePicture(stage, u"quiet"_s));
    QCOMPARE(layoutFaults(stage.window(), [](const QString &) { return true; }).join(u'\n'),
             QString());
}

void TestWall::nothingThatIsDoneToItChangesIt()
{
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"fleet,holds"_s}}));
    QWindow &window = stage.window();
    const QStringList before = textsOn(stage.window());
    for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key)
        QTest::keyClick(&window, Qt::Key(key));
    for (const auto key :
         {Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Return, Qt::Key_Space, Qt::Key_Menu, Qt::Key_A})
        QTest::keyClick(&window, key);
    QTest::keyClick(&window, Qt::Key_F4, Qt::AltModifier);
    QTest::keyClick(&window, Qt::Key_Q, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    for (const auto button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton, Qt::BackButton})
        QTest::mouseClick(&window, button, {}, {400, 400});
    QTest::mouseDClick(&window, Qt::LeftButton, {}, {400, 400});
    QWheelEvent wheel({400, 400},
                      {400, 400},
                      {},
                      {0, 120},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&window, &wheel);
    QPointingDevice *screen = QTest::createTouchDevice();
    QTest::touchEvent(&window, screen).press(0, {400, 400});
    QTest::touchEvent(&window, screen).move(0, {900, 400});
    QTest::touchEvent(&window, screen).release(0, {900, 400});
    QVERIFY(window.isVisible());
    QCOMPARE(window.cursor().shape(), Qt::BlankCursor);
    QCOMPARE(textsOn(stage.window()), before);
    QVERIFY(stage.sites[0]->gateway.received(u"command"_s).isEmpty());
}

void TestWall::onlyThoseKeysHeldEndIt()
{
    WallStage stage;
    QVERIFY(stage.show({}));
    QSignalSpy asked(&stage.wall->window(), &WallWindow::leaveAsked);
    const auto all = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;
    // QTest presses and lets go of the other keys as well, each time.
    const auto send = [&](QEvent::Type type, Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent event(type, key, modifiers);
        QCoreApplication::sendEvent(&stage.window(), &event);
    };
    const auto press = [&] { send(QEvent::KeyPress, Qt::Key_Q, all); };
    const auto release = [&] { send(QEvent::KeyRelease, Qt::Key_Q, all); };
    // Too short.
    press();
    stage.clock.advance(2700ms);
    release();
    stage.clock.advance(5s);
    // One of the others is let go.
    press();
    stage.clock.advance(2s);
    send(QEvent::KeyRelease, Qt::Key_Control, Qt::AltModifier | Qt::ShiftModifier);
    stage.clock.advance(5s);
    // Without one of them, and with another key in between.
    send(QEvent::KeyPress, Qt::Key_Q, Qt::ControlModifier | Qt::AltModifier);
    stage.clock.advance(5s);
    press();
    stage.clock.advance(1s);
    send(QEvent::KeyPress, Qt::Key_A, all);
    stage.clock.advance(5s);
    QCOMPARE(asked.count(), 0);
    // As a keyboard repeats, which Qt does not always know.
    press();
    for (int i = 0; i < 29; ++i) {
        stage.clock.advance(100ms);
        release();
        press();
    }
    QCOMPARE(asked.count(), 0);
    stage.clock.advance(100ms);
    QCOMPARE(asked.count(), 1);
}

void TestWall::itIsClosedByASignalAlone()
{
    WallStage stage;
    QVERIFY(stage.show({}));
    QVERIFY(!stage.window().close());
    QVERIFY(stage.window().isVisible());
    stage.wall->window().leave();
    QVERIFY(stage.window().close());
}

/// Qt 6.4 dies in its first text field in a Wayland session without a seat.
void TestWall::thereIsNothingToTypeInto()
{
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"incident"_s}}));
    for (const QObject *object : stage.window().findChildren<QObject *>()) {
        QVERIFY(!object->inherits("QQuickTextInput"));
        QVERIFY(!object->inherits("QQuickTextEdit"));
    }
    eachVisible(*stage.window().contentItem(), [](const QQuickItem &item) {
        QVERIFY(!item.inherits("QQuickTextInput") && !item.inherits("QQuickTextEdit"));
    });
}

void TestWall::aPictureThatIsOldIsNotThePresent()
{
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"holds"_s}}));
    stage.pass(2s, true);
    QCOMPARE(stage.said("life"), u"live"_s);
    stage.pass(9s, false);
    QCOMPARE(stage.said("life"), u"live"_s);
    stage.pass(2s, false);
    QCOMPARE(stage.said("life"), u"stale"_s);
    QVERIFY(stage.draw());
    QVERIFY(isSaid(stage.window(), u"STALE 00:1"_s));
    QVERIFY(savePicture(stage, u"stale"_s));
    QCOMPARE(stage.said("layout"), u"holds"_s); // it stays where it was
    stage.pass(55s, false);
    QCOMPARE(stage.said("life"), u"gone"_s);
    QVERIFY(stage.draw());
    QVERIFY(isSaid(stage.window(), u"NO DATA SINCE 14:03:02Z"_s));
    QVERIFY(isSaid(stage.window(), u"This wall recovers automatically."_s));
    QVERIFY(savePicture(stage, u"gone"_s));
    QCOMPARE(stage.wall->warnings().join(u'\n'), QString());
}

void TestWall::itComesBackByItself()
{
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"holds"_s}}));
    ScriptedGateway &gateway = stage.sites[0]->gateway;
    gateway.stop();
    stage.pass(90s, false);
    QCOMPARE(stage.said("life"), u"gone"_s);
    QVERIFY(gateway.listen());
    QVERIFY(waitFor([&] {
        stage.clock.advance(1s);
        return gateway.hasClient() && stage.said("life") == u"live"_s;
    }));
    QVERIFY(stage.said("lifeText").isEmpty());
}

/// What the program asks for after a day.
void TestWall::itBeginsAnewInItsWindow()
{
    WallStage stage;
    QVERIFY(stage.show({{u"wall"_s, u"holds"_s}}));
    const ScriptedGateway &gateway = stage.sites[0]->gateway;
    QCOMPARE(gateway.received(u"hello"_s).size(), 1);
    stage.clock.advance(400s);
    const int walked = stage.wall->face().property("shiftX").toInt();
    QSignalSpy pictures(&stage.wall->face(), &WallFace::pictureChanged);
    stage.wall->program().beginAnew();
    QVERIFY(waitFor([&] {
        stage.clock.advance(10ms);
        return gateway.received(u"hello"_s).size() > 1 && stage.said("life") == u"live"_s
            && !pictures.isEmpty();
    }));
    QVERIFY(stage.wall->face().property("shiftX").toInt() != walked); // its time began anew
    QVERIFY(stage.window().isVisible());
    QCOMPARE(stage.said("layout"), u"holds"_s);
}

void TestWall::theSceneWalks()
{
    WallStage stage;
    QVERIFY(stage.show({}));
    const auto at = [&] {
        return QPoint(stage.wall->face().property("shiftX").toInt(),
                      stage.wall->face().property("shiftY").toInt());
    };
    QList<QPoint> places;
    for (int i = 0; i < 8; ++i) {
        if (!places.contains(at()))
            places.append(at());
        stage.clock.advance(300s);
    }
    QCOMPARE(places.size(), 8);
    for (const QPoint place : places)
        QVERIFY(std::abs(place.x()) <= 2 && std::abs(place.y()) <= 2);
}

void TestWall::layoutsTakeTurnsUntilAnAlarmWaits()
{
    WallStage stage;
    WallSite &site = *stage.sites[0];
    site.setUrgent(false);
    QVERIFY(stage.show({{u"wall"_s, u"power,calendar"_s}, {u"rotate"_s, u"10"_s}}));
    QCOMPARE(stage.said("layout"), u"power"_s);
    stage.pass(11s, true);
    QCOMPARE(stage.said("layout"), u"calendar"_s);
    stage.pass(10s, true);
    QCOMPARE(stage.said("layout"), u"power"_s);
    site.setUrgent(true);
    QVERIFY(waitFor([&] {
        stage.clock.advance(100ms);
        return stage.said("layout") == u"holds"_s || stage.said("foot").contains(u"P1"_s);
    }));
    const QString held = stage.said("layout");
    stage.pass(25s, true);
    QCOMPARE(stage.said("layout"), held);
    QVERIFY(stage.said("foot").contains(u"the rotation has stopped"_s));
}

void TestWall::clustersTakeTurns()
{
    WallStage stage(2);
    for (const auto &site : stage.sites)
        site->setUrgent(false);
    QVERIFY(stage.show({{u"wall"_s, u"fleet,holds"_s}, {u"rotate"_s, u"10"_s}}));
    QStringList turns;
    for (int i = 0; i < 4; ++i) {
        turns.append(stage.said("cluster") + u' ' + stage.said("layout"));
        stage.pass(10s, true);
    }
    QCOMPARE(turns.join(u", "_s), u"prod-a fleet, prod-a holds, prod-b fleet, prod-b holds"_s);
    QCOMPARE(stage.said("cluster"), u"prod-a"_s);
    QVERIFY(stage.draw());
    bool big = false;
    eachVisible(*stage.window().contentItem(), [&](const QQuickItem &item) {
        big = big
            || (item.property("text").toString() == u"prod-a"_s
                && item.property("size").toInt() == stage.wall->face().property("large").toInt());
    });
    QVERIFY(big);
    QVERIFY(savePicture(stage, u"clusters"_s));
    QCOMPARE(layoutFaults(stage.window(), [](const QString &) { return false; }).join(u'\n'),
             QString());
}

void TestWall::anAlarmOfAnotherClusterIsShown()
{
    WallStage stage(2);
    for (const auto &site : stage.sites)
        site->setUrgent(false);
    QVERIFY(stage.show({{u"wall"_s, u"holds"_s}, {u"rotate"_s, u"60"_s}}));
    QCOMPARE(stage.said("cluster"), u"prod-a"_s);
    stage.sites[1]->setUrgent(true);
    QVERIFY(waitFor([&] {
        stage.clock.advance(100ms);
        return stage.said("cluster") == u"prod-b"_s;
    }));
    stage.pass(130s, true);
    QCOMPARE(stage.said("cluster"), u"prod-b"_s);
    // Of what is lost for a minute nobody knows whether it waits still: the others have their turns
    // again.
    stage.sites[1]->gateway.stop();
    QVERIFY(waitFor([&] {
        stage.clock.advance(1s);
        stage.sites[0]->gateway.tick(u"2026-11-20T15:00:00.000000Z"_s);
        return stage.said("cluster") == u"prod-a"_s;
    }));
}

void TestWall::aScreenWithoutATokenShowsACode()
{
    WallStage stage;
    PairingFront front;
    QVERIFY(stage.openAt(front.url()));
    QVERIFY(waitFor([&] {
        stage.clock.advance(100ms);
        return stage.said("code") == u"K7QF2M"_s;
    }));
    QVERIFY(stage.draw() && stage.draw());
    QVERIFY(isSaid(stage.window(), u"K7QF2M"_s));
    QVERIFY(isSaid(stage.window(), u"holdpointctl wall approve K7QF2M"_s));
    QCOMPARE(layoutFaults(stage.window(), [](const QString &) { return true; }).join(u'\n'),
             QString());
    QVERIFY(savePicture(stage, u"pairing"_s));
    // A small screen that is read from afar: the code leaves room for the words.
    stage.window().resize(640, 360);
    QVERIFY(stage.draw() && stage.draw());
    QCOMPARE(layoutFaults(stage.window(), [](const QString &) { return true; }).join(u'\n'),
             QString());
    stage.window().resize(1280, 1024);
    QVERIFY(waitFor([&] {
        stage.clock.advance(500ms);
        return front.asked(u"/wall/claim"_s) >= 2;
    }));
    QVERIFY(!QFile::exists(stage.tokenFile()));
    const QString token = u"abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG"_s;
    front.approve(token);
    QVERIFY(waitFor([&] {
        stage.clock.advance(500ms);
        return QFile::exists(stage.tokenFile());
    }));
    QFile file(stage.tokenFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()).trimmed(), token);
    QCOMPARE(QFileInfo(file).permissions()
                 & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
}

void TestWall::aDeniedCodeIsFollowedByAnother()
{
    WallStage stage;
    PairingFront front;
    QVERIFY(stage.openAt(front.url()));
    QVERIFY(waitFor([&] {
        stage.clock.advance(100ms);
        return stage.said("code") == u"K7QF2M"_s;
    }));
    front.deny();
    QVERIFY(waitFor([&] {
        stage.clock.advance(500ms);
        return stage.said("code") == u"W3XN8R"_s;
    }));
    QCOMPARE(stage.said("sentence"), u"the code was denied."_s);
}

void TestWall::aRevokedScreenGoesBackToTheCode()
{
    WallStage stage;
    QVERIFY(stage.show({}));
    QVERIFY(!stage.wall->face().property("pairing").toBool());
    stage.sites[0]->gateway.sendRaw(
        u"{\"op\":\"goodbye\",\"reason\":\"Your token is no longer valid.\",\"reasonMessage\":{\"id\":\"yourTokenIsNoLonger\"}}"_s);
    QVERIFY(waitFor([&] {
        stage.clock.advance(100ms);
        return stage.wall->face().property("pairing").toBool();
    }));
    QVERIFY(stage.said("sentence").startsWith(u"This screen was revoked"_s));
    QVERIFY(stage.draw());
    QVERIFY(isSaid(stage.window(), u"This screen was revoked"_s));
    QVERIFY(!isSaid(stage.window(), u"Sign in"_s));
}

void TestWall::namesOnAWallAreNoMarkup()
{
    WallStage stage;
    QJsonObject rows = stage.sites[0]->demo.fleet();
    const QString key = DemoFleet::heldKey();
    QJsonObject row = rows.value(key).toObject();
    QJsonObject status = row.value(u"status"_s).toObject();
    status["priority"] = 1;
    row["status"] = status;
    row["sentence"] = u"<img src=x> & <b>waits</b>."_s;
    rows[key] = row;
    stage.sites[0]->gateway.setRows(u"fleet"_s, rows);
    QVERIFY(stage.show({{u"wall"_s, u"fleet"_s}}));
    QVERIFY(isSaid(stage.window(), u"<img src=x> & <b>waits</b>."_s));
    eachVisible(*stage.window().contentItem(), [](const QQuickItem &item) {
        if (item.inherits("QQuickText"))
            QCOMPARE(item.property("textFormat").toInt(), int(Qt::PlainText));
    });
}

void TestWall::itSpeaksItsLanguage()
{
    WallStage stage;
    stage.sites[0]->calm();
    QVERIFY(stage.show({{u"wall"_s, u"fleet"_s}, {u"lang"_s, u"de"_s}}));
    QVERIFY(isSaid(stage.window(), u"120 Maschinen"_s));
}

} // namespace tst_wall

HP_GUI_TEST(tst_wall, TestWall)
#include "tst_wall.moc"
