// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineLayout.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace hp::ui {

namespace {

constexpr double laneGap = 6;
constexpr double kindGap = 12;
constexpr double foldBelow = 1.0;
constexpr int markBin = 4; ///< pixels, half of a mark
constexpr double minCompared = 4;
constexpr double minUsual = 3; ///< narrower it cannot be told from the edge of a bar

/// Lane heights of product.md S2.
double laneHeight(const QString &kind)
{
    if (kind == QLatin1String("phase") || kind == QLatin1String("drain"))
        return 20;
    if (kind == QLatin1String("hook"))
        return 18;
    if (kind == QLatin1String("key") || kind == QLatin1String("condition"))
        return 14;
    if (kind == QLatin1String("people") || kind == QLatin1String("events"))
        return 18;
    return 16;
}

/// Of Cluster API: what these say while they are True is why somebody looks.
bool isCalmWhenFalse(const QString &condition)
{
    return condition == QLatin1String("Deleting") || condition == QLatin1String("Paused")
        || condition == QLatin1String("Updating") || condition == QLatin1String("Remediating");
}

TimelineShape shapeFor(const TimelineLane &lane, const QString &look)
{
    const QString &kind = lane.kind;
    if (look == QLatin1String("unknown"))
        return TimelineShape::Dotted;
    if (kind == QLatin1String("hook"))
        return look == QLatin1String("holding") ? TimelineShape::Bar : TimelineShape::ThinLine;
    if (kind == QLatin1String("condition"))
        return (look == QLatin1String("false")) != isCalmWhenFalse(lane.label)
            ? TimelineShape::Hatched
            : TimelineShape::ThinLine;
    if (kind == QLatin1String("node"))
        return look == QLatin1String("notReady") ? TimelineShape::Hatched
            : look == QLatin1String("cordoned")  ? TimelineShape::Bracket
                                                 : TimelineShape::ThinLine;
    if (kind == QLatin1String("power")) {
        return look == QLatin1String("off") ? TimelineShape::PowerLow
            : look == QLatin1String("on")   ? TimelineShape::PowerHigh
                                            : TimelineShape::PowerSlope;
    }
    if (kind == QLatin1String("key"))
        return TimelineShape::Bracket;
    return TimelineShape::Band;
}

/// These are why somebody looks at the timeline at all; level of detail must not hide them.
bool mustShow(const QString &look)
{
    return look == QLatin1String("holding") || look == QLatin1String("failed")
        || look == QLatin1String("blocked") || look == QLatin1String("off")
        || look == QLatin1String("held");
}

class LaneBuilder
{
public:
    LaneBuilder(TimelineLayout &layout, const TimeScale &scale, TimePoint now, int lane)
        : m_layout(layout)
        , m_scale(scale)
        , m_now(now)
        , m_lane(lane)
    { }

    void spans(const TimelineLane &lane, const TimelineLaneBox &box)
    {
        const auto visible = std::partition_point(
            lane.spans.begin(), lane.spans.end(), [this](const TimelineSpan &span) {
                return span.to && *span.to < m_scale.from();
            });
        for (auto it = visible; it != lane.spans.end() && it->from <= m_scale.to(); ++it) {
            const TimePoint end = it->to.value_or(m_now);
            if (end < m_scale.from())
                continue;
            const double left = std::max(m_scale.x(it->from), -1.0);
            const double right = std::min(m_scale.x(end), m_scale.width() + 1);
            const int index = static_cast<int>(it - lane.spans.begin());
            const bool narrow = right - left < foldBelow;
            const bool serious = mustShow(it->look);
            if (narrow && (serious ? join(it->look, left, right) : fold(left, right)))
                continue;
            // One that is over and too narrow to be compared needs no comparison.
            const bool compares = !it->to || right - left >= minCompared;
            if (lane.usual && compares && it->look == QLatin1String("holding"))
                usual(*lane.usual, it->from, box, index);
            TimelineRecord record;
            record.shape = shapeFor(lane, it->look);
            record.rect = {left, box.top, std::max(right - left, foldBelow), box.height};
            record.look = it->look;
            record.text = it->text;
            record.end = it->end;
            record.startSeen = it->observed;
            record.startVisible = it->from >= m_scale.from();
            record.endVisible = it->to && *it->to <= m_scale.to();
            record.lane = m_lane;
            record.item = index;
            if (!serious)
                m_lastFoldable = narrow ? static_cast<int>(m_layout.records.size()) : -1;
            (serious && narrow ? m_serious : m_layout.records).push_back(std::move(record));
        }
        layOver();
    }

