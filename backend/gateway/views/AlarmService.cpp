// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/AlarmService.h"

#include "backend/gateway/views/HoldRows.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/live/AlarmRow.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/Fact.h"
#include "model/rules/holds/SharedCause.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::gateway {

using alarms::Alarm;
using alarms::AlarmChange;
using alarms::AlarmState;

namespace {

/// Shelves end, floods pass: looked at though nothing changed.
constexpr Duration evaluationInterval = std::chrono::seconds(1);
constexpr Duration saveEvery = std::chrono::seconds(1);
constexpr std::size_t maxReasonLength = 500;
constexpr std::array<std::string_view, 4> alarmCommands{
    "alarm.acknowledge", "alarm.unacknowledge", "alarm.shelve", "alarm.unshelve"};

std::vector<std::string> keysOf(const Json &list)
{
    std::vector<std::string> keys;
    for (const Json &one : list.is_array() ? list : Json::array()) {
        if (one.is_string())
            keys.push_back(one.get<std::string>());
    }
    return keys;
}

live::AlarmRow rowOf(const Alarm &alarm, TimePoint rang)
{
    live::AlarmRow row;
    row.machine = alarm.source.machine;
    row.text = {alarm.source.text, alarm.source.said};
    row.priority = alarm.source.priority;
    row.state = live::fromWord<live::AlarmState>(toString(alarm.state));
    if (alarm.raised != TimePoint{})
        row.raised = alarm.raised;
    row.acknowledged = alarm.acknowledged;
    row.acknowledgedBy = alarm.acknowledgedBy;
    if (alarm.state == AlarmState::Shelved) {
        row.shelvedUntil = alarm.shelvedUntil;
        row.shelvedBy = alarm.shelvedBy;
        row.reason = alarm.reason;
    }
    row.cleared = alarm.cleared;
    row.cause = live::clause(alarm.source.cause);
    row.since = alarm.source.since;
    row.late = alarm.source.late;
    if (rang != TimePoint{})
        row.rang = rang;
    return row;
}

std::vector<live::AlarmTimes> timesOf(const std::vector<alarms::AlarmStatistics::Source> &sources)
{
    std::vector<live::AlarmTimes> list;
    for (const auto &[ring, times] : sources)
        list.push_back(
            {ring.key, static_cast<std::int64_t>(times), {ring.text, ring.said}, ring.machine});
    return list;
}

live::AlarmSummary summaryOf(const alarms::AlarmRegistry &registry, TimePoint now)
{
    live::AlarmSummary sum;
    std::map<AlarmState, int> states;
    sum.byPriority = {0, 0, 0};
    for (const auto &[key, alarm] : registry.alarms()) {
        ++states[alarm.state];
        if (alarm.state == AlarmState::Raised || alarm.state == AlarmState::Acknowledged)
            ++sum.byPriority.at(static_cast<std::size_t>(alarm.source.priority - 1));
    }
    sum.raised = states[AlarmState::Raised];
    sum.acknowledged = states[AlarmState::Acknowledged];
    sum.shelved = states[AlarmState::Shelved];
    sum.cleared = states[AlarmState::Cleared];
    sum.flood = registry.flood().isFlood();
    sum.floodSince = registry.flood().since();
    sum.inTenMinutes = static_cast<std::int64_t>(registry.flood().rate());
    const auto statistics = registry.statistics(now);
    sum.lastHour = static_cast<std::int64_t>(statistics.lastHour);
    sum.lastDay = static_cast<std::int64_t>(statistics.lastDay);
    sum.lastDayByPriority.assign(statistics.byPriority.begin(), statistics.byPriority.end());
    sum.perTenMinutes.assign(statistics.perTenMinutes.begin(), statistics.perTenMinutes.end());
    sum.most = timesOf(statistics.most);
    sum.chattering = timesOf(statistics.chattering);
    return sum;
}

bool isWorthAnAlarm(int priority)
{
    return priority >= 1 && priority <= 3;
}

} // namespace

AlarmService::AlarmService(runtime::Clock &clock)
    : m_clock(clock)
{ }

AlarmService::~AlarmService()
{
    if (m_unsaved)
        save();
}

void AlarmService::keepIn(std::function<void(const std::string &)> save, const std::string &saved)
{
    m_save = std::move(save);
    m_registry = alarms::AlarmRegistry::restored(saved, m_clock.now());
}

