// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlarmRegistry.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/messages/Answer.h"
#include "model/messages/Messages.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::alarms {

namespace {

using Kind = AlarmChange::Kind;

constexpr Duration day = std::chrono::hours(24);
constexpr std::size_t maxRings = 100'000;
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
std::vector<AlarmStatistics::Source>
oftenFirst(const std::map<std::string, AlarmStatistics::Source> &times)
{
    std::vector<AlarmStatistics::Source> first;
    for (const auto &[cause, source] : times)
        first.push_back(source);
    std::ranges::stable_sort(first, std::greater(), &AlarmStatistics::Source::times);
    first.resize(std::min(first.size(), maxFrequent));
    return first;
}

bool stands(AlarmState state)
{
    return state != AlarmState::Cleared;
}

Message messageAt(const Json &json, const char *member)
{
    return messageFromJson(json.is_object() ? json.value(member, Json()) : Json(), say::formOf)
        .value_or(Message());
}

AlarmRing ringOf(const Alarm &alarm, TimePoint now)
{
    const AlarmSource &source = alarm.source;
    const bool isShared = !source.cause.empty();
    return {now,
            source.key,
            source.priority,
            alarm.cause,
            source.machine,
            isShared ? alarm.cause : source.text,
            isShared ? source.cause : source.said};
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
            {"cleared", timeOrEmpty(alarm.cleared)},
            {"cause", hp::toJson(alarm.source.cause)},
            {"since", timeOrEmpty(alarm.source.since)},
            {"late", alarm.source.late},
            {"thing", alarm.source.thing}};
}

Json toJson(const AlarmRing &ring)
{
    return {{"at", formatMicroTime(ring.at)},
            {"key", ring.key},
            {"priority", ring.priority},
            {"cause", ring.cause},
            {"machine", ring.machine},
            {"text", ring.text},
            {"said", hp::toJson(ring.said)}};
}

std::optional<AlarmRing> ringFromJson(const Json &json)
{
    const auto at = parseTime(textOf(json, "at"));
    if (!at)
        return {};
    AlarmRing ring{*at,
                   textOf(json, "key"),
                   priorityOf(json),
                   textOf(json, "cause"),
                   textOf(json, "machine"),
                   textOf(json, "text"),
                   messageAt(json, "said")};
    if (ring.cause.empty())
        ring.cause = ring.key;
    return ring;
}

Alarm alarmFromJson(const Json &json, TimePoint now)
{
    Alarm alarm;
    alarm.source = {textOf(json, "key"),
                    textOf(json, "machine"),
                    textOf(json, "text"),
                    priorityOf(json),
                    messageAt(json, "said"),
                    messageAt(json, "cause"),
                    parseTime(textOf(json, "since")),
                    json.is_object() && json.value("late", Json()) == Json(true),
                    textOf(json, "thing")};
    alarm.cause = causeKey(alarm.source);
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
    Alarm fresh;
    fresh.source = std::move(alarm.source);
    fresh.cause = std::move(alarm.cause);
    fresh.raised = now;
    alarm = std::move(fresh);
    return {kind, alarm, {}, now};
}

void AlarmRegistry::set(Alarm &alarm, const AlarmSource &source)
{
    if (alarm.cause.empty() || alarm.source.cause != source.cause) {
        std::string cause = causeKey(source);
        // An older book knows no causes: what was told of the alarm was told of its cause.
        const auto told = m_told.find(alarm.cause);
        if (alarm.cause == source.key && told != m_told.end())
            m_told.try_emplace(cause, told->second);
        alarm.cause = std::move(cause);
    }
    alarm.source = source;
}

void AlarmRegistry::ring(const std::set<std::string> &back, TimePoint now)
{
    struct Standing {
        int priority = 4; ///< of all of it
        const Alarm *raised = nullptr; ///< the most urgent that nobody has taken notice of
    };
    std::map<std::string_view, Standing> causes;
    for (const auto &[key, alarm] : m_alarms) {
        if (!stands(alarm.state))
            continue;
        Standing &standing = causes[alarm.cause];
        const int priority = alarm.source.priority;
        standing.priority = std::min(standing.priority, priority);
        if (alarm.state == AlarmState::Raised
            && (!standing.raised || priority < standing.raised->source.priority))
            standing.raised = &alarm;
    }
    std::erase_if(m_told, [&causes](const auto &one) { return !causes.contains(one.first); });
    for (const auto &[name, standing] : causes) {
        const std::string cause(name);
        const auto known = m_told.find(cause);
        const int told = known == m_told.end() ? 4 : known->second.priority;
        const bool rings =
            standing.raised && (standing.raised->source.priority < told || back.contains(cause));
        if (rings) {
            m_rings.push_back(ringOf(*standing.raised, now));
            m_news.push_back(m_rings.back());
            m_flood.raised(now);
            // What came back from a shelf may be less urgent than what was told of the others.
            m_told[cause] = {std::min(told, standing.raised->source.priority), now};
        } else {
            // What was told and is gone, or less urgent now, would be told again.
            Told &it = m_told[cause];
            it.priority = std::max(told == 4 ? 1 : told, standing.priority);
        }
    }
}

TimePoint AlarmRegistry::rang(const Alarm &alarm) const
{
    const auto told = m_told.find(alarm.cause);
    return told == m_told.end() ? TimePoint{} : told->second.rang;
}

