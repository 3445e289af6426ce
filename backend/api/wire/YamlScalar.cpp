// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/YamlScalar.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::api {

namespace {

template<std::size_t size>
bool isOneOf(std::string_view text, const std::array<std::string_view, size> &words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

template<typename T>
std::optional<T> wholeNumber(std::string_view digits, int base)
{
    T value{};
    const auto [end, fault] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return fault == std::errc{} && end == digits.data() + digits.size() ? std::optional(value)
                                                                        : std::nullopt;
}

/// Signed, in any of the notations for integers; null when it is none.
Json integer(std::string text)
{
    std::erase(text, '_');
    std::string_view digits = text;
    const bool negative = !digits.empty() && digits.front() == '-';
    if (!digits.empty() && (negative || digits.front() == '+'))
        digits.remove_prefix(1);
    int base = 10;
    if (digits.starts_with("0x"))
        base = 16;
    else if (digits.starts_with("0b"))
        base = 2;
    else if (digits.starts_with("0o"))
        base = 8;
    if (base != 10)
        digits.remove_prefix(2);
    else if (digits.size() > 1 && digits.front() == '0')
        base = 8;
    if (digits.empty() || digits.front() == '-')
        return {};
    const std::string signedDigits = (negative ? "-" : "") + std::string(digits);
    if (const auto value = wholeNumber<std::int64_t>(signedDigits, base))
        return *value;
    if (const auto value = wholeNumber<std::uint64_t>(digits, base); value && !negative)
        return *value;
    return {};
}

bool looksLikeNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.eE+-_") == std::string_view::npos
        && text.find_first_of("0123456789") != std::string_view::npos;
}

} // namespace

std::optional<Json> plainYamlScalar(const std::string &text)
{
    using Words = std::string_view;
    static constexpr std::array nothing{
        Words(""), Words("~"), Words("null"), Words("Null"), Words("NULL")};
    static constexpr std::array yes{Words("y"),
                                    Words("Y"),
                                    Words("yes"),
                                    Words("Yes"),
                                    Words("YES"),
                                    Words("true"),
                                    Words("True"),
                                    Words("TRUE"),
                                    Words("on"),
                                    Words("On"),
                                    Words("ON")};
    static constexpr std::array no{Words("n"),
                                   Words("N"),
                                   Words("no"),
                                   Words("No"),
                                   Words("NO"),
                                   Words("false"),
                                   Words("False"),
                                   Words("FALSE"),
                                   Words("off"),
                                   Words("Off"),
                                   Words("OFF")};
    static constexpr std::array endless{Words(".inf"),
                                        Words(".Inf"),
                                        Words(".INF"),
                                        Words("+.inf"),
                                        Words("+.Inf"),
                                        Words("+.INF"),
                                        Words("-.inf"),
                                        Words("-.Inf"),
                                        Words("-.INF"),
                                        Words(".nan"),
                                        Words(".NaN"),
                                        Words(".NAN")};
    if (isOneOf(text, nothing))
        return Json();
    if (isOneOf(text, yes))
        return Json(true);
    if (isOneOf(text, no))
        return Json(false);
    if (isOneOf(text, endless))
        return std::nullopt;
    if (std::string_view("+-.0123456789").find(text.front()) == std::string_view::npos)
        return Json(text);
    if (Json value = integer(text); !value.is_null())
        return value;
    if (looksLikeNumber(text)) {
        std::string digits = text;
        std::erase(digits, '_');
        const char *begin = digits.c_str() + (digits.front() == '+' ? 1 : 0);
        double value = 0;
        const auto [end, fault] = std::from_chars(begin, digits.c_str() + digits.size(), value);
        if (fault == std::errc{} && end == digits.c_str() + digits.size())
            return Json(value);
    }
    return Json(text);
}

} // namespace hp::api
