// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/Multiplexer.h"

#include "backend/runtime/CurlSupport.h"

#include <algorithm>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace hp::kube {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr int eventsPerTurn = 64;
/// A timer of curl that got lost would only cost this much.
constexpr Milliseconds maxSleep{1000};
/// Streams on one connection, as far as the server allows.
constexpr long streamsPerConnection = 1000;
/// Only of a server, or a proxy, that speaks no HTTP/2; watches need one each then.
constexpr long connectionsPerLane = 8;

} // namespace

Multiplexer::Multiplexer()
    : m_epoll(epoll_create1(EPOLL_CLOEXEC))
    , m_wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.fd = m_wake;
    epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_wake, &event);

    for (LaneState &lane : m_lanes) {
        lane.owner = this;
        lane.multi = curl_multi_init();
        const auto set = [&lane](CURLMoption option, auto value) {
            curl_multi_setopt(lane.multi, option, value);
        };
        set(CURLMOPT_PIPELINING, long{CURLPIPE_MULTIPLEX});
        set(CURLMOPT_MAX_CONCURRENT_STREAMS, streamsPerConnection);
        if (&lane != &at(Lane::Watches))
            set(CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerLane);
        set(CURLMOPT_SOCKETFUNCTION, &Multiplexer::onSocket);
        set(CURLMOPT_SOCKETDATA, &lane);
        set(CURLMOPT_TIMERFUNCTION, &Multiplexer::onTimer);
        set(CURLMOPT_TIMERDATA, &lane);
    }
}

Multiplexer::~Multiplexer()
{
    for (LaneState &lane : m_lanes)
        curl_multi_cleanup(lane.multi);
    ::close(m_wake);
    ::close(m_epoll);
}

void Multiplexer::adopt(Lane lane, CURL *easy)
{
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, &Multiplexer::onOpenSocket);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, &at(lane));
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, &Multiplexer::onCloseSocket);
    curl_easy_setopt(easy, CURLOPT_CLOSESOCKETDATA, &at(lane));
}

void Multiplexer::add(Lane lane, CURL *easy)
{
    at(lane).touched = true;
    curl_multi_add_handle(at(lane).multi, easy);
}

void Multiplexer::remove(Lane lane, CURL *easy)
{
    curl_multi_remove_handle(at(lane).multi, easy);
}

void Multiplexer::cut(Lane lane)
{
    for (const curl_socket_t socket : at(lane).open)
        ::shutdown(socket, SHUT_RDWR);
}

void Multiplexer::wake()
{
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(m_wake, &one, sizeof one);
}

void Multiplexer::turn(Steady until, std::vector<Finished> &finished)
{
    std::array<epoll_event, eventsPerTurn> events; // NOLINT: epoll fills what is looked at
    const int count = epoll_wait(m_epoll, events.data(), eventsPerTurn, waitTime(until));
    for (int i = 0; i < count; ++i) {
        const auto &event = events[static_cast<std::size_t>(i)];
        if (event.data.fd != m_wake) {
            act(event.data.fd, event.events);
            continue;
        }
        std::uint64_t ignored = 0;
        [[maybe_unused]] const auto bytes = ::read(m_wake, &ignored, sizeof ignored);
    }
    runTimers();
    collect(finished);
}

int Multiplexer::waitTime(Steady until) const
{
    const Steady now = std::chrono::steady_clock::now();
    Steady due = std::min(until, now + maxSleep);
    for (const LaneState &lane : m_lanes)
        due = std::min(due, lane.touched ? now : lane.due);
    return due <= now ? 0 : static_cast<int>(std::chrono::ceil<Milliseconds>(due - now).count());
}

void Multiplexer::act(curl_socket_t socket, std::uint32_t events)
{
    const auto known = m_sockets.find(socket);
    if (known == m_sockets.end())
        return; // an earlier event of this turn closed it
    const int what = ((events & EPOLLIN) != 0 ? CURL_CSELECT_IN : 0)
        | ((events & EPOLLOUT) != 0 ? CURL_CSELECT_OUT : 0)
        | ((events & (EPOLLERR | EPOLLHUP)) != 0 ? CURL_CSELECT_ERR : 0);
    LaneState &lane = *known->second.lane;
    lane.touched = true;
    int running = 0;
    curl_multi_socket_action(lane.multi, socket, what, &running);
}

void Multiplexer::runTimers()
{
    const Steady now = std::chrono::steady_clock::now();
    for (LaneState &lane : m_lanes) {
        if (now < lane.due)
            continue;
        lane.due = Steady::max(); // curl sets the next one in the call
        lane.touched = true;
        int running = 0;
        curl_multi_socket_action(lane.multi, CURL_SOCKET_TIMEOUT, 0, &running);
    }
}

void Multiplexer::collect(std::vector<Finished> &finished)
{
    for (LaneState &lane : m_lanes) {
        if (!std::exchange(lane.touched, false))
            continue;
        int left = 0;
        while (const CURLMsg *message = curl_multi_info_read(lane.multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const Finished done{message->easy_handle, message->data.result};
            curl_multi_remove_handle(lane.multi, done.easy);
            finished.push_back(done);
        }
    }
}

int Multiplexer::onSocket(CURL *, curl_socket_t socket, int what, void *lane, void *)
{
    auto &mine = *static_cast<LaneState *>(lane);
    mine.owner->want(mine, socket, runtime::epollEvents(what));
    return 0;
}

int Multiplexer::onTimer(CURLM *, long milliseconds, void *lane)
{
    auto &mine = *static_cast<LaneState *>(lane);
    mine.due = milliseconds < 0 ? Steady::max()
                                : std::chrono::steady_clock::now() + Milliseconds(milliseconds);
    return 0;
}

void Multiplexer::want(LaneState &lane, curl_socket_t socket, std::uint32_t events)
{
    Socket &known = m_sockets[socket];
    known.lane = &lane;
    if (events != known.registered) {
        epoll_event event{};
        event.events = events;
        event.data.fd = socket;
        const int operation = events == 0 ? EPOLL_CTL_DEL
            : known.registered == 0       ? EPOLL_CTL_ADD
                                          : EPOLL_CTL_MOD;
        epoll_ctl(m_epoll, operation, socket, &event);
    }
    if (events == 0)
        m_sockets.erase(socket);
    else
        known.registered = events;
}

curl_socket_t Multiplexer::onOpenSocket(void *lane, curlsocktype, curl_sockaddr *address)
{
    auto &mine = *static_cast<LaneState *>(lane);
    const int socket = ::socket(
        address->family, address->socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, address->protocol);
    if (socket < 0)
        return CURL_SOCKET_BAD;
    ++mine.opened;
    mine.open.insert(socket);
    mine.openCount = static_cast<int>(mine.open.size());
    return socket;
}

int Multiplexer::onCloseSocket(void *lane, curl_socket_t socket)
{
    auto &mine = *static_cast<LaneState *>(lane);
    mine.open.erase(socket);
    mine.openCount = static_cast<int>(mine.open.size());
    mine.owner->m_sockets.erase(socket); // epoll forgets what is closed
    return ::close(socket);
}

std::uint64_t Multiplexer::connections(Lane lane) const
{
    return at(lane).opened;
}

int Multiplexer::open(Lane lane) const
{
    return at(lane).openCount;
}

} // namespace hp::kube
