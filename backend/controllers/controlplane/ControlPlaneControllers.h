// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/controlplane/ControlPlaneReconciler.h"
#include "backend/controllers/controlplane/EtcdGuardReconciler.h"
#include "backend/runtime/ControllerGroup.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::controllers {

struct ControlPlaneSettings {
    std::string machineNamespace = "openshift-machine-api";
    EtcdGuardReconciler::Settings etcd{};
    ControlPlaneReconciler::Settings machineSet{};
    /// Spreads reconnects; see runtime::Informer::Options.
    std::function<double()> jitter{};
};

/// The control plane, wired: the guard of etcd's quorum and the control plane machine set over the
/// Machines, Nodes, members and heartbeats they read. Lives on the control thread; what is passed
/// in outlives it.
class ControlPlaneControllers : public runtime::ControllerGroup
{
    Q_OBJECT
public:
    ControlPlaneControllers(cluster::Cluster &cluster,
                            runtime::Clock &clock,
                            ControlPlaneSettings settings);
    ~ControlPlaneControllers() override;

    [[nodiscard]] const EtcdGuardReconciler &etcdGuard() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::controllers
