// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Machine.h"

namespace hp::machine {

/// By the role on the Machine, which may be null.
[[nodiscard]] inline bool isMaster(const Object &machine)
{
    return machine.label(roleLabel) == "master";
}

/// Machine or Node says so; both may be null.
[[nodiscard]] inline bool isOfControlPlane(const Object &machine, const Object &node)
{
    return isMaster(machine) || (node && isControlPlane(node));
}

} // namespace hp::machine
