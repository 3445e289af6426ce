// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/AlarmMemory.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using alarms::Alarm;
using alarms::AlarmChange;
using alarms::AlarmRegistry;

namespace {

constexpr const char *bookName = "book";
constexpr Duration keptRings = std::chrono::hours(24);
/// What comes and goes more often than this in a day is known well enough.
constexpr std::size_t maxRingsOfAlarm = 500;

} // namespace

bool AlarmMemory::recall(const Object &saved)
{
    const Json &notes = saved.at("/notes");
    const bool isAlarm = saved.kind() == alarmKind;
    if ((!isAlarm && saved.kind() != bookKind) || !notes.is_object())
        return false;
    m_notes.recall(saved);
    if (!isAlarm) {
        m_isKept = true;
        m_floodSince = parseTime(textOf(notes, "floodSince"));
        return true;
    }
    Known known;
    if (const Json &alarm = memberOf(notes, "alarm"); alarm.is_object())
        known.alarm = alarms::alarmFromJson(alarm, TimePoint{});
    for (const Json &one : memberOf(notes, "raises")) {
        if (auto ring = alarms::ringFromJson(one)) {
            // Older backends noted of what is kept under its key when it was raised.
            if (ring->key.empty())
                ring->key = ring->cause = saved.name();
            known.rings.push_back(std::move(*ring));
        }
    }
    m_known[saved.name()] = std::move(known);
    return true;
}

void AlarmMemory::forget(const Object &saved)
{
    (void)m_notes.forget(saved);
    if (saved.kind() == alarmKind)
        m_known.erase(saved.name());
}

void AlarmMemory::note(const AlarmChange &change, const AlarmRegistry &book)
{
    if (!m_notes.isHeard())
        return;
    const std::string &key = change.alarm.source.key;
    Known &known = m_known[key];
    const auto alarm = book.alarms().find(key);
    if (alarm == book.alarms().end())
        known.alarm.reset();
    else
        known.alarm = alarm->second;
    keepAlarm(key, change.at);
}

void AlarmMemory::ring(const alarms::AlarmRing &ring)
{
    if (!m_notes.isHeard())
        return;
    Known &known = m_known[ring.key];
    known.rings.push_back(ring);
    known.isKept = false;
}

void AlarmMemory::tidy(const AlarmRegistry &book, TimePoint now)
{
    if (!m_notes.isHeard())
        return;
    keepBook(book.flood().since(), now);
    for (auto it = m_known.begin(); it != m_known.end();) {
        auto &[key, known] = *it;
        if (known.alarm && !book.alarms().contains(key)) {
            known.alarm.reset();
            known.isKept = false;
        }
        if (!known.isKept)
            keepAlarm(key, now);
        const bool isOver = !known.alarm
            && (known.rings.empty() || now - known.rings.back().at >= keptRings
                || known.rings.back().at > now);
        if (!isOver) {
            ++it;
            continue;
        }
        m_notes.drop(alarmKind, key);
        it = m_known.erase(it);
    }
    if (std::exchange(m_isCompared, true))
        return;
    for (const auto &[key, alarm] : book.alarms()) {
        m_known[key].alarm = alarm;
        keepAlarm(key, now);
    }
}

AlarmRegistry AlarmMemory::bookAt(TimePoint at) const
{
    std::map<std::string, Alarm> there;
    std::vector<alarms::AlarmRing> rings;
    for (const auto &[key, known] : m_known) {
        if (known.alarm)
            there[key] = *known.alarm;
        rings.insert(rings.end(), known.rings.begin(), known.rings.end());
    }
    return AlarmRegistry::asOf(at, std::move(there), std::move(rings), m_floodSince);
}

void AlarmMemory::keepAlarm(const std::string &key, TimePoint now)
{
    Known &known = m_known[key];
    known.isKept = true;
    std::erase_if(known.rings,
                  [now](const alarms::AlarmRing &one) { return now - one.at >= keptRings; });
    if (known.rings.size() > maxRingsOfAlarm)
        known.rings.erase(known.rings.begin(), known.rings.end() - std::ptrdiff_t{maxRingsOfAlarm});
    Json rings = Json::array();
    for (const alarms::AlarmRing &one : known.rings)
        rings.push_back(alarms::toJson(one));
    Json notes{{"raises", std::move(rings)}}; // the name that the record has of older backends
    if (known.alarm)
        notes["alarm"] = alarms::toJson(*known.alarm);
    m_notes.keep(alarmKind, key, std::move(notes), now);
}

void AlarmMemory::keepBook(const std::optional<TimePoint> &floodSince, TimePoint now)
{
    if (std::exchange(m_isKept, true) && floodSince == m_floodSince)
        return;
    m_floodSince = floodSince;
    Json notes = Json::object();
    notes["floodSince"] = floodSince ? formatMicroTime(*floodSince) : std::string();
    m_notes.keep(bookKind, bookName, std::move(notes), now);
}

} // namespace hp::gateway
