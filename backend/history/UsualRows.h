// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/incident/Entry.h"
#include "model/rules/holds/Baseline.h"

#include <string>

namespace hp::history {

/// Adds `usual` to the lanes of hooks among the rows of a timeline: how long hooks like them were
/// held on machines of that role. Those with too little history get none.
void addUsual(Json &rows, const std::string &role, const holds::BaselineLookup &usual);

/// The same as a bundle tells it of the lanes of `machine`, "namespace/name".
void addUsual(Json &rows, const std::string &machine, const incident::UsualOfLanes &usual);

} // namespace hp::history
