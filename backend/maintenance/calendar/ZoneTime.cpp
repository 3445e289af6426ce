// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/ZoneTime.h"

#include <QDateTime>
#include <QSet>

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

QTimeZone zoneNamed(const std::string &id)
{
    static const QSet<QByteArray> known = [] {
        const QList<QByteArray> ids = QTimeZone::availableTimeZoneIds();
        return QSet<QByteArray>(ids.begin(), ids.end());
    }();
    const QByteArray name = QByteArray::fromStdString(id);
    const bool isOffset = name.startsWith("UTC+") || name.startsWith("UTC-");
    return isOffset || known.contains(name) ? QTimeZone(name) : QTimeZone();
}

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
