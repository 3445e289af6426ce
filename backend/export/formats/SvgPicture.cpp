// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/SvgPicture.h"

#include "backend/export/formats/Escape.h"
#include "backend/export/formats/PictureStyle.h"
#include "backend/export/formats/Words.h"
#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

namespace hp::exports {

using namespace incident;
using namespace std::chrono_literals;

namespace {

constexpr double width = 1200;
constexpr double gutter = 250;
constexpr double plotRight = width - 10;
constexpr double axisHeight = 34;
constexpr double headHeight = 22; ///< the name of a machine above its lanes
constexpr double laneGap = 5;
constexpr double noteHeight = 18; ///< a line below the legend
constexpr double letter = 6.4; ///< width of one at this size, generously
constexpr double minTick = 95;

double laneHeight(const std::string &kind)
{
    return kind == "phase" || kind == "drain" ? 20 : kind == "condition" || kind == "key" ? 14 : 18;
}

std::string number(double value)
{
    char text[32];
    // Ten times finer than a pixel; more would only be bytes.
    std::snprintf(text, sizeof text, "%.1f", value);
    std::string result = text;
    if (result.ends_with(".0"))
        result.resize(result.size() - 2);
    return result == "-0" ? "0" : result;
}

std::string attribute(const char *name, double value)
{
    return ' ' + std::string(name) + "=\"" + number(value) + '"';
}

std::string cut(const std::string &text, double room)
{
    const auto letters = static_cast<std::size_t>(std::max(0.0, room / letter));
    if (text.size() <= letters)
        return text;
    if (letters < 4)
        return {};
    return text.substr(0, characterAt(text, letters - 1)) + "…";
}

/// How a state is drawn, by lane and look: the shapes of the console's timeline.
const char *shapeOf(const std::string &kind, const std::string &look)
{
    if (look == "unknown")
        return "dotted";
    if (look == "holding" || look == "held" || look == "late" || look == "overdue")
        return "hold";
    if (look == "failed")
        return "fault";
    if (look == "blocked")
        return "blocked";
    if (look == "false" || look == "notReady")
        return "hatched";
    if (look == "off")
        return "off";
    return kind == "phase" || kind == "drain" || look == "cordoned" || look == "requested" ? "band"
                                                                                           : "line";
}

class Picture
{
public:
    explicit Picture(const Story &story)
        : m_story(story)
        , m_from(story.lanes.from())
        , m_span(static_cast<double>((story.lanes.to() - story.lanes.from()).count()))
    { }

    std::string draw(bool standalone)
    {
        const double lanes = height();
        std::vector<std::string> notes{gapsText(m_story), shownText(m_story)};
        std::erase(notes, std::string());
        const double whole =
            axisHeight + lanes + 40 + noteHeight * static_cast<double>(notes.size());
        m_out = "<svg";
        if (standalone)
            m_out += " xmlns=\"http://www.w3.org/2000/svg\"";
        m_out += " class=\"hp-picture\" role=\"img\" aria-labelledby=\"hp-title hp-desc\""
                 " viewBox=\"0 0 1200 "
            + number(whole) + "\" width=\"1200\" height=\"" + number(whole) + "\">\n";
        m_out += "<title id=\"hp-title\">" + xmlText(titleOf(m_story))
            + "</title>\n<desc id=\"hp-desc\">" + xmlText(description()) + "</desc>\n";
        if (standalone)
            m_out += "<style>" + pictureStyle() + "</style>\n";
        m_out += "<defs><pattern id=\"hp-hatch\" width=\"6\" height=\"6\" "
                 "patternUnits=\"userSpaceOnUse\""
                 " patternTransform=\"rotate(45)\"><rect class=\"hatch\" width=\"2\" "
                 "height=\"6\"/></pattern>"
                 "<pattern id=\"hp-dots\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\">"
                 "<rect class=\"hatch\" width=\"1.5\" height=\"1.5\"/></pattern>"
                 "<linearGradient id=\"hp-fade\"><stop class=\"stop\" stop-opacity=\"0\"/>"
                 "<stop class=\"stop\" offset=\"1\"/></linearGradient></defs>\n"
                 "<rect class=\"bg\" width=\"1200\" height=\""
            + number(whole) + "\"/>\n";
        axis(lanes);
        gaps(lanes);
        double top = axisHeight;
        std::string machine;
        for (const Swimlane &lane : m_story.lanes.lanes()) {
            if (lane.machine != machine) {
                machine = lane.machine;
                text(10, top + 15, "head", machine);
                top += headHeight;
            }
            drawLane(lane, top);
            top += laneHeight(lane.kind) + laneGap;
        }
        legend(axisHeight + lanes + 24);
        double baseline = axisHeight + lanes + 24;
        for (const std::string &note : notes)
            text(10, baseline += noteHeight, "quiet", note);
        return m_out + "</svg>\n";
    }

private:
    double height() const
    {
        double total = 4;
        std::string machine;
        for (const Swimlane &lane : m_story.lanes.lanes()) {
            if (lane.machine != machine)
                total += headHeight;
            machine = lane.machine;
            total += laneHeight(lane.kind) + laneGap;
        }
        return total;
    }

