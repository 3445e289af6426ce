// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlarmRegistry.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Answer.h"
#include "model/messages/Messages.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::alarms {

namespace {

using Kind = AlarmChange::Kind;

constexpr Duration day = std::chrono::hours(24);
constexpr std::size_t maxRaises = 100'000;
constexpr std::size_t maxFrequent = 10;
/// EEMUA 191: an alarm that comes back this often in an hour tells nothing new.
constexpr std::size_t chatters = 3;

int priorityOf(const Json &json)
{
    const auto it = json.is_object() ? json.find("priority") : json.end();
    const int priority =
        json.is_object() && it != json.end() && it->is_number_integer() ? it->get<int>() : 3;
    return std::clamp(priority, 1, 3);
}

AlarmState stateFrom(const std::string &word)
{
    for (const AlarmState state :
         {AlarmState::Acknowledged, AlarmState::Shelved, AlarmState::Cleared}) {
        if (word == toString(state))
            return state;
    }
    return AlarmState::Raised;
}

Unexpected noAlarm(const std::string &key)
{
    return unexpected(ErrorCode::NotFound, say::thereIsNoAlarm(key));
}

/// The first ones of those that came most often.
std::vector<std::pair<std::string, std::size_t>>
oftenFirst(const std::map<std::string, std::size_t> &times)
{
    std::vector<std::pair<std::string, std::size_t>> first(times.begin(), times.end());
    std::stable_sort(first.begin(), first.end(), [](const auto &a, const auto &b) {
        return a.second > b.second;
    });
    first.resize(std::min(first.size(), maxFrequent));
    return first;
}

} // namespace

Json toJson(const Alarm &alarm)
{
    return {{"key", alarm.source.key},
            {"machine", alarm.source.machine},
            {"text", alarm.source.text},
            {"said", hp::toJson(alarm.source.said)},
            {"priority", alarm.source.priority},
            {"state", toString(alarm.state)},
            {"raised", timeOrEmpty(alarm.raised)},
            {"acknowledged", timeOrEmpty(alarm.acknowledged)},
            {"acknowledgedBy", alarm.acknowledgedBy},
            {"shelvedUntil", timeOrEmpty(alarm.shelvedUntil)},
            {"shelvedBy", alarm.shelvedBy},
            {"reason", alarm.reason},
            {"cleared", timeOrEmpty(alarm.cleared)}};
}

Alarm alarmFromJson(const Json &json, TimePoint now)
{
    Alarm alarm;
    alarm.source = {
        textOf(json, "key"),
        textOf(json, "machine"),
        textOf(json, "text"),
        priorityOf(json),
        messageFromJson(json.is_object() ? json.value("said", Json()) : Json(), say::formOf)
            .value_or(Message())};
    alarm.state = stateFrom(textOf(json, "state"));
    alarm.raised = parseTime(textOf(json, "raised")).value_or(now);
    alarm.acknowledged = parseTime(textOf(json, "acknowledged"));
    alarm.acknowledgedBy = textOf(json, "acknowledgedBy");
    alarm.shelvedUntil = parseTime(textOf(json, "shelvedUntil"));
    alarm.shelvedBy = textOf(json, "shelvedBy");
    alarm.reason = textOf(json, "reason");
    alarm.cleared = parseTime(textOf(json, "cleared"));
    return alarm;
}

const char *toString(AlarmState state)
{
    switch (state) {
    case AlarmState::Raised:
        return "Raised";
    case AlarmState::Acknowledged:
        return "Acknowledged";
    case AlarmState::Shelved:
        return "Shelved";
    case AlarmState::Cleared:
        break;
    }
    return "Cleared";
}

const char *toString(AlarmChange::Kind kind)
{
    switch (kind) {
    case Kind::Raised:
        return "raised";
    case Kind::Escalated:
        return "escalated";
    case Kind::Acknowledged:
        return "acknowledged";
    case Kind::Unacknowledged:
        return "unacknowledged";
    case Kind::Shelved:
        return "shelved";
    case Kind::Unshelved:
        return "unshelved";
    case Kind::Cleared:
        break;
    }
    return "cleared";
}

Alarm *AlarmRegistry::find(const std::string &key)
{
    const auto it = m_alarms.find(key);
    return it == m_alarms.end() ? nullptr : &it->second;
}

