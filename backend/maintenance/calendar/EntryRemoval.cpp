// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/EntryRemoval.h"

#include "model/base/Text.h"

#include <libical/ical.h>
#include <memory>
#include <string_view>

namespace hp::maintenance {

namespace {

using Component = std::unique_ptr<icalcomponent, decltype(&icalcomponent_free)>;

/// A UID may be folded and escaped, so whoever knows iCalendar reads it.
std::string uidOf(const std::string &event)
{
    const Component component(icalparser_parse_string(event.c_str()), &icalcomponent_free);
    const char *const uid = component ? icalcomponent_get_uid(component.get()) : nullptr;
    return uid ? uid : "";
}

bool isLine(std::string_view line, std::string_view wanted)
{
    return isNamed(trimmed(line), wanted);
}

} // namespace

std::string withoutEntry(const std::string &calendar, const std::string &uid)
{
    std::string left;
    std::string event; ///< from its BEGIN on; empty outside of events
    for (std::size_t at = 0; at < calendar.size();) {
        const std::size_t end = std::min(calendar.find('\n', at), calendar.size() - 1) + 1;
        const std::string_view line = std::string_view(calendar).substr(at, end - at);
        at = end;
        const bool begins = isLine(line, "begin:vevent");
        if (event.empty() && !begins) {
            left += line;
            continue;
        }
        event += line;
        if (isLine(line, "end:vevent")) {
            if (uidOf(event) != uid)
                left += event;
            event.clear();
        }
    }
    return left + event;
}

} // namespace hp::maintenance
