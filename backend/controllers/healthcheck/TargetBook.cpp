// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/TargetBook.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

std::vector<ObjectKey> TargetBook::machineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    const bool changed = learn(key, after);
    std::vector<ObjectKey> concerned;
    for (auto it = m_checks.lower_bound({key.ns, {}});
         it != m_checks.end() && it->first.ns == key.ns;
         ++it) {
        Check &check = it->second;
        const bool was = check.members.contains(key);
        const bool is = after && check.fault.empty() && check.selects.matches(after);
        if (is)
            check.members.insert(key);
        else
            check.members.erase(key);
        if (was != is || (is && changed))
            concerned.push_back(it->first);
    }
    return concerned;
}

bool TargetBook::learn(const ObjectKey &key, const Object &machine)
{
    const auto known = m_machines.find(key);
    if (!machine) {
        if (known == m_machines.end())
            return false;
        unlink(key, known->second.node);
        m_machines.erase(known);
        return true;
    }
    rules::MachineFacts facts = rules::machineFactsOf(machine);
    if (known != m_machines.end()) {
        if (known->second == facts)
            return false;
        unlink(key, known->second.node);
    }
    if (!facts.node.empty())
        m_machinesOfNode[facts.node].insert(key);
    m_machines[key] = std::move(facts);
    return true;
}

void TargetBook::unlink(const ObjectKey &machine, const std::string &node)
{
    const auto it = m_machinesOfNode.find(node);
    if (it == m_machinesOfNode.end())
        return;
    it->second.erase(machine);
    if (it->second.empty())
        m_machinesOfNode.erase(it);
}

std::vector<ObjectKey> TargetBook::nodeChanged(const Object &before, const Object &after)
{
    const std::string name = (after ? after : before).name();
    if (!after) {
        m_nodes.erase(name);
    } else {
        rules::NodeFacts facts = rules::nodeFactsOf(after);
        const auto known = m_nodes.find(name);
        if (known != m_nodes.end() && known->second == facts)
            return {};
        m_nodes[name] = std::move(facts);
    }

    std::vector<ObjectKey> concerned;
    const auto machines = m_machinesOfNode.find(name);
    if (machines == m_machinesOfNode.end())
        return concerned;
    for (const auto &[key, check] : m_checks) {
        for (const ObjectKey &machine : machines->second) {
            if (check.members.contains(machine)) {
                concerned.push_back(key);
                break;
            }
        }
    }
    return concerned;
}

void TargetBook::checkChanged(const Object &before, const Object &after, const Machines &machines)
{
    if (!after) {
        m_checks.erase(before.key());
        return;
    }
    const Json &selector = after.at("/spec/selector");
    std::string text = selector.dump();
    const auto [it, fresh] = m_checks.try_emplace(after.key());
    Check &check = it->second;
    if (!fresh && check.text == text)
        return;
    check = {std::move(text), {}, {}, {}};
    // One that was left out is empty, and an empty one selects all.
    if (!selector.is_null()) {
        auto read = LabelSelector::fromJson(selector);
        if (!read) {
            check.fault = read.error().message;
            return;
        }
        check.selects = std::move(*read);
    }
    for (const Object &machine : machines()) {
        if (check.selects.matches(machine) && m_machines.contains(machine.key()))
            check.members.insert(machine.key());
    }
}

std::vector<rules::TargetView> TargetBook::targetsOf(const ObjectKey &check) const
{
    std::vector<rules::TargetView> targets;
    const auto it = m_checks.find(check);
    if (it == m_checks.end())
        return targets;
    targets.reserve(it->second.members.size());
    for (const ObjectKey &key : it->second.members) {
        const auto machine = m_machines.find(key);
        if (machine == m_machines.end())
            continue;
        const auto node = m_nodes.find(machine->second.node);
        targets.push_back({key, &machine->second, node == m_nodes.end() ? nullptr : &node->second});
    }
    return targets;
}

std::string TargetBook::badSelector(const ObjectKey &check) const
{
    const auto it = m_checks.find(check);
    return it == m_checks.end() ? std::string() : it->second.fault;
}

} // namespace hp::controllers
