// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/AlarmService.h"
#include "backend/gateway/views/CounterService.h"
#include "backend/gateway/views/FleetIndex.h"
#include "backend/gateway/views/FleetObjects.h"
#include "backend/gateway/views/FleetRow.h"
#include "backend/gateway/views/HoldMemory.h"
#include "backend/gateway/views/HoldsView.h"
#include "backend/gateway/views/MachineNotes.h"
#include "backend/gateway/views/PowerView.h"
#include "backend/gateway/views/SiteMemory.h"
#include "backend/gateway/views/ViewSource.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace hp::gateway {

/// The views of all machines, `fleet`, `holds`, `power`, `alarms` and `counters`, and what the
/// rules say of each machine. Only rows whose inputs changed are made anew; sentences that tell an
/// age are renewed every ten seconds. Control thread.
class FleetViews final : public QObject, public ViewSource
{
    Q_OBJECT
public:
    /// By what machines are judged.
    struct Evaluation {
        holds::BaselineLookup baselines{}; ///< the past of holds; empty: nothing is known
        holds::Budgets limits{}; ///< how long they may take at this site
    };
    /// What the record keeps of what the views noticed that no object tells (HoldMemory,
    /// SiteMemory).
    struct Memory {
        std::vector<Object> recalled{}; ///< what was noticed before
        /// Hears what is noticed from now on; may be empty.
        std::function<void(const Object &before, const Object &after)> noticed{};
        /// These views are of an instant that is over: nothing more is noticed.
        bool isPast = false;
        std::string blind{}; ///< why not everything was seen then; empty when it was
    };
    /// The kinds of objects that are noticed.
    [[nodiscard]] static std::vector<std::string> noticedKinds();

    /// `objects` and the clock outlive this; made before the objects start.
    FleetViews(FleetObjects &objects, runtime::Clock &clock, Evaluation judgement, Memory memory);

    [[nodiscard]] AlarmService &alarms() { return m_alarms; }
    [[nodiscard]] CounterService &counters() { return m_counters; }
    [[nodiscard]] PowerView &power() { return m_power; }
    [[nodiscard]] const FleetIndex &index() const { return m_index; }
    /// Who the owner text of a hook means, and how it fares.
    [[nodiscard]] holds::Owner ownerOf(const std::string &raw, TimePoint now);
    /// What the rules say of it, and what is remembered of that.
    [[nodiscard]] EvaluatedMachine evaluate(const Object &machine, TimePoint now);
    /// The time since when the rules say the same of it; `why` is what they say now.
    [[nodiscard]] std::optional<TimePoint>
    seenSince(const ObjectKey &machine, const std::optional<holds::WhyStuck> &why, TimePoint now)
    {
        return m_isPast ? m_memory.knownSince(machine, why) : m_memory.seenSince(machine, why, now);
    }
    /// Somebody wrote that down about a machine that there is.
    void addNote(const ObjectKey &machine, const std::string &text, const std::string &by);
    [[nodiscard]] bool isPast() const { return m_isPast; }
    /// The views of the past go on to a later instant: what the record keeps of what was noticed
    /// became this by then, and these notes are no more. Then refresh().
    void goOn(const std::vector<Object> &noticed, const std::vector<Object> &forgotten);

    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    /// Judges for `piece`, an uptime, what open() would judge at a stretch; false when too little
    /// is left to be noticed. A fleet of which a part is judged would be taken for all of it:
    /// open() before that judges the rest.
    [[nodiscard]] bool prepareWithin(const std::string &name, TimePoint now, Duration piece);
    void refresh(TimePoint now) override;
    /// refresh() in pieces of so many machines; false when it is done.
    [[nodiscard]] bool refreshMachines(TimePoint now, std::size_t machines);
    /// The same for so long at least; an uptime.
    [[nodiscard]] bool refreshWithin(TimePoint now, Duration piece);
    /// Some of the machines that are to be judged anew are, and others are not.
    [[nodiscard]] bool isJudging() const { return !m_pass.empty(); }
    /// How long holds may take at this site from now on.
    void setLimits(holds::Budgets limits);

signals:
    /// The rows of these machines are to be made anew.
    void marked(const std::set<hp::ObjectKey> &machines);

private:
    void mark(const std::set<ObjectKey> &machines);
    /// "holds" and "power", which are made while somebody has them open.
    [[nodiscard]] std::shared_ptr<View> openMade(const std::string &name);
    [[nodiscard]] holds::StuckView stuckView(const Object &machine);
    [[nodiscard]] std::shared_ptr<capi::CapiView> capiView(const Object &machine);
    void lookIntoWorkload(const EvaluatedMachine &machine);
    /// By the rules of its API.
    [[nodiscard]] EvaluatedMachine judged(const Object &machine, TimePoint now);
    /// The Events about this object, added to those.
    void addEvents(std::vector<Object> &events, const char *kind, const Object &object) const;
    void addHost(holds::StuckView &view);
    /// What its kubelet asks for. A name that several machines have is none of them.
    void addRequests(holds::StuckView &view);
    /// Of a namespace, for a machine that waits for one.
    struct HostsOf {
        std::vector<Object> hosts{};
        std::vector<ObjectKey> ofGone{}; ///< whose consumer is a Machine that is no more
    };
    [[nodiscard]] const HostsOf &hostsOf(const std::string &ns);
    void age(TimePoint now);
    void noteBlocked(const ObjectKey &machine);
    void markWhoCountsNodes();
    void refreshSite();
    void refreshFleet(TimePoint now);
    void beginPass();
    void evaluateSome(TimePoint now, std::size_t machines);
    void endPass(TimePoint now);
    void forget(const ObjectKey &machine, TimePoint now);
    /// Takes away what the rules said of it.
    void hide(const ObjectKey &machine, TimePoint now);
    void rawChanged(const cluster::Kind &kind, const std::set<ObjectKey> &objects);
    /// Shows the machine raw, where machines are not understood.
    bool showRaw(const ObjectKey &machine, TimePoint now);
    [[nodiscard]] live::FleetRow fleetRowOf(const EvaluatedMachine &machine) const;
    /// What is not known of a machine of the past.
    void doubt(EvaluatedMachine &machine, bool wasNoticed) const;
    /// Who owns its hooks; none: it is gone.
    void setOwners(const ObjectKey &machine, std::set<std::string> owners);
    void noteSite(TimePoint now);
    void markMachinesOfSet(const Object &before, const Object &after);

