// SPDX-License-Identifier: Apache-2.0
#include "model/incident/OwnerFigures.h"

#include "model/base/NearestRank.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hp::incident {

namespace {

/// None of nothing.
std::optional<Duration> rankedOf(std::vector<Duration> values, std::size_t percent)
{
    return values.empty() ? std::nullopt : std::optional(nearestRank(values, percent));
}

/// How long any of these lasted.
Duration togetherOf(std::vector<std::pair<TimePoint, TimePoint>> stretches)
{
    std::ranges::sort(stretches);
    Duration together{};
    TimePoint end = TimePoint::min();
    for (const auto &[from, until] : stretches) {
        together += std::max(until, end) - std::max(from, end);
        end = std::max(until, end);
    }
    return together;
}

} // namespace

void OwnerTally::add(HookSpell spell)
{
    if (spell.until && *spell.until < m_from) {
        if (spell.end == SpellEnd::Released)
            m_before[{spell.point, spell.name, spell.owner}].push_back(*spell.until - spell.since);
    } else if (spell.since < m_to) {
        m_within.push_back(std::move(spell));
    }
}

std::vector<OwnerFigures> OwnerTally::figures() const
{
    std::map<Hook, std::optional<Duration>> usual;
    for (const auto &[hook, durations] : m_before)
        usual[hook] = durations.size() < m_enough ? std::nullopt : rankedOf(durations, 95);
    std::map<std::string, OwnerFigures> owners;
    std::map<std::string, std::vector<Duration>> released;
    using Stretches = std::vector<std::pair<TimePoint, TimePoint>>;
    std::map<std::string, std::map<std::string, Stretches>> late; // by owner and machine
    for (const HookSpell &spell : m_within) {
        OwnerFigures &owner = owners[spell.owner];
        owner.owner = spell.owner;
        ++owner.held;
        const bool isOver = spell.until && *spell.until < m_to;
        const TimePoint until = isOver ? *spell.until : m_to;
        const Duration length = until - spell.since;
        if (!isOver) {
            ++owner.holding;
        } else if (spell.end == SpellEnd::Released) {
            ++owner.released;
            released[spell.owner].push_back(length);
        } else if (spell.end == SpellEnd::Overridden) {
            ++owner.overridden;
        } else if (spell.end == SpellEnd::Bypassed) {
            ++owner.bypassed;
        }
        // It may have ended right after the last look: nobody is blamed for what nobody watched.
        if (isOver && !spell.isEndSeen)
            continue;
        if (owner.longestMachine.empty() || length > owner.longest) {
            owner.longest = length;
            owner.longestMachine = spell.machine;
        }
        const auto known = usual.find({spell.point, spell.name, spell.owner});
        if (known == usual.end() || !known->second)
            continue;
        ++owner.judged;
        if (length <= *known->second)
            continue;
        ++owner.late;
        late[spell.owner][spell.machine].emplace_back(
            std::max(spell.since + *known->second, m_from), until);
    }
    std::vector<OwnerFigures> all;
    for (auto &[name, owner] : owners) {
        owner.p50 = rankedOf(released[name], 50);
        owner.p95 = rankedOf(released[name], 95);
        for (const auto &[machine, stretches] : late[name])
            owner.lost += togetherOf(stretches);
        all.push_back(std::move(owner));
    }
    std::ranges::sort(all, [](const OwnerFigures &a, const OwnerFigures &b) {
        return std::tie(b.lost, b.held, a.owner) < std::tie(a.lost, a.held, b.owner);
    });
    return all;
}

} // namespace hp::incident
