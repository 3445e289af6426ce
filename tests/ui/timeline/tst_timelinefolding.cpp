// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/FoldPainter.h"
#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelineFolding.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_timelinefolding {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::Duration;
using hp::TimePoint;

namespace {

const TimePoint noon = *hp::parseTime("2026-01-10T12:00:00Z");
constexpr Duration lasts = Duration::max();

TimelineSpan span(Duration from, Duration to, const char *look)
{
    TimelineSpan span;
    span.from = noon + from;
    if (to != lasts)
        span.to = noon + to;
    span.look = QLatin1String(look);
    return span;
}

TimelineData dataOf(std::vector<TimelineSpan> spans, std::vector<Duration> marks = {})
{
    TimelineData data;
    TimelineLane lane;
    lane.id = QStringLiteral("lane");
    lane.spans = std::move(spans);
    for (const Duration at : marks)
        lane.marks.push_back({noon + at, QStringLiteral("note"), {}, {}});
    data.lanes.push_back(std::move(lane));
    data.from = noon;
    return data;
}

/// "1-5 7-24": in minutes after noon.
QString minutes(const std::vector<TimeStretch> &stretches)
{
    QStringList words;
    for (const TimeStretch &one : stretches) {
        const auto minute = [](TimePoint at) {
            return std::chrono::duration_cast<std::chrono::minutes>(at - noon).count();
        };
        words << QStringLiteral("%1-%2").arg(minute(one.from)).arg(minute(one.to));
    }
    return words.join(QLatin1Char(' '));
}

} // namespace

class TestTimelineFolding : public QObject
{
    Q_OBJECT
private slots:
    void idleIsWhereNothingChangesAndNothingIsUnderWay_data()
    {
        QTest::addColumn<TimelineData>("data");
        QTest::addColumn<QString>("idle");

        QTest::newRow("what stands is idle until now")
            << dataOf({span(0min, lasts, "running")}) << "0-100";
        QTest::newRow("a change divides")
            << dataOf({span(0min, 30min, "provisioned"), span(30min, lasts, "running")})
            << "0-30 30-100";
        QTest::newRow("a mark divides")
            << dataOf({span(0min, lasts, "running")}, {40min}) << "0-40 40-100";
        QTest::newRow("a hold that goes on is not idle")
            << dataOf({span(0min, 30min, "armed"), span(30min, lasts, "holding")}) << "0-30";
        QTest::newRow("nor is one that ended") << dataOf({span(0min, 30min, "armed"),
                                                          span(30min, 50min, "holding"),
                                                          span(50min, lasts, "armed")})
                                               << "0-30 50-100";
        QTest::newRow("nor a drain that is blocked")
            << dataOf({span(20min, lasts, "blocked")}, {0min}) << "0-20";
        QTest::newRow("a condition that is False stands")
            << dataOf({span(0min, lasts, "false")}) << "0-100";
        QTest::newRow("what began before what is shown counts from there")
            << dataOf({span(-500min, lasts, "running")}, {10min}) << "10-100";
        QTest::newRow("nothing is known of nothing") << dataOf({}) << "";
        TimelineData blind = dataOf({span(0min, lasts, "running")}, {90min});
        blind.gaps.push_back({noon + 20min, noon + 60min, {}});
        QTest::newRow("what nobody observed is not idle") << blind << "0-20 60-90 90-100";
        TimelineData past = dataOf({span(0min, lasts, "running")});
        past.to = noon + 50min;
        QTest::newRow("the past ends where it was asked for") << past << "0-50";
    }

    void idleIsWhereNothingChangesAndNothingIsUnderWay()
    {
        QFETCH(const TimelineData, data);
        QFETCH(const QString, idle);
        QCOMPARE(minutes(idleStretches(data, noon + 100min)), idle);
    }

    void longerThanATenthIsFolded_data()
    {
        QTest::addColumn<int>("idleMinutes");
        QTest::addColumn<QString>("folds");
        // Of 100 minutes; two minutes stay at either end.
        QTest::newRow("a tenth is not") << 10 << "";
        QTest::newRow("a little more is") << 11 << "2-9";
        QTest::newRow("most of it") << 60 << "2-58";
    }

    void longerThanATenthIsFolded()
    {
        QFETCH(const int, idleMinutes);
        QFETCH(const QString, folds);
        TimelineFolding folding;
        folding.setEnabled(true);
        folding.setSpan(100min);
        folding.setNow(noon + 100min);
        folding.setData(
            dataOf({span(std::chrono::minutes(idleMinutes), lasts, "holding")}, {0min}));
        QCOMPARE(minutes(folding.folds() ? folding.folds()->all() : std::vector<TimeStretch>{}),
                 folds);
    }

    void theLastFoldGrowsWithTheClock()
    {
        TimelineFolding folding;
        folding.setEnabled(true);
        folding.setSpan(100min);
        folding.setData(dataOf({span(0min, lasts, "running")}));
        folding.setNow(noon + 50min);
        QCOMPARE(minutes(folding.folds()->all()), QStringLiteral("2-48"));
        folding.setNow(noon + 70min);
        QCOMPARE(minutes(folding.folds()->all()), QStringLiteral("2-68"));
    }

