// SPDX-License-Identifier: Apache-2.0
#include "backend/drivers/ActuatorSwitch.h"

#include <utility>

namespace hp::drivers {

ActuatorSwitch::ActuatorSwitch(std::vector<Actuator *> all, Choose choose)
    : m_all(std::move(all))
    , m_choose(std::move(choose))
{
    for (Actuator *actuator : m_all)
        actuator->onChanged([this](const ObjectKey &machine) { notifyChanged(machine); });
}

ActuatorSwitch::~ActuatorSwitch()
{
    for (Actuator *actuator : m_all)
        actuator->onChanged({});
}

void ActuatorSwitch::exists(const Object &machine, ActuatorReply<bool> reply)
{
    m_choose(machine).exists(machine, std::move(reply));
}

void ActuatorSwitch::create(const Object &machine, ActuatorReply<Done> reply)
{
    m_choose(machine).create(machine, std::move(reply));
}

void ActuatorSwitch::update(const Object &machine, ActuatorReply<InstanceFacts> reply)
{
    m_choose(machine).update(machine, std::move(reply));
}

void ActuatorSwitch::remove(const Object &machine, ActuatorReply<Done> reply)
{
    m_choose(machine).remove(machine, std::move(reply));
}

bool ActuatorSwitch::addressesEndWithInstance(const Object &machine) const
{
    return m_choose(machine).addressesEndWithInstance(machine);
}

} // namespace hp::drivers