    double x(TimePoint time) const
    {
        const double share = static_cast<double>((time - m_from).count()) / m_span;
        return gutter + std::clamp(share, 0.0, 1.0) * (plotRight - gutter);
    }

    std::string description() const
    {
        return "Lanes of " + std::to_string(m_story.incident.machines.size()) + " machines from "
            + clockText(m_story.lanes.from()) + " to " + clockText(m_story.lanes.to()) + " UTC; "
            + std::to_string(m_story.digest.holds().size() + m_story.digest.holdsLeftOut())
            + " holds, " + std::to_string(m_story.digest.gaps().size())
            + " gaps. The table of states says the same in words. " + gapsText(m_story);
    }

    void text(double left, double baseline, const char *style, const std::string &words)
    {
        if (!words.empty())
            m_out += "<text class=\"" + std::string(style) + '"' + attribute("x", left)
                + attribute("y", baseline) + '>' + xmlText(words) + "</text>\n";
    }

    void box(const char *style,
             double left,
             double top,
             double right,
             double high,
             const std::string &hint)
    {
        m_out += "<rect class=\"" + std::string(style) + '"' + attribute("x", left)
            + attribute("y", top) + attribute("width", std::max(right - left, 1.0))
            + attribute("height", high) + "><title>" + xmlText(hint) + "</title></rect>\n";
    }

    void axis(double lanes)
    {
        constexpr std::array<Duration, 18> steps{1s,
                                                 5s,
                                                 15s,
                                                 30s,
                                                 1min,
                                                 2min,
                                                 5min,
                                                 10min,
                                                 15min,
                                                 30min,
                                                 1h,
                                                 2h,
                                                 3h,
                                                 6h,
                                                 12h,
                                                 24h,
                                                 48h,
                                                 168h};
        const double most = (plotRight - gutter) / minTick;
        Duration step = steps.back();
        for (const Duration candidate : steps) {
            if (m_span / static_cast<double>(candidate.count()) <= most) {
                step = candidate;
                break;
            }
        }
        while (m_span / static_cast<double>(step.count()) > most)
            step *= 2;
        const std::int64_t first = m_from.time_since_epoch() / step + 1;
        text(gutter, 12, "quiet", clockText(m_from) + " UTC");
        for (TimePoint at = TimePoint(step * first); at <= m_story.lanes.to(); at += step) {
            const double at_x = x(at);
            m_out += "<line class=\"grid\"" + attribute("x1", at_x) + attribute("x2", at_x)
                + attribute("y1", axisHeight - 6) + attribute("y2", axisHeight + lanes) + "/>\n";
            const std::string clock = clockText(at);
            const bool midnight = clock.substr(11) == "00:00:00";
            const std::string label = midnight ? clock.substr(5, 5)
                : step < 1min                  ? clock.substr(11)
                                               : clock.substr(11, 5);
            if (at_x < plotRight - 30)
                text(at_x + 3, axisHeight - 8, "quiet", label);
        }
    }

    void gaps(double lanes)
    {
        for (const LaneSpan &gap : m_story.lanes.gaps())
            box("gap",
                x(gap.from),
                axisHeight,
                x(gap.to.value_or(m_story.lanes.to())),
                lanes,
                "No data: " + gap.text);
    }

    void drawLane(const Swimlane &lane, double top)
    {
        const double high = laneHeight(lane.kind);
        const std::string label = cut(lane.label, gutter - 20);
        text(12, top + high / 2 + 4, "label", label);
        const double rest = gutter - 28 - letter * static_cast<double>(label.size());
        if (const std::string detail = cut(lane.detail, rest); !detail.empty())
            m_out += "<text class=\"quiet\" text-anchor=\"end\"" + attribute("x", gutter - 8)
                + attribute("y", top + high / 2 + 4) + '>' + xmlText(detail) + "</text>\n";
        for (const LaneSpan &span : lane.spans)
            drawSpan(lane, span, top, high);
        for (const LaneMark &mark : lane.marks)
            drawMark(lane, mark, top + high / 2);
    }

