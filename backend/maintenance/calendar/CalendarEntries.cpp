// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarEntries.h"

#include "backend/maintenance/calendar/Recurrence.h"
#include "model/base/Text.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <libical/ical.h>
#include <map>
#include <memory>
#include <optional>

namespace hp::maintenance {

namespace {

using std::chrono::days;
using std::chrono::seconds;
using Component = std::unique_ptr<icalcomponent, decltype(&icalcomponent_free)>;

/// A calendar has events, an event has alarms, a zone has its halves. libical and whoever walks
/// what it made go down once per component.
constexpr int maxNesting = 8;

/// A rule that counts in years looks at so many days at once.
constexpr std::size_t leastWork = 366;

/// One VEVENT is wrong; half a sentence.
struct EntryFault {
    std::string what{};
};

std::string textOf(const char *text)
{
    return text ? text : "";
}

std::set<std::string> wordsOf(const std::string &list)
{
    std::set<std::string> words;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t comma = std::min(list.find(',', at), list.size());
        if (const auto word = trimmed(std::string_view(list).substr(at, comma - at)); !word.empty())
            words.emplace(word);
        at = comma + 1;
    }
    return words;
}

Local localFrom(const icaltimetype &time)
{
    const auto date = std::chrono::sys_days(std::chrono::year(time.year)
                                            / std::chrono::month(static_cast<unsigned>(time.month))
                                            / std::chrono::day(static_cast<unsigned>(time.day)));
    if (time.is_date)
        return date;
    return date + std::chrono::hours(time.hour) + std::chrono::minutes(time.minute)
        + seconds(time.second);
}

/// What its lines say of a text before anybody makes a tree of it.
struct Outline {
    bool isTooDeep = false;
    /// A calendar in it has no end: of several libical leaves out the last one then, and what it
    /// announced would be taken for gone.
    bool isCut = false;
};

/// Lines that begin with a blank belong to the one before, also in the middle of a word.
Outline outlineOf(const std::string &text)
{
    int depth = 0;
    int open = 0; ///< calendars
    std::string line;
    const auto ends = [&] {
        const bool opens = line.starts_with("BEGIN:");
        const bool closes = line.starts_with("END:");
        open += line.starts_with("BEGIN:VCALENDAR") ? 1
            : line.starts_with("END:VCALENDAR")     ? -1
                                                    : 0;
        line.clear();
        depth = std::max(0, depth + (opens ? 1 : closes ? -1 : 0));
        return depth > maxNesting;
    };
    constexpr std::size_t longest = 15;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n' && i + 1 < text.size() && (text[i + 1] == ' ' || text[i + 1] == '\t')) {
            ++i;
        } else if (c == '\n') {
            if (ends())
                return {true, false};
        } else if (c != '\r' && line.size() < longest) {
            line += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        }
    }
    const bool isTooDeep = ends();
    return {isTooDeep, open > 0};
}

icaltimetype wallClock(Local local)
{
    const auto day = std::chrono::floor<days>(local);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(local - day);
    icaltimetype time = icaltime_null_time();
    time.year = int(date.year());
    time.month = static_cast<int>(unsigned(date.month()));
    time.day = static_cast<int>(unsigned(date.day()));
    time.hour = static_cast<int>(clock.hours().count());
    time.minute = static_cast<int>(clock.minutes().count());
    time.second = static_cast<int>(clock.seconds().count());
    return time;
}

/// A time of an entry: what its clocks show, and where they hang.
struct Moment {
    Local local{};
    QTimeZone zone{};
    bool isDay = false; ///< a date without a time
    bool isFloating = false; ///< its zone is that of the calendar

    [[nodiscard]] TimePoint instant() const { return instantOf(zone, local); }
};

QTimeZone zoneOf(const std::string &id)
{
    QTimeZone zone = zoneNamed(id);
    // Outlook has names of its own. A zone without a name would be that of this machine.
    const QByteArray known = QTimeZone::windowsIdToDefaultIanaId(QByteArray::fromStdString(id));
    if (!zone.isValid() && !known.isEmpty())
        zone = QTimeZone(known);
    if (!zone.isValid())
        throw EntryFault{"there is no time zone \"" + shortened(id, 64) + '"'};
    return zone;
}

