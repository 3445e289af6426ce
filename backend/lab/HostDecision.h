// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

namespace hp::lab {

/// What a pass over one BareMetalHost sees.
struct HostView {
    Object host{};
    Object bmc{}; ///< null: the host is not of this lab
    Object consumer{}; ///< the Machine or Metal3Machine that spec.consumerRef names, or null
    Object system{}; ///< the Instance that stands for the operating system on it, or null
};

/// The provisioner of hosts that Machines of kind BareMetalMachineProviderSpec and Metal3Machines
/// claim: available,
/// provisioning, provisioned, deprovisioning, available. A host that runs has an Instance, whose
/// kubelet the lab plays as it does for every other. Power is the business of the product, except
/// that a host is switched off at its BMC to be wiped.
[[nodiscard]] Plan decideHost(const HostView &view, TimePoint now);

} // namespace hp::lab
