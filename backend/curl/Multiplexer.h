// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Request.h"

#include <curl/curl.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

namespace hp::curl {

class Transfer;

/// One multi handle: requests that may use each other's connections, and those connections. What is
/// big or stuck in one pool delays no other.
struct PoolOptions {
    bool multiplexes = false; ///< requests share a connection where the server speaks HTTP/2
    long maxStreams = 100; ///< on one connection then, as far as the server allows
    long maxHostConnections = 0; ///< to one server at once; 0: as many as are needed
    long maxKept = 0; ///< connections kept between requests; 0: as many as curl thinks fit
};

/// How long turn() may sleep.
struct Sleep {
    Steady until = Steady::max();
    /// When something happens on a socket, more may gather for so long first. Ringing ends that.
    std::chrono::milliseconds gather{0};
};

/// Counts the connections of a multiplexer, on its thread.
class ConnectionCounter
{
public:
    ConnectionCounter() = default;
    ConnectionCounter(const ConnectionCounter &) = delete;
    ConnectionCounter &operator=(const ConnectionCounter &) = delete;
    virtual ~ConnectionCounter() = default;

    virtual void opened() = 0;
    virtual void closed() = 0;
};

/// The pools and the one epoll behind their sockets (facts/redfish.md 7.2, 7.3). One multi handle
/// with thousands of connections gets slow, and connections are not shared between pools; so there
/// are as many as somebody wants. Lives on the thread that turns it, but for what says otherwise.
class Multiplexer
{
public:
    /// `counter` outlives it, or is null.
    Multiplexer(const std::vector<PoolOptions> &pools, ConnectionCounter *counter);
    /// No transfer may be there any more.
    ~Multiplexer();
    Multiplexer(const Multiplexer &) = delete;
    Multiplexer &operator=(const Multiplexer &) = delete;

    [[nodiscard]] unsigned pools() const { return static_cast<unsigned>(m_pools.size()); }
    /// Ends the connections of a pool under whatever runs on them: curl keeps a connection on which
    /// many requests share even when all of them are given up, and would use it again.
    void cut(unsigned pool);

    /// Sleeps until something happens and works it off. Transfers that ended are told so last, and
    /// may start and destroy others, and themselves.
    void turn(const Sleep &sleep);
    /// Ends the sleep of turn(); from any thread.
    void wake();

    /// Connections opened since the start; from any thread.
    [[nodiscard]] std::uint64_t opened(unsigned pool) const { return m_pools[pool].opened; }
    [[nodiscard]] std::uint64_t opened() const;
    /// That are open now; from any thread.
    [[nodiscard]] int open(unsigned pool) const { return m_pools[pool].open; }

private:
    friend class Transfer;

    struct Pool {
        Multiplexer *owner = nullptr;
        CURLM *multi = nullptr;
        Steady due = Steady::max(); ///< of curl's own timers
        bool touched = false; ///< something may have finished
        std::atomic<int> open{0};
        std::atomic<std::uint64_t> opened{0};
    };
    /// What is known about one descriptor. curl tells what it wants, epoll is told what differs.
    struct Socket {
        Transfer *owner = nullptr; ///< of a connection; null when it is gone
        unsigned pool = 0;
        std::uint32_t registered = 0; ///< with epoll
        std::uint32_t wanted = 0; ///< by curl
        bool connection = false; ///< opened by openSocket(); the others are curl's own
    };
    struct Ended {
        Transfer *transfer = nullptr; ///< null when it is gone
        CURLcode code = CURLE_OK;
    };

    // For transfers.
    void add(unsigned pool, CURL *easy);
    void remove(unsigned pool, CURL *easy);
    /// Something other than a socket or a timer moved a transfer, so it may have finished.
    void touch(unsigned pool) { m_pools[pool].touched = true; }
    /// It ended, and shall not be told.
    void forget(const Transfer &transfer);
    [[nodiscard]] curl_socket_t openSocket(Transfer &owner, const curl_sockaddr &address);
    static int closeSocket(void *self, curl_socket_t socket);
    /// The owner is about to go; its connections stay in the pool.
    void disown(curl_socket_t socket) { at(socket).owner = nullptr; }

    static int onSocket(CURL *easy, curl_socket_t socket, int what, void *pool, void *known);
    static int onTimer(CURLM *multi, long milliseconds, void *pool);
    void want(unsigned pool, curl_socket_t socket, std::uint32_t events);
    void act(curl_socket_t socket, std::uint32_t events);
    void runTimers();
    void collect();
    [[nodiscard]] int waitTime(Steady until) const;
    [[nodiscard]] bool wasWoken(std::chrono::milliseconds within) const;
    [[nodiscard]] Socket &at(curl_socket_t socket);

    ConnectionCounter *m_counter;
    int m_epoll;
    int m_wake;
    std::vector<Pool> m_pools;
    std::vector<Socket> m_sockets{}; ///< by descriptor
    std::vector<Ended> m_ended{}; ///< of this turn
};

} // namespace hp::curl
