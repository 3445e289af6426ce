// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/CountedActuator.h"

#include <utility>

namespace hp::monitoring {

using drivers::ActuatorError;
using drivers::ActuatorReply;
using drivers::ActuatorResult;
using Operation = EventCounters::Operation;

namespace {

/// The error reasons of the Machine API; what a provider does not name goes by the operation.
std::string reasonOf(Operation operation, const ActuatorError &error)
{
    if (error.invalidConfiguration)
        return "InvalidConfiguration";
    if (!error.reason.empty())
        return error.reason;
    switch (operation) {
    case Operation::Create:
        return "CreateError";
    case Operation::Update:
        return "UpdateError";
    case Operation::Delete:
        break;
    }
    return "DeleteError";
}

template<typename T>
ActuatorReply<T>
counted(EventCounters &counters, Operation operation, const Object &machine, ActuatorReply<T> reply)
{
    return [&counters, operation, key = machine.key(), reply = std::move(reply)](
               ActuatorResult<T> result) {
        if (const auto *error = std::get_if<ActuatorError>(&result); error && !error->inProgress)
            counters.instanceFailed(operation, key, reasonOf(operation, *error));
        reply(std::move(result));
    };
}

} // namespace

CountedActuator::CountedActuator(drivers::Actuator &behind, EventCounters &counters)
    : m_behind(behind)
    , m_counters(counters)
{
    m_behind.onChanged([this](const ObjectKey &machine) { notifyChanged(machine); });
}

CountedActuator::~CountedActuator()
{
    m_behind.onChanged({});
}

void CountedActuator::exists(const Object &machine, ActuatorReply<bool> reply)
{
    m_behind.exists(machine, std::move(reply));
}

void CountedActuator::create(const Object &machine, ActuatorReply<Done> reply)
{
    m_behind.create(machine, counted(m_counters, Operation::Create, machine, std::move(reply)));
}

void CountedActuator::update(const Object &machine, ActuatorReply<drivers::InstanceFacts> reply)
{
    m_behind.update(machine, counted(m_counters, Operation::Update, machine, std::move(reply)));
}

void CountedActuator::remove(const Object &machine, ActuatorReply<Done> reply)
{
    m_behind.remove(machine, counted(m_counters, Operation::Delete, machine, std::move(reply)));
}

bool CountedActuator::addressesEndWithInstance(const Object &machine) const
{
    return m_behind.addressesEndWithInstance(machine);
}

} // namespace hp::monitoring
