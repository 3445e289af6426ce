// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Overrides of many machines by one plan: who is left out, why it stops
/// (model/rules/override).
// clang-format off
#define HP_BULK_MESSAGES(row) \
    row(bulkNeverDoesThis, "this is never done to many machines together") \
    row(bulkLeavesControlPlaneOut, "concerns a control plane machine, which is never in a plan") \
    row(planHasIt, "%1 has committed a plan with %2 on it, in wave %3, and nothing was sent to it yet", Name, Name, Name) \
    row(bulkIsInPlanTwice, "is in this plan already") \
    row(bulkHasNobody, "no machine is left in this plan") \
    row(bulkIsTooMany, "the plan has %1 machines, and this site allows %2", Count, Count) \
    row(bulkTypeCount, "type the number of machines to confirm: %1", Count) \
    row(bulkPlanIsAnother, "this is not the plan that was shown") \
    row(bulkIsNotResumable, "it does not wait to be resumed") \
    row(bulkOnlyRequesterResumes, "only %1 can resume it", Name) \
    row(bulkChangedSinceThePlan, "it changed after it was planned: nothing was sent") \
    row(bulkStoppedAt, "stopped at wave %1: %2", Count, Clause) \
    row(bulkBackendStopped, "the backend stopped") \
    row(bulkForecastFailed, "the effect on %1 was not observed", Name) \
    row(bulkEffectDidNotLast, "the effect on %1 did not last", Name) \
    row(bulkFailedAfterwards, "%1 failed after it was released", Name) \
    row(bulkStillReportsHook, "%1 still reports hook %2 after %3", Name, Name, Age) \
    row(bulkBudgetUsedUp, "too many machines failed: %1, where %2 may", Count, Count) \
    row(bulkStoppedBy, "%1 stopped it", Name) \
    row(bulkNeedsAttention, "the plan of %1 for %2 machines needs attention: %3", Name, Count, Clause) \
    row(bulkOfOneNeedsAttention, "the plan of %1 for 1 machine needs attention: %2", Name, Clause) \
    row(bulkContinueOrEnd, "continue the plan or end it") \
    row(bulkIsDone, "all waves are done: %1 observed, %2 skipped, %3 failed, %4 unknown", Count, Count, Count, Count)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_BULK_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
