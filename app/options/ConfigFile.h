// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"

#include <string>

namespace hp::app {

/// Reads the file that --config names: the options as `name: value`, and the maps that the command
/// line has no words for. The error names the file, the line and the key.
[[nodiscard]] Result<Done> readConfig(Program program, const std::string &file, Options &options);

} // namespace hp::app
