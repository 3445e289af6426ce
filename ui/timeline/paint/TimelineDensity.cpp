// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineDensity.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace hp::ui {

namespace {

/// Counts states by where they begin and end, so that a long one costs as much as a short one.
class LaneColumns
{
public:
    explicit LaneColumns(std::size_t columns)
        : m_steps(columns + 1)
    { }

    void add(std::pair<int, int> columns)
    {
        ++m_steps[static_cast<std::size_t>(columns.first)];
        --m_steps[static_cast<std::size_t>(columns.second) + 1];
        m_isEmpty = false;
    }
    /// Calls for each column in which one was, and forgets them.
    template<typename Call>
    void take(const Call &call)
    {
        if (std::exchange(m_isEmpty, true))
            return;
        int open = 0;
        for (std::size_t i = 0; i + 1 < m_steps.size(); ++i) {
            open += m_steps[i];
            if (open > 0)
                call(i);
        }
        std::ranges::fill(m_steps, 0);
    }

private:
    std::vector<int> m_steps;
    bool m_isEmpty = true;
};

bool isHolding(const TimelineSpan &span)
{
    return span.look == QLatin1String("holding") || span.look == QLatin1String("held");
}

class Counting
{
public:
    Counting(const TimeStretch &whole, int columns)
        : m_whole(whole)
        , m_count(columns)
        , m_holding(static_cast<std::size_t>(columns))
        , m_failed(static_cast<std::size_t>(columns))
        , m_abnormal(static_cast<std::size_t>(columns))
    {
        m_density.columns.resize(static_cast<std::size_t>(columns));
    }

    void add(const TimelineLane &lane)
    {
        for (const TimelineSpan &span : lane.spans) {
            if (const auto begin = columnOf(span.from))
                ++at(*begin).changes;
            if (!isAbnormal(lane, span))
                continue;
            const auto columns = columnsOf(span.from, span.to.value_or(m_whole.to));
            if (!columns)
                continue;
            LaneColumns &kind = isHolding(span)        ? m_holding
                : span.look == QLatin1String("failed") ? m_failed
                                                       : m_abnormal;
            kind.add(*columns);
        }
        for (const TimelineMark &mark : lane.marks) {
            const auto column = columnOf(mark.at);
            if (!column)
                continue;
            ++at(*column).changes;
            at(*column).abnormal = at(*column).abnormal || isAbnormal(mark);
        }
        m_holding.take([this](std::size_t i) { ++m_density.columns[i].holding; });
        m_failed.take([this](std::size_t i) { m_density.columns[i].failed = true; });
        m_abnormal.take([this](std::size_t i) { m_density.columns[i].abnormal = true; });
    }

    void add(const TimelineGap &gap)
    {
        if (const auto columns = columnsOf(gap.from, gap.to.value_or(m_whole.to)))
            m_density.gaps.push_back({columns->first, columns->second});
    }

    TimelineDensity finish()
    {
        for (const DensityColumn &column : m_density.columns)
            m_density.mostChanges = std::max(m_density.mostChanges, column.changes);
        return std::move(m_density);
    }

private:
    DensityColumn &at(int column) { return m_density.columns[static_cast<std::size_t>(column)]; }

    [[nodiscard]] int nearest(TimePoint time) const
    {
        const double share = static_cast<double>((time - m_whole.from).count())
            / static_cast<double>(m_whole.length().count());
        return std::clamp(static_cast<int>(share * m_count), 0, m_count - 1);
    }
    [[nodiscard]] std::optional<int> columnOf(TimePoint time) const
    {
        return m_whole.contains(time) ? std::optional(nearest(time)) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::pair<int, int>> columnsOf(TimePoint from, TimePoint to) const
    {
        if (to < m_whole.from || from > m_whole.to || to < from)
            return std::nullopt;
        return std::pair(nearest(std::max(from, m_whole.from)), nearest(std::min(to, m_whole.to)));
    }

    TimeStretch m_whole;
    int m_count;
    TimelineDensity m_density{};
    LaneColumns m_holding;
    LaneColumns m_failed;
    LaneColumns m_abnormal;
};

} // namespace

TimelineDensity timelineDensity(const TimelineData &data, const TimeStretch &whole, int columns)
{
    if (whole.length() <= Duration(0) || columns <= 0)
        return {};
    Counting counting(whole, columns);
    for (const TimelineLane &lane : data.lanes)
        counting.add(lane);
    for (const TimelineGap &gap : data.gaps)
        counting.add(gap);
    return counting.finish();
}

} // namespace hp::ui
