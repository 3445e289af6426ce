// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"

#include "backend/gateway/rows/MachineRows.h"

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

/// "a/b" as a key; nullopt when it is not two non-empty parts.
std::optional<ObjectKey> keyFrom(const std::string &text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos || slash == 0 || slash + 1 == text.size()
        || text.find('/', slash + 1) != std::string::npos)
        return std::nullopt;
    return ObjectKey{text.substr(0, slash), text.substr(slash + 1)};
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
{
    m_streams = {{&m_machines, streamOf(kinds::machine())},
                 {&m_nodes, streamOf(kinds::node())},
                 {&m_hosts, streamOf(kinds::bareMetalHost())},
                 {&m_pods, streamOf(kinds::pod())},
                 {&m_events, streamOf(kinds::event())}};
    m_machines.onChange([this](const Object &before, const Object &after) {
        mark(m_index.machineChanged(before, after));
    });
    m_nodes.onChange([this](const Object &before, const Object &after) {
        mark(m_index.nodeChanged(before, after));
    });
    m_hosts.onChange([this](const Object &before, const Object &after) {
        mark(m_index.hostChanged(before, after));
    });
    m_pods.onChange([this](const Object &before, const Object &after) {
        const ObjectKey machine =
            m_index.machineOfNode((after ? after : before).text("/spec/nodeName"));
        if (const auto it = m_machineViews.find(machine); it != m_machineViews.end())
            it->second.dirty = true;
    });
    m_events.onChange(
        [this](const Object &before, const Object &after) { markByEvent(after ? after : before); });
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
}

void FleetViews::stop()
{
    for (auto &[informer, info] : m_streams)
        informer->stop();
}

bool FleetViews::hasSynced() const
{
    return m_machines.hasSynced() && m_nodes.hasSynced() && m_hosts.hasSynced();
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

void FleetViews::timelineChanged(const ObjectKey &machine)
{
    for (auto &[name, entry] : m_timelineViews) {
        if (entry.machine == machine)
            entry.dirty = true;
    }
}

void FleetViews::allTimelinesChanged()
{
    for (auto &[name, entry] : m_timelineViews)
        entry.dirty = true;
}

holds::StuckView FleetViews::stuckView(const Object &machine) const
{
    holds::StuckView view;
    view.machine = machine;
    if (!machine)
        return view;
    if (const std::string &node = machine::nodeName(machine); !node.empty())
        view.node = m_nodes.get({{}, node});
    if (const ObjectKey host = m_index.hostOf(machine.key()); !host.name.empty())
        view.host = m_hosts.get(host);
    return view;
}

void FleetViews::refresh(TimePoint now)
{
    if (m_clock.uptime() - m_lastAging >= aging) {
        m_lastAging = m_clock.uptime();
        mark(m_waiting);
    }
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
                view->replace(m_timeline(it->second.machine, it->second.range, now));
            view->flush(now);
        }
        ++it;
    }
    refreshConnection(now);
}

void FleetViews::tellWhatIsLookedAt()
{
    std::set<ObjectKey> hosts;
    for (const auto &[machine, entry] : m_machineViews) {
        if (const ObjectKey host = m_index.hostOf(machine); !host.name.empty())
            hosts.insert(host);
    }
    if (hosts == m_hostsLookedAt)
        return;
    m_hostsLookedAt = std::move(hosts);
    if (m_lookedAt)
        m_lookedAt(m_hostsLookedAt);
}

