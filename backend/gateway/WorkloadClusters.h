// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/WorkloadCluster.h"
#include "model/rules/capi/CapiView.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::gateway {

/// The workload clusters that somebody has to be explained a Machine of: opened when a Machine
/// needs it, at most so many at once, closed when none has needed it for ten minutes. One that
/// cannot be seen is tried again after ever longer; meanwhile it has no connection. Two clusters of
/// one name in two namespaces are two. Control thread.
class WorkloadClusters final : public QObject
{
    Q_OBJECT
public:
    /// The machines whose rows may differ now.
    using Handler = std::function<void(const std::set<ObjectKey> &machines)>;

    /// What a Machine needs of its cluster to be explained.
    enum class Need {
        None,
        Node,
        Drain, ///< the pods of its Node and the budgets, too
    };

    /// A cluster for the page that shows what is watched.
    struct Sight {
        ObjectKey cluster{};
        bool isSeen = false;
        Message why{}; ///< why not; says nothing while nobody knows
        std::optional<TimePoint> since{}; ///< it is not
        std::size_t nodes = 0;
        Duration idleTime{};
    };

    /// What is passed in outlives this. Until usePorts() nothing is opened and nothing is said.
    WorkloadClusters(cluster::Cluster &management, runtime::Clock &clock);
    ~WorkloadClusters() override;

    /// Before the first need().
    void usePorts(WorkloadPorts ports) { m_ports = std::move(ports); }
    void onChange(Handler handler) { m_handlers.push_back(std::move(handler)); }
    void stop();

    /// Of a Machine as it is now. One without a Node needs nothing, unless it waits for one.
    void need(const Object &machine, Need need);
    /// The Machine is gone.
    void forget(const ObjectKey &machine);
    /// The Machines whose pages are open, in the place of those before.
    void setOpenPages(const std::vector<Object> &machines);
    /// Adds what is seen of the Node of this machine, or why nothing is.
    void addTo(capi::CapiView &view) const;

    [[nodiscard]] std::vector<Sight> sights() const;

private:
    struct Want {
        ObjectKey cluster{};
        std::string node{}; ///< empty: it waits for one
        Need need = Need::None;
        bool hasPage = false;
        Duration last{}; ///< uptime when it stood

        [[nodiscard]] bool stands() const { return need != Need::None || hasPage; }
    };
    struct Entry {
        std::unique_ptr<WorkloadCluster> cluster{};
        std::set<ObjectKey> machines{}; ///< with a Want
        int failures = 0; ///< in a row
        Duration nextTry{}; ///< uptime
    };

    Want *wantOf(const Object &machine);
    void drop(const ObjectKey &machine);
    Entry &entryOf(const ObjectKey &cluster);
    void reviewLater();
    void review();
    void dropIdle(Duration now);
    void openWanted(Duration now);
    /// Makes room by closing one that nobody needs at present; false when there is none.
    bool closeIdle();
    /// The same for a drain, by closing one that has none, rather one that no page shows.
    bool closeUndrained();
    void wake(Duration now);
    [[nodiscard]] bool stands(const Entry &entry) const;
    [[nodiscard]] bool drains(const Entry &entry) const;
    void notify(const Entry &entry, const std::set<std::string> &nodes) const;

    cluster::Cluster &m_management;
    runtime::Clock &m_clock;
    WorkloadPorts m_ports{};
    std::vector<Handler> m_handlers{};
    std::map<ObjectKey, Want> m_wants{}; ///< by machine
    std::map<ObjectKey, Entry> m_entries{}; ///< by Cluster
    std::set<ObjectKey> m_pages{};
    bool m_isReviewing = false; ///< one is on its way
    std::uint64_t m_timer = 0;
    QObject m_context{};
};

} // namespace hp::gateway
