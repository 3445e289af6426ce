// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/EventCorrelator.h"

#include "backend/cluster/EventName.h"
#include "model/base/Text.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::eventName;
using cluster::EventRecord;
using cluster::sourceOf;

namespace {

constexpr std::size_t maxKnown = 4096;
constexpr std::size_t maxSimilar = 10;
constexpr Duration similarWithin = std::chrono::seconds(600);
constexpr double burst = 25;
constexpr Duration refill = std::chrono::seconds(300);
/// What the API takes of a note.
constexpr std::size_t maxNoteLength = 1024;
constexpr const char *combinedMark = "(combined from similar events): ";

std::string cut(std::string text, std::size_t maxBytes)
{
    if (text.size() > maxBytes)
        text.resize(characterAt(text, maxBytes));
    return text;
}

Json bodyOf(const EventRecord &record, const ObjectKey &key, const std::string &note, TimePoint now)
{
    const Object &about = record.regarding;
    Json involved{
        {"apiVersion", about.apiVersion()}, {"kind", about.kind()}, {"name", about.name()}};
    const std::pair<const char *, const std::string &> others[] = {
        {"namespace", about.ns()},
        {"uid", about.uid()},
        {"resourceVersion", about.resourceVersion()}};
    for (const auto &[name, value] : others) {
        if (!value.empty())
            involved[name] = value;
    }
    return {{"apiVersion", "v1"},
            {"kind", "Event"},
            {"metadata", {{"name", key.name}, {"namespace", key.ns}}},
            {"involvedObject", std::move(involved)},
            {"type", record.warning ? "Warning" : "Normal"},
            {"reason", record.reason},
            {"action", record.action},
            {"message", note},
            {"source", {{"component", record.reportingController}}},
            {"reportingComponent", record.reportingController},
            {"reportingInstance", record.reportingController},
            {"count", 1},
            {"firstTimestamp", formatTime(now)},
            {"lastTimestamp", formatTime(now)}};
}

} // namespace

std::optional<EventWrite>
EventCorrelator::correlate(const EventRecord &record, TimePoint now, Duration uptime)
{
    if (!record.regarding)
        return std::nullopt;
    makeRoom(uptime);
    const std::string source = sourceOf(record);
    const std::string group = source + '\n' + (record.warning ? "W\n" : "N\n") + record.reason;
    std::string identity;
    const std::string note = combined(record, group, uptime, identity);
    if (!withinBudget(source, uptime))
        return std::nullopt;

    EventWrite write;
    write.identity = identity;
    const auto known = m_known.find(identity);
    if (known != m_known.end()) {
        known->second.serial = ++m_serial;
        write.create = false;
        write.key = known->second.key;
        write.body = {{"count", ++known->second.count},
                      {"message", note},
                      {"lastTimestamp", formatTime(now)}};
        return write;
    }
    const std::string &ns = record.regarding.ns();
    write.key = {ns.empty() ? "default" : ns, eventName(record.regarding, now, ++m_serial)};
    write.body = bodyOf(record, write.key, note, now);
    m_known[identity] = {write.key, 1, m_serial};
    return write;
}

std::string EventCorrelator::combined(const EventRecord &record,
                                      const std::string &group,
                                      Duration uptime,
                                      std::string &identity)
{
    Similar &similar = m_similar[group];
    if (uptime - similar.lastSeen > similarWithin)
        similar.notes.clear();
    similar.lastSeen = uptime;
    similar.notes.insert(record.note);
    if (similar.notes.size() <= maxSimilar) {
        identity = group + '\n' + record.action + '\n' + record.note;
        return cut(record.note, maxNoteLength);
    }
    similar.notes.erase(similar.notes.begin());
    identity = group + "\n\ncombined";
    return cut(combinedMark + record.note, maxNoteLength);
}

bool EventCorrelator::withinBudget(const std::string &source, Duration uptime)
{
    Bucket &bucket = m_buckets.try_emplace(source, Bucket{burst, uptime}).first->second;
    const double gained = static_cast<double>((uptime - bucket.filledAt).count())
        / static_cast<double>(refill.count());
    bucket.tokens = std::min(burst, bucket.tokens + gained);
    bucket.filledAt = uptime;
    if (bucket.tokens < 1)
        return false;
    bucket.tokens -= 1;
    return true;
}

void EventCorrelator::forget(const std::string &identity)
{
    m_known.erase(identity);
}

/// Half at a time, so that the look at all of them is shared by many additions.
void EventCorrelator::makeRoom(Duration uptime)
{
    if (m_known.size() >= maxKnown)
        std::erase_if(m_known, [limit = m_serial - maxKnown / 2](const auto &entry) {
            return entry.second.serial <= limit;
        });
    if (m_similar.size() >= maxKnown)
        std::erase_if(m_similar, [uptime](const auto &entry) {
            return uptime - entry.second.lastSeen > similarWithin / 10;
        });
    if (m_similar.size() >= maxKnown)
        m_similar.clear();
    if (m_buckets.size() >= maxKnown)
        std::erase_if(m_buckets, [uptime](const auto &entry) {
            return uptime - entry.second.filledAt >= refill;
        });
    if (m_buckets.size() >= maxKnown)
        m_buckets.clear();
}

} // namespace hp::kube
