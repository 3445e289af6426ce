// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/Actuator.h"

#include <functional>
#include <vector>

namespace hp::drivers {

/// Passes every call on to the actuator that serves the Machine, and the news of all of them to its
/// own listener. Who serves a Machine has to follow from the Machine alone and must not change in
/// its life: an instance is only known to the actuator that made it. Lives on the control thread.
class ActuatorSwitch final : public Actuator
{
public:
    using Choose = std::function<Actuator &(const Object &machine)>;

    /// `choose` answers with one of `all`; they outlive this.
    ActuatorSwitch(std::vector<Actuator *> all, Choose choose);
    ~ActuatorSwitch() override;

    void exists(const Object &machine, ActuatorReply<bool> reply) override;
    void create(const Object &machine, ActuatorReply<Done> reply) override;
    void update(const Object &machine, ActuatorReply<InstanceFacts> reply) override;
    void remove(const Object &machine, ActuatorReply<Done> reply) override;
    [[nodiscard]] bool addressesEndWithInstance(const Object &machine) const override;

private:
    std::vector<Actuator *> m_all;
    Choose m_choose;
};

} // namespace hp::drivers
