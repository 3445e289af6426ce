// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/maintenance/MaintenanceControllers.h"
#include "backend/maintenance/MaintenanceWatchers.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "model/rules/metrics/Snapshot.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::conformance {

/// Maintenance in a case: the watchers over the provider of the lab, and the controllers. What the
/// case loads as ProviderEvents, Instances and LoadBalancers is what the provider says.
class Maintained
{
public:
    static constexpr const char *space = "openshift-machine-maintenance-operator";

    /// The controllers work through `door`, the provider is asked through `provider`.
    Maintained(cluster::Cluster &door, cluster::Cluster &provider, runtime::Clock &clock);

    /// Watchers and sources that do not run, from the next start on.
    void switchOff(std::set<std::string> names) { m_off = std::move(names); }
    void start();
    void stop();
    /// Ends the process in the middle, and starts it again.
    void restart();
    void addTo(metrics::Snapshot &snapshot) const;

private:
    cluster::Cluster &m_door;
    cluster::Cluster &m_provider;
    runtime::Clock &m_clock;
    maintenance::IcalOccurrences m_calendar{};
    std::set<std::string> m_off{};
    std::unique_ptr<maintenance::MaintenanceWatchers> m_watchers{};
    std::unique_ptr<controllers::MaintenanceControllers> m_controllers{};
};

} // namespace hp::conformance
