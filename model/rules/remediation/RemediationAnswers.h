// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/remediation/RemediationDecision.h"

#include <optional>

/// The words in which the rows of both remediation tables answer.
namespace hp::rules::remediation::answers {

/// Nothing is done in this pass; `reason` says why, `again` when to look although nothing changes.
[[nodiscard]] RemediationDecision wait(Message reason, std::optional<Duration> again = {});
/// One step, and the Event that is told once it is done.
[[nodiscard]] RemediationDecision
take(RemediationStep step, Object patch, Message reason, const char *event = "");
/// Nothing can be done until somebody helps; told once as a warning.
[[nodiscard]] RemediationDecision blocked(Message why);
[[nodiscard]] RemediationDecision warned(RemediationDecision decision);
/// The fenced Node goes; looked at again after `again`, until it is gone.
[[nodiscard]] RemediationDecision deleteNode(Message reason, Duration again);

} // namespace hp::rules::remediation::answers
