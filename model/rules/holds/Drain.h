// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/drain/DrainRecord.h"
#include "model/rules/holds/StuckView.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What several rules ask about a drain.
namespace hp::holds {

/// What another controller told of its last attempt to drain, as long as nothing newer says that
/// the drain is over: it never writes that Drained is False (facts/machine-api.md 1.3). Null: it
/// told nothing.
[[nodiscard]] const EventSign *requeuedDrain(const StuckView &view);
/// The Machine is being deleted and its drain has failed at least once (facts/machine-api.md 2).
[[nodiscard]] bool drainIsRefused(const StuckView &view);
/// Control-plane Nodes other than this machine's that are cordoned, by name.
[[nodiscard]] std::vector<std::string> otherCordonedNodes(const StuckView &view);

/// Who has cordoned a Node, as its taints, annotations, labels and conditions say.
struct NodeWork {
    std::string who{}; ///< "kured"
    std::string sign{}; ///< "annotation weave.works/kured-reboot-in-progress"
    bool insists = false; ///< it cordons the Node again until it is told that it may serve
};
/// nullopt: none of those that are known works on it (facts/maintenance.md, the documents of each).
[[nodiscard]] std::optional<NodeWork> workOn(const Object &node);

/// A refusal of an eviction after which there is nothing to mend in the pod: somebody moves it, or
/// has too much to do.
struct PassingRefusal {
    std::string_view words{};
    bool moves = false; ///< the pod goes by itself, and whoever skips the drain ends it before
    const char *who = nullptr; ///< null: the pod says it
};
/// Null: `says` is none of those that are known.
[[nodiscard]] const PassingRefusal *passingRefusal(const std::string &says);

/// The drain may not begin because another control-plane Node is cordoned (2.1), judged by the
/// drain controller's own rule.
[[nodiscard]] bool drainIsForbidden(const StuckView &view);
/// The pods of the last attempt that a budget protects.
[[nodiscard]] std::vector<rules::BlockingPod> refusedPods(const StuckView &view);
/// The budget that refuses; null when the site does not show it.
[[nodiscard]] const Object *budgetOf(const StuckView &view, const rules::BlockingPod &blocking);
/// An attachment of its Node that could not be taken off; null: none says so.
[[nodiscard]] const Object *attachmentWithError(const StuckView &view);
/// The budget wants at least as many healthy pods as there shall be: no eviction is ever allowed.
[[nodiscard]] bool canNeverBeMet(const Object &budget);
/// When the drain began, as well as the machine tells.
[[nodiscard]] std::optional<TimePoint> drainSince(const StuckView &view);
/// Why the last attempt failed, in its own words; empty when nobody told it.
[[nodiscard]] std::string drainErrorOf(const StuckView &view);

} // namespace hp::holds
