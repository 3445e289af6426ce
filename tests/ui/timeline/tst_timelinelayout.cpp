// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/timeline/paint/PaintCache.h"
#include "ui/timeline/paint/TimelineLayout.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_timelinelayout {

using namespace std::chrono_literals;
using namespace hp::ui;
using hp::TimePoint;

namespace {

const TimePoint noon = *hp::parseTime("2026-01-10T12:00:00Z");

QString at(std::chrono::seconds offset)
{
    return QString::fromStdString(hp::formatMicroTime(noon + offset));
}

QVariantMap lane(const char *id, const char *kind, int order)
{
    return {{QStringLiteral("id"), QLatin1String(id)},
            {QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("label"), QLatin1String(id)},
            {QStringLiteral("order"), order}};
}

QVariantMap span(const char *laneId, std::chrono::seconds from, QVariant to, const char *look)
{
    return {{QStringLiteral("lane"), QLatin1String(laneId)},
            {QStringLiteral("from"), at(from)},
            {QStringLiteral("to"), std::move(to)},
            {QStringLiteral("look"), QLatin1String(look)},
            {QStringLiteral("text"), QLatin1String(look)},
            {QStringLiteral("known"), QStringLiteral("observed")}};
}

/// A machine that runs, then is deleted with a hook that holds.
std::map<QString, QVariantMap> heldMachine()
{
    return {{QStringLiteral("lane/hook"), lane("hook", "hook", 1)},
            {QStringLiteral("lane/phase"), lane("phase", "phase", 0)},
            {QStringLiteral("span/phase/0"), span("phase", 0s, at(600s), "running")},
            {QStringLiteral("span/phase/1"), span("phase", 600s, {}, "deleting")},
            {QStringLiteral("span/hook/0"), span("hook", 0s, at(600s), "armed")},
            {QStringLiteral("span/hook/1"), span("hook", 600s, {}, "holding")}};
}

const TimelineRecord *find(const TimelineLayout &layout, const char *look)
{
    const auto it =
        std::find_if(layout.records.begin(), layout.records.end(), [&](const auto &record) {
            return record.look == QLatin1String(look);
        });
    return it == layout.records.end() ? nullptr : &*it;
}

} // namespace

class TestTimelineLayout : public QObject
{
    Q_OBJECT
private slots:
    void lanesComeInTheirOrder()
    {
        const TimelineData data = timelineData(heldMachine());
        QCOMPARE(data.lanes.size(), std::size_t(2));
        QCOMPARE(data.lanes[0].id, QStringLiteral("phase"));
        QCOMPARE(data.lanes[1].spans.size(), std::size_t(2));
    }

    void aRowThatCannotBeReadTakesNoneWithIt()
    {
        auto rows = heldMachine();
        rows[QStringLiteral("span/phase/7")] = span("phase", 0s, {}, "running");
        rows[QStringLiteral("span/phase/7")][QStringLiteral("from")] = QStringLiteral("yesterday");
        rows[QStringLiteral("span/none/0")] = span("none", 0s, {}, "running");
        QCOMPARE(timelineData(rows).lanes[0].spans.size(), std::size_t(2));
    }

    void aSpanThatLastsEndsNow()
    {
        const TimeScale scale(noon, noon + 1200s, 1200);
        const TimelineLayout layout =
            layoutTimeline(timelineData(heldMachine()), scale, noon + 900s);
        const TimelineRecord *holding = find(layout, "holding");
        QVERIFY(holding);
        QCOMPARE(holding->rect.left(), 600.0);
        QCOMPARE(holding->rect.right(), 900.0);
        QVERIFY(!holding->endVisible);
        QVERIFY(holding->shape == TimelineShape::Bar);
        QVERIFY(find(layout, "armed")->shape == TimelineShape::ThinLine);
    }

    void onlyWhatIsVisibleIsLaidOut()
    {
        const TimeScale scale(noon + 700s, noon + 800s, 100);
        const TimelineLayout layout =
            layoutTimeline(timelineData(heldMachine()), scale, noon + 900s);
        QVERIFY(!find(layout, "running"));
        const TimelineRecord *deleting = find(layout, "deleting");
        QVERIFY(deleting);
        QVERIFY(!deleting->startVisible);
        QVERIFY(deleting->rect.left() >= -1 && deleting->rect.right() <= 101);
    }

