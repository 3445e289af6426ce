// SPDX-License-Identifier: Apache-2.0
#include "backend/export/formats/Escape.h"

#include "model/base/Text.h"

#include <algorithm>

namespace hp::exports {

namespace {

std::string inXml(const std::string &shown)
{
    std::string out;
    out.reserve(shown.size());
    for (const char c : shown) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string inCell(const std::string &shown)
{
    std::string out;
    out.reserve(shown.size());
    for (const char c : shown) {
        if (c == '\n' || c == '\t')
            out += ' ';
        else if (c == '<')
            out += "&lt;";
        else if (c == '&')
            out += "&amp;";
        else if (std::string_view("\\`*_[]|~").find(c) != std::string_view::npos)
            (out += '\\') += c;
        else
            out += c;
    }
    return out;
}

} // namespace

std::string xmlText(std::string_view text)
{
    return inXml(visible(text));
}

std::string xmlLines(std::string_view text)
{
    return inXml(visibleLines(text));
}

std::string markdownCell(std::string_view text)
{
    return inCell(visible(text));
}

std::string markdownProse(std::string_view text)
{
    return inCell(visibleLines(text));
}

std::string markdownBlock(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 16);
    bool lineStart = true;
    std::string lines(text);
    std::erase(lines, '\r');
    for (const char c : visibleLines(lines)) {
        if (lineStart && c == '#')
            out += "##";
        if (c == '<')
            out += "&lt;";
        else
            out += c;
        lineStart = c == '\n';
    }
    while (!out.empty() && (out.back() == '\n' || out.back() == ' '))
        out.pop_back();
    return out;
}

} // namespace hp::exports
