// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlarmBook.h"

#include "model/base/JsonMember.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::alarms {

namespace {

using Kind = AlarmChange::Kind;

constexpr Duration day = std::chrono::hours(24);
constexpr std::size_t mostRaises = 100'000;
constexpr std::size_t mostOften = 5;

std::string stamp(const std::optional<TimePoint> &time)
{
    return time ? formatMicroTime(*time) : std::string();
}

int priorityOf(const Json &json)
{
    const auto it = json.is_object() ? json.find("priority") : json.end();
    const int priority =
        json.is_object() && it != json.end() && it->is_number_integer() ? it->get<int>() : 3;
    return std::clamp(priority, 1, 3);
}

Json jsonOf(const Alarm &alarm)
{
    return {{"key", alarm.source.key},
            {"machine", alarm.source.machine},
            {"text", alarm.source.text},
            {"priority", alarm.source.priority},
            {"state", toString(alarm.state)},
            {"raised", stamp(alarm.raised)},
            {"acknowledged", stamp(alarm.acknowledged)},
            {"acknowledgedBy", alarm.acknowledgedBy},
            {"shelvedUntil", stamp(alarm.shelvedUntil)},
            {"shelvedBy", alarm.shelvedBy},
            {"reason", alarm.reason},
            {"cleared", stamp(alarm.cleared)}};
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

Alarm alarmFrom(const Json &json, TimePoint now)
{
    Alarm alarm;
    alarm.source = {memberText(json, "key"),
                    memberText(json, "machine"),
                    memberText(json, "text"),
                    priorityOf(json)};
    alarm.state = stateFrom(memberText(json, "state"));
    alarm.raised = parseTime(memberText(json, "raised")).value_or(now);
    alarm.acknowledged = parseTime(memberText(json, "acknowledged"));
    alarm.acknowledgedBy = memberText(json, "acknowledgedBy");
    alarm.shelvedUntil = parseTime(memberText(json, "shelvedUntil"));
    alarm.shelvedBy = memberText(json, "shelvedBy");
    alarm.reason = memberText(json, "reason");
    alarm.cleared = parseTime(memberText(json, "cleared"));
    return alarm;
}

Unexpected noAlarm(const std::string &key)
{
    return unexpected(ErrorCode::NotFound, "there is no alarm " + key);
}

} // namespace

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
    case Kind::Shelved:
        return "shelved";
    case Kind::Unshelved:
        return "unshelved";
    case Kind::Cleared:
        break;
    }
    return "cleared";
}

Alarm *AlarmBook::find(const std::string &key)
{
    const auto it = m_alarms.find(key);
    return it == m_alarms.end() ? nullptr : &it->second;
}

AlarmChange AlarmBook::raise(Alarm &alarm, Kind kind, TimePoint now)
{
    const AlarmSource source = alarm.source;
    alarm = Alarm();
    alarm.source = source;
    alarm.raised = now;
    m_flood.raised(now);
    m_raises.push_back({now, source.key, source.priority});
    return {kind, alarm, {}, now};
}

std::vector<AlarmChange> AlarmBook::update(const std::map<std::string, AlarmSource> &sources,
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
    while (m_raises.size() > mostRaises)
        m_raises.pop_front();
    m_flood.judge(now);
    return changes;
}

Result<AlarmChange>
AlarmBook::acknowledge(const std::string &key, const std::string &by, TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm)
        return noAlarm(key);
    if (alarm->state == AlarmState::Acknowledged)
        return unexpected(ErrorCode::Conflict,
                          alarm->acknowledgedBy + " has acknowledged it already");
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

Result<AlarmChange> AlarmBook::shelve(const std::string &key,
                                      const std::string &by,
                                      Duration time,
                                      const std::string &reason,
                                      TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm || alarm->state == AlarmState::Cleared)
        return noAlarm(key);
    if (time <= Duration(0) || time > longestShelf)
        return unexpected(ErrorCode::Invalid, "an alarm is shelved for a time of up to 24 h");
    if (reason.find_first_not_of(' ') == std::string::npos)
        return unexpected(ErrorCode::Invalid, "an alarm is shelved with a reason");
    alarm->state = AlarmState::Shelved;
    alarm->shelvedUntil = now + time;
    alarm->shelvedBy = by;
    alarm->reason = reason;
    return AlarmChange{Kind::Shelved, *alarm, by, now};
}

Result<AlarmChange>
AlarmBook::unshelve(const std::string &key, const std::string &by, TimePoint now)
{
    Alarm *alarm = find(key);
    if (!alarm || alarm->state != AlarmState::Shelved)
        return unexpected(ErrorCode::NotFound, "there is no shelved alarm " + key);
    AlarmChange change = raise(*alarm, Kind::Unshelved, now);
    change.by = by;
    return change;
}

AlarmStatistics AlarmBook::statistics(TimePoint now) const
{
    AlarmStatistics sum;
    std::map<std::string, std::size_t> often;
    for (const Raise &one : m_raises) {
        if (now - one.at >= day)
            continue;
        ++sum.lastDay;
        sum.lastHour += now - one.at < std::chrono::hours(1) ? 1 : 0;
        ++sum.byPriority[static_cast<std::size_t>(std::clamp(one.priority, 1, 3) - 1)];
        ++often[one.key];
    }
    sum.most.assign(often.begin(), often.end());
    std::stable_sort(sum.most.begin(), sum.most.end(), [](const auto &a, const auto &b) {
        return a.second > b.second;
    });
    sum.most.resize(std::min(sum.most.size(), mostOften));
    return sum;
}

std::string AlarmBook::saved() const
{
    Json list = Json::array();
    for (const auto &[key, alarm] : m_alarms)
        list.push_back(jsonOf(alarm));
    Json raises = Json::array();
    for (const Raise &one : m_raises)
        raises.push_back({{"at", stamp(one.at)}, {"key", one.key}, {"priority", one.priority}});
    return Json({{"alarms", list}, {"raises", raises}, {"floodSince", stamp(m_flood.since())}})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

AlarmBook AlarmBook::restored(const std::string &saved, TimePoint now)
{
    AlarmBook book;
    const Json json = Json::parse(saved, nullptr, false);
    if (!json.is_object())
        return book;
    for (const Json &one : json.value("alarms", Json::array())) {
        Alarm alarm = alarmFrom(one, now);
        if (!alarm.source.key.empty())
            book.m_alarms[alarm.source.key] = std::move(alarm);
    }
    for (const Json &one : json.value("raises", Json::array())) {
        const auto at = parseTime(memberText(one, "at"));
        if (!at || *at > now)
            continue;
        book.m_raises.push_back({*at, memberText(one, "key"), priorityOf(one)});
        if (now - *at < FloodRule::window)
            book.m_flood.raised(*at);
    }
    book.m_flood.judge(now);
    return book;
}

} // namespace hp::alarms
