// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/EventStream.h"

#include <QLoggingCategory>

#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

EventStream::EventStream(std::string hostId,
                         const BmcAddress &address,
                         const RedfishSettings &settings,
                         PayloadReader &reader,
                         const Callbacks &callbacks)
    : m_hostId(std::move(hostId))
    , m_address(address)
    , m_settings(settings)
    , m_reader(reader)
    , m_callbacks(callbacks)
    , m_frames(settings.maxEventBytes)
{ }

bool EventStream::takeQuestion()
{
    return m_wanted && !std::exchange(m_asked, true);
}

void EventStream::receiveService(const HttpAnswer &answer)
{
    const std::string link =
        answer.status == 200 ? m_reader.eventStream(answer.body) : std::string();
    m_path = pathOnBmc(m_address, link).value_or(std::string());
    if (m_path.empty())
        qCInfo(redfishLog, "%s: the BMC offers no event stream", m_hostId.c_str());
}

void EventStream::forgetService()
{
    m_asked = false;
    m_path.clear();
}

std::optional<std::string> EventStream::open(Steady now)
{
    if (!m_wanted || m_path.empty() || now < m_openAgainAt)
        return std::nullopt;
    m_openedAt = m_heardAt = now;
    m_frames.clear();
    return m_path;
}

std::string EventStream::lastEvent() const
{
    return m_frames.lastId().empty() ? std::string() : "Last-Event-ID: " + m_frames.lastId();
}

void EventStream::received(std::string_view bytes, Steady now)
{
    m_heardAt = now;
    if (m_frames.feed(bytes) > 0)
        hint(now);
}

/// A stream that worked for a while is opened again soon, also when nothing happened and nothing
/// was said in it. One that was refused or closed at once found no free place: BMCs have ten of
/// them, and asking again only fills their logs.
void EventStream::closed(const HttpAnswer &answer, Steady now)
{
    constexpr auto shortest = std::chrono::minutes(1);
    // Not by when its end was noticed alone: a refusal may be read late. Silence ends a stream that
    // stood, long after headers would have been overdue.
    const bool stood = answer.failure == Failure::TimedOut
        || (answer.failure == Failure::None && answer.status == 200);
    const bool worked =
        m_heardAt - m_openedAt >= shortest || (stood && now - m_openedAt >= shortest);
    const bool expired = answer.failure == Failure::None && answer.status == 401;
    m_openAgainAt = now
        + (worked        ? Span(std::chrono::seconds(5))
               : expired ? Span(std::chrono::minutes(1))
                         : m_settings.listenAgain);
    if (!worked)
        qCInfo(redfishLog, "%s: the BMC refuses its event stream, it is polled", m_hostId.c_str());
}

void EventStream::hint(Steady now)
{
    if (now < m_hintedAt + m_settings.hintPause) {
        m_hintAt = m_hintedAt + m_settings.hintPause;
        return;
    }
    m_hintAt = Steady::max();
    m_hintedAt = now;
    m_callbacks.deliver([&callbacks = m_callbacks, id = m_hostId] {
        if (callbacks.hint)
            callbacks.hint(id);
    });
}

} // namespace hp::redfish
