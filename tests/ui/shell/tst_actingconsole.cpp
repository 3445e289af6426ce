// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>

namespace tst_actingconsole {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

using Acting = ActingStage;

constexpr QLatin1String emptyAudit("audit, nothing was changed yet");

/// Whether a person gets there with Tab.
bool isReached(const QQuickItem &item)
{
    return item.isEnabled() && item.activeFocusOnTab();
}

} // namespace

class TestActingConsole : public QObject
{
    Q_OBJECT

private slots:
    void everyControlHasItsName_data();
    void everyControlHasItsName();
    void tabShowsWhereItIs_data() { everyControlHasItsName_data(); }
    void tabShowsWhereItIs();
    void aHookIsRemovedByKeyboardAlone();
    void ctrlEnterLetGoEarlySendsNothing();
    void ctrlEnterLetGoJustBeforeTheEndSendsNothing();
    void repeatsOfAKeyThatIsHeldDoNotEndTheHold();
    void escapeAbortsThenCloses();
    void theDialogBeginsAtCancel();
    void noKeyOfThePageWorksBehindADialog();
    void lettersAcknowledgeButNeverTouchTheCluster();
    void theMenuOfAMachineOpensAReview();
    void commandsAreFoundByLetters();
    void holdsAreChosenAndShelvedByKeyboard();
    void aHoldOfFewRunsOfAForecastSaysSo();
};

void TestActingConsole::everyControlHasItsName_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("level");

    for (const char *page : {"fleet",
                             "machine",
                             "holds",
                             "power",
                             "calendar",
                             "incidents",
                             "audit",
                             "alarms",
                             "settings"})
        QTest::newRow(page) << QString::fromLatin1(page) << QString();
    QTest::newRow(emptyAudit.data()) << QStringLiteral("audit") << QString();
    for (const char *level : {"G2", "G3", "G4", "G5"})
        QTest::addRow("a review of %s", level)
            << QStringLiteral("machine") << QString::fromLatin1(level);
}

void TestActingConsole::everyControlHasItsName()
{
    QFETCH(const QString, page);
    QFETCH(const QString, level);
    Acting stage(level.isEmpty() ? QStringLiteral("G3") : level);
    QVERIFY(stage.show());
    stage.console->machine().setKey(DemoFleet::heldKey());
    QVERIFY(level.isEmpty() ? stage.goTo(page) : stage.openReview());
    int controls = 0;
    eachVisible(*stage.window().contentItem(), [&controls](const QQuickItem &item) {
        if (!isReached(item))
            return;
        ++controls;
        QAccessibleInterface *face =
            QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
        QVERIFY2(face, item.metaObject()->className());
        const QString place = QStringLiteral("%1 at %2, %3")
                                  .arg(QLatin1String(item.metaObject()->className()))
                                  .arg(item.mapToScene({}).x())
                                  .arg(item.mapToScene({}).y());
        QVERIFY2(!face->text(QAccessible::Name).trimmed().isEmpty(), qPrintable(place));
        QVERIFY2(face->role() != QAccessible::NoRole && face->role() != QAccessible::Client,
                 qPrintable(place));
    });
    QVERIFY(controls > 6);
    QCOMPARE(stage.complaints(), QString());
}

/// Tab leads round through what can be told and seen: each stop has a name, lies in the window and
/// looks different from when the focus was elsewhere.
void TestActingConsole::tabShowsWhereItIs()
{
    QFETCH(const QString, page);
    QFETCH(const QString, level);
    Acting stage(level.isEmpty() ? QStringLiteral("G3") : level);
    if (QLatin1String(QTest::currentDataTag()) == emptyAudit)
        stage.gateway.setRows(QStringLiteral("audit"), {});
    QVERIFY(stage.show());
    stage.console->machine().setKey(DemoFleet::heldKey());
    QVERIFY(level.isEmpty() ? stage.goTo(page) : stage.openReview());
    QQuickWindow &window = stage.window();
    QVERIFY(stage.draw());
    // What is looked at has arrived, or it would move away from under the focus.
    QVERIFY(page != QLatin1String("fleet")
            || waitFor([&stage] { return stage.console->machine().isLoaded(); }));
    QVERIFY(stage.draw() && stage.draw());
    QSet<const QQuickItem *> seen;
    QStringList faults;
    for (QImage before = window.grabWindow();; before = window.grabWindow()) {
        stage.press(Qt::Key_Tab);
        QVERIFY(stage.draw());
        QQuickItem *item = window.activeFocusItem();
        QVERIFY(item);
        if (seen.contains(item))
            break;
        seen.insert(item);
        const QRect place = item->mapRectToScene(item->boundingRect()).toAlignedRect();
        const QString where = QStringLiteral("%1 at %2, %3 (%4 by %5)")
                                  .arg(QLatin1String(item->metaObject()->className()))
                                  .arg(place.x())
                                  .arg(place.y())
                                  .arg(place.width())
                                  .arg(place.height());
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item);
        if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
            faults.append(where + QStringLiteral(" has no name"));
        // A frame may lie around it.
        const QRect around = place.adjusted(-6, -6, 6, 6) & QRect({}, window.size());
        if (around.isEmpty() || before.copy(around) == window.grabWindow().copy(around))
            faults.append(where + QStringLiteral(" does not show that it has the focus"));
    }
    QVERIFY(seen.size() >= 2);
    QCOMPARE(faults.join(QLatin1Char('\n')), QString());
}

