// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/power/HostCounts.h"
#include "model/rules/power/HostPowerView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// The one externally visible thing that follows the status write of a pass.
enum class HostPowerStep {
    Stop,
    ReadPower, ///< then decide again with the observation
    PostReset,
    RemoveAnnotation, ///< `annotation`, alone, when it still has the value that was seen
    AddFinalizer,
    RemoveFinalizer
};

struct HostPowerEvent {
    bool warning = false;
    std::string reason{};
    Message note{};

    bool operator==(const HostPowerEvent &) const = default;
};

struct HostPowerDecision {
    const char *row = ""; ///< of facts/reboot.md 3
    const char *word = ""; ///< the same as the reason of a condition
    Message reason{};
    HostPowerStep step = HostPowerStep::Stop;
    /// Stored, durably, before the step is taken; equal to what is stored when nothing changes.
    host::PowerStatus status{};
    std::vector<Condition> conditions{};
    ResetType command = ResetType::On; ///< of PostReset
    bool insist = false; ///< post even when the reading says that it is there already
    std::string annotation{}; ///< of RemoveAnnotation
    std::string annotationValue{};
    std::vector<HostPowerEvent> events{}; ///< told once the step worked
    std::vector<HostCount> counts{}; ///< beside those that follow from the status
    /// A status that is stored whole instead of `status`; null for all rows but N1.
    Object adopted{};
    /// What is to be said about the request as it stands; told when it was not said before. Nullopt
    /// when this pass did not look.
    std::optional<std::vector<HostPowerEvent>> standing{};
    bool gaveUp = false; ///< the host goes without having been switched off
    /// Nullopt: only a change of the object or its Secret starts the next pass. Zero: at once.
    std::optional<Duration> recheckAfter{};
};

/// What a host's power does next: the decision table of facts/reboot.md 3, first match wins. Pure
/// and total. Without an observation it answers ReadPower where one is needed.
[[nodiscard]] HostPowerDecision decideHostPower(const HostPowerView &view, TimePoint now);

/// How a Reset that was decided failed.
struct ResetFailure {
    ErrorCode code = ErrorCode::Refused;
    int httpStatus = 0;
    std::string messageId{}; ///< last segment
    std::string message{};
    Duration retryAfter{};
};

/// Whether an On that was decided on the host as `then` is still to be sent to the host as `now`
/// (null: it is gone): nobody has asked since that it be off, held, rebooted or left alone.
[[nodiscard]] bool isStillToBeOn(const Object &then, const Object &now);

/// What follows a failed Reset. `view.host` is the object as it is stored now, `before` the
/// powerAction that was stored when the Reset was decided.
[[nodiscard]] HostPowerDecision
decideAfterFailedReset(const HostPowerView &view,
                       ResetType command,
                       const std::optional<host::PowerAction> &before,
                       const ResetFailure &failure,
                       TimePoint now);

/// What follows an accepted Reset: a look at what it did.
[[nodiscard]] HostPowerDecision decideAfterAcceptedReset(const HostPowerView &view, TimePoint now);

/// What follows when the schema refuses the status that row N1 adopts.
[[nodiscard]] HostPowerDecision decideAfterRefusedStatus(const HostPowerView &view,
                                                         const std::string &why);

/// What is said when the API refuses, with the words `why`, to store the status of a host.
[[nodiscard]] HostPowerEvent eventOfRefusedStatus(const std::string &why);

/// A row as people read it.
struct HostPowerRowText {
    std::string name{};
    std::string reason{}; ///< of condition PowerSettled
    std::string when{};
    std::string then{};
};

/// The table in order, first match wins; docs/host-power.md shows it.
[[nodiscard]] std::vector<HostPowerRowText> hostPowerTable();
/// The rows that judge a command that failed, in order.
[[nodiscard]] std::vector<HostPowerRowText> failedResetTable();

} // namespace hp::rules
