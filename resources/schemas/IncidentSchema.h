// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace hp::schemas {

/// docs/schemas/holdpoint.incident.v1.schema.json, compiled in.
[[nodiscard]] std::string_view incidentSchema();

} // namespace hp::schemas
