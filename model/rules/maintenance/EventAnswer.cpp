// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/EventAnswer.h"

#include <algorithm>

namespace hp::maintenance {

EventReport reportOf(const Object &maintenance, const std::vector<ProviderEvent> &events)
{
    const auto event = std::find_if(events.begin(), events.end(), [&](const ProviderEvent &one) {
        return isAbout(maintenance, one);
    });
    if (event == events.end())
        return EventReport::Gone;
    // It stands, and asks for nothing any more: an instance is migrated now, say.
    if (event->disruption == Disruption::None && event->state != EventState::Completed)
        return EventReport::Cancelled;
    switch (event->state) {
    case EventState::Completed:
        return EventReport::Completed;
    case EventState::Cancelled:
        return EventReport::Cancelled;
    case EventState::Scheduled:
    case EventState::Started:
        break;
    }
    return EventReport::Standing;
}

} // namespace hp::maintenance
