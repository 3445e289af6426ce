// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/PowerRow.h"
#include "model/resource/Object.h"

#include <map>
#include <string>
#include <vector>

namespace hp::gateway {

/// Rows of objects in a version that is not understood (product.md 4.6): who they are, since when,
/// and whether they are being deleted. What their other fields may say is not guessed; `look` is
/// "raw", `notUnderstood` names the version. All pure.

/// In the view `fleet`.
[[nodiscard]] live::FleetRow rawMachineRow(const Object &machine);
/// In the view `power`.
[[nodiscard]] live::PowerRow rawHostRow(const Object &host);
/// The view `machine/<namespace>/<name>`: the object as it is, and what others said about it.
[[nodiscard]] std::map<std::string, std::string> rawMachineRows(const Object &machine,
                                                                const std::vector<Object> &events);

} // namespace hp::gateway
