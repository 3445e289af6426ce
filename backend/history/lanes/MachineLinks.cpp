// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/MachineLinks.h"

#include "backend/history/lanes/RecordedKind.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/ClusterApi.h"
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

/// What the infrastructure of a machine of Cluster API is linked by.
ObjectKey serverKey(const std::string &kind, const ObjectKey &key)
{
    return key.name.empty() ? ObjectKey() : ObjectKey{key.ns, kind + '/' + key.name};
}

ObjectKey serverOf(const Object &machine)
{
    if (!machine)
        return {};
    const capi::Reference reference = capi::infrastructureOf(machine);
    return serverKey(reference.kind, reference.key);
}

bool namesMachine(const Object &node, const ObjectKey &machine)
{
    const std::string start = std::string(capi::group) + '/';
    return node.annotation(start + "machine") == machine.name
        && node.annotation(start + "cluster-namespace") == machine.ns;
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
    const Object &object = after ? after : before;
    if (isOfClusterApi(recordedKind(object))) {
        updateClusterApi(before, after);
        return;
    }
    if (object.kind() != "Machine")
        return;
    const ObjectKey machine = object.key();
    relink(m_byNode, machine, nodeOf(before), nodeOf(after));
    relink(m_byHost, machine, hostOf(before), hostOf(after));
    updateName(before, after);
}

void MachineLinks::updateName(const Object &before, const Object &after)
{
    const ObjectKey machine = (after ? after : before).key();
    const ObjectKey name{{}, machine.name};
    relink(m_byName, machine, before ? name : ObjectKey(), after ? name : ObjectKey());
}

void MachineLinks::updateClusterApi(const Object &before, const Object &after)
{
    const Object &object = after ? after : before;
    if (capi::isOfClusterApi(object)) {
        if (object.kind() != "Machine")
            return;
        relink(m_capiByNode, object.key(), nodeOf(before), nodeOf(after));
        relink(m_byServer, object.key(), serverOf(before), serverOf(after));
        updateName(before, after);
        return;
    }
    const ObjectKey was = before ? capi::hostOfMetal3(before) : ObjectKey();
    const ObjectKey is = after ? capi::hostOfMetal3(after) : ObjectKey();
    const ObjectKey server = serverKey(object.kind(), object.key());
    relink(m_serverByHost, server, was, is);
    if (is.name.empty())
        m_hostByServer.erase(server);
    else
        m_hostByServer[server] = is;
}

ObjectKey MachineLinks::hostBehind(const Object &one) const
{
    if (!one)
        return {};
    const bool isMachine = capi::isOfClusterApi(one);
    return found(m_hostByServer, isMachine ? serverOf(one) : serverKey(one.kind(), one.key()));
}

ObjectKey MachineLinks::capiMachineOfNode(const std::string &node) const
{
    return found(m_capiByNode, {{}, node});
}

std::string MachineLinks::nodeOfEvent(const Object &event)
{
    const std::string place =
        event.at("/involvedObject").is_object() ? "/involvedObject" : "/regarding";
    return event.text(place + "/kind") == "Node" ? event.text(place + "/name") : std::string();
}

ObjectKey MachineLinks::byNode(const ObjectKey &node) const
{
    return found(m_byNode, node);
}

ObjectKey MachineLinks::byHost(const ObjectKey &host) const
{
    if (ObjectKey machine = found(m_byHost, host); !machine.name.empty())
        return machine;
    return found(m_byServer, found(m_serverByHost, host));
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
        const ObjectKey named = found(m_capiByNode, object.key());
        if (!named.name.empty() && namesMachine(object, named))
            return named;
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
