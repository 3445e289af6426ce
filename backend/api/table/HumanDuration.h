// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <string>
#include <string_view>

namespace hp::api {

/// An age as kubectl shows it: "9s", "2m5s", "47m", "3h12m", "26h", "5d", "1y20d". Not formatAge():
/// that one is for our own screens.
[[nodiscard]] std::string humanDuration(Duration age);
/// The age of an RFC 3339 stamp; "<unknown>" for an empty or unreadable one.
[[nodiscard]] std::string ageOf(std::string_view stamp, TimePoint now);

} // namespace hp::api
