// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/HumanDuration.h"

#include <cstdint>

namespace hp::api {

namespace {

std::string
joined(std::int64_t major, const char *majorUnit, std::int64_t minor, const char *minorUnit)
{
    std::string text = std::to_string(major) + majorUnit;
    if (minor != 0)
        text += std::to_string(minor) + minorUnit;
    return text;
}

} // namespace

/// The thresholds of apimachinery's duration.HumanDuration, in its order.
std::string humanDuration(Duration age)
{
    const std::int64_t seconds = std::chrono::duration_cast<std::chrono::seconds>(age).count();
    if (seconds < -1)
        return "<invalid>";
    if (seconds < 0)
        return "0s";
    if (seconds < 60 * 2)
        return std::to_string(seconds) + 's';
    const std::int64_t minutes = seconds / 60;
    if (minutes < 10)
        return joined(minutes, "m", seconds % 60, "s");
    if (minutes < 60 * 3)
        return std::to_string(minutes) + 'm';
    const std::int64_t hours = minutes / 60;
    if (hours < 8)
        return joined(hours, "h", minutes % 60, "m");
    if (hours < 48)
        return std::to_string(hours) + 'h';
    const std::int64_t days = hours / 24;
    if (days < 8)
        return joined(days, "d", hours % 24, "h");
    if (days < 365 * 2)
        return std::to_string(days) + 'd';
    if (days < 365 * 8)
        return joined(days / 365, "y", days % 365, "d");
    return std::to_string(days / 365) + 'y';
}

std::string ageOf(std::string_view stamp, TimePoint now)
{
    const auto time = parseTime(stamp);
    return time ? humanDuration(now - *time) : "<unknown>";
}

} // namespace hp::api
