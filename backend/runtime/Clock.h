// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <QObject>

#include <cstdint>
#include <functional>

namespace hp::runtime {

/// The only source of time in the backend. Edges hold a Clock; rules take a TimePoint. A Clock is
/// used from one thread.
class Clock
{
public:
    Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;
    virtual ~Clock() = default;

    /// Wall time, for stamps. May step backwards.
    [[nodiscard]] virtual TimePoint now() const = 0;
    /// Time since an arbitrary start, for durations. Never steps.
    [[nodiscard]] virtual Duration uptime() const = 0;
    /// Runs `call` once, `delay` from now, unless cancelled or `context` is destroyed first.
    virtual std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) = 0;
    /// Unknown and finished timers are ignored.
    virtual void cancel(std::uint64_t timer) = 0;
    /// How many seconds pass here per second outside; 1 but for a lab run with --time-scale.
    [[nodiscard]] virtual double scale() const { return 1.0; }
};

} // namespace hp::runtime
