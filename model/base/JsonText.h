// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace hp {

/// The text of the value at a JSON pointer, found by skipping over everything else: no tree is
/// built, nothing is copied. `json` must be valid JSON; of other text the answer means nothing, but
/// nothing outside it is read. nullopt when any step is missing. A key that is written with escapes
/// is found too; of repeated keys the first counts.
[[nodiscard]] std::optional<std::string_view> jsonTextAt(std::string_view json,
                                                         std::string_view pointer);
/// The same where `members` begins at the brace or the comma before a member of an object: only the
/// members from there on are looked at.
[[nodiscard]] std::optional<std::string_view> jsonTextFrom(std::string_view members,
                                                           std::string_view pointer);

} // namespace hp
