// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <optional>
#include <string>
#include <vector>

/// What a drain of Cluster API does with the pods of a Node, by its filters (facts/cluster-api.md
/// 3).
namespace hp::capi {

enum class DrainBehavior { Drain, Skip, WaitCompleted };

/// "Drain", "Skip", "WaitCompleted".
[[nodiscard]] const char *toString(DrainBehavior behavior);

struct PodPlan {
    Object pod{};
    DrainBehavior behavior = DrainBehavior::Drain;
    int order = 0;
    std::string because{}; ///< "DaemonSet", "mirror", the label, the name of a rule; empty: nothing
};

/// A MachineDrainRule whose selector cannot be read stops every drain of its namespace; the first
/// by name, null: there is none.
[[nodiscard]] const Object *invalidDrainRule(const CapiView &view);

/// Every pod of its Node with what the drain does about it, in the order of the pods. Pods that do
/// not count any more (gone from a silent Node) are left out.
[[nodiscard]] std::vector<PodPlan> drainPlan(const CapiView &view, TimePoint now);

/// Those of them that the drain is at: of the lowest order, without those that are skipped.
[[nodiscard]] std::vector<PodPlan> drainBatch(const std::vector<PodPlan> &plan);

/// What keeps the drain, by its report where there is one, else by the pods and budgets of now.
/// Pods that are seen to have some of their grace period left keep nothing up yet.
[[nodiscard]] std::vector<DrainLine> drainObstacles(const CapiView &view, TimePoint now);

/// So long after its start a drain may have evicted the pods just now, which are not seen.
inline constexpr Duration mayEndWithin = std::chrono::minutes(5);
/// Nobody can tell yet whether the pods of this line, which were evicted, do not end.
[[nodiscard]] bool mayStillEnd(const CapiView &view, const DrainLine &line, TimePoint now);

/// The first pod of this line has come to its end, and is there still: who waits for it to complete
/// waits until it is deleted (kubernetes-sigs/cluster-api#12920).
[[nodiscard]] bool hasEnded(const CapiView &view, const DrainLine &line);

} // namespace hp::capi
