// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Multiplexer.h"

#include "backend/redfish/transport/Transfer.h"
#include "backend/runtime/CurlSupport.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace hp::redfish {

namespace {

constexpr int eventsPerTurn = 512;
/// A timer of curl that got lost would only cost this much.
constexpr Span maxSleep = std::chrono::seconds(1);

} // namespace

Multiplexer::Multiplexer(unsigned shards, FileBudget &files)
    : m_files(files)
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_shards(std::max(shards, 1U))
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<std::uint32_t>(m_wake);
    epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_wake, &event);

    // Hashing spreads BMCs unevenly; a shard whose cache is too small evicts warm connections. The
    // sum is bounded by the file budget, not by this.
    const std::size_t each = files.keepable() / m_shards.size();
    for (Shard &shard : m_shards) {
        shard.owner = this;
        shard.multi = curl_multi_init();
        curl_multi_setopt(
            shard.multi, CURLMOPT_MAXCONNECTS, static_cast<long>(each + each / 4 + 16));
        curl_multi_setopt(shard.multi, CURLMOPT_PIPELINING, long{CURLPIPE_NOTHING});
        curl_multi_setopt(shard.multi, CURLMOPT_SOCKETFUNCTION, &Multiplexer::onSocket);
        curl_multi_setopt(shard.multi, CURLMOPT_SOCKETDATA, &shard);
        curl_multi_setopt(shard.multi, CURLMOPT_TIMERFUNCTION, &Multiplexer::onTimer);
        curl_multi_setopt(shard.multi, CURLMOPT_TIMERDATA, &shard);
    }
}

Multiplexer::~Multiplexer()
{
    for (Shard &shard : m_shards)
        curl_multi_cleanup(shard.multi);
    ::close(m_wake);
    ::close(m_epoll);
}

void Multiplexer::add(unsigned shard, CURL *easy)
{
    m_shards[shard].touched = true;
    curl_multi_add_handle(m_shards[shard].multi, easy);
}

void Multiplexer::remove(unsigned shard, CURL *easy)
{
    curl_multi_remove_handle(m_shards[shard].multi, easy);
}

void Multiplexer::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(m_wake, &one, sizeof one);
}

void Multiplexer::turn(Steady until, Span gather, std::vector<Finished> &finished)
{
    std::array<epoll_event, eventsPerTurn> events; // NOLINT: epoll fills what is looked at
    int count = epoll_wait(m_epoll, events.data(), eventsPerTurn, waitTime(until));
    if (count > 0 && gather.count() > 0 && !wasWoken(gather))
        count = epoll_wait(m_epoll, events.data(), eventsPerTurn, 0);
    for (int i = 0; i < count; ++i) {
        const auto &event = events[static_cast<std::size_t>(i)];
        const auto socket = static_cast<curl_socket_t>(event.data.u32);
        if (socket != m_wake) {
            act(socket, event.events);
            continue;
        }
        std::uint64_t ignored = 0;
        [[maybe_unused]] const auto bytes = ::read(m_wake, &ignored, sizeof ignored);
    }
    runTimers();
    // What a timer finished is told by no socket: without this it would wait for the next event.
    collect(finished);
}

bool Multiplexer::wasWoken(Span within) const
{
    pollfd bell{m_wake, POLLIN, 0};
    return poll(&bell, 1, static_cast<int>(within.count())) > 0;
}

int Multiplexer::waitTime(Steady until) const
{
    const Steady now = std::chrono::steady_clock::now();
    Steady due = std::min(until, now + maxSleep);
    for (const Shard &shard : m_shards)
        due = std::min(due, shard.due);
    return due <= now ? 0 : static_cast<int>(std::chrono::ceil<Span>(due - now).count());
}

