// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "tests/conformance/CaseReport.h"

namespace hp::conformance {

/// Runs the cases of a file in the format of facts/reboot.md 9. One step is ours: {"do":
/// "stepClock", "by": "-1h"} makes the wall clock jump while nothing else moves. Cases that need
/// the remediation controller are skipped while there is none.
void runRebootCases(const Json &cases, const Selection &selection, CaseReport &report);

} // namespace hp::conformance
