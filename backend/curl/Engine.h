// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/curl/Multiplexer.h"

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace hp::curl {

/// A thread that does nothing but speak HTTP through curl. What is asked of whom, and in which
/// order, is its user's: he gives a step that starts what may start, and puts the way in beside it,
/// a runtime::Inbox.
class Engine
{
public:
    /// `counter` outlives it, or is null.
    explicit Engine(const std::vector<PoolOptions> &pools, ConnectionCounter *counter = nullptr);
    /// As stop() and join().
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Starts the thread, once. `step` runs before each sleep and says how long that may be;
    /// `atEnd` is the last that runs, and gives up what is under way.
    void start(std::function<Sleep()> step, std::function<void()> atEnd);
    /// The thread ends soon; from any thread, its own included.
    void stop();
    /// Waits until the thread has ended.
    void join();
    /// The step runs soon; from any thread.
    void wake() { m_multiplexer.wake(); }
    [[nodiscard]] Multiplexer &multiplexer() { return m_multiplexer; }
    [[nodiscard]] const Multiplexer &multiplexer() const { return m_multiplexer; }

private:
    Multiplexer m_multiplexer;
    std::atomic<bool> m_stopping{false};
    std::thread m_thread{};
};

} // namespace hp::curl
