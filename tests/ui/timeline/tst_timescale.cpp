// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/TimeScale.h"

#include <QTest>

namespace tst_timescale {

using namespace std::chrono_literals;
using hp::Duration;
using hp::TimePoint;
using hp::ui::TimeScale;

namespace {
const TimePoint noon = *hp::parseTime("2026-01-10T12:00:00Z");
}

class TestTimeScale : public QObject
{
    Q_OBJECT
private slots:
    void theEndsLieAtTheEdges()
    {
        const TimeScale scale(noon, noon + 1h, 600);
        QCOMPARE(scale.x(noon), 0.0);
        QCOMPARE(scale.x(noon + 1h), 600.0);
        QCOMPARE(scale.x(noon + 30min), 300.0);
        QVERIFY(scale.time(150) == noon + 15min);
    }

    void zoomKeepsTheTimeUnderThePointer()
    {
        const TimeScale scale(noon, noon + 1h, 600);
        const TimeScale closer = scale.zoomed(2, 150);
        QVERIFY(closer.time(150) == noon + 15min);
        QVERIFY(closer.span() == 30min);
    }

    void zoomStopsAtATenthOfASecond()
    {
        TimeScale scale(noon, noon + 1h, 600);
        for (int i = 0; i < 100; ++i)
            scale = scale.zoomed(2, 300);
        QVERIFY(scale.span() == 100ms);
    }

    void panMovesByPixels()
    {
        const TimeScale scale = TimeScale(noon, noon + 1h, 600).panned(-300);
        QVERIFY(scale.from() == noon - 30min);
        QVERIFY(scale.span() == 1h);
    }

    void ticksAreRoundTimes_data()
    {
        QTest::addColumn<qint64>("spanSeconds");
        QTest::addColumn<qint64>("stepSeconds");
        QTest::newRow("ten seconds in seconds") << qint64(10) << qint64(2);
        QTest::newRow("an hour in quarters") << qint64(3600) << qint64(900);
        QTest::newRow("a day in six hours") << qint64(86400) << qint64(21600);
        QTest::newRow("a year in ten weeks") << qint64(31536000) << qint64(10 * 604800);
    }
    void ticksAreRoundTimes()
    {
        QFETCH(const qint64, spanSeconds);
        QFETCH(const qint64, stepSeconds);
        const TimeScale scale(noon, noon + std::chrono::seconds(spanSeconds), 600);
        const Duration step = scale.tickStep(110);
        QCOMPARE(std::chrono::duration_cast<std::chrono::seconds>(step).count(), stepSeconds);
        const auto ticks = scale.ticks(110);
        QVERIFY(!ticks.empty());
        for (std::size_t i = 1; i < ticks.size(); ++i) {
            QVERIFY(ticks[i].at - ticks[i - 1].at == step);
            QVERIFY(ticks[i].x - ticks[i - 1].x >= 110);
        }
        QVERIFY(ticks.front().at.time_since_epoch() % step == Duration(0));
    }

    void midnightIsMarked()
    {
        const TimeScale scale(noon, noon + 24h, 600);
        int days = 0;
        for (const auto &tick : scale.ticks(110))
            days += tick.day ? 1 : 0;
        QCOMPARE(days, 1);
    }
};

} // namespace tst_timescale

HP_TEST(tst_timescale, TestTimeScale)
#include "tst_timescale.moc"
