// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/ForecastText.h"

#include "app/ctl/Report.h"
#include "app/shared/Counted.h"
#include "backend/export/formats/Escape.h"
#include "backend/export/formats/PictureStyle.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

namespace hp::app {

namespace {

using namespace std::chrono_literals;

/// Shorter holds are nothing that a person waits for.
constexpr Duration worthALine = 1s;

std::string lengthText(const std::optional<Duration> &length)
{
    return length ? formatAge(*length) : std::string("does not end");
}

std::string rangeText(const std::optional<Duration> &from, const std::optional<Duration> &to)
{
    const std::string low = lengthText(from);
    const std::string high = lengthText(to);
    if (low == high)
        return low;
    return low + (to ? " to " : " or ") + high;
}

/// "held by preDrain Move of keeper on worker-1 and worker-2".
std::string lastingText(const live::ForecastRow &forecast)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> holders;
    std::int64_t waiting = 0;
    for (const live::ExpectedHoldRow &hold : forecast.holds) {
        if (!hold.isLasting())
            continue;
        if (hold.kind == "turn") {
            ++waiting;
            continue;
        }
        const std::string &holder = hold.holder.text;
        auto found = std::ranges::find(holders, holder, &decltype(holders)::value_type::first);
        if (found == holders.end())
            found = holders.insert(found, {holder, {}});
        found->second.push_back(nameIn(hold.machine));
    }
    std::string text;
    for (const auto &[holder, machines] : holders) {
        text += (text.empty() ? ": held by " : "; by ") + holder + " on ";
        for (std::size_t i = 0; i < machines.size(); ++i)
            text += (i == 0 ? "" : i + 1 == machines.size() ? " and " : ", ") + machines[i];
    }
    if (waiting > 0)
        text += "; " + counted(waiting, "machine is", "machines are") + " never started";
    return text;
}

std::string endText(const live::ForecastRow &forecast)
{
    if (!forecast.end.p50) {
        const std::string often = forecast.unended < forecast.runs
            ? " in " + std::to_string(forecast.unended) + " of " + std::to_string(forecast.runs)
                + " runs"
            : std::string();
        return "does not end" + often + lastingText(forecast);
    }
    std::string text = "ends after " + formatAge(*forecast.end.p50) + ", between "
        + lengthText(forecast.end.p5) + " and " + lengthText(forecast.end.p95) + " (p5 to p95)";
    if (forecast.end.p95)
        return text;
    text = "ends after " + formatAge(*forecast.end.p50) + ", at least "
        + lengthText(forecast.end.p5) + " (p5)";
    return text;
}

std::string surgeText(const live::ForecastRow &forecast)
{
    if (forecast.surge == 0)
        return "Surge: none, as many machines run all the time.\n";
    return "Surge: " + counted(forecast.surge, "machine", "machines") + ", if as many as now must "
        + "run all the time.\n";
}

class Picture
{
public:
    Picture(const live::ForecastRow &forecast, std::string action)
        : m_forecast(forecast)
        , m_action(std::move(action))
    {
        for (const live::ExpectedHoldRow &hold : forecast.holds) {
            if (hold.from.p50 && hold.length.p95.value_or(worthALine) >= worthALine)
                m_holds.push_back(&hold);
        }
        const auto reach = [this](const std::optional<Duration> &time) {
            m_span = std::max(m_span, time.value_or(Duration(0)));
        };
        reach(forecast.end.p50);
        reach(forecast.end.p95);
        for (const live::ExpectedHoldRow *hold : m_holds) {
            reach(*hold->from.p50);
            reach(*hold->from.p50 + hold->length.p95.value_or(Duration(0)));
        }
        // What does not end leaves to the right.
        m_span += m_span / 20;
    }

    std::string drawn()
    {
        double bottom = axisHeight;
        const std::string *machine = nullptr;
        for (const live::ExpectedHoldRow *hold : m_holds) {
            bottom += laneHeight + (isNext(machine, *hold) ? headHeight : 0);
            machine = &hold->machine;
        }
        const double whole = bottom + 56;
        m_out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"hp-picture\" role=\"img\" "
                "aria-labelledby=\"hp-title hp-desc\" viewBox=\"0 0 1200 "
            + number(whole) + "\" width=\"1200\" height=\"" + number(whole) + "\">\n";
        m_out += "<title id=\"hp-title\">" + exports::xmlText(m_action)
            + "</title>\n<desc id=\"hp-desc\">"
            + exports::xmlText(m_action + ' ' + endText(m_forecast)) + ".</desc>\n<style>"
            + exports::pictureStyle() + "</style>\n";
        m_out += "<rect class=\"bg\" width=\"1200\" height=\"" + number(whole) + "\"/>\n";
        axis(bottom);
        end(bottom);
        double top = axisHeight;
        machine = nullptr;
        for (const live::ExpectedHoldRow *hold : m_holds) {
            if (isNext(machine, *hold)) {
                text(10, top + 16, "head", nameIn(hold->machine));
                top += headHeight;
            }
            machine = &hold->machine;
            lane(*hold, top);
            top += laneHeight;
        }
        text(10, bottom + 24, "label", m_action + ' ' + endText(m_forecast) + '.');
        legend(bottom + 44);
        return m_out + "</svg>\n";
    }

private:
    static constexpr double width = 1200;
    static constexpr double gutter = 400;
    static constexpr double right = width - 20;
    static constexpr double axisHeight = 34;
    static constexpr double headHeight = 22; ///< the name of a machine above its lanes
    static constexpr double laneHeight = 22;
    static constexpr double minTick = 80;

