// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"
#include "model/rules/alarms/Alarm.h"

#include <string>

namespace hp::gateway {

/// What happened to an alarm, as a mark in the lane of people and alarms of its machine.
struct AlarmMark {
    ObjectKey machine{};
    std::string look{}; ///< alarm, cleared, ack, shelve
    std::string text{};
    std::string actor{}; ///< empty: by itself
};

[[nodiscard]] AlarmMark markOf(const alarms::AlarmChange &change);
/// Of several backends with one record each sees what an alarm does by itself, and the one that
/// speaks for them writes it; what a person did only the one knows that was asked.
[[nodiscard]] inline bool isWrittenHere(const AlarmMark &mark, bool speaks)
{
    return speaks || !mark.actor.empty();
}

} // namespace hp::gateway
