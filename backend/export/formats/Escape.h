// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace hp::exports {

/// For the text and the quoted attributes of HTML and SVG. Control characters, which neither may
/// hold, line ends and marks of direction stand escaped (visible()).
[[nodiscard]] std::string xmlText(std::string_view text);
/// The same for a person's text of several lines, in <pre> (visibleLines()).
[[nodiscard]] std::string xmlLines(std::string_view text);
/// One cell of a Markdown table: nothing in it can end the cell, start a link or be read as HTML.
/// Line ends and the like stand escaped (visible()).
[[nodiscard]] std::string markdownCell(std::string_view text);
/// The same for a person's text of several lines, which stand behind each other.
[[nodiscard]] std::string markdownProse(std::string_view text);
/// A person's Markdown within our document: their headings go below ours, their HTML is shown as
/// text.
[[nodiscard]] std::string markdownBlock(std::string_view text);

} // namespace hp::exports
