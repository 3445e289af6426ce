// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/WatchCrowd.h"

#include "tests/bench/load/Tls.h"

#include <algorithm>
#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <pthread.h>
#include <thread>
#include <time.h>

namespace hp::bench {

namespace asio = boost::asio;
using Failure = boost::system::error_code;

struct WatchCrowd::Private {
    explicit Private(const Endpoint &target)
        : endpoint(target)
        , context(tlsContextFor(target))
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

    bool wait(const std::function<bool(const Counts &)> &done, std::chrono::seconds timeout)
    {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, timeout, [&] { return done(counts); });
    }

    Endpoint endpoint;
    std::shared_ptr<asio::ssl::context> context;
    asio::io_context io{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
    std::thread thread{};
    std::deque<std::shared_ptr<Member>> members{}; ///< on the crowd's thread
    std::uint64_t wanted = 0;

    std::mutex mutex{};
    std::condition_variable changed{};
    Counts counts{};
};

/// One watch. Counts are told once per arrival, not once per event.
class WatchCrowd::Member : public std::enable_shared_from_this<Member>
{
public:
    Member(Private &crowd, const std::string &target, bool reading)
        : m_crowd(crowd)
        , m_stream(crowd.io, *crowd.context)
        , m_request(requestStart(crowd.endpoint, "GET", target)
                    + "Accept: application/json\r\n\r\n")
        , m_reading(reading)
    { }

    void start()
    {
        m_stream.lowest_layer().async_connect(
            {asio::ip::address_v4::loopback(), m_crowd.endpoint.port},
            [self = shared_from_this()](const Failure &failure) {
                if (failure)
                    return self->finish();
                self->m_stream.async_handshake(asio::ssl::stream_base::client,
                                               [self](const Failure &bad) {
                                                   if (bad)
                                                       return self->finish();
                                                   self->send();
                                               });
            });
    }

    void cut()
    {
        Failure ignored;
        m_stream.lowest_layer().close(ignored);
        finish();
    }

    [[nodiscard]] bool isOver() const { return m_state == State::Over; }

private:
    enum class State { Opening, Open, Over };

    void send()
    {
        asio::async_write(m_stream,
                          asio::buffer(m_request),
                          [self = shared_from_this()](const Failure &failure, std::size_t) {
                              if (failure)
                                  return self->finish();
                              self->read();
                          });
    }

    void read()
    {
        m_stream.async_read_some(
            asio::buffer(m_input),
            [self = shared_from_this()](const Failure &failure, std::size_t size) {
                if (failure)
                    return self->finish();
                self->take({self->m_input.data(), size});
            });
    }

    /// Lines of events end with a bare newline, those of HTTP with CR LF, and JSON has no newline
    /// inside.
    void take(std::string_view bytes)
    {
        if (m_state == State::Over)
            return;
        if (m_state == State::Opening) {
            if (bytes.substr(0, 12) != "HTTP/1.1 200")
                return finish();
            m_state = State::Open;
            m_crowd.count([](Counts &counts) { ++counts.open; });
        }
        std::uint64_t events = 0;
        char before = m_last;
        for (std::size_t at = 0; (at = bytes.find('\n', at)) != std::string_view::npos; ++at)
            events += (at > 0 ? bytes[at - 1] : before) != '\r';
        m_last = bytes.back();
        // An end is a last chunk of no bytes; the connection itself may stay open.
        const bool ended = bytes.size() >= 5 && bytes.substr(bytes.size() - 5) == "0\r\n\r\n";
        const std::uint64_t had = m_events;
        m_events += events;
        const std::uint64_t wanted = m_crowd.wanted;
        m_crowd.count([&](Counts &counts) {
            counts.events += events;
            counts.bytes += bytes.size();
            counts.complete += had < wanted && m_events >= wanted;
            counts.beyond += had <= wanted && m_events > wanted;
        });
        if (ended)
            return cut();
        if (m_reading)
            read();
    }

    void finish()
    {
        if (m_state == State::Over)
            return;
        const bool wasOpen = std::exchange(m_state, State::Over) == State::Open;
        m_crowd.count([&](Counts &counts) {
            counts.open -= wasOpen;
            ++(wasOpen ? counts.ended : counts.refused);
        });
    }

    Private &m_crowd;
    TlsStream m_stream;
    std::string m_request;
    bool m_reading;
    State m_state = State::Opening;
    std::array<char, 16384> m_input{};
    char m_last = '\r';
    std::uint64_t m_events = 0;
};

WatchCrowd::WatchCrowd(const Endpoint &endpoint)
    : m(std::make_unique<Private>(endpoint))
{
    m->thread = std::thread([state = m.get()] { state->io.run(); });
}

WatchCrowd::~WatchCrowd()
{
    m->work.reset();
    m->io.stop();
    m->thread.join();
    m->members.clear();
}

void WatchCrowd::want(std::uint64_t events)
{
    m->wanted = events;
}

void WatchCrowd::open(std::size_t count, const std::string &target, bool reading)
{
    asio::post(m->io, [state = m.get(), count, target, reading] {
        std::erase_if(state->members, [](const auto &member) { return member->isOver(); });
        for (std::size_t i = 0; i < count; ++i) {
            state->members.push_back(std::make_shared<Member>(*state, target, reading));
            state->members.back()->start();
        }
    });
}

void WatchCrowd::cut(std::size_t count)
{
    asio::post(m->io, [state = m.get(), count] {
        for (std::size_t i = 0; i < count && !state->members.empty(); ++i) {
            state->members.front()->cut();
            state->members.pop_front();
        }
    });
}

WatchCrowd::Counts WatchCrowd::counts() const
{
    const std::lock_guard lock(m->mutex);
    return m->counts;
}

bool WatchCrowd::waitUntilOpen(std::size_t count, std::chrono::seconds timeout) const
{
    return m->wait([count](const Counts &counts) { return counts.open >= count; }, timeout);
}

bool WatchCrowd::waitUntilComplete(std::size_t count, std::chrono::seconds timeout) const
{
    return m->wait([count](const Counts &counts) { return counts.complete >= count; }, timeout);
}

double WatchCrowd::cpuSeconds() const
{
    clockid_t clock{};
    timespec time{};
    if (pthread_getcpuclockid(m->thread.native_handle(), &clock) != 0
        || clock_gettime(clock, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace hp::bench
