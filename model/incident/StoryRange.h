// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Entry.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace hp::incident {

/// From when to when.
struct TimeRange {
    TimePoint from{};
    TimePoint to{};
};

/// Finds the story in a range: from the first entry that tells of trouble, or of a machine on its
/// way to it, to the last that belongs to it. A machine that came to run without any trouble is a
/// story only where nothing else is; gaps and exports are none. Takes entries in order; its size
/// follows the machines and what holds.
class StoryRange
{
public:
    void add(const Entry &entry);
    /// With a margin, and not beyond `end`; what holds goes on to there. It may begin before the
    /// range that was read: a hold knows since when it holds. nullopt when nothing happened.
    [[nodiscard]] std::optional<TimeRange> found(TimePoint end) const;

private:
    void addPhase(const Entry &entry);

    std::optional<TimeRange> m_trouble{};
    std::optional<TimeRange> m_rest{}; ///< key entries that tell of no trouble
    /// By machine: since when it does not run; not there while it does.
    std::map<std::string, TimePoint> m_underWay{};
    std::set<std::pair<std::string, std::string>> m_holding{};
};

} // namespace hp::incident
