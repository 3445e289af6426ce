// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Swimlanes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::size_t maxLanes = 200;
constexpr std::size_t maxShownGaps = 2000;
/// What must be seen is not folded, but has a bound all the same.
constexpr std::size_t maxSpans = 4000;
/// So many states of a lane are kept as they are until it is known what is shown.
constexpr std::size_t maxUnfolded = 1500;
/// The first column of a lane is so many times finer than one of the whole range.
constexpr int finest = 4096;

/// From top to bottom as product.md 4.4 S2 has them.
int orderOf(const std::string &lane, const std::string &kind)
{
    constexpr std::array<std::string_view, 12> laneOrder{"phase",
                                                         "hold",
                                                         "hook",
                                                         "condition",
                                                         "drain",
                                                         "provider",
                                                         "node",
                                                         "power",
                                                         "key",
                                                         "maintenance",
                                                         "people",
                                                         "events"};
    const auto it = std::find(laneOrder.begin(), laneOrder.end(), kind);
    const int order = 10 * static_cast<int>(it - laneOrder.begin());
    const int point = lane.starts_with("hook/preTerminate/")     ? 2
        : lane.starts_with("hook/preDrain/") || lane == "cordon" ? 1
                                                                 : 0;
    return order + point;
}

/// These are why somebody looks at the picture at all.
bool mustShow(const std::string &look)
{
    return look == "holding" || look == "failed" || look == "blocked" || look == "off"
        || look == "held" || look == "late" || look == "overdue";
}

} // namespace

Swimlanes::Swimlanes(TimePoint from, TimePoint to, int columns)
    : m_from(from)
    , m_to(std::max(to, from + std::chrono::seconds(1)))
    , m_columns(std::max(columns, 1))
    , m_column((m_to - m_from) / m_columns)
{ }

Swimlane *Swimlanes::laneOf(const Fact &fact)
{
    const Key key{fact.machine, fact.lane};
    const auto it = m_byKey.find(key);
    if (it != m_byKey.end())
        return &it->second;
    if (m_byKey.size() >= maxLanes)
        return nullptr;
    Swimlane &lane = m_byKey[key];
    lane.machine = fact.machine;
    lane.lane = fact.lane;
    lane.kind = fact.laneKind;
    lane.label = fact.laneLabel;
    lane.detail = fact.detail;
    lane.order = orderOf(fact.lane, fact.laneKind);
    lane.folds = std::max<Duration>(m_column / finest, Duration(1));
    return &lane;
}

void Swimlanes::add(const Fact &fact)
{
    if (fact.sort == FactSort::Gap) {
        if (m_gaps.size() < maxShownGaps && fact.at <= m_to
            && (!fact.until || *fact.until >= m_from))
            m_gaps.push_back({fact.at, fact.until, "gap", fact.text, {}, true, 0});
        return;
    }
    // Writes of clients show as what they changed; the picture would only say it twice.
    if (fact.sort == FactSort::Write || fact.lane.empty())
        return;
    Swimlane *lane = laneOf(fact);
    if (!lane)
        return;
    if (fact.sort == FactSort::Moment) {
        if (!fact.to.empty())
            addMark(*lane, {fact.at, fact.to, fact.text, 0});
        return;
    }
    Open &open = m_open[{{fact.machine, fact.lane}, fact.object.uid}];
    const TimePoint at = open.open ? std::max(open.span.from, fact.at) : fact.at;
    if (open.open) {
        open.span.to = at;
        if (fact.to.empty())
            open.span.end = fact.end;
        else if (fact.to == "bypassed")
            open.span.end = "bypassed";
        addSpan(*lane, std::move(open.span));
    }
    open.open = !fact.to.empty();
    if (open.open)
        open.span = {at, std::nullopt, fact.to, fact.text, {}, !fact.reported, 0};
}

void Swimlanes::addLate(const Entry &entry)
{
    if (entry.kind != EntryKind::HoldLate && entry.kind != EntryKind::HoldOverdue)
        return;
    const auto lane = m_byKey.find({entry.machine, entry.lane});
    if (lane != m_byKey.end())
        addMark(lane->second, {entry.eventTime, entry.to, entry.summary, 0});
}

void Swimlanes::addSpan(Swimlane &lane, LaneSpan span)
{
    if (span.from > m_to || (span.to && *span.to < m_from))
        return;
    ++lane.changes;
    append(lane, std::move(span));
    makeRoom(lane);
}

