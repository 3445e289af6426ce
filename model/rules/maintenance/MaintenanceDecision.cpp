// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceDecision.h"

#include "model/messages/Maintenance.h"
#include "model/rules/maintenance/Alerts.h"
#include "model/rules/maintenance/MaintenanceFacts.h"

#include <algorithm>
#include <array>

namespace hp::maintenance {

namespace {

const std::array<const std::vector<MaintenanceRow> *, 8> &table()
{
    static const std::array<const std::vector<MaintenanceRow> *, 8> parts{&undoRows(),
                                                                          &giveUpRows(),
                                                                          &endRows(),
                                                                          &preferRows(),
                                                                          &waitingRows(),
                                                                          &drainRows(),
                                                                          &workRows(),
                                                                          &verifyRows()};
    return parts;
}

constexpr const char *tooLongRow = "24";

/// Row 24 does not end the search: work that takes too long goes on all the same.
void addTooLong(MaintenanceDecision &decision, const MaintenanceFacts &facts)
{
    if (decision.step != MaintenanceStep::DeleteMaintenance && !facts.isUndone
        && isInWork(decision.status.step) && facts.takesTooLong())
        decision.status.alerts.push_back(tooLongAlert(facts));
}

} // namespace

const char *toString(MaintenanceStep step)
{
    switch (step) {
    case MaintenanceStep::Stop:
        return "stop";
    case MaintenanceStep::Keep:
        return "keep";
    case MaintenanceStep::Schedule:
        return "schedule";
    case MaintenanceStep::Exempt:
        return "exempt";
    case MaintenanceStep::Cordon:
        return "cordon";
    case MaintenanceStep::TryDrain:
        return "drain";
    case MaintenanceStep::DeleteMachine:
        return "delete machine";
    case MaintenanceStep::AddKey:
        return "add key";
    case MaintenanceStep::RemoveKey:
        return "remove key";
    case MaintenanceStep::Uncordon:
        return "uncordon";
    case MaintenanceStep::Unlabel:
        return "unlabel";
    case MaintenanceStep::EndExemption:
        return "end exemption";
    case MaintenanceStep::Prefer:
        return "prefer";
    case MaintenanceStep::EndPreference:
        return "end preference";
    case MaintenanceStep::DeleteMaintenance:
        return "delete maintenance";
    case MaintenanceStep::LetGo:
        break;
    }
    return "let go";
}

MaintenanceDecision decideMaintenance(const MaintenanceView &view, TimePoint now)
{
    const MaintenanceFacts facts(view, now);
    for (const auto *part : table()) {
        for (const MaintenanceRow &row : *part) {
            if (!row.applies(facts))
                continue;
            MaintenanceDecision decision = row.decide(facts);
            decision.row = row.name;
            decision.word = row.word;
            addTooLong(decision, facts);
            return decision;
        }
    }
    return facts.keep(say::noRowApplies(), facts.settings.recheckManual);
}

std::vector<MaintenanceRowText> maintenanceTable()
{
    std::vector<MaintenanceRowText> rows;
    for (const auto *part : table()) {
        for (const MaintenanceRow &row : *part)
            rows.push_back({row.name, row.word, row.when, row.then});
    }
    rows.push_back(
        {tooLongRow,
         "TooLong",
         "beside any row above from draining to verifying: it has taken longer than it may",
         "alert 7 as well"});
    return rows;
}

} // namespace hp::maintenance
