// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::lab {

/// The drives, power supplies and fans of a Bmc's server, and what spec.faults breaks of them:
/// driveFails the first drive, powerSupplyFails the second power supply, fanFails the third fan.
/// faults.partPages says whether they are in the subsystems of current services, in the documents
/// Power and Thermal of older ones, or nowhere (facts/maintenance.md 6, Redfish health).
namespace pages {

/// Adds to the page of a chassis or system where its parts are.
void addPartLinks(const Object &bmc, Json &page);
/// What is at Chassis/NAME/<path> or Systems/ID/<path>; null when nothing is.
[[nodiscard]] Json chassisPart(const Object &bmc, const std::vector<std::string> &path);
[[nodiscard]] Json storagePart(const Object &bmc, const std::vector<std::string> &path);

} // namespace pages

} // namespace hp::lab