void FleetViews::refreshFleet(TimePoint now)
{
    for (const ObjectKey &key : std::exchange(m_dirty, {})) {
        const Object machine = m_machines.get(key);
        if (!machine) {
            m_fleet->remove(toString(key));
            m_waiting.erase(key);
            continue;
        }
        const Json row = fleetRow(stuckView(machine), now);
        if (row["sentence"].get_ref<const std::string &>().empty())
            m_waiting.erase(key);
        else
            m_waiting.insert(key);
        m_fleet->set(toString(key), row.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    m_fleet->flush(now);
}

void FleetViews::refreshMachine(const ObjectKey &key, MachineView &entry, TimePoint now)
{
    entry.dirty = false;
    const auto view = entry.view.lock();
    MachineDetail detail;
    detail.view = stuckView(m_machines.get(key));
    const Object &machine = detail.view.machine;
    if (!machine) {
        // What was known stays readable; it is marked as of when the object went.
        Json row = Json::parse(entry.lastMachineRow, nullptr, false);
        if (row.is_object() && !row.contains("gone")) {
            row["gone"] = formatMicroTime(now);
            entry.lastMachineRow = row.dump(-1, ' ', false, Json::error_handler_t::replace);
            view->remove("why");
            view->set("machine", entry.lastMachineRow);
            view->flush(now);
        }
        return;
    }
    const std::string node = machine::nodeName(machine);
    for (const Object &pod : m_pods.list()) {
        if (!node.empty() && pod.text("/spec/nodeName") == node)
            detail.pods.push_back(pod);
    }
    for (const Object &event : m_events.list()) {
        const std::string &name = event.text("/involvedObject/name");
        const std::string &kind = event.text("/involvedObject/kind");
        if ((kind == "Machine" && name == key.name
             && event.text("/involvedObject/namespace") == key.ns)
            || (kind == "Node" && name == node && !node.empty())
            || (kind == "BareMetalHost" && detail.view.host && name == detail.view.host.name()))
            detail.events.push_back(event);
    }
    RowMap rows = machineRows(detail, now);
    entry.lastMachineRow = rows["machine"];
    view->replace(std::move(rows));
    view->flush(now);
}

void FleetViews::refreshConnection(TimePoint now)
{
    const auto view = m_connection.lock();
    if (!view)
        return;
    std::vector<StreamInfo> streams;
    for (auto &[informer, info] : m_streams) {
        info.synced = informer->hasSynced();
        info.objects = informer->size();
        // Whole seconds: a stream's age is not worth a frame per tick.
        info.lastSign = std::chrono::floor<std::chrono::seconds>(now - informer->silence());
        streams.push_back(info);
    }
    // A megabyte of grain for the same reason.
    view->replace(connectionRows(m_server, streams, residentMemory() >> 20U << 20U, m_clients));
    view->flush(now);
}

Result<std::shared_ptr<View>> FleetViews::open(const std::string &name, const Json &options)
{
    const TimePoint now = m_clock.now();
    if (name == "fleet") {
        refreshFleet(now);
        return m_fleet;
    }
    if (name == "connection") {
        auto view = m_connection.lock();
        if (!view) {
            view = std::make_shared<View>();
            m_connection = view;
            refreshConnection(now);
        }
        return view;
    }
    if (name.rfind("machine/", 0) == 0)
        return openMachine(name.substr(8));
    if (name.rfind("timeline/", 0) == 0)
        return openTimeline(name.substr(9), options);
    return unexpected(ErrorCode::NotFound, "there is no view named '" + name + "'");
}

Result<std::shared_ptr<View>> FleetViews::openMachine(const std::string &name)
{
    const auto key = keyFrom(name);
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          "'" + name + "' is not <namespace>/<name> of a machine");
    MachineView &entry = m_machineViews[*key];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry.view = view;
    refreshMachine(*key, entry, m_clock.now());
    return view;
}

Result<std::shared_ptr<View>> FleetViews::openTimeline(const std::string &name, const Json &options)
{
    const auto range = parseDuration(name);
    if (!range || *range <= Duration(0))
        return unexpected(ErrorCode::Invalid, "'" + name + "' is not a range such as 2h");
    const auto object = options.is_object() ? options.find("object") : options.end();
    const auto key = options.is_object() && object != options.end() && object->is_string()
        ? keyFrom(object->get_ref<const std::string &>())
        : std::nullopt;
    if (!key)
        return unexpected(ErrorCode::Invalid,
                          "a timeline needs options.object as <namespace>/<name>");
    TimelineView &entry = m_timelineViews[name + ' ' + toString(*key)];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, *key, *range, false};
    if (m_timeline) {
        const TimePoint now = m_clock.now();
        view->replace(m_timeline(*key, *range, now));
        view->flush(now);
    }
    return view;
}

} // namespace hp::gateway
