// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::rules {

/// Everything that one pass over a ControlPlaneMachineSet may know.
struct ControlPlaneView {
    Object set{}; ///< null when it is gone
    std::vector<Object> machines{}; ///< of its namespace, at least all that its selector takes
    std::vector<Object> nodes{}; ///< of the control plane, whoever made them
    std::string suffix{}; ///< random letters for the names that this pass gives out
};

} // namespace hp::rules