    void drawSpan(const Swimlane &lane, const LaneSpan &span, double top, double high)
    {
        const double left = x(span.from);
        const double right = std::max(x(span.to.value_or(m_story.lanes.to())), left + 1);
        const std::string words = span.text.empty() ? lookText(span.look) : span.text;
        const std::string took =
            span.to ? ", " + formatAge(*span.to - span.from) : std::string(", still so at the end");
        const std::string hint = span.folded > 1
            ? lane.label + ": " + std::to_string(span.folded) + " short states"
            : lane.label + ": " + words + ", from " + clockText(span.from) + took
                + (span.observed ? "" : ", start reported, not seen")
                + (span.endObserved ? "" : ", end not seen")
                + (span.end.empty() ? std::string() : ", " + span.end);
        if (span.folded > 1)
            return box("fold", left, top + 3, right, high - 6, hint);
        const std::string shape = shapeOf(lane.kind, span.look);
        const double middle = top + high / 2;
        if (shape == "line")
            box("line", left, middle - 1, right, 2, hint);
        else if (shape == "dotted")
            box("dotted", left, middle - 1, right, 2, hint);
        else if (shape == "hold")
            box(span.look == "late"          ? "late"
                    : span.look == "overdue" ? "overdue"
                                             : "hold",
                left,
                middle - 6,
                right,
                12,
                hint);
        else
            box(shape.c_str(), left, top + 1, right, high - 2, hint);
        if (shape == "band" || shape == "blocked" || shape == "fault" || shape == "off")
            text(left + 5,
                 middle + 4,
                 shape == "fault" ? "onfault" : "label",
                 cut(words, right - left - 10));
        if (!span.endObserved)
            fade(left, top, right, high);
        if (!span.observed && left > gutter)
            m_out += "<circle class=\"cap\" r=\"3\"" + attribute("cx", left)
                + attribute("cy", middle) + "/>\n";
        if (!span.end.empty())
            endCap(span.end, right, middle);
    }

    /// Nobody saw when it ended: it fades into the background.
    void fade(double left, double top, double right, double high)
    {
        constexpr double longest = 24;
        const double begin = std::max(left, right - longest);
        m_out += "<rect class=\"fade\"" + attribute("x", begin) + attribute("y", top)
            + attribute("width", right - begin) + attribute("height", high) + "/>\n";
    }

    void endCap(const std::string &end, double at, double middle)
    {
        if (end == "released")
            m_out += "<circle class=\"cap\" r=\"4\"" + attribute("cx", at) + attribute("cy", middle)
                + "/>\n";
        else if (end == "overridden")
            m_out += "<path class=\"cap\" d=\"M" + number(at - 4) + ' ' + number(middle - 4)
                + "l8 8m0-8l-8 8\"/>\n";
        else
            m_out += "<path class=\"cap\" d=\"M" + number(at - 3) + ' ' + number(middle - 5)
                + "l6 5l-6 5\"/>\n";
    }

    void drawMark(const Swimlane &lane, const LaneMark &mark, double middle)
    {
        const double at = x(mark.at);
        const char *style = mark.look == "overdue" || mark.look == "error" ? "mark1"
            : mark.look == "late" || mark.look == "warning"                ? "mark2"
                                                                           : "mark";
        m_out += "<path class=\"" + std::string(style) + "\" d=\"M" + number(at) + ' '
            + number(middle - 5) + "l5 5l-5 5l-5-5z\"><title>"
            + xmlText(lane.label + ", " + clockText(mark.at) + ": "
                      + (mark.text.empty() ? lookText(mark.look) : mark.text)
                      + (mark.folded > 0 ? ", and " + std::to_string(mark.folded) + " more" : ""))
            + "</title></path>\n";
    }

    void legend(double baseline)
    {
        constexpr std::array<std::pair<const char *, const char *>, 6> entries{{
            {"hold", "holds"},
            {"blocked", "drain blocked"},
            {"hatched", "condition false"},
            {"off", "power off"},
            {"fault", "failed"},
            {"gap", "nothing observed"},
        }};
        double left = gutter;
        for (const auto &[style, words] : entries) {
            m_out += "<rect class=\"" + std::string(style) + "\" height=\"10\" width=\"16\""
                + attribute("x", left) + attribute("y", baseline - 9) + "/>\n";
            text(left + 21, baseline, "quiet", words);
            left += 40 + letter * static_cast<double>(std::string_view(words).size());
        }
        text(left, baseline, "quiet", "○ released  ✕ overridden  › bypassed or gone  ◆ late");
    }

    const Story &m_story;
    TimePoint m_from;
    double m_span;
    std::string m_out{};
};

} // namespace

std::string svgPicture(const Story &story, bool standalone)
{
    return Picture(story).draw(standalone);
}

} // namespace hp::exports
