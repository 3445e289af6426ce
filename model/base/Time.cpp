// SPDX-License-Identifier: Apache-2.0
#include "model/base/Time.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <utility>

namespace hp {

using namespace std::chrono;

namespace {

/// Reads exactly `digits` decimal digits at `at` and moves on; -1 when they are not there.
int number(std::string_view text, std::size_t &at, std::size_t digits)
{
    if (at + digits > text.size())
        return -1;
    int value = 0;
    for (const std::size_t end = at + digits; at < end; ++at) {
        if (text[at] < '0' || text[at] > '9')
            return -1;
        value = value * 10 + (text[at] - '0');
    }
    return value;
}

bool skip(std::string_view text, std::size_t &at, char wanted)
{
    if (at >= text.size() || std::toupper(static_cast<unsigned char>(text[at])) != wanted)
        return false;
    ++at;
    return true;
}

/// `value` at `at`, in exactly `digits` decimal digits.
void putDigits(std::string &text, std::size_t at, std::size_t digits, std::int64_t value)
{
    for (std::size_t i = digits; i-- > 0; value /= 10)
        text[at + i] = static_cast<char>('0' + value % 10);
}

/// Times are written with every condition and every event, so no stream and no printf is in it.
std::string formatSeconds(TimePoint time)
{
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time) - day);
    std::string text = "0000-00-00T00:00:00";
    // The notation has four digits for the year.
    putDigits(text, 0, 4, std::clamp(static_cast<int>(date.year()), 0, 9999));
    putDigits(text, 5, 2, static_cast<unsigned>(date.month()));
    putDigits(text, 8, 2, static_cast<unsigned>(date.day()));
    putDigits(text, 11, 2, clock.hours().count());
    putDigits(text, 14, 2, clock.minutes().count());
    putDigits(text, 17, 2, clock.seconds().count());
    return text;
}

/// Decimals after the point as microseconds; digits beyond the sixth are cut.
std::optional<Duration> fraction(std::string_view text, std::size_t &at)
{
    std::int64_t micros = 0;
    std::int64_t unit = 100000;
    const std::size_t start = at;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
        micros += (text[at] - '0') * unit;
        unit /= 10;
    }
    if (at == start)
        return std::nullopt;
    return Duration(micros);
}

std::optional<Duration> offset(std::string_view text, std::size_t &at)
{
    if (skip(text, at, 'Z'))
        return Duration(0);
    if (at >= text.size() || (text[at] != '+' && text[at] != '-'))
        return std::nullopt;
    const int sign = text[at++] == '-' ? -1 : 1;
    const int hour = number(text, at, 2);
    if (hour < 0 || hour > 23 || !skip(text, at, ':'))
        return std::nullopt;
    const int minute = number(text, at, 2);
    if (minute < 0 || minute > 59)
        return std::nullopt;
    return sign * (hours(hour) + minutes(minute));
}

