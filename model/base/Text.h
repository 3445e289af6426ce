// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace hp {

/// Without the blanks, tabs and line ends around it.
[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view space = " \t\r\n";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

/// Whether a name is this one, which is written in small letters: names of HTTP headers, and of
/// members as Go reads them, are the same in capitals. Only ASCII has any.
[[nodiscard]] inline bool isNamed(std::string_view name, std::string_view wanted)
{
    return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 32) : a) == b;
    });
}

/// In small letters; only ASCII has any.
[[nodiscard]] inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    return lower;
}

/// Where the character begins in UTF-8 that the byte at `place` is part of: a text may end there.
[[nodiscard]] inline std::size_t characterAt(std::string_view text, std::size_t place)
{
    while (place > 0 && (static_cast<unsigned char>(text[place]) & 0xC0U) == 0x80U)
        --place;
    return place;
}

/// At most `max` bytes, at least 3; what is longer ends between two characters and with "…".
[[nodiscard]] inline std::string shortened(const std::string &text, std::size_t max)
{
    return text.size() <= max ? text : text.substr(0, characterAt(text, max - 3)) + "\u2026";
}

/// At most `max` bytes, at least 24, of what somebody else reports, without its secrets: what is
/// longer loses the frame around the error (ErrorWords.h), and then keeps its beginning and its
/// end, cut between two words where there are some: errors are wrapped from the inside out, so the
/// cause stands last. Secrets go before the cut: the end of a token that lost its beginning looks
/// like no secret any more.
[[nodiscard]] std::string abridged(const std::string &reported, std::size_t max);

/// Whether it holds a byte that ends a line of HTTP or a terminal obeys: below 0x20, or 0x7f.
[[nodiscard]] inline bool hasControlCharacter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
}

/// The text as a screen and a terminal may show it: control characters, line ends and marks that
/// change the direction of writing or separate lines stand escaped ("\\n", "\\u202e"), so that no
/// name can begin a line of its own or turn around what stands beside it.
[[nodiscard]] std::string visible(std::string_view text);
/// The same for a text of several lines: their ends and tabs stay.
[[nodiscard]] std::string visibleLines(std::string_view text);

} // namespace hp