    void whatIsOpenedStaysOpenUntilItIsClosed()
    {
        TimelineFolding folding;
        folding.setEnabled(true);
        folding.setSpan(100min);
        folding.setNow(noon + 100min);
        folding.setData(dataOf({span(0min, 50min, "on"), span(50min, lasts, "running")}));
        QCOMPARE(minutes(folding.folds()->all()), QStringLiteral("2-48 52-98"));
        QVERIFY(folding.toggle(noon + 70min));
        QCOMPARE(minutes(folding.folds()->all()), QStringLiteral("2-48"));
        QCOMPARE(minutes(folding.opened()), QStringLiteral("52-98"));
        folding.setNow(noon + 110min);
        folding.setSpan(60min); // somebody zooms in
        QVERIFY(folding.opened().size() == 1);
        QVERIFY(folding.toggle(noon + 70min));
        QVERIFY(folding.opened().empty());
        QCOMPARE(folding.folds()->all().size(), std::size_t(2));
        QVERIFY(!folding.toggle(noon + 50min)); // a change is in no fold
    }

    void whatSomebodyLooksIntoIsOpen_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("folds");
        // Folded are the minutes from 2 to 48 and from 52 to 98.
        QTest::newRow("what is shown whole stays folded") << 0 << 100 << "2-48 52-98";
        QTest::newRow("it begins in one") << 20 << 100 << "52-98";
        QTest::newRow("it ends in one") << 0 << 80 << "2-48";
        QTest::newRow("it lies between two") << 30 << 60 << "";
        QTest::newRow("it lies in one") << 60 << 70 << "2-48";
        QTest::newRow("it ends where one begins") << 0 << 52 << "2-48 52-98";
    }

    void whatSomebodyLooksIntoIsOpen()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const QString, folds);
        TimelineFolding folding;
        folding.setEnabled(true);
        folding.setSpan(100min);
        folding.setNow(noon + 100min);
        folding.setData(dataOf({span(0min, 50min, "on"), span(50min, lasts, "running")}));
        const auto folded = [&folding] {
            return folding.folds() ? minutes(folding.folds()->all()) : QString();
        };
        folding.lookAt({noon + 10min, noon + 20min}); // what was chosen before
        folding.lookAt({noon + std::chrono::minutes(from), noon + std::chrono::minutes(to)});
        QCOMPARE(folded(), folds);
        folding.lookAtAll();
        QCOMPARE(folded(), QStringLiteral("2-48 52-98"));
        // A click on its bracket folds it all the same.
        folding.lookAt({noon + 60min, noon + 70min});
        QVERIFY(folding.toggle(noon + 65min));
        QCOMPARE(folded(), QStringLiteral("2-48 52-98"));
    }

    void switchedOffNothingIsFolded()
    {
        TimelineFolding folding;
        folding.setSpan(100min);
        folding.setNow(noon + 100min);
        folding.setData(dataOf({span(0min, lasts, "running")}));
        QVERIFY(!folding.folds());
        QVERIFY(!folding.toggle(noon + 50min));
    }

    void aFoldIsHitInItsColumnAndAnOpenedStretchByItsBracket_data()
    {
        QTest::addColumn<QPointF>("at");
        QTest::addColumn<int>("index");
        QTest::newRow("the zigzag in the plot") << QPointF(508, 40) << 0;
        QTest::newRow("the zigzag in the axis") << QPointF(508, -10) << 0;
        QTest::newRow("beside it") << QPointF(480, 40) << -1;
        QTest::newRow("the bracket") << QPointF(800, -3) << 1;
        QTest::newRow("what lies under the bracket") << QPointF(800, 40) << -1;
    }

    void aFoldIsHitInItsColumnAndAnOpenedStretchByItsBracket()
    {
        QFETCH(const QPointF, at);
        QFETCH(const int, index);
        const TimeScale scale(noon,
                              noon + 100min,
                              1016,
                              std::make_shared<const TimeFolds>(
                                  std::vector<TimeStretch>{{noon + 30min, noon + 40min + 0s}}));
        // 90 open minutes on 1,000 pixels: the fold lies at 333.
        const double shift = 500 - scale.x(noon + 30min);
        const auto places = foldPlaces(scale.panned(-shift), {{noon + 50min, noon + 75min}});
        QCOMPARE(places.size(), std::size_t(2));
        const FoldPlace *hit = foldAt(places, at);
        QCOMPARE(hit ? static_cast<int>(hit - places.data()) : -1, index);
    }

    /// The zigzag is drawn where the mapping says, over what lies below.
    void theZigzagHidesWhatIsFolded()
    {
        QImage image(400, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::red);
        TimelineStyle style;
        style.background = Qt::white;
        style.textQuiet = Qt::black;
        QPainter painter(&image);
        paintFolds(painter,
                   QRectF(100, 0, 300, 20),
                   QRectF(100, 20, 300, 80),
                   {{{noon, noon + 3h}, 50, 66, false}},
                   style);
        painter.end();
        QCOMPARE(image.pixelColor(158, 60), QColor(Qt::white)); // between the two zigzags
        QCOMPARE(image.pixelColor(148, 60), QColor(Qt::red));
        QCOMPARE(image.pixelColor(168, 60), QColor(Qt::red));
        bool inked = false;
        for (int y = 22; y < 98; ++y)
            inked = inked || image.pixelColor(152, y).lightness() < 100;
        QVERIFY(inked);
    }
};

} // namespace tst_timelinefolding

HP_GUI_TEST(tst_timelinefolding, TestTimelineFolding)
#include "tst_timelinefolding.moc"
