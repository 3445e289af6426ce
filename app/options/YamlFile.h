// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <yaml-cpp/yaml.h>

namespace hp::app {

/// "FILE:LINE: ", as every sentence about a file of options begins; `line` counts from 0, as
/// yaml-cpp does.
[[nodiscard]] std::string placeIn(const std::string &file, int line);

/// The document of a file. Errors: NotFound when it cannot be read, else Invalid with its place.
[[nodiscard]] Result<YAML::Node> readYaml(const std::string &file);

} // namespace hp::app
