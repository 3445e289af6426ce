// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/timeline/paint/TimeScale.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <optional>

class QPainter;

namespace hp::ui {

/// The moment that somebody marked in a timeline, or the range between two. A value.
class TimelineMarks
{
public:
    [[nodiscard]] bool isEmpty() const { return !m_first; }
    [[nodiscard]] bool isRange() const { return m_first && m_second && *m_first != *m_second; }
    /// The earlier one; of a single mark both are it. Only while there is one.
    [[nodiscard]] TimePoint from() const;
    [[nodiscard]] TimePoint to() const;

    /// The first begins a range, the second ends it, a third begins another.
    void put(TimePoint at);
    void span(TimePoint first, TimePoint second);
    void clear();

private:
    std::optional<TimePoint> m_first{};
    std::optional<TimePoint> m_second{};
};

/// Over the plot: a line at each mark and the range between them in a tone.
void paintMarks(QPainter &painter,
                const QRectF &plot,
                const TimelineMarks &marks,
                const TimeScale &scale,
                const TimelineStyle &style);

} // namespace hp::ui
