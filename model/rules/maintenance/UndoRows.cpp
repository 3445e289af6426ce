// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

/// Another maintenance may have marked the Machine meanwhile.
bool isMarkedByUs(const Facts &f)
{
    return f.view.machine.annotation(underWay) == f.view.maintenance.name();
}

} // namespace

/// The object is deleted, in whatever phase: as facts/maintenance.md 4 has it, that ends the
/// maintenance, and what was set for it is taken back. What cannot be undone goes on without it.
const std::vector<MaintenanceRow> &undoRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"0 nothing",
         "NothingToUndo",
         "the object is deleted, and does not carry our finalizer",
         "nothing: nothing was set",
         [](const Facts &f) { return f.isUndone && !f.view.maintenance.hasFinalizer(finalizer); },
         [](const Facts &f) { return f.keep(say::deletedBeforeAnythingWasSet()); }},
        {"0 release",
         "Withdrawn",
         "the object is deleted, and the host carries our key",
         "returning; remove the key, and no other",
         [](const Facts &f) { return f.isUndone && f.fence.requested; },
         [](const Facts &f) {
             Decision decision = f.enter(step::returning, say::deletedServerIsReleased());
             decision.step = MaintenanceStep::RemoveKey;
             decision.recheckAfter = f.settings.recheckWork;
             return decision;
         }},
        {"0 uncordon",
         "Withdrawn",
         "the object is deleted, and the Node carries our label",
         "take it off; uncordon unless the Node was cordoned before or its Machine is deleted",
         [](const Facts &f) { return f.isUndone && f.isLabelled(); },
         [](const Facts &f) { return f.uncordon(say::deletedNodeIsGivenBack()); }},
        {"0 return",
         "Returning",
         "the object is deleted, and the Node is not back yet within twice its budget",
         "wait: a health check would take a server that starts for one that failed",
         [](const Facts &f) {
             return f.isUndone && isMarkedByUs(f) && f.isAt(step::returning) && f.view.node
                 && !f.nodeReady && f.stepAge() <= 2 * f.settings.nodeStartBudget;
         },
         [](const Facts &f) {
             return f.keep(say::deletedHealthChecksWait(), f.settings.recheckWork);
         }},
        {"0 end exemption",
         "Withdrawn",
         "the object is deleted, and the Machine carries our mark",
         "take it off",
         [](const Facts &f) { return f.isUndone && isMarkedByUs(f); },
         [](const Facts &f) {
             return f.act(MaintenanceStep::EndExemption, say::deletedHealthChecksWatchAgain());
         }},
        {"0 end preference",
         "Withdrawn",
         "the object is deleted, and its Machine stays and carries our annotation for a scale-in",
         "take it off",
         [](const Facts &f) {
             return f.isUndone && f.isPreferred() && !f.view.machine.isDeleting();
         },
         [](const Facts &f) {
             return f.act(MaintenanceStep::EndPreference, say::deletedScaleInTreatsMachineAsAny());
         }},
        {"0 let go",
         "Withdrawn",
         "the object is deleted, and everything is undone",
         "take our finalizer off",
         [](const Facts &f) { return f.isUndone; },
         [](const Facts &f) { return f.act(MaintenanceStep::LetGo, say::deletedAndUndone()); }},
    };
    return rows;
}

} // namespace hp::maintenance
