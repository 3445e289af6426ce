// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Table.h"

#include <algorithm>

namespace hp::app {

namespace {

constexpr std::size_t gap = 3;

/// Characters, not bytes: names are UTF-8.
std::size_t widthOf(const std::string &text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
    }));
}

} // namespace

std::string tableText(const std::vector<TableLine> &lines)
{
    std::vector<std::size_t> widths;
    for (const TableLine &line : lines) {
        widths.resize(std::max(widths.size(), line.size()));
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    }
    std::string text;
    for (const TableLine &line : lines) {
        std::string out;
        for (std::size_t i = 0; i < line.size(); ++i) {
            out += line[i];
            out.append(widths[i] - widthOf(line[i]) + gap, ' ');
        }
        out.erase(out.find_last_not_of(' ') + 1);
        text += out + '\n';
    }
    return text;
}

} // namespace hp::app
