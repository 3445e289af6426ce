// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarExport.h"

#include "backend/maintenance/calendar/ZoneTime.h"
#include "model/base/Text.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <QDateTime>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace hp::maintenance {

namespace {

/// Longest line without its end, in octets.
constexpr std::size_t maxLineLength = 75;

/// "20260110T120000Z"
std::string basicTime(TimePoint time)
{
    std::string text = formatTime(time);
    std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
    return text;
}

std::string escaped(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\n')
            out += "\\n";
        else if (c == ',' || c == ';' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) >= 0x20)
            out += c;
    }
    return out;
}

/// One content line, folded between characters.
void line(std::string &out, const std::string &content)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < content.size();) {
        std::size_t size = 1;
        while (i + size < content.size()
               && (static_cast<unsigned char>(content[i + size]) & 0xC0) == 0x80)
            ++size;
        if (width + size > maxLineLength) {
            out += "\r\n ";
            width = 1;
        }
        out.append(content, i, size);
        width += size;
        i += size;
    }
    out += "\r\n";
}

struct Event {
    std::string uid{};
    std::string summary{};
    std::string description{};
    const char *status = "CONFIRMED";
    std::vector<std::string> when{}; ///< start, length and what recurs, as lines
    std::string sequence{};
    bool blocks = true; ///< the time counts as busy
    std::vector<std::string> more{}; ///< properties of ours, as lines
};

/// An event that takes place once.
std::vector<std::string> once(const Opening &opening)
{
    return {"DTSTART:" + basicTime(opening.start), "DTEND:" + basicTime(opening.end)};
}

void put(std::string &out, const Event &event, TimePoint now)
{
    line(out, "BEGIN:VEVENT");
    line(out, "UID:" + escaped(event.uid));
    line(out, "DTSTAMP:" + basicTime(now));
    line(out, "SEQUENCE:" + event.sequence);
    for (const std::string &when : event.when)
        line(out, when);
    line(out, "SUMMARY:" + escaped(event.summary));
    if (!event.description.empty())
        line(out, "DESCRIPTION:" + escaped(event.description));
    line(out, std::string("STATUS:") + event.status);
    line(out, event.blocks ? "TRANSP:OPAQUE" : "TRANSP:TRANSPARENT");
    for (const std::string &more : event.more)
        line(out, more);
    line(out, "END:VEVENT");
}

std::string sequenceOf(const Object &object)
{
    const Json &generation = object.at("/metadata/generation");
    return generation.is_number_integer() ? std::to_string(generation.get<std::int64_t>()) : "0";
}

/// When a maintenance takes place, as far as that is known.
std::optional<Opening> timeOf(const Object &maintenance)
{
    if (const auto window = statusOf(maintenance).window)
        return window;
    const auto start = parseTime(maintenance.text("/spec/notbefore"));
    if (!start)
        return std::nullopt;
    const auto end = parseTime(maintenance.text("/spec/notafter"));
    return Opening{*start, end && *end > *start ? *end : *start + std::chrono::hours(1)};
}

std::string calendarHead()
{
    std::string out;
    line(out, "BEGIN:VCALENDAR");
    line(out, "VERSION:2.0");
    line(out, "PRODID:-//Holdpoint//Maintenance//EN");
    line(out, "CALSCALE:GREGORIAN");
    return out;
}

std::string joined(const std::set<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ",") + escaped(word);
    return text;
}

constexpr const char *calendarEnd = "END:VCALENDAR";
/// For so long ahead a calendar is told when the clocks of a zone change.
constexpr auto zoneIsKnownFor = std::chrono::hours(24 * 366 * 10);

/// Of so many seconds: "+0200", with seconds where there are some.
std::string offsetText(int east)
{
    char text[16];
    const int size = std::abs(east);
    const int length = std::snprintf(
        text, sizeof text, "%c%02d%02d", east < 0 ? '-' : '+', size / 3600, size / 60 % 60);
    std::string offset(text, static_cast<std::size_t>(length));
    if (size % 60 != 0)
        offset += std::to_string(100 + size % 60).substr(1);
    return offset;
}

std::string localText(Local local)
{
    std::string text = basicTime(TimePoint(local));
    text.pop_back();
    return text;
}

