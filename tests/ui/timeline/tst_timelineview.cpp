// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "tests/ui/timeline/TimelineRows.h"
#include "ui/timeline/TimelineView.h"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

namespace tst_timelineview {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A machine that was made 1,000 minutes ago, ran in silence and is held since half an hour.
struct Shown {
    QStandardItemModel model;
    QQuickWindow window;
    TimelineView *view = nullptr;

    Shown()
    {
        model.setItemRoleNames({{keyRole, "key"}, {rowRole, "row"}});
        put(model, u"range"_s, {{u"from"_s, ago(2000)}, {u"to"_s, {}}});
        put(model,
            u"lane/phase"_s,
            {{u"id"_s, u"phase"_s}, {u"kind"_s, u"phase"_s}, {u"label"_s, u"Phase"_s}});
        span(1, 1000, 980, u"provisioning"_s);
        span(2, 980, 30, u"running"_s);
        span(3, 30, -1, u"deleting"_s);
        window.resize(1000, 200);
        view = new TimelineView(window.contentItem());
        view->setSize({1000, 200});
        view->setFoldsIdle(true);
        view->setModel(&model);
        view->setNow(now);
    }
    void span(int number, int from, int to, const QString &look)
    {
        put(model,
            u"span/phase/%1"_s.arg(number),
            {{u"lane"_s, u"phase"_s},
             {u"from"_s, ago(from)},
             {u"to"_s, to < 0 ? QVariant() : QVariant(ago(to))},
             {u"look"_s, look}});
    }
    [[nodiscard]] bool show()
    {
        QSignalSpy fitted(view, &TimelineView::lanesChanged);
        window.show();
        window.requestActivate();
        return QTest::qWaitForWindowActive(&window, testTimeout)
            && (!fitted.isEmpty() || fitted.wait(testTimeout));
    }
    /// Where so many minutes ago lie.
    [[nodiscard]] double at(double minutes) const
    {
        return view->placeOf(static_cast<double>(now.toMSecsSinceEpoch()) - minutes * 60'000);
    }
    /// How wide the silence is drawn.
    [[nodiscard]] double silence() const { return at(60) - at(900); }
    void click(double x) { QTest::mouseClick(&window, Qt::LeftButton, {}, {qRound(x), 100}); }
};

} // namespace

class TestTimelineView : public QObject
{
    Q_OBJECT
private slots:
    void silenceIsAZigzag()
    {
        Shown shown;
        QVERIFY(shown.show());
        QVERIFY2(shown.silence() < TimeFolds::width, qPrintable(QString::number(shown.silence())));
        // What is left is the room of what happened.
        QVERIFY(shown.at(0) - shown.at(30) > 200);
    }

    void switchedOffItIsAsLongAsItLasted()
    {
        Shown shown;
        QVERIFY(shown.show());
        const double from = shown.view->instantAt(shown.view->width());
        QSignalSpy changed(shown.view, &TimelineView::foldsIdleChanged);
        shown.view->setFoldsIdle(false);
        QCOMPARE(changed.size(), 1);
        QVERIFY(shown.silence() > 500);
        QCOMPARE(shown.view->instantAt(shown.view->width()), from);
        shown.view->setFoldsIdle(true);
        QVERIFY(shown.silence() < TimeFolds::width);
    }

    void aClickOpensAndClosesIt()
    {
        Shown shown;
        QVERIFY(shown.show());
        const double middle = (shown.at(60) + shown.at(900)) / 2;
        shown.click(middle);
        QVERIFY(shown.silence() > 500);
        shown.click((shown.at(60) + shown.at(900)) / 2);
        QVERIFY(shown.silence() > 500); // in the plot it is like any other stretch
        QTest::mouseClick(
            &shown.window, Qt::LeftButton, {}, {qRound((shown.at(60) + shown.at(900)) / 2), 24});
        QVERIFY(shown.silence() < TimeFolds::width);
    }

