// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/leader/ElectionRule.h"
#include "backend/leader/WriteGate.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::leader {

/// Who leads, as one replica sees it.
struct LeaderState {
    bool leading = false;
    std::string holder{}; ///< empty: nobody, or not known yet
    TimePoint since{}; ///< when the holder acquired it, by its clock
    int transitions = 0;
    std::string reason{}; ///< why we lead or wait, or what the last attempt failed with
};

/// Takes part in an election over one Lease, with client-go's algorithm and times, and is the gate
/// of everything that only the leader may write. Lives on the control thread.
///
/// It leads from the moment its write of the Lease is durable, and no longer than the renew
/// deadline after it *sent* the last write that was: others count from when they saw it, which is
/// later, and wait longer. The gate compares clocks at every write, so that a process that was
/// stopped or slept finds it closed before any timer could fire. It is also closed while we do not
/// know whether the Lease is still ours, after a Conflict. What waits on other threads, as a Reset
/// does behind a slow BMC, asks stillOpen() when its turn comes.
class LeaderElector final : public WriteGate
{
    Q_OBJECT
public:
    struct Options {
        ObjectKey lease{};
        std::string identity{}; ///< one replica's alone, also over restarts
        LeaseTimings timings{}; ///< checked by the caller
        /// [0, 1): spreads candidates. Without it nothing is added.
        std::function<double()> random{};
    };

    LeaderElector(cluster::Cluster &cluster, runtime::Clock &clock, Options options);
    ~LeaderElector() override;

    void start();
    /// Closes the gate at once. The Lease is released when what is under way has been answered; if
    /// that takes longer than `timeout`, the Lease is left to run out, because whoever takes a
    /// released one does not wait. `done` is called once, also when nothing had to be done.
    void stop(Duration timeout, std::function<void()> done);

    [[nodiscard]] std::optional<Error> refusal() const override;
    [[nodiscard]] std::function<bool()> stillOpen() const override;
    /// From leadingChanged(true) to leadingChanged(false).
    [[nodiscard]] bool isLeading() const;
    [[nodiscard]] LeaderState state() const;

signals:
    /// False comes at the latest when the renew deadline has passed, and before anybody else can
    /// lead.
    void leadingChanged(bool leading);
    void stateChanged();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::leader
