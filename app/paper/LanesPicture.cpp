// SPDX-License-Identifier: Apache-2.0
#include "app/paper/LanesPicture.h"

#include "backend/export/formats/Words.h"
#include "model/base/Text.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace hp::app {

using namespace incident;

namespace {

constexpr double headHeight = 44;
constexpr double axisHeight = 28;
constexpr double legendHeight = 34;
constexpr double noteHeight = 18; ///< a line below the legend
constexpr double gutter = 300;

QString text(const std::string &words)
{
    return QString::fromStdString(visible(words));
}

/// Which lane it is matters most: of a label that is too long the middle of the machine goes.
QString laneLabel(const std::string &machine, const std::string &lane)
{
    constexpr double room = gutter - 24;
    const QString name = text(machine.substr(machine.find('/') + 1));
    const QString rest = QStringLiteral(": ") + text(lane);
    const QFontMetricsF metrics(LanesPicture::style().font);
    const double left = room - metrics.horizontalAdvance(rest);
    return left < metrics.averageCharWidth() * 6
        ? name + rest
        : metrics.elidedText(name, Qt::ElideMiddle, left) + rest;
}

/// What stands on a thin or hatched bar hides it: two thirds of the bar stay free.
QString onBar(const LaneSpan &span, const exports::Story &story, double width)
{
    const QString words = text(span.text);
    if (span.look != "false" && span.look != "notReady" && span.look != "unknown")
        return words;
    const TimePoint from = std::max(span.from, story.lanes.from());
    const TimePoint to = std::min(span.to.value_or(story.lanes.to()), story.lanes.to());
    const double bar =
        width * secondsOf(to - from) / secondsOf(story.lanes.to() - story.lanes.from());
    const QFontMetricsF metrics(LanesPicture::style().font);
    const QString fitting = metrics.elidedText(words, Qt::ElideRight, bar / 3);
    // Less than a word says nothing.
    return fitting.size() < std::min<qsizetype>(words.size(), 8) ? QString() : fitting;
}

/// `width`: of the plot.
ui::TimelineData dataOf(const exports::Story &story, double width)
{
    ui::TimelineData data;
    const bool several = story.incident.machines.size() > 1;
    int order = 0;
    for (const Swimlane &lane : story.lanes.lanes()) {
        ui::TimelineLane drawn;
        drawn.id = text(lane.machine + '/' + lane.lane);
        drawn.kind = text(lane.kind);
        drawn.label = several ? laneLabel(lane.machine, lane.label) : text(lane.label);
        drawn.detail = text(lane.detail);
        drawn.order = order++;
        for (const LaneSpan &span : lane.spans) {
            // Short states in one place are told by their number, not by the text of the first.
            const QString words = span.folded > 1
                ? QStringLiteral("%1 short states").arg(span.folded)
                : onBar(span, story, width);
            drawn.spans.push_back(
                {span.from, span.to, text(span.look), words, {}, text(span.end), span.observed});
        }
        for (const LaneMark &mark : lane.marks) {
            const bool warns =
                mark.look == "late" || mark.look == "overdue" || mark.look == "error";
            drawn.marks.push_back({mark.at,
                                   warns ? QStringLiteral("warning") : text(mark.look),
                                   text(mark.text),
                                   {}});
        }
        data.lanes.push_back(std::move(drawn));
    }
    for (const LaneSpan &gap : story.lanes.gaps())
        data.gaps.push_back({gap.from, gap.to, text(gap.text)});
    data.from = story.lanes.from();
    data.to = story.lanes.to();
    return data;
}

void loadFonts()
{
    static const bool loaded = [] {
        // The console has them already.
        if (QFontDatabase::families().contains(QStringLiteral("Inter")))
            return true;
        for (const char *file : {"Inter-Regular.otf", "Inter-SemiBold.otf"})
            QFontDatabase::addApplicationFont(QLatin1String(":/holdpoint/paper/")
                                              + QLatin1String(file));
        return true;
    }();
    static_cast<void>(loaded);
}

} // namespace

const ui::TimelineStyle &LanesPicture::style()
{
    static const ui::TimelineStyle paper = [] {
        loadFonts();
        // The light column of product.md 4.8.
        ui::TimelineStyle style;
        style.background = QColor(0xFFFFFFU);
        style.raised = QColor(0xF2F3F4U);
        style.line = QColor(0x6B7279U);
        style.text = QColor(0x1B1F24U);
        style.textQuiet = QColor(0x3A4148U);
        style.hold = QColor(0x0B4F8AU);
        style.holdEdge = QColor(0x0A477DU);
        style.fault = QColor(0xB00020U);
        style.faultEdge = QColor(0xA8001EU);
        style.warning = QColor(0x803600U);
        style.neutral = QColor(0x8A9199U);
        style.progress = QColor(0x545B63U);
        style.font = QFont(QStringLiteral("Inter"));
        style.font.setPixelSize(12);
        // Inter has other glyphs for colons between digits, which nobody could search for in a PDF.
        style.font.setStyleStrategy(QFont::PreferNoShaping);
        style.mono = style.font;
        return style;
    }();
    return paper;
}

LanesPicture::LanesPicture(const exports::Story &story, double width)
    : m_story(story)
    , m_width(width)
    , m_data(dataOf(story, width - gutter))
    , m_scale(story.lanes.from(), story.lanes.to(), width - gutter)
    , m_layout(ui::layoutTimeline(m_data, m_scale, story.lanes.to()))
{
    for (std::string note : {exports::gapsText(story), exports::shownText(story)}) {
        if (!note.empty())
            m_notes.push_back(std::move(note));
    }
}

double LanesPicture::height() const
{
    return headHeight + axisHeight + m_layout.height + legendHeight
        + noteHeight * static_cast<double>(m_notes.size());
}

void LanesPicture::paint(QPainter &painter, QPointF at) const
{
    const ui::TimelineStyle &look = style();
    painter.save();
    painter.translate(at);
    QFont bold = look.font;
    bold.setPixelSize(15);
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(look.text);
    painter.drawText(QRectF(12, 2, m_width - 24, 22),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     text(exports::titleOf(m_story)));
    painter.setFont(look.font);
    painter.setPen(look.textQuiet);
    painter.drawText(QRectF(12, 24, m_width - 24, 18),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     text(exports::clockText(m_story.lanes.from()) + " to "
                          + exports::clockText(m_story.lanes.to()) + " UTC"));
    ui::TimelineFrame frame;
    frame.gutter = gutter;
    frame.axis = axisHeight;
    ui::paintTimeline(painter,
                      QRectF(0, headHeight, m_width, axisHeight + m_layout.height),
                      m_layout,
                      m_scale,
                      m_story.lanes.to(),
                      frame,
                      look);
    painter.setFont(look.font);
    painter.setPen(look.textQuiet);
    painter.drawText(
        QRectF(12, headHeight + axisHeight + m_layout.height + 6, m_width - 24, 20),
        Qt::AlignVCenter | Qt::AlignLeft,
        QStringLiteral("Blue bar: holds. Thin line: stands by, or as it should be. Hatched: false. "
                       "Dots: nothing observed. Circle: released; cross: overridden; diamond: a "
                       "moment, filled when late or failed."));
    double top = headHeight + axisHeight + m_layout.height + legendHeight - 4;
    for (const std::string &note : m_notes) {
        painter.drawText(QRectF(12, top, m_width - 24, noteHeight),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         text(note));
        top += noteHeight;
    }
    painter.restore();
}

} // namespace hp::app