void TestActingConsole::aHookIsRemovedByKeyboardAlone()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    QVERIFY(isSaid(stage.window(), QStringLiteral("Enter a reason.")));
    // From Cancel with Tab to the reason.
    for (int tabs = 0; tabs < 12; ++tabs) {
        const QQuickItem *at = stage.window().activeFocusItem();
        if (at && at->property("label").toString() == QLatin1String("Reason"))
            break;
        stage.press(Qt::Key_Tab);
    }
    for (const char letter : QByteArray("OPS-4711 gone"))
        if (letter)
            QTest::keyClick(&stage.window(), letter);
    QCOMPARE(stage.review().reason(), QStringLiteral("OPS-4711 gone"));
    QTest::keyPress(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(stage.review().isHolding());
    stage.clock.advance(1500ms);
    QTRY_COMPARE(stage.sent("override.commit"), 1);
    QTest::keyRelease(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    stage.put(QStringLiteral("delayed"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Sending in")));
    stage.put(QStringLiteral("observed"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Observed")));
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!stage.review().isShown());
    QCOMPARE(stage.complaints(), QString());
}

void TestActingConsole::ctrlEnterLetGoEarlySendsNothing()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    stage.review().setReason(QStringLiteral("its owner is gone"));
    QTest::keyPress(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    stage.clock.advance(1400ms);
    QTest::keyRelease(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    stage.clock.advance(50ms);
    QCoreApplication::processEvents();
    QVERIFY(!stage.review().isHolding());
    stage.clock.advance(5s);
    QCoreApplication::processEvents();
    QCOMPARE(stage.sent("override.commit"), 0);
}

void TestActingConsole::ctrlEnterLetGoJustBeforeTheEndSendsNothing()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    stage.review().setReason(QStringLiteral("its owner is gone"));
    QTest::keyPress(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    stage.clock.advance(1490ms);
    QTest::keyRelease(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    stage.clock.advance(5s);
    QCoreApplication::processEvents();
    QVERIFY(!stage.review().isHolding());
    QCOMPARE(stage.sent("override.commit"), 0);
}

void TestActingConsole::repeatsOfAKeyThatIsHeldDoNotEndTheHold()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    stage.review().setReason(QStringLiteral("its owner is gone"));
    QTest::keyPress(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    for (int repeat = 0; repeat < 37; ++repeat) {
        stage.clock.advance(40ms);
        QTest::keyRelease(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyPress(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    }
    QCOMPARE(stage.sent("override.commit"), 0);
    stage.clock.advance(40ms);
    QTRY_COMPARE(stage.sent("override.commit"), 1);
}

void TestActingConsole::escapeAbortsThenCloses()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    stage.put(QStringLiteral("delayed"));
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Abort")));
    stage.press(Qt::Key_Escape);
    QTRY_COMPARE(stage.sent("override.abort"), 1);
    QVERIFY(stage.review().isShown()); // until it is known what became of it
    stage.put(QStringLiteral("aborted"));
    QTRY_COMPARE(stage.review().step(), OverrideReview::Aborted);
    stage.press(Qt::Key_Escape);
    QTRY_VERIFY(!stage.review().isShown());
    QCOMPARE(pageOf(stage.window()), QStringLiteral("machine")); // the page stays
    QCOMPARE(stage.sent("override.commit"), 0);
}

void TestActingConsole::theDialogBeginsAtCancel()
{
    Acting stage(QStringLiteral("G2"));
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    const QQuickItem *at = stage.window().activeFocusItem();
    QVERIFY(at);
    QCOMPARE(at->property("text").toString(), QStringLiteral("Cancel"));
    stage.press(Qt::Key_Space);
    QTRY_VERIFY(!stage.review().isShown());
    QCOMPARE(stage.sent("override.commit"), 0);
}

void TestActingConsole::noKeyOfThePageWorksBehindADialog()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.openReview());
    for (const int key : {Qt::Key_F1, Qt::Key_A, Qt::Key_I, Qt::Key_Backspace, Qt::Key_Question})
        stage.press(key);
    QCOMPARE(pageOf(stage.window()), QStringLiteral("machine"));
    QVERIFY(stage.review().isShown());
    QCOMPARE(stage.sent("alarm.acknowledge"), 0);
}

void TestActingConsole::lettersAcknowledgeButNeverTouchTheCluster()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(waitFor([&stage] { return stage.console->alarms().raised() > 0; }));
    for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key) {
        stage.press(key);
        QTest::keyClick(&stage.window(), Qt::Key(key), Qt::ShiftModifier);
        if (stage.window().property("covered").toBool())
            stage.press(Qt::Key_Escape);
    }
    QTRY_VERIFY(stage.sent("alarm.acknowledge") > 0);
    for (const QJsonObject &frame : stage.gateway.received(QStringLiteral("command"))) {
        const QString command = frame.value(QStringLiteral("command")).toString();
        QVERIFY2(command.startsWith(QLatin1String("alarm.")), qPrintable(command));
    }
}

void TestActingConsole::theMenuOfAMachineOpensAReview()
{
    Acting stage;
    QVERIFY(stage.show());
    stage.console->machine().setKey(DemoFleet::heldKey());
    QVERIFY(stage.goTo(QStringLiteral("machine")));
    QVERIFY(!stage.console->machine().actions().isEmpty());
    QTest::keyClick(&stage.window(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Remove hook\u2026")));
    stage.press(Qt::Key_Return);
    QVERIFY(waitFor([&stage] { return stage.review().step() == OverrideReview::Reviewing; }));
    QCOMPARE(stage.sent("override.preview"), 1);
    QCOMPARE(stage.sent("override.commit"), 0);
    QCOMPARE(stage.complaints(), QString());
}

void TestActingConsole::commandsAreFoundByLetters()
{
    Acting stage;
    QVERIFY(stage.show());
    QTest::keyClick(&stage.window(), Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Go to a machine")));
    for (const char letter : {'h', 'o', 'l', 'd', 's'})
        QTest::keyClick(&stage.window(), letter);
    stage.press(Qt::Key_Return);
    QTRY_COMPARE(pageOf(stage.window()), QStringLiteral("holds"));
    QTest::keyClick(&stage.window(), Qt::Key_P, Qt::ControlModifier);
    for (const char letter : {'w', 'b', '7'})
        QTest::keyClick(&stage.window(), letter);
    stage.press(Qt::Key_Return);
    QTRY_COMPARE(pageOf(stage.window()), QStringLiteral("machine"));
    QCOMPARE(stage.console->machine().key(), DemoFleet::heldKey());
    QCOMPARE(stage.complaints(), QString());
}

void TestActingConsole::holdsAreChosenAndShelvedByKeyboard()
{
    Acting stage;
    QVERIFY(stage.show());
    QVERIFY(stage.goTo(QStringLiteral("holds")));
    stage.press(Qt::Key_J);
    QVERIFY(!stage.console->holds().current().isEmpty());
    const QString first = stage.console->holds().current();
    stage.press(Qt::Key_J);
    stage.press(Qt::Key_K);
    QCOMPARE(stage.console->holds().current(), first);
    stage.press(Qt::Key_Space);
    QCOMPARE(stage.console->holds().targets(), QStringList(first));
    stage.press(Qt::Key_Y);
    QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
    stage.press(Qt::Key_H);
    QTRY_VERIFY(isSaid(stage.window(), QStringLiteral("Shelve 1 alarm")));
    for (const char letter : {'N', 'I', 'C'})
        QTest::keyClick(&stage.window(), letter);
    stage.press(Qt::Key_Return);
    QTRY_VERIFY(!stage.console->alarms().told().isEmpty());
    stage.press(Qt::Key_Return);
    QTRY_COMPARE(pageOf(stage.window()), QStringLiteral("machine"));
    QCOMPARE(stage.complaints(), QString());
}

void TestActingConsole::aHoldOfFewRunsOfAForecastSaysSo()
{
    const auto spread = [](int seconds) {
        return QJsonObject{{"p5", seconds}, {"p50", seconds}, {"p95", seconds}};
    };
    const auto hold = [&spread](const char *holder, int runs) {
        return QJsonObject{{"machine", "openshift-machine-api/worker-b-7"},
                           {"holder", holder},
                           {"fromSeconds", spread(0)},
                           {"seconds", spread(600)},
                           {"runs", runs}};
    };
    Acting stage;
    QVERIFY(stage.show());
    stage.gateway.answerCommand(
        QStringLiteral("whatif.forecast"),
        {{"outcome", "observed"},
         {"result",
          QJsonObject{{"runs", 20},
                      {"endSeconds", spread(900)},
                      {"holds", QJsonArray{hold("drain", 20), hold("a silent BMC", 3)}}}}});
    QVERIFY(stage.goTo(QStringLiteral("fleet")));
    stage.console->simulator().ask(
        {{QStringLiteral("action"), QStringLiteral("replace")},
         {QStringLiteral("machine"), QStringLiteral("openshift-machine-api/worker-b-7")}});
    QVERIFY(waitFor([&stage] {
        return isSaid(stage.window(), QStringLiteral("a silent BMC \u00b7 in 3 of 20 runs"));
    }));
    QVERIFY(!isSaid(stage.window(), QStringLiteral("in 20 of 20 runs")));
    QCOMPARE(stage.complaints(), QString());
}

} // namespace tst_actingconsole

HP_GUI_TEST(tst_actingconsole, TestActingConsole)
#include "tst_actingconsole.moc"
