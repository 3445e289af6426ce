// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Alerts.h"

#include "model/base/Text.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

namespace {

std::string machineOf(const MaintenanceFacts &f)
{
    return f.view.maintenance.text("/spec/machinelink");
}

std::string nodeOf(const MaintenanceFacts &f)
{
    return f.view.node ? "Node " + f.view.node.name() : "the Node of Machine " + machineOf(f);
}

std::string blockers(const MaintenanceFacts &f)
{
    std::string text;
    if (!f.view.drain)
        return text;
    for (const rules::BlockingPod &pod : f.view.drain->blocking) {
        text += (text.empty() ? ": pod " : ", pod ") + pod.ns + '/' + pod.pod;
        if (!pod.pdb.empty())
            text += " (PodDisruptionBudget " + pod.pdb + ')';
    }
    return text.empty() && !f.view.drain->error.empty() ? ": " + f.view.drain->error : text;
}

/// Hooks that hold the deletion of the Machine now.
std::string hooksHolding(const MaintenanceFacts &f)
{
    if (!f.view.machine.isDeleting())
        return {};
    for (const auto point : {machine::HookPoint::PreDrain, machine::HookPoint::PreTerminate}) {
        const auto hooks = machine::hooks(f.view.machine, point);
        if (!hooks.empty())
            return "; it waits for " + std::string(machine::toString(point)) + " hook "
                + hooks.front().name + " of " + hooks.front().owner;
    }
    return {};
}

} // namespace

std::string whatTheDeadlineBrings(const MaintenanceFacts &f)
{
    const auto forced = f.forcedAt();
    if (forced && f.now < *forced)
        return "; it begins outside of the windows at " + formatTime(*forced)
            + (f.view.window.barred ? " unless they are paused or excluded then" : "");
    if (f.settings.atDeadline == AtDeadline::Ask)
        return "; a person may let it begin at once with the annotation " + std::string(atOnce);
    return {};
}

Alert notSchedulableAlert(const MaintenanceFacts &f)
{
    const bool soon = f.deadline && *f.deadline - f.now < f.settings.criticalBefore;
    return {alert::notSchedulable,
            soon ? Severity::Critical : Severity::Warning,
            f.code + " of Machine " + machineOf(f) + " cannot begin before its deadline"
                + (f.deadline ? ' ' + formatTime(*f.deadline) : std::string()) + ": "
                + (f.rests() ? "a drain was given up, and begins again after "
                           + formatTime(*f.stored.retryAt)
                             : f.view.window.reason + whatTheDeadlineBrings(f))
                + '.'};
}

Alert blockedAlert(const MaintenanceFacts &f)
{
    return {alert::wantsPerson,
            Severity::Warning,
            f.code + " of Machine " + machineOf(f) + " has waited for more than "
                + formatAge(f.settings.blockedTooLong) + ": " + f.view.unhealthy + '.'};
}

Alert drainFailedAlert(const MaintenanceFacts &f)
{
    return {alert::drainFailed,
            Severity::Warning,
            nodeOf(f) + " could not be drained within " + formatAge(f.settings.drainBudget)
                + blockers(f) + '.'};
}

Alert shutdownFailedAlert(const MaintenanceFacts &f)
{
    return {alert::shutdownFailed,
            Severity::Critical,
            "The server of Machine " + machineOf(f) + " is not off after "
                + formatAge(f.settings.offBudget)
                + (f.fence.trouble.empty() ? "" : ": " + f.fence.trouble) + '.'};
}

Alert didNotReturnAlert(const MaintenanceFacts &f)
{
    return {alert::nodeDidNotReturn,
            Severity::Critical,
            nodeOf(f) + " did not come back within " + formatAge(f.settings.nodeStartBudget)
                + (f.nodeReady && !f.rebooted ? ": it is Ready, but it did not boot anew" : "")
                + '.'};
}

Alert verificationFailedAlert(const MaintenanceFacts &f, const std::string &why)
{
    return {alert::verificationFailed,
            Severity::Critical,
            "The maintenance of Machine " + machineOf(f) + " was done, and a check failed: " + why
                + '.'};
}

Alert stillScheduledAlert(const MaintenanceFacts &f)
{
    return {alert::stillScheduled,
            Severity::Critical,
            "Event " + f.eventId + " is still scheduled after the maintenance of Machine "
                + machineOf(f) + " was done."};
}

Alert tooLongAlert(const MaintenanceFacts &f)
{
    return {alert::tooLong,
            Severity::Warning,
            "The maintenance of Machine " + machineOf(f) + " has taken "
                + formatAge(f.now - f.stored.begun.value_or(f.now)) + hooksHolding(f) + '.'};
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
            f.code + " of Machine " + machineOf(f) + (told.empty() ? "" : " (" + told + ')')
                + " wants a person: " + f.choice.reason + '.'};
}

} // namespace hp::maintenance
