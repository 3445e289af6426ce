// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"

#include <set>
#include <string>

namespace hp::conformance {

/// The kubelets of all Nodes and the controller of the workloads: a terminating pod disappears when
/// its grace period is over, unless its Node's kubelet is down; if asked, pods that went are
/// replaced on another Node.
class Kubelet
{
public:
    Kubelet(cluster::Cluster &cluster, runtime::Clock &clock);

    void start() { m_pods.start(); }
    void setDown(const std::string &node, bool down);
    void setReplacing(bool replacing) { m_replacing = replacing; }

private:
    void changed(const Object &before, const Object &after);
    void end(const Object &pod);
    void replace(const Object &pod);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    QObject m_context{};
    runtime::Informer m_pods;
    std::set<std::string> m_down{};
    bool m_replacing = false;
};

} // namespace hp::conformance
