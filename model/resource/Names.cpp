// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Names.h"

#include <algorithm>

namespace hp {

namespace {

bool isLower(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}
bool isAlnum(char c)
{
    return isLower(c) || (c >= 'A' && c <= 'Z');
}

bool isDnsLabel(std::string_view text)
{
    return !text.empty() && isLower(text.front()) && isLower(text.back())
        && std::all_of(text.begin(), text.end(), [](char c) { return isLower(c) || c == '-'; });
}

/// `[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?`
bool isNamePart(std::string_view text)
{
    return !text.empty() && isAlnum(text.front()) && isAlnum(text.back())
        && std::all_of(text.begin(), text.end(), [](char c) {
               return isAlnum(c) || c == '-' || c == '_' || c == '.';
           });
}

std::string tooLong(std::size_t limit)
{
    return "must be no more than " + std::to_string(limit) + " characters";
}

} // namespace

std::string whyNotSubdomain(std::string_view text)
{
    if (text.size() > 253)
        return tooLong(253);
    bool fits = true;
    for (std::size_t start = 0; fits && start <= text.size();) {
        const std::size_t dot = std::min(text.find('.', start), text.size());
        fits = isDnsLabel(text.substr(start, dot - start));
        start = dot + 1;
    }
    return fits
        ? std::string()
        : "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, "
          "'-' or '.', and must start and end with an alphanumeric character (e.g. "
          "'example.com', regex used for validation is "
          "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
}

std::string whyNotDnsLabel(std::string_view text)
{
    if (text.size() > 63)
        return tooLong(63);
    return isDnsLabel(text)
        ? std::string()
        : "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or "
          "'-', and must start and end with an alphanumeric character (e.g. 'my-name',  or "
          "'123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
}

std::string whyNotQualifiedName(std::string_view text)
{
    static const std::string shape =
        "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an "
        "alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for "
        "validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
    std::string_view name = text;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const std::string_view prefix = text.substr(0, slash);
        name = text.substr(slash + 1);
        if (name.find('/') != std::string_view::npos)
            return "a qualified name " + shape
                + " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')";
        if (prefix.empty())
            return "prefix part must be non-empty";
        if (const std::string why = whyNotSubdomain(prefix); !why.empty())
            return "prefix part " + why;
    }
    if (name.empty())
        return "name part must be non-empty";
    if (name.size() > 63)
        return "name part " + tooLong(63);
    return isNamePart(name) ? std::string() : "name part " + shape;
}

std::string whyNotLabelValue(std::string_view text)
{
    if (text.size() > 63)
        return tooLong(63);
    return text.empty() || isNamePart(text)
        ? std::string()
        : "a valid label must be an empty string or consist of alphanumeric characters, '-', "
          "'_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  "
          "or 'my_value',  or '12345', regex used for validation is "
          "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
}

} // namespace hp
