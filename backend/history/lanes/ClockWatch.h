// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <optional>
#include <string>

namespace hp::history {

/// Notices that the wall clock was put forward or back: it ran on by another time than the clock
/// that never steps.
class ClockWatch
{
public:
    /// What a clock may be corrected by without anybody having to know.
    static constexpr Duration tolerance = std::chrono::seconds(2);

    struct Step {
        TimePoint was{}; ///< what the time would be
        TimePoint became{};
    };

    explicit ClockWatch(const runtime::Clock &clock);

    /// The step since the last look.
    [[nodiscard]] std::optional<Step> poll();

private:
    const runtime::Clock &m_clock;
    TimePoint m_now;
    Duration m_uptime;
};

/// "the clock was put back by 1 d 0 h: the times up to where it was are recorded twice"; a machine
/// that slept looks like one whose clock was put forward.
[[nodiscard]] std::string toString(const ClockWatch::Step &step);

} // namespace hp::history