void Swimlanes::append(Swimlane &lane, LaneSpan span) const
{
    const auto isBrief = [&](const LaneSpan &state) {
        return state.folded > 0
            || (state.to.value_or(m_to) - state.from < lane.folds && !mustShow(state.look));
    };
    if (!lane.spans.empty()) {
        LaneSpan &last = lane.spans.back();
        const bool near = span.from - last.to.value_or(m_to) < lane.folds;
        if (lane.spans.size() >= maxSpans || (near && isBrief(span) && isBrief(last))) {
            last.folded = std::max(last.folded, 1) + std::max(span.folded, 1);
            if (last.to)
                last.to = span.to ? std::max(*last.to, *span.to) : span.to;
            last.end.clear();
            return;
        }
    }
    lane.spans.push_back(std::move(span));
}

void Swimlanes::addMark(Swimlane &lane, LaneMark mark)
{
    if (mark.at < m_from || mark.at > m_to)
        return;
    ++lane.changes;
    append(lane, std::move(mark));
    makeRoom(lane);
}

void Swimlanes::append(Swimlane &lane, LaneMark mark)
{
    if (!lane.marks.empty()) {
        LaneMark &last = lane.marks.back();
        const bool close = mark.at - last.at < 4 * lane.folds && last.look == mark.look;
        if (close || lane.marks.size() >= maxSpans) {
            last.folded += mark.folded + 1;
            return;
        }
    }
    lane.marks.push_back(std::move(mark));
}

void Swimlanes::refold(Swimlane &lane, Duration column) const
{
    lane.folds = std::max(lane.folds, column);
    for (LaneSpan &span : std::exchange(lane.spans, {}))
        append(lane, std::move(span));
    for (LaneMark &mark : std::exchange(lane.marks, {}))
        append(lane, std::move(mark));
}

void Swimlanes::makeRoom(Swimlane &lane) const
{
    while (std::max(lane.spans.size(), lane.marks.size()) > maxUnfolded && lane.folds < m_column)
        refold(lane, std::min(m_column, 2 * lane.folds));
}

void Swimlanes::show(const TimeRange &range)
{
    for (auto &[key, lane] : m_byKey) {
        std::erase_if(lane.spans, [&range](const LaneSpan &span) {
            return span.from > range.to || (span.to && *span.to < range.from);
        });
        std::erase_if(lane.marks, [&range](const LaneMark &mark) {
            return mark.at < range.from || mark.at > range.to;
        });
    }
    std::erase_if(m_gaps, [&range](const LaneSpan &gap) {
        return gap.from > range.to || (gap.to && *gap.to < range.from);
    });
    m_from = range.from;
    m_to = range.to;
}

/// What ends within a gap, or is first seen changed at its end, ended at a time that nobody knows.
void Swimlanes::markUnseenEnds()
{
    std::vector<std::pair<TimePoint, TimePoint>> blind;
    for (const LaneSpan &gap : m_gaps) {
        const TimePoint until = gap.to.value_or(m_to);
        if (!blind.empty() && gap.from <= blind.back().second)
            blind.back().second = std::max(blind.back().second, until);
        else
            blind.emplace_back(gap.from, until);
    }
    for (auto &[key, lane] : m_byKey) {
        for (LaneSpan &span : lane.spans) {
            if (!span.to)
                continue;
            const auto after = std::lower_bound(
                blind.begin(), blind.end(), *span.to, [](const auto &gap, TimePoint at) {
                    return gap.first < at;
                });
            span.endObserved = after == blind.begin() || std::prev(after)->second < *span.to;
        }
    }
}

void Swimlanes::finish(const std::optional<TimeRange> &story)
{
    for (auto &[key, open] : m_open) {
        const auto lane = m_byKey.find(key.first);
        if (open.open && lane != m_byKey.end())
            addSpan(lane->second, std::move(open.span));
    }
    m_open.clear();
    markUnseenEnds();
    if (story) {
        const TimeRange shown{std::max(story->from, m_from), std::min(story->to, m_to)};
        if (shown.to - shown.from > Duration(0) && 2 * (shown.to - shown.from) < m_to - m_from)
            show(shown);
    }
    const Duration column = (m_to - m_from) / m_columns;
    for (auto &[key, lane] : m_byKey) {
        refold(lane, column);
        std::stable_sort(lane.spans.begin(), lane.spans.end(), [](const auto &a, const auto &b) {
            return a.from < b.from;
        });
        std::stable_sort(lane.marks.begin(), lane.marks.end(), [](const auto &a, const auto &b) {
            return a.at < b.at;
        });
        if (!lane.spans.empty() || !lane.marks.empty())
            m_lanes.push_back(std::move(lane));
    }
    m_byKey.clear();
    std::stable_sort(m_lanes.begin(), m_lanes.end(), [](const Swimlane &a, const Swimlane &b) {
        return std::tie(a.machine, a.order, a.lane) < std::tie(b.machine, b.order, b.lane);
    });
}

} // namespace hp::incident
