// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"

#include <string>

namespace hp::maintenance {

/// The Machine whose spec.providerID has this scheme and ends with this name, whatever its case;
/// null when there is none.
[[nodiscard]] const Object *
machineOfInstance(const Fleet &fleet, const std::string &scheme, const std::string &instance);

/// The member of that name; empty when it is missing or no text.
[[nodiscard]] std::string textOf(const Json &object, const char *member);

} // namespace hp::maintenance
