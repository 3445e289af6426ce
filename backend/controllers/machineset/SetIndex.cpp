// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machineset/SetIndex.h"

#include <nlohmann/json.hpp>

namespace hp::controllers {

using rules::SetMachine;
using rules::SetMember;

namespace {

bool sameLabels(const Object &before, const Object &after)
{
    return before.uid() == after.uid() && before.at("/spec/selector") == after.at("/spec/selector")
        && before.at("/spec/template/metadata/labels")
        == after.at("/spec/template/metadata/labels");
}

template<typename Key>
void eraseFrom(std::map<Key, std::set<ObjectKey>> &index, const Key &key, const ObjectKey &value)
{
    const auto it = index.find(key);
    if (it == index.end())
        return;
    it->second.erase(value);
    if (it->second.empty())
        index.erase(it);
}

} // namespace

void SetIndex::setChanged(const Object &before, const Object &after)
{
    if (before && after && sameLabels(before, after))
        return;
    const ObjectKey key = (after ? after : before).key();
    if (const auto known = m_sets.find(key); known != m_sets.end()) {
        m_setOfUid.erase(known->second.labels.uid);
        while (!known->second.machines.empty())
            drop(key, known->second, ObjectKey(known->second.machines.begin()->first));
        m_sets.erase(known);
    }
    if (!after)
        return;
    Entry &entry = m_sets[key];
    entry.labels = rules::SetLabels::of(after);
    m_setOfUid[entry.labels.uid] = key;
    for (const Object &machine : m_machines.list(key.ns))
        put(key, entry, machine);
}

std::vector<ObjectKey> SetIndex::machineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    std::set<ObjectKey> looked = candidates(after);
    if (const auto known = m_setsOf.find(key); known != m_setsOf.end())
        looked.insert(known->second.begin(), known->second.end());

    std::vector<ObjectKey> changed;
    for (const ObjectKey &machineSet : looked) {
        Entry &entry = m_sets.at(machineSet);
        const auto at = entry.machines.find(key);
        const MachinePtr was = at == entry.machines.end() ? nullptr : at->second;
        put(machineSet, entry, after ? after : Object());
        if (!after && was)
            drop(machineSet, entry, key);
        const auto now = entry.machines.find(key);
        const MachinePtr is = now == entry.machines.end() ? nullptr : now->second;
        if (bool(was) != bool(is) || (was && !(*was == *is)))
            changed.push_back(machineSet);
    }
    return changed;
}

std::vector<ObjectKey> SetIndex::nodeChanged(const Object &before, const Object &after)
{
    const std::string name = (after ? after : before).name();
    const auto known = m_nodes.try_emplace(name).first;
    const rules::NodeReadiness is =
        after ? rules::NodeReadiness::of(after) : rules::NodeReadiness();
    const bool differs = !(known->second == is);
    if (after)
        known->second = is;
    else
        m_nodes.erase(known);
    if (!differs)
        return {};

    std::set<ObjectKey> changed;
    if (const auto on = m_machinesOn.find(name); on != m_machinesOn.end()) {
        for (const ObjectKey &machine : on->second) {
            const auto sets = m_setsOf.find(machine);
            if (sets != m_setsOf.end())
                changed.insert(sets->second.begin(), sets->second.end());
        }
    }
    return {changed.begin(), changed.end()};
}

std::vector<SetMember> SetIndex::members(const ObjectKey &machineSet) const
{
    std::vector<SetMember> found;
    const auto entry = m_sets.find(machineSet);
    if (entry == m_sets.end())
        return found;
    found.reserve(entry->second.machines.size());
    for (const auto &[key, machine] : entry->second.machines)
        found.push_back(memberOf(machine));
    return found;
}

std::vector<SetMember> SetIndex::membersAmong(const ObjectKey &machineSet,
                                              const std::vector<Object> &machines) const
{
    std::vector<SetMember> found;
    const auto entry = m_sets.find(machineSet);
    if (entry == m_sets.end())
        return found;
    for (const Object &machine : machines) {
        if (auto known = SetMachine::of(entry->second.labels, machine))
            found.push_back(memberOf(std::make_shared<const SetMachine>(std::move(*known))));
    }
    return found;
}

SetMember SetIndex::memberOf(const MachinePtr &machine) const
{
    const auto node = m_nodes.find(machine->nodeName);
    return {machine, node == m_nodes.end() ? rules::NodeReadiness() : node->second};
}

void SetIndex::put(const ObjectKey &machineSet, Entry &entry, const Object &machine)
{
    if (!machine)
        return;
    auto known = SetMachine::of(entry.labels, machine);
    const auto at = entry.machines.find(machine.key());
    if (known && at != entry.machines.end() && *at->second == *known)
        return;
    if (at != entry.machines.end())
        drop(machineSet, entry, machine.key());
    if (!known)
        return;
    m_setsOf[known->key].insert(machineSet);
    if (!known->nodeName.empty())
        m_machinesOn[known->nodeName].insert(known->key);
    const ObjectKey key = known->key;
    entry.machines[key] = std::make_shared<const SetMachine>(std::move(*known));
}

void SetIndex::drop(const ObjectKey &machineSet, Entry &entry, const ObjectKey &machine)
{
    const auto at = entry.machines.find(machine);
    if (at == entry.machines.end())
        return;
    const MachinePtr gone = at->second;
    entry.machines.erase(at);
    eraseFrom(m_setsOf, gone->key, machineSet);
    // Another set may know the Machine too; then it stays where its Node looks for it.
    if (!m_setsOf.contains(gone->key))
        eraseFrom(m_machinesOn, gone->nodeName, gone->key);
}

std::set<ObjectKey> SetIndex::candidates(const Object &machine) const
{
    std::set<ObjectKey> found;
    if (!machine)
        return found;
    if (const std::string controller = rules::controllerUid(machine); !controller.empty()) {
        if (const auto set = m_setOfUid.find(controller); set != m_setOfUid.end())
            found.insert(set->second);
        return found;
    }
    const std::string ns = machine.ns();
    for (auto it = m_sets.lower_bound({ns, {}}); it != m_sets.end() && it->first.ns == ns; ++it)
        found.insert(it->first);
    return found;
}

} // namespace hp::controllers