    /// Marks that would hide half of each other are one. The bins are of time, so that they stay
    /// what they are while the picture moves.
    void marks(const TimelineLane &lane, const TimelineLaneBox &box)
    {
        const auto visible = std::partition_point(
            lane.marks.begin(), lane.marks.end(), [this](const TimelineMark &mark) {
                return mark.at < m_scale.from();
            });
        const auto bin = std::max<std::int64_t>(markBin * m_scale.perPixel().count(), 1);
        const auto end =
            std::partition_point(visible, lane.marks.end(), [this](const TimelineMark &mark) {
                return mark.at <= m_scale.to();
            });
        for (auto it = visible; it != end;) {
            const std::int64_t place = it->at.time_since_epoch().count() / bin;
            auto shown = it;
            bool wins = false;
            const auto first = it;
            for (; it != end && it->at.time_since_epoch().count() / bin == place; ++it) {
                const bool isWrong = isAbnormal(*it);
                if (isWrong || !wins)
                    shown = it;
                wins = wins || isWrong;
            }
            TimelineRecord record;
            record.shape = TimelineShape::Mark;
            record.rect = {m_scale.x(shown->at) - 4, box.top + box.height / 2 - 4, 8, 8};
            record.look = shown->look;
            record.text = shown->text;
            record.lane = m_lane;
            record.item = static_cast<int>(shown - lane.marks.begin());
            record.folded = it - first > 1 ? static_cast<int>(it - first) : 0;
            (wins ? m_serious : m_layout.records).push_back(std::move(record));
        }
        layOver();
    }

private:
    /// What must be seen goes over what shares its pixels.
    void layOver()
    {
        std::ranges::move(m_serious, std::back_inserter(m_layout.records));
        m_serious.clear();
    }

    /// Behind a hold; it may reach beyond its end, and beyond now.
    void usual(const TimelineUsual &usual, TimePoint since, const TimelineLaneBox &box, int item)
    {
        const double left = std::max(m_scale.x(since + usual.p50), -1.0);
        const double right = std::min(m_scale.x(since + usual.p95), m_scale.width() + 1);
        if (right - left < minUsual)
            return;
        TimelineRecord record;
        record.shape = TimelineShape::Usual;
        record.rect = {left, box.top, right - left, box.height};
        record.lane = m_lane;
        record.item = item;
        m_layout.records.push_back(std::move(record));
    }

    /// Joins a narrow span to a narrow one before it with which it shares a pixel.
    static bool joinTo(TimelineRecord &last, double left, double right)
    {
        if (left - last.rect.right() >= foldBelow)
            return false;
        last.folded = std::max(last.folded, 1) + 1;
        last.rect.setRight(std::max(last.rect.right(), right));
        last.endVisible = false;
        return true;
    }

    /// What need not be seen becomes one fold, which says only that there is something.
    bool fold(double left, double right)
    {
        if (m_lastFoldable < 0)
            return false;
        TimelineRecord &last = m_layout.records[static_cast<std::size_t>(m_lastFoldable)];
        if (!joinTo(last, left, right))
            return false;
        last.shape = TimelineShape::Fold;
        return true;
    }

    /// What must be seen is joined to its like and stays what it is.
    bool join(const QString &look, double left, double right)
    {
        constexpr int looks = 4; // that a lane may go through within a pixel
        const auto end =
            m_serious.rbegin() + std::min<std::ptrdiff_t>(looks, std::ssize(m_serious));
        const auto like = std::find_if(
            m_serious.rbegin(), end, [&](const auto &one) { return one.look == look; });
        return like != end && joinTo(*like, left, right);
    }

