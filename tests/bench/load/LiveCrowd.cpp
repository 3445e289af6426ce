// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/LiveCrowd.h"

#include "tests/bench/load/Tls.h"

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <charconv>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <pthread.h>
#include <thread>
#include <time.h>
#include <utility>

namespace hp::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using Failure = boost::system::error_code;
using Clock = std::chrono::steady_clock;

struct LiveCrowd::Private {
    explicit Private(const Endpoint &target)
        : endpoint(target)
        , context(tlsContextFor(target))
        , starts(mostMarks)
    { }

    /// Changes the counts and wakes whoever waits for them.
    template<typename Call>
    void count(Call call)
    {
        {
            const std::lock_guard lock(mutex);
            call(counts);
        }
        changed.notify_all();
    }

    Endpoint endpoint;
    std::shared_ptr<asio::ssl::context> context;
    asio::io_context io{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    std::thread thread{};
    std::deque<std::shared_ptr<Screen>> screens{}; ///< on the crowd's thread
    std::vector<std::atomic<Clock::rep>> starts;
    std::atomic<std::size_t> first{0};

    std::mutex mutex{};
    std::condition_variable changed{};
    Counts counts{};
    std::vector<double> delays{};
};

class LiveCrowd::Screen : public std::enable_shared_from_this<Screen>
{
    /// The next step, or the end.
    template<typename Next>
    auto step(Next next)
    {
        return [self = shared_from_this(), next](const Failure &failure, auto &&...) {
            if (failure)
                self->end();
            else
                next(*self);
        };
    }

public:
    Screen(Private &crowd, std::string token, std::vector<std::string> views)
        : m_crowd(crowd)
        , m_socket(crowd.io, *crowd.context)
        , m_token(std::move(token))
        , m_views(std::move(views))
    { }

    void start()
    {
        auto &tcp = m_socket.next_layer().next_layer();
        tcp.async_connect({asio::ip::address_v4::loopback(), m_crowd.endpoint.port},
                          step([](Screen &self) { self.shakeHands(); }));
    }

private:
    void shakeHands()
    {
        m_socket.next_layer().async_handshake(asio::ssl::stream_base::client,
                                              step([](Screen &self) { self.upgrade(); }));
    }

    void upgrade()
    {
        m_socket.set_option(
            websocket::stream_base::decorator([token = m_token](websocket::request_type &request) {
                request.set("Authorization", "Bearer " + token);
            }));
        m_socket.read_message_max(std::size_t(64) << 20U);
        m_socket.async_handshake("127.0.0.1:" + std::to_string(m_crowd.endpoint.port),
                                 "/live",
                                 step([](Screen &self) { self.greet(); }));
    }

