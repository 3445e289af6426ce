// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <string>

namespace hp::history {

/// Which machine a Node, a host, a MachineMaintenance or an Event belongs to, by what either side
/// says: a Machine names its Node and its host, the others name their Machine. Kept up to date from
/// changes of Machines.
class MachineLinks
{
public:
    /// `before` or `after` null: the Machine is new or gone.
    void update(const Object &before, const Object &after);
    /// Empty name when the object belongs to none.
    [[nodiscard]] ObjectKey machineOf(const Object &object) const;

    /// What the Machine says; the name is empty when it says nothing.
    [[nodiscard]] static ObjectKey nodeOf(const Object &machine);
    [[nodiscard]] static ObjectKey hostOf(const Object &machine);
    /// Empty name when no Machine names that Node.
    [[nodiscard]] ObjectKey machineOfNode(const std::string &node) const
    {
        return byNode({{}, node});
    }

private:
    [[nodiscard]] ObjectKey machineOfEvent(const Object &event) const;
    [[nodiscard]] ObjectKey byNode(const ObjectKey &node) const;
    [[nodiscard]] ObjectKey byHost(const ObjectKey &host) const;

    std::map<ObjectKey, ObjectKey> m_byNode{};
    std::map<ObjectKey, ObjectKey> m_byHost{};
    std::map<ObjectKey, ObjectKey> m_byName{}; ///< namespace left out: a maintenance gives none
};

} // namespace hp::history
