// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/TargetCache.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

std::pair<TargetCache::Checks::iterator, TargetCache::Checks::iterator>
TargetCache::checksIn(const std::string &ns)
{
    const auto first = m_checks.lower_bound({ns, {}});
    auto last = first;
    while (last != m_checks.end() && last->first.ns == ns)
        ++last;
    return {first, last};
}

std::vector<ObjectKey> TargetCache::machineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    std::vector<ObjectKey> moved; // in or out
    std::vector<ObjectKey> watching;
    const auto [first, last] = checksIn(key.ns);
    for (auto it = first; it != last; ++it) {
        Check &check = it->second;
        const bool is = after && check.fault.empty() && check.selects.matches(after);
        const bool changed = is ? check.members.insert(key).second : check.members.erase(key) > 0;
        if (is)
            watching.push_back(it->first);
        if (changed)
            moved.push_back(it->first);
    }
    const bool changed = watching.empty() ? forget(key) : learn(key, after);
    if (!changed)
        return moved;
    for (const ObjectKey &check : watching) {
        if (std::find(moved.begin(), moved.end(), check) == moved.end())
            moved.push_back(check);
    }
    return moved;
}

bool TargetCache::learn(const ObjectKey &key, const Object &machine)
{
    rules::MachineFacts facts = rules::machineFactsOf(machine);
    const auto known = m_machines.find(key);
    if (known != m_machines.end() && known->second == facts)
        return false;
    forget(key);
    if (!facts.node.empty()) {
        m_machinesOfNode[facts.node].insert(key);
        if (!m_nodes.contains(facts.node)) {
            if (const Object node = m_sources.node(facts.node))
                m_nodes[facts.node] = rules::nodeFactsOf(node);
        }
    }
    m_machines[key] = std::move(facts);
    return true;
}

bool TargetCache::forget(const ObjectKey &machine)
{
    const auto known = m_machines.find(machine);
    if (known == m_machines.end())
        return false;
    unlink(machine, known->second.node);
    m_machines.erase(known);
    return true;
}

void TargetCache::unlink(const ObjectKey &machine, const std::string &node)
{
    const auto it = m_machinesOfNode.find(node);
    if (it == m_machinesOfNode.end())
        return;
    it->second.erase(machine);
    if (!it->second.empty())
        return;
    m_machinesOfNode.erase(it);
    m_nodes.erase(node);
}

std::vector<ObjectKey> TargetCache::nodeChanged(const Object &before, const Object &after)
{
    const std::string name = (after ? after : before).name();
    const auto machines = m_machinesOfNode.find(name);
    if (machines == m_machinesOfNode.end())
        return {};
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
    for (const auto &[key, check] : m_checks) {
        const auto &members = check.members;
        if (std::any_of(machines->second.begin(),
                        machines->second.end(),
                        [&members](const ObjectKey &machine) { return members.contains(machine); }))
            concerned.push_back(key);
    }
    return concerned;
}

void TargetCache::checkChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    const auto known = m_checks.find(key);
    std::set<ObjectKey> left;
    std::string text = after ? after.at("/spec/selector").dump() : std::string();
    if (known != m_checks.end()) {
        if (after && known->second.text == text)
            return;
        left = std::move(known->second.members);
        m_checks.erase(known);
    }
    if (after) {
        Check &check = m_checks[key];
        check.text = std::move(text);
        // One that was left out is empty, and an empty one selects all.
        auto read = after.at("/spec/selector").is_null()
            ? Result<LabelSelector>(LabelSelector())
            : LabelSelector::fromJson(after.at("/spec/selector"));
        if (read) {
            check.selects = std::move(*read);
            select(check, key.ns);
        } else {
            check.fault = read.error().message;
        }
    }
    release(left);
}

void TargetCache::select(Check &check, const std::string &ns)
{
    for (const Object &machine : m_sources.machines(ns)) {
        if (!check.selects.matches(machine))
            continue;
        check.members.insert(machine.key());
        learn(machine.key(), machine);
    }
}

void TargetCache::release(const std::set<ObjectKey> &machines)
{
    for (const ObjectKey &machine : machines) {
        const auto [first, last] = checksIn(machine.ns);
        if (std::none_of(first, last, [&machine](const auto &entry) {
                return entry.second.members.contains(machine);
            }))
            forget(machine);
    }
}

std::vector<rules::TargetView> TargetCache::targetsOf(const ObjectKey &check) const
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

std::string TargetCache::badSelector(const ObjectKey &check) const
{
    const auto it = m_checks.find(check);
    return it == m_checks.end() ? std::string() : it->second.fault;
}

} // namespace hp::controllers
