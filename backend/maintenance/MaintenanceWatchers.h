// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/maintenance/SourceRegistry.h"
#include "backend/maintenance/Watcher.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The three watchers of seed 003, and their names in options and metrics.
namespace watcher {
inline constexpr const char *events = "maintenance-watcher";
inline constexpr const char *states = "state-watcher";
inline constexpr const char *targets = "lb-watcher";
} // namespace watcher

struct MaintenanceWatchersSettings {
    /// Where MachineMaintenances are made; the namespace must exist.
    std::string maintenanceNamespace = "openshift-machine-maintenance-operator";
    Duration eventsEvery = std::chrono::minutes(60);
    Duration statesEvery = std::chrono::minutes(10);
    Duration targetsEvery = std::chrono::minutes(10);
    std::set<std::string> off{}; ///< names of watchers that do not run
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// The watchers, wired over the sources that are switched on. They only make MachineMaintenances.
/// Lives on the control thread; cluster and clock outlive it.
class MaintenanceWatchers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    MaintenanceWatchers(cluster::Cluster &cluster,
                        runtime::Clock &clock,
                        SourceRegistry::Sources sources,
                        MaintenanceWatchersSettings settings);
    ~MaintenanceWatchers() override;

    /// What the source of `maintenance` says of it now; nothing is answered once this is gone.
    void ask(const Object &maintenance, std::function<void(EventAnswer)> answer) const;
    /// What this source announces is looked at now, not when its time comes.
    void lookAgain(const std::string &source);
    /// Of every watcher that runs with every source that it looks at.
    [[nodiscard]] std::vector<WatcherState> states() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::maintenance
