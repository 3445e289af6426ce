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

} // namespace hp::gateway
