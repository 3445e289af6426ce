// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Digest.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::incident {

namespace {

constexpr std::size_t maxHolds = 5000;
constexpr std::size_t maxGaps = 5000;
constexpr std::size_t maxNamed = 1000; ///< entries that one sum names

const char *endOf(EntryKind kind)
{
    switch (kind) {
    case EntryKind::HoldOverridden:
        return "overridden";
    case EntryKind::HoldBypassed:
        return "bypassed";
    case EntryKind::HoldVanished:
        return "vanished";
    default:
        return "released";
    }
}

std::pair<std::string, std::string> keyOf(const Entry &entry)
{
    return {entry.machine + ' ' + entry.lane, entry.object.uid};
}

const std::string &ownerOf(const DigestHold &row)
{
    static const std::string unknown = "unknown";
    return row.hold.owner.empty() ? unknown : row.hold.owner;
}

Stamp high(const Entry &entry)
{
    return {entry.eventTime, entry.id, "high"};
}

/// The end of something: it may have come at any time since somebody looked.
Stamp endStamp(const Entry &entry)
{
    return {entry.eventTime, entry.id, isTimeKnown(entry) ? "high" : "low"};
}

} // namespace

Digest::Digest(const Incident &incident)
    : m_incident(incident)
{ }

void Digest::add(const Entry &entry)
{
    ++m_entries;
    ++m_counts[entry.kind];
    if (entry.eventTime >= m_incident.from) {
        if (!m_first)
            m_first = entry.eventTime;
        m_last = entry.eventTime;
    }
    noteSkew(entry);
    if (entry.hold)
        addHold(entry);
    if (entry.kind == EntryKind::Gap && m_gaps.size() < maxGaps)
        m_gaps.push_back({entry.id, entry.eventTime, entry.until, entry.summary});
    noteStart(entry);
}

void Digest::Busy::begin(TimePoint at)
{
    if (open++ == 0)
        since = at;
}

void Digest::Busy::end(TimePoint at)
{
    if (open > 0 && --open == 0)
        seconds += std::max(0.0, secondsOf(at - since));
}

template<typename Change>
void Digest::countTime(const DigestHold &row, Change change)
{
    change(m_all);
    change(m_byMachine[row.machine]);
    change(m_clockOfOwner[ownerOf(row)]);
    change(m_ofOwnerAndMachine[{ownerOf(row), row.machine}]);
}

void Digest::addHold(const Entry &entry)
{
    const auto key = keyOf(entry);
    if (entry.kind == EntryKind::HoldEngaged) {
        if (m_open.contains(key))
            return;
        m_open[key] = {.machine = entry.machine,
                       .hold = *entry.hold,
                       .from = entry.eventTime,
                       .engagedId = entry.id};
        countTime(m_open[key], [&entry](Busy &busy) { busy.begin(entry.eventTime); });
        m_cleared.reset();
        return;
    }
    const auto open = m_open.find(key);
    if (open == m_open.end())
        return;
    if (entry.kind == EntryKind::HoldLate)
        open->second.lateId = entry.id;
    if (!endsHold(entry.kind))
        return;
    DigestHold row = std::move(open->second);
    m_open.erase(open);
    row.to = entry.eventTime;
    row.seconds = entry.hold->seconds.value_or(secondsOf(entry.eventTime - row.from));
    row.isEndKnown = isTimeKnown(entry);
    row.endedBy = endOf(entry.kind);
    row.actor = entry.actor.display;
    row.endedId = entry.id;
    countTime(row, [&entry](Busy &busy) { busy.end(entry.eventTime); });
    close(std::move(row));
    if (m_open.empty())
        m_cleared = endStamp(entry);
}

void Digest::close(DigestHold row)
{
    OwnerTime &owner = m_byOwner[ownerOf(row)];
    if (owner.entries.size() < maxNamed)
        owner.entries.push_back(row.engagedId);
    if (m_holds.size() < maxHolds)
        m_holds.push_back(std::move(row));
    else
        ++m_holdsLeftOut;
}

void Digest::noteStart(const Entry &entry)
{
    const auto keep = [&entry](std::optional<Stamp> &stamp) {
        if (!stamp)
            stamp = high(entry);
    };
    switch (entry.kind) {
    case EntryKind::HoldLate:
        return keep(m_late);
    case EntryKind::HoldEngaged:
        return keep(m_engaged);
    case EntryKind::Ack:
        return keep(m_ack);
    case EntryKind::Command:
    case EntryKind::HoldOverridden:
        // What began before the trouble is what led to it, nobody's answer to it.
        if (entry.actor.type == "user" && (m_late || m_engaged))
            keep(m_person);
        return;
    case EntryKind::Phase:
        m_completeOf[entry.machine].reset();
        if (entry.to.empty() || entry.to == "running")
            m_completeOf[entry.machine] = endStamp(entry);
        return;
    default:
        return;
    }
}

void Digest::noteSkew(const Entry &entry)
{
    if (entry.eventTime > entry.recordedTime)
        m_skew = std::max<Duration>(m_skew, entry.eventTime - entry.recordedTime);
    if (entry.timeSource != TimeSource::Observed || !entry.id.starts_with("t/"))
        return;
    std::uint64_t number = 0;
    const char *end = entry.id.data() + entry.id.size();
    if (const auto read = std::from_chars(entry.id.data() + 2, end, number);
        read.ec != std::errc() || read.ptr != end)
        return;
    // Later in the record and earlier by the clock: the clock was put back in between.
    if (number < m_newest)
        m_skew = std::max<Duration>(m_skew, entry.recordedTime - m_newestAt);
    else
        std::tie(m_newest, m_newestAt) = std::pair(number, entry.recordedTime);
}

