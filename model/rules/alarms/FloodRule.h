// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <deque>
#include <optional>

namespace hp::alarms {

/// More alarms than a person can take in: a flood begins with more than ten in ten minutes and ends
/// with fewer than five (product.md 4.1). A value; has no clock.
class FloodRule
{
public:
    static constexpr Duration window = std::chrono::minutes(10);
    static constexpr std::size_t beginsAbove = 10;
    static constexpr std::size_t endsBelow = 5;

    void raised(TimePoint at);
    /// Goes on from a flood that began then, or from none.
    void resume(std::optional<TimePoint> since) { m_since = since; }
    /// Brings it up to `now`; true when a flood began or ended.
    bool evaluate(TimePoint now);

    [[nodiscard]] bool isFlood() const { return m_since.has_value(); }
    [[nodiscard]] std::optional<TimePoint> since() const { return m_since; }
    /// Alarms of the last ten minutes, as of evaluate().
    [[nodiscard]] std::size_t rate() const { return m_times.size(); }

private:
    std::deque<TimePoint> m_times; ///< of the window
    std::optional<TimePoint> m_since;
};

} // namespace hp::alarms