AlarmChange AlarmRegistry::raise(Alarm &alarm, Kind kind, TimePoint now)
{
    const AlarmSource source = alarm.source;
    alarm = Alarm();
    alarm.source = source;
    alarm.raised = now;
    m_flood.raised(now);
    m_raises.push_back({now, source.key, source.priority});
    return {kind, alarm, {}, now};
}

std::vector<AlarmChange> AlarmRegistry::update(const std::map<std::string, AlarmSource> &sources,
                                               TimePoint now)
{
    std::vector<AlarmChange> changes;
    for (const auto &[key, source] : sources) {
        Alarm *known = find(key);
        const bool isNew = !known || known->state == AlarmState::Cleared;
        const bool worse = known && source.priority < known->source.priority;
        Alarm &alarm = known ? *known : m_alarms[key];
        alarm.source = source;
        if (isNew)
            changes.push_back(raise(alarm, Kind::Raised, now));
        else if (alarm.state == AlarmState::Acknowledged && worse)
            changes.push_back(raise(alarm, Kind::Escalated, now));
        else if (alarm.state == AlarmState::Shelved && alarm.shelvedUntil
                 && now >= *alarm.shelvedUntil)
            changes.push_back(raise(alarm, Kind::Unshelved, now));
    }
    for (auto it = m_alarms.begin(); it != m_alarms.end();) {
        Alarm &alarm = it->second;
        if (sources.contains(it->first)) {
            ++it;
            continue;
        }
        const bool unseen = alarm.state == AlarmState::Raised;
        if (alarm.state != AlarmState::Cleared) {
            alarm.state = AlarmState::Cleared;
            alarm.cleared = now;
            changes.push_back({Kind::Cleared, alarm, {}, now});
            it = unseen ? std::next(it) : m_alarms.erase(it);
            continue;
        }
        const bool old =
            !alarm.cleared || now - *alarm.cleared >= keepCleared || *alarm.cleared > now;
        it = old ? m_alarms.erase(it) : std::next(it);
    }
    std::erase_if(m_raises,
                  [now](const Raise &one) { return now - one.at >= day || one.at > now; });
    while (m_raises.size() > maxRaises)
        m_raises.pop_front();
    m_flood.evaluate(now);
    return changes;
}

Result<AlarmChange>
AlarmRegistry::acknowledge(const std::string &key, const std::string &by, TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm)
        return noAlarm(key);
    if (alarm->state == AlarmState::Acknowledged)
        return unexpected(ErrorCode::Conflict, say::hasAcknowledgedAlready(alarm->acknowledgedBy));
    if (alarm->state == AlarmState::Cleared) { // that was all there was to do about it
        alarm->acknowledged = now;
        alarm->acknowledgedBy = by;
        AlarmChange change{Kind::Acknowledged, *alarm, by, now};
        m_alarms.erase(key);
        return change;
    }
    alarm->state = AlarmState::Acknowledged;
    alarm->acknowledged = now;
    alarm->acknowledgedBy = by;
    alarm->shelvedUntil.reset();
    return AlarmChange{Kind::Acknowledged, *alarm, by, now};
}

Result<AlarmChange>
AlarmRegistry::unacknowledge(const std::string &key, const std::string &by, TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm || alarm->state != AlarmState::Acknowledged)
        return unexpected(ErrorCode::NotFound, say::thereIsNoAcknowledgedAlarm(key));
    alarm->state = AlarmState::Raised;
    alarm->acknowledged.reset();
    alarm->acknowledgedBy.clear();
    return AlarmChange{Kind::Unacknowledged, *alarm, by, now};
}

Result<AlarmChange> AlarmRegistry::shelve(const std::string &key,
                                          const std::string &by,
                                          Duration time,
                                          const std::string &reason,
                                          TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm || alarm->state == AlarmState::Cleared)
        return noAlarm(key);
    if (time <= Duration(0) || time > maxShelfTime)
        return unexpected(ErrorCode::Invalid, say::alarmIsShelvedForTime());
    if (reason.find_first_not_of(' ') == std::string::npos)
        return unexpected(ErrorCode::Invalid, say::alarmIsShelvedWithReason());
    alarm->state = AlarmState::Shelved;
    alarm->shelvedUntil = now + time;
    alarm->shelvedBy = by;
    alarm->reason = reason;
    return AlarmChange{Kind::Shelved, *alarm, by, now};
}

