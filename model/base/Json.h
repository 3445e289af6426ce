// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace hp {

/// The JSON value that Holdpoint edits. Keys are sorted, so two equal values dump to equal bytes.
using Json = nlohmann::json;

} // namespace hp
