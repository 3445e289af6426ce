// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/WorkloadPort.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// What is seen of one workload cluster: its Nodes, and the pods and budgets of the Nodes that are
/// being drained. Opened and closed by who owns it; what was seen last is kept while it is closed.
/// Whatever ends the sight ends the connection: nothing is tried again until open(). Control
/// thread.
class WorkloadCluster final : public QObject
{
    Q_OBJECT
public:
    /// Nothing of it is seen.
    struct Unseen {
        Message why{};
        TimePoint since{};
        bool isUnreachable = false; ///< it does not answer: Cluster API does not see it either
    };

    /// `cluster` is the key of the Cluster object. What is passed in outlives this.
    WorkloadCluster(ObjectKey cluster,
                    cluster::Cluster &management,
                    runtime::Clock &clock,
                    const WorkloadPorts &ports);
    ~WorkloadCluster() override;

    /// Reads the Secret and what it leads to; nothing while that is under way or done.
    void open();
    void close();
    /// It has a connection, or asks for one.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Its Secret leads to the cluster that it is in.
    [[nodiscard]] bool isOwn() const { return m_isOwn; }
    [[nodiscard]] bool isSeen() const { return m_isSeen; }
    /// How long the sight lasted that ended last; zero: the last try brought none.
    [[nodiscard]] Duration lastSight() const { return m_lastSight; }
    /// Why not, once that is known; else nullopt.
    [[nodiscard]] const std::optional<Unseen> &unseen() const { return m_unseen; }
    /// Ends the sight where what was allowed is allowed no more: a watch that is forbidden waits in
    /// silence.
    void check();
    /// Of its owner: as if it had been tried.
    void setUnseen(Message why);
    /// Ends the sight for another one that needs its place more; what was seen last is kept.
    void yield(Message why);
    /// The Nodes whose pods are wanted, with the budgets.
    void setDrains(std::set<std::string> nodes);

    // As it is, or as it was seen last.
    [[nodiscard]] Object node(const std::string &name) const;
    /// A Node that can only be that of this machine, and says so of none; null: there is none.
    [[nodiscard]] Object nodeLike(const Object &machine);
    [[nodiscard]] std::vector<Object> podsOn(const std::string &node) const;
    [[nodiscard]] std::vector<Object> budgets() const;
    /// Why pods or budgets are not seen although Nodes are; says nothing when they are.
    [[nodiscard]] Message whyNotDrains() const;
    [[nodiscard]] std::size_t nodeCount() const;
    [[nodiscard]] Duration idleTime() const;

signals:
    /// What is known of these Nodes differs; of all when it is empty.
    void changed(const std::set<std::string> &nodes);
    /// It was tried, and ended: unseen() says why. From inside no call but check() and yield().
    void ended();

private:
    /// What was seen when the sight ended.
    struct Seen {
        std::map<std::string, Object> nodes{};
        std::map<std::string, std::vector<Object>> pods{};
        std::vector<Object> budgets{};
    };
    using Informers = std::map<std::string, std::unique_ptr<runtime::Informer>>;

    void gotSecret(const Result<Object> &secret);
    void use(Result<std::unique_ptr<WorkloadPort>> port);
    void fail(Message why, bool isUnreachable);
    /// The same, but not from inside the informer that says so.
    void failLater(const Message &why);
    void follow(runtime::Informer &informer, std::function<void()> synced);
    void followDrains();
    void nodesListed();
    /// One that is in m_strays may be of a machine now, be reached otherwise, or be gone.
    void moveStray(const Object &before, const Object &after);
    /// The only one with that mark, if it can be that of this machine.
    [[nodiscard]] Object strayWith(const std::string &mark, const Object &machine) const;
    void release();

    const ObjectKey m_cluster;
    cluster::Cluster &m_management;
    runtime::Clock &m_clock;
    const WorkloadPorts &m_ports;
    bool m_isOpen = false;
    bool m_isOwn = false;
    bool m_isSeen = false;
    Duration m_seenSince{}; ///< uptime
    Duration m_lastSight{};
    std::optional<Unseen> m_unseen{};
    std::set<std::string> m_drains{};
    /// The Nodes without a machine by their addresses, from when somebody asks for one: most
    /// clusters are never asked.
    std::optional<std::map<std::string, std::set<std::string>>> m_strays{};
    Seen m_last{};
    std::unique_ptr<WorkloadPort> m_port{};
    std::unique_ptr<runtime::Informer> m_nodes{};
    std::unique_ptr<runtime::Informer> m_budgets{};
    Informers m_pods{};
    runtime::Lifetime m_session{};
};

} // namespace hp::gateway
