// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "model/resource/Object.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace hp::runtime {

/// Who goes first. The objects found at start-up are Low, so that what somebody does meanwhile is
/// looked at before the rest of the list.
enum class Priority { Normal, Low };

/// The queue of client-go: a key waits at most once, is in work at most once, and a key that is
/// added while in work is handed out again after done(). Lives on one thread; hands out nothing by
/// itself.
class WorkQueue
{
public:
    /// `wake` runs whenever a key may have become ready; it may be called from inside any method.
    WorkQueue(Clock &clock, std::function<void()> wake);
    WorkQueue(const WorkQueue &) = delete;
    WorkQueue &operator=(const WorkQueue &) = delete;
    ~WorkQueue();

    /// Ready now. A delayed entry of the same key is dropped: the pass decides anew when to look
    /// again.
    void add(const ObjectKey &key, Priority priority = Priority::Normal);
    /// Ready after `delay`; of two delays the earlier one counts. Zero or less is add().
    void addAfter(const ObjectKey &key, Duration delay);
    /// The next ready key, which is then in work until done(); nullopt when there is none.
    [[nodiscard]] std::optional<ObjectKey> get();
    void done(const ObjectKey &key);
    /// Forgets what waits and refuses everything new; keys in work stay in work.
    void shutDown();

    /// Nothing is ready and nothing is in work. Delayed keys do not count.
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] std::size_t depth() const { return m_dirty.size(); }
    /// How long until a delayed key becomes ready; nullopt when it has no timer.
    [[nodiscard]] std::optional<Duration> delayOf(const ObjectKey &key) const;

private:
    struct Delayed {
        std::uint64_t timer = 0;
        Duration due{};
    };

    void push(const ObjectKey &key, Priority priority);
    void dropDelay(const ObjectKey &key);

    Clock &m_clock;
    std::function<void()> m_wake;
    QObject m_context{};
    bool m_shutDown = false;
    /// Every key that needs a pass; a key of m_ready is in here too, one of m_readyLow may be old.
    std::map<ObjectKey, Priority> m_dirty{};
    std::set<ObjectKey> m_inWork{};
    std::deque<ObjectKey> m_ready{};
    std::deque<ObjectKey> m_readyLow{};
    std::map<ObjectKey, Delayed> m_delayed{};
};

} // namespace hp::runtime
