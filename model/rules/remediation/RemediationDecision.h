// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <optional>

namespace hp::rules {

/// The one visible thing that a pass over a remediation does. Patches are merge patches and go in
/// at the revision that was decided on; what is deleted is the very object that was seen.
enum class RemediationStep {
    Nothing,
    PatchHost,
    PatchMachine,
    PatchRequest, ///< of the Metal3Remediation
    PatchRequestStatus,
    PatchNode,
    DeleteNode,
    DeleteMachine,
    AskTimeout, ///< find out how long a Node may take to join, then decide again
};

/// What happens next to a remediation, and why.
struct RemediationDecision {
    const char *row = ""; ///< of the table that decided
    Message reason{};
    RemediationStep step = RemediationStep::Nothing;
    Object patch{};
    /// Reason of the Event that is told once the step is done; empty for steps nobody has to hear
    /// of.
    const char *event = "";
    /// The Event is a Warning. Without a step it is told once, as long as the reason lasts.
    bool warning = false;
    /// When to look again although nobody changes anything; nullopt: a change will come.
    std::optional<Duration> again{};
};

} // namespace hp::rules
