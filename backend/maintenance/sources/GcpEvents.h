// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"

#include <string>

namespace hp::maintenance {

/// Reads what Google Compute Engine says of the maintenance of one instance (facts/maintenance.md
/// 2.2): the resource of the instance with `name`, `zone` and `resourceStatus.upcomingMaintenance`.
/// A live migration disturbs nobody and wants no maintenance. What cannot be read is named. Error:
/// half a sentence about the whole document.
[[nodiscard]] Result<EventPoll> gcpEvents(const std::string &resource, const Fleet &fleet);

} // namespace hp::maintenance
