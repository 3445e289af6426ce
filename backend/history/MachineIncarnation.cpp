// SPDX-License-Identifier: Apache-2.0
#include "backend/history/MachineIncarnation.h"

#include "backend/history/lanes/HookLane.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hp::history {

namespace {

/// Gathers what the transitions of one uid tell.
class Gathering
{
public:
    explicit Gathering(const Transition &first)
    {
        m_incarnation.uid = first.uid;
        m_incarnation.made = first.at;
        m_incarnation.madeSeen = first.known == Known::Observed;
    }

    void add(const Transition &move)
    {
        m_incarnation.made = std::min(m_incarnation.made, move.at);
        const bool isEnd = move.state.look.empty();
        if (move.state.kind == "phase") {
            if (!isEnd)
                m_phases.push_back(move.state.look);
            m_incarnation.gone = isEnd ? std::optional(move.at) : std::nullopt;
            m_incarnation.goneSeen = isEnd && move.known == Known::Observed;
        } else if (move.state.kind == "hook") {
            addHook(move, isEnd);
        } else if (move.state.look == "deletion") {
            m_incarnation.deletionAsked = move.at;
            m_incarnation.deletedBy = move.actor;
        }
    }

    MachineIncarnation finish(TimePoint now)
    {
        for (const auto &[lane, start] : m_holding)
            held(start, m_incarnation.gone.value_or(now), {});
        // A Failed machine that is deleted goes through Deleting.
        if (!m_phases.empty() && m_phases.back() == "deleting")
            m_phases.pop_back();
        m_incarnation.failed = !m_phases.empty() && m_phases.back() == "failed";
        return std::move(m_incarnation);
    }

private:
    void addHook(const Transition &move, bool isEnd)
    {
        if (move.end == "overridden")
            ++m_incarnation.overridden;
        if (const auto start = m_holding.find(move.lane); start != m_holding.end()) {
            const bool bypassed = move.state.look == "bypassed";
            held(start->second, move.at, isEnd ? move.end : bypassed ? "bypassed" : "released");
            m_holding.erase(start);
        }
        if (move.state.look == "holding")
            m_holding.emplace(move.lane, move);
    }

    void held(const Transition &start, TimePoint until, std::string end)
    {
        const Duration length = std::max(until - start.at, Duration(0));
        if (m_incarnation.longest && m_incarnation.longest->length >= length)
            return;
        auto hook = hookLaneFrom(start.lane);
        if (!hook)
            return;
        m_incarnation.longest = MachineIncarnation::Held{std::move(hook->point),
                                                         std::move(hook->name),
                                                         start.state.detail,
                                                         start.at,
                                                         length,
                                                         std::move(end)};
    }

    MachineIncarnation m_incarnation{};
    std::vector<std::string> m_phases{};
    std::map<std::string, Transition> m_holding{}; ///< by lane
};

} // namespace

std::string endOf(const MachineIncarnation &incarnation)
{
    if (!incarnation.gone)
        return {};
    if (incarnation.overridden > 0)
        return "overridden";
    if (incarnation.failed)
        return "failed";
    return incarnation.deletionAsked ? "deleted" : "vanished";
}

std::vector<MachineIncarnation> incarnationsOf(const std::vector<Transition> &moves, TimePoint now)
{
    std::map<std::string, Gathering> byUid;
    for (const Transition &move : moves) {
        if (!move.uid.empty())
            byUid.try_emplace(move.uid, move).first->second.add(move);
    }
    std::vector<MachineIncarnation> incarnations;
    for (auto &[uid, gathering] : byUid)
        incarnations.push_back(gathering.finish(now));
    std::ranges::sort(incarnations,
                      [](const MachineIncarnation &one, const MachineIncarnation &other) {
                          return one.made > other.made;
                      });
    return incarnations;
}

} // namespace hp::history
