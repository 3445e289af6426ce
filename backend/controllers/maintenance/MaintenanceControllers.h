// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/maintenance/MaintenanceReconciler.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/ControllerGroup.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/Occurrences.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

struct MaintenanceControllersSettings {
    maintenance::MaintenanceSettings maintenance{};
    /// Where Machines are, for maintenances in a namespace of their own.
    std::string machineNamespace = "openshift-machine-api";
    /// None: no source is configured, and every event stands until a person deletes its object.
    AskSource ask{};
    CountMaintenance count{};
    /// All maintenances and windows are looked at this often, whatever happens.
    Duration resync = std::chrono::minutes(10);
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// MachineMaintenances and MaintenanceWindows, wired: what they look at, and one controller for
/// each. Lives on the control thread; what is passed in outlives it.
class MaintenanceControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    MaintenanceControllers(cluster::Cluster &cluster,
                           runtime::Clock &clock,
                           const maintenance::Occurrences &calendar,
                           MaintenanceControllersSettings settings);
    ~MaintenanceControllers() override;

    struct WindowFigure {
        ObjectKey window{};
        double secondsToNext = 0; ///< see maintenance::secondsToNext()
    };
    /// For metrics; nothing while it does not run.
    [[nodiscard]] std::vector<WindowFigure> windows() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
