// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/Actuator.h"

namespace hp::app {

/// Stands where nothing can make instances: every question is answered with why, so that a Machine
/// shows InstanceExists=Unknown instead of a made-up state.
class NoProvider final : public drivers::Actuator
{
public:
    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;
};

} // namespace hp::app
