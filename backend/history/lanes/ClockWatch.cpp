// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/ClockWatch.h"

#include <utility>

namespace hp::history {

ClockWatch::ClockWatch(const runtime::Clock &clock)
    : m_clock(clock)
    , m_now(clock.now())
    , m_uptime(clock.uptime())
{ }

std::optional<ClockWatch::Step> ClockWatch::poll()
{
    const TimePoint now = m_clock.now();
    const Duration uptime = m_clock.uptime();
    const TimePoint expected =
        std::exchange(m_now, now) + (uptime - std::exchange(m_uptime, uptime));
    const Duration off = now - expected;
    if (off < tolerance && -off < tolerance)
        return std::nullopt;
    return Step{expected, now};
}

std::string toString(const ClockWatch::Step &step)
{
    if (step.became > step.was)
        return "the clock was put forward by " + formatAge(step.became - step.was)
            + ", or this machine slept";
    return "the clock was put back by " + formatAge(step.was - step.became)
        + ": the times up to where it was are recorded twice";
}

} // namespace hp::history
