// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/NoProvider.h"
#include "backend/cluster/Cluster.h"
#include "backend/drivers/ActuatorSwitch.h"
#include "backend/metal/MetalActuator.h"
#include "backend/runtime/Clock.h"

namespace hp::app {

/// Everything that makes instances, composed. A Machine is served by whom the kind of its
/// spec.providerSpec.value names: BareMetalMachineProviderSpec by the hosts of this cluster,
/// LabMachineProviderSpec by the lab, if there is one, which also takes Machines that name no kind;
/// everybody else by nobody, which their InstanceExists condition says. Lives on the control
/// thread; what is passed in outlives it.
class Providers
{
public:
    /// `lab` is null without a lab.
    Providers(cluster::Cluster &cluster, runtime::Clock &clock, drivers::Actuator *lab);

    void start();
    /// Safe to call twice.
    void stop();

    [[nodiscard]] drivers::Actuator &actuator() { return m_switch; }

private:
    [[nodiscard]] drivers::Actuator &serving(const Object &machine);

    drivers::Actuator *m_lab;
    metal::MetalActuator m_metal;
    NoProvider m_nobody{};
    drivers::ActuatorSwitch m_switch;
};

} // namespace hp::app
