// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/capi/CapiConditions.h"
#include "backend/lab/capi/CapiOwners.h"
#include "backend/lab/capi/CapiView.h"

namespace hp::lab {

/// UpToDate of a worker: what its MachineSet makes Machines from is what its MachineDeployment
/// wants. As upstream's, it says nothing of a Machine without both. The kubelet of a Node is not
/// compared, because all Nodes of the lab say one version.
void setUpToDate(CapiConditions &conditions, const CapiMachineView &view);

/// ControlPlaneAvailable and WorkersAvailable, and Available, which sums up these and Deleting,
/// RemoteConnectionProbe and InfrastructureReady, which are to be set before.
void setClusterAvailable(CapiConditions &conditions, const CapiClusterView &view, bool initialized);

} // namespace hp::lab
