// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/Output.h"
#include "model/live/ForecastRow.h"

#include <string>

namespace hp::app {

/// A forecast for a terminal: when it ends, what surge it needs, what will hold as a table, and
/// what was assumed. `action` is how it starts: "Retiring worker-1".
[[nodiscard]] std::string forecastText(const live::ForecastRow &forecast,
                                       const std::string &action,
                                       const TableStyle &style = {});
/// The same as a picture: a lane for each hold, from when it usually starts to when it usually ends
/// and to when it ends in all but one of twenty. A whole SVG file.
[[nodiscard]] std::string forecastPicture(const live::ForecastRow &forecast,
                                          const std::string &action);

/// What follows the namespace of a key: "worker-1".
[[nodiscard]] std::string nameIn(const std::string &key);

} // namespace hp::app
