// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Occurrences.h"

#include <utility>

namespace hp::maintenance {

Result<Openings>
openingsOf(const Occurrences &calendar, const WindowSpec &window, TimePoint from, TimePoint until)
{
    const auto starts = calendar.startsOf(window, from - window.length, until);
    if (!starts)
        return unexpected(starts.error());
    Openings openings;
    for (const TimePoint start : *starts) {
        if (start + window.length > from)
            openings.push_back({start, start + window.length});
    }
    openings = united(std::move(openings));
    if (window.pausedUntil)
        openings = without(openings, {{TimePoint::min(), *window.pausedUntil}});
    return openings;
}

} // namespace hp::maintenance
