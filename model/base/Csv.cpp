// SPDX-License-Identifier: Apache-2.0
#include "model/base/Csv.h"

namespace hp {

std::string csvField(std::string_view text)
{
    // Tab and carriage return in front are taken off by spreadsheets before they look.
    const bool formula =
        !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    const bool quoted = text.find_first_of(",\"\r\n") != std::string_view::npos;
    if (!formula && !quoted)
        return std::string(text);
    std::string out = "\"";
    if (formula)
        out += '\'';
    for (const char c : text) {
        out += c;
        if (c == '"')
            out += '"';
    }
    return out + '"';
}

} // namespace hp
