// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "tests/ui/timeline/TimelineRows.h"
#include "ui/timeline/TimelineOverview.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_timelineoverview {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A machine that was made 1,000 minutes ago and held now and then; its overview is 1,000 pixels
/// wide, one for each minute.
struct Shown {
    QStandardItemModel model;
    QQuickWindow window;
    TimelineView *view = nullptr;
    TimelineOverview *overview = nullptr;

    explicit Shown(bool empty = false)
    {
        model.setItemRoleNames({{keyRole, "key"}, {rowRole, "row"}});
        put(model, u"range"_s, {{u"from"_s, ago(10080)}, {u"to"_s, {}}});
        if (!empty) {
            put(model,
                u"lane/hook"_s,
                {{u"id"_s, u"hook"_s}, {u"kind"_s, u"hook"_s}, {u"label"_s, u"Backup"_s}});
            span(1, 1000, 600, u"armed"_s);
            span(2, 600, 500, u"holding"_s);
            span(3, 500, -1, u"armed"_s);
        }
        window.resize(1000, 240);
        view = new TimelineView(window.contentItem());
        view->setSize({1000, 200});
        view->setFoldsIdle(true);
        view->setModel(&model);
        view->setNow(now);
        overview = new TimelineOverview(window.contentItem());
        overview->setY(204);
        overview->setSize({1000, 36});
        overview->setTimeline(view);
    }
    void span(int number, int from, int to, const QString &look)
    {
        put(model,
            u"span/hook/%1"_s.arg(number),
            {{u"lane"_s, u"hook"_s},
             {u"from"_s, ago(from)},
             {u"to"_s, to < 0 ? QVariant() : QVariant(ago(to))},
             {u"look"_s, look}});
    }
    [[nodiscard]] bool show()
    {
        QSignalSpy read(view, &TimelineView::reloaded);
        window.show();
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window, testTimeout)
            || (read.isEmpty() && !read.wait(testTimeout)))
            return false;
        overview->forceActiveFocus();
        return draw();
    }
    [[nodiscard]] bool draw()
    {
        QSignalSpy drawn(&window, &QQuickWindow::frameSwapped);
        window.update();
        return drawn.wait(testTimeout);
    }
    /// So many minutes ago up to so many are shown.
    void look(int from, int to) { view->show({instant(from), instant(to)}); }
    static hp::TimePoint instant(int minutes)
    {
        return hp::TimePoint(
            std::chrono::milliseconds(now.addSecs(-60 * minutes).toMSecsSinceEpoch()));
    }
    /// Where the window begins and ends, in minutes of the whole.
    [[nodiscard]] QString minutes() const
    {
        const auto minute = [](double at) {
            return qRound((at - double(now.addSecs(-60'000).toMSecsSinceEpoch())) / 60'000);
        };
        return u"%1-%2"_s.arg(minute(overview->from())).arg(minute(overview->to()));
    }
    void press(int x, Qt::KeyboardModifiers with = {})
    {
        QTest::mousePress(&window, Qt::LeftButton, with, {x, 220});
    }
    void move(int x) { QTest::mouseMove(&window, {x, 220}); }
    void release(int x) { QTest::mouseRelease(&window, Qt::LeftButton, {}, {x, 220}); }
    void type(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&window, key, with); }
};

using Act = std::function<void(Shown &)>;

} // namespace

class TestTimelineOverview : public QObject
{
    Q_OBJECT
private slots:
    void theWholeIsLinearAndTheWindowCoversIt()
    {
        Shown shown;
        QVERIFY(shown.show());
        QVERIFY(!shown.overview->isEmpty());
        QCOMPARE(shown.overview->windowLeft(), 0.0);
        QCOMPARE(shown.overview->windowRight(), 1000.0);
        QCOMPARE(shown.minutes(), u"0-1000"_s);
        QCOMPARE(shown.overview->lengthText(), u"16 h 40 m"_s);
        QCOMPARE(shown.overview->value(), 50.0);
        // The idle hours before and behind the hold are folded in the timeline, not here.
        shown.look(600, 500);
        QVERIFY(qAbs(shown.overview->windowLeft() - 400) < 0.01);
        QVERIFY(qAbs(shown.overview->windowRight() - 500) < 0.01);
    }

