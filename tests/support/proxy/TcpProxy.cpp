// SPDX-License-Identifier: Apache-2.0
#include "tests/support/proxy/TcpProxy.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace hp::test {

namespace {

constexpr std::size_t chunk = 65536;
constexpr std::size_t backlogLimit = 1 << 20; ///< bytes on their way; more are not read

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "the proxy of the tests: %s: %s\n", what, std::strerror(errno));
    std::exit(1);
}

sockaddr_in loopback(std::uint16_t port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
}

int streamSocket()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0)
        fail("socket");
    return socket;
}

void hurry(int socket)
{
    const int on = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

/// Ends a connection with an RST instead of a FIN.
void closeHard(int socket)
{
    if (socket < 0)
        return;
    const linger hard{1, 0};
    ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    ::close(socket);
}

/// What one end has sent and the other has not got yet.
struct Pipe {
    std::vector<char> bytes{};
    bool ended = false; ///< the sender has said its last
    bool endTold = false; ///< and the receiver knows

    /// False when the sender is gone.
    bool fill(int from)
    {
        char buffer[chunk];
        const ssize_t got = ::recv(from, buffer, sizeof buffer, 0);
        if (got > 0)
            bytes.insert(bytes.end(), buffer, buffer + got);
        else if (got == 0)
            ended = true;
        else if (errno != EAGAIN && errno != EINTR)
            return false;
        return true;
    }

    /// False when the receiver is gone; `moved` grows by what it took.
    bool drain(int to, std::size_t limit, std::uint64_t &moved)
    {
        if (!bytes.empty()) {
            const ssize_t sent =
                ::send(to, bytes.data(), std::min(bytes.size(), limit), MSG_NOSIGNAL);
            if (sent < 0 && errno != EAGAIN && errno != EINTR)
                return false;
            if (sent > 0) {
                bytes.erase(bytes.begin(), bytes.begin() + sent);
                moved += static_cast<std::uint64_t>(sent);
            }
        }
        if (bytes.empty() && ended && !endTold) {
            ::shutdown(to, SHUT_WR);
            endTold = true;
        }
        return true;
    }
};

} // namespace

struct TcpProxy::Connection {
    int client = -1;
    int server = -1; ///< -1 while stalled from the start
    Pipe up{}; ///< from the client to the server
    Pipe down{};
    bool stalled = false;
};

TcpProxy::TcpProxy(std::uint16_t target)
    : m_target(target)
{
    if (::pipe2(m_wake, O_NONBLOCK | O_CLOEXEC) != 0)
        fail("pipe");
    listen();
    m_thread = std::thread([this] { run(); });
}

TcpProxy::~TcpProxy()
{
    m_stop = true;
    wake();
    m_thread.join();
    for (const auto &connection : m_connections)
        reset(*connection);
    if (m_listener >= 0)
        ::close(m_listener);
    ::close(m_wake[0]);
    ::close(m_wake[1]);
}

void TcpProxy::set(Line line)
{
    m_wanted = line;
    const int asked = ++m_asked;
    wake();
    while (m_done < asked)
        std::this_thread::yield();
}

void TcpProxy::wake()
{
    const char byte = 0;
    // A full pipe wakes as well as one more byte.
    (void)!::write(m_wake[1], &byte, 1);
}

