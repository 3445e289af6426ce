// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/shell/BackendSet.h"

#include <QTest>

namespace tst_scrubber {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

constexpr double minute = 60'000;

/// A console of an operator over a backend with a record of twenty days.
struct Desk : ActingStage {
    [[nodiscard]] bool open()
    {
        return show() && waitFor([this] { return bar()->height() > 0; });
    }
    [[nodiscard]] QQuickItem *bar()
    {
        return window().findChild<QQuickItem *>(QStringLiteral("scrubber"));
    }
    [[nodiscard]] QPoint knob()
    {
        const auto *item = window().findChild<QQuickItem *>(QStringLiteral("scrubberKnob"));
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    /// With the button held, which QTest forgets.
    void drag(QPoint to)
    {
        QMouseEvent event(QEvent::MouseMove,
                          to,
                          window().mapToGlobal(to),
                          Qt::NoButton,
                          Qt::LeftButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(&window(), &event);
    }
    [[nodiscard]] Replay &replay() { return *console->session().replay(); }
    [[nodiscard]] double present() { return console->session().presentNow(); }
    [[nodiscard]] bool rests()
    {
        return waitFor([this] {
            clock.advance(1ms);
            return !replay().isWaiting();
        });
    }
    [[nodiscard]] int fleetsAsked()
    {
        int count = 0;
        for (const QJsonObject &frame : gateway.received(QStringLiteral("subscribe")))
            count += frame.value(QStringLiteral("view")) == QLatin1String("fleet") ? 1 : 0;
        return count;
    }
};

} // namespace

/// The bar of the record at the foot of the console's pages.
class TestScrubber : public QObject
{
    Q_OBJECT
private slots:
    void itIsThereWhereThereIsARecord();
    void aKioskHasNone();
    void draggingShowsTheInstantUnderTheHandle();
    void escapeGoesBackToNowBeforeItLeavesThePage();
    void thePastIsMarked();
    void aPageWithoutAPastSaysSo();
    void nothingActsInThePast();
    void theBarIsLongerOrShorter();
    void theInstantStaysInSight();
    void aPastedLinkOpensItsPageAtItsInstant();
    void aBadLinkIsSaidInThePalette();
};

void TestScrubber::itIsThereWhereThereIsARecord()
{
    Desk without;
    for (const int hours : {1, 24, 168, 720})
        without.gateway.setRows(QStringLiteral("marks/%1h").arg(hours), {});
    QVERIFY(without.show());
    QVERIFY(without.draw());
    QTRY_COMPARE(without.bar()->height(), 0.0); // when the record has answered
    QVERIFY(!isSaid(without.window(), QStringLiteral("30 d")));
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.draw());
    for (const char *words : {"1 h", "24 h", "7 d", "30 d", "now"})
        QVERIFY2(isSaid(desk.window(), QLatin1String(words)), words);
}

void TestScrubber::aKioskHasNone()
{
    Desk desk;
    QVERIFY(desk.show(true));
    QVERIFY(desk.draw());
    QVERIFY(!desk.bar()->isVisible());
}

void TestScrubber::draggingShowsTheInstantUnderTheHandle()
{
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.draw());
    const int asked = desk.fleetsAsked();
    const QPoint from = desk.knob();
    QTest::mousePress(&desk.window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 40; ++step)
        desk.drag(from - QPoint(step * 5, 0));
    QVERIFY(desk.replay().isActive());
    // Nothing came in between: one is asked for, whatever was dragged over.
    QVERIFY(waitFor([&] { return desk.fleetsAsked() > asked; }));
    QTest::mouseRelease(&desk.window(), Qt::LeftButton, {}, from - QPoint(200, 0));
    QVERIFY(desk.rests());
    QVERIFY2(desk.fleetsAsked() - asked <= 3, qPrintable(QString::number(desk.fleetsAsked())));
    QVERIFY(desk.draw());
    QVERIFY(qAbs(desk.knob().x() - (from.x() - 200)) <= 2);
    QVERIFY(desk.present() - desk.replay().at() > 60 * minute);
}

void TestScrubber::escapeGoesBackToNowBeforeItLeavesThePage()
{
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.goTo(QStringLiteral("power")));
    desk.replay().seek(desk.present() - 60 * minute);
    QVERIFY(desk.rests());
    desk.press(Qt::Key_Escape);
    QVERIFY(!desk.replay().isActive());
    QCOMPARE(pageOf(desk.window()), QStringLiteral("power"));
    desk.press(Qt::Key_Escape);
    QCOMPARE(pageOf(desk.window()), QStringLiteral("fleet"));
}

void TestScrubber::thePastIsMarked()
{
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.draw());
    QVERIFY(!isSaid(desk.window(), QStringLiteral("as of ")));
    desk.replay().seek(desk.present() - 240 * minute);
    QVERIFY(desk.rests() && desk.draw());
    int said = 0;
    for (const QString &text : textsOn(desk.window()))
        said += text.startsWith(QLatin1String("as of ")) && text.contains(QLatin1String("4 h"));
    QVERIFY2(said >= 3, qPrintable(QString::number(said))); // strip, frame, bar
    QVERIFY(isSaid(desk.window(), QStringLiteral("Esc returns to now")));
}

