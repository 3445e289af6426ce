// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/HeaderLines.h"

#include "model/base/Text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

namespace hp::kube {

namespace {

/// More of them than anybody reads.
constexpr std::size_t maxWarnings = 20;

std::optional<TimePoint> dateOf(std::string_view value)
{
    const time_t seconds = curl_getdate(std::string(value).c_str(), nullptr);
    if (seconds < 0)
        return std::nullopt;
    return TimePoint(std::chrono::seconds(seconds));
}

std::optional<int> secondsOf(std::string_view value, const std::optional<TimePoint> &serverNow)
{
    int seconds = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    if (fault == std::errc() && end == value.data() + value.size())
        return std::max(seconds, 0);
    const auto at = dateOf(value);
    if (!at || !serverNow)
        return std::nullopt;
    const auto wait = std::chrono::duration_cast<std::chrono::seconds>(*at - *serverNow).count();
    return static_cast<int>(std::clamp<std::int64_t>(wait, 0, 3600));
}

} // namespace

void readHeader(std::string_view line, Answer &answer)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (isNamed(name, "retry-after")) {
        answer.retryAfterSeconds = secondsOf(value, answer.date);
    } else if (isNamed(name, "date")) {
        answer.date = dateOf(value);
    } else if (isNamed(name, "warning")) {
        for (std::string &text : warningTexts(value)) {
            if (answer.warnings.size() < maxWarnings)
                answer.warnings.push_back(std::move(text));
        }
    }
}

std::vector<std::string> warningTexts(std::string_view value)
{
    std::vector<std::string> texts;
    while (true) {
        // code SP agent SP "text" [SP "date"]
        const std::size_t quote = value.find('"');
        if (quote == std::string_view::npos)
            return texts;
        const bool counts = trimmed(value.substr(0, quote)).starts_with("299");
        std::string text;
        std::size_t at = quote + 1;
        for (; at < value.size() && value[at] != '"'; ++at) {
            if (value[at] == '\\' && at + 1 < value.size())
                ++at;
            text += value[at];
        }
        if (counts)
            texts.push_back(std::move(text));
        const std::size_t comma = value.find(',', std::min(at + 1, value.size()));
        if (comma == std::string_view::npos)
            return texts;
        value = value.substr(comma + 1);
    }
}

std::string headerValue(std::string_view text)
{
    std::string value(text);
    std::erase_if(value, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    return value;
}

std::string headerKey(std::string_view key)
{
    constexpr std::string_view others = "!#$&'*+-.^_`|~";
    std::string escaped;
    for (const char c : key) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || others.find(c) != std::string_view::npos;
        if (plain) {
            escaped += c;
            continue;
        }
        std::array<char, 4> hex{};
        std::snprintf(hex.data(), hex.size(), "%%%02X", static_cast<unsigned char>(c));
        escaped += hex.data();
    }
    return escaped;
}

} // namespace hp::kube
