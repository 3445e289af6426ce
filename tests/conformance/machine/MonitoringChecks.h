// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/conformance/machine/Checks.h"

namespace hp::conformance {

/// `metrics[]` of a case: each entry needs a series that fits, or with `absent` none.
void checkMetrics(World &world,
                  const CheckContext &context,
                  const Json &then,
                  std::vector<std::string> &failures);

/// `alerts[]` of a case: each entry needs an alert in that state, or with "inactive" none.
void checkAlerts(World &world,
                 const CheckContext &context,
                 const Json &then,
                 std::vector<std::string> &failures);

} // namespace hp::conformance
