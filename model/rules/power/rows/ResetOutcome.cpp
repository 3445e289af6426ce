// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/rows/HostPowerFacts.h"

#include <algorithm>

namespace hp::rules {

using host::PowerActionType;

namespace {

PowerActionType recordOf(PowerCommand command)
{
    switch (command) {
    case PowerCommand::On:
        return PowerActionType::PowerOn;
    case PowerCommand::SoftOff:
        return PowerActionType::SoftOff;
    default:
        return PowerActionType::HardOff;
    }
}

bool isBusy(const ResetFailure &failure)
{
    return failure.retryAfter > Duration(0) || failure.httpStatus == 429
        || failure.httpStatus == 503 || failure.messageId == "SYS518"
        || failure.messageId == "ResourceNotReadyRetry";
}

} // namespace

/// Rows F, first match wins: outcome unknown, never sent, soft not supported, On while the BMC
/// settles, busy, anything else. facts/reboot.md 4.3.
HostPowerDecision decideAfterFailedReset(const HostPowerView &view,
                                         PowerCommand command,
                                         const std::optional<host::PowerAction> &before,
                                         const ResetFailure &failure,
                                         TimePoint now)
{
    const HostPowerFacts facts(view, now);
    const HostPowerSettings &settings = facts.settings;
    const PowerActionType type = recordOf(command);
    const int attempt = facts.stored.powerAction ? facts.stored.powerAction->attempt : 1;
    const std::string said = failure.message.empty() ? "" : ": " + failure.message;

    // A restart has no record of its own, so an unknown outcome falls through to an error there.
    const bool recorded =
        command != PowerCommand::SoftRestart && command != PowerCommand::HardRestart;
    if (failure.code == ErrorCode::TimedOut && recorded)
        return facts.recheck("F4", "whether the BMC did it is unknown, so it is read", Duration(0));

    const auto undo = [&](HostPowerDecision &decision) {
        decision.status.powerAction = before; // what was sent earlier is still under way
    };
    if (failure.code == ErrorCode::Unreachable) {
        HostPowerDecision decision =
            facts.recheck("F0", "the command did not reach the BMC" + said, settings.pollChanging);
        undo(decision);
        return decision;
    }
    const bool conflict = failure.httpStatus == 409 || isBusy(failure);
    const bool softIsOver = command == PowerCommand::SoftOff
        && (failure.code == ErrorCode::Invalid || (conflict && attempt >= settings.quickRetries));
    if (softIsOver) {
        HostPowerDecision decision = facts.post(
            "F1", "the BMC cannot shut the host down in order" + said, PowerCommand::HardOff);
        decision.events.push_back(
            {false,
             "PowerOffEscalated",
             "Continuing with hard poweroff after soft poweroff fails. More details" + said});
        return decision;
    }
    const bool settling =
        command == PowerCommand::On && failure.messageId == "ActionParameterValueConflict";
    if ((settling || isBusy(failure) || (command == PowerCommand::SoftOff && conflict))
        && attempt < settings.quickRetries) {
        const Duration pause =
            settling ? settings.conflictRetry : std::max(failure.retryAfter, settings.busyRetry);
        HostPowerDecision decision = facts.recheck(
            settling ? "F2" : "F3", "the BMC is not ready for the command" + said, pause);
        undo(decision);
        decision.status.powerRetry = host::PowerRetry{type, now + pause, attempt};
        return decision;
    }
    const std::string why = std::string("the BMC refused ") + toString(command) + said;
    HostPowerDecision decision = facts.recheck("F5", why, Duration(0));
    undo(decision);
    facts.bookError(decision.status, type, attempt, why);
    if (decision.status.powerAction
        && decision.status.powerAction->type == PowerActionType::SoftOff)
        decision.status.powerAction->deadline = decision.status.powerRetry->notBefore;
    decision.events = {{true, "PowerManagementError", why}};
    return decision;
}

HostPowerDecision decideAfterAcceptedReset(const HostPowerView &view,
                                           PowerCommand command,
                                           TimePoint issuedAt,
                                           TimePoint now)
{
    const HostPowerFacts facts(view, now);
    HostPowerDecision decision =
        facts.recheck("F accepted", "the BMC accepted the command", Duration(0));
    if (command != PowerCommand::SoftRestart && command != PowerCommand::HardRestart)
        return decision;
    const HostPowerFacts then(view, issuedAt);
    decision.status.lastPoweredOn = then.stampPoweredOn();
    decision.status.pendingRebootMode.reset();
    decision.status.powerRetry.reset();
    decision.recheckAfter = facts.settings.pollSteady;
    if (facts.base != nullptr) {
        decision.step = HostPowerStep::RemoveAnnotation;
        decision.annotation = facts.base->key;
        decision.annotationValue = facts.base->value;
    }
    return decision;
}

} // namespace hp::rules
