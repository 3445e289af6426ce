// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <string>

namespace hp::app {

/// The fleet rows that wait for something, oldest first, as a table for a terminal.
[[nodiscard]] std::string holdsText(const Json &fleetRows, TimePoint now);
/// The same rows as a JSON array.
[[nodiscard]] Json holdsJson(const Json &fleetRows);
/// Sentence, facts and exits of a machine view.
[[nodiscard]] std::string whyText(const Json &machineRows);

} // namespace hp::app
