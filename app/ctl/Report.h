// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <string>

namespace hp::app {

/// What holds, of the rows of the `holds` view: the most urgent first, then the oldest; as a table
/// for a terminal.
[[nodiscard]] std::string holdsText(const Json &holdRows, TimePoint now);
/// The same rows as a JSON array.
[[nodiscard]] Json holdsJson(const Json &holdRows);
/// The rows of the `alarms` view, the most urgent first, as a table for a terminal.
[[nodiscard]] std::string alarmsText(const Json &alarmRows, TimePoint now);
/// Sentence, facts and exits of a machine view.
[[nodiscard]] std::string whyText(const Json &machineRows);

} // namespace hp::app
