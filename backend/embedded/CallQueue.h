// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Store.h"
#include "backend/runtime/Clock.h"
#include "model/base/Time.h"

#include <QElapsedTimer>
#include <QObject>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::embedded {

/// Notices a disk that is too slow for the control thread: a commit of 50 ms delays everybody. It
/// speaks once a minute at most and then says how many there were. Durations are real time.
class CommitWatch
{
public:
    static constexpr Duration slow = std::chrono::milliseconds(50);
    static constexpr Duration quiet = std::chrono::minutes(1);

    /// What to log about a commit that took `time` for `writes` objects and ended at `uptime`;
    /// nullopt mostly.
    [[nodiscard]] std::optional<std::string>
    measure(Duration time, std::size_t writes, Duration uptime);

private:
    std::optional<Duration> m_spoke{};
    std::size_t m_unsaid = 0;
};

/// Group commit: calls wait here and run together, in order, once per turn of the event loop. All
/// their writes become durable in one transaction, and only then their deliveries run. A turn that
/// takes long goes on in the next one, so that a flood of calls holds up nothing else. Lives on the
/// control thread.
class CallQueue : public QObject
{
    Q_OBJECT
public:
    /// Runs after the commit; with the Error when the commit failed and nothing of the call was
    /// stored.
    using Delivery = std::function<void(const Error *failure)>;
    /// Runs inside the transaction against the store's memory.
    using Call = std::function<Delivery()>;
    using Committed = std::function<void(const std::vector<Change> &)>;

    CallQueue(Store &store, runtime::Clock &clock, std::size_t limit);

    /// `committed` runs between a commit and its deliveries.
    void onCommitted(Committed committed) { m_committed = std::move(committed); }
    enum class Access {
        Read, ///< runs once more when the commit of its turn fails, on what is stored then
        Write
    };
    /// False when the queue is full; the call is dropped then.
    [[nodiscard]] bool add(Call call, Access access = Access::Write);
    /// Runs everything that is queued, and what that queues, now.
    void drain();

    [[nodiscard]] std::uint64_t commits() const { return m_commits; }
    [[nodiscard]] std::uint64_t failedCommits() const { return m_failedCommits; }
    [[nodiscard]] std::uint64_t writes() const { return m_writes; }
    /// Why nothing can be written since the last commit failed; empty: it can. Tries it.
    [[nodiscard]] std::string trouble();

private:
    struct Waiting {
        Call call{};
        Access access = Access::Write;
    };
    struct Outcome {
        Delivery delivery{};
        std::shared_ptr<const Error> failure{}; ///< of its commit
    };

    void schedule();
    void flush();
    void commitSome(const QElapsedTimer &turn);

    Store &m_store;
    runtime::Clock &m_clock;
    std::size_t m_limit;
    Committed m_committed{};
    CommitWatch m_watch{};
    std::deque<Waiting> m_calls{};
    std::deque<Outcome> m_outcomes{}; ///< of calls that are committed
    std::string m_failure{};
    bool m_scheduled = false;
    bool m_flushing = false;
    std::uint64_t m_commits = 0;
    std::uint64_t m_failedCommits = 0;
    std::uint64_t m_writes = 0;
};

} // namespace hp::embedded
