// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/MaintenanceStatus.h"
#include "model/rules/maintenance/MaintenanceView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The one thing that follows the status write of a pass.
enum class MaintenanceStep {
    Stop,
    Keep, ///< the finalizer is set: deleted, it goes when everything is undone
    Schedule, ///< spec.maintenancescheduled becomes true
    Exempt, ///< the Machine is marked as under way
    Cordon, ///< the Node is cordoned and labelled
    TryDrain, ///< evict, then decide again with the outcome
    DeleteMachine,
    AddKey, ///< the host is to be switched off and to stay off
    RemoveKey,
    Uncordon, ///< label and cordon go
    Unlabel, ///< the label goes, the cordon stays
    EndExemption, ///< the mark on the Machine goes
    Prefer, ///< the Machine goes first when its MachineSet scales in
    EndPreference, ///< no longer
    DeleteMaintenance,
    LetGo, ///< the finalizer goes
};
[[nodiscard]] const char *toString(MaintenanceStep step);

struct MaintenanceDecision {
    const char *row = ""; ///< of facts/maintenance.md 5.4
    const char *word = ""; ///< one word for conditions and events
    Message reason{}; ///< what status.reason says in English
    MaintenanceStatus status{}; ///< stored, durably, before the step is taken
    MaintenanceStep step = MaintenanceStep::Stop;
    std::optional<Duration> recheckAfter{}; ///< nullopt: only a change starts the next pass
};

/// What a maintenance does next: the decision table of facts/maintenance.md 5.4, first match wins,
/// one step a pass. Everything it needs is in the status and the objects, so it may be asked again
/// after any interruption. Pure and total.
[[nodiscard]] MaintenanceDecision decideMaintenance(const MaintenanceView &view, TimePoint now);

struct MaintenanceRowText {
    std::string name{};
    std::string word{};
    std::string when{};
    std::string then{};
};
/// The table in its order, for tests and documentation.
[[nodiscard]] std::vector<MaintenanceRowText> maintenanceTable();

} // namespace hp::maintenance