/// Nanoseconds of one unit of a Go duration; 0 when there is no such unit.
std::int64_t unitOf(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, std::int64_t>, 8> units{{
        {"ns", 1},
        {"us", 1'000},
        {"\u00b5s", 1'000},
        {"\u03bcs", 1'000},
        {"ms", 1'000'000},
        {"s", 1'000'000'000},
        {"m", 60'000'000'000},
        {"h", 3'600'000'000'000},
    }};
    for (const auto &[unit, nanos] : units) {
        if (unit == name)
            return nanos;
    }
    return 0;
}

/// One number with its unit, such as the "1.5s" of "1m1.5s", in nanoseconds. As in Go only what is
/// behind the point is computed with floating point, and what a duration cannot hold is none.
std::optional<std::int64_t> durationPart(std::string_view text, std::size_t &at)
{
    const auto isDigit = [&] { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    std::int64_t whole = 0;
    bool digits = false;
    for (; isDigit(); ++at, digits = true) {
        if (__builtin_mul_overflow(whole, 10, &whole)
            || __builtin_add_overflow(whole, text[at] - '0', &whole))
            return std::nullopt;
    }
    // More digits than these are below a nanosecond of an hour.
    std::int64_t decimals = 0;
    std::int64_t scale = 1;
    if (at < text.size() && text[at] == '.') {
        for (++at; isDigit(); ++at, digits = true) {
            if (scale < 1'000'000'000'000'000) {
                decimals = decimals * 10 + (text[at] - '0');
                scale *= 10;
            }
        }
    }
    const std::size_t start = at;
    while (at < text.size() && text[at] != '.' && (text[at] < '0' || text[at] > '9'))
        ++at;
    const std::int64_t unit = unitOf(text.substr(start, at - start));
    if (!digits || unit == 0 || __builtin_mul_overflow(whole, unit, &whole))
        return std::nullopt;
    const auto part = static_cast<std::int64_t>(
        static_cast<long double>(decimals)
        * (static_cast<long double>(unit) / static_cast<long double>(scale)));
    return __builtin_add_overflow(whole, part, &whole) ? std::nullopt : std::optional(whole);
}

} // namespace

std::string formatTime(TimePoint time)
{
    return formatSeconds(time) + 'Z';
}

std::string formatMicroTime(TimePoint time)
{
    std::string text = formatSeconds(time) + ".000000Z";
    putDigits(text, 20, 6, (time - floor<seconds>(time)).count());
    return text;
}

std::optional<TimePoint> parseTime(std::string_view text)
{
    std::size_t at = 0;
    const int y = number(text, at, 4);
    if (y < 0 || !skip(text, at, '-'))
        return std::nullopt;
    const int mo = number(text, at, 2);
    if (mo < 0 || !skip(text, at, '-'))
        return std::nullopt;
    const int d = number(text, at, 2);
    if (d < 0 || !skip(text, at, 'T'))
        return std::nullopt;
    const int h = number(text, at, 2);
    if (h < 0 || h > 23 || !skip(text, at, ':'))
        return std::nullopt;
    const int mi = number(text, at, 2);
    if (mi < 0 || mi > 59 || !skip(text, at, ':'))
        return std::nullopt;
    const int s = number(text, at, 2);
    if (s < 0 || s > 60)
        return std::nullopt;
    const year_month_day date{
        year(y), month(static_cast<unsigned>(mo)), day(static_cast<unsigned>(d))};
    if (!date.ok())
        return std::nullopt;

    TimePoint time = sys_days(date) + hours(h) + minutes(mi) + seconds(s);
    if (skip(text, at, '.')) {
        const auto part = fraction(text, at);
        if (!part)
            return std::nullopt;
        time += *part;
    }
    const auto zone = offset(text, at);
    if (!zone || at != text.size())
        return std::nullopt;
    return time - *zone;
}

std::optional<Duration> parseDuration(std::string_view text)
{
    std::size_t at = 0;
    const bool negative = !text.empty() && text[0] == '-';
    if (!text.empty() && (text[0] == '-' || text[0] == '+'))
        ++at;
    if (text.substr(at) == "0")
        return Duration(0);
    if (at == text.size())
        return std::nullopt;

    std::int64_t total = 0;
    while (at < text.size()) {
        const auto part = durationPart(text, at);
        if (!part || __builtin_add_overflow(total, *part, &total))
            return std::nullopt;
    }
    return floor<Duration>(nanoseconds(total)) * (negative ? -1 : 1);
}

std::string formatDuration(Duration duration)
{
    if (duration == Duration(0))
        return "0s";
    std::string text = duration < Duration(0) ? "-" : "";
    std::int64_t micros = duration < Duration(0) ? -duration.count() : duration.count();
    if (micros < 1000)
        return text + std::to_string(micros) + "\u00b5s";
    const auto decimal = [](std::int64_t value, std::int64_t unit) {
        std::string out = std::to_string(value / unit);
        std::string rest = std::to_string(unit + value % unit).substr(1);
        while (!rest.empty() && rest.back() == '0')
            rest.pop_back();
        return rest.empty() ? out : out + '.' + rest;
    };
    if (micros < 1000000)
        return text + decimal(micros, 1000) + "ms";
    const std::int64_t hour = micros / 3600000000;
    const std::int64_t minute = micros / 60000000 % 60;
    if (hour > 0)
        text += std::to_string(hour) + 'h';
    if (hour > 0 || minute > 0)
        text += std::to_string(minute) + 'm';
    return text + decimal(micros % 60000000, 1000000) + 's';
}

std::string formatAge(Duration age)
{
    const std::int64_t total = age < Duration(0) ? 0 : floor<seconds>(age).count();
    const auto pair =
        [](std::int64_t big, const char *bigUnit, std::int64_t small, const char *unit) {
            std::string text = std::to_string(big) + ' ' + bigUnit;
            return small == 0 ? text : text + ' ' + std::to_string(small) + ' ' + unit;
        };
    if (total < 60)
        return std::to_string(total) + " s";
    if (total < 3600)
        return std::to_string(total / 60) + " m";
    if (total < 86400)
        return pair(total / 3600, "h", total / 60 % 60, "m");
    return pair(total / 86400, "d", total / 3600 % 24, "h");
}

Duration shownAge(Duration age)
{
    if (age < Duration(0))
        return Duration(0);
    return age < minutes(1) ? Duration(floor<seconds>(age))
        : age < hours(24)   ? Duration(floor<minutes>(age))
                            : Duration(floor<hours>(age));
}

} // namespace hp
