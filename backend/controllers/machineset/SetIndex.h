// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"
#include "model/rules/machineset/SetMachine.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::controllers {

/// Which Machines concern which MachineSets, and how their Nodes are: kept up to date change by
/// change, so that a pass over a set reads no Machine. Lives on the control thread. The answers of
/// the change functions are the sets for which something that counts is different.
class SetIndex
{
public:
    explicit SetIndex(const runtime::Informer &machines)
        : m_machines(machines)
    { }

    /// Feed every change of the informers in here.
    void setChanged(const Object &before, const Object &after);
    [[nodiscard]] std::vector<ObjectKey> machineChanged(const Object &before, const Object &after);
    [[nodiscard]] std::vector<ObjectKey> nodeChanged(const Object &before, const Object &after);

    [[nodiscard]] std::vector<rules::SetMember> members(const ObjectKey &machineSet) const;
    /// The same from a list that was just made.
    [[nodiscard]] std::vector<rules::SetMember>
    membersAmong(const ObjectKey &machineSet, const std::vector<Object> &machines) const;

private:
    using MachinePtr = std::shared_ptr<const rules::SetMachine>;
    struct Entry {
        rules::SetLabels labels{};
        std::map<ObjectKey, MachinePtr> machines{};
    };

    [[nodiscard]] rules::SetMember memberOf(const MachinePtr &machine) const;
    void put(const ObjectKey &machineSet, Entry &entry, const Object &machine);
    void drop(const ObjectKey &machineSet, Entry &entry, const ObjectKey &machine);
    /// The sets that may have to do with the Machine: that of its controller, else all of its
    /// namespace.
    [[nodiscard]] std::set<ObjectKey> candidates(const Object &machine) const;

    const runtime::Informer &m_machines;
    std::map<ObjectKey, Entry> m_sets{};
    std::unordered_map<std::string, ObjectKey> m_setOfUid{};
    std::map<ObjectKey, std::set<ObjectKey>> m_setsOf{}; ///< by Machine
    std::map<std::string, std::set<ObjectKey>> m_machinesOn{}; ///< by name of the Node
    std::unordered_map<std::string, rules::NodeReadiness> m_nodes{};
};

} // namespace hp::controllers
