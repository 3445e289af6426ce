// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Alerts.h"

#include "model/base/Text.h"
#include "model/messages/Maintenance.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <optional>
#include <utility>

namespace hp::maintenance {

namespace {

std::string machineOf(const MaintenanceFacts &f)
{
    return f.view.maintenance.text("/spec/machinelink");
}

/// What keeps the Node from being empty, in the words of the cluster.
std::string blockers(const MaintenanceFacts &f)
{
    std::string text;
    if (!f.view.drain)
        return text;
    for (const rules::BlockingPod &pod : f.view.drain->blocking) {
        text += (text.empty() ? "pod " : ", pod ") + pod.ns + '/' + pod.pod;
        if (!pod.pdb.empty())
            text += " (PodDisruptionBudget " + pod.pdb + ')';
    }
    return text.empty() ? f.view.drain->error : text;
}

/// The hook that holds the deletion of the Machine now.
struct HoldingHook {
    machine::HookPoint point{};
    machine::Hook hook{};
};

std::optional<HoldingHook> hookHolding(const MaintenanceFacts &f)
{
    if (!f.view.machine.isDeleting())
        return std::nullopt;
    for (const auto point : {machine::HookPoint::PreDrain, machine::HookPoint::PreTerminate}) {
        const auto hooks = machine::hooks(f.view.machine, point);
        if (!hooks.empty())
            return HoldingHook{point, hooks.front()};
    }
    return std::nullopt;
}

Message notDrained(const MaintenanceFacts &f)
{
    const std::string why = blockers(f);
    const Duration budget = f.settings.drainBudget;
    if (f.view.node)
        return why.empty() ? say::nodeCouldNotBeDrained(f.view.node.name(), budget)
                           : say::nodeCouldNotBeDrainedBecause(f.view.node.name(), budget, why);
    return why.empty() ? say::nodeOfMachineCouldNotBeDrained(machineOf(f), budget)
                       : say::nodeOfMachineCouldNotBeDrainedBecause(machineOf(f), budget, why);
}

Message notBack(const MaintenanceFacts &f)
{
    const Duration budget = f.settings.nodeStartBudget;
    if (!f.view.node)
        return say::nodeOfMachineDidNotComeBack(machineOf(f), budget);
    return f.nodeReady && !f.rebooted ? say::nodeCameBackWithoutBooting(f.view.node.name(), budget)
                                      : say::nodeDidNotComeBack(f.view.node.name(), budget);
}

} // namespace

Message whyNotInTime(const MaintenanceFacts &f)
{
    const Message &reason = f.view.window.reason;
    const auto forced = f.forcedAt();
    if (forced && f.now < *forced)
        return f.view.window.barred
            ? say::orBeginsOutsideWindowsUnlessBarred(reason, formatTime(*forced))
            : say::orBeginsOutsideWindowsAt(reason, formatTime(*forced));
    return f.settings.atDeadline == AtDeadline::Ask ? say::orPersonLetsItBegin(reason, atOnce)
                                                    : reason;
}

Alert notSchedulableAlert(const MaintenanceFacts &f)
{
    const bool soon = f.deadline && *f.deadline - f.now < f.settings.criticalBefore;
    Message why = f.rests() ? say::drainGivenUpBeginsAgainAfter(formatTime(*f.stored.retryAt))
                            : whyNotInTime(f);
    return {alert::notSchedulable,
            soon ? Severity::Critical : Severity::Warning,
            f.deadline ? say::cannotBeginBeforeDeadline(
                f.code, machineOf(f), formatTime(*f.deadline), std::move(why))
                       : say::cannotBeginBeforeItsDeadline(f.code, machineOf(f), std::move(why))};
}

Alert missedAlert(const MaintenanceFacts &f)
{
    return {alert::notSchedulable,
            Severity::Critical,
            say::didNotBeginBeforeDeadline(
                f.code, machineOf(f), formatTime(f.deadline.value_or(f.now)))};
}

Alert blockedAlert(const MaintenanceFacts &f, const Message &why)
{
    return {alert::wantsPerson,
            Severity::Warning,
            say::machineHasWaitedForMoreThan(f.code, machineOf(f), f.settings.blockedTooLong, why)};
}

Alert drainFailedAlert(const MaintenanceFacts &f)
{
    return {alert::drainFailed, Severity::Warning, notDrained(f)};
}

Alert shutdownFailedAlert(const MaintenanceFacts &f)
{
    return {alert::shutdownFailed,
            Severity::Critical,
            f.fence.trouble.empty() ? say::serverIsNotOffAfter(machineOf(f), f.settings.offBudget)
                                    : say::serverIsNotOffBecause(machineOf(f),
                                                                 f.settings.offBudget,
                                                                 quoted(f.fence.trouble))};
}

Alert didNotReturnAlert(const MaintenanceFacts &f)
{
    return {alert::nodeDidNotReturn, Severity::Critical, notBack(f)};
}

Alert verificationFailedAlert(const MaintenanceFacts &f, Message why)
{
    return {alert::verificationFailed,
            Severity::Critical,
            say::checkFailedAfterWork(machineOf(f), std::move(why))};
}

Alert stillScheduledAlert(const MaintenanceFacts &f)
{
    return {alert::stillScheduled,
            Severity::Critical,
            say::eventIsStillScheduled(f.eventId, machineOf(f))};
}

Alert tooLongAlert(const MaintenanceFacts &f)
{
    const Duration taken = f.workAge();
    const auto holding = hookHolding(f);
    return {alert::tooLong,
            Severity::Warning,
            holding ? say::maintenanceHasTakenAndWaitsForHook(machineOf(f),
                                                              taken,
                                                              machine::toString(holding->point),
                                                              holding->hook.name,
                                                              holding->hook.owner)
                    : say::maintenanceHasTaken(machineOf(f), taken)};
}

std::string toldOf(const MaintenanceFacts &f)
{
    constexpr std::size_t longest = 200;
    return shortened(f.view.maintenance.text("/spec/description"), longest);
}

Alert manualAlert(const MaintenanceFacts &f)
{
    const bool mismatch = f.code == code::stateMismatch || f.code == code::stateMismatchToo;
    const char *name = f.code == code::lbUnhealthy ? alert::lbUnhealthy
        : mismatch                                 ? alert::stateMismatch
        : f.isMaster                               ? alert::masterScheduled
                                                   : alert::wantsPerson;
    const std::string told = toldOf(f);
    return {name,
            Severity::Warning,
            told.empty()
                ? say::eventOfMachineWantsPerson(f.code, machineOf(f), f.choice.reason)
                : say::toldEventOfMachineWantsPerson(f.code, machineOf(f), told, f.choice.reason)};
}

MaintenanceDecision raised(MaintenanceDecision decision, Alert alert)
{
    decision.reason = alert.message;
    decision.status.reason = alert.sentence();
    decision.status.alerts = {std::move(alert)};
    return decision;
}

} // namespace hp::maintenance
