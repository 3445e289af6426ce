// SPDX-License-Identifier: Apache-2.0
#include "backend/http/ReactorNative.h"

#include <boost/asio/post.hpp>

namespace hp::http {

Reactor::Reactor()
    : m(std::make_unique<Native>())
{ }

Reactor::~Reactor()
{
    stop();
}

void Reactor::start()
{
    m->thread = std::thread([native = m.get()] { native->io.run(); });
}

void Reactor::stop()
{
    static_cast<void>(m->calls.close());
    m->io.stop();
    if (m->thread.joinable())
        m->thread.join();
    // Goodbyes that are ready leave; nothing waits for the network any more.
    m->io.restart();
    m->io.poll();
}

void Reactor::post(std::function<void()> call)
{
    if (m->calls.put(std::move(call)) == runtime::Inbox<std::function<void()>>::Put::First)
        asio::post(m->io, [native = m.get()] { native->drain(); });
}

void Reactor::afterBatch(std::function<void()> call)
{
    if (m->batchEnd.empty())
        asio::post(m->io, [native = m.get()] { native->drain(); });
    m->batchEnd.push_back(std::move(call));
}

void Reactor::Native::drain()
{
    for (const auto &call : calls.take())
        call();
    std::vector<std::function<void()>> ends;
    ends.swap(batchEnd);
    for (auto &call : ends)
        call();
}

struct DeadlineTimer::Native {
    asio::steady_timer timer;
    /// A fired timer may already be queued when it is set again; only the newest setting counts.
    struct State {
        std::uint64_t setting = 0;
        bool armed = false;
    };
    std::shared_ptr<State> state = std::make_shared<State>();
};

DeadlineTimer::DeadlineTimer(Reactor &reactor)
    : m(new Native{asio::steady_timer(reactor.native().io)})
{ }

DeadlineTimer::~DeadlineTimer()
{
    cancel();
}

void DeadlineTimer::set(std::chrono::milliseconds delay, std::function<void()> call)
{
    const std::uint64_t mine = ++m->state->setting;
    m->state->armed = true;
    m->timer.expires_after(delay);
    m->timer.async_wait([mine, state = m->state, call = std::move(call)](const ErrorOf &error) {
        if (error || state->setting != mine)
            return;
        state->armed = false;
        call();
    });
}

void DeadlineTimer::cancel()
{
    ++m->state->setting;
    m->state->armed = false;
    ErrorOf ignored;
    m->timer.cancel(ignored);
}

bool DeadlineTimer::isSet() const
{
    return m->state->armed;
}

} // namespace hp::http
