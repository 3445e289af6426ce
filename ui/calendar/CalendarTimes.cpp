// SPDX-License-Identifier: Apache-2.0
#include "ui/calendar/CalendarTimes.h"

#include "model/base/Time.h"
#include "ui/session/RowFields.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace hp::ui {

namespace {

using Row = QVariantMap;

QDateTime utc(double instant)
{
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(instant), Qt::UTC);
}

double instantOf(const QVariant &time)
{
    const auto parsed = parseTime(time.toString().toStdString());
    return parsed ? static_cast<double>(parsed->time_since_epoch().count()) / 1000.0 : 0;
}

QString ageText(double seconds)
{
    return QString::fromStdString(formatAge(std::chrono::seconds(static_cast<qint64>(seconds))));
}

/// {from, to} in days from `start`, cut to `days`; empty when it lies outside.
Row spanOf(const QVariant &begin, const QVariant &end, double start, int days)
{
    const double from = (instantOf(begin) - start) / CalendarTimes::day;
    const double to = (instantOf(end) - start) / CalendarTimes::day;
    if (instantOf(begin) <= 0 || to <= 0 || from >= days)
        return {};
    return {{QStringLiteral("from"), std::max(0.0, from)},
            {QStringLiteral("to"), std::min(static_cast<double>(days), to)}};
}

QVariant member(const Row &row, const char *name)
{
    return row.value(QLatin1String(name));
}

} // namespace

double CalendarTimes::dayOf(double instant) const
{
    return std::floor(instant / day) * day;
}

double CalendarTimes::monthOf(double instant, int months) const
{
    const QDate date = utc(instant).date();
    const QDate first = QDate(date.year(), date.month(), 1).addMonths(months);
    return static_cast<double>(first.startOfDay(Qt::UTC).toMSecsSinceEpoch());
}

double CalendarTimes::monthGridStart(double instant) const
{
    const double first = monthOf(instant, 0);
    return first - (utc(first).date().dayOfWeek() - 1) * day;
}

bool CalendarTimes::sameMonth(double one, double other) const
{
    return monthOf(one, 0) == monthOf(other, 0);
}

QString CalendarTimes::dayName(double instant) const
{
    const QDate date = utc(instant).date();
    return QLocale().standaloneDayName(date.dayOfWeek(), QLocale::ShortFormat)
        + date.toString(QStringLiteral(" MM-dd"));
}

QString CalendarTimes::dayNumber(double instant) const
{
    return QString::number(utc(instant).date().day());
}

QString CalendarTimes::monthName(double instant) const
{
    return utc(instant).date().toString(QStringLiteral("yyyy-MM"));
}

QVariantList
CalendarTimes::lanes(const RowsTable *windows, const RowsTable *works, double start, int days) const
{
    QVariantList lanes;
    for (int i = 0; i < windows->count(); ++i) {
        const Row row = windows->at(i);
        QVariantList items;
        for (const QVariant &one : member(row, "openings").toList()) {
            const Row opening = one.toMap();
            const Row span = spanOf(member(opening, "start"), member(opening, "end"), start, days);
            if (!span.isEmpty())
                items.append(span);
        }
        lanes.append(Row{{QStringLiteral("kind"), QStringLiteral("window")},
                         {QStringLiteral("name"), member(row, "name")},
                         {QStringLiteral("note"), member(row, "machines")},
                         {QStringLiteral("fault"), sentenceOf(row, "fault")},
                         {QStringLiteral("sublanes"), 1},
                         {QStringLiteral("items"), items}});
    }
    std::map<QString, QVariantList> sets;
    std::map<QString, std::vector<double>> ends; ///< of the sublanes of each set
    for (int i = 0; i < works->count(); ++i) {
        const Row row = works->at(i);
        Row span = spanOf(member(row, "start"), member(row, "end"), start, days);
        if (span.isEmpty())
            continue;
        const QString set = member(row, "set").toString();
        auto &taken = ends[set];
        const double from = span.value(QStringLiteral("from")).toDouble();
        auto free =
            std::find_if(taken.begin(), taken.end(), [from](double end) { return end <= from; });
        if (free == taken.end())
            free = taken.insert(taken.end(), 0.0);
        // A short bar has its name beside it.
        constexpr double room = 1.2;
        *free = std::max(span.value(QStringLiteral("to")).toDouble(), from + room);
        span.insert(QStringLiteral("sublane"), static_cast<int>(free - taken.begin()));
        span.insert(QStringLiteral("key"), works->keyAt(i));
        span.insert(QStringLiteral("row"), row);
        sets[set].append(span);
    }
    for (const auto &[set, items] : sets) {
        lanes.append(
            Row{{QStringLiteral("kind"), QStringLiteral("set")},
                {QStringLiteral("name"), set.isEmpty() ? tr("without a machine set") : set},
                {QStringLiteral("note"), QString()},
                {QStringLiteral("fault"), QString()},
                {QStringLiteral("sublanes"), static_cast<int>(ends[set].size())},
                {QStringLiteral("items"), items}});
    }
    return lanes;
}

