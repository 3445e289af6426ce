// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <optional>
#include <string>

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

} // namespace hp::embedded
