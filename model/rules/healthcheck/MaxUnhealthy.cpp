// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/MaxUnhealthy.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::rules {

namespace {

/// Further than any fleet and any percentage of it, and far from an overflow.
constexpr std::int64_t farAway = 1'000'000'000;

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    if (text.starts_with('+') && text.substr(0, 2) != "+-")
        text.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return std::clamp(number, -farAway, farAway);
}

} // namespace

MaxUnhealthy::MaxUnhealthy(const Json &value)
{
    if (value.is_null())
        return;
    std::string_view number;
    if (value.is_number_integer()) {
        m_text = value.dump();
    } else if (value.is_string()) {
        m_text = value.get<std::string>();
    } else {
        m_garbage = "invalid value for IntOrString: " + value.dump();
        return;
    }
    number = m_text;
    if (number.ends_with('%')) {
        m_percent = true;
        number.remove_suffix(1);
    }
    m_number = wholeNumber(number);
    if (m_number)
        return;
    m_garbage = m_percent
        ? "invalid value for IntOrString: invalid value \"" + m_text + "\": not a number"
        : "invalid value for IntOrString: invalid type: string is not a percentage";
}

std::int64_t MaxUnhealthy::of(std::int64_t watched) const
{
    if (!m_garbage.empty())
        return 0;
    if (!m_number)
        return watched;
    return std::max<std::int64_t>(0, m_percent ? *m_number * watched / 100 : *m_number);
}

std::string MaxUnhealthy::text(std::int64_t watched) const
{
    return m_text.empty() ? std::to_string(watched) : m_text;
}

} // namespace hp::rules
