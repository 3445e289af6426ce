// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/leader/LeaseRecord.h"
#include "model/base/Result.h"

#include <optional>
#include <string>

namespace hp::leader {

/// The times of an election; the defaults are client-go's (facts/kube-api.md 3).
struct LeaseTimings {
    Duration lease = std::chrono::seconds(15); ///< others wait this long for a silent holder
    Duration renewDeadline = std::chrono::seconds(10); ///< a holder stops after this
    Duration retry = std::chrono::seconds(2); ///< between two attempts
    double jitter = 1.2; ///< a candidate's wait becomes up to so many times longer

    /// A wrong set of times would have two leaders, or none: lease > renewDeadline > jitter ×
    /// retry.
    [[nodiscard]] Result<Done> check() const;
};

/// What a candidate, or the holder itself, knows when it looks at the Lease.
struct ElectionView {
    std::string me{};
    std::optional<LeaseRecord> record{}; ///< nullopt: there is no Lease
    /// How long this record has looked the same to us, by our own clock that never steps. The times
    /// in the record are another clock's and prove nothing.
    Duration unchangedFor{};
};

enum class ElectionStep {
    Create, ///< there is no Lease: make one that is ours
    Take, ///< it is free, or its holder is silent
    Renew, ///< it is ours
    Wait, ///< somebody else leads
};

struct ElectionDecision {
    ElectionStep step = ElectionStep::Wait;
    LeaseRecord write{}; ///< what to store, at the revision that was read; not with Wait
    std::string reason{};
};

/// The rule of client-go's leader election, in the order in which it applies:
/// 1. no Lease: create it;
/// 2. ours: renew, keeping when it was acquired;
/// 3. released: take it;
/// 4. unchanged for as long as it was to hold: take it; a record that does not say how long counts
///    as one of our own duration;
/// 5. else wait.
[[nodiscard]] ElectionDecision
decideElection(const ElectionView &view, const LeaseTimings &timings, TimePoint now);

/// What a holder that leaves on purpose writes: nobody's, so that the next need not wait.
[[nodiscard]] LeaseRecord released(const LeaseRecord &record, TimePoint now);

} // namespace hp::leader