    static bool isNext(const std::string *before, const live::ExpectedHoldRow &hold)
    {
        return !before || *before != hold.machine;
    }

    static std::string number(double value)
    {
        std::array<char, 32> digits{};
        std::snprintf(digits.data(), digits.size(), "%.1f", value);
        return digits.data();
    }

    [[nodiscard]] double x(Duration time) const
    {
        const double share =
            static_cast<double>(time.count()) / static_cast<double>(m_span.count());
        return gutter + std::clamp(share, 0.0, 1.0) * (right - gutter);
    }

    void text(double left, double baseline, const char *style, const std::string &words)
    {
        m_out += "<text class=\"" + std::string(style) + "\" x=\"" + number(left) + "\" y=\""
            + number(baseline) + "\">" + exports::xmlText(words) + "</text>\n";
    }

    void
    box(const char *style, double left, double top, double to, double high, const std::string &hint)
    {
        m_out += "<rect class=\"" + std::string(style) + "\" x=\"" + number(left) + "\" y=\""
            + number(top) + "\" width=\"" + number(std::max(to - left, 1.0)) + "\" height=\""
            + number(high) + "\"><title>" + exports::xmlText(hint) + "</title></rect>\n";
    }

    void axis(double bottom)
    {
        constexpr std::array<Duration, 14> steps{
            5s, 15s, 30s, 1min, 2min, 5min, 10min, 15min, 30min, 1h, 2h, 6h, 12h, 24h};
        const double most = (right - gutter) / minTick;
        Duration step = steps.back();
        for (const Duration candidate : steps) {
            if (static_cast<double>(m_span.count()) / static_cast<double>(candidate.count())
                <= most) {
                step = candidate;
                break;
            }
        }
        for (Duration at{}; at <= m_span && step > Duration(0); at += step) {
            m_out += "<line class=\"grid\" x1=\"" + number(x(at)) + "\" x2=\"" + number(x(at))
                + "\" y1=\"" + number(axisHeight - 6) + "\" y2=\"" + number(bottom) + "\"/>\n";
            text(x(at) + 3, axisHeight - 10, "quiet", "+" + formatAge(at));
        }
    }

    /// From p5 to p95, and p50 as a line.
    void end(double bottom)
    {
        if (m_forecast.end.p5)
            box("off",
                x(*m_forecast.end.p5),
                axisHeight,
                x(m_forecast.end.p95.value_or(m_span)),
                bottom - axisHeight,
                m_action + ' ' + endText(m_forecast));
        if (m_forecast.end.p50)
            box("line",
                x(*m_forecast.end.p50) - 1,
                axisHeight,
                x(*m_forecast.end.p50) + 1,
                bottom - axisHeight,
                "p50 of the end");
    }

    void lane(const live::ExpectedHoldRow &hold, double top)
    {
        const std::string &holder = hold.holder.text;
        text(20, top + 15, "label", holder);
        const Duration from = *hold.from.p50;
        const auto until = [&](const std::optional<Duration> &length) {
            return length ? from + *length : m_span;
        };
        const std::string hint = nameIn(hold.machine) + ", " + holder + ": from +" + formatAge(from)
            + ", holds " + rangeText(hold.length.p50, hold.length.p95) + " (p50 to p95)";
        box("band", x(from), top + 6, x(until(hold.length.p95)), 10, hint);
        box(hold.isLasting() ? "fault" : "hold",
            x(from),
            top + 4,
            x(until(hold.length.p50)),
            14,
            hint);
    }

    void legend(double baseline)
    {
        double left = 10;
        const auto entry = [&](const char *style, const char *words) {
            box(style, left, baseline - 9, left + 16, 10, words);
            text(left + 21, baseline, "quiet", words);
            left += 190;
        };
        entry("hold", "holds, p50");
        entry("band", "holds, up to p95");
        entry("fault", "does not end");
        entry("off", "the end, p5 to p95");
    }

    const live::ForecastRow &m_forecast;
    std::string m_action;
    std::vector<const live::ExpectedHoldRow *> m_holds{};
    Duration m_span = 1min;
    std::string m_out{};
};

} // namespace

std::string
forecastText(const live::ForecastRow &forecast, const std::string &action, const TableStyle &style)
{
    std::string text = action + ' ' + endText(forecast) + ".\n";
    if (forecast.unended > 0 && forecast.end.p50)
        text += counted(forecast.unended, "run", "runs") + " of " + std::to_string(forecast.runs)
            + (forecast.unended == 1 ? " does" : " do") + " not end" + lastingText(forecast)
            + ".\n";
    text += surgeText(forecast);
    std::vector<TableLine> lines{{"MACHINE", "HELD BY", "FROM", "FOR (P50 TO P95)", "RUNS"}};
    for (const live::ExpectedHoldRow &hold : forecast.holds) {
        if (hold.length.p95.value_or(worthALine) < worthALine)
            continue;
        lines.push_back({nameIn(hold.machine),
                         hold.holder.text,
                         "+" + lengthText(hold.from.p50),
                         rangeText(hold.length.p50, hold.length.p95),
                         std::to_string(hold.runs) + " of " + std::to_string(forecast.runs)});
    }
    if (lines.size() > 1)
        text += '\n' + tableText(lines, style);
    if (!forecast.notes.empty())
        text += "\nAssumed:\n";
    for (const live::Said &note : forecast.notes)
        text += "  " + note.text + '\n';
    return text;
}

std::string nameIn(const std::string &key)
{
    return key.substr(key.find('/') + 1);
}

std::string forecastPicture(const live::ForecastRow &forecast, const std::string &action)
{
    return Picture(forecast, action).drawn();
}

} // namespace hp::app
