// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "tests/conformance/CaseReport.h"

namespace hp::conformance {

/// Runs the cases of a file in the format of facts/redfish.md's case list: every one is played by a
/// scenario of ours. A case that no scenario plays fails; none is skipped.
void runRedfishCases(const Json &cases, const Selection &selection, CaseReport &report);

} // namespace hp::conformance
