// SPDX-License-Identifier: Apache-2.0
#include "model/resource/PathElement.h"

#include "model/base/JsonTree.h"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace hp {

namespace {

std::string dumped(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

int rankOf(std::string_view element)
{
    constexpr std::string_view order = "fkvi";
    const std::size_t rank = element.empty() ? std::string_view::npos : order.find(element[0]);
    return rank == std::string_view::npos ? static_cast<int>(order.size()) : static_cast<int>(rank);
}

bool inNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

/// The number that the character at `at` belongs to; empty when it belongs to none.
std::string numberAround(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && inNumber(text[begin - 1]))
        --begin;
    if (begin == 0 || (text[begin - 1] != ':' && text[begin - 1] != ','))
        return {};
    std::size_t end = begin;
    while (end < text.size() && inNumber(text[end]))
        ++end;
    return std::string(text.substr(begin, end - begin));
}

/// Texts of two keys or values that differ. Both are compact JSON with sorted members, so the first
/// difference decides, once it is known what it stands in.
int compareJsonTexts(std::string_view a, std::string_view b)
{
    std::size_t at = 0;
    while (at < a.size() && at < b.size() && a[at] == b[at])
        ++at;
    if (at == a.size() || at == b.size())
        return a.size() < b.size() ? -1 : 1;
    const std::string left = numberAround(a, at);
    const std::string right = numberAround(b, at);
    if (!left.empty() && !right.empty()) {
        const double x = std::strtod(left.c_str(), nullptr);
        const double y = std::strtod(right.c_str(), nullptr);
        if (x != y)
            return x < y ? -1 : 1;
    }
    // The one that ends here is the beginning of the other.
    if (a[at] == '"' || a[at] == '}')
        return -1;
    if (b[at] == '"' || b[at] == '}')
        return 1;
    return static_cast<unsigned char>(a[at]) < static_cast<unsigned char>(b[at]) ? -1 : 1;
}

} // namespace

int comparePathElements(std::string_view a, std::string_view b)
{
    if (a == b)
        return 0;
    const int x = rankOf(a);
    const int y = rankOf(b);
    if (x != y)
        return x < y ? -1 : 1;
    if (x != 1 && x != 2)
        return a < b ? -1 : 1;
    return compareJsonTexts(a, b);
}

std::string fieldElement(std::string_view name)
{
    std::string element("f:");
    return element.append(name);
}

std::string keyElement(const Json &keys)
{
    return "k:" + dumped(keys);
}

std::string valueElement(const Json &value)
{
    return "v:" + dumped(value);
}

std::string printedPathElement(std::string_view element)
{
    const std::string_view rest = element.substr(std::min<std::size_t>(2, element.size()));
    switch (rankOf(element)) {
    case 0:
        return '.' + std::string(rest);
    case 1: {
        const Json keys = parseJson(rest);
        if (!keys.is_object())
            break;
        std::string text;
        for (const auto &[name, value] : keys.items()) {
            text += text.empty() ? '[' : ',';
            text.append(name).append("=").append(dumped(value));
        }
        return text + ']';
    }
    case 2:
        return "[=" + std::string(rest) + ']';
    case 3:
        return '[' + std::string(rest) + ']';
    default:
        break;
    }
    return "{{invalid path element}}";
}

} // namespace hp
