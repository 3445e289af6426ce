// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/messages/Next.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/Alerts.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

bool isDelete(const Facts &f)
{
    return f.strategy == toString(Strategy::Delete);
}

/// What is not well yet; empty when all is.
Message notWell(const Facts &f)
{
    if (isDelete(f))
        return {};
    if (!f.view.machine)
        return say::machineIsGone();
    if (machine::phaseOf(f.view.machine) != machine::phase::running)
        return say::machineIsNotRunning(f.view.machine.name());
    if (!f.nodeReady)
        return say::itsNodeIsNotReady();
    if (!f.isNodeSettled())
        return say::itsNodeHasNotBeenReadyFor(f.settings.nodeSettled);
    if (f.view.host && !f.fence.poweredOn)
        return say::itsServerIsNotOn();
    return {};
}

Decision fail(const Facts &f, Alert alert)
{
    Decision decision = raised(f.enter(step::failed, {}), std::move(alert));
    decision.recheckAfter = f.settings.recheckManual;
    return decision;
}

} // namespace

/// Rows 19 (the marks that are left) and 21 to 23.
const std::vector<MaintenanceRow> &verifyRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"19 uncordon",
         "Uncordoned",
         "verifying, and the Node carries our label",
         "take it off; uncordon unless the Node was cordoned before",
         [](const Facts &f) { return f.isLabelled(); },
         [](const Facts &f) {
             return f.uncordon(f.stored.cordonedBefore ? say::nodeStaysCordoned()
                                                       : say::nodeTakesPodsAgain());
         }},
        {"19 end exemption",
         "ExemptionEnded",
         "verifying, and the Machine carries our mark",
         "take it off",
         [](const Facts &f) { return f.isExempt(); },
         [](const Facts &f) {
             return f.act(MaintenanceStep::EndExemption, say::healthChecksWatchAgain());
         }},
        {"22 by its source",
         "VerificationFailed",
         "the source finds something wrong with the work",
         "alert 2; failed",
         [](const Facts &f) { return !f.view.verifyFault.empty(); },
         [](const Facts &f) {
             return fail(f, verificationFailedAlert(f, quoted(f.view.verifyFault)));
         }},
        {"21",
         "Verified",
         "the event is over, or people declared it, and the machine is well",
         "delete the object",
         [](const Facts &f) { return (f.eventEnded || f.declared) && notWell(f).empty(); },
         [](const Facts &f) {
             return f.act(MaintenanceStep::DeleteMaintenance, say::workIsVerified());
         }},
        {"23",
         "EventStillScheduled",
         "the event still stands after two polls",
         "alert 6; failed, it is not done again",
         [](const Facts &f) {
             return f.view.event == EventReport::Standing && !f.declared
                 && f.stepAge() >= f.settings.verifyPoll * f.settings.stillScheduledPolls;
         },
         [](const Facts &f) { return fail(f, stillScheduledAlert(f)); }},
        {"22",
         "VerificationFailed",
         "the machine is not well within the budget",
         "alert 2; failed",
         [](const Facts &f) {
             return !notWell(f).empty() && f.stepAge() > f.settings.verifyBudget;
         },
         [](const Facts &f) { return fail(f, verificationFailedAlert(f, notWell(f))); }},
        {"21 wait",
         "Verifying",
         "something is not confirmed yet",
         "wait, and say what",
         [](const Facts &) { return true; },
         [](const Facts &f) {
             const Message trouble = notWell(f);
             return f.keep(!trouble.empty() ? trouble
                               : f.view.event == EventReport::Standing
                               ? say::sourceStillReportsEvent()
                               : say::sourceDoesNotSayWhetherOver(),
                           trouble.empty() ? f.settings.verifyPoll : f.settings.recheckWork);
         }},
    };
    return rows;
}

} // namespace hp::maintenance
