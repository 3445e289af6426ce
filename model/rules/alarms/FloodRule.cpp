// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/FloodRule.h"

namespace hp::alarms {

void FloodRule::raised(TimePoint at)
{
    m_times.push_back(at);
}

bool FloodRule::evaluate(TimePoint now)
{
    // A clock that was put back leaves times ahead of now; they would stay for ever.
    std::erase_if(m_times, [now](TimePoint at) { return now - at >= window || at > now; });
    const bool was = isFlood();
    if (!was && m_times.size() > beginsAbove)
        m_since = now;
    else if (was && m_times.size() < endsBelow)
        m_since.reset();
    return was != isFlood();
}

} // namespace hp::alarms