    void whoDragsOverItOpensNothing()
    {
        Shown shown;
        QVERIFY(shown.show());
        const QPoint middle(qRound((shown.at(60) + shown.at(900)) / 2), 100);
        const double before = shown.at(30);
        QTest::mousePress(&shown.window, Qt::LeftButton, {}, middle);
        QTest::mouseMove(&shown.window, middle + QPoint(60, 0));
        QTest::mouseRelease(&shown.window, Qt::LeftButton, {}, middle + QPoint(60, 0));
        QVERIFY(shown.silence() < TimeFolds::width);
        QVERIFY(qAbs(shown.at(30) - before - 60) < 0.5);
    }

    void aKeyOpensTheNearestAndClosesItAgain()
    {
        Shown shown;
        QVERIFY(shown.show());
        shown.view->forceActiveFocus();
        QTest::keyClick(&shown.window, Qt::Key_Z);
        QVERIFY(shown.silence() > 500);
        QTest::keyClick(&shown.window, Qt::Key_Z);
        QVERIFY(shown.silence() < TimeFolds::width);
    }

    void zoomedInAndOutItIsTheSame()
    {
        Shown shown;
        QVERIFY(shown.show());
        const double first = shown.at(980);
        const double last = shown.at(30);
        for (int i = 0; i < 6; ++i)
            shown.view->zoom(1.4);
        QVERIFY(qAbs(shown.at(980) - first) > 1);
        for (int i = 0; i < 6; ++i)
            shown.view->zoom(1 / 1.4);
        QVERIFY(qAbs(shown.at(980) - first) < 1);
        QVERIFY(qAbs(shown.at(30) - last) < 1);
    }

    void stepsGoFromChangeToChangeOverTheFold()
    {
        Shown shown;
        QVERIFY(shown.show());
        const auto middle = [&] {
            // Names of lanes take 18 % of the width.
            return shown.view->instantAt(shown.view->width() * (0.18 + 0.82 / 2));
        };
        shown.view->pan(2);
        QList<int> minutes;
        for (int i = 0; i < 3; ++i) {
            shown.view->step(-1);
            minutes.append(qRound((double(now.toMSecsSinceEpoch()) - middle()) / 60'000));
        }
        QCOMPARE(minutes, (QList<int>{30, 980, 1000}));
    }

    /// While it follows, a minute later shows what was there a minute longer.
    void itFollowsTheClockWithAFold()
    {
        Shown shown;
        QVERIFY(shown.show());
        const double edge = shown.at(0);
        shown.view->setNow(now.addSecs(600));
        QVERIFY(qAbs(shown.at(-10) - edge) < 3);
        QVERIFY(shown.silence() < TimeFolds::width);
    }

    void aMarkInAFoldIsATimeInIt()
    {
        Shown shown;
        shown.view->setProperty("markable", true);
        QVERIFY(shown.show());
        const double x = (shown.at(60) + shown.at(900)) / 2;
        QTest::mouseMove(&shown.window, {qRound(x), 100});
        QTRY_VERIFY(!shown.view->hoverText().isEmpty());
        QVERIFY(shown.view->hoverText().startsWith(u"Nothing changed for 15 h"_s));
        shown.view->mark();
        const double ago = (double(now.toMSecsSinceEpoch()) - shown.view->markFrom()) / 60'000;
        QVERIFY(ago > 60 && ago < 900);
    }

    void anotherMachineBeginsFolded()
    {
        Shown shown;
        QVERIFY(shown.show());
        QVERIFY(shown.view->toggleFold());
        QVERIFY(shown.silence() > 500);
        shown.view->setModel(nullptr);
        QSignalSpy reloaded(shown.view, &TimelineView::lanesChanged);
        shown.view->setModel(&shown.model);
        QVERIFY(reloaded.wait(testTimeout));
        QVERIFY(shown.silence() < TimeFolds::width);
    }
};

} // namespace tst_timelineview

HP_GUI_TEST(tst_timelineview, TestTimelineView)
#include "tst_timelineview.moc"
