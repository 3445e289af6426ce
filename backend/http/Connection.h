// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/FrontContext.h"
#include "backend/http/PendingExchange.h"
#include "backend/http/RequestReader.h"
#include "backend/http/Wire.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::http {

class Tunnel;

/// One client connection from the handshake to the last byte: reads requests in order, checks
/// limits and identity, hands them to their route and writes the answers. Lives on the reactor's
/// thread; the front owns it until onFinished has run.
class Connection final : public AnswerSink, public std::enable_shared_from_this<Connection>
{
public:
    Connection(FrontContext &front, std::shared_ptr<Wire> wire, Side side);
    ~Connection() override;

    void onFinished(std::function<void(Connection *)> call) { m_onFinished = std::move(call); }
    void start();
    /// How little a client would lose with this connection.
    enum class Use {
        None, ///< no request so far
        Idle, ///< between two requests
        Busy,
    };
    [[nodiscard]] Use use() const;
    /// The client's address without its port.
    [[nodiscard]] std::string address() const;
    /// Idle connections close, streams end, an answer under way is finished.
    void requestStop();
    void abort();

    void sendResponse(std::uint64_t ticket, HttpResponse response) override;
    void openStream(std::uint64_t ticket, HttpResponse head) override;
    void appendToStream(std::uint64_t ticket, Chunk chunk) override;
    void endStream(std::uint64_t ticket) override;
    void cutStream(std::uint64_t ticket) override;

private:
    enum class Phase {
        Handshake,
        Reading, ///< a request is due or coming in
        Handling, ///< a handler has it
        Sending, ///< the answer is on its way
        Streaming, ///< the answer goes on
        Tunnelling,
        Closed,
    };

    void readMore();
    void onBytes(std::string_view bytes);
    void process();
    /// Counts what is kept of the request; false when it was refused for that.
    [[nodiscard]] bool account();
    void release();
    /// Route, identity, size and expectation. False when the request was answered here.
    [[nodiscard]] bool admit();
    /// Counts the connection for who it is now known to be; false when there are enough of those.
    [[nodiscard]] bool takePlace();
    [[nodiscard]] bool refuseGuess(std::chrono::milliseconds closedFor);
    [[nodiscard]] bool refuseWall();
    void dispatch();
    void openTunnel(const Route &route, const Identity &identity);
    void reject(HttpResponse response);
    void send(HttpResponse response);
    void afterSend();
    void flush();
    void scheduleFlush();
    void finish(bool cleanly);

    FrontContext &m_front;
    std::shared_ptr<Wire> m_wire;
    Side m_side;
    RequestReader m_reader;
    DeadlineTimer m_alarm;
    std::function<void(Connection *)> m_onFinished{};
    Phase m_phase = Phase::Handshake;
    bool m_reading = false;
    bool m_headTimer = false;
    bool m_peerClosed = false;
    bool m_closeAfter = false;
    const Route *m_route = nullptr;
    Identity m_identity{};
    std::string m_place{}; ///< the identity that this connection counts for; empty: none yet
    std::string m_holder{}; ///< for whom m_held bytes are counted
    std::size_t m_held = 0;
    std::uint64_t m_ticket = 0;

    std::shared_ptr<ClientStreamState> m_stream{};
    std::vector<Chunk> m_queue{};
    bool m_chunked = true;
    bool m_noBody = false; ///< HEAD
    bool m_ending = false;
    bool m_writing = false;
    bool m_flushDue = false;
    std::shared_ptr<Tunnel> m_tunnel{};
};

} // namespace hp::http
