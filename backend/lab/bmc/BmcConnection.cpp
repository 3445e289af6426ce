// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcConnection.h"

#include "backend/http/ResponseHead.h"

#include <array>
#include <atomic>
#include <charconv>
#include <utility>

namespace hp::lab {

namespace {

using http::Chunk;
using http::HttpResponse;

constexpr std::size_t maxQueued = 4'194'304; ///< bytes that a stream may owe its client

std::string framed(const Chunk &chunk)
{
    std::array<char, 20> size{};
    const auto end = std::to_chars(size.data(), size.data() + size.size(), chunk->size(), 16).ptr;
    return std::string(size.data(), end) + "\r\n" + *chunk + "\r\n";
}

} // namespace

/// A stream of this connection; chunks are queued on the reactor's thread.
class BmcConnection::Stream final : public http::HttpStream
{
public:
    Stream(std::weak_ptr<BmcConnection> owner, std::shared_ptr<http::Reactor> reactor)
        : m_owner(std::move(owner))
        , m_reactor(std::move(reactor))
    { }
    bool write(Chunk chunk) override
    {
        if (m_gone || m_pending > maxQueued)
            return false;
        m_pending += chunk->size();
        post([chunk = std::move(chunk)](BmcConnection &owner) { owner.queue(chunk); });
        return true;
    }
    [[nodiscard]] std::size_t pending() const override { return m_pending; }
    void end() override
    {
        post([](BmcConnection &owner) { owner.endStream(); });
    }
    void onClosed(std::function<void()> call) override
    {
        post([call = std::move(call)](BmcConnection &owner) {
            if (owner.m_stream)
                owner.m_stream->m_onClosed = call;
        });
    }

    /// Reactor's thread.
    void sent(std::size_t bytes) { m_pending -= bytes; }
    void lose()
    {
        m_gone = true;
        if (const auto call = std::exchange(m_onClosed, nullptr))
            call();
    }

private:
    template<typename Call>
    void post(Call call)
    {
        m_reactor->post([owner = m_owner, call = std::move(call)] {
            if (const auto connection = owner.lock())
                call(*connection);
        });
    }

    std::weak_ptr<BmcConnection> m_owner;
    std::shared_ptr<http::Reactor> m_reactor;
    std::atomic<std::size_t> m_pending{0};
    std::atomic<bool> m_gone{false};
    std::function<void()> m_onClosed{};
};

class BmcConnection::Exchange final : public WireExchange
{
public:
    Exchange(std::weak_ptr<BmcConnection> owner,
             std::shared_ptr<http::Reactor> reactor,
             http::HttpRequest request)
        : m_owner(std::move(owner))
        , m_reactor(std::move(reactor))
        , m_request(std::move(request))
    { }
    [[nodiscard]] const http::HttpRequest &request() const override { return m_request; }
    void respond(HttpResponse response) override
    {
        respondWith(Outgoing{std::move(response), false}, WireFault());
    }
    void respondWith(Outgoing answer, const WireFault &fault) override
    {
        m_reactor->post([owner = m_owner, answer = std::move(answer), fault] {
            if (const auto connection = owner.lock())
                connection->send(answer, fault);
        });
    }
    [[nodiscard]] std::shared_ptr<http::HttpStream> stream(HttpResponse head) override
    {
        auto stream = std::make_shared<Stream>(m_owner, m_reactor);
        m_reactor->post([owner = m_owner, stream, head = std::move(head)] {
            if (const auto connection = owner.lock())
                connection->openStream(head, stream);
        });
        return stream;
    }

private:
    std::weak_ptr<BmcConnection> m_owner;
    std::shared_ptr<http::Reactor> m_reactor;
    http::HttpRequest m_request;
};

BmcConnection::BmcConnection(const std::shared_ptr<http::Reactor> &reactor,
                             std::shared_ptr<http::Wire> wire,
                             Serve serve)
    : m_reactor(reactor)
    , m_wire(std::move(wire))
    , m_reader({})
    , m_alarm(*reactor)
    , m_serve(std::move(serve))
{ }

void BmcConnection::start(std::chrono::milliseconds idleClose)
{
    m_idleClose = idleClose;
    m_wire->handshake([self = shared_from_this()](bool ok) {
        if (!ok)
            return self->close();
        self->process();
    });
}

void BmcConnection::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_alarm.cancel();
    if (m_stream)
        m_stream->lose();
    m_wire->close();
}

void BmcConnection::read()
{
    if (std::exchange(m_reading, true))
        return;
    m_wire->read([self = shared_from_this()](std::string_view bytes) {
        self->m_reading = false;
        if (self->m_phase == Phase::Closed)
            return;
        if (bytes.empty())
            return self->close();
        self->m_reader.feed(bytes);
        if (self->m_phase == Phase::Reading)
            self->process();
        else
            self->read(); // to notice a client that leaves
    });
}

