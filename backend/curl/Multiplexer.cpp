// SPDX-License-Identifier: Apache-2.0
#include "backend/curl/Multiplexer.h"

#include "backend/curl/Transfer.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace hp::curl {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr int eventsPerTurn = 512;
/// A timer of curl that got lost would only cost this much.
constexpr Milliseconds maxSleep{1000};

/// What epoll has to wait for when curl says CURL_POLL_* about a socket; 0: nothing more.
std::uint32_t epollEvents(int curlPoll)
{
    switch (curlPoll) {
    case CURL_POLL_IN:
        return EPOLLIN;
    case CURL_POLL_OUT:
        return EPOLLOUT;
    case CURL_POLL_INOUT:
        return EPOLLIN | EPOLLOUT;
    default:
        return 0;
    }
}

} // namespace

Multiplexer::Multiplexer(const std::vector<PoolOptions> &pools, ConnectionCounter *counter)
    : m_counter(counter)
    , m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
    , m_pools(pools.size())
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u32 = static_cast<std::uint32_t>(m_wake);
    epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_wake, &event);

    for (std::size_t i = 0; i < pools.size(); ++i) {
        Pool &pool = m_pools[i];
        pool.owner = this;
        pool.multi = curl_multi_init();
        const auto set = [&pool](CURLMoption option, auto value) {
            curl_multi_setopt(pool.multi, option, value);
        };
        set(CURLMOPT_PIPELINING,
            long{pools[i].multiplexes ? CURLPIPE_MULTIPLEX : CURLPIPE_NOTHING});
        set(CURLMOPT_MAX_CONCURRENT_STREAMS, pools[i].maxStreams);
        set(CURLMOPT_MAX_HOST_CONNECTIONS, pools[i].maxHostConnections);
        if (pools[i].maxKept > 0)
            set(CURLMOPT_MAXCONNECTS, pools[i].maxKept);
        set(CURLMOPT_SOCKETFUNCTION, &Multiplexer::onSocket);
        set(CURLMOPT_SOCKETDATA, &pool);
        set(CURLMOPT_TIMERFUNCTION, &Multiplexer::onTimer);
        set(CURLMOPT_TIMERDATA, &pool);
    }
}

Multiplexer::~Multiplexer()
{
    for (Pool &pool : m_pools)
        curl_multi_cleanup(pool.multi);
    ::close(m_wake);
    ::close(m_epoll);
}

void Multiplexer::add(unsigned pool, CURL *easy)
{
    touch(pool);
    curl_multi_add_handle(m_pools[pool].multi, easy);
}

void Multiplexer::remove(unsigned pool, CURL *easy)
{
    curl_multi_remove_handle(m_pools[pool].multi, easy);
}

void Multiplexer::forget(const Transfer &transfer)
{
    for (Ended &ended : m_ended) {
        if (ended.transfer == &transfer)
            ended.transfer = nullptr;
    }
}

void Multiplexer::cut(unsigned pool)
{
    for (std::size_t socket = 0; socket < m_sockets.size(); ++socket) {
        if (m_sockets[socket].connection && m_sockets[socket].pool == pool)
            ::shutdown(static_cast<int>(socket), SHUT_RDWR);
    }
}

void Multiplexer::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(m_wake, &one, sizeof one);
}

void Multiplexer::turn(const Sleep &sleep)
{
    std::array<epoll_event, eventsPerTurn> events; // NOLINT: epoll fills what is looked at
    int count = epoll_wait(m_epoll, events.data(), eventsPerTurn, waitTime(sleep.until));
    if (count > 0 && sleep.gather.count() > 0 && !wasWoken(sleep.gather))
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
    collect();
    // By index: what is told may forget others, and itself.
    for (std::size_t i = 0; i < m_ended.size(); ++i) {
        if (Transfer *const transfer = std::exchange(m_ended[i].transfer, nullptr))
            transfer->tellEnd(m_ended[i].code);
    }
    m_ended.clear();
}

