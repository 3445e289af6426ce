// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/ForwardingCluster.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::kube {

/// A cluster whose pods are those of the nodes that are being drained. Whoever lists and watches
/// all pods gets these, and no others: a cluster has a hundred times as many pods as machines, and
/// a machine that is not on its way out is not held by any of them. A node counts while a Machine
/// on it is being deleted, of Cluster API one that the Node of this cluster names; then its pods
/// come as added, and when the Machine is gone they go.
/// Single pods, pods with a selector and all other kinds go through. Lives on the control thread;
/// what is passed in outlives it.
class DrainingPodWatch final : public QObject, public cluster::ForwardingCluster
{
    Q_OBJECT
public:
    DrainingPodWatch(cluster::Cluster &behind,
                     runtime::Clock &clock,
                     std::function<double()> jitter);
    ~DrainingPodWatch() override;

    /// Whose deletion decides; before it starts.
    void follow(runtime::Informer &machines);
    /// The Nodes of this cluster, for Machines of Cluster API, whose Nodes are mostly elsewhere.
    void followNodes(runtime::Informer &nodes);
    /// A Machine of Cluster API has come, changed or gone.
    void capiMachineChanged(const Object &before, const Object &after);
    /// The nodes whose pods are watched.
    [[nodiscard]] std::vector<std::string> nodes() const;

    void list(const cluster::Query &query, Reply<cluster::ObjectList> reply) override;
    [[nodiscard]] std::unique_ptr<cluster::Watch> watch(const cluster::Query &query,
                                                        const std::string &resourceVersion,
                                                        cluster::WatchSink sink) override;

private:
    struct OpenWatch;
    struct Node {
        std::set<std::string> machines{}; ///< that are on their way out: API and key
        std::unique_ptr<runtime::Informer> pods{};
    };
    /// A Machine of Cluster API on its way out.
    struct Leaving {
        Object machine{}; ///< null: it is out
        std::string node{}; ///< whose pods are watched because of it
    };

    void machineChanged(const Object &before, const Object &after);
    void settle(const ObjectKey &capiMachine);
    void start(const std::string &node, const std::string &machine);
    void stop(const std::string &node, const std::string &machine);
    [[nodiscard]] std::vector<Object> current() const;
    void notify(const std::vector<cluster::WatchEvent> &events);
    void bookmarkAll();

    runtime::Clock &m_clock;
    std::function<double()> m_jitter;
    std::map<std::string, Node> m_nodes{};
    const runtime::Informer *m_here = nullptr; ///< Nodes of this cluster
    std::map<ObjectKey, Leaving> m_leaving{};
    std::vector<std::weak_ptr<OpenWatch>> m_watches{};
};

} // namespace hp::kube
