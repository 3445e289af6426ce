// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <set>
#include <string>

namespace hp::gateway {

/// Knows which machine a Node and a BareMetalHost belong to, kept up to date from changes, so that
/// one change never walks the fleet. A host belongs to the machine of its consumerRef.
class FleetIndex
{
public:
    /// Each returns the machines whose rows may differ now. Either object may be null.
    std::set<ObjectKey> machineChanged(const Object &before, const Object &after);
    std::set<ObjectKey> nodeChanged(const Object &before, const Object &after) const;
    std::set<ObjectKey> hostChanged(const Object &before, const Object &after);

    /// The hosts that have the machine for their consumer; more than one is a fault.
    [[nodiscard]] const std::set<ObjectKey> &hostsOf(const ObjectKey &machine) const;
    /// The host of a machine: of several consumed ones that which the machine names. Empty name
    /// when it has none.
    [[nodiscard]] ObjectKey hostOf(const Object &machine) const;
    /// Empty name when there is none.
    [[nodiscard]] ObjectKey machineOfNode(const std::string &node) const;
    /// All whose nodeRef names it; more than one share it, which is a fault.
    [[nodiscard]] const std::set<ObjectKey> &machinesOfNode(const std::string &node) const;
    /// Those whose Node has this name, or may get it: while they have none their addresses or they
    /// themselves are called so.
    [[nodiscard]] const std::set<ObjectKey> &machinesNamed(const std::string &node) const;
    /// Whose Node that is or may become; empty name: nobody's, or it is not certain whose.
    [[nodiscard]] ObjectKey machineNamed(const std::string &node) const;
    /// Those that an Event is about, itself or their Node or host.
    [[nodiscard]] std::set<ObjectKey> machinesOfEvent(const Object &event) const;

private:
    void nameChanged(const Object &before, const Object &after);

    std::map<std::string, std::set<ObjectKey>> m_machinesByNode;
    std::map<std::string, std::set<ObjectKey>> m_machinesByName;
    std::map<ObjectKey, std::set<ObjectKey>> m_hostsByMachine;
    std::map<ObjectKey, ObjectKey> m_machineByHost;
};

} // namespace hp::gateway
