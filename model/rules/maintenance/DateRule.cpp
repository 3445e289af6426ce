// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/DateRule.h"

#include "model/messages/Window.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <optional>
#include <vector>

namespace hp::maintenance {

namespace {

using Parts = std::map<std::string, std::string>;

constexpr int maxInterval = 1000;

std::string upper(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](unsigned char c) {
        return static_cast<char>(std::toupper(c));
    });
    return result;
}

std::vector<std::string> split(const std::string &text, char at)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (true) {
        const std::size_t end = text.find(at, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string::npos)
            return parts;
        begin = end + 1;
    }
}

/// A whole number, with a sign if there is one; nullopt for anything else.
std::optional<int> number(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return !text.empty() && error == std::errc() && end == text.data() + text.size()
        ? std::optional(value)
        : std::nullopt;
}

/// As it stands in the rule.
std::string inQuotes(const std::string &words)
{
    return '"' + words + '"';
}

/// Why a part of RFC 5545 is none of ours; empty when it is one.
Message whyRefused(const std::string &part)
{
    static constexpr std::array known{"FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "BYMONTH"};
    if (std::find(known.begin(), known.end(), part) != known.end())
        return {};
    if (part == "COUNT" || part == "UNTIL")
        return say::windowDoesNotRunOut(part);
    if (part == "BYHOUR" || part == "BYMINUTE" || part == "BYSECOND")
        return say::startSaysTheTime(part);
    return say::partIsUnknown(part);
}

Message whyBadFrequency(const Parts &parts)
{
    const auto frequency = parts.find("FREQ");
    if (frequency == parts.end())
        return say::frequencyIsMissing();
    const std::string &value = frequency->second;
    if (value == "HOURLY" || value == "MINUTELY" || value == "SECONDLY")
        return say::ruleSelectsDates("FREQ=" + value);
    if (value != "DAILY" && value != "WEEKLY" && value != "MONTHLY" && value != "YEARLY")
        return say::frequencyIsUnknown("FREQ=" + value);
    return {};
}

Message whyBadNumbers(const std::string &part, const std::string &list, int most, bool fromEnd)
{
    for (const std::string &one : split(list, ',')) {
        const auto value = number(one);
        if (!value || *value == 0 || *value > most || *value < (fromEnd ? -most : 1))
            return fromEnd ? say::partIsOutOfRangeFromBothEnds(part, inQuotes(one), most)
                           : say::partIsOutOfRange(part, inQuotes(one), most);
    }
    return {};
}

Message whyBadDay(const std::string &day, const std::string &frequency, bool inMonths)
{
    static constexpr std::array days{"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
    const std::string name = day.size() < 2 ? day : day.substr(day.size() - 2);
    if (std::find(days.begin(), days.end(), name) == days.end())
        return say::dayIsUnknown(inQuotes(day));
    const std::string ordinal = day.substr(0, day.size() - 2);
    if (ordinal.empty())
        return {};
    if (frequency != "MONTHLY" && frequency != "YEARLY")
        return say::numberedDayNeedsMonths(inQuotes(day));
    const int most = inMonths ? 5 : 53;
    const auto value = number(ordinal);
    if (!value || *value == 0 || *value > most || *value < -most)
        return say::numberOfDayIsOutOfRange(inQuotes(day), most);
    return {};
}

Message whyBadDays(const Parts &parts)
{
    const auto days = parts.find("BYDAY");
    if (days == parts.end())
        return {};
    const std::string &frequency = parts.at("FREQ");
    const bool inMonths = frequency == "MONTHLY" || parts.contains("BYMONTH");
    for (const std::string &day : split(days->second, ',')) {
        if (Message why = whyBadDay(day, frequency, inMonths); !why.empty())
            return why;
    }
    return {};
}

Message whyBad(const Parts &parts)
{
    if (Message why = whyBadFrequency(parts); !why.empty())
        return why;
    if (const auto interval = parts.find("INTERVAL"); interval != parts.end()) {
        const auto value = number(interval->second);
        if (!value || *value < 1 || *value > maxInterval)
            return say::intervalIsOutOfRange(inQuotes(interval->second), maxInterval);
    }
    if (Message why = whyBadDays(parts); !why.empty())
        return why;
    if (const auto days = parts.find("BYMONTHDAY"); days != parts.end()) {
        if (parts.at("FREQ") == "WEEKLY")
            return say::monthDayIsRefusedWeekly();
        if (Message why = whyBadNumbers("BYMONTHDAY", days->second, 31, true); !why.empty())
            return why;
    }
    if (const auto months = parts.find("BYMONTH"); months != parts.end())
        return whyBadNumbers("BYMONTH", months->second, 12, false);
    return {};
}

} // namespace

Result<std::string> parseDateRule(std::string_view text)
{
    std::string rule = upper(text);
    if (rule.starts_with("RRULE:"))
        rule.erase(0, 6);
    if (rule.empty())
        return invalid(say::ruleIsEmpty());
    Parts parts;
    for (const std::string &item : split(rule, ';')) {
        const std::size_t equals = item.find('=');
        if (equals == std::string::npos || equals + 1 == item.size())
            return invalid(say::partIsNotNameAndValue(inQuotes(item)));
        const std::string name = item.substr(0, equals);
        if (Message why = whyRefused(name); !why.empty())
            return invalid(std::move(why));
        if (!parts.emplace(name, item.substr(equals + 1)).second)
            return invalid(say::partIsThereTwice(name));
    }
    if (Message why = whyBad(parts); !why.empty())
        return invalid(std::move(why));
    return rule;
}

} // namespace hp::maintenance
