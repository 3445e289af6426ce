// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/conformance/redfish/Scene.h"

namespace hp::conformance {

/// The scenarios of every area, one after the other.
[[nodiscard]] const std::vector<Scenario> &redfishScenarios();

[[nodiscard]] std::vector<Scenario> authScenarios();
[[nodiscard]] std::vector<Scenario> tlsScenarios();
[[nodiscard]] std::vector<Scenario> securityScenarios();
[[nodiscard]] std::vector<Scenario> httpScenarios();
[[nodiscard]] std::vector<Scenario> bodyScenarios();
[[nodiscard]] std::vector<Scenario> modelScenarios();
[[nodiscard]] std::vector<Scenario> fenceScenarios();
[[nodiscard]] std::vector<Scenario> actionScenarios();
[[nodiscard]] std::vector<Scenario> eventScenarios();
[[nodiscard]] std::vector<Scenario> scaleScenarios();
[[nodiscard]] std::vector<Scenario> addressScenarios();

} // namespace hp::conformance
