// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/TimeScale.h"

#include <QTest>

#include <cmath>

namespace tst_timefolds {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::TimePoint;

namespace {

const TimePoint noon = *hp::parseTime("2026-01-10T12:00:00Z");

TimeScale::Folds folded(std::vector<TimeStretch> stretches)
{
    return std::make_shared<const TimeFolds>(std::move(stretches));
}

/// Ten hours on 1,032 pixels, of which 1 h to 4 h and 5 h to 9 h are folded: three open hours of
/// 333 ⅓ pixels and two zigzags.
const TimeScale
    twice(noon, noon + 10h, 1032, folded({{noon + 1h, noon + 4h}, {noon + 5h, noon + 9h}}));

} // namespace

class TestTimeFolds : public QObject
{
    Q_OBJECT
private slots:
    void stretchesThatTouchAreOne()
    {
        const TimeFolds folds({{noon + 3h, noon + 5h},
                               {noon, noon + 1h},
                               {noon + 4h, noon + 6h},
                               {noon + 2h, noon + 2h},
                               {noon + 6h, noon + 7h}});
        QCOMPARE(folds.all().size(), std::size_t(2));
        QVERIFY(folds.all()[0] == (TimeStretch{noon, noon + 1h}));
        QVERIFY(folds.all()[1] == (TimeStretch{noon + 3h, noon + 7h}));
    }

    void aTimeHasOnePlace_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<double>("x");
        const double hour = 1000.0 / 3;
        QTest::newRow("the left edge") << 0 << 0.0;
        QTest::newRow("open time before the folds") << 30 << hour / 2;
        QTest::newRow("the begin of a fold") << 60 << hour;
        QTest::newRow("the middle of a fold") << 150 << hour + 8;
        QTest::newRow("the end of a fold") << 240 << hour + 16;
        QTest::newRow("open time between two folds") << 270 << 1.5 * hour + 16;
        QTest::newRow("a quarter of the second fold") << 360 << 2 * hour + 20;
        QTest::newRow("behind both") << 570 << 2.5 * hour + 32;
        QTest::newRow("the right edge") << 600 << 1032.0;
        QTest::newRow("left of what is shown") << -60 << -hour;
        QTest::newRow("right of what is shown") << 660 << 1032 + hour;
    }

    void aTimeHasOnePlace()
    {
        QFETCH(const int, minutes);
        QFETCH(const double, x);
        const TimePoint time = noon + std::chrono::minutes(minutes);
        QVERIFY2(std::abs(twice.x(time) - x) < 1e-6, qPrintable(QString::number(twice.x(time))));
        // In a fold a hundredth of a pixel is many seconds, in open time a fraction of one.
        const TimePoint back = twice.time(x);
        QVERIFY2(std::chrono::abs(back - time) < 100us,
                 qPrintable(QString::number(static_cast<double>((back - time).count()))));
    }

    /// What is drawn right lies later, over the whole picture and beyond.
    void pixelsNeverRunBackwards()
    {
        TimePoint before = twice.time(-200);
        for (double x = -199; x < 1300; x += 1) {
            const TimePoint time = twice.time(x);
            QVERIFY(time > before);
            QVERIFY(std::abs(twice.x(time) - x) < 1e-3);
            before = time;
        }
    }

    void nothingIsFoldedWhereNothingWouldBeLeft_data()
    {
        QTest::addColumn<int>("fromMinutes");
        QTest::addColumn<int>("toMinutes");
        QTest::addColumn<double>("width");
        QTest::newRow("all of it lies in a fold") << 90 << 200 << 1000.0;
        QTest::newRow("zigzags would take more than half") << 0 << 600 << 60.0;
    }

    void nothingIsFoldedWhereNothingWouldBeLeft()
    {
        QFETCH(const int, fromMinutes);
        QFETCH(const int, toMinutes);
        QFETCH(const double, width);
        const TimePoint from = noon + std::chrono::minutes(fromMinutes);
        const TimePoint to = noon + std::chrono::minutes(toMinutes);
        const TimeScale scale(from, to, width, twice.folds());
        QVERIFY(!scale.folds());
        QCOMPARE(scale.x(from + (to - from) / 2), width / 2);
    }

