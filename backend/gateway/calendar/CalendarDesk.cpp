// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/calendar/CalendarDesk.h"

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/calendar/CalendarExport.h"
#include "backend/maintenance/sources/calendar/CalendarEvents.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/link/MachineLink.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::gateway {

namespace kinds = cluster::kinds;

namespace {

constexpr Duration lookEvery = std::chrono::minutes(1);
/// Changes that come together are shown together.
constexpr Duration lookAfter = std::chrono::milliseconds(200);
/// How far ahead the entries of an imported calendar are counted.
constexpr Duration importAhead = std::chrono::hours(24 * 366);
/// What an exported calendar covers.
constexpr Duration exportAhead = std::chrono::hours(24 * 183);

bool wantsPreview(const Json &arguments)
{
    return arguments.value("preview", Json()) == true;
}

std::string textAt(const Json &arguments, const char *name)
{
    const Json value = arguments.value(name, Json());
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::set<std::string> wordsAt(const Json &arguments, const char *name)
{
    std::set<std::string> words;
    const Json list = arguments.value(name, Json::array());
    for (const Json &word : list) {
        if (word.is_string() && !word.get_ref<const std::string &>().empty())
            words.insert(word.get<std::string>());
    }
    return words;
}

/// The arguments of calendar.add. Error: one sentence about what is missing.
Result<maintenance::CalendarEntry> entryFrom(const Json &arguments)
{
    const auto refuse = [](const char *what) {
        return unexpected(ErrorCode::Invalid, std::string("calendar.add wants ") + what);
    };
    maintenance::CalendarEntry entry;
    entry.summary = textAt(arguments, "summary");
    entry.text = textAt(arguments, "note");
    entry.code = textAt(arguments, "code");
    entry.machines = wordsAt(arguments, "machines");
    entry.zones = wordsAt(arguments, "zones");
    const std::string from = textAt(arguments, "start");
    const auto start = parseTime(from);
    const auto end = parseTime(textAt(arguments, "end"));
    if (entry.summary.empty())
        return refuse("a summary: what is going to be done");
    if (entry.machines.empty() && entry.zones.empty())
        return refuse("machines or zones");
    if (!start || !end)
        return refuse("a start and an end, such as 2026-03-07T02:00:00Z");
    if (*end <= *start)
        return refuse("an end after its start");
    if (entry.code.empty())
        entry.code = maintenance::code::systemMaintenance;
    entry.times = {{*start, *end}};
    // The same entry again is the same entry.
    std::string identity = entry.summary + '\n' + from;
    for (const std::string &machine : entry.machines)
        identity += '\n' + machine;
    for (const std::string &zone : entry.zones)
        identity += '\n' + zone;
    entry.uid = "console-" + maintenance::digestOf(identity) + "@holdpoint";
    return entry;
}

/// An entry as commands tell of it; of its times the first one.
Json jsonOf(const maintenance::CalendarEntry &entry)
{
    Json told{{"summary", entry.summary},
              {"code", entry.code},
              {"machines", entry.machines},
              {"zones", entry.zones},
              {"times", entry.times.size()}};
    if (!entry.times.empty()) {
        told["start"] = formatTime(entry.times.front().start);
        told["end"] = formatTime(entry.times.front().end);
    }
    return told;
}

std::set<std::string> conflictsOf(const CalendarSight &sight, TimePoint now)
{
    std::set<std::string> sentences;
    const RowMap rows = calendarRows(sight, now);
    for (const auto &[key, row] : rows) {
        if (key.starts_with("conflict/"))
            sentences.insert(Json::parse(row).value("sentence", ""));
    }
    return sentences;
}

} // namespace

CalendarDesk::CalendarDesk(Parts parts)
    : m_parts(std::move(parts))
    , m_windows(*m_parts.cluster, {&kinds::maintenanceWindow(), {}, {}, {}}, *m_parts.clock)
    , m_maintenances(*m_parts.cluster, {&kinds::machineMaintenance(), {}, {}, {}}, *m_parts.clock)
    , m_book(m_windows, *m_parts.calendar)
{
    m_windows.onChange([this](const Object &before, const Object &after) {
        if (!after)
            m_book.forget(before);
        changed();
    });
    m_maintenances.onChange([this](const Object &, const Object &) { changed(); });
}

CalendarDesk::~CalendarDesk() = default;

void CalendarDesk::start()
{
    m_windows.start();
    m_maintenances.start();
    show();
}

void CalendarDesk::stop()
{
    m_stopped = true;
    m_windows.stop();
    m_maintenances.stop();
}

void CalendarDesk::changed()
{
    if (m_stopped || std::exchange(m_planned, true))
        return;
    m_parts.clock->after(lookAfter, this, [this] {
        m_planned = false;
        if (!m_stopped)
            m_parts.shown->replace(calendarRows(sight(m_parts.clock->now()), m_parts.clock->now()));
    });
}

void CalendarDesk::show()
{
    if (m_stopped)
        return;
    changed();
    m_parts.clock->after(lookEvery, this, [this] { show(); });
}

Object CalendarDesk::machineOf(const Object &maintenance) const
{
    std::set<ObjectKey> namesakes;
    for (const Object &machine : m_parts.machines->list()) {
        if (machine.name() == maintenance.text("/spec/machinelink"))
            namesakes.insert(machine.key());
    }
    return m_parts.machines->get(maintenance::linkOf(maintenance, namesakes).machine);
}

CalendarSight CalendarDesk::sight(TimePoint now)
{
    CalendarSight sight;
    for (const Object &window : m_windows.list())
        sight.windows.push_back({window, m_book.timesOf(window, now)});
    for (const Object &maintenance : m_maintenances.list()) {
        const Object machine = machineOf(maintenance);
        sight.works.push_back(
            {maintenance, machine, forecastOf(machine, m_parts.baselines, m_settings)});
    }
    return sight;
}

Result<Json>
CalendarDesk::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    if (command == "calendar.export")
        return Json{{"text", exported()}};
    const bool imports = command == "calendar.import";
    if (!imports && command != "calendar.add")
        return unexpected(ErrorCode::NotFound, "there is no command " + command);
    if (!caller.operates())
        return unexpected(ErrorCode::Unauthorised,
                          caller.name + " may not plan work in the calendar");
    return imports ? import(arguments) : add(arguments);
}

