// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>

namespace YAML {
class Node;
}

namespace hp::kube {

/// A YAML value as JSON text: plain words that are a number, true, false or null in YAML 1.1 are so
/// in JSON, quoted ones are texts. Invalid when it is too deep or, with aliases, too large.
[[nodiscard]] Result<std::string> jsonOfYaml(const YAML::Node &value);

} // namespace hp::kube