void AlarmService::onChange(std::function<void(const AlarmChange &)> told)
{
    m_told = std::move(told);
}

void AlarmService::put(const ObjectKey &machine, const EvaluatedMachine &evaluated)
{
    std::set<std::string> keys;
    const auto add = [&](const std::string &name, alarms::AlarmSource &&source) {
        source.key = toString(machine) + '/' + name;
        source.machine = toString(machine);
        source.thing.insert(0, evaluated.view.machine.uid() + ' ');
        keys.insert(source.key);
        alarms::AlarmSource &known = m_sources[source.key];
        if (known != source)
            m_reworded.insert(source.key);
        known = std::move(source);
    };
    bool named = false;
    for (const holds::Hold &hold : evaluated.holds) {
        const bool foremost = evaluated.why && isAbout(*evaluated.why, hold);
        named = named || foremost;
        const int priority = foremost ? evaluated.why->priority : hold.priority;
        if (!isWorthAnAlarm(priority))
            continue;
        const live::Said said = foremost
            ? live::sentence(evaluated.why->sentence)
            : live::clause(
                say::about(std::string(toString(hold.kind)) + ' ' + hold.name, hold.reason));
        add(hold.key(),
            {.text = said.text,
             .priority = priority,
             .said = said.message,
             .cause = holds::sharedCause(hold, evaluated.cluster),
             .since = hold.since ? hold.since : hold.observed,
             .late =
                 hold.state == holds::HoldState::Late || hold.state == holds::HoldState::Overdue});
    }
    if (stops(evaluated.why) && !named && isWorthAnAlarm(evaluated.why->priority))
        add("cause",
            {.text = evaluated.why->sentence.sentence(),
             .priority = evaluated.why->priority,
             .said = evaluated.why->sentence,
             .cause = holds::sharedCause(*evaluated.why, evaluated.cluster),
             .since = evaluated.why->since,
             .thing = holds::sharedCause(*evaluated.why).text()});
    std::set<std::string> &known = m_byMachine[machine];
    for (const std::string &key : known) {
        if (!keys.contains(key))
            m_sources.erase(key);
    }
    if (keys.empty())
        m_byMachine.erase(machine);
    else
        known = std::move(keys);
}

void AlarmService::remove(const ObjectKey &machine)
{
    const auto it = m_byMachine.find(machine);
    if (it == m_byMachine.end())
        return;
    for (const std::string &key : it->second)
        m_sources.erase(key);
    m_byMachine.erase(it);
}

void AlarmService::leave(const ObjectKey &machine)
{
    const std::string name = toString(machine);
    std::set<std::string> keys;
    for (const auto &[key, alarm] : m_registry.alarms()) {
        if (alarm.source.machine != name || alarm.state == AlarmState::Cleared)
            continue;
        m_sources.emplace(key, alarm.source);
        keys.insert(key);
    }
    if (!keys.empty())
        m_byMachine[machine].merge(keys);
}

void AlarmService::putFamily(const std::string &family, std::vector<alarms::AlarmSource> sources)
{
    std::set<std::string> &known = m_byFamily[family];
    for (const std::string &key : known)
        m_sources.erase(key);
    known.clear();
    for (alarms::AlarmSource &source : sources) {
        known.insert(source.key);
        m_sources[source.key] = std::move(source);
    }
}

void AlarmService::store(const AlarmChange &change)
{
    m_unsaved = true;
    m_shown = false;
    m_memory.note(change, m_registry);
    if (m_told)
        m_told(change);
}

void AlarmService::refresh(TimePoint now, bool complete)
{
    const Duration uptime = m_clock.uptime();
    if (m_isPast) {
        m_shown = false;
    } else if (complete
               && (m_lastEvaluated == Duration(0)
                   || uptime - m_lastEvaluated >= evaluationInterval)) {
        m_lastEvaluated = uptime;
        const std::vector<AlarmChange> changes = m_registry.update(m_sources, now);
        for (const alarms::AlarmRing &ring : m_registry.takeRings()) {
            m_unsaved = true;
            m_memory.ring(ring);
        }
        for (const AlarmChange &change : changes)
            store(change);
        m_memory.tidy(m_registry, now);
        m_shown = false; // sentences tell an age
    }
    reword(now);
    show(now);
    if (m_unsaved && uptime - m_lastSaved >= saveEvery)
        save();
}