    void aConditionIsHatchedWhileItIsNotAsItShouldBe_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("look");
        QTest::addColumn<bool>("isHatched");
        QTest::newRow("what is ready is calm") << "Ready"
                                               << "true" << false;
        QTest::newRow("what is not is hatched") << "Ready"
                                                << "false" << true;
        QTest::newRow("a deletion says where it is") << "Deleting"
                                                     << "true" << true;
        QTest::newRow("a pause stands out") << "Paused"
                                            << "true" << true;
        QTest::newRow("one that is over is calm") << "Paused"
                                                  << "false" << false;
    }

    void aConditionIsHatchedWhileItIsNotAsItShouldBe()
    {
        QFETCH(const QString, type);
        QFETCH(const QString, look);
        QFETCH(const bool, isHatched);
        const QByteArray id = type.toLatin1();
        const std::map<QString, QVariantMap> rows{
            {QStringLiteral("lane/") + type, lane(id.constData(), "condition", 0)},
            {QStringLiteral("span/%1/1").arg(type),
             span(id.constData(), 0s, at(60s), qPrintable(look))}};
        const TimelineLayout layout =
            layoutTimeline(timelineData(rows), TimeScale(noon, noon + 120s, 100), noon + 120s);
        const TimelineRecord *record = find(layout, qPrintable(look));
        QVERIFY(record);
        QCOMPARE(record->shape == TimelineShape::Hatched, isHatched);
    }

    void narrowSpansFoldButHoldsNeverDisappear()
    {
        std::map<QString, QVariantMap> rows{{QStringLiteral("lane/c"), lane("c", "condition", 0)},
                                            {QStringLiteral("lane/h"), lane("h", "hook", 1)}};
        for (int i = 0; i < 500; ++i) {
            const std::chrono::seconds from(i);
            rows[QStringLiteral("span/c/%1").arg(i)] =
                span("c", from, at(from + 1s), i % 2 ? "true" : "false");
            if (i % 100 == 0)
                rows[QStringLiteral("span/h/%1").arg(i)] =
                    span("h", from, at(from + 1s), "holding");
        }
        const TimeScale scale(noon, noon + 24h, 400);
        const TimelineLayout layout = layoutTimeline(timelineData(rows), scale, noon + 24h);
        const auto count = [&](TimelineShape shape) {
            return std::count_if(layout.records.begin(),
                                 layout.records.end(),
                                 [&](const auto &record) { return record.shape == shape; });
        };
        QVERIFY(count(TimelineShape::Fold) <= 2);
        // In pixels side by side they are one, over all of these.
        QCOMPARE(count(TimelineShape::Bar), 1);
        QVERIFY(find(layout, "holding")->rect.width() > 400 / 216.0);
        int holds = 0;
        for (const TimelineRecord &record : layout.records)
            holds += record.shape == TimelineShape::Bar ? std::max(record.folded, 1) : 0;
        QCOMPARE(holds, 5);
    }

    /// However much lies in one pixel, what is not as it should be is what is painted there.
    void whatIsWrongWinsItsPixel_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("looks");
        QTest::addColumn<QString>("wins");
        QTest::addColumn<QColor>("colour");
        const QColor fault(170, 0, 30);
        const QColor hold(10, 80, 140);
        const auto row = [](const char *name,
                            const char *kind,
                            const QStringList &looks,
                            const char *wins,
                            const QColor &colour) {
            QTest::newRow(name) << QString::fromLatin1(kind) << looks << QString::fromLatin1(wins)
                                << colour;
        };
        row("a failure between two states that are as they should be",
            "phase",
            {QStringLiteral("running"), QStringLiteral("failed"), QStringLiteral("running")},
            "failed",
            fault);
        row("a hold among armed ones",
            "hook",
            {QStringLiteral("armed"), QStringLiteral("holding"), QStringLiteral("armed")},
            "holding",
            hold);
        row("a failure that was the last",
            "phase",
            {QStringLiteral("running"), QStringLiteral("running"), QStringLiteral("failed")},
            "failed",
            fault);
    }

    void whatIsWrongWinsItsPixel()
    {
        QFETCH(const QString, kind);
        QFETCH(const QStringList, looks);
        QFETCH(const QString, wins);
        QFETCH(const QColor, colour);
        // A pixel is a minute; each state of the middle one lasts for a tenth of it.
        std::map<QString, QVariantMap> rows{
            {QStringLiteral("lane/l"), lane("l", qPrintable(kind), 0)}};
        const QByteArray quiet = looks.front().toLatin1();
        rows[QStringLiteral("span/l/0")] = span("l", 0s, at(6000s), quiet.constData());
        for (int i = 0; i < 9; ++i)
            rows[QStringLiteral("span/l/%1").arg(i + 1)] =
                span("l",
                     6000s + std::chrono::seconds(6 * i),
                     at(6006s + std::chrono::seconds(6 * i)),
                     looks.at(i % 3).toLatin1().constData());
        rows[QStringLiteral("span/l/10")] = span("l", 6054s, {}, quiet.constData());
        const TimelineData data = timelineData(rows);
        const TimeScale scale(noon, noon + 200min, 200);
        const TimelineLayout layout = layoutTimeline(data, scale, noon + 200min);
        const TimelineRecord *hit = recordAt(layout, {100.5, layout.lanes[0].top + 9});
        QVERIFY(hit);
        QCOMPARE(hit->look, wins);
        QCOMPARE(hit->folded, 3);
        TimelineStyle style;
        style.background = Qt::white;
        style.fault = QColor(170, 0, 30);
        style.hold = QColor(10, 80, 140);
        PaintCache cache;
        QImage image(368, 80, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        paintTimeline(
            painter, image.rect(), layout, scale, noon + 200min, TimelineFrame(), style, &cache);
        painter.end();
        QCOMPARE(image.pixelColor(168 + 100, 28 + static_cast<int>(layout.lanes[0].top + 9)),
                 colour);
    }

    void aMarkOfTroubleWinsItsBin()
    {
        std::map<QString, QVariantMap> rows{{QStringLiteral("lane/e"), lane("e", "events", 0)}};
        const auto mark = [&rows](int number, std::chrono::seconds when, const char *look) {
            rows[QStringLiteral("mark/e/%1").arg(number)] = {
                {QStringLiteral("lane"), QStringLiteral("e")},
                {QStringLiteral("at"), at(when)},
                {QStringLiteral("look"), QLatin1String(look)},
                {QStringLiteral("text"), QLatin1String(look)}};
        };
        // A thousand in an hour, one a second apart from trouble.
        for (int i = 0; i < 1000; ++i)
            mark(i, std::chrono::seconds(36 * i / 10), "normal");
        for (int i = 0; i < 7; ++i)
            mark(2000 + i, std::chrono::seconds(500 * i + 1), "warning");
        const TimelineData data = timelineData(rows);
        const TimeScale scale(noon, noon + 1h, 400);
        const TimelineLayout layout = layoutTimeline(data, scale, noon + 1h);
        QVERIFY2(layout.records.size() <= 102, qPrintable(QString::number(layout.records.size())));
        int shown = 0;
        int warnings = 0;
        bool quietAfter = false;
        for (const TimelineRecord &record : layout.records) {
            shown += std::max(record.folded, 1);
            if (record.look == QLatin1String("warning"))
                ++warnings;
            else
                quietAfter = quietAfter || warnings > 0;
        }
        QCOMPARE(shown, 1007);
        QCOMPARE(warnings, 7);
        QVERIFY(!quietAfter); // nothing is painted over them
        // While the picture moves, what is one stays one.
        const auto times = [&data](const TimelineLayout &all) {
            std::set<TimePoint> found;
            for (const TimelineRecord &record : all.records)
                found.insert(data.lanes[0].marks[static_cast<std::size_t>(record.item)].at);
            return found;
        };
        const std::set<TimePoint> before = times(layout);
        const TimeScale moved = scale.panned(3);
        for (const TimePoint one : times(layoutTimeline(data, moved, noon + 1h))) {
            if (one > moved.from() + 1min && one < scale.to() - 1min)
                QVERIFY(before.contains(one));
        }
    }

    void severalMarksSayHowManyTheyAre()
    {
        std::map<QString, QVariantMap> rows{{QStringLiteral("lane/e"), lane("e", "events", 0)}};
        for (int i = 0; i < 3; ++i)
            rows[QStringLiteral("mark/e/%1").arg(i)] = {
                {QStringLiteral("lane"), QStringLiteral("e")},
                {QStringLiteral("at"), at(std::chrono::seconds(i))},
                {QStringLiteral("look"), QStringLiteral("normal")},
                {QStringLiteral("text"), QStringLiteral("Synced")}};
        const TimelineData data = timelineData(rows);
        const TimelineLayout layout = layoutTimeline(data, {noon - 1h, noon + 1h, 400}, noon + 1h);
        QCOMPARE(layout.records.size(), std::size_t(1));
        QCOMPARE(describeRecord(data, layout.records[0], noon + 1h),
                 QStringLiteral("e · Synced · 2026-01-10T12:00:02Z · 2 more, zoom in"));
    }

    void stepsStopAtWhatChangedOrAtWhatIsWrong_data()
    {
        QTest::addColumn<bool>("abnormalOnly");
        QTest::addColumn<QList<int>>("minutes");

        QTest::newRow("every change") << false << QList<int>{0, 5, 10, 20, 30};
        QTest::newRow("only what began to be wrong, and marks of it")
            << true << QList<int>{5, 12, 20};
    }

    void stepsStopAtWhatChangedOrAtWhatIsWrong()
    {
        QFETCH(const bool, abnormalOnly);
        QFETCH(const QList<int>, minutes);
        const std::map<QString, QVariantMap> rows{
            {QStringLiteral("lane/h"), lane("h", "hook", 0)},
            {QStringLiteral("lane/c"), lane("c", "condition", 1)},
            {QStringLiteral("lane/n"), lane("n", "node", 2)},
            {QStringLiteral("span/h/1"), span("h", 0s, at(5min), "armed")},
            {QStringLiteral("span/h/2"), span("h", 5min, at(10min), "holding")},
            {QStringLiteral("span/c/1"), span("c", 10min, at(30min), "false")},
            {QStringLiteral("span/n/1"), span("n", 20min, at(30min), "unknown")},
            {QStringLiteral("mark/h/1"),
             {{QStringLiteral("lane"), QStringLiteral("h")},
              {QStringLiteral("at"), at(12min)},
              {QStringLiteral("look"), QStringLiteral("alarm")}}}};
        QList<int> found;
        for (const TimePoint change : timelineChanges(timelineData(rows), abnormalOnly))
            found.append(static_cast<int>(
                std::chrono::duration_cast<std::chrono::minutes>(change - noon).count()));
        QCOMPARE(found, minutes);
    }

    void theThingUnderThePointerIsNamed()
    {
        const TimelineData data = timelineData(heldMachine());
        const TimelineLayout layout = layoutTimeline(data, {noon, noon + 1200s, 1200}, noon + 900s);
        const TimelineRecord *record = recordAt(layout, {700, layout.lanes[1].top + 9});
        QVERIFY(record);
        QCOMPARE(describeRecord(data, *record, noon + 900s),
                 QStringLiteral("hook · holding · since 2026-01-10T12:10:00Z, 5 m"));
        QVERIFY(!recordAt(layout, {1100, layout.lanes[1].top + 9}));
    }

    void whatIsUsualStandsBehindWhatHolds_data()
    {
        QTest::addColumn<QVariantMap>("usual");
        QTest::addColumn<QRectF>("ghost");
        const auto known = [](double p50, double p95, int n) {
            return QVariantMap{{QStringLiteral("p50"), p50},
                               {QStringLiteral("p95"), p95},
                               {QStringLiteral("n"), n}};
        };
        // It holds since 600 s, now is 900 s; a pixel is a second.
        QTest::newRow("from p50 to p95 of its begin")
            << known(60, 240, 41) << QRectF(660, 0, 180, 0);
        QTest::newRow("also beyond now") << known(200, 500, 9) << QRectF(800, 0, 300, 0);
        QTest::newRow("and up to the edge of what is shown")
            << known(200, 5000, 9) << QRectF(800, 0, 401, 0);
        QTest::newRow("too narrow to be seen") << known(60, 61, 41) << QRectF();
        QTest::newRow("nothing was measured") << known(60, 240, 0) << QRectF();
        QTest::newRow("it makes no sense") << known(240, 60, 5) << QRectF();
        QTest::newRow("nothing is known") << QVariantMap() << QRectF();
    }

    void whatIsUsualStandsBehindWhatHolds()
    {
        QFETCH(const QVariantMap, usual);
        QFETCH(const QRectF, ghost);
        auto rows = heldMachine();
        rows[QStringLiteral("lane/hook")].insert(QStringLiteral("usual"), usual);
        const TimelineData data = timelineData(rows);
        const TimelineLayout layout = layoutTimeline(data, {noon, noon + 1200s, 1200}, noon + 900s);
        const auto shape = [&](TimelineShape wanted) {
            return std::ranges::find(layout.records, wanted, &TimelineRecord::shape);
        };
        const auto found = shape(TimelineShape::Usual);
        QCOMPARE(found != layout.records.end(), ghost.isValid() || ghost.width() > 0);
        if (found == layout.records.end())
            return;
        QCOMPARE(found->rect.left(), ghost.left());
        QCOMPARE(found->rect.width(), ghost.width());
        QVERIFY(found < shape(TimelineShape::Bar)); // painted before it
        // Where both lie, the hold is meant.
        const double y = found->rect.center().y();
        const TimelineRecord *hit = recordAt(layout, {std::min(890.0, ghost.left() + 20), y});
        QVERIFY(hit && hit->shape == TimelineShape::Bar);
        if (ghost.right() > 910) {
            hit = recordAt(layout, {ghost.right() - 5, y});
            QVERIFY(hit && hit->shape == TimelineShape::Usual);
            QVERIFY(describeRecord(data, *hit, noon + 900s)
                        .contains(QStringLiteral("usually over after 3 m")));
        }
    }

    void aHoldThatIsOverAndNarrowIsNotCompared()
    {
        auto rows = heldMachine();
        rows[QStringLiteral("lane/hook")].insert(QStringLiteral("usual"),
                                                 QVariantMap{{QStringLiteral("p50"), 600},
                                                             {QStringLiteral("p95"), 6000},
                                                             {QStringLiteral("n"), 9}});
        const auto ghosts = [&rows] {
            const TimelineLayout layout =
                layoutTimeline(timelineData(rows), {noon, noon + 24h, 400}, noon + 900s);
            return std::ranges::count(layout.records, TimelineShape::Usual, &TimelineRecord::shape);
        };
        QCOMPARE(ghosts(), 1); // it holds: how long is to be expected is the question
        rows[QStringLiteral("span/hook/1")] = span("hook", 600s, at(900s), "holding");
        QCOMPARE(ghosts(), 0);
    }

    void aHeldHookIsPaintedInTheHoldColour()
    {
        const TimeScale scale(noon, noon + 1200s, 1032);
        const TimelineLayout layout =
            layoutTimeline(timelineData(heldMachine()), scale, noon + 900s);
        QImage image(1200, 200, QImage::Format_ARGB32_Premultiplied);
        TimelineStyle style;
        style.background = Qt::white;
        style.hold = QColor(10, 80, 140);
        QPainter painter(&image);
        const TimelineFrame frame;
        paintTimeline(painter, image.rect(), layout, scale, noon + 900s, frame, style);
        painter.end();
        const int x = 168 + static_cast<int>(scale.x(noon + 750s));
        const int y = 28 + static_cast<int>(layout.lanes[1].top + 9);
        QCOMPARE(image.pixelColor(x, y), style.hold);
        QCOMPARE(image.pixelColor(168 + static_cast<int>(scale.x(noon + 1100s)), y),
                 style.background);
    }
};

} // namespace tst_timelinelayout

HP_GUI_TEST(tst_timelinelayout, TestTimelineLayout)
#include "tst_timelinelayout.moc"
