// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <regex>
#include <string>

namespace hp {

/// Bytes of somebody else's text that a pattern is held against. The matcher of libstdc++ goes one
/// call deeper with each character of a repetition, and a text of 100 kB ends the program.
constexpr std::size_t maxMatchedText = 4096;

/// std::regex_match; false for a longer text. What is short by its own rule needs no such bound.
[[nodiscard]] inline bool
matches(const std::string &text, std::smatch &parts, const std::regex &pattern)
{
    return text.size() <= maxMatchedText && std::regex_match(text, parts, pattern);
}

} // namespace hp
