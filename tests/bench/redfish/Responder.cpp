// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Responder.h"

#include "tests/bench/redfish/Documents.h"
#include "tests/bench/redfish/Identity.h"

#include <queue>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <optional>
#include <random>
#include <string_view>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hp::bench {

namespace {

using Time = std::chrono::steady_clock::time_point;

[[noreturn]] void fail(const char *what)
{
    std::perror(what);
    std::exit(1);
}

/// One connection of a client.
struct Link {
    int socket = -1;
    std::uint64_t number = 0;
    std::unique_ptr<SSL, void (*)(SSL *)> tls{nullptr, &SSL_free};
    std::string in{};
    std::string out{};
    bool wantsWrite = false;
    bool wasRead = false; ///< its system, before
};

/// An answer that waits for its time.
struct Later {
    Time due{};
    int socket = -1;
    std::uint64_t number = 0; ///< of the link, for sockets are used again
    const std::string *answer = nullptr;
    bool operator>(const Later &other) const { return due > other.due; }
};

/// One request at the front of `in`: what it asks, its length; nothing while it is not complete.
struct Request {
    std::string_view what{};
    std::size_t length = 0;
    bool authorised = false;
};

std::string_view valueOf(std::string_view head, std::string_view name)
{
    for (std::size_t at = head.find("\r\n"); at != std::string_view::npos;
         at = head.find("\r\n", at)) {
        at += 2;
        if (head.size() - at > name.size() && head[at + name.size()] == ':'
            && strncasecmp(head.data() + at, name.data(), name.size()) == 0) {
            const std::string_view rest = head.substr(at + name.size() + 1);
            const std::string_view value = rest.substr(0, rest.find("\r\n"));
            return value.substr(std::min(value.find_first_not_of(' '), value.size()));
        }
    }
    return {};
}

std::optional<Request> requestIn(std::string_view in)
{
    const std::size_t end = in.find("\r\n\r\n");
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view head = in.substr(0, end + 2);
    std::size_t body = 0;
    const std::string_view length = valueOf(head, "content-length");
    std::from_chars(length.data(), length.data() + length.size(), body);
    Request request;
    request.length = end + 4 + body;
    if (in.size() < request.length)
        return std::nullopt;
    request.what = in.substr(0, in.find(" HTTP/"));
    request.authorised =
        !valueOf(head, "x-auth-token").empty() || !valueOf(head, "authorization").empty();
    return request;
}

} // namespace

struct Responder::Private {
    explicit Private(const ResponderOptions &given)
        : options(given)
        , delay(given.minDelay, std::max(given.minDelay, given.maxDelay))
    {
        rlimit files{};
        getrlimit(RLIMIT_NOFILE, &files);
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
        if (options.tls)
            identity = makeIdentity();
        listen();
    }
    ~Private()
    {
        for (const auto &[socket, link] : links)
            ::close(socket);
        ::close(listener);
        ::close(poll);
    }

    void listen()
    {
        listener = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        // All of 127.0.0.0/8 in one socket: bound to no address, but to the loopback device only.
        constexpr char loopback[] = "lo";
        if (setsockopt(listener, SOL_SOCKET, SO_BINDTODEVICE, loopback, sizeof loopback) != 0)
            fail("SO_BINDTODEVICE");
        sockaddr_in address{};
        address.sin_family = AF_INET;
        socklen_t size = sizeof address;
        auto *const raw = reinterpret_cast<sockaddr *>(&address);
        if (bind(listener, raw, size) != 0 || ::listen(listener, 4096) != 0
            || getsockname(listener, raw, &size) != 0)
            fail("listen");
        port = ntohs(address.sin_port);
        poll = epoll_create1(EPOLL_CLOEXEC);
        watch(listener, EPOLLIN, EPOLL_CTL_ADD);
    }

    void watch(int socket, std::uint32_t events, int operation) const
    {
        epoll_event event{};
        event.events = events;
        event.data.fd = socket;
        epoll_ctl(poll, operation, socket, &event);
    }

    void acceptAll()
    {
        for (;;) {
            const int socket = accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
            if (socket < 0)
                return;
            const int on = 1;
            setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            Link link;
            link.socket = socket;
            link.number = ++lastLink;
            if (options.tls) {
                link.tls.reset(SSL_new(identity.context.get()));
                SSL_set_fd(link.tls.get(), socket);
                SSL_set_accept_state(link.tls.get());
            }
            links.insert_or_assign(socket, std::move(link));
            watch(socket, EPOLLIN, EPOLL_CTL_ADD);
        }
    }

    void drop(int socket)
    {
        links.erase(socket);
        ::close(socket);
    }

