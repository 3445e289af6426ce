// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace hp::http {

/// The front's event loop on its own thread. Everything of the transport lives there; other threads
/// reach it with post() alone.
class Reactor
{
public:
    Reactor();
    Reactor(const Reactor &) = delete;
    Reactor &operator=(const Reactor &) = delete;
    ~Reactor();

    void start();
    /// Ends the loop and joins the thread. Calls that are still queued are dropped. Not from its
    /// own thread; safe to call twice.
    void stop();

    /// Any thread. Calls run in order; many posts share one wake-up.
    void post(std::function<void()> call);
    /// Own thread only: runs when the calls that were posted together are through, so that what
    /// they queued on a connection leaves in one write.
    void afterBatch(std::function<void()> call);

    struct Native;
    [[nodiscard]] Native &native() { return *m; }

private:
    std::unique_ptr<Native> m;
};

/// A one-shot timer on the reactor's thread; setting it again replaces it, destroying it cancels
/// it.
class DeadlineTimer
{
public:
    explicit DeadlineTimer(Reactor &reactor);
    DeadlineTimer(const DeadlineTimer &) = delete;
    DeadlineTimer &operator=(const DeadlineTimer &) = delete;
    ~DeadlineTimer();

    void set(std::chrono::milliseconds delay, std::function<void()> call);
    void cancel();
    /// Neither fired nor cancelled.
    [[nodiscard]] bool isSet() const;

private:
    struct Native;
    std::unique_ptr<Native> m;
};

} // namespace hp::http
