// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/healthcheck/HealthCheckReconciler.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::controllers {

struct HealthCheckControllersSettings {
    rules::HealthCheckSettings check{};
    /// Every check is looked at this often, whatever happens.
    Duration resync = std::chrono::minutes(10);
    int parallelRemediations = 16;
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// MachineHealthChecks, wired: informers of checks, Machines and Nodes, and the controller over
/// them. Lives on the control thread; what is passed in outlives it.
class HealthCheckControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    HealthCheckControllers(cluster::Cluster &cluster,
                           runtime::Clock &clock,
                           HealthCheckControllersSettings settings);
    ~HealthCheckControllers() override;

    [[nodiscard]] const runtime::Controller &healthCheckController() const;

    /// Set before start(): hears how every check stands, for metrics. Called often; most calls say
    /// what the last one said.
    void onHealth(std::function<void(const CheckHealth &)> handler);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
