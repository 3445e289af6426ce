// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"

#include <curl/curl.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <set>
#include <unordered_map>
#include <vector>

namespace hp::kube {

using Steady = std::chrono::steady_clock::time_point;

/// The curl multi handles, one for each lane as connections are not shared between them, and the
/// one epoll behind their sockets. Lives on the engine's thread, except wake() and connections().
class Multiplexer
{
public:
    struct Finished {
        CURL *easy = nullptr;
        CURLcode code = CURLE_OK;
    };

    Multiplexer();
    /// No transfer may be under way any more.
    ~Multiplexer();
    Multiplexer(const Multiplexer &) = delete;
    Multiplexer &operator=(const Multiplexer &) = delete;

    /// Readies a handle for add(): whom its sockets belong to.
    void adopt(Lane lane, CURL *easy);
    void add(Lane lane, CURL *easy);
    /// Also gives up a request that is under way.
    void remove(Lane lane, CURL *easy);
    /// Ends the connections of a lane under whatever runs on them: curl keeps a connection on which
    /// many requests share even when all of them are given up, and would use it again.
    void cut(Lane lane);
    /// Something other than a socket or a timer moved a transfer, so it may have finished.
    void touch(Lane lane) { at(lane).touched = true; }

    /// Sleeps until something happens, at the latest until `until`, and works it off. Adds what
    /// finished to `finished`; those handles are removed already.
    void turn(Steady until, std::vector<Finished> &finished);
    /// Ends the sleep of turn(); from any thread.
    void wake();

    /// Connections opened since the start; from any thread.
    [[nodiscard]] std::uint64_t connections(Lane lane) const;
    /// That are open now; from any thread.
    [[nodiscard]] int open(Lane lane) const;

private:
    struct LaneState {
        Multiplexer *owner = nullptr;
        CURLM *multi = nullptr;
        Steady due = Steady::max(); ///< of curl's own timers
        bool touched = false; ///< something may have finished
        std::set<curl_socket_t> open{};
        std::atomic<int> openCount{0};
        std::atomic<std::uint64_t> opened{0};
    };
    struct Socket {
        LaneState *lane = nullptr;
        std::uint32_t registered = 0; ///< with epoll
    };

    static int onSocket(CURL *easy, curl_socket_t socket, int what, void *lane, void *known);
    static int onTimer(CURLM *multi, long milliseconds, void *lane);
    static curl_socket_t onOpenSocket(void *lane, curlsocktype purpose, curl_sockaddr *address);
    static int onCloseSocket(void *lane, curl_socket_t socket);
    void want(LaneState &lane, curl_socket_t socket, std::uint32_t events);
    void act(curl_socket_t socket, std::uint32_t events);
    void runTimers();
    void collect(std::vector<Finished> &finished);
    [[nodiscard]] int waitTime(Steady until) const;
    [[nodiscard]] LaneState &at(Lane lane) { return m_lanes[static_cast<std::size_t>(lane)]; }
    [[nodiscard]] const LaneState &at(Lane lane) const
    {
        return m_lanes[static_cast<std::size_t>(lane)];
    }

    int m_epoll;
    int m_wake;
    std::array<LaneState, laneCount> m_lanes{};
    std::unordered_map<curl_socket_t, Socket> m_sockets{};
};

} // namespace hp::kube
