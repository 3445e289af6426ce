// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/TimelineViewport.h"

#include <QTest>

#include <functional>

namespace tst_timelineviewport {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::Duration;
using hp::TimePoint;

namespace {

const TimePoint noon = *hp::parseTime("2026-01-10T12:00:00Z");

using Move = std::function<void(TimelineViewport &)>;

/// One state since noon, looked at 100 minutes later; six seconds a pixel.
TimelineData record()
{
    TimelineData data;
    TimelineLane lane;
    lane.spans.push_back({.from = noon, .look = QStringLiteral("running")});
    data.lanes.push_back(std::move(lane));
    return data;
}

TimelineViewport fitted()
{
    TimelineViewport viewport;
    viewport.setWidth(1060);
    viewport.setNow(noon + 100min);
    viewport.setRecord(record());
    return viewport;
}

/// "-180 to 6180": in seconds after noon.
QString shown(const TimelineViewport &viewport)
{
    const auto second = [](TimePoint at) {
        return std::chrono::round<std::chrono::seconds>(at - noon).count();
    };
    return QStringLiteral("%1 to %2")
        .arg(second(viewport.shown().from))
        .arg(second(viewport.shown().to));
}

} // namespace

class TestTimelineViewport : public QObject
{
    Q_OBJECT
private slots:
    void aMoveShowsThis_data()
    {
        QTest::addColumn<Move>("move");
        QTest::addColumn<QString>("shows");
        QTest::addColumn<bool>("follows");

        const auto add = [](const char *name, Move move, const char *shows, bool follows) {
            QTest::newRow(name) << std::move(move) << QString::fromLatin1(shows) << follows;
        };
        using View = TimelineViewport;
        // clang-format off
        add("the first record is fitted, with room on either side", [](View &) { }, "-180 to 6180", true);
        add("it moves with the clock", [](View &view) { view.setNow(noon + 110min); }, "431 to 6791", true);
        add("now stays where it is", [](View &view) { view.zoom(2); }, "2910 to 6090", true);
        add("what was zoomed with the pointer stays", [](View &view) { view.zoomAround(2, 30); }, "-90 to 3090", false);
        add("who moves away is left there", [](View &view) { view.pan(-0.5); view.setNow(noon + 110min); }, "-3360 to 3000", false);
        add("and comes back to now", [](View &view) { view.pan(-0.5); view.follow(); }, "-169 to 6191", true);
        add("a change comes to the middle", [](View &view) { view.step(-1, {noon + 20min, noon + 90min}); }, "-1980 to 4380", false);
        add("no change moves nothing", [](View &view) { view.step(1, {noon + 20min}); }, "-180 to 6180", true);
        add("what is asked for is shown", [](View &view) { view.show({noon + 10min, noon + 20min}); }, "600 to 1200", false);
        add("and followed where it reaches now", [](View &view) { view.show({noon + 50min, noon + 100min}); }, "3000 to 6093", true);
        add("what is empty is not shown", [](View &view) { view.show({noon, noon}); }, "-180 to 6180", true);
        add("another width shows the same", [](View &view) { view.setWidth(500); }, "-180 to 6180", true);
        add("only so many hours are fitted", [](View &view) { view.setHours(1); view.fit(); }, "2292 to 6108", true);
        add("the next record is fitted anew", [](View &view) { view.pan(3); view.forget(); view.setRecord(record()); }, "-180 to 6180", true);
        add("and more of this one is not", [](View &view) { view.pan(-0.5); view.setRecord(record()); }, "-3360 to 3000", false);
        // clang-format on
    }

    void aMoveShowsThis()
    {
        QFETCH(const Move, move);
        QFETCH(const QString, shows);
        QFETCH(const bool, follows);
        TimelineViewport viewport = fitted();
        move(viewport);
        QCOMPARE(shown(viewport), shows);
        QCOMPARE(viewport.isFollowing(), follows);
    }

    void withoutAClockOrARecordNothingIsFitted()
    {
        TimelineViewport viewport;
        QVERIFY(!viewport.setRecord(record()));
        QVERIFY(!viewport.isFitted());
        QCOMPARE(viewport.recorded(), TimeStretch{});
        QVERIFY(!viewport.setNow(noon + 100min));
        QVERIFY(!viewport.setRecord({}));
        QVERIFY(!viewport.show({noon, noon + 1min}));
        QVERIFY(viewport.setRecord(record()));
        QCOMPARE(viewport.recorded(), (TimeStretch{noon, noon + 100min}));
    }

    void aFoldOpensAndClosesWithoutMoving()
    {
        TimelineViewport viewport = fitted();
        viewport.setFolding(true, record());
        const QString before = shown(viewport);
        QCOMPARE(viewport.folds().size(), std::size_t(1));
        QVERIFY(!viewport.folds().front().open);
        QVERIFY(viewport.toggleNearest(viewport.middle()));
        QVERIFY(viewport.folds().front().open);
        QVERIFY(viewport.toggle(viewport.folds().front()));
        QVERIFY(!viewport.folds().front().open);
        QCOMPARE(shown(viewport), before);
    }
};

} // namespace tst_timelineviewport

HP_TEST(tst_timelineviewport, TestTimelineViewport)
#include "tst_timelineviewport.moc"
