// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/FileBudget.h"

#include <curl/curl.h>

#include <atomic>
#include <cstdint>
#include <vector>

namespace hp::redfish {

class Transfer;

/// The curl multi handles and the one epoll behind their sockets (facts/redfish.md 7.2, 7.3). One
/// multi handle with thousands of connections gets slow, so there are several, and a BMC always
/// uses the same. Lives on the engine's thread, except wake().
class Multiplexer
{
public:
    struct Finished {
        CURL *easy = nullptr;
        CURLcode code = CURLE_OK;
    };

    /// `files` outlives it.
    Multiplexer(unsigned shards, FileBudget &files);
    /// No transfer may be under way any more.
    ~Multiplexer();
    Multiplexer(const Multiplexer &) = delete;
    Multiplexer &operator=(const Multiplexer &) = delete;

    [[nodiscard]] unsigned shards() const { return static_cast<unsigned>(m_shards.size()); }
    void add(unsigned shard, CURL *easy);
    /// Also gives up a request that is under way; its connection is closed then.
    void remove(unsigned shard, CURL *easy);

    /// Sleeps until something happens, at the latest until `until`, and works it off. When it
    /// happens on a socket, more may gather for `gather` first. Adds what finished to `finished`;
    /// those handles are removed already.
    void turn(Steady until, Span gather, std::vector<Finished> &finished);
    /// Ends the sleep of turn(); from any thread.
    void wake();

    /// Connections opened since the start.
    [[nodiscard]] std::uint64_t connections() const { return m_connections; }

    // The sockets of transfers; curl calls these through Transfer.
    [[nodiscard]] curl_socket_t openSocket(Transfer &owner, const curl_sockaddr &address);
    static int closeSocket(void *self, curl_socket_t socket);
    /// The owner is about to go; its connections stay in the cache.
    void disown(curl_socket_t socket);

private:
    struct Shard {
        Multiplexer *owner = nullptr;
        CURLM *multi = nullptr;
        Steady due = Steady::max(); ///< of curl's own timers
        bool touched = false; ///< something may have finished
    };
    /// What is known about one descriptor. curl tells what it wants, epoll is told what differs.
    struct Socket {
        Transfer *owner = nullptr; ///< of a connection to a BMC; null for curl's own descriptors
        unsigned shard = 0;
        std::uint32_t registered = 0; ///< with epoll
        std::uint32_t wanted = 0; ///< by curl
        bool connection = false; ///< opened by openSocket()
    };

    static int onSocket(CURL *easy, curl_socket_t socket, int what, void *shard, void *known);
    static int onTimer(CURLM *multi, long milliseconds, void *shard);
    void want(unsigned shard, curl_socket_t socket, std::uint32_t events);
    void act(curl_socket_t socket, std::uint32_t events);
    void runTimers();
    void collect(std::vector<Finished> &finished);
    [[nodiscard]] int waitTime(Steady until) const;
    [[nodiscard]] bool wasWoken(Span within) const;
    [[nodiscard]] Socket &at(curl_socket_t socket);

    FileBudget &m_files;
    int m_epoll;
    int m_wake;
    std::vector<Shard> m_shards;
    std::vector<Socket> m_sockets{}; ///< by descriptor
    std::atomic<std::uint64_t> m_connections{0};
};

} // namespace hp::redfish
