// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Owner.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace hp::gateway {

/// Remembers what was seen of a site and no object of the record tells: how the owners of hooks
/// fared (each renewal of a Lease, pods that are gone, Events that have expired), and when a hold
/// last went. Like HoldMemory it can be kept as objects of the record and recalled from them.
/// Control thread.
class SiteMemory
{
public:
    /// The kinds under which the record keeps it.
    static constexpr const char *ownerKind = "OwnerNotes"; ///< one for an owner, named as it
    static constexpr const char *siteKind = "SiteNotes"; ///< one for all

    /// Hears of everything that is to be kept, as HoldMemory::onChange.
    void onChange(std::function<void(const Object &before, const Object &after)> told)
    {
        m_notes.onChange(std::move(told));
    }
    /// Goes on from what was kept; false when `saved` is none of ours.
    bool recall(const Object &saved);
    /// What was kept is no more.
    void forgetKept(const Object &saved);

    /// What the rules know of this owner now (holds::signsFor).
    void noteOwner(const std::string &raw, const holds::OwnerSigns &signs, TimePoint now);
    /// No hook names it any more.
    void forgetOwner(const std::string &raw);
    void noteCleared(const std::optional<TimePoint> &lastCleared, TimePoint now);

    /// What is known of it; null when nothing is.
    [[nodiscard]] const holds::OwnerSigns *signsOf(const std::string &raw) const;
    [[nodiscard]] const std::map<std::string, holds::OwnerSigns> &owners() const
    {
        return m_owners;
    }
    [[nodiscard]] const std::optional<TimePoint> &lastCleared() const { return m_lastCleared; }

private:
    std::map<std::string, holds::OwnerSigns> m_owners{};
    std::optional<TimePoint> m_lastCleared{};
    KeptNotes m_notes{};
};

} // namespace hp::gateway
