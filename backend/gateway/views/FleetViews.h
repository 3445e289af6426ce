// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/AlarmDesk.h"
#include "backend/gateway/views/ClusterFacts.h"
#include "backend/gateway/views/ConnectionRows.h"
#include "backend/gateway/views/CounterDesk.h"
#include "backend/gateway/views/FleetIndex.h"
#include "backend/gateway/views/FleetRow.h"
#include "backend/gateway/views/HoldMemory.h"
#include "backend/gateway/views/HoldsView.h"
#include "backend/gateway/views/LivesViews.h"
#include "backend/gateway/views/PowerView.h"
#include "backend/gateway/views/RawObjects.h"
#include "backend/gateway/views/SiteObjects.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/runtime/Informer.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace hp::gateway {

/// Which timeline of which machine: `range` back from `end`, as wide as the picture it is for.
struct TimelineAsk {
    ObjectKey machine{};
    Duration range{};
    std::optional<TimePoint> at{}; ///< where it ends; empty: it moves with the clock
    int columns = 0; ///< of the picture; 0: every transition
};
using TimelineRows = std::function<RowMap(const TimelineAsk &ask, TimePoint now)>;

/// Makes a view as of an instant of the past, `options` without the instant.
using PastView = std::function<Result<std::shared_ptr<View>>(
    const std::string &name, const Json &options, TimePoint at)>;

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
    [[nodiscard]] runtime::Informer &maintenances() { return m_site.maintenances(); }
    [[nodiscard]] runtime::Informer &hosts() { return m_hosts; }
    [[nodiscard]] runtime::Informer &events() { return m_events; }
    [[nodiscard]] runtime::Informer &pods() { return m_pods; }

    /// Where timelines come from; without it they are empty. timelineChanged() makes the open ones
    /// anew.
    void setTimeline(TimelineRows rows) { m_timeline = std::move(rows); }
    /// Where the views of earlier machines of a name come from; without it they are empty.
    void setLives(LivesViews::Rows rows) { m_lives.setRows(std::move(rows)); }
    /// Where views with options.at come from; without it there is no past.
    void setPast(PastView past) { m_past = std::move(past); }
    /// What the connection view says of the record; without it nothing.
    void setRecord(std::function<live::RecordRow()> record) { m_record = std::move(record); }
    /// Every stream that the views live on.
    [[nodiscard]] const std::vector<std::pair<runtime::Informer *, StreamInfo>> &streams() const
    {
        return m_streams;
    }
    void timelineChanged(const ObjectKey &machine);
    /// A gap shows on every timeline.
    void allTimelinesChanged();
    /// Where the past of holds comes from, and how long they may take at this site. Before start().
    void setBaselines(holds::BaselineLookup baselines)
    {
        m_site.setBaselines(std::move(baselines));
    }
    void setLimits(holds::Budgets limits) { m_site.setLimits(std::move(limits)); }
    [[nodiscard]] AlarmDesk &alarms() { return m_alarms; }
    [[nodiscard]] CounterDesk &counters() { return m_counters; }
    /// Who the owner text of a hook means, and how it fares.
    [[nodiscard]] holds::Owner ownerOf(const std::string &raw, TimePoint now);
    /// Hears what the views noticed of holds that no object tells, to be kept in the record (see
    /// HoldMemory).
    void onNoticed(std::function<void(const Object &before, const Object &after)> told)
    {
        m_memory.onChange(std::move(told));
    }
    /// Goes on from what was noticed once; before start().
    void recall(const std::vector<Object> &noticed);
    /// What the cluster has only in a version that is not understood; also while this runs.
    void setOtherVersions(const cluster::OtherVersions &versions) { m_raw.setVersions(versions); }
    /// Hears which hosts are those of machines whose page is open, whenever that changes.
    void onLookedAt(std::function<void(const std::set<ObjectKey> &hosts)> call)
    {
        m_lookedAt = std::move(call);
    }
    void setClientCount(std::size_t clients) { m_clients = clients; }
    /// How often the changes of a view were dropped for a slow client (Gateway::droppedChanged).
    void setDropped(std::uint64_t times) { m_dropped = times; }
    /// What only the host of the cluster knows; asked whenever somebody looks at the connection.
    void setClusterFacts(std::function<ClusterFacts()> facts) { m_facts = std::move(facts); }

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
        TimelineAsk ask{};
        bool dirty = true;
    };

    void watch(runtime::Informer &informer);
    void mark(const std::set<ObjectKey> &machines);
    void markByEvent(const Object &event);
    [[nodiscard]] holds::StuckView stuckView(const Object &machine);
    /// What the rules say of it, and what is remembered of that.
    [[nodiscard]] JudgedMachine judge(const Object &machine, TimePoint now);
    void age(TimePoint now);
    void refreshSite();
    /// Every machine is there as it is now: all are listed, and no stream that tells of them broke.
    [[nodiscard]] bool isWhole() const;
    void refreshFleet(TimePoint now);
    void forget(const ObjectKey &machine, TimePoint now);
    /// Takes away what the rules said of it.
    void hide(const ObjectKey &machine, TimePoint now);
    /// Null when there is none, or none that is understood.
    [[nodiscard]] Object understood(const runtime::Informer &objects,
                                    const cluster::Kind &kind,
                                    const ObjectKey &key) const;
    void rawChanged(const cluster::Kind &kind, const std::set<ObjectKey> &objects);
    /// Shows the machine raw, where machines are not understood.
    bool showRaw(const ObjectKey &machine, TimePoint now);
    [[nodiscard]] live::FleetRow fleetRowOf(const JudgedMachine &machine) const;
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

    RawObjects m_raw;
    SiteObjects m_site;
    HoldMemory m_memory;
    HoldsView m_holds;
    PowerView m_power;
    AlarmDesk m_alarms;
    CounterDesk m_counters;
    FleetIndex m_index;
    std::shared_ptr<View> m_fleet = std::make_shared<View>();
    std::weak_ptr<View> m_connection;
    std::map<ObjectKey, MachineView> m_machineViews;
    std::map<std::string, TimelineView> m_timelineViews;
    TimelineRows m_timeline;
    LivesViews m_lives;
    PastView m_past;
    std::function<live::RecordRow()> m_record;
    std::string m_recordRow;
    Duration m_recordAt{}; ///< uptime
    std::function<void(const std::set<ObjectKey> &)> m_lookedAt;
    std::set<ObjectKey> m_hostsLookedAt;
    std::set<ObjectKey> m_dirty;
    std::set<ObjectKey> m_recalled; ///< that may be gone by now
    std::set<ObjectKey> m_waiting; ///< machines whose sentence tells an age, or that are not calm
    std::map<ObjectKey, TimePoint> m_due; ///< when a machine is judged otherwise by itself
    std::map<ObjectKey, std::vector<holds::WaitEdge>> m_waits; ///< whom a machine waits for
    Duration m_lastAging{};
    std::size_t m_clients = 0;
    std::uint64_t m_dropped = 0;
    std::function<ClusterFacts()> m_facts{};
};

} // namespace hp::gateway
