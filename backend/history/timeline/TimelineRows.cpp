// SPDX-License-Identifier: Apache-2.0
#include "backend/history/timeline/TimelineRows.h"

#include <algorithm>
#include <array>
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
    const auto it = std::find(kinds.begin(), kinds.end(), kind);
    int order = 100 * static_cast<int>(it - kinds.begin());
    if (id.starts_with("hook/preDrain/"))
        order += 1;
    else if (id.starts_with("hook/preTerminate/"))
        order += 2;
    else if (id == "cordon")
        order += 1;
    return order;
}

Json timeOrNull(const std::optional<TimePoint> &time)
{
    return time ? Json(formatMicroTime(*time)) : Json();
}

/// Draws one lane of one object after the other into rows.
class Projection
{
public:
    Projection(const TimelineRange &range, TimePoint now)
        : m_from(range.from)
        , m_to(range.to.value_or(now))
    {
        m_rows["range"] = {{"from", formatMicroTime(range.from)}, {"to", timeOrNull(range.to)}};
    }

    void add(const Transition &transition)
    {
        if (transition.state.shape == Shape::Mark) {
            addMark(transition);
            return;
        }
        auto &open = m_open[{transition.lane, transition.uid}];
        // Times are reports of different clocks; within a lane they never run backwards.
        const TimePoint at = open ? std::max(open->at, transition.at) : transition.at;
        if (open)
            addSpan(*open, at, &transition);
        open.reset();
        if (!transition.state.look.empty()) {
            open = transition;
            open->at = at;
        }
    }

    void addGap(const Gap &gap, const std::optional<TimePoint> &to)
    {
        if (gap.from > m_to || (to && *to < m_from))
            return;
        m_rows["gap/" + std::to_string(gap.id)] = {
            {"from", formatMicroTime(gap.from)}, {"to", timeOrNull(to)}, {"cause", gap.cause}};
    }

    Json finish()
    {
        for (const auto &[key, open] : m_open) {
            if (open)
                addSpan(*open, std::nullopt, nullptr);
        }
        return std::move(m_rows);
    }

private:
    void addLane(const Transition &transition)
    {
        const LaneState &state = transition.state;
        m_rows["lane/" + transition.lane] = {{"id", transition.lane},
                                             {"kind", state.kind},
                                             {"label", state.label},
                                             {"detail", state.detail},
                                             {"order", orderOf(transition.lane, state.kind)}};
    }

    void
    addSpan(const Transition &start, const std::optional<TimePoint> &to, const Transition *next)
    {
        if (start.at > m_to || (to && *to < m_from))
            return;
        addLane(start);
        const LaneState &state = start.state;
        const bool isEnd = next && next->state.look.empty();
        std::string end = isEnd ? next->end : std::string();
        const bool endedByHand =
            isEnd && (state.kind == "hook" || state.kind == "key" || end == "deleted");
        if (next && state.kind == "hook" && next->state.look == "bypassed")
            end = "bypassed";
        m_rows["span/" + start.lane + '/' + std::to_string(start.id)] = {
            {"lane", start.lane},
            {"from", formatMicroTime(start.at)},
            {"to", timeOrNull(to)},
            {"look", state.look},
            {"text", state.text},
            {"known", start.known == Known::Reported ? "reported" : "observed"},
            {"actor", endedByHand ? next->actor : start.actor},
            {"end", end}};
    }

    void addMark(const Transition &mark)
    {
        if (mark.at < m_from || mark.at > m_to || mark.state.look.empty())
            return;
        // A mark on a lane of spans must not rename that lane.
        if (!m_rows.contains("lane/" + mark.lane))
            addLane(mark);
        m_rows["mark/" + mark.lane + '/' + std::to_string(mark.id)] = {
            {"lane", mark.lane},
            {"at", formatMicroTime(mark.at)},
            {"look", mark.state.look},
            {"text", mark.state.text},
            {"actor", mark.actor}};
    }

    TimePoint m_from;
    TimePoint m_to;
    Json m_rows = Json::object();
    /// The state that a lane of an object is in; a lane may pass from one object to another.
    std::map<std::pair<std::string, std::string>, std::optional<Transition>> m_open{};
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

Json timelineRows(const std::vector<Transition> &transitions,
                  const std::vector<Gap> &gaps,
                  const TimelineRange &range,
                  TimePoint now)
{
    Projection projection(range, now);
    for (const Transition &transition : transitions)
        projection.add(transition);
    for (const Gap &gap : joined(gaps))
        projection.addGap(gap, gap.to);
    return projection.finish();
}

} // namespace hp::history
