// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ManualClock.h"

#include <algorithm>

namespace hp::runtime {

std::uint64_t ManualClock::after(Duration delay, QObject *context, std::function<void()> call)
{
    const std::uint64_t id = ++m_lastTimer;
    const Duration due = m_uptime + std::max(delay, Duration(0));
    m_timers.emplace(std::pair(due, id), Timer{context, std::move(call)});
    return id;
}

void ManualClock::cancel(std::uint64_t timer)
{
    std::erase_if(m_timers, [timer](const auto &entry) { return entry.first.second == timer; });
}

std::optional<Duration> ManualClock::nextTimer() const
{
    if (m_timers.empty())
        return std::nullopt;
    return std::max(m_timers.begin()->first.first - m_uptime, Duration(0));
}

bool ManualClock::runNext(Duration limit)
{
    const auto wait = nextTimer();
    if (!wait || *wait > limit)
        return false;
    auto node = m_timers.extract(m_timers.begin());
    m_now += *wait;
    m_uptime += *wait;
    if (node.mapped().context)
        node.mapped().call();
    return true;
}

void ManualClock::advance(Duration by, const std::function<void()> &settle)
{
    const Duration end = m_uptime + by;
    if (settle)
        settle();
    while (runNext(end - m_uptime)) {
        if (settle)
            settle();
    }
    m_now += end - m_uptime;
    m_uptime = end;
}

} // namespace hp::runtime