/// How long each time of an entry lasts: days by the clocks of its zone, which may change within
/// one (RFC 5545, 3.3.6), and what is exact besides.
struct Length {
    days whole{};
    Duration rest{};

    [[nodiscard]] TimePoint endOf(const QTimeZone &zone, TimePoint start) const
    {
        if (whole == days(0))
            return start + rest;
        return instantOf(zone, localOf(zone, std::chrono::floor<seconds>(start)) + whole) + rest;
    }
};

Length lengthFrom(const icaldurationtype &duration)
{
    constexpr std::int64_t most = 36'500; // of days; more is a mistake, and no time
    const std::int64_t whole = duration.days + std::int64_t{7} * duration.weeks;
    const std::int64_t rest = std::int64_t{3600} * duration.hours
        + std::int64_t{60} * duration.minutes + duration.seconds;
    if (whole > most || rest > most * 86'400)
        throw EntryFault{"it lasts longer than a hundred years"};
    if (duration.is_neg)
        return {};
    return {days(whole), seconds(rest)};
}

std::string extraOf(icalcomponent *event, const char *name)
{
    for (icalproperty *one = icalcomponent_get_first_property(event, ICAL_X_PROPERTY); one;
         one = icalcomponent_get_next_property(event, ICAL_X_PROPERTY)) {
        if (textOf(icalproperty_get_x_name(one)) == name)
            return textOf(icalproperty_get_x(one));
    }
    return {};
}

/// Whose clocks are meant by a time, or a day, without a zone: Google and Apple say it once for all
/// of a calendar. UTC where nobody does.
QTimeZone zoneOfCalendar(const icalproperty *property)
{
    icalcomponent *at = icalproperty_get_parent(property);
    while (at && icalcomponent_isa(at) != ICAL_VCALENDAR_COMPONENT)
        at = icalcomponent_get_parent(at);
    const std::string id = at ? extraOf(at, "X-WR-TIMEZONE") : std::string();
    return id.empty() ? QTimeZone::utc() : zoneOf(id);
}

Moment momentOf(icalproperty *property, const icaltimetype &time)
{
    if (icaltime_is_null_time(time) || !icaltime_is_valid_time(time))
        throw EntryFault{"it has a time that is none"};
    icalparameter *zone = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
    if (zone && !icaltime_is_utc(time))
        return {localFrom(time), zoneOf(textOf(icalparameter_get_tzid(zone))), time.is_date != 0};
    const bool isUtc = icaltime_is_utc(time);
    return {localFrom(time),
            isUtc ? QTimeZone::utc() : zoneOfCalendar(property),
            time.is_date != 0,
            !isUtc};
}

std::optional<Moment> momentOf(icalcomponent *event, icalproperty_kind kind)
{
    icalproperty *property = icalcomponent_get_first_property(event, kind);
    if (!property)
        return std::nullopt;
    icalvalue *value = icalproperty_get_value(property);
    if (!value)
        throw EntryFault{"it has a time that is none"};
    return momentOf(property, icalvalue_get_datetime(value));
}

/// 1 when there is no such property.
int amountOf(icalcomponent *event, const char *name)
{
    const std::string text = extraOf(event, name);
    int amount = 1;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), amount);
    if (!text.empty() && (fault != std::errc() || end != text.data() + text.size() || amount < 1))
        throw EntryFault{"its " + std::string(name) + " is \"" + shortened(text, 64)
                         + "\" and not a number of machines"};
    return amount;
}

/// libical takes out a line whose value it cannot read, and leaves an error in its place.
bool isUnreadable(icalcomponent *event, const char *name)
{
    for (icalproperty *one = icalcomponent_get_first_property(event, ICAL_XLICERROR_PROPERTY); one;
         one = icalcomponent_get_next_property(event, ICAL_XLICERROR_PROPERTY)) {
        const std::string error = textOf(icalproperty_get_xlicerror(one));
        if (!error.starts_with("Can't parse as "))
            continue; // an empty line, or a parameter
        if (error.find(" value in " + std::string(name) + " property. ") < error.find(". "))
            return true;
    }
    return false;
}