QVariantMap
CalendarTimes::dayItems(const RowsTable *windows, const RowsTable *works, double start) const
{
    QStringList open;
    for (const QVariant &lane : lanes(windows, works, start, 1)) {
        const Row row = lane.toMap();
        if (member(row, "kind") == QStringLiteral("window")
            && !member(row, "items").toList().isEmpty())
            open.append(member(row, "name").toString());
    }
    QVariantList found;
    for (int i = 0; i < works->count(); ++i) {
        const Row row = works->at(i);
        if (!spanOf(member(row, "start"), member(row, "end"), start, 1).isEmpty())
            found.append(
                Row{{QStringLiteral("key"), works->keyAt(i)}, {QStringLiteral("row"), row}});
    }
    return {{QStringLiteral("windows"), open}, {QStringLiteral("works"), found}};
}

QString CalendarTimes::stateText(const QVariantMap &row) const
{
    const QString state = member(row, "state").toString();
    if (state == QLatin1String("announced"))
        return tr("Announced");
    if (state == QLatin1String("scheduled"))
        return tr("Scheduled");
    if (state == QLatin1String("tooLong"))
        return tr("Scheduled, too long for its window");
    if (state == QLatin1String("inProgress"))
        return tr("In progress");
    if (state == QLatin1String("overrunning"))
        return tr("Overrunning");
    if (state == QLatin1String("blocked"))
        return tr("Blocked");
    if (state == QLatin1String("manual"))
        return tr("Waits for a person");
    if (state == QLatin1String("failed"))
        return tr("Failed verification");
    if (state == QLatin1String("expired"))
        return tr("Expired");
    return state;
}

QString CalendarTimes::lookOf(const QVariantMap &row) const
{
    const QString state = member(row, "state").toString();
    if (state == QLatin1String("failed"))
        return QStringLiteral("failed");
    if (state == QLatin1String("inProgress") || state == QLatin1String("overrunning"))
        return QStringLiteral("progress");
    return QStringLiteral("maintenance");
}

QString CalendarTimes::forecastText(const QVariantMap &row) const
{
    const double expected = member(row, "expectedSeconds").toDouble();
    const double overrun = member(row, "overrunSeconds").toDouble();
    const QStringList unknown = member(row, "unknownHooks").toStringList();
    QString text = tr("about %1").arg(ageText(expected));
    if (!unknown.isEmpty())
        text = tr("at least %1: there is no history yet of %2")
                   .arg(ageText(expected), unknown.join(QStringLiteral(", ")));
    if (member(row, "start").toString().isEmpty())
        return text;
    return overrun > 0 ? tr("%1; will overrun by %2").arg(text, ageText(overrun))
                       : tr("%1; fits").arg(text);
}

} // namespace hp::ui
