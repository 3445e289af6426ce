// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/TimelineDensity.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace tst_timelinedensity {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::TimePoint;

namespace {

const TimePoint zero = *hp::parseTime("2026-01-10T00:00:00Z");

TimePoint at(double minutes)
{
    return zero + hp::Duration(static_cast<std::int64_t>(minutes * 6e7));
}

TimelineLane lane(const char *kind, std::vector<TimelineSpan> spans)
{
    TimelineLane lane;
    lane.kind = QLatin1String(kind);
    lane.spans = std::move(spans);
    return lane;
}

TimelineSpan span(double from, double to, const char *look)
{
    TimelineSpan span;
    span.from = at(from);
    if (to != -1)
        span.to = at(to);
    span.look = QLatin1String(look);
    return span;
}

/// A hundred minutes, ten of them a column.
TimelineDensity ten(const TimelineData &data)
{
    return timelineDensity(data, {zero, at(100)}, 10);
}

/// One sign a column.
QString picture(const TimelineDensity &density)
{
    QString signs;
    for (const DensityColumn &column : density.columns)
        signs += column.failed    ? QLatin1Char('F')
            : column.abnormal     ? QLatin1Char('!')
            : column.holding > 1  ? QLatin1Char('H')
            : column.holding == 1 ? QLatin1Char('h')
                                  : QLatin1Char('.');
    return signs;
}

} // namespace

class TestTimelineDensity : public QObject
{
    Q_OBJECT
private slots:
    void whatHeldAndFailedIsInItsColumns_data()
    {
        QTest::addColumn<TimelineData>("data");
        QTest::addColumn<QString>("columns");
        const auto row =
            [](const char *name, std::vector<TimelineLane> lanes, const char *columns) {
                TimelineData data;
                data.lanes = std::move(lanes);
                QTest::newRow(name) << data << QString::fromLatin1(columns);
            };
        row("nothing", {}, "..........");
        row("what runs is as it should be",
            {lane("phase", {span(0, -1, "running")})},
            "..........");
        row("a hold that lasts goes on to the end",
            {lane("hook", {span(0, 45, "armed"), span(45, -1, "holding")})},
            "....hhhhhh");
        row("a hold of a second is not lost",
            {lane("hook", {span(51, 51.01, "holding")})},
            ".....h....");
        row("two lanes that held at once",
            {lane("hook", {span(12, 38, "holding")}), lane("hook", {span(25, 55, "holding")})},
            ".hHHhh....");
        row("two holds of one lane are one lane",
            {lane("hook", {span(12, 14, "holding"), span(15, 18, "holding")})},
            ".h........");
        row("a reboot key that held", {lane("key", {span(80, 85, "held")})}, "........h.");
        row("a failure over what is blocked",
            {lane("phase", {span(30, 31, "failed")}), lane("drain", {span(25, 45, "blocked")})},
            "..!F!.....");
        row("a node that was not ready", {lane("node", {span(5, 6, "notReady")})}, "!.........");
        row("power that nobody could read",
            {lane("power", {span(95, -1, "unknown")})},
            ".........!");
        row("before the whole began", {lane("hook", {span(-30, -20, "holding")})}, "..........");
        row("begun before it", {lane("hook", {span(-30, 5, "holding")})}, "h.........");
    }

    void whatHeldAndFailedIsInItsColumns()
    {
        QFETCH(const TimelineData, data);
        QFETCH(const QString, columns);
        QCOMPARE(picture(ten(data)), columns);
    }

    void changesAndMarksAreCounted()
    {
        TimelineData data;
        data.lanes.push_back(lane("condition", {span(1, 2, "true"), span(2, 95, "false")}));
        data.lanes.back().marks = {{at(5), QStringLiteral("normal"), {}, {}},
                                   {at(55), QStringLiteral("warning"), {}, {}},
                                   {at(101), QStringLiteral("warning"), {}, {}}};
        const TimelineDensity density = ten(data);
        QCOMPARE(density.columns[0].changes, 3);
        QCOMPARE(density.columns[5].changes, 1);
        QCOMPARE(density.maxChanges, 3);
        QCOMPARE(picture(density), QStringLiteral(".....!...."));
    }

    void whatNobodyObservedIsAGap()
    {
        TimelineData data;
        data.gaps = {{at(12), at(38), {}}, {at(85), std::nullopt, {}}, {at(-20), at(-10), {}}};
        const std::vector<TimelineDensity::Gap> gaps{{1, 3}, {8, 9}};
        QVERIFY(ten(data).gaps == gaps);
    }

    void withoutLengthThereIsNothing()
    {
        QVERIFY(timelineDensity({}, {zero, zero}, 10).columns.empty());
        QVERIFY(timelineDensity({}, {zero, at(1)}, 0).columns.empty());
    }

    /// A month of a machine that goes on and off: a picture of it is made once a change.
    void itsWorkGrowsWithWhatWasRecordedAlone()
    {
        TimelineData data;
        for (int l = 0; l < 10; ++l) {
            data.lanes.push_back(lane("hook", {}));
            for (int i = 0; i < 20'000; ++i)
                data.lanes.back().spans.push_back(span(i, i + 1, i % 2 == 0 ? "holding" : "armed"));
        }
        const TimelineDensity density = timelineDensity(data, {zero, at(20'000)}, 1000);
        QCOMPARE(density.columns.size(), std::size_t(1000));
        QVERIFY(std::ranges::all_of(density.columns,
                                    [](const auto &column) { return column.holding == 10; }));
        QBENCHMARK_ONCE
        {
            QCOMPARE(timelineDensity(data, {zero, at(20'000)}, 1000).maxChanges, 200);
        }
    }

    void eachIsPaintedInItsPlace()
    {
        TimelineData data;
        data.lanes = {lane("hook", {span(20, 60, "holding")}),
                      lane("phase", {span(70, 70.001, "failed")})};
        QImage image(100, 36, QImage::Format_ARGB32_Premultiplied);
        TimelineStyle style;
        style.background = Qt::white;
        style.hold = QColor(10, 80, 140);
        style.fault = QColor(170, 0, 30);
        QPainter painter(&image);
        paintDensity(painter, image.rect(), timelineDensity(data, {zero, at(100)}, 100), style);
        painter.end();
        QCOMPARE(image.pixelColor(40, 28), style.hold);
        QCOMPARE(image.pixelColor(40, 6), style.background);
        // One column wide it would be overlooked.
        for (const int x : {70, 71, 72})
            QCOMPARE(image.pixelColor(x, 6), style.fault);
        QCOMPARE(image.pixelColor(90, 6), style.background);
    }
};

} // namespace tst_timelinedensity

HP_GUI_TEST(tst_timelinedensity, TestTimelineDensity)
#include "tst_timelinedensity.moc"
