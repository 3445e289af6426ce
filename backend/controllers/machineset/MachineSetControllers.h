// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/controllers/machineset/MachineSetReconciler.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>

namespace hp::controllers {

struct MachineSetControllersSettings {
    MachineSetReconciler::Settings sets{};
    /// Every set is looked at this often, whatever happens (facts/machine-api.md 1).
    Duration resync = std::chrono::minutes(10);
    int parallelSets = 4;
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// The MachineSet controller, wired to informers of MachineSets, Machines and Nodes. A Node that
/// becomes or ceases to be ready starts a pass over its set at once. Lives on the control thread;
/// what is passed in outlives it.
class MachineSetControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    MachineSetControllers(cluster::Cluster &cluster,
                          runtime::Clock &clock,
                          MachineSetControllersSettings settings);
    ~MachineSetControllers() override;

    [[nodiscard]] const runtime::Controller &controller() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