    void keysAndPointerMoveIt_data()
    {
        QTest::addColumn<Act>("act");
        QTest::addColumn<QString>("minutes");
        QTest::addColumn<bool>("follows");
        const auto row = [](const char *name, const char *minutes, bool follows, Act act) {
            QTest::newRow(name) << std::move(act) << QString::fromLatin1(minutes) << follows;
        };
        // Shown are the minutes from 400 to 500.
        row("left", "385-485", false, [](Shown &s) { s.type(Qt::Key_Left); });
        row("right", "415-515", false, [](Shown &s) { s.type(Qt::Key_Right); });
        row("D as in the timeline", "415-515", false, [](Shown &s) { s.type(Qt::Key_D); });
        row("a window on", "500-600", false, [](Shown &s) { s.type(Qt::Key_PageDown); });
        row("wider", "380-520", false, [](Shown &s) { s.type(Qt::Key_Right, Qt::ShiftModifier); });
        row("narrower and wider again", "400-500", false, [](Shown &s) {
            s.type(Qt::Key_Left, Qt::ShiftModifier);
            s.type(Qt::Key_S);
        });
        row("to the begin", "0-100", false, [](Shown &s) { s.type(Qt::Key_Home); });
        row("to the end, where it follows", "900-1000", true, [](Shown &s) {
            s.type(Qt::Key_End);
        });
        row("all of it", "0-1000", true, [](Shown &s) { s.type(Qt::Key_F); });
        row("dragged", "500-600", false, [](Shown &s) {
            s.press(450);
            s.move(500);
            s.move(550);
            s.release(550);
        });
        row("dragged over the end", "900-1000", true, [](Shown &s) {
            s.press(450);
            s.move(999);
            s.release(999);
        });
        row("its begin dragged", "300-500", false, [](Shown &s) {
            s.press(400);
            s.move(300);
            s.release(300);
        });
        row("its end dragged to the end", "400-1000", true, [](Shown &s) {
            s.press(500);
            s.move(999);
            s.move(1005);
            s.release(1005);
        });
        row("a click beside it", "650-750", false, [](Shown &s) {
            s.press(700);
            s.release(700);
        });
        row("a press beside it and a drag", "750-850", false, [](Shown &s) {
            s.press(700);
            s.move(800);
            s.release(800);
        });
        row("two clicks", "0-1000", true, [](Shown &s) {
            QTest::mouseDClick(&s.window, Qt::LeftButton, {}, {700, 220});
        });
        row("a screen reader", "150-250", false, [](Shown &s) { s.overview->setValue(20); });
        row("moved without a button", "400-500", false, [](Shown &s) { s.move(700); });
    }

    void keysAndPointerMoveIt()
    {
        QFETCH(const Act, act);
        QFETCH(const QString, minutes);
        QFETCH(const bool, follows);
        Shown shown;
        QVERIFY(shown.show());
        shown.look(600, 500);
        QCOMPARE(shown.minutes(), u"400-500"_s);
        act(shown);
        QCOMPARE(shown.minutes(), minutes);
        QCOMPARE(shown.view->following(), follows);
    }