    void greet()
    {
        m_pending = {R"({"op":"hello","protocol":1,"client":"bench"})"};
        for (const std::string &view : m_views) {
            std::string frame = R"({"op":"subscribe","id":")";
            frame += view + R"(","view":")" + view + R"("})";
            m_pending.push_back(std::move(frame));
        }
        read();
        write();
    }

    void write()
    {
        if (m_writes || m_pending.empty())
            return;
        m_writes = true;
        m_out = std::move(m_pending.front());
        m_pending.pop_front();
        m_socket.async_write(asio::buffer(m_out), step([](Screen &self) {
                                 self.m_writes = false;
                                 self.write();
                             }));
    }

    void read()
    {
        m_socket.async_read(m_in, step([](Screen &self) { self.take(); }));
    }

    void take()
    {
        const std::string_view frame(static_cast<const char *>(m_in.data().data()), m_in.size());
        const bool isDelta = frame.find(R"("op":"delta")") != std::string_view::npos;
        if (!isDelta && frame.find(R"("op":"ping")") != std::string_view::npos) {
            m_pending.emplace_back(R"({"op":"pong"})");
            write();
        }
        const bool isSnapshot =
            !isDelta && frame.find(R"("op":"snapshot")") != std::string_view::npos;
        m_snapshots += isSnapshot;
        const bool isShown = isSnapshot && m_snapshots == m_views.size();
        std::vector<double> delays;
        if (isDelta)
            look(frame, delays);
        m_crowd.count([&](Counts &counts) {
            counts.shown += isShown;
            counts.frames += isDelta;
            counts.bytes += frame.size();
            m_crowd.delays.insert(m_crowd.delays.end(), delays.begin(), delays.end());
        });
        m_in.consume(m_in.size());
        read();
    }

    /// A row comes again with whatever changes about it; the first time counts.
    void look(std::string_view frame, std::vector<double> &delays)
    {
        static const std::string prefix = mark(0).substr(0, mark(0).size() - 1);
        const Clock::rep now = Clock::now().time_since_epoch().count();
        for (std::size_t at = 0; (at = frame.find(prefix, at)) != std::string_view::npos;) {
            at += prefix.size();
            std::size_t n = 0;
            const auto read = std::from_chars(frame.data() + at, frame.data() + frame.size(), n);
            if (read.ec != std::errc() || n < m_crowd.first || n >= mostMarks || m_seen[n])
                continue;
            m_seen[n] = true;
            if (const Clock::rep start = m_crowd.starts[n]; start != 0)
                delays.push_back(
                    std::chrono::duration<double, std::milli>(Clock::duration(now - start))
                        .count());
        }
    }

    /// As a screen does, it comes again after a second.
    void end()
    {
        if (std::exchange(m_over, true))
            return;
        m_crowd.count([](Counts &counts) { ++counts.lost; });
        auto pause = std::make_shared<asio::steady_timer>(m_crowd.io, std::chrono::seconds(1));
        pause->async_wait([self = shared_from_this(), pause](const Failure &failure) {
            if (failure)
                return;
            self->m_crowd.screens.push_back(
                std::make_shared<Screen>(self->m_crowd, self->m_token, self->m_views));
            self->m_crowd.screens.back()->start();
        });
    }

    Private &m_crowd;
    websocket::stream<TlsStream> m_socket;
    std::string m_token;
    std::vector<std::string> m_views;
    std::deque<std::string> m_pending{};
    std::string m_out{};
    beast::flat_buffer m_in{};
    std::vector<bool> m_seen = std::vector<bool>(mostMarks);
    std::size_t m_snapshots = 0;
    bool m_writes = false;
    bool m_over = false;
};

LiveCrowd::LiveCrowd(const Endpoint &endpoint)
    : m(std::make_unique<Private>(endpoint))
{
    m->thread = std::thread([state = m.get()] { state->io.run(); });
}

LiveCrowd::~LiveCrowd()
{
    m->work.reset();
    m->io.stop();
    m->thread.join();
    m->screens.clear();
}

void LiveCrowd::open(std::size_t count,
                     const std::string &token,
                     const std::vector<std::string> &views)
{
    asio::post(m->io, [state = m.get(), count, token, views] {
        for (std::size_t i = 0; i < count; ++i) {
            state->screens.push_back(std::make_shared<Screen>(*state, token, views));
            state->screens.back()->start();
        }
    });
}

LiveCrowd::Counts LiveCrowd::counts() const
{
    const std::lock_guard lock(m->mutex);
    return m->counts;
}

bool LiveCrowd::waitUntilShown(std::size_t count, std::chrono::seconds timeout) const
{
    std::unique_lock lock(m->mutex);
    return m->changed.wait_for(lock, timeout, [&] { return m->counts.shown >= count; });
}

void LiveCrowd::countFrom(std::size_t n)
{
    const std::lock_guard lock(m->mutex);
    m->first = n;
    m->delays.clear();
}

void LiveCrowd::sent(std::size_t n)
{
    m->starts[n] = Clock::now().time_since_epoch().count();
}

std::vector<double> LiveCrowd::takeDelays()
{
    const std::lock_guard lock(m->mutex);
    return std::exchange(m->delays, {});
}

double LiveCrowd::cpuSeconds() const
{
    clockid_t clock{};
    timespec time{};
    if (pthread_getcpuclockid(m->thread.native_handle(), &clock) != 0
        || clock_gettime(clock, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace hp::bench
