// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace hp::embedded {

/// Lists of a strategic merge, whose items are found by the value of `key`, or by themselves when
/// that is empty.

/// Where the items of a list are, by identity. Found by comparison and not by search, because a
/// body of 3 MiB has room for 200,000 items.
using Positions = std::map<Json, std::vector<std::size_t>>;

[[nodiscard]] Positions positionsIn(const Json &list, std::string_view key);
[[nodiscard]] std::optional<std::size_t> firstOf(const Positions &positions, const Json &identity);

/// The merge of a list as `order` wants it: its items in that order, and those that only the server
/// has where they were relative to them in `before`.
[[nodiscard]] Json
ordered(const Json &merged, const Json &before, const Json &order, std::string_view key);

/// Whether the items of `patch` that are no directives come in `order`, and are all in it.
[[nodiscard]] bool followsOrder(const Json &patch, const Json &order, std::string_view key);

} // namespace hp::embedded
