// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/rows/ConnectionRows.h"
#include "backend/gateway/views/FleetIndex.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/runtime/Informer.h"
#include "model/rules/holds/WhyStuck.h"

#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace hp::gateway {

/// The rows of a timeline of one machine, `range` back from `now`.
using TimelineRows = std::function<RowMap(const ObjectKey &machine, Duration range, TimePoint now)>;

/// All views of docs/protocol.md over live copies of the objects. Only rows whose inputs changed
/// are made anew; sentences that tell an age are renewed every ten seconds. Control thread.
class FleetViews final : public QObject, public ViewSource
{
    Q_OBJECT
public:
    FleetViews(cluster::Cluster &cluster, runtime::Clock &clock, ServerInfo server);
    ~FleetViews() override;

    void start();
    void stop();
    [[nodiscard]] bool hasSynced() const;
    /// The live copies, for others who watch the same objects; connect before start().
    [[nodiscard]] runtime::Informer &machines() { return m_machines; }
    [[nodiscard]] runtime::Informer &nodes() { return m_nodes; }
    [[nodiscard]] runtime::Informer &hosts() { return m_hosts; }
    [[nodiscard]] runtime::Informer &events() { return m_events; }

    /// Where timelines come from; without it they are empty. timelineChanged() makes the open ones
    /// anew.
    void setTimeline(TimelineRows rows) { m_timeline = std::move(rows); }
    void timelineChanged(const ObjectKey &machine);
    /// A gap shows on every timeline.
    void allTimelinesChanged();
    /// Hears which hosts are those of machines whose page is open, whenever that changes.
    void onLookedAt(std::function<void(const std::set<ObjectKey> &hosts)> call)
    {
        m_lookedAt = std::move(call);
    }
    void setClientCount(std::size_t clients) { m_clients = clients; }

    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override;

private:
    struct MachineView {
        std::weak_ptr<View> view{};
        bool dirty = true;
        std::string lastMachineRow{}; ///< shown on when the machine is gone
    };
    struct TimelineView {
        std::weak_ptr<View> view{};
        ObjectKey machine{};
        Duration range{};
        bool dirty = true;
    };

    void watch(runtime::Informer &informer);
    void mark(const std::set<ObjectKey> &machines);
    void markByEvent(const Object &event);
    [[nodiscard]] holds::StuckView stuckView(const Object &machine) const;
    void refreshFleet(TimePoint now);
    void refreshMachine(const ObjectKey &key, MachineView &entry, TimePoint now);
    void refreshConnection(TimePoint now);
    void tellWhatIsLookedAt();
    [[nodiscard]] Result<std::shared_ptr<View>> openMachine(const std::string &name);
    [[nodiscard]] Result<std::shared_ptr<View>> openTimeline(const std::string &name,
                                                             const Json &options);

    runtime::Clock &m_clock;
    ServerInfo m_server;
    runtime::Informer m_machines;
    runtime::Informer m_nodes;
    runtime::Informer m_hosts;
    runtime::Informer m_pods;
    runtime::Informer m_events;
    std::vector<std::pair<runtime::Informer *, StreamInfo>> m_streams;

    FleetIndex m_index;
    std::shared_ptr<View> m_fleet = std::make_shared<View>();
    std::weak_ptr<View> m_connection;
    std::map<ObjectKey, MachineView> m_machineViews;
    std::map<std::string, TimelineView> m_timelineViews;
    TimelineRows m_timeline;
    std::function<void(const std::set<ObjectKey> &)> m_lookedAt;
    std::set<ObjectKey> m_hostsLookedAt;
    std::set<ObjectKey> m_dirty;
    std::set<ObjectKey> m_waiting; ///< machines whose sentence tells an age
    Duration m_lastAging{};
    std::size_t m_clients = 0;
};

} // namespace hp::gateway
