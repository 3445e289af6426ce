// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

/// Only a drain that was given up leaves marks on what waits.
bool gaveUp(const Facts &f)
{
    return f.isWaiting() && f.stored.begun.has_value();
}

} // namespace

/// Row 14 once it gave up: what was set is taken back before anything else is decided, so that a
/// cordon of somebody else is never taken for ours later.
const std::vector<MaintenanceRow> &giveUpRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"14 uncordon",
         "DrainGivenUp",
         "the drain was given up, and the Node carries our label",
         "take it off; uncordon unless the Node was cordoned before or its Machine is deleted",
         [](const Facts &f) { return gaveUp(f) && f.isLabelled(); },
         [](const Facts &f) { return f.uncordon(f.storedReason()); }},
        {"14 end exemption",
         "DrainGivenUp",
         "the drain was given up, and the Machine carries our mark",
         "take it off",
         [](const Facts &f) {
             return gaveUp(f) && f.view.machine.annotation(underWay) == f.view.maintenance.name();
         },
         [](const Facts &f) { return f.act(MaintenanceStep::EndExemption, f.storedReason()); }},
        {"14 forget",
         "DrainGivenUp",
         "the drain was given up, and everything is undone",
         "forget what was touched",
         gaveUp,
         [](const Facts &f) {
             Decision decision = f.keep(f.storedReason(), Duration(0));
             f.forget(decision.status);
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::maintenance
