// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::api {

/// Parses a request body that is one YAML document, as an API server does: by the rules of YAML 1.1
/// for plain scalars ("yes" is true), with every key as text. JSON is YAML. Anything else is a 400
/// that says where; so are documents that nest deeper than any API object, or that aliases make
/// larger than anybody would write. `duplicates` gets the paths of keys that came twice; the last
/// one won. Pure; any thread.
[[nodiscard]] Result<Json> parseYamlBody(std::string_view body,
                                         std::vector<std::string> &duplicates);

} // namespace hp::api
