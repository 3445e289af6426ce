// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <QPointer>

#include <map>
#include <optional>
#include <utility>

namespace hp::runtime {

/// A clock for tests and conformance runs that moves only when told.
class ManualClock final : public Clock
{
public:
    explicit ManualClock(TimePoint start)
        : m_now(start)
    { }

    [[nodiscard]] TimePoint now() const override { return m_now; }
    [[nodiscard]] Duration uptime() const override { return m_uptime; }
    std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) override;
    void cancel(std::uint64_t timer) override;

    /// How long until the next timer, if there is one.
    [[nodiscard]] std::optional<Duration> nextTimer() const;
    /// Moves to the next timer if it falls due within `limit` and runs it; false when none does.
    bool runNext(Duration limit);
    /// Moves the clock, firing every timer that falls due on the way, in order. `settle` runs after
    /// each of them, so that what a timer started is finished before time goes on.
    void advance(Duration by, const std::function<void()> &settle = {});
    /// The process stands still so long, as when its machine sleeps: what falls due meanwhile is
    /// late.
    void standStill(Duration by)
    {
        m_now += by;
        m_uptime += by;
    }
    /// Steps wall time alone, as an administrator or NTP would.
    void stepWall(Duration by) { m_now += by; }

private:
    struct Timer {
        QPointer<QObject> context;
        std::function<void()> call;
    };

    TimePoint m_now;
    Duration m_uptime{};
    std::uint64_t m_lastTimer = 0;
    std::map<std::pair<Duration, std::uint64_t>, Timer> m_timers{};
};

} // namespace hp::runtime
