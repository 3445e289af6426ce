// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace hp {

/// Characters that a reason has at least, where it is no ticket id.
inline constexpr std::size_t reasonLength = 10;
/// Bytes: it stands in several rows of the audit and in an Event.
inline constexpr std::size_t maxReason = 2000;

} // namespace hp
