// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::lab {

/// A duration that never ends, written `never` in a lab object.
inline constexpr Duration forEver = Duration::max();

/// Reads a duration as lab objects write it: a Go duration ("20s"), a number of seconds, or
/// `never`; nullopt when the value is anything else.
[[nodiscard]] std::optional<Duration> durationFrom(const Json &value);
/// The duration at a JSON pointer, or `fallback` when it is absent or not a duration.
[[nodiscard]] Duration
durationAt(const Object &object, std::string_view pointer, Duration fallback);
/// The time at a JSON pointer; nullopt when it is absent or not a time.
[[nodiscard]] std::optional<TimePoint> timeAt(const Object &object, std::string_view pointer);
/// True only for a JSON true.
[[nodiscard]] bool flagAt(const Object &object, std::string_view pointer);
[[nodiscard]] std::int64_t
numberAt(const Object &object, std::string_view pointer, std::int64_t fallback);
/// `start` plus `length`; TimePoint::max() when the length never ends.
[[nodiscard]] TimePoint endOf(TimePoint start, Duration length);
/// The same of what has begun by `now`. What says that it began later was begun before the clock
/// was set back, and is over: nobody waits until the clock is where it was.
[[nodiscard]] TimePoint endOf(TimePoint start, Duration length, TimePoint now);
/// It says that it began after `now`, by more than stamps are rounded.
[[nodiscard]] bool isOfAnotherClock(TimePoint start, TimePoint now);
/// The condition of that type in status.conditions, or null JSON.
[[nodiscard]] const Json &conditionOf(const Object &object, std::string_view type);
/// The status word of a condition: "True", "False", "Unknown", or empty when there is none.
[[nodiscard]] std::string conditionStatus(const Object &object, std::string_view type);
/// Whether `labels` has every pair of `wanted` (an object of strings; null wants nothing).
[[nodiscard]] bool hasLabels(const Object &object, const Json &wanted);
/// The pairs of a selector written as {matchLabels: {...}} or as plain pairs.
[[nodiscard]] const Json &pairsOf(const Json &selector);

/// A stable 64-bit number of a text, the same on every platform and run; names and addresses that
/// must come out equal after a restart are made from it.
[[nodiscard]] std::uint64_t stableHash(std::string_view text);
/// `length` characters of the alphabet that Kubernetes uses for generated names.
[[nodiscard]] std::string shortName(std::uint64_t hash, int length);
/// A UUID in its usual notation made from a text.
[[nodiscard]] std::string uuidFrom(std::string_view text);

} // namespace hp::lab
