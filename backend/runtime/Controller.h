// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "backend/runtime/RateLimiter.h"
#include "backend/runtime/WorkQueue.h"
#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::runtime {

/// How a pass over one key ended; the Controller maps it to the queue in one place.
struct Outcome {
    enum class Kind {
        Done, ///< nothing more to do until something changes
        RecheckAfter, ///< success that wants another look
        Failed, ///< retry with back-off
        Rejected, ///< cannot succeed until the object changes; counted, not retried
    };
    Kind kind = Kind::Done;
    Duration after{};
    Error error{};

    [[nodiscard]] static Outcome done() { return {}; }
    [[nodiscard]] static Outcome recheckAfter(Duration after)
    {
        return {Kind::RecheckAfter, after, {}};
    }
    [[nodiscard]] static Outcome failed(Error error)
    {
        return {Kind::Failed, {}, std::move(error)};
    }
    [[nodiscard]] static Outcome rejected(Error error)
    {
        return {Kind::Rejected, {}, std::move(error)};
    }
};

/// Level-based: gets a name, never an event. The Controller gives one pass per key at a time.
class Reconciler
{
public:
    Reconciler() = default;
    Reconciler(const Reconciler &) = delete;
    Reconciler &operator=(const Reconciler &) = delete;
    virtual ~Reconciler() = default;

    /// Calls `done` exactly once, possibly after this returns, on the same thread.
    virtual void reconcile(const ObjectKey &key, std::function<void(Outcome)> done) = 0;
};

/// A work queue with one Reconciler behind it. Keys dedupe; a key that is added while in work is
/// passed again afterwards. Lives on the control thread.
class Controller : public QObject
{
    Q_OBJECT
public:
    struct Options {
        std::string name{};
        Backoff backoff{};
        RetryBudget retryBudget{}; ///< shared by the keys of this controller
        int workers = 1; ///< keys in work at the same time
    };

    /// What happened since the start; only ever grows.
    struct Counters {
        std::uint64_t passes = 0;
        std::uint64_t failed = 0;
        std::uint64_t rejected = 0;
    };

    Controller(Options options, Clock &clock, Reconciler &reconciler);
    ~Controller() override;

    /// Looks at the key as soon as possible; a waiting back-off is overtaken.
    void enqueue(const ObjectKey &key, Priority priority = Priority::Normal);
    void enqueueAfter(const ObjectKey &key, Duration delay);
    /// Stops taking keys; passes in work finish. Safe to call twice.
    void stop();
    /// No key is waiting to run now and none is in work (timers may be pending).
    [[nodiscard]] bool isIdle() const;
    /// Keys that wait for a pass now; those with a timer do not count.
    [[nodiscard]] std::size_t queueDepth() const;
    [[nodiscard]] const std::string &name() const;
    [[nodiscard]] Counters counters() const;
    /// Failures in a row of one key; 0 after a success.
    [[nodiscard]] int failures(const ObjectKey &key) const;
    /// How long until a waiting key is looked at; nullopt when it has no timer.
    [[nodiscard]] std::optional<Duration> nextRun(const ObjectKey &key) const;
    /// What the last pass over a key failed or was rejected with; an empty message when it did not.
    [[nodiscard]] Error lastError(const ObjectKey &key) const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::runtime
