// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/ObjectTable.h"
#include "model/base/Result.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::embedded {

/// PodDisruptionBudgets as pure functions over objects (facts/kube-api.md 1.8).

/// An eviction that may go ahead.
struct EvictionDecision {
    Object charged{}; ///< the budget that pays for it; null when none has to
};

/// The Ready condition of a pod is True.
[[nodiscard]] bool isReady(const Object &pod);
/// As in policy/v1: an empty selector selects every pod of the namespace, a missing one selects
/// none (v1beta1, of which facts/kube-api.md 1.8 speaks, took both for nothing).
[[nodiscard]] bool selects(const Object &budget, const Object &pod);
[[nodiscard]] std::vector<Object> budgetsFor(const ObjectTable &objects, const Object &pod);

/// Errors: 429 with a DisruptionBudget cause when the budget refuses or is not computed yet, 500
/// when several budgets select the pod.
[[nodiscard]] Result<EvictionDecision> decideEviction(const Object &pod,
                                                      const std::vector<Object> &budgets);
/// The budget's status after it paid for `pod`.
[[nodiscard]] Json chargedStatus(const Object &budget, const std::string &pod, TimePoint now);

/// How long ago it paid for a pod, which it says it did at `at`.
using PaidAgo = std::function<Duration(const std::string &pod, TimePoint at)>;
/// What the budget's status should be. `pods` are those it selects; `expected` is how many there
/// should be according to their controllers.
[[nodiscard]] Json budgetStatus(const Object &budget,
                                const std::vector<Object> &pods,
                                int expected,
                                TimePoint now,
                                const PaidAgo &paidAgo);
/// How many pods the controllers of `pods` want in all; a pod without a resolvable one counts
/// itself.
[[nodiscard]] int expectedPods(const ObjectTable &objects, const std::vector<Object> &pods);
/// How long an eviction counts as under way when its pod shows no sign of ending.
inline constexpr std::chrono::minutes evictionTimeout{2};

} // namespace hp::embedded
