// SPDX-License-Identifier: Apache-2.0
#include "backend/http/RequestTarget.h"

#include <algorithm>
#include <optional>

namespace hp::http {
namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

enum class Part { Path, Query };

std::optional<std::string> decode(std::string_view text, Part part)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const int high = i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
            const int low = high >= 0 ? hexDigit(text[i + 2]) : -1;
            if (low < 0)
                return std::nullopt;
            c = static_cast<char>(high * 16 + low);
            i += 2;
            if (part == Part::Path
                && (c == '/' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f))
                return std::nullopt;
        } else if (c == '+' && part == Part::Query) {
            c = ' ';
        }
        result += c;
    }
    return result;
}

bool hasDotSegment(const std::string &path)
{
    const std::string closed = path + '/';
    return closed.find("/./") != std::string::npos || closed.find("/../") != std::string::npos;
}

} // namespace

Result<RequestTarget> parseTarget(std::string_view target)
{
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (target.substr(0, scheme.size()) == scheme) {
            const auto slash = target.find('/', scheme.size());
            target = slash == std::string_view::npos ? std::string_view("/") : target.substr(slash);
            break;
        }
    }
    RequestTarget result;
    result.raw = std::string(target);
    if (target == "*") {
        result.path = result.raw;
        return result;
    }
    if (target.empty() || target.front() != '/')
        return unexpected(ErrorCode::Invalid, "The request target must be a path.");

    const auto mark = std::min(target.find('?'), target.size());
    auto path = decode(target.substr(0, mark), Part::Path);
    if (!path || hasDotSegment(*path))
        return unexpected(ErrorCode::Invalid, "The path of the request is not valid.");
    result.path = std::move(*path);

    std::size_t from = mark + 1;
    while (from < target.size()) {
        const auto end = std::min(target.find('&', from), target.size());
        const auto pair = target.substr(from, end - from);
        from = end + 1;
        if (pair.empty())
            continue;
        const auto equals = std::min(pair.find('='), pair.size());
        auto name = decode(pair.substr(0, equals), Part::Query);
        auto value = decode(pair.substr(std::min(equals + 1, pair.size())), Part::Query);
        if (!name || !value)
            return unexpected(ErrorCode::Invalid, "The query of the request is not valid.");
        result.query.emplace_back(std::move(*name), std::move(*value));
    }
    return result;
}

} // namespace hp::http
