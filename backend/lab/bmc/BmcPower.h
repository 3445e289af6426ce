// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/base/Power.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// What a Bmc object's server is doing, taken from its status. A transition whose time has come
/// counts as finished even when nobody has written it down yet.
struct BmcPower {
    PowerState state = PowerState::Off;
    std::optional<PowerState> target{}; ///< where a transition leads; none at rest
    std::optional<PowerState> then{}; ///< what follows after the target (restarts)
    TimePoint since{};
    TimePoint due = TimePoint::max(); ///< end of the transition; max() when it never ends
    std::int64_t boots = 0; ///< how often the server has come up
};

/// Why a Redfish service says no.
struct RedfishMessage {
    /// Of the Base registry its last segment, e.g. "ActionParameterValueNotInList"; another's
    /// whole.
    std::string id{};
    std::string text{};
    std::vector<std::string> args{};
    std::string resolution{};
};

/// What a Reset does. `status` is the merge patch of the Bmc's status, null when nothing changes;
/// a refusal can have one too, when the server goes its way in spite of it.
struct ResetDecision {
    int httpStatus = 204;
    std::optional<RedfishMessage> refusal{};
    Object status{};
    std::string why{};
};

[[nodiscard]] BmcPower powerOf(const Object &bmc, TimePoint now);
/// PowerState as the service shows it: transition names can be switched off, and a fault may lie.
[[nodiscard]] std::string shownState(const Object &bmc, TimePoint now);
/// The chassis' PowerState, which can lag behind the host's (facts/redfish.md 0.3).
[[nodiscard]] PowerState chassisState(const Object &bmc, TimePoint now);
[[nodiscard]] std::vector<std::string> allowedResets(const Object &bmc);
/// `type` is what the client sent, of Redfish's words or not, and may be one that we never post.
/// Rules in order: type missing, not allowed, refused by a fault, then by power state. Durations
/// are those of the spec; facts/redfish.md 3 and facts/reboot.md 4.
[[nodiscard]] ResetDecision decideReset(const Object &bmc, const std::string &type, TimePoint now);
/// The life of a Bmc object between requests: first status, end of transitions, served address.
[[nodiscard]] Plan decideBmc(const Object &bmc, const std::string &address, TimePoint now);

} // namespace hp::lab
