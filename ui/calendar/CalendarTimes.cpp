// SPDX-License-Identifier: Apache-2.0
#include "ui/calendar/CalendarTimes.h"

#include "model/live/CalendarRows.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
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

using Window = live::BasicWindowRow<QString>;
using Work = live::BasicWorkRow<QString>;
using Bite = live::BasicWorkBite<QString>;

QString ageText(Duration time)
{
    return QString::fromStdString(formatAge(time));
}

/// A stretch of days.
struct Span {
    double from = 0;
    double to = 0;
};

/// In days from `start`, cut to `days`; none when it lies outside.
std::optional<Span>
spanOf(const live::Instant &begin, const live::Instant &end, double start, int days)
{
    const double from = (millisecondsOf(begin) - start) / CalendarTimes::day;
    const double to = (millisecondsOf(end) - start) / CalendarTimes::day;
    if (!begin || to <= 0 || from >= days)
        return std::nullopt;
    return Span{std::max(0.0, from), std::min(static_cast<double>(days), to)};
}

Row itemOf(const Span &span)
{
    return {{QStringLiteral("from"), span.from}, {QStringLiteral("to"), span.to}};
}

Row laneOf(const char *kind,
           const QString &name,
           const Window &window,
           int sublanes,
           const QVariantList &items)
{
    return {{QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("name"), name},
            {QStringLiteral("note"), window.machines},
            {QStringLiteral("fault"), translated(window.fault)},
            {QStringLiteral("sublanes"), sublanes},
            {QStringLiteral("items"), items}};
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

QString CalendarTimes::shortDayName(double instant) const
{
    const QDate date = utc(instant).date();
    return QLocale().standaloneDayName(date.dayOfWeek(), QLocale::ShortFormat)
        + date.toString(QStringLiteral(" dd"));
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
        const auto window = rowOf<Window>(windows->at(i));
        QVariantList items;
        for (const live::OpeningRow &opening : window.openings) {
            if (const auto span = spanOf(opening.start, opening.end, start, days))
                items.append(itemOf(*span));
        }
        Row lane = laneOf("window", window.name, window, 1, items);
        lane.insert(QStringLiteral("key"), windows->keyAt(i));
        lanes.append(lane);
    }
    std::map<QString, QVariantList> sets;
    std::map<QString, std::vector<double>> ends; ///< of the sublanes of each set
    for (int i = 0; i < works->count(); ++i) {
        const auto work = rowOf<Work>(works->at(i));
        const auto span = spanOf(work.start, work.end, start, days);
        if (!span)
            continue;
        auto &taken = ends[work.set];
        auto free = std::find_if(
            taken.begin(), taken.end(), [&span](double end) { return end <= span->from; });
        if (free == taken.end())
            free = taken.insert(taken.end(), 0.0);
        // A short bar has its name beside it.
        constexpr double room = 1.2;
        *free = std::max(span->to, span->from + room);
        Row item = itemOf(*span);
        item.insert(QStringLiteral("sublane"), static_cast<int>(free - taken.begin()));
        item.insert(QStringLiteral("key"), works->keyAt(i));
        item.insert(QStringLiteral("row"), works->at(i));
        sets[work.set].append(item);
    }
    for (const auto &[set, items] : sets)
        lanes.append(laneOf("set",
                            set.isEmpty() ? tr("no machine set") : set,
                            {},
                            static_cast<int>(ends[set].size()),
                            items));
    return lanes;
}

QVariantList
CalendarTimes::dayItems(const RowsTable *windows, const RowsTable *works, double start) const
{
    QVariantList found;
    for (int i = 0; i < works->count(); ++i) {
        const auto work = rowOf<Work>(works->at(i));
        if (spanOf(work.start, work.end, start, 1))
            found.append(Row{{QStringLiteral("key"), works->keyAt(i)},
                             {QStringLiteral("window"), false},
                             {QStringLiteral("row"), works->at(i)}});
    }
    for (int i = 0; i < windows->count(); ++i) {
        const auto window = rowOf<Window>(windows->at(i));
        const bool opens = std::ranges::any_of(window.openings, [start](const auto &opening) {
            return spanOf(opening.start, opening.end, start, 1).has_value();
        });
        if (opens)
            found.append(Row{{QStringLiteral("key"), windows->keyAt(i)},
                             {QStringLiteral("window"), true},
                             {QStringLiteral("row"), windows->at(i)}});
    }
    return found;
}

QString CalendarTimes::stateText(const QVariantMap &row) const
{
    using live::WorkState;
    const WorkState state = rowOf<Work>(row).state;
    switch (state) {
    case WorkState::Announced:
        return tr("Announced");
    case WorkState::Scheduled:
        return tr("Scheduled");
    case WorkState::TooLong:
        return tr("Scheduled, too long for its window");
    case WorkState::InProgress:
        return tr("In progress");
    case WorkState::Overrunning:
        return tr("Overrunning");
    case WorkState::Blocked:
        return tr("Blocked");
    case WorkState::Manual:
        return tr("Needs a person");
    case WorkState::Failed:
        return tr("Failed verification");
    case WorkState::Expired:
        return tr("Expired");
    case WorkState::None:
    case WorkState::Other:
        break;
    }
    return textOf(state);
}

QString CalendarTimes::biteText(const QVariantMap &bite) const
{
    const auto one = rowOf<Bite>(bite);
    const QString sentence = translated(one.sentence);
    return one.usual > Duration(0) ? tr("%1; usually up to %2").arg(sentence, ageText(one.usual))
                                   : sentence;
}

QString CalendarTimes::lookOf(const QVariantMap &row) const
{
    using live::WorkState;
    const WorkState state = rowOf<Work>(row).state;
    if (state == WorkState::Failed)
        return QStringLiteral("failed");
    if (state == WorkState::InProgress || state == WorkState::Overrunning)
        return QStringLiteral("progress");
    return QStringLiteral("maintenance");
}

QString CalendarTimes::forecastText(const QVariantMap &row) const
{
    const auto work = rowOf<Work>(row);
    QString text = tr("about %1").arg(ageText(work.expected));
    if (!work.unknownHooks.empty())
        text = tr("at least %1: there is no history yet of %2")
                   .arg(ageText(work.expected),
                        QStringList(work.unknownHooks.begin(), work.unknownHooks.end())
                            .join(QStringLiteral(", ")));
    if (work.start && work.overrun > Duration(0))
        return tr("%1; will overrun by %2").arg(text, ageText(work.overrun));
    // Whether what takes at least so long fits is not known.
    return work.start && work.unknownHooks.empty() ? tr("%1; fits").arg(text) : text;
}

} // namespace hp::ui

#include "moc_CalendarTimes.cpp"
