// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcClient.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

void BmcClient::tookTask(const HttpAnswer &answer, Steady now)
{
    const TaskWatch::Answer task = TaskWatch::read(
        answer, m_context.reader.task(answer.body), m_context.reader.refusal(answer.body));
    switch (task.progress) {
    case TaskWatch::Progress::Running:
        m_task.wait(now, taskPause(answer), m_context.settings.taskLongest);
        return;
    case TaskWatch::Progress::Failed:
        m_failedReset = m_task.reset();
        m_failure = task.why;
        qCInfo(redfishLog, "%s: the task of %s failed", m_hostId.c_str(), m_failedReset.c_str());
        break;
    case TaskWatch::Progress::Done:
    case TaskWatch::Progress::Forgotten:
        break;
    }
    m_task.stop();
    hint(now);
}

Span BmcClient::taskPause(const HttpAnswer &answer) const
{
    return answer.retryAfter.empty() ? m_context.settings.taskPause : patience(answer);
}

void BmcClient::tookEventService(const HttpAnswer &answer)
{
    const std::string link =
        answer.status == 200 ? m_context.reader.eventStream(answer.body) : std::string();
    m_stream = pathOnBmc(m_address, link).value_or(std::string());
    if (m_stream.empty())
        qCInfo(redfishLog, "%s: the BMC offers no event stream", m_hostId.c_str());
}

std::optional<HttpRequest> BmcClient::listen(Steady now)
{
    const bool mayAsk = m_listen && !m_stream.empty() && now >= m_listenAgainAt
        && now >= m_lockedUntil && !m_breaker.isOpen(now);
    const bool mayIdentify =
        m_scheme == Scheme::Basic || (m_scheme == Scheme::Session && !m_token.isEmpty());
    if (!mayAsk || !mayIdentify)
        return std::nullopt;
    HttpRequest stream = request(Method::Get, m_stream);
    stream.stream = true;
    if (!m_frames.lastId().empty()) // what happened while nobody listened
        stream.lastEvent = "Last-Event-ID: " + m_frames.lastId();
    m_listenSince = m_heardAt = now;
    m_frames.clear();
    return stream;
}

void BmcClient::heard(std::string_view bytes, Steady now)
{
    if (m_frames.take(bytes) == 0)
        return;
    m_heardAt = now;
    hint(now);
}

/// A stream that worked for a while is opened again soon. One that was refused or closed at once
/// found no free place: BMCs have ten of them, and asking again only fills their logs.
void BmcClient::deaf(const HttpAnswer &answer, Steady now)
{
    // By the events that came, not by when its end was noticed: a refusal may be read late.
    const bool worked = m_heardAt - m_listenSince >= std::chrono::minutes(1);
    const bool expired = answer.failure == Failure::None && answer.status == 401;
    m_listenAgainAt = now
        + (worked        ? Span(std::chrono::seconds(5))
               : expired ? Span(std::chrono::minutes(1))
                         : m_context.settings.listenAgain);
    if (!worked)
        qCInfo(redfishLog, "%s: the BMC refuses its event stream, it is polled", m_hostId.c_str());
}

/// At most one in a while, however many events there are: each costs a reading.
void BmcClient::hint(Steady now)
{
    if (now < m_hintedAt + m_context.settings.hintPause) {
        m_hintAt = m_hintedAt + m_context.settings.hintPause;
        return;
    }
    m_hintAt = Steady::max();
    m_hintedAt = now;
    m_context.voice.deliver([&voice = m_context.voice, id = m_hostId] {
        if (voice.hint)
            voice.hint(id);
    });
}

} // namespace hp::redfish
