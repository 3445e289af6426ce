// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace hp {

/// One field of RFC 4180, and no spreadsheet takes it for a formula.
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace hp
