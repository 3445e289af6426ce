// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/ApiStatus.h"
#include "model/base/Json.h"

#include <string>

namespace hp::embedded {

/// One line of a 422 in the words of the API: `Invalid value: "x": why`.
[[nodiscard]] StatusCause
invalidValue(std::string field, const std::string &value, const std::string &why);

} // namespace hp::embedded
