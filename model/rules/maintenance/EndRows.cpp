// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/Alerts.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

Message ended(const Facts &f)
{
    switch (f.view.event) {
    case EventReport::Completed:
        return say::eventIsCompleted();
    case EventReport::Cancelled:
        return say::eventIsCancelled();
    default:
        return say::eventIsGone();
    }
}

/// A check failed after the work: that the event is over does not mend it.
bool wasFoundWanting(const Facts &f)
{
    const auto &alerts = f.stored.alerts;
    return std::any_of(alerts.begin(), alerts.end(), [](const Alert &one) {
        return one.name == alert::verificationFailed;
    });
}

} // namespace

/// Rows 1 to 4: what ends a maintenance, or hands it to people.
const std::vector<MaintenanceRow> &endRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"1",
         "EventEnded",
         "the event is completed, cancelled or gone, and nothing was done yet",
         "delete the object",
         [](const Facts &f) { return f.eventEnded && f.isWaiting(); },
         [](const Facts &f) { return f.act(MaintenanceStep::DeleteMaintenance, ended(f)); }},
        {"1 while draining, uncordon",
         "EventEndedWhileDraining",
         "the event ended while the Node drains, and the Node carries our marks",
         "uncordon it unless it was cordoned before",
         [](const Facts &f) { return f.eventEnded && f.isAt(step::draining) && f.isLabelled(); },
         [](const Facts &f) { return f.uncordon(ended(f)); }},
        {"1 while draining, end exemption",
         "EventEndedWhileDraining",
         "the event ended while the Node drains, and the Machine carries our mark",
         "take the mark off",
         [](const Facts &f) { return f.eventEnded && f.isAt(step::draining) && f.isExempt(); },
         [](const Facts &f) { return f.act(MaintenanceStep::EndExemption, ended(f)); }},
        {"1 while draining",
         "EventEndedWhileDraining",
         "the event ended while the Node drains",
         "delete the object",
         [](const Facts &f) { return f.eventEnded && f.isAt(step::draining); },
         [](const Facts &f) { return f.act(MaintenanceStep::DeleteMaintenance, ended(f)); }},
        {"25 provider began late",
         "ProviderBegan",
         "it has expired, its source stands by the event, and the Node is gone or not Ready",
         "in-progress: the provider does it itself",
         [](const Facts &f) {
             return f.isAt(step::expired) && f.view.event == EventReport::Standing && f.view.machine
                 && f.providerBegan() && f.optOut().empty() && f.choice.strategy != Strategy::Alert;
         },
         [](const Facts &f) { return f.leaveToProvider(); }},
        {"2 failed",
         "Failed",
         "it has failed or expired",
         "nothing, until a person deletes the object, or the event ends and no check had failed",
         [](const Facts &f) { return f.isAt(step::failed) || f.isAt(step::expired); },
         [](const Facts &f) {
             Decision decision = f.keep(f.storedReason(), f.settings.recheckManual);
             decision.status.alerts = f.stored.alerts;
             if (f.eventEnded && !wasFoundWanting(f))
                 decision.step = MaintenanceStep::DeleteMaintenance;
             return decision;
         }},
        {"2 ambiguous",
         "MachineAmbiguous",
         "nothing was done yet, and it is not clear which Machine is meant",
         "manual and an alert; look again after 10 min",
         [](const Facts &f) { return f.isWaiting() && !f.view.machineFault.empty(); },
         [](const Facts &f) {
             Decision decision = f.enter(step::manual, say::machineAmbiguous(f.view.machineFault));
             decision.status.reason = decision.reason.sentence();
             decision.status.alerts = {
                 {alert::wantsPerson, Severity::Warning, f.view.machineFault}};
             decision.recheckAfter = f.settings.recheckManual;
             return decision;
         }},
        {"2",
         "MachineNotFound",
         "the Machine is not found, nothing that cannot be undone was done, the event stands",
         "failed",
         [](const Facts &f) {
             return !f.view.machine && !f.isAt(step::inProgress) && !f.isAt(step::returning)
                 && !f.isAt(step::verifying);
         },
         [](const Facts &f) {
             return f.enter(step::failed, say::machineNotFound(machineNamedBy(f.view.maintenance)));
         }},
        {"3",
         "Adopted",
         "somebody else deletes the Machine",
         "in-progress, as if we had",
         [](const Facts &f) {
             return f.view.machine.isDeleting() && (f.isWaiting() || f.isAt(step::draining));
         },
         [](const Facts &f) {
             Decision decision = f.enter(step::inProgress, say::deletionIsAdopted());
             decision.status.strategy = toString(Strategy::Delete);
             decision.status.begun = f.stored.begun.value_or(f.now);
             decision.status.machineUid = f.view.machine.uid();
             decision.recheckAfter = Duration(0);
             return decision;
         }},
        {"4",
         "Manual",
         "a control plane machine, or an event that only raises an alert",
         "manual and an alert; look again after 10 min",
         [](const Facts &f) { return f.isWaiting() && f.choice.strategy == Strategy::Alert; },
         [](const Facts &f) {
             Decision decision = f.enter(step::manual, say::personHasToAct(f.choice.reason));
             decision.status.alerts = {manualAlert(f)};
             decision.recheckAfter = f.settings.recheckManual;
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::maintenance