Result<AlarmChange>
AlarmRegistry::unshelve(const std::string &key, const std::string &by, TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm || alarm->state != AlarmState::Shelved)
        return unexpected(ErrorCode::NotFound, say::thereIsNoShelvedAlarm(key));
    AlarmChange change = raise(*alarm, Kind::Unshelved, now);
    change.by = by;
    return change;
}

AlarmStatistics AlarmRegistry::statistics(TimePoint now) const
{
    AlarmStatistics sum;
    std::map<std::string, std::size_t> often;
    std::map<std::string, std::size_t> lately;
    for (const Raise &one : m_raises) {
        const Duration age = now - one.at;
        if (age >= day || age < Duration(0))
            continue;
        ++sum.lastDay;
        ++sum.byPriority[static_cast<std::size_t>(std::clamp(one.priority, 1, 3) - 1)];
        ++often[one.key];
        ++sum.perTenMinutes[sum.perTenMinutes.size() - 1
                            - static_cast<std::size_t>(age / FloodRule::window)];
        if (age >= std::chrono::hours(1))
            continue;
        ++sum.lastHour;
        ++lately[one.key];
    }
    sum.most = oftenFirst(often);
    std::erase_if(lately, [](const auto &one) { return one.second < chatters; });
    sum.chattering = oftenFirst(lately);
    return sum;
}

std::string AlarmRegistry::saved() const
{
    Json list = Json::array();
    for (const auto &[key, alarm] : m_alarms)
        list.push_back(toJson(alarm));
    Json raises = Json::array();
    for (const Raise &one : m_raises)
        raises.push_back(
            {{"at", timeOrEmpty(one.at)}, {"key", one.key}, {"priority", one.priority}});
    return Json(
               {{"alarms", list}, {"raises", raises}, {"floodSince", timeOrEmpty(m_flood.since())}})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

AlarmRegistry AlarmRegistry::restored(const std::string &saved, TimePoint now)
{
    AlarmRegistry registry;
    const Json json = parseJson(saved);
    if (!json.is_object())
        return registry;
    for (const Json &one : json.value("alarms", Json::array())) {
        Alarm alarm = alarmFromJson(one, now);
        if (!alarm.source.key.empty())
            registry.m_alarms[alarm.source.key] = std::move(alarm);
    }
    for (const Json &one : json.value("raises", Json::array())) {
        const auto at = parseTime(textOf(one, "at"));
        if (!at || *at > now)
            continue;
        registry.m_raises.push_back({*at, textOf(one, "key"), priorityOf(one)});
        if (now - *at < FloodRule::window)
            registry.m_flood.raised(*at);
    }
    registry.m_flood.evaluate(now);
    return registry;
}

AlarmRegistry AlarmRegistry::asOf(TimePoint at,
                                  std::map<std::string, Alarm> alarms,
                                  std::vector<Raise> raises,
                                  std::optional<TimePoint> floodSince)
{
    AlarmRegistry registry;
    registry.m_alarms = std::move(alarms);
    std::erase_if(raises, [at](const Raise &one) { return at - one.at >= day || one.at > at; });
    std::sort(raises.begin(), raises.end(), [](const Raise &one, const Raise &other) {
        return one.at < other.at;
    });
    for (const Raise &one : raises)
        registry.m_flood.raised(one.at);
    registry.m_raises.assign(raises.begin(), raises.end());
    registry.m_flood.resume(floodSince);
    registry.m_flood.evaluate(at);
    return registry;
}

void AlarmRegistry::reword(const std::map<std::string, AlarmSource> &sources)
{
    for (auto &[key, alarm] : m_alarms) {
        const auto source = sources.find(key);
        if (source != sources.end() && alarm.state != AlarmState::Cleared)
            alarm.source = source->second;
    }
}

const Alarm *AlarmRegistry::reword(const AlarmSource &source)
{
    const auto found = m_alarms.find(source.key);
    if (found == m_alarms.end() || found->second.state == AlarmState::Cleared)
        return nullptr;
    found->second.source.text = source.text;
    found->second.source.said = source.said;
    return &found->second;
}

} // namespace hp::alarms
