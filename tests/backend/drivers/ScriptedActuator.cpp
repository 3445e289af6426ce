// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/drivers/ScriptedActuator.h"

#include <utility>

namespace hp::test {

using drivers::ActuatorReply;
using drivers::ActuatorResult;

void ScriptedActuator::setPresent(const std::string &name, bool present)
{
    m_scripts[name].exists = present;
    m_instances[name].present = present;
}

ProviderCalls ScriptedActuator::calls(const std::string &name) const
{
    const auto it = m_calls.find(name);
    return it == m_calls.end() ? ProviderCalls() : it->second;
}

int ScriptedActuator::instancesMade(const std::string &name) const
{
    const auto it = m_instances.find(name);
    return it == m_instances.end() ? 0 : it->second.made;
}

const ProviderScript &ScriptedActuator::scriptOf(const Object &machine)
{
    const auto own = m_scripts.find(machine.name());
    return own == m_scripts.end() ? m_scripts["*"] : own->second;
}

ScriptedActuator::Instance &ScriptedActuator::instanceOf(const Object &machine)
{
    const auto [it, isNew] = m_instances.try_emplace(machine.name());
    if (isNew)
        it->second.present = scriptOf(machine).exists;
    return it->second;
}

void ScriptedActuator::received(const Object &machine, int ProviderCalls::*count, const char *call)
{
    ++(m_calls[machine.name()].*count);
    if (onCall)
        onCall(machine.name(), call);
}

template<typename T>
void ScriptedActuator::answer(ActuatorReply<T> reply, ActuatorResult<T> result)
{
    QMetaObject::invokeMethod(
        &m_context,
        [reply = std::move(reply), result = std::move(result)] { reply(result); },
        Qt::QueuedConnection);
}

void ScriptedActuator::exists(const Object &machine, ActuatorReply<bool> reply)
{
    received(machine, &ProviderCalls::exists, "exists");
    const ProviderScript &script = scriptOf(machine);
    if (script.existsError)
        answer<bool>(std::move(reply), *script.existsError);
    else
        answer<bool>(std::move(reply), instanceOf(machine).present);
}

void ScriptedActuator::create(const Object &machine, ActuatorReply<Done> reply)
{
    if (survives && !survives())
        return;
    received(machine, &ProviderCalls::create, "create");
    const ProviderScript &script = scriptOf(machine);
    if (script.createError) {
        answer<Done>(std::move(reply), *script.createError);
        return;
    }
    Instance &instance = instanceOf(machine);
    if (script.existsAfterCreate && !std::exchange(instance.present, true))
        ++instance.made;
    answer<Done>(std::move(reply), Done{});
}

void ScriptedActuator::update(const Object &machine, ActuatorReply<drivers::InstanceFacts> reply)
{
    received(machine, &ProviderCalls::update, "update");
    const ProviderScript &script = scriptOf(machine);
    if (script.updateError)
        answer<drivers::InstanceFacts>(std::move(reply), *script.updateError);
    else
        answer<drivers::InstanceFacts>(std::move(reply), script.facts);
}

void ScriptedActuator::remove(const Object &machine, ActuatorReply<Done> reply)
{
    if (survives && !survives())
        return;
    received(machine, &ProviderCalls::remove, "delete");
    const ProviderScript &script = scriptOf(machine);
    if (script.deleteError) {
        answer<Done>(std::move(reply), *script.deleteError);
        return;
    }
    if (script.instanceGoneAfterDelete)
        instanceOf(machine).present = false;
    answer<Done>(std::move(reply), Done{});
}

} // namespace hp::test
