// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/RedfishSettings.h"

#include <optional>
#include <string>

namespace hp::redfish {

/// Reads a Retry-After header, seconds or an HTTP date; nullopt when it is absent or neither.
[[nodiscard]] std::optional<Span> retryAfter(const std::string &header);

} // namespace hp::redfish
