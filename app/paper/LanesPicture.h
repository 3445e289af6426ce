// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"
#include "ui/timeline/paint/TimelinePainter.h"

#include <QPointF>

#include <string>
#include <vector>

class QPainter;

namespace hp::app {

/// The lanes of an incident with heading, UTC axis and legend, painted by the routine that paints
/// the timeline on screen, in the light colours of the console and its font.
class LanesPicture
{
public:
    /// In pixels; the story lives as long as this.
    LanesPicture(const exports::Story &story, double width);

    [[nodiscard]] double height() const;
    void paint(QPainter &painter, QPointF at) const;

    [[nodiscard]] static const ui::TimelineStyle &style();

private:
    const exports::Story &m_story;
    double m_width;
    ui::TimelineData m_data{};
    ui::TimeScale m_scale{};
    ui::TimelineLayout m_layout{};
    std::vector<std::string> m_notes{}; ///< below the legend
};

} // namespace hp::app
