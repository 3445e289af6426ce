// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/rules/controlplane/ControlPlaneReport.h"
#include "model/rules/controlplane/ControlPlaneView.h"

#include <optional>
#include <vector>

namespace hp::rules {

namespace controlplane {
inline constexpr const char *singleton = "cluster";
inline constexpr const char *finalizer = "controlplanemachineset.machine.openshift.io";
} // namespace controlplane

/// A merge patch at the revision of the object it was decided on.
struct PlannedChange {
    Object object{};
    Object patch{};
};

struct ControlPlaneDecision {
    const char *row = "";
    Message reason{};
    /// Of the set. With a finalizer to add nothing else is decided; one to take off comes last.
    Object setPatch{};
    Object statusPatch{}; ///< of the set; null when nothing differs; stored before anything is done
    std::vector<PlannedChange> owners{}; ///< Machines whose owner references change
    std::vector<Object> remove{};
    std::vector<Object> create{};
    bool requeue = false; ///< after the wait interval, without anybody changing anything
    Error error{}; ///< with a message: what somebody has to put right
};

/// What the set of the control plane does next (facts/machine-api.md 8.2): keeps three or five
/// Machines, one an index; replaces what is outdated or deleted by its strategy; touches no hook.
/// An inactive set only tells. Pure and total.
[[nodiscard]] ControlPlaneDecision decideControlPlane(const ControlPlaneView &view, TimePoint now);

} // namespace hp::rules
