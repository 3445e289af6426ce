// SPDX-License-Identifier: Apache-2.0
#include "backend/history/MachineLife.h"

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
        m_life.uid = first.uid;
        m_life.made = first.at;
        m_life.madeSeen = first.known == Known::Observed;
    }

    void add(const Transition &move)
    {
        m_life.made = std::min(m_life.made, move.at);
        const bool isEnd = move.state.look.empty();
        if (move.state.kind == "phase") {
            if (!isEnd)
                m_phases.push_back(move.state.look);
            m_life.gone = isEnd ? std::optional(move.at) : std::nullopt;
            m_life.goneSeen = isEnd && move.known == Known::Observed;
        } else if (move.state.kind == "hook") {
            addHook(move, isEnd);
        } else if (move.state.look == "deletion") {
            m_life.deletionAsked = move.at;
            m_life.deletedBy = move.actor;
        }
    }

    MachineLife finish(TimePoint now)
    {
        for (const auto &[lane, start] : m_holding)
            held(start, m_life.gone.value_or(now), {});
        // A Failed machine that is deleted goes through Deleting.
        if (!m_phases.empty() && m_phases.back() == "deleting")
            m_phases.pop_back();
        m_life.failed = !m_phases.empty() && m_phases.back() == "failed";
        return std::move(m_life);
    }

private:
    void addHook(const Transition &move, bool isEnd)
    {
        if (move.end == "overridden")
            ++m_life.overridden;
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
        if (m_life.longest && m_life.longest->length >= length)
            return;
        auto hook = hookLaneFrom(start.lane);
        if (!hook)
            return;
        m_life.longest = MachineLife::Held{std::move(hook->point),
                                           std::move(hook->name),
                                           start.state.detail,
                                           start.at,
                                           length,
                                           std::move(end)};
    }

    MachineLife m_life{};
    std::vector<std::string> m_phases{};
    std::map<std::string, Transition> m_holding{}; ///< by lane
};

} // namespace

std::string endOf(const MachineLife &life)
{
    if (!life.gone)
        return {};
    if (life.overridden > 0)
        return "overridden";
    if (life.failed)
        return "failed";
    return life.deletionAsked ? "deleted" : "vanished";
}

std::vector<MachineLife> livesOf(const std::vector<Transition> &moves, TimePoint now)
{
    std::map<std::string, Gathering> byUid;
    for (const Transition &move : moves) {
        if (!move.uid.empty())
            byUid.try_emplace(move.uid, move).first->second.add(move);
    }
    std::vector<MachineLife> lives;
    for (auto &[uid, gathering] : byUid)
        lives.push_back(gathering.finish(now));
    std::ranges::sort(lives, [](const MachineLife &one, const MachineLife &other) {
        return one.made > other.made;
    });
    return lives;
}

} // namespace hp::history
