// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::holds {

/// The condition types with which a hook-implementing controller may report on its hook:
/// "<Point><Name>Succeeded" and the spelling of the seed's example, "<Point><Name>Succeed"
/// (facts/machine-api.md D-14). A hook "example.com/backup" may also be reported on as "Backup".
[[nodiscard]] std::vector<std::string> reportTypes(machine::HookPoint point,
                                                   const std::string &hook);

/// What its owner reports on a hook; nullopt while it says nothing.
[[nodiscard]] std::optional<Condition>
ownerReport(const Object &machine, machine::HookPoint point, const std::string &hook);

} // namespace hp::holds
