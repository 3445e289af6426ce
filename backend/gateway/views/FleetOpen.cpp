// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/FleetViews.h"
#include "backend/gateway/views/MachineRows.h"
#include "backend/gateway/views/RawRows.h"
#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace kinds = cluster::kinds;

namespace {

/// How often the record is asked how it is.
constexpr Duration recordEvery = std::chrono::seconds(2);

/// options.at; nullopt when the view shall live.
Result<std::optional<TimePoint>> instantOf(const Json &options, TimePoint now)
{
    const auto it = options.is_object() ? options.find("at") : options.end();
    if (!options.is_object() || it == options.end())
        return std::optional<TimePoint>();
    const std::string text = it->is_string() ? it->get<std::string>() : it->dump();
    const auto at = parseTime(text);
    if (!at)
        return unexpected(ErrorCode::Invalid,
                          "options.at: '" + text + "' is not a time such as 2026-01-10T12:00:00Z");
    if (*at > now)
        return unexpected(ErrorCode::Invalid, "options.at: " + text + " lies ahead");
    return at;
}

/// options.columns within what a screen has; 0 when every transition is wanted.
int columnsOf(const Json &options)
{
    constexpr int widest = 4000;
    const auto it = options.find("columns");
    if (it == options.end() || !it->is_number_integer())
        return 0;
    return static_cast<int>(std::clamp<std::int64_t>(it->get<std::int64_t>(), 0, widest));
}

} // namespace

Result<std::shared_ptr<View>> FleetViews::open(const std::string &name, const Json &options)
{
    const TimePoint now = m_clock.now();
    const bool isTimeline = name.rfind("timeline/", 0) == 0;
    if (options.is_object() && options.contains("at") && !isTimeline) {
        const auto at = instantOf(options, now);
        if (!at)
            return unexpected(at.error());
        if (!m_past)
            return unexpected(ErrorCode::NotFound, "this backend has no record");
        Json rest = options;
        rest.erase("at");
        return m_past(name, rest, **at);
    }
    if (name == "fleet") {
        refreshFleet(now);
        return m_fleet;
    }
    if (name == "holds" || name == "power") {
        bool isNew = false;
        auto view = name == "holds" ? m_holds.open(isNew) : m_power.open(isNew);
        if (isNew) {
            for (const Object &machine : m_machines.list())
                m_dirty.insert(machine.key());
        }
        refreshFleet(now);
        return view;
    }
    if (name == "alarms")
        return m_alarms.open(now);
    if (name == "counters")
        return m_counters.open(now);
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
    if (name.rfind("lives/", 0) == 0) {
        const auto key = keyFrom(name.substr(6));
        if (!key)
            return unexpected(ErrorCode::Invalid,
                              "'" + name.substr(6) + "' is not <namespace>/<name> of a machine");
        return m_lives.open(*key, now);
    }
    if (isTimeline)
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
    const TimePoint now = m_clock.now();
    const auto at = instantOf(options, now);
    if (!at)
        return unexpected(at.error());
    const TimelineAsk ask{*key, *range, *at, columnsOf(options)};
    TimelineView &entry =
        m_timelineViews[name + ' ' + toString(*key) + ' ' + std::to_string(ask.columns) + ' '
                        + (*at ? formatMicroTime(**at) : std::string())];
    if (auto view = entry.view.lock())
        return view;
    auto view = std::make_shared<View>();
    entry = {view, ask, false};
    if (*at)
        view->setAsOf(**at, {});
    if (m_timeline) {
        view->replace(m_timeline(ask, now));
        view->flush(now);
    }
    return view;
}

void FleetViews::refreshMachine(const ObjectKey &key, MachineView &entry, TimePoint now)
{
    entry.dirty = false;
    const auto view = entry.view.lock();
    MachineDetail detail;
    const Object raw = m_raw.get(kinds::machine(), key);
    const Object machine = raw ? raw : understood(m_machines, kinds::machine(), key);
    if (!machine) {
        // What was known stays readable; it is marked as of when the object went.
        const Json known = parseJson(entry.lastMachineRow);
        auto row = live::fromJson<live::MachineRow>(known);
        if (known.is_object() && !row.gone) {
            row.gone = now;
            entry.lastMachineRow = rowText(row);
            view->remove("why");
            view->set("machine", entry.lastMachineRow);
            view->flush(now);
        }
        return;
    }
    if (!raw) {
        detail.judged = judge(machine, now);
        detail.seen = m_memory.seenSince(key, detail.judged.why, now);
    }
    const holds::StuckView &stuck = detail.judged.view;
    const std::string node = raw ? std::string() : machine::nodeName(machine);
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
            || (kind == "BareMetalHost" && stuck.host && name == stuck.host.name()))
            detail.events.push_back(event);
    }
    RowMap rows = raw ? rawMachineRows(raw, detail.events) : machineRows(detail);
    entry.lastMachineRow = rows["machine"];
    view->replace(std::move(rows));
    view->flush(now);
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
        if (const auto raw = m_raw.stream(info.resource)) {
            StreamInfo &shown = streams.back();
            shown.version = raw->version;
            shown.synced = raw->synced;
            shown.reason = raw->reason;
            shown.objects = raw->objects;
            shown.lastSign = std::chrono::floor<std::chrono::seconds>(now - raw->silence);
        }
    }
    // A megabyte of grain for the same reason.
    const ConnectionNumbers numbers{residentMemory() >> 20U << 20U, m_clients, m_dropped};
    RowMap rows =
        connectionRows(m_server, streams, m_facts ? m_facts() : ClusterFacts(), numbers, now);
    if (m_record && (m_recordRow.empty() || m_clock.uptime() - m_recordAt >= recordEvery)) {
        m_recordAt = m_clock.uptime();
        m_recordRow = recordRow(m_record());
    }
    if (m_record)
        rows["history"] = m_recordRow;
    view->replace(std::move(rows));
    view->flush(now);
}

} // namespace hp::gateway
