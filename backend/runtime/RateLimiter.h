// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <map>

namespace hp::runtime {

/// Per-item exponential back-off as in client-go: base doubling to cap.
struct Backoff {
    Duration base = std::chrono::milliseconds(5);
    Duration cap = std::chrono::seconds(1000);

    /// The delay after `failures` earlier failures in a row (0 gives base).
    [[nodiscard]] Duration after(int failures) const;
};

/// A shared allowance of retries: `burst` at once, then `perSecond`. As in client-go, asking takes
/// a token also when it is not there yet, so later askers wait behind earlier ones.
struct RetryBudget {
    double perSecond = 10;
    int burst = 100;
};

/// How long a failed key waits: the longer of its own back-off and the shared budget. Pure but for
/// the counters; time comes in as uptime.
class RateLimiter
{
public:
    explicit RateLimiter(Backoff backoff, RetryBudget budget = {});

    /// Counts one more failure of `key`.
    [[nodiscard]] Duration when(const ObjectKey &key, Duration uptime);
    void forget(const ObjectKey &key);
    [[nodiscard]] int failures(const ObjectKey &key) const;

private:
    Backoff m_backoff;
    RetryBudget m_budget;
    double m_tokens;
    Duration m_refilled{};
    std::map<ObjectKey, int> m_failures{};
};

} // namespace hp::runtime