void AlarmService::reword(TimePoint now)
{
    const auto view = m_view.lock();
    for (const std::string &key : std::exchange(m_reworded, {})) {
        const auto source = m_sources.find(key);
        const alarms::Alarm *alarm =
            source == m_sources.end() ? nullptr : m_registry.reword(source->second);
        if (alarm != nullptr && view && m_shown)
            view->set("alarm/" + key, rowText(rowOf(*alarm, m_registry.rang(*alarm))));
    }
    if (view && m_shown)
        view->flush(now);
}

void AlarmService::save()
{
    m_lastSaved = m_clock.uptime();
    m_unsaved = false;
    if (m_save)
        m_save(m_registry.saved());
}

void AlarmService::show(TimePoint now)
{
    const auto view = m_view.lock();
    if (!view || std::exchange(m_shown, true))
        return;
    if (m_isPast)
        replay(now);
    RowMap rows;
    for (const auto &[key, alarm] : m_registry.alarms())
        rows["alarm/" + key] = rowText(rowOf(alarm, m_registry.rang(alarm)));
    rows["summary"] = rowText(summaryOf(m_registry, now));
    view->replace(std::move(rows));
    view->flush(now);
}

void AlarmService::replay(TimePoint at)
{
    m_registry = m_memory.bookAt(at);
    if (m_memory.isKept()) {
        m_registry.reword(m_sources);
        return;
    }
    std::map<std::string, Alarm> standing;
    for (const auto &[key, source] : m_sources)
        standing[key].source = source;
    m_registry = alarms::AlarmRegistry::asOf(at, std::move(standing), {}, {});
}

std::shared_ptr<View> AlarmService::open(TimePoint now)
{
    auto view = m_view.lock();
    if (!view) {
        view = std::make_shared<View>();
        m_view = view;
        m_shown = false;
    }
    show(now);
    return view;
}

Result<Json>
AlarmService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    if (std::ranges::find(alarmCommands, command) == alarmCommands.end())
        return unexpected(ErrorCode::NotFound, say::thereIsNoCommand('\'' + command + '\''));
    if (!caller.operates())
        return unexpected(ErrorCode::Unauthorised, say::mayLookAtAlarmsAnd(caller.name));
    if (arguments.is_object() && arguments.contains("keys")) {
        if (!arguments["keys"].is_array())
            return unexpected(ErrorCode::Invalid, "keys: it is not a list of keys of alarms");
        return changeAll(command, keysOf(arguments["keys"]), arguments, caller.name);
    }
    const auto done = changeOne(command, textOf(arguments, "key"), arguments, caller.name);
    if (!done)
        return unexpected(done.error());
    show(m_clock.now());
    save();
    return Json{{"state", toString(done->alarm.state)}, {"at", timeOrEmpty(done->at)}};
}

Json AlarmService::changeAll(const std::string &command,
                             const std::vector<std::string> &keys,
                             const Json &arguments,
                             const std::string &caller)
{
    Json answer{{"done", Json::array()}, {"at", timeOrEmpty(m_clock.now())}};
    for (const std::string &key : keys) {
        if (const auto done = changeOne(command, key, arguments, caller)) {
            answer["done"].push_back(key);
        } else {
            answer["trouble"] = done.error().message;
            answer["troubleMessage"] = toJson(done.error().said);
        }
    }
    show(m_clock.now());
    save();
    return answer;
}

Result<AlarmChange> AlarmService::changeOne(const std::string &command,
                                            const std::string &key,
                                            const Json &arguments,
                                            const std::string &caller)
{
    const TimePoint now = m_clock.now();
    const auto made = command == "alarm.acknowledge" ? m_registry.acknowledge(key, caller, now)
        : command == "alarm.unacknowledge"           ? m_registry.unacknowledge(key, caller, now)
        : command == "alarm.unshelve"
        ? m_registry.unshelve(key, caller, now)
        : m_registry.shelve(key,
                            caller,
                            parseDuration(textOf(arguments, "for")).value_or(Duration(0)),
                            shortened(textOf(arguments, "reason"), maxReasonLength),
                            now);
    if (made)
        store(*made);
    return made;
}

} // namespace hp::gateway
