// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/maintenance/sources/StagedEvents.h"

namespace hp::maintenance {

/// Whether power supplies, fans and drives are read too: many more documents.
enum class PartsRead { No, Yes };

/// Reads the papers of the system behind a BMC, one document after another, following its links. A
/// document that the BMC does not have is left out; one that cannot be read fails all of it, since
/// what is not seen does not count as gone. The driver outlives the reading.
void readDocuments(drivers::PowerDriver &driver,
                   const drivers::BmcTarget &target,
                   PartsRead parts,
                   Reply<ServerDocuments> reply);

} // namespace hp::maintenance
