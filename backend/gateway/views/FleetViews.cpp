// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"

#include "backend/gateway/views/RawRows.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using cluster::Kind;
using runtime::Informer;
namespace kinds = cluster::kinds;

namespace {

/// How often an age in a sentence is brought up to date.
constexpr Duration aging = std::chrono::seconds(10);

StreamInfo streamOf(const Kind &kind)
{
    StreamInfo info;
    info.resource = kind.qualified();
    info.kind = kind.kind;
    return info;
}

} // namespace

FleetViews::FleetViews(cluster::Cluster &cluster, runtime::Clock &clock, ServerInfo server)
    : m_clock(clock)
    , m_server(std::move(server))
    , m_machines(cluster, {&kinds::machine(), {}, {}, {}}, clock)
    , m_nodes(cluster, {&kinds::node(), {}, {}, {}}, clock)
    , m_hosts(cluster, {&kinds::bareMetalHost(), {}, {}, {}}, clock)
    , m_pods(cluster, {&kinds::pod(), {}, {}, {}}, clock)
    , m_events(cluster, {&kinds::event(), {}, {}, {}}, clock)
    , m_raw(cluster, clock)
    , m_site(cluster, clock)
    , m_power(m_hosts, m_raw)
    , m_alarms(clock)
    , m_counters(clock)
{
    m_streams = {{&m_machines, streamOf(kinds::machine())},
                 {&m_nodes, streamOf(kinds::node())},
                 {&m_hosts, streamOf(kinds::bareMetalHost())},
                 {&m_pods, streamOf(kinds::pod())},
                 {&m_events, streamOf(kinds::event())}};
    for (const auto &[informer, kind] : m_site.streams())
        m_streams.emplace_back(informer, streamOf(*kind));
    m_machines.onChange([this](const Object &before, const Object &after) {
        m_site.machineChanged(before, after);
        mark(m_index.machineChanged(before, after));
    });
    m_nodes.onChange([this](const Object &before, const Object &after) {
        m_site.nodeChanged(before, after);
        mark(m_index.nodeChanged(before, after));
    });
    m_hosts.onChange([this](const Object &before, const Object &after) {
        mark(m_index.hostChanged(before, after));
        m_power.hostChanged((after ? after : before).key());
    });
    m_pods.onChange([this](const Object &before, const Object &after) {
        m_site.podChanged(before, after);
        const ObjectKey machine =
            m_index.machineOfNode((after ? after : before).text("/spec/nodeName"));
        if (const auto it = m_machineViews.find(machine); it != m_machineViews.end())
            it->second.dirty = true;
    });
    m_events.onChange([this](const Object &before, const Object &after) {
        m_site.eventSeen(after ? after : before);
        markByEvent(after ? after : before);
    });
    connect(&m_site, &SiteObjects::machineConcerned, this, [this](const ObjectKey &machine) {
        mark({machine});
    });
    m_raw.onChange([this](const Kind &kind, const std::set<ObjectKey> &objects) {
        rawChanged(kind, objects);
    });
    for (auto &[informer, info] : m_streams)
        watch(*informer);
}

FleetViews::~FleetViews()
{
    stop();
}

void FleetViews::watch(Informer &informer)
{
    connect(
        &informer, &Informer::streamStateChanged, this, [this, &informer](const QString &reason) {
            for (auto &[candidate, info] : m_streams) {
                if (candidate == &informer)
                    info.reason = reason.toStdString();
            }
        });
}

void FleetViews::start()
{
    for (auto &[informer, info] : m_streams)
        informer->start();
    m_raw.start();
}

void FleetViews::stop()
{
    for (auto &[informer, info] : m_streams)
        informer->stop();
    m_raw.stop();
}

bool FleetViews::hasSynced() const
{
    return (m_machines.hasSynced() || m_raw.shows(kinds::machine())) && m_nodes.hasSynced()
        && (m_hosts.hasSynced() || m_raw.shows(kinds::bareMetalHost()));
}

bool FleetViews::isWhole() const
{
    return hasSynced() && !m_raw.any()
        && std::ranges::all_of(m_streams, [this](const auto &stream) {
               const bool counts = stream.first == &m_machines || stream.first == &m_hosts;
               return !counts || stream.second.reason.empty();
           });
}

