// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"

#include <string>

namespace hp::maintenance {

/// Reads what Azure's metadata service says of scheduled events (facts/maintenance.md 2.3). One
/// event may name several machines: each gets its own. `Resources` are names of virtual machines,
/// the last part of a Machine's spec.providerID. An event that is over is not listed any more. What
/// cannot be read is named, the others count. Error: half a sentence about the whole document.
[[nodiscard]] Result<EventPoll> azureEvents(const std::string &document, const Fleet &fleet);

} // namespace hp::maintenance
