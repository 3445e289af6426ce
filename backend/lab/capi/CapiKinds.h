// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::lab {

/// The definitions of Cluster API that a lab has, compiled in: the core kinds and
/// KubeadmControlPlane as upstream publishes them (resources/lab/capi-definitions.jsonl), and the
/// kinds of the lab's providers. For the control thread, as all definitions.
[[nodiscard]] const std::vector<Object> &capiDefinitions();

/// The kind of one of them by apiVersion and kind as in an object; null when it is none.
[[nodiscard]] const cluster::Kind *capiKind(const std::string &apiVersion, const std::string &kind);

/// Those that the lab's controllers of Cluster API work with. They live as long as the process.
namespace capikinds {
[[nodiscard]] const cluster::Kind &cluster();
[[nodiscard]] const cluster::Kind &machine();
[[nodiscard]] const cluster::Kind &machineSet();
[[nodiscard]] const cluster::Kind &machineDeployment();
[[nodiscard]] const cluster::Kind &machineDrainRule();
[[nodiscard]] const cluster::Kind &machineHealthCheck();
[[nodiscard]] const cluster::Kind &controlPlane();
[[nodiscard]] const cluster::Kind &labMachine();
[[nodiscard]] const cluster::Kind &labMachineTemplate();
[[nodiscard]] const cluster::Kind &metal3Machine();
[[nodiscard]] const cluster::Kind &metal3MachineTemplate();
[[nodiscard]] const cluster::Kind &kubeadmConfig();
} // namespace capikinds

} // namespace hp::lab
