// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
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

/// For jsonMembers().
void findJsonMembers(std::string_view object,
                     std::span<const std::string_view> names,
                     std::span<std::optional<std::string_view>> found);
/// The texts of the members of an object that are asked for, in the order of their names: what
/// jsonTextAt() finds of each, in one walk.
template<std::size_t count>
[[nodiscard]] std::array<std::optional<std::string_view>, count>
jsonMembers(std::string_view object, const std::array<std::string_view, count> &names)
{
    std::array<std::optional<std::string_view>, count> found{};
    findJsonMembers(object, names, found);
    return found;
}

} // namespace hp