    /// A part of the idle hours is shown as long as it lasted, the whole of them as a zigzag.
    void whatIsLookedIntoIsNotFolded()
    {
        Shown shown;
        QVERIFY(shown.show());
        const auto perMinute = [&shown](int ago) {
            const double at = double(now.addSecs(-60 * ago).toMSecsSinceEpoch());
            return shown.view->placeOf(at + 60'000) - shown.view->placeOf(at);
        };
        QVERIFY(perMinute(800) < 0.1);
        shown.look(900, 800);
        QVERIFY(qAbs(perMinute(850) - 8.2) < 0.1); // 82 % of the width for 100 minutes
        shown.view->setNow(now.addSecs(60)); // and stays
        QVERIFY(qAbs(perMinute(850) - 8.2) < 0.1);
        shown.type(Qt::Key_F);
        QVERIFY(perMinute(800) < 0.1);
    }

    /// However short what is shown is, the window can be seen and taken.
    void aWindowIsNeverTooNarrow()
    {
        Shown shown;
        QVERIFY(shown.show());
        shown.look(1000, 999);
        QCOMPARE(shown.overview->windowLeft(), 0.0);
        QCOMPARE(shown.overview->windowRight(), 8.0);
        shown.look(1, 0);
        QCOMPARE(shown.overview->windowRight(), 1000.0);
        QCOMPARE(shown.overview->windowLeft(), 992.0);
    }

    void movingTheWindowPaintsNoPicture()
    {
        Shown shown;
        QVERIFY(shown.show());
        shown.look(600, 500);
        QVERIFY(shown.draw());
        const int before = shown.overview->pictures();
        QVERIFY(before > 0);
        for (int i = 0; i < 5; ++i) {
            shown.type(Qt::Key_Left);
            shown.view->pan(0.1);
            shown.view->zoom(1.2);
            QVERIFY(shown.draw());
        }
        QCOMPARE(shown.overview->pictures(), before);
        // A second is less than a column, a minute is one.
        shown.view->setNow(now.addSecs(1));
        QVERIFY(shown.draw());
        QCOMPARE(shown.overview->pictures(), before);
        shown.view->setNow(now.addSecs(61));
        QVERIFY(shown.draw());
        QCOMPARE(shown.overview->pictures(), before + 1);
    }

    void atTheEndItGoesOnWithTheClock()
    {
        Shown shown;
        QVERIFY(shown.show());
        shown.look(100, 0);
        QVERIFY(shown.view->following());
        shown.view->setNow(now.addSecs(1200));
        QCOMPARE(shown.minutes(), u"920-1020"_s);
        QCOMPARE(shown.overview->windowRight(), 1000.0);
    }

    /// Also while it is dragged: what was the end when it was pressed still is.
    void whatIsDraggedToTheEndFollowsThoughTheClockWentOn()
    {
        Shown shown;
        QVERIFY(shown.show());
        shown.look(600, 500);
        shown.press(450);
        shown.view->setNow(now.addSecs(120));
        shown.move(999);
        shown.release(999);
        QVERIFY(shown.view->following());
    }

    void withoutARecordThereIsNoWindow()
    {
        Shown shown(true);
        QVERIFY(shown.show());
        QVERIFY(shown.overview->isEmpty());
        QCOMPARE(shown.overview->windowLeft(), shown.overview->windowRight());
        QCOMPARE(shown.overview->lengthText(), QString());
        // Nothing happens, and nothing ends here.
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_End, Qt::Key_S, Qt::Key_F})
            shown.type(key);
        shown.press(500);
        shown.move(600);
        shown.release(600);
        shown.overview->setValue(20);
        shown.overview->setTimeline(nullptr);
        QVERIFY(shown.draw());
        QVERIFY(shown.overview->isEmpty());
    }

    void theRecordOfAnotherMachineIsAnotherPicture()
    {
        Shown shown;
        QVERIFY(shown.show());
        const int before = shown.overview->pictures();
        QSignalSpy read(shown.view, &TimelineView::reloaded);
        shown.model.removeRows(1, shown.model.rowCount() - 1);
        QVERIFY(read.wait(testTimeout));
        QVERIFY(shown.draw());
        QVERIFY(shown.overview->isEmpty());
        QVERIFY(shown.overview->pictures() > before);
    }
};

} // namespace tst_timelineoverview

HP_GUI_TEST(tst_timelineoverview, TestTimelineOverview)
#include "tst_timelineoverview.moc"
