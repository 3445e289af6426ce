// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>

namespace hp::maintenance {

enum class EventState { Scheduled, Started, Completed, Cancelled };
[[nodiscard]] const char *toString(EventState state);
/// Nullopt for any other word than those toString() gives.
[[nodiscard]] std::optional<EventState> eventStateFrom(const std::string &word);

/// What an event does to the machine if nobody acts.
enum class Disruption { None, Brief, Reboot, Stop, Replace };

/// One event as any source announces it, in common terms (facts/maintenance.md 2.4).
struct ProviderEvent {
    std::string id{}; ///< the same over all polls
    std::string code{};
    std::string source{}; ///< "aws", "calendar", "redfish", "lab", …
    ObjectKey machine{}; ///< empty: no machine of ours
    std::string machineId{}; ///< at the provider
    std::string description{};
    std::optional<TimePoint> notBefore{};
    std::optional<TimePoint> notAfter{};
    std::optional<TimePoint> startDeadline{};
    EventState state = EventState::Scheduled;
    Disruption disruption = Disruption::Replace;
    /// A person decides: what is broken has a spare that works, or what is staged is not applied by
    /// a start of the server.
    bool isSpared = false;
    std::string group{}; ///< several machines at once, such as a rack; empty: this one alone
    int maxUnavailable = 1; ///< of the group at a time
    bool waitsForUs = false; ///< the provider does not start before startDeadline

    bool operator==(const ProviderEvent &) const = default;
};

/// Until when our own disruptive step must be done: before the provider may start, or before it
/// must if it waits for us. Nullopt: there is no such time.
[[nodiscard]] std::optional<TimePoint> ourDeadline(const ProviderEvent &event);

/// The event wants a MachineMaintenance: it is ahead or under way, it is about a machine of ours,
/// and it disturbs it (a live migration does not).
[[nodiscard]] bool wantsMaintenance(const ProviderEvent &event);

/// spec of a MachineMaintenance: the seed's fields, all lower case, and ours.
[[nodiscard]] Json specOf(const ProviderEvent &event);
/// What differs from the stored object, as a merge patch; null when nothing does. Decisions of
/// people (strategy, approved) and ours (maintenancescheduled) are not touched; where none was
/// made, an event that has become another one for a person gets the strategy of such.
[[nodiscard]] Object eventUpdate(const Object &maintenance, const ProviderEvent &event);
/// The idempotence key: the same source and event id.
[[nodiscard]] bool isAbout(const Object &maintenance, const ProviderEvent &event);

} // namespace hp::maintenance
