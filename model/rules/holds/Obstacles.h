// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/drain/DrainRecord.h"
#include "model/rules/holds/StuckView.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// Why a pod is still on the Node of a drain, as far as it is from going: what never ends by itself
/// comes first.
enum class ObstacleKind {
    TwoBudgets, ///< the API evicts no pod that two budgets select
    NeverMet, ///< its budget wants as many pods as there shall be
    NotJudged, ///< its budget lets nothing go, because its controller cannot tell its pods
    Refused, ///< the API or a webhook refuses the eviction in words of its own
    Finalizer, ///< it was asked to end, and somebody's finalizer keeps its object
    MissesPods, ///< its budget lacks other pods, or none of its pods is ready
    Budget, ///< its budget refuses
    Hangs, ///< its grace is over and it is still there
    Grace, ///< it was asked to end and may still take its time
    MayGo, ///< what refused it does so no longer, or it is gone: the next attempt shows it
};

struct Obstacle {
    ObstacleKind kind = ObstacleKind::Hangs;
    rules::BlockingPod blocking{}; ///< as the last attempt left it; of a budget, its numbers of now
    Object pod{}; ///< null when it is not known
    std::vector<Object> budgets{}; ///< those that select it
    std::vector<Object> missing{}; ///< pods of its budget that are not healthy, without itself
    int absent = 0; ///< pods that its budget expects and that do not exist, where that is known
    std::string finalizer{}; ///< of Finalizer
    std::optional<TimePoint> since{}; ///< of Finalizer, Hangs and Grace: its end was asked for
    std::optional<TimePoint> until{}; ///< of Finalizer, Hangs and Grace: the end of its grace
};

/// The pods that stopped the last attempt: of the record, and where another controller drains and
/// leaves none, of the errors in its Drained condition (facts/machine-api.md 2.4).
[[nodiscard]] std::vector<rules::BlockingPod> blockingPodsOf(const StuckView &view);

/// What keeps the Node from being empty, judged by the pods and budgets of now where they are
/// known and by the record of the last attempt otherwise. The hardest first.
[[nodiscard]] std::vector<Obstacle> obstaclesOf(const StuckView &view, TimePoint now);

/// A pod on the Node that the API would refuse to evict now; nullopt when there is none, as far as
/// budgets tell. Pods that no drain evicts are left out.
[[nodiscard]] std::optional<Obstacle> firstRefusalAhead(const StuckView &view);

/// The budgets of this site that select the pod.
[[nodiscard]] std::vector<Object> budgetsOfPod(const StuckView &view, const Object &pod);

} // namespace hp::holds
