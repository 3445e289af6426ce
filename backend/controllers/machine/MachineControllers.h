// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/ControllerGroup.h"
#include "backend/runtime/Informer.h"
#include "model/rules/drain/DrainSettings.h"
#include "model/rules/machine/MachineView.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

struct MachineControllersSettings {
    rules::MachineSettings machine{};
    rules::DrainSettings drain{};
    /// Every Machine is looked at this often, whatever happens (facts/machine-api.md 1).
    Duration resync = std::chrono::minutes(10);
    int parallelMachines = 16;
    int parallelDrains = 32;
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// The line of one Machine, wired: informers of Machines, Nodes, Pods and their budgets, and the
/// machine, drain and node link controllers over them. Lives on the control thread; what is passed
/// in outlives it.
class MachineControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    MachineControllers(cluster::Cluster &cluster,
                       runtime::Clock &clock,
                       drivers::Actuator &actuator,
                       MachineControllersSettings settings);
    ~MachineControllers() override;

    /// Looks at a Machine soon: for a provider that learnt something by itself.
    void requeue(const ObjectKey &machine);

    [[nodiscard]] const runtime::Controller &machineController() const;
    [[nodiscard]] const runtime::Controller &drainController() const;
    [[nodiscard]] const runtime::Controller &nodeLinkController() const;
    [[nodiscard]] const runtime::Informer &machines() const;
    [[nodiscard]] const runtime::Informer &nodes() const;
    [[nodiscard]] const runtime::Informer &pods() const;

    /// Set before start(): hears of every phase change, for metrics. The old phase may be empty.
    void onPhase(std::function<void(const Object &machine, const std::string &from)> handler);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
