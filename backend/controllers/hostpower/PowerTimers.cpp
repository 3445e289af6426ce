// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/PowerTimers.h"

#include <algorithm>

namespace hp::controllers {

std::optional<Duration> PowerTimers::actionLeft(const std::optional<host::PowerAction> &action,
                                                const runtime::Clock &clock)
{
    if (!action) {
        m_action.forget();
        return std::nullopt;
    }
    const Duration whole = std::max(action->deadline - action->issuedAt, Duration(0));
    return m_action.left(action->deadline, clock, Duration(0), whole);
}

std::optional<Duration> PowerTimers::retryLeft(const std::optional<host::PowerRetry> &retry,
                                               Duration longest,
                                               const runtime::Clock &clock)
{
    if (!retry) {
        m_retry.forget();
        return std::nullopt;
    }
    return m_retry.left(retry->notBefore, clock, Duration(0), longest);
}

} // namespace hp::controllers
