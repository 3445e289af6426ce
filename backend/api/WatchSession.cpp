// SPDX-License-Identifier: Apache-2.0
#include "backend/api/WatchSession.h"

#include <utility>

namespace hp::api {

namespace {

using namespace std::chrono_literals;

/// What is handed to the connection at a time; well below what it may owe.
constexpr std::size_t openBytes = 512 * 1024;
constexpr Duration pumpEvery = 10ms;

} // namespace

WatchSession::WatchSession(const ApiCall &call,
                           Settings settings,
                           ObjectWriter &writer,
                           runtime::Clock &clock,
                           std::function<void()> ended)
    : m_call(call)
    , m_settings(settings)
    , m_writer(writer)
    , m_clock(clock)
    , m_ended(std::move(ended))
    , m_seen(revisionNumber(call.resourceVersion))
{
    // From here on the connection limits count this watch, not the bound of calls under way.
    m_call.slot.reset();
}

/// Lifetimes are promises to a client, who lives in real time; a lab clock runs faster.
Duration WatchSession::real(Duration duration) const
{
    return std::chrono::duration_cast<Duration>(duration * m_clock.scale());
}

void WatchSession::open()
{
    m_stream = m_call.exchange->stream({});
    if (m_opened)
        m_opened(*m_stream);
    m_clock.after(real(m_settings.lifetime), this, [this] {
        sendBookmark(ObjectWriter::Bookmark::Plain);
        stop();
    });
    if (m_call.bookmarks)
        m_clock.after(real(m_settings.bookmarkEvery), this, [this] { remind(); });
}

void WatchSession::follow(cluster::Cluster &cluster, const std::vector<Object> &before)
{
    open();
    const bool fromHere = m_call.resourceVersion.empty() || m_call.resourceVersion == "0";
    m_initial = fromHere || m_call.initialEvents == InitialEvents::Wanted;
    if (m_initial) {
        std::vector<cluster::WatchEvent> events;
        for (const Object &object : before)
            events.push_back({cluster::WatchEventType::Added, object});
        deliver(events);
    }
    m_watch = cluster.watch(m_call.query(),
                            m_initial ? std::string() : m_call.resourceVersion,
                            {.onEvents = [this](const auto &events) { deliver(events); },
                             .onEnd =
                                 [this](const Error &error) {
                                     // Unreachable ends cleanly: the client watches again from
                                     // where it is.
                                     if (error.code != ErrorCode::Unreachable)
                                         queue(ObjectWriter::errorEvent(error));
                                     stop();
                                 },
                             .onSynced = [this] { synced(); },
                             .mayReplay =
                                 [this] {
                                     m_replaying = m_backlog.empty();
                                     return m_replaying;
                                 }});
}

void WatchSession::deliver(const std::vector<cluster::WatchEvent> &events)
{
    if (m_initial && m_call.initialEvents == InitialEvents::Unwanted)
        return;
    if (m_over || m_ending || events.empty())
        return;
    const auto text = m_writer.events(*m_call.resource,
                                      m_call.representation,
                                      std::exchange(m_header, TableWriter::Header::Without),
                                      events);
    m_seen = std::max(m_seen, text->newest);
    if (m_backlog.empty())
        m_allowance = 0;
    if (std::exchange(m_replaying, false) || m_initial)
        m_allowance += text->bytes;
    for (const http::Chunk &piece : text->pieces)
        queue(piece);
}

/// The state of the start is out; a client that asked for it hears where it ends.
void WatchSession::synced()
{
    m_initial = false;
    if (m_call.initialEvents == InitialEvents::Wanted)
        sendBookmark(ObjectWriter::Bookmark::InitialEventsEnd);
}

void WatchSession::remind()
{
    sendBookmark(ObjectWriter::Bookmark::Plain);
    m_clock.after(real(m_settings.bookmarkEvery), this, [this] { remind(); });
}

void WatchSession::sendBookmark(ObjectWriter::Bookmark kind)
{
    // What was there comes by name and not by revision: no revision says how much of it is out.
    if (!m_call.bookmarks || m_initial || m_ending || m_over)
        return;
    if (m_watch)
        m_seen = std::max(m_seen, revisionNumber(m_watch->reached()));
    if (m_seen > 0)
        queue(m_writer.bookmark(
            *m_call.resource, m_call.representation, std::to_string(m_seen), kind));
}

void WatchSession::queue(http::Chunk chunk)
{
    if (m_over || m_ending)
        return;
    m_backlogBytes += chunk->size();
    m_backlog.push_back(std::move(chunk));
    if (m_backlogBytes > m_settings.backlogBytes + m_allowance) {
        // Too slow. A clean end makes the client watch again from what it has, or list.
        m_backlog.clear();
        m_backlogBytes = 0;
        stop();
        return;
    }
    if (!m_pumping)
        pump();
}

void WatchSession::pump()
{
    m_pumping = false;
    while (!m_backlog.empty() && !m_over) {
        if (m_stream->pending() > openBytes) {
            m_pumping = true;
            m_clock.after(real(pumpEvery), this, [this] { pump(); });
            return;
        }
        m_backlogBytes -= m_backlog.front()->size();
        if (!m_stream->write(std::move(m_backlog.front()))) {
            m_backlog.clear();
            abandon();
            return;
        }
        m_backlog.pop_front();
    }
    if (m_ending)
        abandon();
    else if (m_watch)
        m_watch->goOn();
}

void WatchSession::stop()
{
    if (m_over)
        return;
    m_ending = true;
    if (m_backlog.empty())
        abandon();
}

void WatchSession::abandon()
{
    if (m_over)
        return;
    m_over = true;
    if (m_stream)
        m_stream->end();
    // Whoever called is still inside this object or its watch; the owner lets go of both later.
    m_clock.after(Duration(0), this, [this] {
        const auto ended = std::move(m_ended);
        ended();
    });
}

} // namespace hp::api

#include "moc_WatchSession.cpp"
