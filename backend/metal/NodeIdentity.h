// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hp::metal {

/// As who the bare-metal actuator writes.
[[nodiscard]] cluster::WriteOptions asMetalActuator();

/// Gives the Node of a host its spec.providerID, which no kubelet on bare metal knows. Lives on the
/// control thread.
class NodeIdentity
{
public:
    explicit NodeIdentity(cluster::Cluster &cluster)
        : m_cluster(cluster)
    { }

    /// Once the Machine has taken the id itself. A Node that has another one keeps it, and one that
    /// does not exist is somebody else's business. The Node that a Machine names is read once:
    /// Kubernetes lets no id be changed, and another Node of that name has another uid. `done`
    /// hears why the Node could not be read or written; empty when all is well.
    void bring(const Object &machine,
               const std::string &providerId,
               std::function<void(const std::string &fault)> done);
    /// The Machine goes: its Node is not of interest any more.
    void forget(const ObjectKey &machine) { m_identified.erase(machine); }

private:
    void write(const Object &node,
               const ObjectKey &machine,
               const std::string &providerId,
               std::function<void(const std::string &fault)> done);

    cluster::Cluster &m_cluster;
    std::map<ObjectKey, std::string> m_identified{}; ///< by Machine: the uid of a Node with an id
    runtime::Lifetime m_alive{};
};

} // namespace hp::metal
