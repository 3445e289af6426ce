// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/machine/MachineDecision.h"
#include "model/rules/machine/MachineView.h"

#include <string>

/// The words in which the rows of the Machine's table answer.
namespace hp::rules::answers {

/// This pass ends; `reason` says why.
[[nodiscard]] MachineDecision stop(Message reason);
[[nodiscard]] MachineDecision stop(Message reason, MachineReport report);
/// The report is written, then `step` is done.
[[nodiscard]] MachineDecision take(MachineStep step, Message reason);
[[nodiscard]] MachineDecision take(MachineStep step, Message reason, MachineReport report);

[[nodiscard]] MachineDecision again(MachineDecision decision, Duration after);
[[nodiscard]] MachineDecision
backOff(MachineDecision decision, ErrorCode code, std::string message);
[[nodiscard]] MachineDecision withEvent(MachineDecision decision, MachineEvent event);
/// A refused provider call is repeated after the time the provider asked for, else with back-off; a
/// delay of zero means back-off too (row 5d).
[[nodiscard]] MachineDecision retryCall(MachineDecision decision, const ProviderFailure &failure);

} // namespace hp::rules::answers
