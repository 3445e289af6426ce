// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::incident {

/// How a hook came to hold no longer.
enum class SpellEnd {
    Released, ///< by its owner, and the end was seen
    Overridden, ///< a person removed it
    Bypassed, ///< the machine went on although the hook stood
    Unknown, ///< it went with its machine, or when nobody watched
};

/// One time that one hook held one machine, as the record has it.
struct HookSpell {
    std::string point{};
    std::string name{};
    std::string owner{}; ///< as the hook names it
    std::string machine{}; ///< "namespace/name"
    TimePoint since{};
    std::optional<TimePoint> until{}; ///< empty while it holds
    SpellEnd end = SpellEnd::Unknown; ///< means nothing while it holds
    /// False: `until` is when somebody looked again; when it ended nobody saw.
    bool isEndSeen = true;
};

/// What the hooks of one owner did to the machines of a cluster in a range of time.
struct OwnerFigures {
    std::string owner{};
    std::size_t held = 0; ///< times that a hook of it held within the range
    std::size_t released = 0;
    std::size_t overridden = 0;
    std::size_t bypassed = 0;
    std::size_t holding = 0; ///< at the end of the range
    std::optional<Duration> p50{}; ///< of those it released within the range; none without one
    std::optional<Duration> p95{};
    Duration longest{}; ///< of which that is known; up to the end of the range
    std::string longestMachine{}; ///< empty: of none is it known
    std::size_t judged = 0; ///< times of which it is known how long they took and what is usual
    std::size_t late = 0; ///< of those: longer than what 95 of 100 before the range took
    /// Time that machines stood in the range because a hook held longer than that; where several
    /// hooks of it held one together, once.
    Duration lost{};

    bool operator==(const OwnerFigures &) const = default;
};

/// Gathers figures from times that come in any order. A time counts where it touches [from, to);
/// what is usual is taken from those that ended before `from`, of the same hook, point and owner,
/// and needs `enough` of them. What was overridden, bypassed or went with its
/// machine says nothing of what is usual.
class OwnerTally
{
public:
    OwnerTally(TimePoint from, TimePoint to, std::size_t enough)
        : m_from(from)
        , m_to(to)
        , m_enough(enough)
    { }

    void add(HookSpell spell);
    /// Who cost most time comes first, then who held most often, then by name. Percentiles are by
    /// nearest rank.
    [[nodiscard]] std::vector<OwnerFigures> figures() const;

private:
    struct Hook {
        std::string point{};
        std::string name{};
        std::string owner{};
        auto operator<=>(const Hook &) const = default;
    };

    TimePoint m_from;
    TimePoint m_to;
    std::size_t m_enough;
    std::map<Hook, std::vector<Duration>> m_before{};
    std::vector<HookSpell> m_within{};
};

} // namespace hp::incident