void TcpProxy::listen()
{
    m_listener = streamSocket();
    const int on = 1;
    ::setsockopt(m_listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    const sockaddr_in address = loopback(port());
    // sockaddr is what the system's interface wants.
    if (::bind(m_listener, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        || ::listen(m_listener, 128) != 0)
        fail("listen");
}

void TcpProxy::run()
{
    while (!m_stop)
        turn();
}

/// Waits for something to do and does it: one round of the loop.
void TcpProxy::turn()
{
    const bool slow = m_line == Line::Slow;
    std::vector<pollfd> waiting{{m_wake[0], POLLIN, 0}, {m_listener, POLLIN, 0}};
    const auto add = [&](int socket, const Pipe &from, const Pipe &to) {
        const bool reads = !from.ended && from.bytes.size() < backlogLimit;
        const bool writes = !slow && (!to.bytes.empty() || (to.ended && !to.endTold));
        waiting.push_back({socket, short((reads ? POLLIN : 0) | (writes ? POLLOUT : 0)), 0});
    };
    for (const auto &connection : m_connections) {
        add(connection->client, connection->up, connection->down);
        add(connection->server, connection->down, connection->up);
    }
    const int timeout = slow ? static_cast<int>(slowDelay.count()) : -1;
    if (::poll(waiting.data(), waiting.size(), timeout) < 0 && errno != EINTR)
        fail("poll");
    char drop[64];
    while (::read(m_wake[0], drop, sizeof drop) > 0) { }
    if (m_done != m_asked) {
        apply();
        return;
    }
    auto next = waiting.begin() + 2;
    for (auto it = m_connections.begin(); it != m_connections.end();) {
        const short client = (next++)->revents;
        const short server = (next++)->revents;
        if (carry(**it, client, server)) {
            ++it;
        } else {
            reset(**it);
            it = m_connections.erase(it);
        }
    }
    if (slow && std::chrono::steady_clock::now() >= m_nextStep)
        m_nextStep = std::chrono::steady_clock::now() + slowDelay;
    if (waiting[1].revents != 0)
        accept();
    m_open = static_cast<int>(m_connections.size());
}

void TcpProxy::apply()
{
    const int asked = m_asked;
    m_line = m_wanted;
    if (m_line == Line::Refuse && m_listener >= 0) {
        ::close(m_listener);
        m_listener = -1;
    }
    if (m_line != Line::Refuse && m_listener < 0)
        listen();
    if (m_line == Line::Cut || m_line == Line::Refuse) {
        for (const auto &connection : m_connections)
            reset(*connection);
        m_connections.clear();
    }
    if (m_line == Line::Stall) {
        for (const auto &connection : m_connections)
            connection->stalled = true;
    }
    m_open = static_cast<int>(m_connections.size());
    m_done = asked;
}

void TcpProxy::accept()
{
    const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (client < 0)
        return;
    ++m_accepted;
    if (m_line == Line::Cut) {
        closeHard(client);
        return;
    }
    auto connection = std::make_unique<Connection>();
    connection->client = client;
    connection->stalled = m_line == Line::Stall;
    hurry(client);
    if (!connection->stalled) {
        connection->server = streamSocket();
        hurry(connection->server);
        const sockaddr_in address = loopback(m_target);
        const auto *plain = reinterpret_cast<const sockaddr *>(&address);
        if (::connect(connection->server, plain, sizeof address) != 0 && errno != EINPROGRESS) {
            reset(*connection);
            return;
        }
    }
    m_connections.push_back(std::move(connection));
}

bool TcpProxy::carry(Connection &connection, short clientEvents, short serverEvents)
{
    constexpr short readable = POLLIN | POLLHUP | POLLERR;
    if ((clientEvents & readable) != 0 && !connection.up.fill(connection.client))
        return false;
    if ((serverEvents & readable) != 0 && !connection.down.fill(connection.server)) {
        if (!connection.stalled)
            return false;
        connection.down.ended = true;
    }
    if (connection.stalled) {
        connection.up.bytes.clear();
        connection.down.bytes.clear();
        // Whoever gives up a dead connection may; the other end is never told.
        if (connection.down.ended && connection.server >= 0) {
            closeHard(connection.server);
            connection.server = -1;
        }
        return !connection.up.ended;
    }
    if (m_line == Line::Slow && std::chrono::steady_clock::now() < m_nextStep)
        return true;
    const std::size_t limit = m_line == Line::Slow ? slowBytes : chunk;
    std::uint64_t up = 0;
    std::uint64_t down = 0;
    const bool alive = connection.up.drain(connection.server, limit, up)
        && connection.down.drain(connection.client, limit, down);
    m_delivered += down;
    return alive && !(connection.up.endTold && connection.down.endTold);
}

void TcpProxy::reset(Connection &connection)
{
    closeHard(connection.client);
    closeHard(connection.server);
    connection.client = connection.server = -1;
}

} // namespace hp::test
