// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <optional>
#include <string>

/// What an Event tells of itself, in either shape: that of core/v1, and that of events.k8s.io,
/// which counts in a series and keeps the older members as "deprecated".
namespace hp::event {

/// Who speaks; empty when it does not say.
[[nodiscard]] const std::string &reporterOf(const Object &event);
/// When it was told last, else when the Event was made; nullopt when nothing tells.
[[nodiscard]] std::optional<TimePoint> lastTime(const Object &event);
/// When it was told first, else when the Event was made; nullopt when nothing tells.
[[nodiscard]] std::optional<TimePoint> firstTime(const Object &event);
/// How often it was told; at least once.
[[nodiscard]] std::int64_t timesTold(const Object &event);
/// What it says in words.
[[nodiscard]] const std::string &messageOf(const Object &event);

} // namespace hp::event