bool Multiplexer::wasWoken(Milliseconds within) const
{
    pollfd bell{m_wake, POLLIN, 0};
    return poll(&bell, 1, static_cast<int>(within.count())) > 0;
}

int Multiplexer::waitTime(Steady until) const
{
    const Steady now = std::chrono::steady_clock::now();
    Steady due = std::min(until, now + maxSleep);
    for (const Pool &pool : m_pools)
        due = std::min(due, pool.touched ? now : pool.due);
    return due <= now ? 0 : static_cast<int>(std::chrono::ceil<Milliseconds>(due - now).count());
}

void Multiplexer::act(curl_socket_t socket, std::uint32_t events)
{
    Socket &known = at(socket);
    if (known.wanted == 0) {
        // Nobody waits for this: the server ends a connection that was kept. The next request on it
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
    Pool &pool = m_pools[known.pool];
    pool.touched = true;
    int running = 0;
    curl_multi_socket_action(pool.multi, socket, what, &running);
}

void Multiplexer::runTimers()
{
    const Steady now = std::chrono::steady_clock::now();
    for (Pool &pool : m_pools) {
        if (now < pool.due)
            continue;
        pool.due = Steady::max(); // curl sets the next one in the call
        pool.touched = true;
        int running = 0;
        curl_multi_socket_action(pool.multi, CURL_SOCKET_TIMEOUT, 0, &running);
    }
}

void Multiplexer::collect()
{
    for (Pool &pool : m_pools) {
        if (!std::exchange(pool.touched, false))
            continue;
        int left = 0;
        while (const CURLMsg *message = curl_multi_info_read(pool.multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const CURLcode code = message->data.result; // the message goes with the handle
            m_ended.push_back({&Transfer::ended(message->easy_handle), code});
            curl_multi_remove_handle(pool.multi, message->easy_handle);
        }
    }
}

int Multiplexer::onSocket(CURL *, curl_socket_t socket, int what, void *pool, void *)
{
    auto &mine = *static_cast<Pool *>(pool);
    const auto index = static_cast<unsigned>(&mine - mine.owner->m_pools.data());
    mine.owner->want(index, socket, epollEvents(what));
    return 0;
}

int Multiplexer::onTimer(CURLM *, long milliseconds, void *pool)
{
    auto &mine = *static_cast<Pool *>(pool);
    mine.due = milliseconds < 0 ? Steady::max()
                                : std::chrono::steady_clock::now() + Milliseconds(milliseconds);
    return 0;
}

/// Tells epoll only what it does not know. A connection between two requests stays registered, so
/// that a request on it costs no system call here, and its end is noticed.
void Multiplexer::want(unsigned pool, curl_socket_t socket, std::uint32_t events)
{
    Socket &known = at(socket);
    known.pool = pool;
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
    Socket fresh;
    fresh.owner = &owner;
    fresh.pool = owner.pool();
    fresh.connection = true;
    at(socket) = fresh;
    ++m_pools[fresh.pool].opened;
    ++m_pools[fresh.pool].open;
    if (m_counter != nullptr)
        m_counter->opened();
    return socket;
}

int Multiplexer::closeSocket(void *self, curl_socket_t socket)
{
    auto &multiplexer = *static_cast<Multiplexer *>(self);
    const Socket known = std::exchange(multiplexer.at(socket), {});
    if (known.owner != nullptr)
        known.owner->connectionEnded(socket);
    --multiplexer.m_pools[known.pool].open;
    if (multiplexer.m_counter != nullptr)
        multiplexer.m_counter->closed();
    return ::close(socket);
}

std::uint64_t Multiplexer::opened() const
{
    std::uint64_t sum = 0;
    for (const Pool &pool : m_pools)
        sum += pool.opened;
    return sum;
}

Multiplexer::Socket &Multiplexer::at(curl_socket_t socket)
{
    const auto index = static_cast<std::size_t>(socket);
    if (index >= m_sockets.size())
        m_sockets.resize(std::max(index + 1, 2 * m_sockets.size()));
    return m_sockets[index];
}

} // namespace hp::curl
