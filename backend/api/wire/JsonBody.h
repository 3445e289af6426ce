// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::api {

/// Parses a request body. Anything that is not one JSON value, or is nested deeper than any API
/// object, is a 400 that says where. `duplicates` gets the paths of keys that came twice, as
/// Kubernetes names them ("spec.replicas"); the last one won. Pure; any thread.
[[nodiscard]] Result<Json> parseJsonBody(std::string_view body,
                                         std::vector<std::string> &duplicates);

} // namespace hp::api
