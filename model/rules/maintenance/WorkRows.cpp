// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/messages/Next.h"
#include "model/rules/maintenance/Alerts.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

bool works(const Facts &f)
{
    return f.isAt(step::inProgress);
}

bool deletes(const Facts &f)
{
    return works(f) && f.strategy == toString(Strategy::Delete);
}

Decision release(const Facts &f, Message reason)
{
    Decision decision = f.enter(step::returning, std::move(reason));
    decision.step = MaintenanceStep::RemoveKey;
    decision.recheckAfter = f.settings.recheckWork;
    return decision;
}

Decision verify(const Facts &f, Message reason)
{
    Decision decision = f.enter(step::verifying, std::move(reason));
    decision.recheckAfter = Duration(0);
    return decision;
}

} // namespace

/// Rows 13 and 15 to 20: from the first step that cannot be undone until the Node is back.
const std::vector<MaintenanceRow> &workRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"13 again",
         "MachineDeleted",
         "in progress by deletion, and the Machine is not being deleted",
         "delete it",
         [](const Facts &f) {
             return deletes(f) && f.view.machine && !f.view.machine.isDeleting();
         },
         [](const Facts &f) {
             return f.act(MaintenanceStep::DeleteMachine, say::machineIsDeleted());
         }},
        {"17",
         "MachineNotYetDeleted",
         "in progress by deletion, and the Machine is still there",
         "wait; row 24 raises alert 7",
         [](const Facts &f) { return deletes(f) && f.view.machine; },
         [](const Facts &f) {
             return f.keep(say::machineNotYetDeleted(), f.settings.recheckBlocked);
         }},
        {"13 gone",
         "MachineGone",
         "in progress by deletion, and the Machine is gone",
         "verifying",
         deletes,
         [](const Facts &f) { return verify(f, say::machineIsGone()); }},
        {"2 in place, release",
         "MachineGone",
         "in progress in place, the Machine is gone, and a host carries our key",
         "remove the key",
         [](const Facts &f) {
             return (works(f) || f.isAt(step::returning)) && !f.view.machine && f.fence.requested;
         },
         [](const Facts &f) {
             return f.act(MaintenanceStep::RemoveKey, say::goneMachineReleasesHost());
         }},
        {"2 in place",
         "MachineGone",
         "in progress in place, and the Machine is gone",
         "verifying, as after a deletion",
         [](const Facts &f) { return (works(f) || f.isAt(step::returning)) && !f.view.machine; },
         [](const Facts &f) {
             Decision decision = verify(f, say::somebodyElseDeletedMachine());
             decision.status.strategy = toString(Strategy::Delete);
             return decision;
         }},
        {"17 in place",
         "MachineNotYetDeleted",
         "in progress in place, somebody deletes the Machine, and its host does not carry our key",
         "wait until it is gone: its deletion takes the requests of its host away, ours too",
         [](const Facts &f) {
             return works(f) && !f.fence.requested && f.view.machine.isDeleting();
         },
         [](const Facts &f) {
             return f.keep(say::machineNotYetDeleted(), f.settings.recheckBlocked);
         }},
        {"15 again",
         "PowerOffRequested",
         "in progress in place, and the host does not carry our key",
         "add it",
         [](const Facts &f) { return works(f) && !f.fence.requested; },
         [](const Facts &f) { return f.act(MaintenanceStep::AddKey, say::serverIsSwitchedOff()); }},
        {"16",
         "ShutdownFailed",
         "the host is not held off, and the budget for it is used up",
         "alert 5; wait, the Node is not touched",
         [](const Facts &f) {
             return works(f) && !f.fence.acknowledged && f.stepAge() > f.settings.offBudget;
         },
         [](const Facts &f) {
             return raised(f.keep({}, f.settings.recheckWork), shutdownFailedAlert(f));
         }},
        {"16 wait",
         "PoweringOff",
         "the host is not held off yet",
         "wait",
         [](const Facts &f) { return works(f) && !f.fence.acknowledged; },
         [](const Facts &f) {
             return f.keep(say::serverIsBeingSwitchedOff(), f.settings.recheckWork);
         }},
        {"18 power-cycle",
         "HostHeld",
         "the host is held off, and the way is power-cycle",
         "returning; remove our key",
         [](const Facts &f) { return works(f) && f.strategy == toString(Strategy::PowerCycle); },
         [](const Facts &f) { return release(f, say::offServerIsStarted()); }},
        {"18 work done",
         "WorkDone",
         "the host is held off, and the work on it is done",
         "returning; remove our key",
         [](const Facts &f) { return works(f) && (f.workDone || f.eventEnded); },
         [](const Facts &f) { return release(f, say::serverIsStartedAfterWork()); }},
        {"18 hold",
         "AwaitingWork",
         "the host is held off for work",
         "wait, and say for whom",
         works,
         [](const Facts &f) {
             return f.keep(say::offServerWaitsFor(workDone), f.settings.recheckManual);
         }},
        {"19 release",
         "Returning",
         "returning, and the host carries our key",
         "remove it",
         [](const Facts &f) { return f.isAt(step::returning) && f.fence.requested; },
         [](const Facts &f) {
             return f.act(MaintenanceStep::RemoveKey, say::serverIsStartedAgain());
         }},
        {"19",
         "Returned",
         "the Node is Ready and has booted anew",
         "verifying",
         [](const Facts &f) { return f.isAt(step::returning) && f.nodeReady && f.rebooted; },
         [](const Facts &f) { return verify(f, say::nodeIsBack()); }},
        {"20 end exemption",
         "DidNotReturn",
         "the Node is not back after twice its budget, and the Machine carries our mark",
         "alert 3; take the mark off: health checks may act",
         [](const Facts &f) {
             return f.isAt(step::returning) && f.stepAge() > 2 * f.settings.nodeStartBudget
                 && f.isExempt();
         },
         [](const Facts &f) {
             return raised(f.act(MaintenanceStep::EndExemption, {}), didNotReturnAlert(f));
         }},
        {"20",
         "DidNotReturn",
         "the Node is not back within its budget",
         "alert 3; stay",
         [](const Facts &f) {
             return f.isAt(step::returning) && f.stepAge() > f.settings.nodeStartBudget;
         },
         [](const Facts &f) {
             return raised(f.keep({}, f.settings.recheckBlocked), didNotReturnAlert(f));
         }},
        {"20 wait",
         "Returning",
         "the Node is not back yet",
         "wait",
         [](const Facts &f) { return f.isAt(step::returning); },
         [](const Facts &f) {
             return f.keep(f.nodeReady ? say::nodeDidNotBootAnew() : say::nodeIsNotReadyYet(),
                           f.settings.recheckWork);
         }},
    };
    return rows;
}

} // namespace hp::maintenance
