// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetIndex.h"

#include "model/resource/CertificateRequest.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostClaim.h"

namespace hp::gateway {

namespace {

ObjectKey consumer(const Object &host)
{
    if (!host || host.text("/spec/consumerRef/kind") != "Machine")
        return {};
    const std::string &ns = host.text("/spec/consumerRef/namespace");
    return {ns.empty() ? host.ns() : ns, host.text("/spec/consumerRef/name")};
}

} // namespace

std::set<ObjectKey> FleetIndex::machineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = after ? after.key() : before.key();
    nameChanged(before, after);
    std::set<ObjectKey> concerned{key};
    const std::string was = before ? machine::nodeName(before) : std::string();
    const std::string is = after ? machine::nodeName(after) : std::string();
    if (was == is && !is.empty() && m_machinesByNode[is].contains(key))
        return concerned;
    if (const auto it = m_machinesByNode.find(was); it != m_machinesByNode.end()) {
        it->second.erase(key);
        concerned.insert(it->second.begin(), it->second.end());
        if (it->second.empty())
            m_machinesByNode.erase(it);
    }
    if (!is.empty()) {
        std::set<ObjectKey> &sharers = m_machinesByNode[is];
        sharers.insert(key);
        concerned.insert(sharers.begin(), sharers.end());
    }
    return concerned;
}

void FleetIndex::nameChanged(const Object &before, const Object &after)
{
    const auto namesOf = [](const Object &machine) {
        return machine ? certificate::nodeNamesOf(machine) : std::set<std::string>();
    };
    const std::set<std::string> was = namesOf(before);
    const std::set<std::string> is = namesOf(after);
    for (const std::string &name : was) {
        const auto it = is.contains(name) ? m_machinesByName.end() : m_machinesByName.find(name);
        if (it == m_machinesByName.end())
            continue;
        it->second.erase(before.key());
        if (it->second.empty())
            m_machinesByName.erase(it);
    }
    for (const std::string &name : is)
        m_machinesByName[name].insert(after.key());
}

const std::set<ObjectKey> &FleetIndex::machinesNamed(const std::string &node) const
{
    static const std::set<ObjectKey> none;
    const auto it = m_machinesByName.find(node);
    return it == m_machinesByName.end() ? none : it->second;
}

ObjectKey FleetIndex::machineNamed(const std::string &node) const
{
    // One that has the Node comes before those that are only called like it.
    const std::set<ObjectKey> &owners = machinesOfNode(node);
    const std::set<ObjectKey> &named = owners.empty() ? machinesNamed(node) : owners;
    return named.size() == 1 ? *named.begin() : ObjectKey();
}

std::set<ObjectKey> FleetIndex::nodeChanged(const Object &before, const Object &after) const
{
    return machinesOfNode((after ? after : before).name());
}

std::set<ObjectKey> FleetIndex::hostChanged(const Object &before, const Object &after)
{
    std::set<ObjectKey> machines;
    if (const ObjectKey old = consumer(before); !old.name.empty()) {
        machines.insert(old);
        if (const auto it = m_hostsByMachine.find(old); it != m_hostsByMachine.end()) {
            it->second.erase(before.key());
            if (it->second.empty())
                m_hostsByMachine.erase(it);
        }
        m_machineByHost.erase(before.key());
    }
    if (const ObjectKey current = consumer(after); !current.name.empty()) {
        machines.insert(current);
        m_hostsByMachine[current].insert(after.key());
        m_machineByHost[after.key()] = current;
    }
    return machines;
}

const std::set<ObjectKey> &FleetIndex::hostsOf(const ObjectKey &machine) const
{
    static const std::set<ObjectKey> none;
    const auto it = m_hostsByMachine.find(machine);
    return it == m_hostsByMachine.end() ? none : it->second;
}

ObjectKey FleetIndex::hostOf(const Object &machine) const
{
    const std::set<ObjectKey> &hosts = hostsOf(machine.key());
    const auto named = rules::metal::hostNameOf(machine);
    if (named && *named && hosts.contains((*named)->key))
        return (*named)->key;
    return hosts.empty() ? ObjectKey{} : *hosts.begin();
}

ObjectKey FleetIndex::machineOfNode(const std::string &node) const
{
    const auto it = m_machinesByNode.find(node);
    return it == m_machinesByNode.end() ? ObjectKey{} : *it->second.begin();
}

const std::set<ObjectKey> &FleetIndex::machinesOfNode(const std::string &node) const
{
    static const std::set<ObjectKey> none;
    const auto it = m_machinesByNode.find(node);
    return it == m_machinesByNode.end() ? none : it->second;
}

std::set<ObjectKey> FleetIndex::machinesOfEvent(const Object &event) const
{
    const std::string &kind = event.text("/involvedObject/kind");
    const ObjectKey object{event.text("/involvedObject/namespace"),
                           event.text("/involvedObject/name")};
    if (kind == "Machine")
        return {object};
    if (kind == "Node")
        return machinesOfNode(object.name);
    const auto it = kind == "BareMetalHost" ? m_machineByHost.find(object) : m_machineByHost.end();
    return it == m_machineByHost.end() ? std::set<ObjectKey>{} : std::set<ObjectKey>{it->second};
}

} // namespace hp::gateway
