// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/shell/Tour.h"

#include <QQuickItem>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tst_tour {

using namespace hp::ui;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

const QStringList allElements{QStringLiteral("fleetCounters"),
                              QStringLiteral("holdRow"),
                              QStringLiteral("whyCard"),
                              QStringLiteral("overrideButton"),
                              QStringLiteral("scrubber")};

/// A window in words: it goes where the tour asks it to, and has these elements on its pages.
struct Desk {
    QTemporaryDir folder{};
    Theme theme{ThemeChoice::Light};
    Preferences preferences;
    Tour tour;
    QStringList elements{allElements};

    Desk(bool lab, bool keeps)
        : preferences(
            theme, keeps ? folder.filePath(QStringLiteral("console.ini")) : QString(), true)
        , tour(preferences, lab)
    {
        tour.setPage(QStringLiteral("fleet"));
        QObject::connect(&tour, &Tour::pageAsked, &tour, &Tour::setPage);
    }

    /// "offer", "next", "page holds", "lose", "without holdRow", …
    void act(const QString &words)
    {
        const QString verb = words.section(QLatin1Char(' '), 0, 0);
        const QString object = words.section(QLatin1Char(' '), 1);
        if (verb == QLatin1String("offer"))
            tour.offer();
        else if (verb == QLatin1String("start"))
            tour.start();
        else if (verb == QLatin1String("next"))
            tour.next();
        else if (verb == QLatin1String("back"))
            tour.back();
        else if (verb == QLatin1String("skip"))
            tour.skip();
        else if (verb == QLatin1String("page"))
            tour.setPage(object);
        else if (verb == QLatin1String("lose") || verb == QLatin1String("find"))
            tour.setHeld(verb == QLatin1String("lose"));
        else if (verb == QLatin1String("without"))
            elements.removeAll(object);
        else if (verb == QLatin1String("seen"))
            preferences.setTourSeen(true);
        else
            QFAIL(qPrintable(words));
        while (tour.isLooking())
            tour.report(elements.contains(tour.element()));
    }

    /// "2 on holds", "2 waits", "over, seen", "over".
    [[nodiscard]] QString standing() const
    {
        if (!tour.isActive())
            return preferences.isTourSeen() ? QStringLiteral("over, seen") : QStringLiteral("over");
        const QString step = QString::number(tour.step() + 1);
        if (!tour.isShown())
            return step + QStringLiteral(" waits");
        return step + QStringLiteral(" on ") + tour.page();
    }
};

/// A console of a lab at its first start.
struct Stage : ActingStage {
    Stage()
    {
        lab = true;
        nameTheHold();
        preferencesFile();
    }
    [[nodiscard]] bool isAt(int step)
    {
        return waitFor([this, step] {
            clock.advance(100ms);
            return console->tour().isShown() && console->tour().step() == step;
        });
    }
    [[nodiscard]] QQuickItem *card()
    {
        return window().findChild<QQuickItem *>(QStringLiteral("tourCard"));
    }
    [[nodiscard]] QString focused()
    {
        const QQuickItem *item = window().activeFocusItem();
        return item ? item->property("text").toString() : QString();
    }
    [[nodiscard]] bool isSeen()
    {
        return QSettings(preferencesFile(), QSettings::IniFormat)
            .value(QStringLiteral("tour/seen"))
            .toBool();
    }
};

} // namespace

/// The tour of a lab: what it does by what happens, and its card in the window.
class TestTour : public QObject
{
    Q_OBJECT

private slots:
    void itGoesWhereItShould_data();
    void itGoesWhereItShould();
    void itComesAtTheFirstStartOfALab_data();
    void itComesAtTheFirstStartOfALab();
    void aPageThatWasAskedForHasNone();
    void itIsDoneByKeysAlone();
    void escEndsItAtEachStepAndGivesTheKeyboardBack_data();
    void escEndsItAtEachStepAndGivesTheKeyboardBack();
    void itsCardHasRoomOfItsOwn();
    void theCardGoesWithTheConnectionAndComesBack();
    void nothingIsSent();
};

