// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Episodes.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::notify {

using alarms::Alarm;
using alarms::AlarmState;

namespace {

/// Keeps a list sorted and without repetition.
void insertName(std::vector<std::string> &names, const std::string &name)
{
    const auto place = std::ranges::lower_bound(names, name);
    if (!name.empty() && (place == names.end() || *place != name))
        names.insert(place, name);
}

/// Several machines of a cause are said by the cause; one is said by its own sentence.
std::string summaryOf(const Alarm &alarm, const Standing &standing)
{
    const std::size_t count = standing.notice.machines.size();
    if (alarm.source.cause.empty() || count < 2)
        return alarm.source.text;
    return std::to_string(count) + " machines: " + alarm.source.cause.sentence();
}

class Planner
{
public:
    Planner(const Settings &settings, TimePoint now)
        : m_settings(settings)
        , m_now(now)
    { }

    void resolve(const std::string &cause, const Episode &episode)
    {
        if (episode.isOver) {
            if (m_now - episode.last.at < keepsOver)
                m_plan.episodes[cause] = episode;
            return;
        }
        Notice notice = episode.last;
        notice.before = 0;
        notice.by.clear();
        send(notice, Event::Resolved, episode.receivers);
        Episode over;
        over.isOver = true;
        over.last.event = notice.event;
        over.last.cause = notice.cause;
        over.last.episode = notice.episode;
        over.last.number = notice.number;
        over.last.since = notice.since;
        over.last.at = notice.at;
        m_plan.episodes[cause] = std::move(over);
    }

    void follow(const std::string &cause, const Standing &standing, Episode episode)
    {
        Notice notice = standing.notice;
        notice.since = episode.last.since;
        notice.episode = episode.last.episode;
        notice.number = episode.last.number;
        // What a receiver knows it by, and sorts by, stays as it was raised.
        notice.cluster = episode.last.cluster;
        notice.site = episode.last.site;
        notice.owners = episode.last.owners;
        notice.racks = episode.last.racks;
        notice.before = 0;
        // What waited for who is gone was dropped: who comes back is new.
        episode.receivers = known(std::move(episode.receivers));
        if (!standing.isShelved) {
            const std::set<std::string> routed = known(receiversOf(standing.notice, m_settings));
            if (notice.priority < episode.last.priority) {
                notice.before = episode.last.priority;
                // Who was told that it is less urgent knows it by that until it is over.
                std::set<std::string> all = routed;
                all.insert(episode.receivers.begin(), episode.receivers.end());
                send(notice, Event::Escalated, all);
                notice.before = 0;
                episode.isAcknowledged = false;
            } else {
                notice.priority = episode.last.priority; // what it was told as
                std::set<std::string> joined;
                std::ranges::set_difference(
                    routed, episode.receivers, std::inserter(joined, joined.end()));
                if (!joined.empty())
                    send(notice, Event::Raised, joined);
                if (!joined.empty() && standing.isAcknowledged && episode.isAcknowledged)
                    send(notice, Event::Acknowledged, joined);
            }
            episode.receivers.insert(routed.begin(), routed.end());
            if (standing.isAcknowledged != episode.isAcknowledged)
                send(notice,
                     standing.isAcknowledged ? Event::Acknowledged : Event::Reopened,
                     episode.receivers);
            episode.isAcknowledged = standing.isAcknowledged;
        } else {
            notice.priority = episode.last.priority;
        }
        episode.last = std::move(notice);
        m_plan.episodes[cause] = std::move(episode);
    }

    /// `before` is one that is over, or null.
    void raise(const std::string &cause, const Standing &standing, const Episode *before)
    {
        // A clock that was put back shall not keep it back.
        const Duration age = m_now - standing.raised;
        if (standing.isShelved || (age >= Duration(0) && age < settleTime)) {
            if (before != nullptr)
                resolve(cause, *before);
            return;
        }
        Episode episode;
        Notice notice = standing.notice;
        notice.episode = formatTime(notice.since);
        if (before != nullptr && before->last.episode == notice.episode)
            notice.number = before->last.number;
        episode.receivers = known(receiversOf(notice, m_settings));
        send(notice, Event::Raised, episode.receivers);
        episode.isAcknowledged = standing.isAcknowledged;
        if (standing.isAcknowledged)
            send(notice, Event::Acknowledged, episode.receivers);
        episode.last = std::move(notice);
        m_plan.episodes[cause] = std::move(episode);
    }

