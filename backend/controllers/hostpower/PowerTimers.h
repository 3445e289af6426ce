// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/SteadyDeadline.h"
#include "model/resource/BareMetalHost.h"

#include <optional>

namespace hp::controllers {

/// Measures the stored deadlines of one host by a clock that does not step.
class PowerTimers
{
public:
    [[nodiscard]] std::optional<Duration> actionLeft(const std::optional<host::PowerAction> &action,
                                                     const runtime::Clock &clock);
    [[nodiscard]] std::optional<Duration> retryLeft(const std::optional<host::PowerRetry> &retry,
                                                    Duration longest,
                                                    const runtime::Clock &clock);

private:
    runtime::SteadyDeadline m_action{};
    runtime::SteadyDeadline m_retry{};
};

} // namespace hp::controllers