    /// False when the link is gone.
    bool readAll(Link &link)
    {
        std::array<char, 16384> buffer{};
        for (;;) {
            const auto bytes = link.tls != nullptr
                ? static_cast<ssize_t>(
                    SSL_read(link.tls.get(), buffer.data(), static_cast<int>(buffer.size())))
                : ::read(link.socket, buffer.data(), buffer.size());
            if (bytes > 0) {
                link.in.append(buffer.data(), static_cast<std::size_t>(bytes));
                if (static_cast<std::size_t>(bytes) < buffer.size() && link.tls == nullptr)
                    return true;
                continue;
            }
            const bool again = link.tls != nullptr
                ? wantsMore(SSL_get_error(link.tls.get(), static_cast<int>(bytes)))
                : bytes < 0 && errno == EAGAIN;
            if (!again) {
                ERR_clear_error();
                drop(link.socket);
            }
            return again;
        }
    }

    static bool wantsMore(int error)
    {
        return error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE;
    }

    void serve(Link &link)
    {
        const int socket = link.socket;
        if (!readAll(link))
            return;
        std::size_t used = 0;
        while (const auto request = requestIn(std::string_view(link.in).substr(used))) {
            used += request->length;
            const std::string *const answer = answerTo(request->what, request->authorised);
            const bool isReading = request->what == "GET /redfish/v1/Systems/1";
            if (isReading && std::exchange(link.wasRead, true) && options.together > 0)
                gather({{}, socket, link.number, answer});
            else if (options.maxDelay > 0)
                waiting.push({inAWhile(), socket, link.number, answer});
            else
                link.out += *answer;
        }
        link.in.erase(0, used);
        if (!link.out.empty())
            flush(link);
    }

    Time inAWhile()
    {
        return std::chrono::steady_clock::now() + std::chrono::milliseconds(delay(random));
    }

    /// Answers all of them when this is the last one that was missing.
    void gather(const Later &one)
    {
        gathered.push_back(one);
        if (gathered.size() < static_cast<std::size_t>(options.together))
            return;
        for (Later &each : gathered) {
            each.due = inAWhile();
            waiting.push(each);
        }
        gathered.clear();
    }

    void flush(Link &link)
    {
        while (!link.out.empty()) {
            const auto bytes = link.tls != nullptr
                ? static_cast<ssize_t>(
                    SSL_write(link.tls.get(), link.out.data(), static_cast<int>(link.out.size())))
                : ::send(link.socket, link.out.data(), link.out.size(), MSG_NOSIGNAL);
            if (bytes <= 0)
                break;
            link.out.erase(0, static_cast<std::size_t>(bytes));
        }
        if (const bool more = !link.out.empty(); more != link.wantsWrite) {
            link.wantsWrite = more;
            watch(link.socket, EPOLLIN | (more ? EPOLLOUT : 0U), EPOLL_CTL_MOD);
        }
    }

    int answerDue()
    {
        for (;;) {
            if (waiting.empty())
                return -1;
            const Later next = waiting.top();
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(
                next.due - std::chrono::steady_clock::now());
            if (left.count() > 0)
                return static_cast<int>(left.count());
            waiting.pop();
            const auto link = links.find(next.socket);
            if (link != links.end() && link->second.number == next.number) {
                link->second.out += *next.answer;
                flush(link->second);
            }
        }
    }

    void serveUntil(int end)
    {
        watch(end, EPOLLIN, EPOLL_CTL_ADD);
        std::array<epoll_event, 256> events{};
        for (;;) {
            const int count =
                epoll_wait(poll, events.data(), static_cast<int>(events.size()), answerDue());
            for (int i = 0; i < count; ++i) {
                const epoll_event &event = events[static_cast<std::size_t>(i)];
                if (event.data.fd == end)
                    return;
                if (event.data.fd == listener) {
                    acceptAll();
                    continue;
                }
                const auto link = links.find(event.data.fd);
                if (link != links.end())
                    serve(link->second);
                if (const auto still = links.find(event.data.fd);
                    still != links.end() && !still->second.out.empty())
                    flush(still->second);
            }
        }
    }

    ResponderOptions options;
    std::minstd_rand random{20260301};
    std::uniform_int_distribution<int> delay;
    Identity identity{};
    int listener = -1;
    int poll = -1;
    int port = 0;
    std::uint64_t lastLink = 0;
    std::unordered_map<int, Link> links{};
    std::priority_queue<Later, std::vector<Later>, std::greater<>> waiting{};
    std::vector<Later> gathered{}; ///< wait for the others
};

Responder::Responder(const ResponderOptions &options)
    : m(std::make_unique<Private>(options))
{ }

Responder::~Responder() = default;

int Responder::port() const
{
    return m->port;
}

const std::string &Responder::pin() const
{
    return m->identity.pin;
}

void Responder::serveUntil(int end)
{
    m->serveUntil(end);
}

std::string bmcAddress(int index)
{
    constexpr int perByte = 250;
    return "127." + std::to_string(1 + index / (perByte * perByte)) + '.'
        + std::to_string(index / perByte % perByte) + '.' + std::to_string(1 + index % perByte);
}

} // namespace hp::bench
