// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>
#include <string_view>

namespace hp {

/// What Json::parse() makes of a text, at a fraction of its cost: discarded when it is not JSON.
[[nodiscard]] Json parseJson(std::string_view text);
/// The same without the member `name` of the root's member `of`. What is left out is read but costs
/// nothing more.
[[nodiscard]] Json
parseJsonWithout(std::string_view text, std::string_view of, std::string_view name);

/// What Json::dump() writes without spaces, at a fraction of its cost; bytes that are not UTF-8
/// become U+FFFD.
[[nodiscard]] std::string compactJson(const Json &json);
/// The same behind `text`.
void appendCompactJson(const Json &json, std::string &text);
void appendCompactJson(const std::string &value, std::string &text);

} // namespace hp