std::vector<AlarmChange> AlarmRegistry::update(const std::map<std::string, AlarmSource> &sources,
                                               TimePoint now)
{
    std::vector<AlarmChange> changes;
    std::set<std::string> back;
    for (const auto &[key, source] : sources) {
        Alarm *known = find(key);
        const bool isNew = !known || known->state == AlarmState::Cleared;
        const bool worse = known && source.priority < known->source.priority;
        const bool isOther = known && known->state != AlarmState::Raised
            && !known->source.thing.empty() && known->source.thing != source.thing;
        Alarm &alarm = known ? *known : m_alarms[key];
        set(alarm, source);
        if (isNew || isOther)
            changes.push_back(raise(alarm, Kind::Raised, now));
        else if (alarm.state == AlarmState::Acknowledged && worse)
            changes.push_back(raise(alarm, Kind::Escalated, now));
        else if (alarm.state == AlarmState::Shelved && alarm.shelvedUntil
                 && now >= *alarm.shelvedUntil) {
            changes.push_back(raise(alarm, Kind::Unshelved, now));
            back.insert(alarm.cause);
        }
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
    ring(back, now);
    std::erase_if(m_rings,
                  [now](const AlarmRing &one) { return now - one.at >= day || one.at > now; });
    while (m_rings.size() > maxRings)
        m_rings.pop_front();
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
    std::map<std::string, AlarmStatistics::Source> often;
    std::map<std::string, AlarmStatistics::Source> lately;
    const auto count = [](AlarmStatistics::Source &source, const AlarmRing &one) {
        source.ring = one;
        ++source.times;
    };
    for (const AlarmRing &one : m_rings) {
        const Duration age = now - one.at;
        if (age >= day || age < Duration(0))
            continue;
        ++sum.lastDay;
        ++sum.byPriority[static_cast<std::size_t>(std::clamp(one.priority, 1, 3) - 1)];
        count(often[one.cause], one);
        ++sum.perTenMinutes[sum.perTenMinutes.size() - 1
                            - static_cast<std::size_t>(age / FloodRule::window)];
        if (age >= std::chrono::hours(1))
            continue;
        ++sum.lastHour;
        count(lately[one.cause], one);
    }
    sum.most = oftenFirst(often);
    std::erase_if(lately, [](const auto &one) { return one.second.times < chatters; });
    sum.chattering = oftenFirst(lately);
    return sum;
}

std::string AlarmRegistry::saved() const
{
    Json list = Json::array();
    for (const auto &[key, alarm] : m_alarms)
        list.push_back(toJson(alarm));
    Json rings = Json::array();
    for (const AlarmRing &one : m_rings)
        rings.push_back(toJson(one));
    Json told = Json::array();
    for (const auto &[cause, one] : m_told)
        told.push_back(
            {{"cause", cause}, {"priority", one.priority}, {"rang", timeOrEmpty(one.rang)}});
    return Json({{"alarms", list},
                 {"raises", rings}, // the name that an older backend reads
                 {"told", told},
                 {"floodSince", timeOrEmpty(m_flood.since())}})
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
        auto ring = ringFromJson(one);
        if (!ring || ring->at > now)
            continue;
        if (now - ring->at < FloodRule::window)
            registry.m_flood.raised(ring->at);
        registry.m_rings.push_back(std::move(*ring));
    }
    for (const Json &one : json.value("told", Json::array()))
        registry.m_told[textOf(one, "cause")] = {
            priorityOf(one), parseTime(textOf(one, "rang")).value_or(TimePoint{})};
    registry.knowStanding();
    // It ends with fewer alarms than it takes to begin.
    if (const auto since = parseTime(textOf(json, "floodSince")); since && *since <= now)
        registry.m_flood.resume(since);
    registry.m_flood.evaluate(now);
    return registry;
}

AlarmRegistry AlarmRegistry::asOf(TimePoint at,
                                  std::map<std::string, Alarm> alarms,
                                  std::vector<AlarmRing> rings,
                                  std::optional<TimePoint> floodSince)
{
    AlarmRegistry registry;
    registry.m_alarms = std::move(alarms);
    std::erase_if(rings, [at](const AlarmRing &one) { return at - one.at >= day || one.at > at; });
    std::ranges::stable_sort(rings, {}, &AlarmRing::at);
    for (const AlarmRing &one : rings) {
        registry.m_flood.raised(one.at);
        registry.m_told[one.cause].rang = one.at;
    }
    registry.m_rings.assign(rings.begin(), rings.end());
    registry.knowStanding();
    registry.m_flood.resume(floodSince);
    registry.m_flood.evaluate(at);
    return registry;
}

void AlarmRegistry::reword(const std::map<std::string, AlarmSource> &sources)
{
    for (auto &[key, alarm] : m_alarms) {
        const auto source = sources.find(key);
        if (source != sources.end() && alarm.state != AlarmState::Cleared)
            set(alarm, source->second);
    }
}

void AlarmRegistry::knowStanding()
{
    std::map<std::string, Told> untold;
    std::set<std::string_view> standing;
    for (const auto &[key, alarm] : m_alarms) {
        if (!stands(alarm.state))
            continue;
        standing.insert(alarm.cause);
        if (m_told.contains(alarm.cause))
            continue;
        Told &told = untold[alarm.cause];
        told.priority = std::min(told.priority, alarm.source.priority);
        told.rang = std::max(told.rang, alarm.raised);
    }
    // What was told of a cause is over with it.
    std::erase_if(m_told, [&standing](const auto &one) { return !standing.contains(one.first); });
    m_told.merge(untold);
}

const Alarm *AlarmRegistry::reword(const AlarmSource &source)
{
    const auto found = m_alarms.find(source.key);
    if (found == m_alarms.end() || found->second.state == AlarmState::Cleared)
        return nullptr;
    AlarmSource &known = found->second.source;
    known.text = source.text;
    known.said = source.said;
    known.since = source.since;
    known.late = source.late;
    return &found->second;
}

} // namespace hp::alarms
