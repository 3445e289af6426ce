// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/ElectionRule.h"

namespace hp::leader {

namespace {

LeaseRecord heldBy(const std::string &me, const LeaseTimings &timings, TimePoint now)
{
    LeaseRecord record;
    record.holder = me;
    record.duration = timings.lease;
    record.acquired = now;
    record.renewed = now;
    return record;
}

} // namespace

Result<Done> LeaseTimings::check() const
{
    const auto maxWait = std::chrono::duration_cast<Duration>(retry * jitter);
    if (retry <= Duration(0) || jitter < 0.0)
        return unexpected(ErrorCode::Invalid, "a lease needs a time to retry above zero");
    if (lease <= renewDeadline)
        return unexpected(ErrorCode::Invalid,
                          "a lease of " + formatDuration(lease)
                              + " must outlast the renew deadline of "
                              + formatDuration(renewDeadline));
    if (renewDeadline <= maxWait)
        return unexpected(ErrorCode::Invalid,
                          "the renew deadline of " + formatDuration(renewDeadline)
                              + " leaves no time to retry: it must exceed "
                              + formatDuration(maxWait));
    return Done{};
}

ElectionDecision
decideElection(const ElectionView &view, const LeaseTimings &timings, TimePoint now)
{
    LeaseRecord mine = heldBy(view.me, timings, now);
    if (!view.record)
        return {ElectionStep::Create, mine, "no leader was elected yet"};

    const LeaseRecord &found = *view.record;
    if (found.holder == view.me) {
        mine.acquired = found.acquired;
        mine.transitions = found.transitions;
        return {ElectionStep::Renew, mine, "the lease is ours"};
    }
    mine.transitions = found.transitions + 1;
    if (found.holder.empty())
        return {ElectionStep::Take, mine, "the lease was released"};
    const Duration holds = found.duration > Duration(0) ? found.duration : timings.lease;
    if (view.unchangedFor >= holds)
        return {ElectionStep::Take,
                mine,
                found.holder + " has not renewed the lease for " + formatAge(view.unchangedFor)};
    return {ElectionStep::Wait, {}, found.holder + " leads"};
}

LeaseRecord released(const LeaseRecord &record, TimePoint now)
{
    LeaseRecord free = record;
    free.holder.clear();
    free.duration = std::chrono::seconds(1);
    free.acquired = now;
    free.renewed = now;
    return free;
}

} // namespace hp::leader
