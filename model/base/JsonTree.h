// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace hp {

/// Objects and lists within each other that are read. No API object has forty; whoever walks a tree
/// goes down once per level, so deeper ones would end the process.
inline constexpr std::size_t maxJsonDepth = 256;

/// What becomes of a text that nests deeper.
enum class TooDeep {
    Refuse, ///< it counts as no JSON
    LeaveOut, ///< what lies deeper is left out, everything else is there
};

/// What Json::parse() makes of a text, at a fraction of its cost: discarded when it is not JSON.
/// The one reader of JSON from outside.
[[nodiscard]] Json parseJson(std::string_view text, TooDeep tooDeep = TooDeep::Refuse);
/// The same without the member `name` of the root's member `of`. What is left out is read but costs
/// nothing more, and so is what lies too deep.
[[nodiscard]] Json
parseJsonWithout(std::string_view text, std::string_view of, std::string_view name);

/// A tree for many to have: what it takes to let it go is a fraction of what the destructor of a
/// Json takes.
[[nodiscard]] std::shared_ptr<const Json> sharedTree(Json tree);

/// True when the text nests deeper than maxJsonDepth. Of text that is no JSON it means nothing.
[[nodiscard]] bool nestsTooDeeply(std::string_view json);
/// True when parseJson() reads it; no tree is built.
[[nodiscard]] bool isJson(std::string_view text);

/// What Json::dump() writes without spaces, at a fraction of its cost; bytes that are not UTF-8
/// become U+FFFD.
[[nodiscard]] std::string compactJson(const Json &json);
/// The same behind `text`.
void appendCompactJson(const Json &json, std::string &text);
void appendCompactJson(const std::string &value, std::string &text);

/// How many bytes compactJson() writes, where a character that is escaped counts once and a
/// fraction as eight.
[[nodiscard]] std::size_t compactSizeOf(const Json &json);

} // namespace hp