void BmcConnection::process()
{
    for (;;) {
        switch (m_reader.advance()) {
        case http::RequestReader::Step::NeedMore:
            if (!m_reader.hasStarted() && m_idleClose.count() > 0)
                m_alarm.set(m_idleClose, [weak = weak_from_this()] {
                    if (const auto idle = weak.lock())
                        idle->close();
                });
            read();
            return;
        case http::RequestReader::Step::Head:
            break;
        case http::RequestReader::Step::Complete: {
            m_alarm.cancel();
            m_phase = Phase::Handling;
            http::HttpRequest &request = m_reader.request();
            m_head = request.method == "HEAD";
            request.peer = m_wire->peer();
            const auto exchange =
                std::make_shared<Exchange>(weak_from_this(), m_reactor.lock(), std::move(request));
            read();
            m_serve(exchange);
            return;
        }
        case http::RequestReader::Step::Failed: {
            m_phase = Phase::Handling;
            HttpResponse refusal;
            refusal.status = m_reader.failure().status;
            refusal.body = "{}";
            WireFault close;
            close.http10 = true;
            send({std::move(refusal), false}, close);
            return;
        }
        }
    }
}

void BmcConnection::send(Outgoing answer, const WireFault &fault)
{
    using Cut = WireFault::Cut;
    if (m_phase != Phase::Handling)
        return;
    m_phase = Phase::Sending;
    if (fault.cut == Cut::Request)
        return close();
    const bool keep =
        m_reader.isComplete() && m_reader.keepAlive() && !fault.http10 && fault.cut == Cut::None;
    const auto persistence = keep ? http::Persistence::KeepAlive : http::Persistence::Close;
    const bool chunked = answer.chunked && !fault.http10;
    std::string body = m_head ? std::string() : std::move(answer.response.body);
    std::string head =
        http::responseHead(answer.response,
                           persistence,
                           chunked || fault.http10 ? std::nullopt : std::optional(body.size()),
                           fault.http10);
    if (fault.http10)
        head.replace(0, 8, "HTTP/1.0");
    if (chunked)
        body = framed(http::chunkOf(std::move(body))) + "0\r\n\r\n";
    if (fault.cut == Cut::Head)
        head.resize(head.size() / 2);
    if (fault.cut != Cut::None)
        body.resize(fault.cut == Cut::Head ? 0 : body.size() / 2);
    if (fault.drip > Duration::zero()) {
        const auto every = std::chrono::ceil<std::chrono::milliseconds>(fault.drip);
        return drip(head + body, 0, every);
    }
    m_wire->write({http::chunkOf(std::move(head)), http::chunkOf(std::move(body))},
                  [self = shared_from_this(), keep](bool ok) { self->afterAnswer(ok && keep); });
}

void BmcConnection::drip(std::string bytes, std::size_t from, std::chrono::milliseconds every)
{
    if (m_phase == Phase::Closed || from >= bytes.size())
        return afterAnswer(false);
    Chunk one = http::chunkOf(bytes.substr(from, 1));
    m_wire->write({std::move(one)},
                  [self = shared_from_this(), bytes = std::move(bytes), from, every](bool ok) {
                      if (!ok)
                          return self->close();
                      self->m_alarm.set(every, [weak = self->weak_from_this(), bytes, from, every] {
                          if (const auto dripping = weak.lock())
                              dripping->drip(bytes, from + 1, every);
                      });
                  });
}

void BmcConnection::afterAnswer(bool keep)
{
    if (m_phase == Phase::Closed)
        return;
    if (!keep) {
        m_phase = Phase::Closed;
        m_alarm.cancel();
        m_wire->closeCleanly();
        return;
    }
    m_reader.next();
    m_phase = Phase::Reading;
    process();
}

void BmcConnection::openStream(HttpResponse head, std::shared_ptr<Stream> stream)
{
    if (m_phase != Phase::Handling)
        return stream->lose();
    m_phase = Phase::Streaming;
    m_stream = std::move(stream);
    m_queue.push_front(
        http::chunkOf(http::responseHead(head, http::Persistence::Close, std::nullopt, false)));
    m_writing = true;
    const auto first = std::exchange(m_queue, {});
    m_wire->write({first.begin(), first.end()}, [self = shared_from_this()](bool ok) {
        self->m_writing = false;
        if (!ok)
            return self->close();
        self->flush();
    });
}

void BmcConnection::queue(Chunk chunk)
{
    m_queue.push_back(std::move(chunk));
    flush();
}

void BmcConnection::endStream()
{
    m_ending = true;
    flush();
}

void BmcConnection::flush()
{
    if (m_phase != Phase::Streaming || m_writing)
        return;
    if (m_queue.empty()) {
        if (!m_ending)
            return;
        m_writing = true;
        m_stream->lose();
        m_wire->write({http::chunkOf("0\r\n\r\n")},
                      [self = shared_from_this()](bool) { self->afterAnswer(false); });
        return;
    }
    std::vector<Chunk> pieces;
    std::size_t bytes = 0;
    for (const Chunk &chunk : m_queue) {
        pieces.push_back(http::chunkOf(framed(chunk)));
        bytes += chunk->size();
    }
    m_queue.clear();
    m_writing = true;
    m_wire->write(std::move(pieces), [self = shared_from_this(), bytes](bool ok) {
        self->m_writing = false;
        if (!ok)
            return self->close();
        self->m_stream->sent(bytes);
        self->flush();
    });
}

} // namespace hp::lab
