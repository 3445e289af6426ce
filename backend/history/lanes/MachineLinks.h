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
    /// Of a Machine of either API, and of the servers of Cluster API's that lead to a host; other
    /// objects say nothing. `before` or `after` null: it is new or gone.
    void update(const Object &before, const Object &after);
    /// Empty name when the object belongs to none.
    [[nodiscard]] ObjectKey machineOf(const Object &object) const;

    /// What the Machine says; the name is empty when it says nothing.
    [[nodiscard]] static ObjectKey nodeOf(const Object &machine);
    [[nodiscard]] static ObjectKey hostOf(const Object &machine);
    /// The host behind a Machine of Cluster API, or behind the server of one.
    [[nodiscard]] ObjectKey hostBehind(const Object &machineOrServer) const;
    /// The Machine of Cluster API that names that Node, which may be one of another cluster.
    [[nodiscard]] ObjectKey capiMachineOfNode(const std::string &node) const;
    /// The Node that an Event is about; empty: it is about something else.
    [[nodiscard]] static std::string nodeOfEvent(const Object &event);
    /// Empty name when no Machine names that Node.
    [[nodiscard]] ObjectKey machineOfNode(const std::string &node) const
    {
        return byNode({{}, node});
    }

private:
    [[nodiscard]] ObjectKey machineOfEvent(const Object &event) const;
    [[nodiscard]] ObjectKey byNode(const ObjectKey &node) const;
    [[nodiscard]] ObjectKey byHost(const ObjectKey &host) const;

    using Links = std::map<ObjectKey, ObjectKey>;

    void updateClusterApi(const Object &before, const Object &after);
    void updateName(const Object &before, const Object &after);

    Links m_byNode{};
    Links m_byHost{};
    /// Of Cluster API: its Machine may be Node of another cluster, so a Node has to name it too.
    Links m_capiByNode{};
    Links m_byServer{}; ///< Machines by their infrastructure, "Kind/name"
    Links m_serverByHost{};
    Links m_hostByServer{};
    Links m_byName{}; ///< namespace left out: a maintenance gives none
};

} // namespace hp::history