void Multiplexer::act(curl_socket_t socket, std::uint32_t events)
{
    Socket &known = at(socket);
    if (known.wanted == 0) {
        // Nobody waits for this: the BMC ends a connection that was kept. The next request on it
        // will find out; until then it must not wake us again.
        epoll_ctl(m_epoll, EPOLL_CTL_DEL, socket, nullptr);
        known.registered = 0;
        if (known.owner != nullptr)
            std::exchange(known.owner, nullptr)->connectionEnded(socket);
        return;
    }
    const int what = ((events & EPOLLIN) != 0 ? CURL_CSELECT_IN : 0)
        | ((events & EPOLLOUT) != 0 ? CURL_CSELECT_OUT : 0)
        | ((events & (EPOLLERR | EPOLLHUP)) != 0 ? CURL_CSELECT_ERR : 0);
    Shard &shard = m_shards[known.shard];
    shard.touched = true;
    int running = 0;
    curl_multi_socket_action(shard.multi, socket, what, &running);
}

void Multiplexer::runTimers()
{
    const Steady now = std::chrono::steady_clock::now();
    for (Shard &shard : m_shards) {
        if (now < shard.due)
            continue;
        shard.due = Steady::max(); // curl sets the next one in the call
        shard.touched = true;
        int running = 0;
        curl_multi_socket_action(shard.multi, CURL_SOCKET_TIMEOUT, 0, &running);
    }
}

void Multiplexer::collect(std::vector<Finished> &finished)
{
    for (Shard &shard : m_shards) {
        if (!std::exchange(shard.touched, false))
            continue;
        int left = 0;
        while (const CURLMsg *message = curl_multi_info_read(shard.multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const Finished done{message->easy_handle, message->data.result};
            curl_multi_remove_handle(shard.multi, done.easy);
            finished.push_back(done);
        }
    }
}

int Multiplexer::onSocket(CURL *, curl_socket_t socket, int what, void *shard, void *)
{
    auto &mine = *static_cast<Shard *>(shard);
    const auto index = static_cast<unsigned>(&mine - mine.owner->m_shards.data());
    mine.owner->want(index, socket, runtime::epollEvents(what));
    return 0;
}

int Multiplexer::onTimer(CURLM *, long milliseconds, void *shard)
{
    auto &mine = *static_cast<Shard *>(shard);
    mine.due =
        milliseconds < 0 ? Steady::max() : std::chrono::steady_clock::now() + Span(milliseconds);
    return 0;
}

/// Tells epoll only what it does not know. A connection between two requests stays registered, so
/// that a request on it costs no system call here, and its end is noticed.
void Multiplexer::want(unsigned shard, curl_socket_t socket, std::uint32_t events)
{
    Socket &known = at(socket);
    known.shard = shard;
    known.wanted = events;
    if (events == 0 && known.connection && known.registered != 0)
        events = EPOLLIN;
    if (events == known.registered)
        return;
    epoll_event event{};
    event.events = events;
    event.data.u32 = static_cast<std::uint32_t>(socket);
    const int operation = events == 0 ? EPOLL_CTL_DEL
        : known.registered == 0       ? EPOLL_CTL_ADD
                                      : EPOLL_CTL_MOD;
    epoll_ctl(m_epoll, operation, socket, &event);
    known.registered = events;
}

curl_socket_t Multiplexer::openSocket(Transfer &owner, const curl_sockaddr &address)
{
    const int socket =
        ::socket(address.family, address.socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, address.protocol);
    if (socket < 0)
        return CURL_SOCKET_BAD;
    ++m_connections;
    m_files.opened();
    Socket fresh;
    fresh.owner = &owner;
    fresh.connection = true;
    at(socket) = fresh;
    return socket;
}

int Multiplexer::closeSocket(void *self, curl_socket_t socket)
{
    auto &multiplexer = *static_cast<Multiplexer *>(self);
    Socket &known = multiplexer.at(socket);
    if (known.owner != nullptr)
        known.owner->connectionEnded(socket);
    known = {};
    multiplexer.m_files.closed();
    return ::close(socket);
}

void Multiplexer::disown(curl_socket_t socket)
{
    at(socket).owner = nullptr;
}

Multiplexer::Socket &Multiplexer::at(curl_socket_t socket)
{
    const auto index = static_cast<std::size_t>(socket);
    if (index >= m_sockets.size())
        m_sockets.resize(std::max(index + 1, 2 * m_sockets.size()));
    return m_sockets[index];
}

} // namespace hp::redfish
