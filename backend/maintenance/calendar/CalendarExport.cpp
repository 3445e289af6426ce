// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/calendar/CalendarExport.h"

#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
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
    Opening when{};
    std::string sequence{};
    bool blocks = true; ///< the time counts as busy
    std::vector<std::string> more{}; ///< properties of ours, as lines
};

void put(std::string &out, const Event &event, TimePoint now)
{
    line(out, "BEGIN:VEVENT");
    line(out, "UID:" + escaped(event.uid));
    line(out, "DTSTAMP:" + basicTime(now));
    line(out, "SEQUENCE:" + event.sequence);
    line(out, "DTSTART:" + basicTime(event.when.start));
    line(out, "DTEND:" + basicTime(event.when.end));
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

} // namespace

std::string exportCalendar(const std::vector<ExportedWindow> &windows,
                           const std::vector<Object> &maintenances,
                           TimePoint now,
                           Duration ahead)
{
    std::string out = calendarHead();
    line(out, "X-WR-CALNAME:Machine maintenance");
    for (const ExportedWindow &one : windows) {
        Event event;
        event.summary = "Maintenance window " + one.window.name();
        event.sequence = sequenceOf(one.window);
        event.blocks = false;
        for (const Opening &opening : without(one.times.openings, one.times.spec.excludes)) {
            if (opening.end <= now || opening.start >= now + ahead)
                continue;
            event.when = opening;
            event.uid = "window-" + one.window.ns() + '-' + one.window.name() + '-'
                + basicTime(opening.start) + "@holdpoint";
            put(out, event, now);
        }
    }
    for (const Object &maintenance : maintenances) {
        const auto when = timeOf(maintenance);
        if (!when)
            continue;
        Event event;
        event.uid = "maintenance-" + maintenance.uid() + "@holdpoint";
        event.summary =
            maintenance.text("/spec/eventcode") + " of " + maintenance.text("/spec/machinelink");
        event.description = maintenance.text("/spec/description");
        event.status = statusOf(maintenance).window ? "CONFIRMED" : "TENTATIVE";
        event.when = *when;
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
    event.when = entry.times.front();
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