/// Without its rule an entry would take place once, without its exceptions on the days that are
/// none.
void checkTimes(icalcomponent *event)
{
    for (const char *name :
         {"DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID"}) {
        if (isUnreadable(event, name))
            throw EntryFault{"its " + std::string(name) + " cannot be read"};
    }
}

Length lengthOf(icalcomponent *event, const Moment &start)
{
    Length length;
    if (const auto end = momentOf(event, ICAL_DTEND_PROPERTY)) {
        if (start.isDay && end->isDay)
            length.whole = std::chrono::floor<days>(end->local - start.local);
        else
            length.rest = end->instant() - start.instant();
    } else if (icalproperty *property =
                   icalcomponent_get_first_property(event, ICAL_DURATION_PROPERTY)) {
        length = lengthFrom(icalproperty_get_duration(property));
    } else if (start.isDay) { // RFC 5545, 3.6.1
        length.whole = days(1);
    } else {
        throw EntryFault{"it has no end"};
    }
    if (length.endOf(start.zone, start.instant()) <= start.instant())
        throw EntryFault{"its end is not after its start"};
    return length;
}

/// What is not among the times of an entry: it was taken out, or another entry stands for it.
struct LeftOut {
    std::set<TimePoint> times{};
    std::set<std::chrono::sys_days> wholeDays{}; ///< by the clocks of the entry
    std::optional<TimePoint> from{}; ///< all from then on
    bool isUnknown = false; ///< one is, and nobody can tell which

    void add(const Moment &one)
    {
        if (one.isDay)
            wholeDays.insert(std::chrono::floor<days>(one.local));
        else
            times.insert(one.instant());
    }

    [[nodiscard]] bool contains(TimePoint at, Local shown) const
    {
        return times.contains(at) || wholeDays.contains(std::chrono::floor<days>(shown))
            || (from && at >= *from);
    }
};

class Reader
{
public:
    Reader(TimePoint from, TimePoint until, const CalendarLimits &limits)
        : m_from(from)
        , m_until(until)
        , m_limits(limits)
        , m_days(limits.days)
    { }