void Digest::finish(TimePoint end)
{
    m_stillHeld = m_open.size();
    const auto complete =
        std::count_if(m_completeOf.begin(), m_completeOf.end(), [](const auto &machine) {
            return machine.second.has_value();
        });
    // Names of the incident and of entries may be told in two ways; their number may not.
    m_accountedFor = static_cast<std::size_t>(complete) == m_completeOf.size()
        && m_completeOf.size() >= std::max<std::size_t>(m_incident.machines.size(), 1);
    for (auto &[key, row] : m_open) {
        row.seconds = std::max(0.0, secondsOf(end - row.from));
        countTime(row, [end](Busy &busy) { busy.end(end); });
        close(std::move(row));
    }
    m_open.clear();
    for (const auto &[machine, busy] : m_byMachine)
        m_machineSeconds += busy.seconds;
    for (auto &[owner, time] : m_byOwner)
        time.seconds = m_clockOfOwner[owner].seconds;
    for (const auto &[ownerAndMachine, busy] : m_ofOwnerAndMachine)
        m_byOwner[ownerAndMachine.first].machineSeconds += busy.seconds;
    std::stable_sort(m_holds.begin(), m_holds.end(), [](const DigestHold &a, const DigestHold &b) {
        return a.from < b.from;
    });
    stampAll();
}

std::string Digest::status() const
{
    const std::string &said = m_incident.status;
    if (said == "open" || m_stillHeld > 0)
        return "open";
    return m_accountedFor ? said : "mitigated";
}

/// product.md S6: started is the first Late, detected the first acknowledgement, mitigated when the
/// last hold was cleared, resolved when nothing holds and every machine runs or is gone. Where that
/// is missing the next best sign counts, with low confidence; what a person set counts before both.
void Digest::stampAll()
{
    const auto best = [this](const char *name,
                             const std::optional<Stamp> &first,
                             const std::optional<Stamp> &second) {
        if (const auto manual = m_incident.stamps.find(name); manual != m_incident.stamps.end()) {
            m_stamps[name] = {manual->second, {}, "manual"};
        } else if (first) {
            m_stamps[name] = *first;
        } else if (second) {
            m_stamps[name] = *second;
            m_stamps[name].confidence = "low";
        }
    };
    best("started", m_late, m_engaged);
    best("detected", m_ack, m_person);
    best("acknowledged", m_ack, std::nullopt);
    best("mitigated", m_cleared, std::nullopt);
    // A machine that ran before the trouble began was not the end of it.
    const auto started = m_stamps.find("started");
    const bool over = m_stillHeld == 0 && m_accountedFor;
    std::optional<Stamp> resolved;
    for (const auto &[machine, complete] : m_completeOf) {
        if (over && complete && (!resolved || resolved->value < complete->value))
            resolved = complete;
    }
    if (resolved && m_cleared && resolved->value < m_cleared->value)
        resolved = m_cleared;
    if (resolved && (started == m_stamps.end() || resolved->value < started->second.value))
        resolved.reset();
    // Not even a person resolves what still holds.
    if (m_stillHeld > 0)
        return stampMetrics();
    best("resolved", resolved, std::nullopt);
    best("closed", std::nullopt, std::nullopt);
    stampMetrics();
}

void Digest::stampMetrics()
{
    for (const auto &[metric, name] : {std::pair{"ttd", "detected"},
                                       std::pair{"tta", "acknowledged"},
                                       std::pair{"ttm", "mitigated"},
                                       std::pair{"ttr", "resolved"}}) {
        const auto from = m_stamps.find("started");
        const auto to = m_stamps.find(name);
        if (from == m_stamps.end() || to == m_stamps.end() || to->second.value < from->second.value)
            continue;
        m_metrics[metric] = {secondsOf(to->second.value - from->second.value),
                             from->second.evidence,
                             to->second.evidence};
    }
}

Json toJson(const Digest &digest)
{
    Json json = {{"timestamps", Json::object()}, {"metrics", Json::object()}};
    for (const auto &[name, stamp] : digest.stamps()) {
        json["timestamps"][name] = {
            {"value", formatMicroTime(stamp.value)},
            {"evidence_entry_id", stamp.evidence.empty() ? Json() : Json(stamp.evidence)},
            {"confidence", stamp.confidence}};
    }
    for (const auto &[name, metric] : digest.metrics())
        json["metrics"][name] = {
            {"seconds", metric.seconds},
            {"from_entry_id", metric.from.empty() ? Json() : Json(metric.from)},
            {"to_entry_id", metric.to.empty() ? Json() : Json(metric.to)}};
    json["metrics"]["hold_time_total"] = {{"seconds", digest.holdSeconds()},
                                          {"machine_seconds", digest.machineSeconds()}};
    json["metrics"]["hold_time_by_owner"] = Json::object();
    for (const auto &[owner, time] : digest.byOwner())
        json["metrics"]["hold_time_by_owner"][owner] = {{"seconds", time.seconds},
                                                        {"machine_seconds", time.machineSeconds},
                                                        {"entry_ids", time.entries}};
    for (const auto &[kind, count] : digest.counts())
        json["counts"][toString(kind)] = count;
    json["clock_skew_s"] = secondsOf(digest.clockSkew());
    return json;
}

} // namespace hp::incident
