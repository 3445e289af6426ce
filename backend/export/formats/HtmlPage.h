// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::exports {

/// The start of a page that needs nothing else, up to its title, within its header: one style for
/// light, dark and print, and nothing in it can be fetched or run.
[[nodiscard]] std::string pageHead(const std::string &title);

/// A table up to its first row, and what ends it.
[[nodiscard]] std::string tableHead(const std::string &caption,
                                    const std::vector<const char *> &columns);
inline constexpr const char *tableEnd = "</tbody></table></div>\n";
/// A cell, of the style class if there is one; a dash where there is no text.
[[nodiscard]] std::string cell(const std::string &text, const char *style = nullptr);
/// Of a person's words, which may be several lines.
[[nodiscard]] std::string proseCell(const std::string &text);

} // namespace hp::exports
