// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Quantity.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace hp {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes the digits at the front of the text and tells how many there were.
std::size_t takeDigits(std::string_view &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const auto count = static_cast<std::size_t>(end - text.begin());
    text.remove_prefix(count);
    return count;
}

void takeSign(std::string_view &text)
{
    if (!text.empty() && (text.front() == '+' || text.front() == '-'))
        text.remove_prefix(1);
}

} // namespace

bool isQuantity(std::string_view text)
{
    takeSign(text);
    std::size_t digits = takeDigits(text);
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        digits += takeDigits(text);
    }
    if (digits == 0)
        return false;
    static constexpr std::array<std::string_view, 16> suffixes{
        "", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    if (std::find(suffixes.begin(), suffixes.end(), text) != suffixes.end())
        return true;
    if (text.front() != 'e' && text.front() != 'E')
        return false;
    text.remove_prefix(1);
    takeSign(text);
    return takeDigits(text) > 0 && text.empty();
}

} // namespace hp