/// The clocks of a zone from a little before `from` on: RFC 5545 wants them beside what refers to
/// them, whoever reads it has the zone itself.
void putZone(std::string &out, const QTimeZone &zone, TimePoint from)
{
    const auto at = [](TimePoint time) {
        const auto sinceEpoch = std::chrono::floor<std::chrono::seconds>(time.time_since_epoch());
        return QDateTime::fromSecsSinceEpoch(sinceEpoch.count(), Qt::UTC);
    };
    const auto begin = at(from - std::chrono::hours(24));
    int offset = zone.offsetFromUtc(begin);
    using Change = std::tuple<bool, int, int>; // to summer time, from and to which offset
    std::vector<std::pair<Change, std::vector<std::string>>> changes{
        {{zone.isDaylightTime(begin), offset, offset}, {"19700101T000000"}}};
    for (const auto &one : zone.transitions(begin, at(from + zoneIsKnownFor))) {
        const Change change{one.daylightTimeOffset != 0, offset, one.offsetFromUtc};
        const Local shown(std::chrono::seconds(one.atUtc.toSecsSinceEpoch() + offset));
        offset = one.offsetFromUtc;
        auto known =
            std::ranges::find(changes, change, &std::pair<Change, std::vector<std::string>>::first);
        if (known == changes.end())
            known = changes.insert(changes.end(), {change, {}});
        known->second.push_back(localText(shown));
    }
    line(out, "BEGIN:VTIMEZONE");
    line(out, "TZID:" + zone.id().toStdString());
    for (const auto &[change, times] : changes) {
        const auto &[isSummer, before, after] = change;
        const std::string kind = isSummer ? "DAYLIGHT" : "STANDARD";
        line(out, "BEGIN:" + kind);
        line(out, "DTSTART:" + times.front());
        for (std::size_t i = 1; i < times.size(); ++i)
            line(out, "RDATE:" + times[i]);
        line(out, "TZOFFSETFROM:" + offsetText(before));
        line(out, "TZOFFSETTO:" + offsetText(after));
        line(out, "END:" + kind);
    }
    line(out, "END:VTIMEZONE");
}

/// A window as one event that recurs, with what differs from its rule.
class RecurringWindow
{
public:
    RecurringWindow(const ExportedWindow &window, TimePoint now)
        : m_window(window)
        , m_spec(window.times.spec)
        , m_zone(QByteArray::fromStdString(m_spec.timezone))
        , m_isUtc(m_spec.timezone == "UTC" || m_spec.timezone == "Etc/UTC")
        , m_open(without(window.times.openings, m_spec.excludes))
    {
        m_first = std::ranges::find_if(window.starts, [this, now](TimePoint start) {
            return start + m_spec.length > now && !partsOf(start).empty();
        });
    }

    /// Nothing of it is open any more, as far as is known.
    [[nodiscard]] bool isOver() const { return m_first == m_window.starts.end(); }
    [[nodiscard]] bool hasZone() const { return !m_isUtc; }
    [[nodiscard]] const QTimeZone &zone() const { return m_zone; }
    [[nodiscard]] TimePoint first() const { return *m_first; }

    void putIn(std::string &out, TimePoint now) const
    {
        Event event;
        event.uid = "window-" + m_window.window.ns() + '-' + m_window.window.name() + "@holdpoint";
        event.summary = "Maintenance window " + m_window.window.name();
        event.sequence = sequenceOf(m_window.window);
        event.blocks = false;
        event.when = {timeLine("DTSTART", *m_first),
                      "DURATION:PT" + std::to_string(secondsOf(m_spec.length)) + 'S',
                      "RRULE:" + m_spec.rule};
        std::vector<std::pair<TimePoint, Openings>> cut;
        for (auto start = m_first; start != m_window.starts.end(); ++start) {
            const Openings parts = partsOf(*start);
            if (parts.empty())
                event.when.push_back(timeLine("EXDATE", *start));
            else if (parts != Openings{{*start, *start + m_spec.length}} || isMoved(*start))
                cut.emplace_back(*start, parts);
        }
        put(out, event, now);
        for (const auto &[start, parts] : cut) {
            Event instead = event;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                instead.when = once(parts[i]);
                if (i == 0)
                    instead.when.push_back(timeLine("RECURRENCE-ID", start));
                else // one time of a rule has one entry in its place
                    instead.uid = basicTime(parts[i].start) + '-' + event.uid;
                put(out, instead, now);
            }
        }
    }

