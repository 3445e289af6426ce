// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/MachineLinks.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MachineLink.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// What an annotation names; no name when it names nothing.
ObjectKey keyIn(const Object &object, const char *annotation)
{
    return keyFrom(object.annotation(annotation).value_or(std::string())).value_or(ObjectKey());
}

void relink(std::map<ObjectKey, ObjectKey> &links,
            const ObjectKey &machine,
            const ObjectKey &old,
            const ObjectKey &now)
{
    if (old == now)
        return;
    if (const auto it = links.find(old); it != links.end() && it->second == machine)
        links.erase(it);
    if (!now.name.empty())
        links[now] = machine;
}

ObjectKey found(const std::map<ObjectKey, ObjectKey> &links, const ObjectKey &key)
{
    const auto it = links.find(key);
    return it == links.end() ? ObjectKey() : it->second;
}

} // namespace

ObjectKey MachineLinks::nodeOf(const Object &machine)
{
    return {{}, machine::nodeName(machine)};
}

ObjectKey MachineLinks::hostOf(const Object &machine)
{
    return keyIn(machine, host::hostAnnotation);
}

void MachineLinks::update(const Object &before, const Object &after)
{
    const ObjectKey machine = after ? after.key() : before.key();
    relink(m_byNode, machine, nodeOf(before), nodeOf(after));
    relink(m_byHost, machine, hostOf(before), hostOf(after));
    const ObjectKey name{{}, machine.name};
    relink(m_byName, machine, before ? name : ObjectKey(), after ? name : ObjectKey());
}

ObjectKey MachineLinks::byNode(const ObjectKey &node) const
{
    return found(m_byNode, node);
}

ObjectKey MachineLinks::byHost(const ObjectKey &host) const
{
    return found(m_byHost, host);
}

ObjectKey MachineLinks::machineOf(const Object &object) const
{
    const std::string &kind = object.kind();
    if (kind == "Machine")
        return object.key();
    if (kind == "Event")
        return machineOfEvent(object);
    if (kind == "Node") {
        if (ObjectKey linked = byNode(object.key()); !linked.name.empty())
            return linked;
        return keyIn(object, machine::nodeToMachine);
    }
    if (kind == "BareMetalHost") {
        if (ObjectKey linked = byHost(object.key()); !linked.name.empty())
            return linked;
        const std::string &consumer = object.text("/spec/consumerRef/kind");
        if (consumer == "Machine")
            return {object.text("/spec/consumerRef/namespace"),
                    object.text("/spec/consumerRef/name")};
    }
    if (kind == "MachineMaintenance") {
        const std::string &name = object.text("/spec/machinelink");
        const std::string told = maintenance::machineNamespaceOf(object);
        return told.empty() ? found(m_byName, {{}, name}) : ObjectKey{told, name};
    }
    return {};
}

ObjectKey MachineLinks::machineOfEvent(const Object &event) const
{
    const std::string place =
        event.at("/involvedObject").is_object() ? "/involvedObject" : "/regarding";
    const std::string &kind = event.text(place + "/kind");
    const ObjectKey about{event.text(place + "/namespace"), event.text(place + "/name")};
    if (kind == "Machine")
        return about;
    if (kind == "Node")
        return byNode({{}, about.name});
    return kind == "BareMetalHost" ? byHost(about) : ObjectKey();
}

} // namespace hp::history