Result<Json> CalendarDesk::import(const Json &arguments)
{
    const auto text = arguments.find("text");
    if (text == arguments.end() || !text->is_string())
        return unexpected(ErrorCode::Invalid, "calendar.import wants a text");
    return take(text->get<std::string>(), !wantsPreview(arguments));
}

Result<Json> CalendarDesk::add(const Json &arguments)
{
    const auto entry = entryFrom(arguments);
    if (!entry)
        return unexpected(entry.error());
    const TimePoint now = m_parts.clock->now();
    // Alone first: what is wrong with it is a refusal, not a remark.
    const auto alone = take(maintenance::withEntry({}, *entry, now), false);
    if (!alone)
        return alone;
    if (!(*alone)["faults"].empty())
        return unexpected(ErrorCode::Invalid, (*alone)["faults"].front().get<std::string>());
    if (wantsPreview(arguments))
        return alone;
    const auto before = m_parts.kept();
    if (!before && before.error().code != ErrorCode::NotFound)
        return unexpected(before.error());
    if (before && before->find("UID:" + entry->uid) != std::string::npos)
        return alone; // planned already
    if (const auto all =
            take(maintenance::withEntry(before ? *before : std::string(), *entry, now), true);
        !all)
        return all;
    return alone;
}

/// What an iCalendar would bring; keeps it if it is to be kept.
Result<Json> CalendarDesk::take(const std::string &text, bool keeps)
{
    const TimePoint now = m_parts.clock->now();
    const auto reading = maintenance::readCalendar(text, now, now + importAhead);
    if (!reading)
        return unexpected(ErrorCode::Invalid,
                          "the calendar is not taken: " + reading.error().message);
    maintenance::EventPoll poll;
    maintenance::addEvents(
        *reading, "that is imported", {m_parts.machines->list(), {}, {}}, now, poll);
    if (keeps) {
        if (const auto kept = m_parts.keep(text); !kept)
            return unexpected(kept.error());
    }
    Json entries = Json::array();
    for (const maintenance::CalendarEntry &entry : reading->entries)
        entries.push_back(jsonOf(entry));
    return Json{{"entries", std::move(entries)},
                {"faults", std::move(poll.faults)},
                {"conflicts", conflictsWith(poll.events)}};
}

/// The sentences that the view has more with these events.
Json CalendarDesk::conflictsWith(const std::vector<maintenance::ProviderEvent> &events)
{
    const TimePoint now = m_parts.clock->now();
    CalendarSight seen = sight(now);
    const std::set<std::string> before = conflictsOf(seen, now);
    // Of an entry that recurs the first time tells enough.
    std::set<std::pair<ObjectKey, std::string>> first;
    for (const maintenance::ProviderEvent &event : events) {
        if (!first.emplace(event.machine, event.description).second)
            continue;
        const bool known =
            std::any_of(seen.works.begin(), seen.works.end(), [&event](const CalendarWork &work) {
                return maintenance::isAbout(work.maintenance, event);
            });
        if (known || !maintenance::wantsMaintenance(event))
            continue;
        const Object planned(Json{
            {"metadata", {{"name", "mm-" + event.machine.name}, {"namespace", event.machine.ns}}},
            {"spec", maintenance::specOf(event)}});
        const Object machine = m_parts.machines->get(event.machine);
        seen.works.push_back(
            {planned, machine, forecastOf(machine, m_parts.baselines, m_settings)});
    }
    Json sentences = Json::array();
    for (const std::string &sentence : conflictsOf(seen, now)) {
        if (!before.contains(sentence))
            sentences.push_back(sentence);
    }
    return sentences;
}

std::string CalendarDesk::exported()
{
    const TimePoint now = m_parts.clock->now();
    std::vector<maintenance::ExportedWindow> windows;
    for (const Object &window : m_windows.list())
        windows.push_back({window, m_book.timesOf(window, now)});
    return maintenance::exportCalendar(windows, m_maintenances.list(), now, exportAhead);
}

} // namespace hp::gateway
