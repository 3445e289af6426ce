// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/Actuator.h"
#include "backend/metrics/EventCounters.h"

namespace hp::monitoring {

/// A provider whose failures to create, update and remove an instance are counted; taking
/// its time is none. Everything goes through to the one behind. Lives on the control thread; both
/// references outlive it.
class CountedActuator final : public drivers::Actuator
{
public:
    CountedActuator(drivers::Actuator &behind, EventCounters &counters);
    ~CountedActuator() override;

    void exists(const Object &machine, drivers::ActuatorReply<bool> reply) override;
    void create(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    void update(const Object &machine,
                drivers::ActuatorReply<drivers::InstanceFacts> reply) override;
    void remove(const Object &machine, drivers::ActuatorReply<Done> reply) override;
    [[nodiscard]] bool addressesEndWithInstance(const Object &machine) const override;

private:
    drivers::Actuator &m_behind;
    EventCounters &m_counters;
};

} // namespace hp::monitoring
