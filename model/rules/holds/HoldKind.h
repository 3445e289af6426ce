// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Machine.h"

namespace hp::holds {

/// What can stop a machine (product.md 4.2).
enum class HoldKind {
    PreCreate,
    PreDrain,
    PreTerminate,
    PowerKey, ///< a `reboot.metal3.io/{key}` of somebody; the annotation without a key is a request
    DrainBudget, ///< a PodDisruptionBudget that refuses evictions
    DrainPod, ///< a pod that does not end
    Finalizer, ///< of somebody else, after ours is gone
    Paused, ///< nobody reconciles the machine or its host
    Detached, ///< the host's power is nobody's
    Window, ///< a maintenance that waits for its time
};

enum class HoldState {
    Armed, ///< present, its point is not reached: normal on a healthy master
    Holding, ///< its point is reached; the machine goes no further while it is there
    Late, ///< holds longer than all but one of twenty before it
    Overdue, ///< holds longer than three times that
    Released, ///< its owner took it away
    Overridden, ///< somebody else took it away
    Bypassed, ///< its point was passed without asking it
    Vanished, ///< the machine went, and it with it
};

/// "hook.preCreate", "power.key", "drain.pdb", ...
[[nodiscard]] const char *toString(HoldKind kind);
/// "Armed", "Holding", ...
[[nodiscard]] const char *toString(HoldState state);
/// Where a machine waits because of it: "preDrain", "drain", "power", ...
[[nodiscard]] const char *waitingAt(HoldKind kind);
[[nodiscard]] HoldKind kindOf(machine::HookPoint point);
/// Holding, Late or Overdue.
[[nodiscard]] bool isHolding(HoldState state);

} // namespace hp::holds
