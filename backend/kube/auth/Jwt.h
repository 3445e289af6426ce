// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <optional>
#include <string_view>

namespace hp::kube {

/// When a JSON web token ends by its own word (`exp`); nullopt when it is none or does not say. The
/// signature is the server's business.
[[nodiscard]] std::optional<TimePoint> jwtExpiry(std::string_view token);

} // namespace hp::kube
