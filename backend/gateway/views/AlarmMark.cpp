// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/AlarmMark.h"

#include "model/resource/KeyText.h"

namespace hp::gateway {

using alarms::Alarm;
using alarms::AlarmChange;

AlarmMark markOf(const AlarmChange &change)
{
    const Alarm &alarm = change.alarm;
    const std::string priority = 'P' + std::to_string(alarm.source.priority);
    AlarmMark mark{keyFrom(alarm.source.machine).value_or(ObjectKey{{}, alarm.source.machine}),
                   "alarm",
                   alarm.source.text,
                   change.by};
    switch (change.kind) {
    case AlarmChange::Kind::Raised:
        mark.text = "Alarm " + priority + ": " + mark.text;
        break;
    case AlarmChange::Kind::Escalated:
        mark.text = "Alarm is " + priority + " now: " + mark.text;
        break;
    case AlarmChange::Kind::Acknowledged:
        mark.look = "ack";
        mark.text = "Acknowledged: " + mark.text;
        break;
    case AlarmChange::Kind::Unacknowledged:
        // It counts again, and nobody has noticed it: no look of an acknowledgement.
        mark.text = "No longer acknowledged: " + mark.text;
        break;
    case AlarmChange::Kind::Shelved:
        mark.look = "shelve";
        mark.text = "Shelved until " + formatTime(alarm.shelvedUntil.value_or(change.at)) + " ("
            + alarm.reason + "): " + mark.text;
        break;
    case AlarmChange::Kind::Unshelved:
        // Its time was over, or a person took it back: it counts again either way.
        mark.look = change.by.empty() ? "alarm" : "shelve";
        mark.text = "No longer shelved: " + mark.text;
        break;
    case AlarmChange::Kind::Cleared:
        mark.look = "cleared";
        mark.text = "Alarm cleared: " + mark.text;
        break;
    }
    return mark;
}

} // namespace hp::gateway