private:
    [[nodiscard]] static std::int64_t secondsOf(Duration time)
    {
        return std::chrono::floor<std::chrono::seconds>(time).count();
    }

    /// What is open of the opening that begins then.
    [[nodiscard]] Openings partsOf(TimePoint start) const
    {
        return common({{start, start + m_spec.length}}, m_open);
    }

    /// What the clocks were to show when it opens, which they may skip.
    [[nodiscard]] Local plannedAt(TimePoint start) const
    {
        const Local shown = localOf(m_zone, std::chrono::floor<std::chrono::seconds>(start));
        return std::chrono::floor<std::chrono::days>(shown)
            + std::chrono::floor<std::chrono::seconds>(m_spec.timeOfDay);
    }

    /// The clocks skip its start. RFC 5545 takes the offset from before the gap then, and it is the
    /// end of the gap here.
    [[nodiscard]] bool isMoved(TimePoint start) const
    {
        return localOf(m_zone, std::chrono::floor<std::chrono::seconds>(start)) != plannedAt(start);
    }

    [[nodiscard]] std::string timeLine(const std::string &property, TimePoint start) const
    {
        if (m_isUtc)
            return property + ':' + basicTime(start);
        return property + ";TZID=" + m_zone.id().toStdString() + ':' + localText(plannedAt(start));
    }

    const ExportedWindow &m_window;
    const WindowSpec &m_spec;
    QTimeZone m_zone;
    bool m_isUtc;
    Openings m_open;
    std::vector<TimePoint>::const_iterator m_first{};
};

} // namespace

std::string exportCalendar(const std::vector<ExportedWindow> &windows,
                           const std::vector<Object> &maintenances,
                           TimePoint now)
{
    std::string out = calendarHead();
    line(out, "X-WR-CALNAME:Machine maintenance");
    std::vector<RecurringWindow> recurring;
    std::map<QByteArray, TimePoint> zones; // from when on they are needed
    for (const ExportedWindow &one : windows) {
        const RecurringWindow window(one, now);
        if (window.isOver())
            continue;
        recurring.push_back(window);
        if (!window.hasZone())
            continue;
        const auto [zone, isNew] = zones.emplace(window.zone().id(), window.first());
        zone->second = std::min(zone->second, window.first());
    }
    for (const auto &[id, from] : zones)
        putZone(out, QTimeZone(id), from);
    for (const RecurringWindow &window : recurring)
        window.putIn(out, now);
    for (const Object &maintenance : maintenances) {
        const auto when = timeOf(maintenance);
        if (!when)
            continue;
        Event event;
        event.uid = "maintenance-" + maintenance.uid() + "@holdpoint";
        event.summary = visible(maintenance.text("/spec/eventcode") + " of "
                                + maintenance.text("/spec/machinelink"));
        event.description = visibleLines(maintenance.text("/spec/description"));
        event.status = statusOf(maintenance).window ? "CONFIRMED" : "TENTATIVE";
        event.when = once(*when);
        event.sequence = sequenceOf(maintenance);
        put(out, event, now);
    }
    line(out, calendarEnd);
    return out;
}

std::string withEntry(const std::string &calendar, const CalendarEntry &entry, TimePoint now)
{
    std::string out = calendar.substr(0, std::min(calendar.rfind(calendarEnd), calendar.size()));
    if (out.empty())
        out = calendarHead();
    Event event;
    event.uid = entry.uid;
    event.summary = entry.summary;
    event.description = entry.text;
    event.when = once(entry.times.front());
    event.sequence = "0";
    event.more = {"X-HOLDPOINT-CODE:" + escaped(entry.code)};
    if (!entry.machines.empty())
        event.more.push_back("X-HOLDPOINT-MACHINES:" + joined(entry.machines));
    if (!entry.zones.empty())
        event.more.push_back("X-HOLDPOINT-ZONES:" + joined(entry.zones));
    if (entry.maxUnavailable > 1)
        event.more.push_back("X-HOLDPOINT-MAX-UNAVAILABLE:" + std::to_string(entry.maxUnavailable));
    put(out, event, now);
    line(out, calendarEnd);
    return out;
}

} // namespace hp::maintenance
