// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineFolding.h"

#include <QSet>

#include <algorithm>

namespace hp::ui {

namespace {

/// A stretch is folded when it is longer than this part of what is shown.
constexpr int shareFolded = 10;
/// What stays of it at either end, so that a change is not glued to a zigzag.
constexpr int shareKept = 50;

/// Something waits or moves: how long it takes is what somebody wants to see. What merely stands,
/// such as an armed hook or a condition, goes on in silence.
bool isUnderWay(const QString &look)
{
    static const QSet<QString> looks{QStringLiteral("holding"),
                                     QStringLiteral("blocked"),
                                     QStringLiteral("draining"),
                                     QStringLiteral("left"),
                                     QStringLiteral("held"),
                                     QStringLiteral("requested"),
                                     QStringLiteral("moving"),
                                     QStringLiteral("notReady"),
                                     QStringLiteral("provisioning"),
                                     QStringLiteral("deleting")};
    return looks.contains(look);
}

} // namespace

std::vector<TimeStretch> idleStretches(const TimelineData &data, TimePoint now)
{
    std::vector<TimeStretch> busy;
    const TimePoint end = data.to.value_or(now);
    const auto add = [&](TimePoint from, TimePoint to) {
        if (from <= end && to >= data.from)
            busy.push_back({std::max(from, data.from), std::min(to, end)});
    };
    for (const TimelineLane &lane : data.lanes) {
        for (const TimelineSpan &span : lane.spans) {
            const TimePoint to = span.to.value_or(end);
            if (isUnderWay(span.look)) {
                add(span.from, to);
                continue;
            }
            add(span.from, span.from);
            if (span.to)
                add(to, to);
        }
        for (const TimelineMark &mark : lane.marks)
            add(mark.at, mark.at);
    }
    for (const TimelineGap &gap : data.gaps)
        add(gap.from, gap.to.value_or(end));
    std::ranges::sort(busy, {}, &TimeStretch::from);

    std::vector<TimeStretch> idle;
    if (busy.empty())
        return idle;
    TimePoint reach = busy.front().from;
    for (const TimeStretch &one : busy) {
        if (one.from > reach)
            idle.push_back({reach, one.from});
        reach = std::max(reach, one.to);
    }
    if (reach < end)
        idle.push_back({reach, end});
    return idle;
}

void TimelineFolding::setEnabled(bool enabled)
{
    m_enabled = enabled;
    if (!enabled)
        closeAll();
}

void TimelineFolding::setData(const TimelineData &data)
{
    // Sorted once; how far the last stretch reaches is asked whenever the clock went on.
    m_idle = m_enabled ? idleStretches(data, TimePoint::max()) : std::vector<TimeStretch>{};
}

void TimelineFolding::setSpan(Duration span)
{
    m_span = std::max<Duration>(span, std::chrono::milliseconds(100));
}

std::optional<TimeStretch> TimelineFolding::foldIn(const TimeStretch &idle) const
{
    const TimePoint to = std::min(idle.to, m_now);
    if (to - idle.from <= m_span / shareFolded)
        return std::nullopt;
    return TimeStretch{idle.from + m_span / shareKept, to - m_span / shareKept};
}

TimelineFolding::Folds TimelineFolding::folds() const
{
    std::vector<TimeStretch> folds;
    for (const TimeStretch &idle : m_idle) {
        if (const auto fold = foldIn(idle); fold && !isOpen(idle))
            folds.push_back(*fold);
    }
    return folds.empty() ? Folds() : std::make_shared<const TimeFolds>(std::move(folds));
}

std::vector<TimeStretch> TimelineFolding::opened() const
{
    std::vector<TimeStretch> opened;
    if (m_opened.empty() && m_lookedInto.empty())
        return opened;
    for (const TimeStretch &idle : m_idle) {
        if (const auto fold = foldIn(idle); fold && isOpen(idle))
            opened.push_back(*fold);
    }
    return opened;
}

bool TimelineFolding::toggle(TimePoint time)
{
    for (const TimeStretch &idle : m_idle) {
        const auto fold = foldIn(idle);
        if (!fold || !fold->contains(time))
            continue;
        if (m_opened.erase(idle.from) + m_lookedInto.erase(idle.from) == 0)
            m_opened.insert(idle.from);
        return true;
    }
    return false;
}

void TimelineFolding::lookAt(const TimeStretch &shown)
{
    m_lookedInto.clear();
    for (const TimeStretch &idle : m_idle) {
        const auto fold = foldIn(idle);
        const auto cuts = [&fold](TimePoint edge) { return edge > fold->from && edge < fold->to; };
        if (fold && (cuts(shown.from) || cuts(shown.to)))
            m_lookedInto.insert(idle.from);
    }
}

void TimelineFolding::closeAll()
{
    m_opened.clear();
    m_lookedInto.clear();
}

bool TimelineFolding::isOpen(const TimeStretch &idle) const
{
    return m_opened.contains(idle.from) || m_lookedInto.contains(idle.from);
}

} // namespace hp::ui
