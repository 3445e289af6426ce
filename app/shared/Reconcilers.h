// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/EventSources.h"
#include "backend/cluster/Cluster.h"
#include "backend/controllers/maintenance/MaintenanceControllers.h"
#include "backend/drivers/Actuator.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/maintenance/MaintenanceWatchers.h"
#include "backend/metrics/EventCounters.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ControllerGroup.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/Occurrences.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::controllers {
class HostControllers;
}

namespace hp::app {

/// The chosen groups of controllers, composed. Lives on the control thread; what is passed in
/// outlives it.
class Reconcilers
{
public:
    /// Who moves BareMetalHosts through provisioning and deprovisioning.
    enum class Provisioning {
        AsDeclared, ///< the host controller itself: what is declared counts as installed
        BySomebodyElse
    };
    enum class EtcdGuard {
        Ours, ///< the cluster has no etcd operator
        OfTheCluster
    };

    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        drivers::Actuator *actuator = nullptr;
        drivers::PowerDriver *power = nullptr;
        monitoring::EventCounters *counters = nullptr;
        Provisioning provisioning = Provisioning::AsDeclared;
        EtcdGuard etcdGuard = EtcdGuard::Ours;
        std::string machineNamespace = "openshift-machine-api";
        bool machineSetErrors = false; ///< a MachineSet shows the errors of its Machines
        /// Whose secrets host power reads; empty: those of all namespaces.
        std::string secretNamespace{};
        /// Where the watchers make MachineMaintenances.
        std::string maintenanceNamespace = "openshift-machine-maintenance-operator";
        maintenance::MaintenanceSettings maintenance{};
        /// Watchers and sources of maintenance that do not run, by their names.
        std::set<std::string> maintenanceOff{};
        SourceOptions sources{};
    };

    /// `groups` are names of controllers::groupNeeds().
    Reconcilers(const Parts &parts, const std::vector<std::string> &groups);

    /// Starts one; a group that was not chosen, or runs already, is left alone.
    void start(const std::string &group);
    void startAll();
    /// Takes no more work; passes under way end by themselves. Safe to call twice.
    void stop();
    [[nodiscard]] bool isRunning(const std::string &group) const;
    /// The BareMetalHosts that a person looks at: they are read more often.
    void setViewedHosts(const std::set<ObjectKey> &hosts);
    /// A person wants the BMC of this host asked now; false: no such host is looked after here.
    [[nodiscard]] bool retryBmc(const ObjectKey &host);
    /// What people planned changed: the watchers look at it now.
    void calendarChanged();
    /// Of all groups, for metrics.
    [[nodiscard]] std::vector<const runtime::Controller *> controllers() const;
    /// How the watchers of maintenance stand, once they run.
    [[nodiscard]] std::vector<maintenance::WatcherState> watchers() const;
    /// When windows of maintenance open, while its controllers run.
    [[nodiscard]] std::vector<controllers::MaintenanceControllers::WindowFigure> windows() const;

private:
    void addMaintenance(const Parts &parts);

    struct Group {
        std::string name{};
        std::unique_ptr<runtime::ControllerGroup> controllers{};
        bool started = false;
    };
    std::unique_ptr<maintenance::Occurrences> m_calendar{};
    std::vector<Group> m_groups{}; ///< a name may have several
    controllers::HostControllers *m_hosts = nullptr; ///< among the groups, when it was chosen
    maintenance::MaintenanceWatchers *m_watchers = nullptr; ///< the same
    controllers::MaintenanceControllers *m_maintenance = nullptr; ///< the same
};

} // namespace hp::app