    TimelineLayout &m_layout;
    const TimeScale &m_scale;
    TimePoint m_now;
    int m_lane;
    int m_lastFoldable = -1; ///< of the narrow ones; -1 after one that is not
    std::vector<TimelineRecord> m_serious{}; ///< that must be seen, until all others are there
};

QString lasting(TimePoint from, std::optional<TimePoint> to, TimePoint now)
{
    const QString age = QString::fromStdString(formatAge(to.value_or(now) - from));
    const QString start = QString::fromStdString(formatTime(from));
    return to
        ? QStringLiteral("%1 to %2, %3").arg(start, QString::fromStdString(formatTime(*to)), age)
        : QStringLiteral("since %1, %2").arg(start, age);
}

} // namespace

TimelineLayout layoutTimeline(const TimelineData &data, const TimeScale &scale, TimePoint now)
{
    TimelineLayout layout;
    double top = laneGap;
    QString before;
    for (const TimelineLane &lane : data.lanes) {
        TimelineLaneBox box{lane.label, lane.detail, lane.kind, top, laneHeight(lane.kind), false};
        // A host's keys belong to its power line.
        const bool sameGroup = lane.kind == before
            || (lane.kind == QLatin1String("key") && before == QLatin1String("power"));
        if (!before.isEmpty() && !sameGroup) {
            box.top += kindGap - laneGap;
            box.firstOfKind = true;
        }
        before = lane.kind;
        top = box.top + box.height + laneGap;
        layout.lanes.push_back(std::move(box));
    }
    layout.height = top;

    for (const TimelineGap &gap : data.gaps) {
        const TimePoint end = gap.to.value_or(now);
        if (end < scale.from() || gap.from > scale.to())
            continue;
        TimelineRecord record;
        record.shape = TimelineShape::Gap;
        const double left = std::max(scale.x(gap.from), -1.0);
        record.rect = {left,
                       0,
                       std::max(std::min(scale.x(end), scale.width() + 1) - left, 1.0),
                       layout.height};
        record.text = gap.cause;
        layout.records.push_back(std::move(record));
    }
    for (std::size_t i = 0; i < data.lanes.size(); ++i) {
        LaneBuilder builder(layout, scale, now, static_cast<int>(i));
        builder.spans(data.lanes[i], layout.lanes[i]);
        builder.marks(data.lanes[i], layout.lanes[i]);
    }
    return layout;
}

const TimelineRecord *recordAt(const TimelineLayout &layout, QPointF position)
{
    // Thin things are hard to hit; two pixels to each side count as a hit.
    for (auto it = layout.records.rbegin(); it != layout.records.rend(); ++it) {
        if (it->rect.adjusted(-2, 0, 2, 0).contains(position))
            return &*it;
    }
    return nullptr;
}

QString describeRecord(const TimelineData &data, const TimelineRecord &record, TimePoint now)
{
    if (record.lane < 0)
        return QStringLiteral("No data: %1").arg(record.text);
    const TimelineLane &lane = data.lanes[static_cast<std::size_t>(record.lane)];
    QStringList parts{lane.label};
    if (record.shape == TimelineShape::Mark) {
        const TimelineMark &mark = lane.marks[static_cast<std::size_t>(record.item)];
        parts << mark.text << QString::fromStdString(formatTime(mark.at));
        if (!mark.actor.isEmpty())
            parts << QStringLiteral("by %1").arg(mark.actor);
        if (record.folded > 1)
            parts << QStringLiteral("%1 more, zoom in").arg(record.folded - 1);
        return parts.join(QStringLiteral(" · "));
    }
    if (record.folded > 1)
        return QStringLiteral("%1 · %2 changes, zoom in").arg(lane.label).arg(record.folded);
    if (record.shape == TimelineShape::Usual) {
        const auto words = [](Duration length) {
            return QString::fromStdString(formatAge(length));
        };
        return QStringLiteral("%1 · usually over after %2 to %3 (p50 to p95 of %4)")
            .arg(lane.label, words(lane.usual->p50), words(lane.usual->p95))
            .arg(lane.usual->n);
    }
    const TimelineSpan &span = lane.spans[static_cast<std::size_t>(record.item)];
    parts << (span.text.isEmpty() ? span.look : span.text) << lasting(span.from, span.to, now);
    if (!span.observed)
        parts << QStringLiteral("start reported, not seen");
    if (!span.end.isEmpty())
        parts << span.end;
    if (!span.actor.isEmpty())
        parts << QStringLiteral("by %1").arg(span.actor);
    return parts.join(QStringLiteral(" · "));
}

} // namespace hp::ui
