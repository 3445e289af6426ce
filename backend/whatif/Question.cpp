// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Question.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace hp::whatif {

void Notes::add(Message note)
{
    if (std::ranges::find(m_notes, note) == m_notes.end())
        m_notes.push_back(std::move(note));
}

void Notes::add(const Notes &notes)
{
    for (const Message &note : notes.m_notes)
        add(note);
}

std::optional<std::size_t> maxUnavailableOf(const std::string &text, std::size_t all)
{
    std::string_view digits = text;
    const bool isShare = digits.ends_with('%');
    if (isShare)
        digits.remove_suffix(1);
    std::size_t number = 0;
    const auto [end, fault] = std::from_chars(digits.begin(), digits.end(), number);
    if (fault != std::errc() || end != digits.end() || number == 0 || (isShare && number > 100))
        return std::nullopt;
    return isShare ? std::max<std::size_t>(all * number / 100, 1) : number;
}

} // namespace hp::whatif