void FleetViews::mark(const std::set<ObjectKey> &machines)
{
    m_dirty.insert(machines.begin(), machines.end());
    for (const ObjectKey &machine : machines) {
        if (const auto it = m_machineViews.find(machine); it != m_machineViews.end())
            it->second.dirty = true;
    }
}

void FleetViews::markByEvent(const Object &event)
{
    // Events only show on a machine page; which pages are open is a short list.
    const std::string &name = event.text("/involvedObject/name");
    for (auto &[key, entry] : m_machineViews) {
        const Object machine = m_machines.get(key);
        if (key.name == name || m_index.hostOf(key).name == name
            || (machine && machine::nodeName(machine) == name))
            entry.dirty = true;
    }
}

holds::Owner FleetViews::ownerOf(const std::string &raw, TimePoint now)
{
    return holds::resolveOwner(raw, m_site.view()->owners, now);
}

void FleetViews::timelineChanged(const ObjectKey &machine)
{
    for (auto &[name, entry] : m_timelineViews) {
        if (entry.ask.machine == machine && !entry.ask.at)
            entry.dirty = true;
    }
    m_lives.changed(machine);
}

void FleetViews::allTimelinesChanged()
{
    for (auto &[name, entry] : m_timelineViews)
        entry.dirty = true;
}

void FleetViews::recall(const std::vector<Object> &noticed)
{
    for (const Object &one : noticed) {
        if (const auto machine = m_memory.recall(one))
            m_recalled.insert(*machine);
    }
}

holds::StuckView FleetViews::stuckView(const Object &machine)
{
    holds::StuckView view;
    view.machine = machine;
    if (!machine)
        return view;
    if (const std::string &node = machine::nodeName(machine); !node.empty())
        view.node = m_nodes.get({{}, node});
    if (const ObjectKey host = m_index.hostOf(machine.key()); !host.name.empty())
        view.host = understood(m_hosts, kinds::bareMetalHost(), host);
    view.site = m_site.view();
    view.notes = m_memory.notesOf(machine.key());
    return view;
}

JudgedMachine FleetViews::judge(const Object &machine, TimePoint now)
{
    JudgedMachine one = judged(stuckView(machine), now);
    if (m_memory.note(machine, one.holds, now))
        one = judged(stuckView(machine), now);
    return one;
}

void FleetViews::age(TimePoint now)
{
    if (m_clock.uptime() - m_lastAging >= aging) {
        m_lastAging = m_clock.uptime();
        mark(m_waiting);
    }
    std::set<ObjectKey> due;
    for (const auto &[machine, at] : m_due) {
        if (now > at)
            due.insert(machine);
    }
    mark(due);
}

void FleetViews::refreshSite()
{
    std::vector<holds::WaitEdge> waits;
    std::set<std::string> namespaces;
    for (const auto &[machine, edges] : m_waits)
        waits.insert(waits.end(), edges.begin(), edges.end());
    for (const ObjectKey &key : m_waiting) {
        const Object machine = m_machines.get(key);
        if (!machine || !machine.annotation(machine::drainRecord))
            continue;
        for (const rules::BlockingPod &pod : rules::drainRecordOf(machine).blocking)
            namespaces.insert(pod.ns);
    }
    m_site.setWaits(std::move(waits));
    m_site.setBudgetNamespaces(std::move(namespaces), m_pods);
    if (!m_site.takeChanged())
        return;
    mark(m_waiting);
    const auto &maintenances = m_site.view()->maintenances;
    if (maintenances.empty())
        return;
    for (const Object &machine : m_machines.list()) {
        for (const Object &maintenance : maintenances) {
            if (maintenance::concerns(maintenance, machine))
                mark({machine.key()});
        }
    }
}

