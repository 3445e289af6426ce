// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"

#include <vector>

namespace hp::lab {

/// What a pass over an infrastructure machine of the lab sees.
struct CapiServerView {
    Object server{}; ///< a LabMachine, a Metal3Machine or a KubeadmConfig
    Object machine{}; ///< the Machine that owns it
    Object cluster{};
    Object instance{}; ///< of a LabMachine, or on the host of a Metal3Machine
    Object host{}; ///< of a Metal3Machine
    Object node{}; ///< of the instance
    std::vector<Object> hosts{}; ///< BareMetalHosts of its namespace, while it has none
};

/// The provider of LabMachines: an Instance for each, by the contract of Cluster API.
[[nodiscard]] Plan decideLabMachine(const CapiServerView &view, TimePoint now);
/// The provider of Metal3Machines (CAPM3): a BareMetalHost for each, which the lab's provisioner
/// installs and wipes.
[[nodiscard]] Plan decideMetal3Machine(const CapiServerView &view, TimePoint now);
/// The bootstrap provider: data for a KubeadmConfig as soon as there is a control plane to join,
/// unless spec.faults.noData is true.
[[nodiscard]] Plan decideKubeadmConfig(const CapiServerView &view, TimePoint now);

/// The Instance that a LabMachine has; its key depends on the LabMachine's uid.
[[nodiscard]] Json instanceForLabMachine(const Object &server, const Object &machine);

} // namespace hp::lab