    [[nodiscard]] Plan take() { return std::move(m_plan); }

private:
    [[nodiscard]] std::set<std::string> known(std::set<std::string> names) const
    {
        std::erase_if(names, [this](const std::string &name) {
            return findReceiver(m_settings, name) == nullptr;
        });
        return names;
    }

    /// Counts the message, whether or not somebody hears it: replicas count alike.
    void send(Notice &notice, Event event, const std::set<std::string> &names)
    {
        notice.event = event;
        notice.at = m_now;
        ++notice.number;
        for (const std::string &name : names) {
            const Receiver *receiver = findReceiver(m_settings, name);
            if (receiver != nullptr && takes(receiver->kind, event))
                m_plan.messages.push_back({name, notice});
        }
    }

    const Settings &m_settings;
    TimePoint m_now;
    Plan m_plan{};
};

} // namespace

std::map<std::string, Standing> standingOf(const std::map<std::string, Alarm> &alarms,
                                           const std::string &cluster,
                                           const std::function<AlarmPlace(const Alarm &)> &placeOf)
{
    std::map<std::string, Standing> all;
    std::map<std::string, const Alarm *> foremost;
    for (const auto &[key, alarm] : alarms) {
        if (alarm.state == AlarmState::Cleared)
            continue;
        const bool isNew = !all.contains(alarm.cause);
        Standing &one = all[alarm.cause];
        Notice &notice = one.notice;
        const TimePoint since = alarm.source.since.value_or(alarm.raised);
        const bool isShelved = alarm.state == AlarmState::Shelved;
        if (isNew) {
            notice.cluster = cluster;
            notice.cause = alarm.cause;
            notice.since = since;
            one.raised = alarm.raised;
            one.isShelved = true;
            one.isAcknowledged = true;
        }
        notice.since = std::min(notice.since, since);
        one.raised = std::min(one.raised, alarm.raised);
        const Alarm *&first = foremost[alarm.cause];
        // On a shelf it is only said where nothing else is.
        if (first == nullptr || (one.isShelved && !isShelved)
            || (one.isShelved == isShelved && alarm.source.priority < first->source.priority)) {
            first = &alarm;
            notice.priority = alarm.source.priority;
        }
        one.isShelved = one.isShelved && isShelved;
        if (!isShelved && alarm.state != AlarmState::Acknowledged)
            one.isAcknowledged = false;
        if (alarm.state == AlarmState::Acknowledged && notice.by.empty())
            notice.by = alarm.acknowledgedBy;
        insertName(notice.machines, alarm.source.machine);
        const AlarmPlace place = placeOf ? placeOf(alarm) : AlarmPlace();
        insertName(notice.owners, place.owner);
        insertName(notice.racks, place.rack);
    }
    for (auto &[cause, one] : all) {
        one.notice.summary = summaryOf(*foremost[cause], one);
        one.isAcknowledged = one.isAcknowledged && !one.isShelved;
    }
    return all;
}

Json toJson(const Episode &episode)
{
    return {{"last", toJson(episode.last)},
            {"acknowledged", episode.isAcknowledged},
            {"over", episode.isOver},
            {"receivers", episode.receivers}};
}

std::optional<Episode> episodeFromJson(const Json &json)
{
    const auto last = json.find("last");
    auto notice = last == json.end() ? std::nullopt : noticeFromJson(*last);
    if (!notice)
        return std::nullopt;
    Episode episode;
    episode.last = std::move(*notice);
    episode.isAcknowledged = flagOf(json, "acknowledged");
    episode.isOver = flagOf(json, "over");
    for (const Json &name : json.value("receivers", Json::array())) {
        if (name.is_string())
            episode.receivers.insert(name.get<std::string>());
    }
    return episode;
}

Plan planOf(const std::map<std::string, Episode> &before,
            const std::map<std::string, Standing> &standing,
            const Settings &settings,
            TimePoint now)
{
    Planner planner(settings, now);
    for (const auto &[cause, episode] : before) {
        const auto there = standing.find(cause);
        if (there == standing.end())
            planner.resolve(cause, episode);
        else if (episode.isOver)
            planner.raise(cause, there->second, &episode);
        else
            planner.follow(cause, there->second, episode);
    }
    for (const auto &[cause, one] : standing) {
        if (!before.contains(cause))
            planner.raise(cause, one, nullptr);
    }
    return planner.take();
}

} // namespace hp::notify
