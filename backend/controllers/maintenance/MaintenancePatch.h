// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Json.h"
#include "model/rules/maintenance/MaintenanceDecision.h"
#include "model/rules/maintenance/MaintenanceView.h"

#include <nlohmann/json.hpp>

namespace hp::controllers {

/// One write that a step of a maintenance is.
struct MaintenancePatch {
    const cluster::Kind *kind = nullptr;
    Object target{};
    Json body{}; ///< a merge patch of what is ours
};

/// What `step` writes; for the steps that write something other than a patch it is empty. Pure.
[[nodiscard]] MaintenancePatch patchFor(maintenance::MaintenanceStep step,
                                        const maintenance::MaintenanceView &view);

} // namespace hp::controllers