    Result<CalendarReading> read(icalcomponent *root)
    {
        collect(root);
        if (m_events.empty() && icalcomponent_isa(root) != ICAL_VCALENDAR_COMPONENT
            && icalcomponent_isa(root) != ICAL_XROOT_COMPONENT)
            return unexpected(ErrorCode::Invalid, "it is not an iCalendar");
        if (m_events.size() > m_limits.entries) {
            return unexpected(ErrorCode::Refused,
                              "it has " + std::to_string(m_events.size()) + " entries, more than "
                                  + std::to_string(m_limits.entries));
        }
        for (icalcomponent *event : m_events)
            noteReplacement(event);
        for (icalcomponent *event : m_events)
            take(event);
        return std::move(m_reading);
    }

private:
    void collect(icalcomponent *component)
    {
        if (icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT)
            m_events.push_back(component);
        for (icalcomponent *inner =
                 icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT);
             inner;
             inner = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT))
            collect(inner);
    }

    /// An entry that stands for one time of another, or for all from then on: those are not also
    /// the other's. take() names what cannot be read of it.
    void noteReplacement(icalcomponent *event)
    {
        icalproperty *property =
            icalcomponent_get_first_property(event, ICAL_RECURRENCEID_PROPERTY);
        if (!property && !isUnreadable(event, "RECURRENCE-ID"))
            return;
        LeftOut &left = m_replaced[textOf(icalcomponent_get_uid(event))];
        try {
            const auto at = momentOf(event, ICAL_RECURRENCEID_PROPERTY);
            icalparameter *range = property
                ? icalproperty_get_first_parameter(property, ICAL_RANGE_PARAMETER)
                : nullptr;
            if (!at || (range && icalparameter_get_range(range) != ICAL_RANGE_THISANDFUTURE))
                left.isUnknown = true;
            else if (range)
                left.from = std::min(left.from.value_or(at->instant()), at->instant());
            else
                left.add(*at);
        } catch (const EntryFault &) {
            left.isUnknown = true;
        }
    }

    void take(icalcomponent *event)
    {
        CalendarEntry entry;
        entry.uid = textOf(icalcomponent_get_uid(event));
        entry.summary = textOf(icalcomponent_get_summary(event));
        m_isLater = false;
        try {
            fill(entry, event);
        } catch (const EntryFault &fault) {
            m_reading.faults.push_back("calendar entry \"" + shortened(entry.summary, 80) + "\" ("
                                       + shortened(entry.uid, 80) + "): " + fault.what
                                       + "; it is left out");
            m_reading.leftOut.push_back(entry.uid);
            return;
        }
        if (!entry.times.empty())
            m_reading.entries.push_back(std::move(entry));
        else if (m_isLater)
            ++m_reading.later;
    }

    void fill(CalendarEntry &entry, icalcomponent *event)
    {
        if (entry.uid.empty())
            throw EntryFault{"it has no UID"};
        checkTimes(event);
        const std::string location = textOf(icalcomponent_get_location(event));
        const std::string description = textOf(icalcomponent_get_description(event));
        entry.text = location + (location.empty() || description.empty() ? "" : ", ") + description;
        entry.code = extraOf(event, "X-HOLDPOINT-CODE");
        if (entry.code.empty())
            entry.code = code::systemMaintenance;
        entry.machines = wordsOf(extraOf(event, "X-HOLDPOINT-MACHINES"));
        entry.zones = wordsOf(extraOf(event, "X-HOLDPOINT-ZONES"));
        entry.maxUnavailable = amountOf(event, "X-HOLDPOINT-MAX-UNAVAILABLE");
        entry.cancelled = icalcomponent_get_status(event) == ICAL_STATUS_CANCELLED;
        const auto start = momentOf(event, ICAL_DTSTART_PROPERTY);
        if (!start)
            throw EntryFault{"it has no start"};
        const auto other = momentOf(event, ICAL_RECURRENCEID_PROPERTY);
        if (other)
            entry.standsFor = other->instant();
        if (const Moment &named = other ? *other : *start; named.isFloating)
            entry.zoneOfCalendar = named.zone;
        if (entry.standsFor
            && icalproperty_get_first_parameter(
                icalcomponent_get_first_property(event, ICAL_RECURRENCEID_PROPERTY),
                ICAL_RANGE_PARAMETER))
            throw EntryFault{"it moves all later times too (RANGE), which is not taken"};
        const Length length = lengthOf(event, *start);
        icalproperty *rule = icalcomponent_get_first_property(event, ICAL_RRULE_PROPERTY);
        const bool isListed = icalcomponent_get_first_property(event, ICAL_RDATE_PROPERTY);
        if (!rule && !isListed) {
            add(entry, start->instant(), start->zone, length);
            return;
        }
        entry.recurs = true;
        const LeftOut left = leftOutOf(entry, event);
        if (rule)
            recur(entry, event, *start, length, icalproperty_get_rrule(rule), left);
        else if (!left.contains(start->instant(), start->local))
            add(entry, start->instant(), start->zone, length);
        if (isListed)
            addListed(entry, event, length, left);
    }

    [[nodiscard]] LeftOut leftOutOf(const CalendarEntry &entry, icalcomponent *event)
    {
        LeftOut left = m_replaced[entry.uid];
        if (left.isUnknown)
            throw EntryFault{"one of its times was moved, and which one cannot be read"};
        for (icalproperty *one = icalcomponent_get_first_property(event, ICAL_EXDATE_PROPERTY); one;
             one = icalcomponent_get_next_property(event, ICAL_EXDATE_PROPERTY))
            left.add(momentOf(one, icalproperty_get_exdate(one)));
        return left;
    }

    /// The times that stand in the entry one by one, some with a length of their own.
    void
    addListed(CalendarEntry &entry, icalcomponent *event, const Length &length, const LeftOut &left)
    {
        for (icalproperty *one = icalcomponent_get_first_property(event, ICAL_RDATE_PROPERTY); one;
             one = icalcomponent_get_next_property(event, ICAL_RDATE_PROPERTY)) {
            icalvalue *value = icalproperty_get_value(one);
            if (!value)
                throw EntryFault{"it has a time that is none"};
            const bool isPeriod = icalvalue_isa(value) == ICAL_PERIOD_VALUE;
            const icalperiodtype period =
                isPeriod ? icalvalue_get_period(value) : icalperiodtype_null_period();
            const Moment at =
                momentOf(one, isPeriod ? period.start : icalvalue_get_datetime(value));
            Length own = length;
            if (isPeriod && icaltime_is_null_time(period.end))
                own = lengthFrom(period.duration);
            else if (isPeriod)
                own = {days(0), momentOf(one, period.end).instant() - at.instant()};
            if (own.endOf(at.zone, at.instant()) <= at.instant())
                throw EntryFault{"its end is not after its start"};
            if (!left.contains(at.instant(), at.local))
                add(entry, at.instant(), at.zone, own);
            if (entry.times.size() > m_limits.times)
                throw EntryFault{"its RDATE lists too many times"};
        }
        std::ranges::stable_sort(entry.times, {}, &Opening::start);
        // Not that of ranges: its answer does not compile with clang 14, which fuzzes this.
        const auto again = std::unique(
            entry.times.begin(), entry.times.end(), [](const Opening &one, const Opening &other) {
                return one.start == other.start;
            });
        entry.times.erase(again, entry.times.end());
    }

    void recur(CalendarEntry &entry,
               icalcomponent *event,
               const Moment &start,
               const Length &length,
               icalrecurrencetype rule,
               const LeftOut &left)
    {
        // The dates are counted by the clocks of the zone, and so is their end.
        if (!icaltime_is_null_time(rule.until) && icaltime_is_utc(rule.until))
            rule.until = wallClock(localOf(start.zone, localFrom(rule.until)));
        const bool dated =
            icalproperty_get_dtstart(icalcomponent_get_first_property(event, ICAL_DTSTART_PROPERTY))
                .is_date;
        auto dates = Recurrence::from(rule, start.local, dated);
        if (!dates)
            throw EntryFault{dates.error().message};
        const Local last = std::chrono::ceil<seconds>(m_until) + zoneReach;
        std::size_t steps = 0;
        while (const auto date = dates->next(last, m_days)) {
            const TimePoint at = instantOf(start.zone, *date);
            if (!left.contains(at, *date))
                add(entry, at, start.zone, length);
            if (++steps >= m_limits.steps || entry.times.size() > m_limits.times)
                throw EntryFault{"its RRULE selects too many times"};
        }
        m_isLater = m_isLater || !dates->isOver();
        const bool any = steps > 0 || dates->next(Local::max(), m_days);
        if (m_days < leastWork)
            throw EntryFault{"the rules before it and its own make too much work"};
        if (!any)
            throw EntryFault{"its RRULE selects no date, so it never takes place"};
    }

    void add(CalendarEntry &entry, TimePoint start, const QTimeZone &zone, const Length &length)
    {
        m_isLater = m_isLater || start >= m_until;
        // Most times of an old rule are long over: their zone is not asked for the end.
        if (start >= m_until || start + length.whole + length.rest + zoneReach <= m_from)
            return;
        if (const TimePoint end = length.endOf(zone, start); end > m_from)
            entry.times.push_back({start, end});
    }

    TimePoint m_from;
    TimePoint m_until;
    const CalendarLimits &m_limits;
    std::vector<icalcomponent *> m_events{};
    std::map<std::string, LeftOut> m_replaced{}; ///< by UID
    std::size_t m_days = 0; ///< that rules may still look at
    bool m_isLater = false; ///< the entry that is read takes place after m_until
    CalendarReading m_reading{};
};

} // namespace

Result<CalendarReading>
readCalendar(const std::string &text, TimePoint from, TimePoint until, const CalendarLimits &limits)
{
    if (text.size() > limits.bytes) {
        return unexpected(ErrorCode::Refused,
                          "it is larger than " + std::to_string(limits.bytes / (1024 * 1024))
                              + " MiB");
    }
    const Outline outline = outlineOf(text);
    if (outline.isTooDeep)
        return unexpected(ErrorCode::Invalid, "its components are nested too deeply");
    if (outline.isCut)
        return unexpected(ErrorCode::Invalid, "it breaks off before its end");
    const Component root(icalparser_parse_string(text.c_str()), &icalcomponent_free);
    if (!root)
        return unexpected(ErrorCode::Invalid, "it is not an iCalendar");
    return Reader(from, until, limits).read(root.get());
}

} // namespace hp::maintenance
