// SPDX-License-Identifier: Apache-2.0
#include "backend/history/TimelineRows.h"

#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

namespace hp::history {

namespace {

/// From top to bottom as product.md 4.4 S2 has them; lanes of one kind follow by id.
int orderOf(const std::string &id, const std::string &kind)
{
    constexpr std::array<std::string_view, 10> kinds{"phase",
                                                     "hook",
                                                     "condition",
                                                     "drain",
                                                     "node",
                                                     "power",
                                                     "key",
                                                     "maintenance",
                                                     "people",
                                                     "events"};
    // What a provider makes and takes away is told behind the drain.
    const auto it = std::find(kinds.begin(), kinds.end(), kind == "provider" ? "drain" : kind);
    int order = 100 * static_cast<int>(it - kinds.begin());
    if (id.starts_with("hook/preDrain/"))
        order += 1;
    else if (id.starts_with("hook/preTerminate/"))
        order += 2;
    else if (id == "cordon" || id == "pods")
        order += 1;
    else if (id == "volumes")
        order += 2;
    else if (id == "infrastructure")
        order += 3;
    else if (id == "bootstrap")
        order += 4;
    return order;
}

/// Draws one lane of one object after the other into rows.
class Projection
{
public:
    Projection(const TimelineRange &range, TimePoint now)
        : m_from(range.from)
        , m_to(range.to.value_or(now))
    {
        m_rows["range"] = toJson(live::RangeRow{range.from, range.to});
    }

    void add(const Transition &transition)
    {
        if (transition.state.shape == Shape::Mark) {
            addMark(transition, 1);
            return;
        }
        auto &open = m_open[{transition.lane, transition.uid}];
        // Times are reports of different clocks; within a lane they never run backwards.
        const TimePoint at = open ? std::max(open->start.at, transition.at) : transition.at;
        if (open)
            addSpan(*open, at, &transition);
        open.reset();
        if (!transition.state.look.empty()) {
            open = Open{transition, 0};
            open->start.at = at;
        }
    }

    void add(const PictureCell &cell)
    {
        if (cell.last.state.shape == Shape::Mark) {
            addMark(cell.last, cell.count);
            return;
        }
        if (cell.count > 1) {
            Transition first = cell.last;
            first.at = cell.first;
            if (!cell.serious.empty())
                first.state.look = cell.serious;
            else if (first.state.look.empty())
                first.state.look = first.from;
            add(first);
            auto &open = m_open[{first.lane, first.uid}];
            // An end of which the record has no beginning leads to nothing.
            const std::string key = open ? addSpan(*open, cell.last.at, &cell.last) : std::string();
            if (!key.empty()) {
                live::SpanRow &span = m_spans[key];
                span.folded = true;
                span.text = "Several changes; the last: " + cell.last.state.text;
            }
            open.reset();
        }
        add(cell.last);
    }

    /// The clock was put back: what lasts ends with the old time and goes on with the new.
    void cut(const ClockStep &step)
    {
        if (step.became >= step.was)
            return;
        for (auto &[lane, open] : m_open) {
            if (!open)
                continue;
            addSpan(*open, std::max(open->start.at, step.was), nullptr);
            open->start.at = step.became;
            ++open->part;
        }
    }

    void addGap(const Gap &gap, const std::optional<TimePoint> &to)
    {
        if (gap.from > m_to || (to && *to < m_from))
            return;
        m_rows[keyOfGap(gap, m_rows)] = toJson(live::GapRow{gap.from, to, gap.cause});
    }

    Json finish()
    {
        for (const auto &[key, open] : m_open) {
            if (open)
                addSpan(*open, std::nullopt, nullptr);
        }
        for (const auto &[key, span] : m_spans)
            m_rows[key] = toJson(span);
        return std::move(m_rows);
    }

private:
    /// A state that lasts; after the clock was put back, another part of it.
    struct Open {
        Transition start{};
        int part = 0;
    };

    void addLane(const Transition &transition)
    {
        const LaneState &state = transition.state;
        // Thousands of transitions say the same of their lane.
        std::string said = state.kind + '\n' + state.label + '\n' + state.detail;
        std::string &known = m_lanes[transition.lane];
        if (known == said)
            return;
        known = std::move(said);
        m_rows["lane/" + transition.lane] =
            toJson(live::LaneRow{transition.lane,
                                 state.kind,
                                 state.label,
                                 state.detail,
                                 orderOf(transition.lane, state.kind),
                                 {}});
    }