void FleetViews::refresh(TimePoint now)
{
    age(now);
    refreshSite();
    refreshFleet(now);
    for (auto it = m_machineViews.begin(); it != m_machineViews.end();) {
        if (it->second.view.expired()) {
            it = m_machineViews.erase(it);
            continue;
        }
        if (it->second.dirty)
            refreshMachine(it->first, it->second, now);
        ++it;
    }
    tellWhatIsLookedAt();
    for (auto it = m_timelineViews.begin(); it != m_timelineViews.end();) {
        const auto view = it->second.view.lock();
        if (!view) {
            it = m_timelineViews.erase(it);
            continue;
        }
        if (std::exchange(it->second.dirty, false)) {
            if (m_timeline)
                view->replace(m_timeline(it->second.ask, now));
            view->flush(now);
        }
        ++it;
    }
    m_lives.refresh(now);
    refreshConnection(now);
}

void FleetViews::refreshFleet(TimePoint now)
{
    // Of those that went while nobody looked nothing is to be remembered.
    if (!m_recalled.empty() && m_machines.hasSynced())
        mark(std::exchange(m_recalled, {}));
    for (const ObjectKey &key : std::exchange(m_dirty, {})) {
        if (showRaw(key, now))
            continue;
        const Object machine = m_machines.get(key);
        if (!machine) {
            forget(key, now);
            continue;
        }
        const JudgedMachine one = judge(machine, now);
        const auto edges = waitsOf(one.view, now);
        if (edges.empty())
            m_waits.erase(key);
        else
            m_waits[key] = edges;
        if (const auto due = nextJudgement(one.holds, now))
            m_due[key] = *due;
        else
            m_due.erase(key);
        const bool calm = !one.why && !machine.isDeleting()
            && (!one.view.node || nodeReady(one.view.node) == "True");
        if (calm)
            m_waiting.erase(key);
        else
            m_waiting.insert(key);
        (void)m_memory.seenSince(key, one.why, now);
        const live::FleetRow row = fleetRowOf(one);
        m_counters.put(key, row);
        m_fleet->set(toString(key), rowText(row));
        m_holds.put(key, {one.view, one.holds, one.why}, now);
        m_power.put(one);
        m_alarms.put(key, one);
    }
    m_holds.flush(now);
    m_power.flush(now);
    m_alarms.refresh(now, hasSynced());
    m_counters.refresh(now, isWhole());
    m_fleet->flush(now);
}

Object FleetViews::understood(const Informer &objects, const Kind &kind, const ObjectKey &key) const
{
    return m_raw.shows(kind) ? Object() : objects.get(key);
}

void FleetViews::rawChanged(const Kind &kind, const std::set<ObjectKey> &objects)
{
    if (&kind == &kinds::machine()) {
        mark(objects);
        for (const Object &machine : m_machines.list())
            mark({machine.key()});
        return;
    }
    for (const ObjectKey &host : objects)
        m_power.hostChanged(host);
    for (const Object &host : m_hosts.list())
        m_power.hostChanged(host.key());
    for (const Object &machine : m_machines.list())
        mark({machine.key()});
}

bool FleetViews::showRaw(const ObjectKey &machine, TimePoint now)
{
    if (!m_raw.shows(kinds::machine()))
        return false;
    const Object raw = m_raw.get(kinds::machine(), machine);
    if (!raw) {
        forget(machine, now);
        return true;
    }
    hide(machine, now);
    m_alarms.leave(machine);
    m_fleet->set(toString(machine), rowText(rawMachineRow(raw)));
    return true;
}

live::FleetRow FleetViews::fleetRowOf(const JudgedMachine &machine) const
{
    live::FleetRow row = fleetRow(machine);
    const auto host = rules::metal::hostNameOf(machine.view.machine);
    if (m_raw.shows(kinds::bareMetalHost()) && host && *host) {
        row.host = toString((*host)->key);
        row.power = live::Power::Unknown;
    }
    return row;
}

void FleetViews::forget(const ObjectKey &machine, TimePoint now)
{
    m_fleet->remove(toString(machine));
    m_alarms.remove(machine);
    m_memory.forget(machine);
    hide(machine, now);
}

void FleetViews::hide(const ObjectKey &machine, TimePoint now)
{
    m_holds.remove(machine, now);
    m_power.remove(machine);
    m_counters.remove(machine);
    m_waiting.erase(machine);
    m_due.erase(machine);
    m_waits.erase(machine);
}

} // namespace hp::gateway
