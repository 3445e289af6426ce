// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/Watcher.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(lcWatcher, "holdpoint.maintenance", QtInfoMsg)

namespace hp::maintenance {

using runtime::Outcome;

Watcher::Watcher(runtime::Clock &clock, FindingWriter &writer, Look look, Options options)
    : m_clock(clock)
    , m_writer(writer)
    , m_look(std::move(look))
    , m_options(std::move(options))
{
    for (const std::string &source : m_options.sources)
        m_known[source].begun = clock.now();
}

std::vector<ObjectKey> Watcher::keys() const
{
    std::vector<ObjectKey> keys;
    for (const std::string &source : m_options.sources)
        keys.push_back({{}, source});
    return keys;
}

std::vector<WatcherState> Watcher::states() const
{
    std::vector<WatcherState> states;
    for (const auto &[source, known] : m_known)
        states.push_back(
            {m_options.name, source, m_options.period, known.lastSuccess, known.begun});
    return states;
}

void Watcher::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    m_look(key.name,
           [this, token = m_alive.token(), source = key.name, done = std::move(done)](
               const Result<EventPoll> &poll) {
               if (token)
                   pollAnswered(source, poll, done);
           });
}

void Watcher::pollAnswered(const std::string &source,
                           const Result<EventPoll> &poll,
                           const std::function<void(Outcome)> &done)
{
    if (!poll) {
        report(source, {poll.error().message});
        done(Outcome::failed(poll.error()));
        return;
    }
    Known &known = m_known[source];
    report(source, poll->faults);
    std::vector<ProviderEvent> events = poll->events;
    std::set<std::string> now;
    for (const ProviderEvent &event : events)
        now.insert(event.id);
    if (m_options.twice.contains(source))
        std::erase_if(events, [&known](const ProviderEvent &event) {
            return !known.before.contains(event.id);
        });
    m_writer.write(std::move(events),
                   [this, source, now = std::move(now), done](const Result<Done> &written) {
                       if (!written) {
                           done(Outcome::failed(written.error()));
                           return;
                       }
                       Known &stored = m_known[source];
                       stored.before = now;
                       stored.lastSuccess = m_clock.now();
                       done(Outcome::recheckAfter(m_options.period));
                   });
}

/// Each sentence once, until it is no longer true.
void Watcher::report(const std::string &source, const std::vector<std::string> &faults)
{
    if (m_tells && !m_tells())
        return;
    std::set<std::string> &said = m_known[source].said;
    for (const std::string &fault : faults) {
        if (!said.contains(fault))
            qCWarning(lcWatcher).noquote()
                << QString::fromStdString(m_options.name + " of " + source + ": " + fault);
    }
    said = {faults.begin(), faults.end()};
}

} // namespace hp::maintenance
