// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/proxy/OwnPort.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

namespace hp::test {

/// What becomes of the connections through a TcpProxy.
enum class Line {
    Pass, ///< bytes go both ways as they come
    /// Half-open: connections stay up, are accepted, and swallow what is sent; nothing arrives and
    /// nobody is told. What was stalled once never works again; new connections do after Pass.
    Stall,
    Cut, ///< every connection is reset, new ones as well, right after they were accepted
    Refuse, ///< every connection is reset, and nobody listens any more
    Slow, ///< bytes arrive late and few at a time
};

/// A network between a client and a server on the loopback that fails in named ways when the test
/// says so. It has a thread of its own, so that it goes on while the test waits; made, told and
/// ended by one other thread.
class TcpProxy
{
public:
    /// How slow Slow is.
    static constexpr std::chrono::milliseconds slowDelay{50};
    static constexpr std::size_t slowBytes = 2048; ///< in each of those steps and each direction

    /// Listens on a free port and leads to `target` on 127.0.0.1; ends the program when it cannot.
    explicit TcpProxy(std::uint16_t target);
    TcpProxy(const TcpProxy &) = delete;
    TcpProxy &operator=(const TcpProxy &) = delete;
    ~TcpProxy();

    [[nodiscard]] std::uint16_t port() const { return m_port.number(); }
    /// Returns when the new state holds for every connection there is.
    void set(Line line);
    /// The server has moved: where new connections lead from now on.
    void lead(std::uint16_t target) { m_target = target; }

    /// Connections that were accepted so far.
    [[nodiscard]] int accepted() const { return m_accepted; }
    /// Connections that are up now, stalled ones included.
    [[nodiscard]] int open() const { return m_open; }
    /// Bytes that reached the client.
    [[nodiscard]] std::uint64_t delivered() const { return m_delivered; }

private:
    struct Connection;

    void listen();
    void run();
    void turn();
    void apply();
    void accept();
    /// False when the connection is over.
    [[nodiscard]] bool carry(Connection &connection, short clientEvents, short serverEvents);
    void reset(Connection &connection);
    void wake();

    OwnPort m_port{};
    std::atomic<std::uint16_t> m_target;
    std::atomic<Line> m_wanted{Line::Pass};
    std::atomic<int> m_asked{0}; ///< how often set() was called
    std::atomic<int> m_done{0}; ///< the last call that holds
    std::atomic<bool> m_stop{false};
    std::atomic<int> m_accepted{0};
    std::atomic<int> m_open{0};
    std::atomic<std::uint64_t> m_delivered{0};

    // Of the proxy's thread.
    Line m_line = Line::Pass;
    int m_listener = -1;
    int m_wake[2] = {-1, -1};
    std::list<std::unique_ptr<Connection>>
        m_connections; // no initialiser: it would want the whole type
    std::chrono::steady_clock::time_point m_nextStep{};
    std::thread m_thread{};
};

} // namespace hp::test
