// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Connection.h"
#include "backend/http/ResponseHead.h"

#include <algorithm>
#include <array>
#include <charconv>

/// The part of a Connection that sends an answer which goes on.
namespace hp::http {
namespace {

constexpr std::size_t piecesPerWrite = 256;

Chunk chunkedHead(std::size_t size)
{
    std::array<char, 20> text{};
    const auto end = std::to_chars(text.data(), text.data() + 16, size, 16).ptr;
    return chunkOf(std::string(text.data(), end) + "\r\n");
}

} // namespace

void Connection::openStream(std::uint64_t ticket, HttpResponse head)
{
    if (ticket != m_ticket || m_phase != Phase::Handling)
        return;
    m_front.streams.fetch_add(1);
    if (m_peerClosed || m_front.stopping) {
        m_stream->lose();
        return finish(true);
    }
    m_phase = Phase::Streaming;
    m_ending = false;
    m_closeAfter = m_closeAfter || !m_chunked;
    if (m_noBody) {
        m_stream->lose();
        m_ending = true;
    }
    const auto persistence = m_closeAfter ? Persistence::Close : Persistence::KeepAlive;
    m_writing = true;
    m_wire->write({chunkOf(responseHead(head, persistence, std::nullopt, !m_chunked))},
                  [self = shared_from_this()](bool ok) {
                      self->m_writing = false;
                      if (!ok)
                          return self->finish(false);
                      self->flush();
                  });
}

void Connection::appendToStream(std::uint64_t ticket, Chunk chunk)
{
    if (ticket != m_ticket || m_phase != Phase::Streaming || m_ending)
        return;
    m_queue.push_back(std::move(chunk));
    scheduleFlush();
}

void Connection::endStream(std::uint64_t ticket)
{
    if (ticket != m_ticket || m_phase != Phase::Streaming)
        return;
    m_ending = true;
    m_stream->closed.store(true);
    scheduleFlush();
}

void Connection::cutStream(std::uint64_t ticket)
{
    if (ticket != m_ticket || m_phase != Phase::Streaming)
        return;
    m_front.cutStreams.fetch_add(1);
    finish(false);
}

void Connection::scheduleFlush()
{
    if (m_flushDue || m_writing)
        return;
    m_flushDue = true;
    m_front.reactor->afterBatch([self = shared_from_this()] {
        self->m_flushDue = false;
        self->flush();
    });
}

void Connection::flush()
{
    if (m_phase != Phase::Streaming || m_writing)
        return;
    const std::size_t count = m_noBody ? 0 : std::min(m_queue.size(), piecesPerWrite);
    const auto last = m_queue.begin() + static_cast<std::ptrdiff_t>(count);
    std::size_t size = 0;
    for (auto it = m_queue.begin(); it != last; ++it)
        size += (*it)->size();

    const bool ends = m_ending && count == m_queue.size();
    if (size == 0 && !ends && !m_noBody)
        return;
    std::vector<Chunk> pieces;
    pieces.reserve(count + 2);
    static const Chunk lineEnd = chunkOf("\r\n");
    static const Chunk lastChunk = chunkOf("0\r\n\r\n");
    const bool frames = m_chunked && size > 0;
    if (frames)
        pieces.push_back(chunkedHead(size));
    pieces.insert(pieces.end(), m_queue.begin(), last);
    if (frames)
        pieces.push_back(lineEnd);
    if (ends && m_chunked && !m_noBody)
        pieces.push_back(lastChunk);
    m_queue.erase(m_queue.begin(), last);
    m_writing = true;
    m_wire->write(std::move(pieces), [self = shared_from_this(), size, ends](bool ok) {
        self->m_writing = false;
        if (self->m_stream)
            self->m_stream->pending.fetch_sub(size);
        if (!ok)
            return self->finish(false);
        if (!ends)
            return self->flush();
        self->m_queue.clear();
        self->afterSend();
    });
}

} // namespace hp::http
