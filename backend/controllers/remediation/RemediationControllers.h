// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>
#include <vector>

namespace hp::controllers {

struct RemediationControllersSettings {
    /// Every remediation that is under way is looked at this often, whatever happens.
    Duration resync = std::chrono::minutes(10);
    int parallel = 16;
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// Fencing, wired: informers of Machines, hosts, Nodes and Metal3Remediations, and one controller
/// for each of the two ways to ask for it (facts/reboot.md 6). The power itself is switched by host
/// power. Lives on the control thread; what is passed in outlives it.
class RemediationControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    RemediationControllers(cluster::Cluster &cluster,
                           runtime::Clock &clock,
                           RemediationControllersSettings settings);
    ~RemediationControllers() override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
