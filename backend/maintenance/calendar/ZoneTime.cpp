// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/ZoneTime.h"

#include <QDateTime>

#include <algorithm>

namespace hp::maintenance {

using std::chrono::seconds;

namespace {

using Instant = std::chrono::sys_seconds;

seconds offsetAt(const QTimeZone &zone, Instant instant)
{
    const auto since = instant.time_since_epoch().count();
    return seconds(zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(since, Qt::UTC)));
}

} // namespace

Instant instantOf(const QTimeZone &zone, Local local)
{
    Instant before = local - zoneReach;
    Instant after = local + zoneReach;
    const seconds early = offsetAt(zone, before);
    const seconds late = offsetAt(zone, after);
    for (const seconds offset : {std::max(early, late), std::min(early, late)}) {
        if (offsetAt(zone, local - offset) == offset)
            return local - offset;
    }
    while (after - before > seconds(1)) {
        const Instant middle = before + (after - before) / 2;
        (offsetAt(zone, middle) == early ? before : after) = middle;
    }
    return after;
}

Local localOf(const QTimeZone &zone, Instant instant)
{
    return instant + offsetAt(zone, instant);
}

} // namespace hp::maintenance