void TestTour::itGoesWhereItShould_data()
{
    QTest::addColumn<bool>("lab");
    QTest::addColumn<bool>("keeps");
    QTest::addColumn<QStringList>("acts");
    QTest::addColumn<QString>("standing");

    const auto row = [](const char *name, const char *acts, const char *standing) {
        QTest::newRow(name) << true << true << QString::fromLatin1(acts).split(QStringLiteral(", "))
                            << QString::fromLatin1(standing);
    };
    QTest::newRow("no lab has a tour")
        << false << true << QStringList{QStringLiteral("offer")} << QStringLiteral("over");
    QTest::newRow("no lab has one for whoever asks either")
        << false << true << QStringList{QStringLiteral("start")} << QStringLiteral("over");
    QTest::newRow("a console that keeps nothing is never at its first start")
        << true << false << QStringList{QStringLiteral("offer")} << QStringLiteral("over");
    QTest::newRow("there it is shown to whoever asks")
        << true << false << QStringList{QStringLiteral("start")} << QStringLiteral("1 on fleet");
    row("a lab starts with the first step", "offer", "1 on fleet");
    row("who has seen it is not shown it again", "seen, offer", "over, seen");
    row("but may ask for it", "seen, start", "1 on fleet");
    row("asked for in its midst it starts again", "offer, next, next, start", "1 on fleet");
    row("from another page it goes to its own", "page audit, offer", "1 on fleet");
    row("the second is a hold", "offer, next", "2 on holds");
    row("the third is its machine", "offer, next, next", "3 on machine");
    row("the fourth is on the same page", "offer, next, next, next", "4 on machine");
    row("the fifth is on any page", "offer, next, next, next, next", "5 on machine");
    row("behind the fifth it has been seen", "offer, next, next, next, next, next", "over, seen");
    row("back goes one step back", "offer, next, next, back", "2 on holds");
    row("there is nothing before the first", "offer, back", "1 on fleet");
    row("skipped at the first it has been seen", "offer, skip", "over, seen");
    row("skipped at the third as well", "offer, next, next, skip", "over, seen");
    row("skipped at the last as well", "offer, next, next, next, next, skip", "over, seen");
    row("nothing is skipped before it starts", "skip", "over");
    row("a step without its element is passed over",
        "without holdRow, offer, next",
        "3 on machine");
    row("the first one too", "without fleetCounters, offer", "2 on holds");
    row("two in a row too",
        "without whyCard, without overrideButton, offer, next, next",
        "5 on machine");
    row("on the way back too", "without holdRow, offer, next, back", "1 on fleet");
    row("with none before it, back stays", "without fleetCounters, offer, back", "2 on holds");
    row("with the last one missing it is over",
        "without scrubber, offer, next, next, next, next",
        "over, seen");
    row("without any it is over, and comes again",
        "without fleetCounters, without holdRow, without whyCard, without overrideButton, "
        "without scrubber, offer",
        "over");
    row("no card while the connection is lost", "offer, next, lose", "2 waits");
    row("and no step further", "offer, next, lose, next", "2 waits");
    row("found again, it is where it was", "offer, next, lose, find", "2 on holds");
    row("lost before the start, it starts later", "lose, offer, find", "1 on fleet");
    row("lost for a while, it can be ended", "offer, lose, skip", "over, seen");
    row("who goes to a page of it is followed", "offer, page holds", "2 on holds");
    row("back to one before it as well", "offer, next, page fleet", "1 on fleet");
    row("on a page without a step the card waits", "offer, page audit", "1 waits");
    row("it comes back with the page", "offer, page audit, page fleet", "1 on fleet");
    row("who goes to a machine is shown why", "offer, page machine", "3 on machine");
    row("who goes to a machine that waits for nothing is left there",
        "without whyCard, without overrideButton, offer, page machine",
        "4 waits");
    row("who comes back to the page of two steps is at the same one",
        "offer, next, next, next, page audit, page machine",
        "4 on machine");
    row("the last step goes with whoever goes",
        "offer, next, next, next, next, page audit",
        "5 on audit");
}

void TestTour::itGoesWhereItShould()
{
    QFETCH(const bool, lab);
    QFETCH(const bool, keeps);
    QFETCH(const QStringList, acts);
    QFETCH(const QString, standing);
    Desk desk(lab, keeps);
    for (const QString &words : acts)
        desk.act(words);
    QCOMPARE(desk.standing(), standing);
}

void TestTour::itComesAtTheFirstStartOfALab_data()
{
    QTest::addColumn<bool>("lab");
    QTest::addColumn<bool>("kiosk");
    QTest::addColumn<bool>("seen");
    QTest::addColumn<bool>("comes");

    QTest::newRow("a lab, for the first time") << true << false << false << true;
    QTest::newRow("a lab, after it was ended") << true << false << true << false;
    QTest::newRow("a real cluster") << false << false << false << false;
    QTest::newRow("a screen that nobody operates") << true << true << false << false;
}

void TestTour::itComesAtTheFirstStartOfALab()
{
    QFETCH(const bool, lab);
    QFETCH(const bool, kiosk);
    QFETCH(const bool, seen);
    QFETCH(const bool, comes);
    Stage stage;
    stage.lab = lab;
    if (seen)
        QSettings(stage.preferencesFile(), QSettings::IniFormat)
            .setValue(QStringLiteral("tour/seen"), true);
    QVERIFY(stage.show(kiosk));
    if (comes)
        QVERIFY(stage.isAt(0));
    QVERIFY(stage.draw() && stage.draw() && stage.draw());
    QCOMPARE(stage.console->tour().isActive(), comes);
    QCOMPARE(stage.card()->isVisible(), comes);
    QCOMPARE(stage.complaints(), QString());
}

