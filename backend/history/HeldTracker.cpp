// SPDX-License-Identifier: Apache-2.0
#include "backend/history/HeldTracker.h"

#include "backend/history/lanes/HookLane.h"

namespace hp::history {

namespace {

bool holds(const std::string &kind, const std::string &look)
{
    return (kind == "hook" && look == "holding") || (kind == "key" && look == "held")
        || (kind == "drain" && look == "blocked");
}

bool isLetGo(const Transition &transition)
{
    if (transition.known == Known::Reported)
        return false; // when it ended, nobody saw
    if (transition.state.kind == "hook")
        return transition.end == "released";
    return transition.revision != "gone";
}

HeldSpan spanOf(const Transition &transition, const std::string &role)
{
    HeldSpan held;
    held.role = role;
    if (transition.state.kind == "hook") {
        if (const auto hook = hookLaneFrom(transition.lane)) {
            held.point = hook->point;
            held.name = hook->name;
        }
        held.owner = transition.state.detail;
    } else if (transition.state.kind == "key") {
        held.point = "power.key";
        // key/reboot.metal3.io/<name>: who holds a host off signs with the name.
        held.name = transition.lane.substr(transition.lane.rfind('/') + 1);
        held.owner = held.name;
    } else {
        held.point = "drain.pdb";
    }
    return held;
}

} // namespace

void HeldTracker::standing(const std::string &uid,
                           const std::string &lane,
                           const LaneState &state,
                           TimePoint since)
{
    if (holds(state.kind, state.look))
        m_since[{uid, lane}] = since;
}

void HeldTracker::overridden(const ObjectKey &machine, TimePoint at)
{
    std::erase_if(m_overridden,
                  [at](const auto &known) { return at - known.second > overrideTakes; });
    m_overridden[machine] = at;
}

void HeldTracker::follow(Transition &transition, const std::function<std::string()> &roleOf)
{
    if (transition.state.shape == Shape::Mark)
        return;
    const std::string &kind = transition.state.kind;
    const std::pair key{transition.uid, transition.lane};
    if (holds(kind, transition.state.look)) {
        m_since.try_emplace(key, transition.at);
        return;
    }
    const auto since = m_since.find(key);
    if (since == m_since.end())
        return;
    const auto override = m_overridden.find(transition.machine);
    const bool byPerson =
        override != m_overridden.end() && transition.seen - override->second <= overrideTakes;
    if (isLetGo(transition) && !byPerson && transition.at >= since->second) {
        HeldSpan held = spanOf(transition, roleOf());
        held.since = since->second;
        held.until = transition.at;
        transition.held = std::move(held);
    }
    m_since.erase(since);
}

} // namespace hp::history
