// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

using Facts = MaintenanceFacts;

namespace {

/// It would be deleted anyway, and has to wait for that. One that can begin needs no annotation.
bool waitsForDeletion(const Facts &f)
{
    return (f.isAt(step::blocked) || f.isAt(step::waiting)) && f.choice.strategy == Strategy::Delete
        && f.view.machineSet && f.view.machine && f.optOut().empty();
}

bool isAnnotated(const Facts &f)
{
    return f.view.machine.annotation(machine::deleteMachine)
        || f.view.machine.annotation(machine::deleteMachineAlias);
}

/// Beside what it waits for, which stays told.
MaintenanceDecision meanwhile(const Facts &f, MaintenanceStep step)
{
    MaintenanceDecision decision = f.act(step, f.storedReason());
    decision.status.alerts = f.stored.alerts;
    return decision;
}

} // namespace

/// facts/maintenance.md 5.6: a MachineSet that scales in while a deletion waits takes the Machine
/// that has to go anyway.
const std::vector<MaintenanceRow> &preferRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"5.6 keep",
         "Kept",
         "it waits to delete a Machine of a MachineSet, and does not carry our finalizer",
         "set it: deleted, the object goes when everything is undone",
         [](const Facts &f) {
             return waitsForDeletion(f) && !isAnnotated(f)
                 && !f.view.maintenance.hasFinalizer(finalizer);
         },
         [](const Facts &f) { return meanwhile(f, MaintenanceStep::Keep); }},
        {"5.6 prefer",
         "Preferred",
         "it waits to delete a Machine of a MachineSet, and nobody annotated that",
         "annotate it: a scale-in takes it first",
         [](const Facts &f) { return waitsForDeletion(f) && !isAnnotated(f); },
         [](const Facts &f) { return meanwhile(f, MaintenanceStep::Prefer); }},
        {"5.6 end",
         "PreferenceEnded",
         "our annotation is on a Machine that is no longer to be deleted",
         "take it off",
         [](const Facts &f) {
             return !f.inWork() && f.isPreferred()
                 && (f.choice.strategy != Strategy::Delete || !f.optOut().empty());
         },
         [](const Facts &f) { return meanwhile(f, MaintenanceStep::EndPreference); }},
    };
    return rows;
}

} // namespace hp::maintenance