    /// What spans and marks tell alike.
    template<typename Row>
    static Row commonRow(const Transition &transition)
    {
        Row row;
        row.lane = transition.lane;
        row.look = transition.state.look;
        row.text = transition.state.text;
        row.known =
            transition.known == Known::Reported ? live::Known::Reported : live::Known::Observed;
        row.seen = transition.seen;
        row.actor = transition.actor;
        return row;
    }

    /// The key of the row; empty when the span lies outside.
    std::string
    addSpan(const Open &open, const std::optional<TimePoint> &to, const Transition *next)
    {
        const Transition &start = open.start;
        if (start.at > m_to || (to && *to < m_from))
            return {};
        addLane(start);
        const LaneState &state = start.state;
        const bool isEnd = next && next->state.look.empty();
        std::string end = isEnd ? next->end : std::string();
        const bool endedByHand =
            isEnd && (state.kind == "hook" || state.kind == "key" || end == "deleted");
        if (next && state.kind == "hook" && next->state.look == "bypassed")
            end = "bypassed";
        std::string key = "span/" + start.lane + '/' + std::to_string(start.id);
        if (open.part > 0)
            key += '-' + std::to_string(open.part);
        while (m_spans.contains(key))
            key += "-f"; // what is folded and what it leads to have one number
        live::SpanRow &row = m_spans[key] = commonRow<live::SpanRow>(start);
        row.from = start.at;
        row.to = to;
        row.end = std::move(end);
        if (endedByHand)
            row.actor = next->actor;
        if (start.lane == "pods")
            row.value = std::strtoll(state.reason.c_str(), nullptr, 10);
        return key;
    }

    void addMark(const Transition &mark, std::int64_t count)
    {
        if (mark.at < m_from || mark.at > m_to || mark.state.look.empty())
            return;
        // A mark on a lane of spans must not rename that lane.
        if (!m_rows.contains("lane/" + mark.lane))
            addLane(mark);
        auto row = commonRow<live::MarkRow>(mark);
        row.at = mark.at;
        if (count > 1) {
            row.count = count;
            row.text = std::to_string(count) + " in all; the last: " + mark.state.text;
        }
        m_rows["mark/" + mark.lane + '/' + std::to_string(mark.id)] = toJson(row);
    }

    TimePoint m_from;
    TimePoint m_to;
    Json m_rows = Json::object(); ///< all but spans
    std::map<std::string, live::SpanRow>
        m_spans{}; ///< by key; what is folded into one is said later
    std::map<std::string, std::string> m_lanes{}; ///< what is said of each
    /// The state that a lane of an object is in; a lane may pass from one object to another.
    std::map<std::pair<std::string, std::string>, std::optional<Open>> m_open{};
};

/// Gaps in order of their start, those that overlap for the same cause joined under the first id.
std::vector<Gap> joined(std::vector<Gap> gaps)
{
    std::stable_sort(
        gaps.begin(), gaps.end(), [](const Gap &a, const Gap &b) { return a.from < b.from; });
    std::vector<Gap> result;
    for (const Gap &gap : gaps) {
        const auto same = std::find_if(result.rbegin(), result.rend(), [&](const Gap &earlier) {
            return earlier.cause == gap.cause && (!earlier.to || *earlier.to >= gap.from);
        });
        if (same == result.rend())
            result.push_back(gap);
        else if (!gap.to)
            same->to.reset();
        else if (same->to)
            same->to = std::max(*same->to, *gap.to);
    }
    return result;
}

} // namespace

std::string keyOfGap(const Gap &gap, const Json &rows)
{
    const std::string first = "gap/" + std::to_string(gap.id);
    std::string key = first;
    for (int part = 2; rows.contains(key); ++part)
        key = first + '-' + std::to_string(part);
    return key;
}

Json timelineRows(const std::vector<Transition> &transitions,
                  const std::vector<Gap> &gaps,
                  const TimelineRange &range,
                  TimePoint now,
                  const std::vector<ClockStep> &steps)
{
    Projection projection(range, now);
    auto step = steps.begin();
    for (const Transition &transition : transitions) {
        for (; step != steps.end() && step->afterTransition < transition.id; ++step)
            projection.cut(*step);
        projection.add(transition);
    }
    for (; step != steps.end(); ++step)
        projection.cut(*step);
    for (const Gap &gap : joined(gaps))
        projection.addGap(gap, gap.to);
    return projection.finish();
}

Json pictureRows(const Picture &picture,
                 const std::vector<Gap> &gaps,
                 const TimelineRange &range,
                 TimePoint now)
{
    Projection projection(range, now);
    for (const PictureCell &cell : picture)
        projection.add(cell);
    for (const Gap &gap : joined(gaps))
        projection.addGap(gap, gap.to);
    return projection.finish();
}

} // namespace hp::history
