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
constexpr Duration keptRaises = std::chrono::hours(24);
/// What comes and goes more often than this in a day is known well enough.
constexpr std::size_t maxRaisesOfAlarm = 500;

int priorityIn(const Json &raise)
{
    const Json &priority = memberOf(raise, "priority");
    return priority.is_number_integer()
        ? static_cast<int>(std::clamp<std::int64_t>(priority.get<std::int64_t>(), 1, 3))
        : 3;
}

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
        if (const auto at = parseTime(textOf(one, "at")))
            known.raises.push_back({*at, priorityIn(one)});
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
    const bool raised = change.kind == AlarmChange::Kind::Raised
        || change.kind == AlarmChange::Kind::Escalated
        || change.kind == AlarmChange::Kind::Unshelved;
    if (raised)
        known.raises.push_back({change.at, change.alarm.source.priority});
    const auto alarm = book.alarms().find(key);
    if (alarm == book.alarms().end())
        known.alarm.reset();
    else
        known.alarm = alarm->second;
    keepAlarm(key, change.at);
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
            keepAlarm(key, now);
        }
        const bool isOver = !known.alarm
            && (known.raises.empty() || now - known.raises.back().at >= keptRaises
                || known.raises.back().at > now);
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
    std::vector<AlarmRegistry::Raise> raises;
    for (const auto &[key, known] : m_known) {
        if (known.alarm)
            there[key] = *known.alarm;
        for (const Raise &one : known.raises)
            raises.push_back({one.at, key, one.priority});
    }
    return AlarmRegistry::asOf(at, std::move(there), std::move(raises), m_floodSince);
}

void AlarmMemory::keepAlarm(const std::string &key, TimePoint now)
{
    Known &known = m_known[key];
    std::erase_if(known.raises, [now](const Raise &one) { return now - one.at >= keptRaises; });
    if (known.raises.size() > maxRaisesOfAlarm)
        known.raises.erase(known.raises.begin(),
                           known.raises.end() - std::ptrdiff_t{maxRaisesOfAlarm});
    Json raises = Json::array();
    for (const Raise &one : known.raises)
        raises.push_back({{"at", formatMicroTime(one.at)}, {"priority", one.priority}});
    Json notes{{"raises", std::move(raises)}};
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
