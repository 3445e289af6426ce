// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/drivers/Actuator.h"
#include "backend/drivers/ActuatorSwitch.h"
#include "backend/metal/MetalActuator.h"
#include "backend/runtime/Clock.h"

#include <QObject>

namespace hp::app {

/// Stands where nothing can make instances: every question is answered with why, so that a Machine
/// shows InstanceExists=Unknown instead of a made-up state. Lives on the control thread.
class NoProvider final : public drivers::Actuator
{
public:
    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;

private:
    QObject
        m_here{}; ///< the thread that is answered on: in the console not that of the application
};

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
