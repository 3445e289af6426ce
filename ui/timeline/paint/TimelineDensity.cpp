// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/paint/TimelineDensity.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
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
            m_density.maxChanges = std::max(m_density.maxChanges, column.changes);
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

constexpr int inset = 3; ///< from the upper and lower edge
constexpr int troubleHeight = 8;
constexpr int minSeen = 3; ///< columns; a lone one is overlooked
constexpr int changeHeight = 12;
constexpr int oneHold = 10;
constexpr int anotherHold = 4;
constexpr float densityTone = 0.55F;
constexpr float gapTone = 0.8F; ///< its dots are to be seen under a veil

/// Calls with the first and the last of the columns side by side for which `of` gives the same, and
/// with that, but for 0.
template<typename Of, typename Call>
void eachRun(const std::vector<DensityColumn> &columns, const Of &of, const Call &call)
{
    for (std::size_t begin = 0; begin < columns.size();) {
        const int value = of(columns[begin]);
        std::size_t end = begin + 1;
        while (end < columns.size() && of(columns[end]) == value)
            ++end;
        if (value > 0)
            call(static_cast<int>(begin), static_cast<int>(end) - 1, value);
        begin = end;
    }
}

class DensityPainter
{
public:
    DensityPainter(QPainter &painter, const QRectF &area, int columns, const TimelineStyle &style)
        : m_painter(painter)
        , m_count(columns)
        , m_left(static_cast<int>(std::floor(area.left())))
        , m_top(static_cast<int>(std::floor(area.top())))
        , m_bottom(static_cast<int>(std::floor(area.bottom())))
        , m_style(style)
    { }

    void gaps(const TimelineDensity &density)
    {
        QColor dots = m_style.textQuiet;
        dots.setAlphaF(gapTone);
        m_painter.setPen(QPen(dots, 1, Qt::DotLine));
        m_painter.setBrush(QBrush(dots, Qt::Dense6Pattern));
        for (const TimelineDensity::Gap &gap : density.gaps) {
            const QRect box(m_left + gap.first,
                            m_top + inset,
                            gap.last - gap.first,
                            m_bottom - m_top - 2 * inset - 1);
            m_painter.drawRect(box);
        }
    }

    void changes(const TimelineDensity &density)
    {
        QColor quiet = m_style.textQuiet;
        quiet.setAlphaF(densityTone);
        const double most = std::log2(1.0 + std::max(density.maxChanges, 3));
        const auto heightOf = [most](const DensityColumn &column) {
            return column.changes == 0 ? 0
                                       : static_cast<int>(std::ceil(
                                           changeHeight * std::log2(1.0 + column.changes) / most));
        };
        eachRun(density.columns, heightOf, [&](int first, int last, int height) {
            // What is under way is drawn over it and reaches further up.
            bar(first, last, m_bottom - inset - height, height, quiet);
        });
        m_painter.fillRect(QRect(m_left, m_bottom - inset, m_count, 1), quiet);
    }

    void holds(const TimelineDensity &density)
    {
        const auto lanes = [](const DensityColumn &column) { return std::min(column.holding, 3); };
        eachRun(density.columns, lanes, [&](int first, int last, int count) {
            const int height = oneHold + anotherHold * (count - 1);
            seen(first, last, m_bottom - inset - height, height, m_style.hold);
        });
    }

    /// Failures last, so that nothing lies over them.
    void troubles(const TimelineDensity &density)
    {
        const auto paint = [&](const auto &of, const QColor &colour) {
            eachRun(density.columns, of, [&](int first, int last, int) {
                seen(first, last, m_top + inset, troubleHeight, colour);
            });
        };
        paint([](const DensityColumn &column) { return column.abnormal ? 1 : 0; }, m_style.warning);
        paint([](const DensityColumn &column) { return column.failed ? 1 : 0; }, m_style.fault);
    }

private:
    /// However short it was.
    void seen(int first, int last, int top, int height, const QColor &colour)
    {
        const int end = std::max(last, std::min(first + minSeen, m_count) - 1);
        bar(std::min(first, end - minSeen + 1), end, top, height, colour);
    }

    void bar(int first, int last, int top, int height, const QColor &colour)
    {
        m_painter.fillRect(QRect(m_left + first, top, last - first + 1, height), colour);
    }

    QPainter &m_painter;
    int m_count;
    int m_left;
    int m_top;
    int m_bottom;
    const TimelineStyle &m_style;
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

void paintDensity(QPainter &painter,
                  const QRectF &area,
                  const TimelineDensity &density,
                  const TimelineStyle &style)
{
    painter.fillRect(area, style.background);
    if (density.columns.empty())
        return;
    painter.save();
    painter.setClipRect(area);
    DensityPainter columns(painter, area, static_cast<int>(density.columns.size()), style);
    columns.gaps(density);
    columns.changes(density);
    columns.holds(density);
    columns.troubles(density);
    painter.restore();
}

} // namespace hp::ui
