// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::app {

using TableLine = std::vector<std::string>;

/// Lines of equally many cells in columns, the first line as heading.
[[nodiscard]] std::string tableText(const std::vector<TableLine> &lines);

} // namespace hp::app
