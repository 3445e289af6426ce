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

bool drains(const Facts &f)
{
    return f.isAt(step::draining);
}

bool isOverBudget(const Facts &f)
{
    return drains(f) && f.view.drain && !f.view.drain->emptied
        && f.stepAge() > f.settings.drainBudget;
}

} // namespace

/// Rows 12 to 15 once the work has begun: all of it can still be undone.
const std::vector<MaintenanceRow> &drainRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"12 keep",
         "Kept",
         "it drains, and the object does not carry our finalizer",
         "set it: deleted, the object goes when everything is undone",
         [](const Facts &f) { return drains(f) && !f.view.maintenance.hasFinalizer(finalizer); },
         [](const Facts &f) {
             return f.act(MaintenanceStep::Keep, say::deletingThisUndoesWork());
         }},
        {"12 exempt",
         "Exempted",
         "it drains, and the Machine does not carry our mark",
         "mark it: health checks do not remediate it",
         [](const Facts &f) { return drains(f) && !f.isExempt(); },
         [](const Facts &f) {
             return f.act(MaintenanceStep::Exempt, say::healthChecksLeaveMachine());
         }},
        {"12 cordon",
         "Cordoned",
         "it drains, and the Node is not cordoned and labelled",
         "cordon and label it",
         [](const Facts &f) { return drains(f) && f.view.node && !f.isCordonedAndLabelled(); },
         [](const Facts &f) { return f.act(MaintenanceStep::Cordon, say::nodeTakesNoNewPods()); }},
        {"13",
         "MachineDeleted",
         "it drains, and the way is delete",
         "in-progress; delete the Machine, its own hooks and drain apply",
         [](const Facts &f) { return drains(f) && f.strategy == toString(Strategy::Delete); },
         [](const Facts &f) {
             Decision decision = f.enter(step::inProgress, say::machineIsDeleted());
             decision.step = MaintenanceStep::DeleteMachine;
             decision.recheckAfter = f.settings.recheckWork;
             return decision;
         }},
        {"12 pre-flight",
         "HostNotUsable",
         "it drains in place, and the host cannot be switched",
         "wait, and say why",
         [](const Facts &f) { return drains(f) && !f.fence.obstacle.empty(); },
         [](const Facts &f) { return f.keep(f.fence.obstacle, f.settings.recheckBlocked); }},
        {"14 try",
         "Draining",
         "it drains in place, and this pass has not tried yet",
         "evict",
         [](const Facts &f) { return drains(f) && f.view.node && !f.view.drain; },
         [](const Facts &f) {
             Decision decision = f.act(MaintenanceStep::TryDrain, say::nodeIsBeingEmptied());
             // What the attempt finds is written, not that there is one.
             decision.status.alerts = f.stored.alerts;
             decision.status.reason = f.stored.reason;
             return decision;
         }},
        {"14 give up",
         "DrainGivenUp",
         "the Node is not empty, the drain budget is used up, and the policy is to give up",
         "waiting-window, and again after an hour; uncordon it unless it was cordoned before",
         [](const Facts &f) {
             return isOverBudget(f) && f.settings.onDrainFailure == OnDrainFailure::GiveUp;
         },
         [](const Facts &f) {
             const TimePoint again = f.now + f.settings.giveUpPause;
             Decision decision =
                 f.uncordon(say::drainGivenUpUntil(drainFailedAlert(f).message, formatTime(again)));
             decision.status.step = step::waiting;
             decision.status.since = f.now;
             decision.status.retryAt = again;
             decision.status.window.reset();
             return decision;
         }},
        {"14 over budget",
         "DrainFailed",
         "the Node is not empty, and the drain budget is used up",
         "alert 4; keep trying",
         isOverBudget,
         [](const Facts &f) {
             return raised(f.keep({}, f.settings.recheckWork), drainFailedAlert(f));
         }},
        {"14",
         "Draining",
         "the Node is not empty",
         "try again",
         [](const Facts &f) { return drains(f) && f.view.drain && !f.view.drain->emptied; },
         [](const Facts &f) {
             const std::string &error = f.view.drain->error;
             return f.keep(error.empty() ? say::nodeIsBeingEmptied()
                                         : say::nodeIsStillDrained(error),
                           f.settings.recheckWork);
         }},
        {"15",
         "PowerOffRequested",
         "the Node is empty, or there is none",
         "in-progress; add our reboot key",
         drains,
         [](const Facts &f) {
             Decision decision = f.enter(step::inProgress, say::serverIsSwitchedOff());
             decision.step = MaintenanceStep::AddKey;
             decision.recheckAfter = f.settings.recheckWork;
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::maintenance