void TestTour::aPageThatWasAskedForHasNone()
{
    Stage stage;
    stage.gateway.holdBack(QStringLiteral("fleet"));
    QVERIFY(stage.start());
    stage.console->open(QStringLiteral("power"));
    stage.gateway.release(QStringLiteral("fleet"));
    QVERIFY(waitFor([&stage] { return stage.console->session().isFleetLoaded(); }));
    QVERIFY(stage.draw() && stage.draw());
    QVERIFY(!stage.console->tour().isActive());
    QVERIFY(!stage.isSeen());
}

void TestTour::itIsDoneByKeysAlone()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.isAt(0));
    QCOMPARE(stage.focused(), QStringLiteral("Next"));
    for (int step = 1; step < Tour::count(); ++step) {
        stage.press(Qt::Key_Return);
        QVERIFY2(stage.isAt(step), qPrintable(QString::number(step)));
        QVERIFY(stage.window().activeFocusItem()->property("visualFocus").toBool());
        QVERIFY(isSaid(stage.window(), QStringLiteral("Tour, %1 of 5").arg(step + 1)));
    }
    QCOMPARE(stage.focused(), QStringLiteral("Done"));
    stage.press(Qt::Key_Tab);
    QCOMPARE(stage.focused(), QStringLiteral("Back"));
    stage.press(Qt::Key_Space);
    QVERIFY(stage.isAt(3));
    QCOMPARE(stage.focused(), QStringLiteral("Next"));
    stage.press(Qt::Key_Return);
    QVERIFY(stage.isAt(4));
    QVERIFY(!stage.isSeen());
    stage.press(Qt::Key_Return);
    QVERIFY(!stage.console->tour().isActive());
    QVERIFY(!stage.card()->isVisible());
    QVERIFY(stage.isSeen());
    QVERIFY(stage.window().activeFocusItem() && stage.window().activeFocusItem()->isVisible());
    QCOMPARE(stage.complaints(), QString());
}

void TestTour::escEndsItAtEachStepAndGivesTheKeyboardBack_data()
{
    QTest::addColumn<int>("step");

    for (int step = 0; step < Tour::count(); ++step)
        QTest::addRow("step %d", step + 1) << step;
}

void TestTour::escEndsItAtEachStepAndGivesTheKeyboardBack()
{
    QFETCH(const int, step);
    Stage stage;
    QVERIFY(stage.show());
    for (int at = 0; at < step; ++at) {
        QVERIFY(stage.isAt(at));
        stage.press(Qt::Key_Return);
    }
    QVERIFY(stage.isAt(step));
    const QString page = pageOf(stage.window());
    stage.press(Qt::Key_Escape);
    QVERIFY(!stage.console->tour().isActive());
    QVERIFY(stage.isSeen());
    QCOMPARE(pageOf(stage.window()), page);
    const QQuickItem *focus = stage.window().activeFocusItem();
    QVERIFY(focus && focus->isVisible() && !stage.card()->isAncestorOf(focus));
}

/// Nothing is below it: the page ends above it, banners, bar of the record and alarm line are where
/// they were.
void TestTour::itsCardHasRoomOfItsOwn()
{
    Stage stage;
    QVERIFY(stage.show());
    stage.window().resize(1024, 640);
    for (int step = 0; step < Tour::count(); ++step) {
        QVERIFY(stage.isAt(step));
        QVERIFY(stage.draw() && stage.draw());
        const QQuickItem &card = *stage.card();
        const QRectF place = card.mapRectToScene(card.boundingRect());
        QVERIFY(place.height() > 40);
        const QList<QQuickItem *> parts = card.parentItem()->childItems();
        int beside = 0;
        for (const QQuickItem *part : parts) {
            const bool fills = part->size() == stage.window().contentItem()->size();
            if (part == &card || !part->isVisible() || fills || part->height() < 2)
                continue;
            const QRectF other = part->mapRectToScene(part->boundingRect());
            QVERIFY2(!other.intersects(place.adjusted(1, 1, -1, -1)),
                     part->metaObject()->className());
            ++beside;
        }
        QVERIFY(beside >= 5);
        stage.press(Qt::Key_Return);
    }
}

void TestTour::theCardGoesWithTheConnectionAndComesBack()
{
    Stage stage;
    QVERIFY(stage.show());
    QVERIFY(stage.isAt(0));
    stage.console->session().pause();
    QTRY_VERIFY(!stage.card()->isVisible());
    QVERIFY(stage.window().activeFocusItem() && stage.window().activeFocusItem()->isVisible());
    stage.console->session().resume();
    QVERIFY(stage.isAt(0));
    QVERIFY(stage.card()->isVisible());
}

void TestTour::nothingIsSent()
{
    Stage stage;
    QVERIFY(stage.show());
    for (int step = 0; step < Tour::count(); ++step) {
        QVERIFY(stage.isAt(step));
        stage.press(Qt::Key_Return);
    }
    QVERIFY(stage.isSeen());
    for (const char *command : {"override.preview", "override.commit", "alarm.acknowledge"})
        QCOMPARE(stage.sent(command), 0);
    QVERIFY(!stage.window().property("covered").toBool());
}

} // namespace tst_tour

HP_GUI_TEST(tst_tour, TestTour)
#include "tst_tour.moc"
