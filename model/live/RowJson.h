// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/live/Row.h"

#include <string>

namespace hp::live {

/// For every row of this folder; RowJson.cpp lists them.
template<Row Type>
[[nodiscard]] Json toJson(const Type &row);

/// The same as a text: the row as views send it.
template<Row Type>
[[nodiscard]] std::string rowText(const Type &row);

/// A default row for what is no object; a member that is missing or of another type keeps its
/// default.
template<Row Type>
[[nodiscard]] Type fromJson(const Json &json);

} // namespace hp::live
