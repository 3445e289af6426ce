// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Connection.h"

#include "backend/http/ResponseHead.h"
#include "backend/http/Tunnel.h"
#include "backend/http/credentials/Roles.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

namespace hp::http {
namespace {

constexpr std::size_t pipelineLimit = 65536;
constexpr std::size_t piecesPerWrite = 256;

Chunk chunkedHead(std::size_t size)
{
    std::array<char, 20> text{};
    const auto end = std::to_chars(text.data(), text.data() + 16, size, 16).ptr;
    return chunkOf(std::string(text.data(), end) + "\r\n");
}

} // namespace

Connection::Connection(FrontContext &front, std::shared_ptr<Wire> wire, Side side)
    : m_front(front)
    , m_wire(std::move(wire))
    , m_side(side)
    , m_reader({front.limits.head, front.limits.body, front.limits.framing})
    , m_alarm(*front.reactor)
{
    m_wire->setStallLimit(front.limits.stall);
}

Connection::~Connection() = default;

void Connection::start()
{
    const auto self = shared_from_this();
    m_alarm.set(m_front.limits.handshake, [weak = weak_from_this()] {
        if (const auto late = weak.lock())
            late->finish(false);
    });
    m_wire->handshake([self](bool ok) {
        if (!ok || self->m_phase == Phase::Closed)
            return self->finish(false);
        self->m_alarm.cancel();
        self->m_phase = Phase::Reading;
        self->process();
    });
}

Connection::Use Connection::use() const
{
    const bool waits = m_phase == Phase::Reading && !m_reader.hasStarted();
    if (m_phase != Phase::Handshake && !waits)
        return Use::Busy;
    return m_ticket == 0 ? Use::None : Use::Idle;
}

std::string Connection::address() const
{
    const std::string &peer = m_wire->peer();
    return peer.substr(0, peer.rfind(':'));
}

void Connection::requestStop()
{
    m_closeAfter = true;
    switch (m_phase) {
    case Phase::Reading:
        finish(true);
        break;
    case Phase::Streaming:
        m_stream->lose();
        m_ending = true;
        flush();
        break;
    case Phase::Handshake:
        finish(false);
        break;
    default:
        break;
    }
}

void Connection::abort()
{
    finish(false);
}

void Connection::readMore()
{
    if (m_reading || m_peerClosed || m_phase == Phase::Closed || m_phase == Phase::Tunnelling)
        return;
    if (m_phase != Phase::Reading && m_reader.buffered() >= pipelineLimit)
        return;
    m_reading = true;
    m_wire->read([self = shared_from_this()](std::string_view bytes) {
        self->m_reading = false;
        self->onBytes(bytes);
    });
}

void Connection::onBytes(std::string_view bytes)
{
    if (m_phase == Phase::Closed)
        return;
    if (bytes.empty()) {
        m_peerClosed = true;
        const bool owed = m_phase == Phase::Handling || m_phase == Phase::Sending;
        // A client may close its sending side and still wait for the answer.
        if (!owed)
            finish(m_phase == Phase::Reading);
        return;
    }
    if (m_phase == Phase::Tunnelling)
        return;
    m_reader.feed(bytes);
    if (m_phase == Phase::Reading)
        process();
    else
        readMore();
}

void Connection::process()
{
    while (m_phase == Phase::Reading) {
        const RequestReader::Step step = m_reader.advance();
        if (step != RequestReader::Step::Failed && !account())
            return;
        switch (step) {
        case RequestReader::Step::NeedMore: {
            const bool started = m_reader.hasStarted();
            if (started != m_headTimer || !m_alarm.isSet()) {
                m_headTimer = started;
                m_alarm.set(started ? m_front.limits.headTime : m_front.limits.idle,
                            [weak = weak_from_this(), started] {
                                const auto late = weak.lock();
                                if (!late)
                                    return;
                                if (!started)
                                    return late->finish(true);
                                late->reject(statusResponse(
                                    408, "Timeout", "The request did not arrive in time."));
                            });
            }
            readMore();
            return;
        }
        case RequestReader::Step::Head:
            m_headTimer = true;
            m_alarm.set(m_front.limits.bodyTime, [weak = weak_from_this()] {
                if (const auto late = weak.lock())
                    late->reject(
                        statusResponse(408, "Timeout", "The request did not arrive in time."));
            });
            if (!admit())
                return;
            break;
        case RequestReader::Step::Complete:
            dispatch();
            return;
        case RequestReader::Step::Failed: {
            const auto &failure = m_reader.failure();
            return reject(statusResponse(failure.status, failure.reason, failure.message));
        }
        }
    }
}

bool Connection::account()
{
    const std::size_t held = m_reader.held();
    if (m_front.hold(m_holder, m_held, held)) {
        m_held = held;
        return true;
    }
    HttpResponse response = statusResponse(
        429, "TooManyRequests", "Too many large requests are coming in at once. Try again in 1 s.");
    response.headers.emplace_back("Retry-After", "1");
    reject(std::move(response));
    return false;
}

void Connection::release()
{
    (void)m_front.hold(m_holder, std::exchange(m_held, 0), 0);
    m_holder.clear();
}

bool Connection::admit()
{
    HttpRequest &request = m_reader.request();
    request.peer = m_wire->peer();
    m_front.requests.fetch_add(1);
    m_identity = {};
    const auto refuse = [this](int code, const std::string &reason, const std::string &message) {
        reject(statusResponse(code, reason, message));
        return false;
    };

    if (request.method == "CONNECT" || request.method == "TRACE")
        return refuse(405, "MethodNotAllowed", "This method is not served.");
    if (m_side == Side::Wall && !m_front.wallRefusal.empty())
        return refuseWall();
    m_route = m_front.find(request.path, m_side);
    if (m_route == nullptr)
        return refuse(404, "NotFound", "the server could not find the requested resource");

    const bool isTunnel = m_route->handler == nullptr;
    if (isTunnel && request.path != m_route->prefix)
        return refuse(404, "NotFound", "the server could not find the requested resource");
    if (m_route->options.access != RouteAccess::Handler) {
        auto identity = m_front.identify(request, m_side, *m_route);
        if (const auto time = m_front.failures.evaluate(
                address(), identity ? std::optional(identity->name) : std::nullopt);
            time.count() > 0)
            return refuseGuess(time);
        if (identity && identity->name.empty()) {
            *identity = m_wire->certified();
            // A browser shows its certificate for any page that asks; a token it would not know.
            if (!identity->name.empty() && !isSameOrigin(request, m_side))
                return refuse(
                    403, "Forbidden", "This origin is not allowed to send requests here.");
        }
        const bool needed = m_route->options.access == RouteAccess::Token;
        if (!identity || (identity->name.empty() && needed))
            return refuse(401, "Unauthorized", "Unauthorized");
        m_identity = std::move(*identity);
        if (!m_identity.name.empty()) {
            release();
            m_holder = m_identity.name;
            if (!account())
                return false;
            if (!takePlace())
                return refuse(429,
                              "TooManyRequests",
                              m_identity.name + " has too many connections. Close some.");
        }
        request.headers.erase("authorization");
        if (m_route->options.tokenInQuery)
            std::erase_if(request.query, [](const auto &item) { return item.first == tokenParam; });
    }
    if (isTunnel) {
        if (request.method != "GET" || !m_reader.wantsWebSocket())
            return refuse(426, "UpgradeRequired", "This address speaks WebSocket only.");
        if (!isSameOrigin(request, m_side))
            return refuse(
                403, "Forbidden", "This origin is not allowed to open a connection here.");
        // Such as one whose certificate is of an authority that is for more than this backend.
        if (std::none_of(m_identity.roles.begin(), m_identity.roles.end(), isRole))
            return refuse(403, "Forbidden", m_identity.name + " has no role here.");
        openTunnel(*m_route, m_identity);
        return false;
    }
    const std::uint64_t most = m_route->options.access == RouteAccess::Handler
        ? m_front.limits.bodyUnchecked
        : m_identity.name.empty() ? m_front.limits.bodyUnknown
                                  : m_front.limits.body;
    if (!m_reader.limitBody(std::min(most, m_route->options.maxBody))) {
        const auto &failure = m_reader.failure();
        return refuse(failure.status, failure.reason, failure.message);
    }
    if (m_reader.expectsContinue() && m_reader.buffered() == 0) {
        static const Chunk goOn = chunkOf("HTTP/1.1 100 Continue\r\n\r\n");
        m_writing = true;
        m_wire->write({goOn}, [self = shared_from_this()](bool ok) {
            self->m_writing = false;
            if (!ok)
                return self->finish(false);
            self->process();
        });
        return false;
    }
    return true;
}

bool Connection::takePlace()
{
    if (m_place == m_identity.name)
        return true;
    if (!m_front.takePlace(m_identity))
        return false;
    m_front.leavePlace(m_place);
    m_place = m_identity.name;
    return true;
}

bool Connection::refuseGuess(std::chrono::milliseconds closedFor)
{
    const auto seconds = std::to_string(std::chrono::ceil<std::chrono::seconds>(closedFor).count());
    HttpResponse response = statusResponse(
        429,
        "TooManyRequests",
        "Too many wrong credentials came from this address. Try again in " + seconds + " s.");
    response.headers.emplace_back("Retry-After", seconds);
    reject(std::move(response));
    return false;
}

bool Connection::refuseWall()
{
    HttpResponse response = statusResponse(503, "ServiceUnavailable", m_front.wallRefusal);
    response.headers.emplace_back("Retry-After", "5");
    // Nobody sits at a wall to load the page again.
    response.headers.emplace_back("Refresh", "5");
    reject(std::move(response));
    return false;
}

void Connection::dispatch()
{
    m_alarm.cancel();
    m_headTimer = false;
    // The body may have taken a minute, and the token may have ended in it.
    if (!m_identity.tokenHash.empty() && !m_front.authenticator.isGood(m_identity.tokenHash))
        return reject(statusResponse(401, "Unauthorized", "Unauthorized"));
    m_phase = Phase::Handling;
    m_closeAfter = !m_reader.keepAlive() || m_front.stopping;
    m_noBody = m_reader.request().method == "HEAD";
    m_chunked = !m_reader.isHttp10();
    m_reader.request().identity = std::move(m_identity);
    m_identity = {};
    m_stream = std::make_shared<ClientStreamState>();
    const auto exchange = std::make_shared<PendingExchange>(m_front.reactor,
                                                            weak_from_this(),
                                                            ++m_ticket,
                                                            std::move(m_reader.request()),
                                                            m_front.limits.streamPending,
                                                            m_stream);
    readMore(); // to notice a client that leaves
    m_route->handler->handle(exchange);
}

void Connection::openTunnel(const Route &route, const Identity &identity)
{
    m_alarm.cancel();
    release();
    m_phase = Phase::Tunnelling;
    m_tunnel = std::make_shared<Tunnel>(*m_front.reactor, m_wire);
    const auto self = shared_from_this();
    m_tunnel->open(
        route.tunnel,
        tunnelHead(m_reader.request(), m_reader.target(), identity, route.tunnel.secret),
        m_reader.takeBuffered(),
        [self] {
            self->m_phase = Phase::Reading;
            self->m_tunnel.reset();
            self->reject(
                statusResponse(503, "ServiceUnavailable", "The live service is not available."));
        },
        [self] { self->finish(true); });
    m_identity = {};
}

void Connection::reject(HttpResponse response)
{
    if (m_phase != Phase::Reading)
        return;
    m_alarm.cancel();
    m_headTimer = false;
    m_front.rejected.fetch_add(1);
    m_noBody = m_reader.request().method == "HEAD";
    m_chunked = !m_reader.isHttp10();
    // Where the next request would begin is known only when this one is all in.
    m_closeAfter = !m_reader.isComplete() || !m_reader.keepAlive();
    m_phase = Phase::Handling;
    send(std::move(response));
}

void Connection::sendResponse(std::uint64_t ticket, HttpResponse response)
{
    if (ticket == m_ticket && m_phase == Phase::Handling)
        send(std::move(response));
}

void Connection::send(HttpResponse response)
{
    m_phase = Phase::Sending;
    m_closeAfter = m_closeAfter || m_front.stopping;
    const auto persistence = m_closeAfter ? Persistence::Close : Persistence::KeepAlive;
    std::size_t size = response.body.size();
    for (const Chunk &chunk : response.more)
        size += chunk->size();
    std::vector<Chunk> pieces;
    pieces.reserve(response.more.size() + 2);
    pieces.push_back(chunkOf(responseHead(response, persistence, size, !m_chunked)));
    if (!m_noBody && size > 0 && response.status != 204 && response.status != 304) {
        pieces.push_back(chunkOf(std::move(response.body)));
        pieces.insert(pieces.end(),
                      std::make_move_iterator(response.more.begin()),
                      std::make_move_iterator(response.more.end()));
    }
    m_wire->write(std::move(pieces), [self = shared_from_this()](bool ok) {
        if (!ok)
            return self->finish(false);
        self->afterSend();
    });
}

void Connection::afterSend()
{
    if (m_phase == Phase::Closed)
        return;
    m_stream.reset();
    release();
    if (m_closeAfter || m_peerClosed || m_front.stopping)
        return finish(true);
    m_reader.next();
    m_phase = Phase::Reading;
    process();
}

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

void Connection::finish(bool cleanly)
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    release();
    m_front.leavePlace(m_place);
    const auto self = shared_from_this();
    m_alarm.cancel();
    if (m_stream)
        m_stream->lose();
    m_queue.clear();
    if (m_tunnel)
        m_tunnel->close();
    if (cleanly)
        m_wire->closeCleanly();
    else
        m_wire->close();
    const auto call = std::move(m_onFinished);
    m_onFinished = nullptr;
    if (call)
        call(this);
}

} // namespace hp::http
