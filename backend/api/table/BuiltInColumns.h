// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/Columns.h"

#include <string>

namespace hp::api {

/// The columns that a real API server prints for its own kinds (kube-api.md 1.9); empty for a kind
/// that has none of its own. `kind` is "Node", "Pod", ...
[[nodiscard]] Columns builtInColumns(const std::string &kind);

[[nodiscard]] Columns nodeColumns();
[[nodiscard]] Columns podColumns();
[[nodiscard]] Columns eventColumns();

} // namespace hp::api
