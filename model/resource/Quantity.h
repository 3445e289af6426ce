// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace hp {

/// Whether the text is a resource.Quantity: a sign, a decimal number, and a suffix (n u m k M G T P
/// E, Ki to Ei) or an exponent.
[[nodiscard]] bool isQuantity(std::string_view text);

} // namespace hp
