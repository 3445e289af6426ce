// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetIndex.h"

#include "model/resource/Machine.h"

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
    if (before) {
        const auto it = m_machineByNode.find(machine::nodeName(before));
        if (it != m_machineByNode.end() && it->second == key)
            m_machineByNode.erase(it);
    }
    if (after && !machine::nodeName(after).empty())
        m_machineByNode[machine::nodeName(after)] = key;
    return {key};
}

std::set<ObjectKey> FleetIndex::nodeChanged(const Object &before, const Object &after) const
{
    const ObjectKey machine = machineOfNode((after ? after : before).name());
    return machine.name.empty() ? std::set<ObjectKey>{} : std::set<ObjectKey>{machine};
}

std::set<ObjectKey> FleetIndex::hostChanged(const Object &before, const Object &after)
{
    std::set<ObjectKey> machines;
    if (const ObjectKey old = consumer(before); !old.name.empty()) {
        machines.insert(old);
        const auto it = m_hostByMachine.find(old);
        if (it != m_hostByMachine.end() && it->second == before.key())
            m_hostByMachine.erase(it);
    }
    if (const ObjectKey current = consumer(after); !current.name.empty()) {
        machines.insert(current);
        m_hostByMachine[current] = after.key();
    }
    return machines;
}

ObjectKey FleetIndex::hostOf(const ObjectKey &machine) const
{
    const auto it = m_hostByMachine.find(machine);
    return it == m_hostByMachine.end() ? ObjectKey{} : it->second;
}

ObjectKey FleetIndex::machineOfNode(const std::string &node) const
{
    const auto it = m_machineByNode.find(node);
    return it == m_machineByNode.end() ? ObjectKey{} : it->second;
}

} // namespace hp::gateway
