// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "model/resource/BareMetalHost.h"

#include <optional>

namespace hp::controllers {

/// Measures the stored deadlines of one host by a clock that does not step: wall time is compared
/// once, when a deadline is first seen, and never again while this process lives.
class PowerTimers
{
public:
    [[nodiscard]] std::optional<Duration> actionLeft(const std::optional<host::PowerAction> &action,
                                                     const runtime::Clock &clock);
    [[nodiscard]] std::optional<Duration> retryLeft(const std::optional<host::PowerRetry> &retry,
                                                    Duration longest,
                                                    const runtime::Clock &clock);

private:
    struct Seen {
        TimePoint deadline{};
        Duration until{}; ///< by uptime
    };
    static Duration left(std::optional<Seen> &seen,
                         TimePoint deadline,
                         Duration longest,
                         const runtime::Clock &clock);

    std::optional<Seen> m_action{};
    std::optional<Seen> m_retry{};
};

} // namespace hp::controllers
