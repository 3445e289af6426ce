// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace hp {

using Duration = std::chrono::microseconds;
/// Wall-clock instant in UTC with the precision of the API (microseconds).
using TimePoint = std::chrono::sys_time<Duration>;

/// RFC 3339 in UTC with whole seconds, as metav1.Time: "2026-01-10T12:00:00Z".
[[nodiscard]] std::string formatTime(TimePoint time);
/// RFC 3339 in UTC with six decimals, as metav1.MicroTime: "2026-01-10T12:00:00.000000Z".
[[nodiscard]] std::string formatMicroTime(TimePoint time);
/// Reads RFC 3339 with any number of decimals and any offset; nullopt when the text is anything
/// else.
[[nodiscard]] std::optional<TimePoint> parseTime(std::string_view text);

/// With its fraction.
[[nodiscard]] constexpr double secondsOf(Duration duration)
{
    return static_cast<double>(duration.count()) / 1e6;
}
/// Reads a Go duration ("1h30m", "20s", "1.5s", "100ms", "0"); nullopt when it is not one.
[[nodiscard]] std::optional<Duration> parseDuration(std::string_view text);
/// The Go rendering of a duration: "20s", "1h0m0s", "1.5s".
[[nodiscard]] std::string formatDuration(Duration duration);
/// The rendering for people (product.md 4.10): "47 m", "3 h 12 m", "8 s", "2 d 4 h".
[[nodiscard]] std::string formatAge(Duration age);
/// As much of a duration as formatAge() shows of it.
[[nodiscard]] Duration shownAge(Duration age);

} // namespace hp