    FleetObjects &m_objects;
    runtime::Clock &m_clock;
    HoldMemory m_memory;
    SiteMemory m_siteMemory;
    MachineNotes m_machineNotes;
    bool m_isPast;
    std::string m_blind;
    HoldsView m_holds;
    PowerView m_power;
    AlarmService m_alarms;
    CounterService m_counters;
    FleetIndex m_index;
    FleetIndex m_capiIndex; ///< of machines of Cluster API, which may have Nodes of other clusters
    /// By namespace, until a host changes, or a Machine comes or goes.
    std::map<std::string, HostsOf> m_hostsOf;
    std::shared_ptr<View> m_fleet = std::make_shared<View>();
    std::shared_ptr<View> m_prepared; ///< that somebody is about to open
    Duration m_preparedAt{}; ///< an uptime
    std::set<ObjectKey> m_dirty;
    std::set<ObjectKey> m_pass; ///< whose turn is in the refresh that has begun
    bool m_sawAll = false; ///< that refresh began when everything was listed
    std::set<ObjectKey> m_recalled; ///< that may be gone by now
    std::set<ObjectKey> m_waiting; ///< machines whose sentence tells an age, or that are not calm
    std::map<ObjectKey, TimePoint> m_due; ///< when a machine is judged otherwise by itself
    std::map<ObjectKey, std::vector<holds::WaitEdge>> m_waits; ///< whom a machine waits for
    std::map<ObjectKey, Message> m_heads; ///< what holds a machine, in a clause
    std::map<ObjectKey, std::set<std::string>> m_owners; ///< of the hooks of a machine
    std::map<std::string, std::size_t> m_ownerCounts; ///< on how many machines
    std::shared_ptr<const holds::SiteView> m_notedSite; ///< of which all owners were noted
    std::map<ObjectKey, std::set<std::string>> m_blocked; ///< drains, by namespaces of their pods
    Duration m_lastAging{};
    Duration m_lastCount = -std::chrono::hours(1); ///< of the Nodes that are not ready
};

} // namespace hp::gateway
