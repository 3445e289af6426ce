// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Hold.h"
#include "model/rules/holds/WhyStuck.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Remembers of the machines under watch what no object tells: since when a hold was seen in its
/// state, which hooks came when the machine was already going, since when a sentence is said. What
/// it knows of a machine can be kept as an object of the record and recalled from it: after a
/// restart, or for an instant of the past. Control thread.
class HoldMemory
{
public:
    /// The kind under which the record keeps what was noticed of a machine.
    static constexpr const char *kind = "HoldNotes";

    /// Hears of everything that was noticed: what was kept of a machine before (null: nothing) and
    /// what is to be kept of it now (null: nothing any more).
    void onChange(std::function<void(const Object &before, const Object &after)> told)
    {
        m_told = std::move(told);
    }
    /// Goes on from what was kept; null when `saved` is not one of ours. Gives the machine.
    std::optional<ObjectKey> recall(const Object &saved);

    [[nodiscard]] holds::HoldNotes notesOf(const ObjectKey &machine) const;
    /// Something was noticed of it, in this life of it.
    [[nodiscard]] bool knows(const Object &machine) const;
    /// Since when this is said of it, as far as that was noticed; changes nothing.
    [[nodiscard]] std::optional<TimePoint>
    knownSince(const ObjectKey &machine, const std::optional<holds::WhyStuck> &why) const;
    /// Takes in what was found; true when notesOf() says something else now.
    bool note(const Object &machine, const std::vector<holds::Hold> &holds, TimePoint now);

    /// The time since when the machine is stopped by this cause; `why` is what was found now.
    std::optional<TimePoint>
    seenSince(const ObjectKey &machine, const std::optional<holds::WhyStuck> &why, TimePoint now);
    void forget(const ObjectKey &machine);
    /// Of this machine nothing is known but what was recalled, whatever was noticed since.
    void returnToKept(const ObjectKey &machine);
    /// What was kept is no more.
    void forgetKept(const Object &saved);

private:
    struct Known {
        std::string uid{};
        bool deleting = false;
        std::map<std::string, bool> holding{}; ///< by key of the hold
        holds::HoldNotes notes{};
        bool isAsKept = false; ///< nothing else was noticed since
    };
    struct Said {
        std::string cause{};
        TimePoint since{};
    };

    [[nodiscard]] static Json contentOf(const Known &known);
    /// Tells what is known of the machine now, when it is something else than before.
    void keep(const ObjectKey &machine, TimePoint now);

    std::map<ObjectKey, Known> m_known;
    std::map<ObjectKey, Said> m_said;
    std::map<ObjectKey, Object> m_kept; ///< as it was told last
    std::uint64_t m_revision = 0;
    std::function<void(const Object &, const Object &)> m_told;
};

} // namespace hp::gateway
