// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <QString>

namespace hp::ui {

/// What rows of `/live` hold, as QML takes it: milliseconds since 1970 (0 for none), seconds, and
/// the word of an enumerator.

[[nodiscard]] inline double millisecondsOf(const live::Instant &instant)
{
    return instant ? static_cast<double>(instant->time_since_epoch().count()) / 1000.0 : 0;
}

[[nodiscard]] inline live::Instant instantAt(double milliseconds)
{
    return milliseconds > 0
        ? live::Instant(TimePoint(Duration(static_cast<std::int64_t>(milliseconds * 1000))))
        : std::nullopt;
}

template<live::Worded Enum>
[[nodiscard]] QString textOf(Enum value)
{
    const std::string_view word = live::toWord(value);
    return QLatin1String(word.data(), static_cast<int>(word.size()));
}

} // namespace hp::ui