void TestScrubber::aPageWithoutAPastSaysSo()
{
    Desk desk;
    QVERIFY(desk.open());
    QVERIFY(desk.goTo(QStringLiteral("calendar")));
    desk.replay().seek(desk.present() - 60 * minute);
    QVERIFY(desk.rests() && desk.draw());
    QVERIFY(
        isSaid(desk.window(), QStringLiteral("This page has no history: it shows the present.")));
    QVERIFY(desk.goTo(QStringLiteral("alarms")));
    QVERIFY(desk.draw());
    QVERIFY(!isSaid(desk.window(), QStringLiteral("This page has no history")));
}

void TestScrubber::nothingActsInThePast()
{
    Desk desk;
    QVERIFY(desk.open());
    desk.console->machine().setKey(DemoFleet::heldKey());
    QVERIFY(desk.goTo(QStringLiteral("machine")));
    QVERIFY(desk.fillMachine());
    QVERIFY(!desk.console->machine().actions().isEmpty());
    desk.replay().seek(desk.present() - 60 * minute);
    QVERIFY(desk.rests());
    QVERIFY(desk.console->machine().actions().isEmpty());
    desk.console->overrides().review({{QStringLiteral("action"), QStringLiteral("remove-hook")},
                                      {QStringLiteral("machine"), DemoFleet::heldKey()}});
    QVERIFY(desk.draw());
    QCOMPARE(desk.sent("override.preview"), 0);
    QVERIFY(isSaid(desk.window(), QStringLiteral("You are viewing the past")));
    desk.replay().leave();
    QVERIFY(waitFor([&] { return !desk.console->machine().actions().isEmpty(); }));
}

void TestScrubber::theBarIsLongerOrShorter()
{
    Desk desk;
    QVERIFY(desk.open());
    const double day = desk.bar()->property("range").toDouble();
    const QPointF middle = desk.bar()->mapToScene({desk.bar()->width() / 2, 15});
    const auto roll = [&](int notch) {
        QWheelEvent event(middle,
                          desk.window().mapToGlobal(middle),
                          {},
                          {0, notch},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(&desk.window(), &event);
    };
    roll(-120);
    QVERIFY(waitFor([&] { return desk.bar()->property("range").toDouble() == 7 * day; }));
    roll(120);
    roll(120);
    QVERIFY(waitFor([&] { return desk.bar()->property("range").toDouble() * 24 == day; }));
    roll(120);
    QVERIFY(desk.draw());
    QCOMPARE(desk.bar()->property("range").toDouble() * 24, day);
}

void TestScrubber::theInstantStaysInSight()
{
    Desk desk;
    QVERIFY(desk.open());
    const double at = desk.present() - 10 * 24 * 60 * minute;
    desk.replay().seek(at);
    QVERIFY(desk.rests() && desk.draw());
    QVERIFY(desk.bar()->property("from").toDouble() < at);
    QVERIFY(desk.bar()->property("to").toDouble() > at);
    desk.replay().leave();
    QVERIFY(waitFor([&] { return desk.bar()->property("to").toDouble() == desk.present(); }));
}

void TestScrubber::aPastedLinkOpensItsPageAtItsInstant()
{
    Desk desk;
    ConsoleOptions options;
    options.url = desk.gateway.url();
    options.theme = ThemeChoice::Light;
    BackendSet set(options, desk.clock);
    QVERIFY(set.start());
    ConsoleWindow &console = set.first();
    QVERIFY(waitFor([&] { return console.session().isFleetLoaded(); }));
    desk.gateway.tick(demoNow().toString(Qt::ISODateWithMs));
    QVERIFY(waitFor([&] { return console.session().presentNow() > 0; }));
    const QDateTime at = demoNow().addSecs(-7200);
    const QString link =
        QStringLiteral("http://%1/m/%2?at=%3")
            .arg(desk.gateway.url().authority(), DemoFleet::heldKey(), at.toString(Qt::ISODate));
    QCOMPARE(set.openLink(link), QString());
    QCOMPARE(pageOf(*console.window()), QStringLiteral("machine"));
    QCOMPARE(console.machine().key(), DemoFleet::heldKey());
    QCOMPARE(console.session().replay()->wanted(), double(at.toMSecsSinceEpoch()));
    QVERIFY(set.openLink(QStringLiteral("https://elsewhere/holds"))
                .contains(QLatin1String("elsewhere")));
    QVERIFY(set.openLink(QStringLiteral("https://elsewhere/nodes"))
                .contains(QLatin1String("/nodes is not a page")));
}

void TestScrubber::aBadLinkIsSaidInThePalette()
{
    Desk desk;
    QVERIFY(desk.open());
    QTest::keyClick(&desk.window(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return desk.window().property("covered").toBool(); }));
    for (const char letter : {'h', 't', 't', 'p', 's', ':', '/', '/', 'h', '/', 'x'})
        QTest::keyClick(&desk.window(), letter);
    QVERIFY(waitFor(
        [&] { return isSaid(desk.window(), QStringLiteral("/x is not a page of Holdpoint")); }));
}

HP_GUI_TEST(tst_scrubber, TestScrubber)

} // namespace tst_scrubber

#include "tst_scrubber.moc"
