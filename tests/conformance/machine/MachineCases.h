// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "tests/conformance/CaseReport.h"

namespace hp::conformance {

/// Runs the cases of a file in the format of facts/machine-api.md 12.
void runMachineCases(const Json &cases, const Selection &selection, CaseReport &report);

} // namespace hp::conformance
