// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/Peers.h"

#include "model/resource/ControlPlane.h"

#include <set>

namespace hp::overrides {

std::vector<Peer> peersOf(const Object &machine,
                          const Object &node,
                          const std::vector<Object> &masters,
                          const std::map<std::string, Object> &nodes)
{
    std::set<std::string> counted{node ? node.name() : machine::nodeName(machine)};
    const bool ofEtcd = node && node.label(machine::etcdRole).has_value();
    const auto isMember = [ofEtcd](const Object &other) {
        return !ofEtcd || other.label(machine::etcdRole).has_value();
    };
    std::vector<Peer> peers;
    // A Machine that is being deleted may name the Node that is another's by now.
    for (const bool deleted : {false, true}) {
        for (const Object &master : masters) {
            if (master.isDeleting() != deleted || (machine && master.uid() == machine.uid()))
                continue;
            const std::string &name = machine::nodeName(master);
            if (!name.empty() && !counted.insert(name).second)
                continue;
            const auto found = nodes.find(name);
            const Object there = found == nodes.end() ? Object() : found->second;
            if (!there || isMember(there))
                peers.push_back({master, there});
        }
    }
    for (const auto &[name, other] : nodes) {
        if (counted.insert(name).second && isMember(other))
            peers.push_back({{}, other});
    }
    return peers;
}

} // namespace hp::overrides
