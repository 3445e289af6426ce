// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/WhyStuck.h"
#include "model/rules/holds/list/Hold.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// Remembers of the machines under watch what no object tells: since when a hold was seen in its
/// state, which hooks came when the machine was already going, since when a sentence is said. Lasts
/// as long as the process; the record outlives it. Control thread.
class HoldMemory
{
public:
    [[nodiscard]] holds::HoldNotes notesOf(const ObjectKey &machine) const;
    /// Takes in what was found; true when notesOf() says something else now.
    bool note(const Object &machine, const std::vector<holds::Hold> &holds, TimePoint now);

    /// The time since when the machine is stopped by this cause; `why` is what was found now.
    std::optional<TimePoint>
    seenSince(const ObjectKey &machine, const std::optional<holds::WhyStuck> &why, TimePoint now);
    void forget(const ObjectKey &machine);

private:
    struct Known {
        std::string uid{};
        bool deleting = false;
        std::map<std::string, bool> holding{}; ///< by key of the hold
        holds::HoldNotes notes{};
    };
    struct Said {
        std::string cause{};
        TimePoint since{};
    };

    std::map<ObjectKey, Known> m_known;
    std::map<ObjectKey, Said> m_said;
};

} // namespace hp::gateway