    void panMovesByPixelsAcrossFolds()
    {
        for (const double by : {-400.0, -8.0, 5.0, 340.0, 341.5, 700.0}) {
            const TimeScale moved = twice.panned(by);
            QVERIFY(std::abs(moved.x(noon + 270min) - (twice.x(noon + 270min) - by)) < 1e-2);
            QVERIFY(moved.perPixel() == twice.perPixel());
        }
        const TimeScale back = twice.panned(345).panned(-345);
        QVERIFY(std::chrono::abs(back.from() - twice.from()) < 1ms);
        QVERIFY(std::chrono::abs(back.to() - twice.to()) < 1ms);
    }

    void zoomKeepsTheTimeUnderThePointer_data()
    {
        QTest::addColumn<double>("x");
        QTest::newRow("in open time") << 100.0;
        QTest::newRow("in a fold") << 340.0;
        QTest::newRow("between two folds") << 500.0;
    }

    void zoomKeepsTheTimeUnderThePointer()
    {
        QFETCH(const double, x);
        const TimePoint under = twice.time(x);
        for (const double factor : {1.4, 0.5}) {
            const TimeScale zoomed = twice.zoomed(factor, x);
            QVERIFY(std::abs(zoomed.x(under) - x) < 1e-2);
            const double ratio = static_cast<double>(twice.perPixel().count())
                / static_cast<double>(zoomed.perPixel().count());
            QVERIFY(std::abs(ratio - factor) < 1e-3);
        }
    }

    void otherFoldsMoveNothingUnderTheAnchor()
    {
        const TimePoint under = twice.time(500);
        const TimeScale fewer = twice.refolded(folded({{noon + 5h, noon + 9h}}), 500);
        QVERIFY(std::abs(fewer.x(under) - 500) < 1e-3);
        QVERIFY(fewer.perPixel() == twice.perPixel());
        const TimeScale none = twice.refolded({}, 500);
        QVERIFY(!none.folds());
        QVERIFY(std::abs(none.x(under) - 500) < 1e-3);
        QVERIFY(std::chrono::abs(none.perPixel() - twice.perPixel()) <= 1us);
    }

    void ticksAreRoundTimesOutsideOfFolds()
    {
        const TimeScale scale(
            noon, noon + 50h, 1032, folded({{noon + 1h, noon + 40h}, {noon + 41h, noon + 49h}}));
        const auto ticks = scale.ticks(110);
        QVERIFY(ticks.size() >= 4);
        for (std::size_t i = 0; i < ticks.size(); ++i) {
            const AxisTick &tick = ticks[i];
            QCOMPARE(tick.x, scale.x(tick.at));
            QVERIFY(tick.at.time_since_epoch() % scale.tickStep(110) == 0us);
            for (const TimeStretch &fold : scale.folds()->all()) {
                QVERIFY(!fold.contains(tick.at));
                const double middle = scale.x(fold.from) + TimeFolds::width / 2;
                QVERIFY(std::abs(tick.x - middle) >= 55 - 1e-6);
            }
            if (i > 0)
                QVERIFY(tick.x - ticks[i - 1].x >= 110 - 1e-6);
        }
        // Which day it is behind the folds is told once.
        QCOMPARE(std::ranges::count_if(ticks, &AxisTick::dated), 1);
    }

    /// A step of a second over a year would take long, were each one tried.
    void ticksSkipWhatIsFolded()
    {
        const TimeScale scale(
            noon, noon + 24h * 365, 1032, folded({{noon + 30s, noon + 24h * 365 - 30s}}));
        QVERIFY(scale.tickStep(110) <= 10s);
        QVERIFY(scale.ticks(110).size() < 20);
    }
};

} // namespace tst_timefolds

HP_TEST(tst_timefolds, TestTimeFolds)
#include "tst_timefolds.moc"
