// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/calendar/CalendarDesk.h"

#include "backend/maintenance/calendar/CalendarEntries.h"
#include "backend/maintenance/calendar/CalendarExport.h"

#include <nlohmann/json.hpp>
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
    const std::string &name = maintenance.text("/spec/machinelink");
    if (Object beside = m_parts.machines->get({maintenance.ns(), name}))
        return beside;
    for (const Object &machine : m_parts.machines->list()) {
        if (machine.name() == name)
            return machine;
    }
    return {};
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
    if (command == "calendar.import")
        return import(arguments, caller);
    return unexpected(ErrorCode::NotFound, "there is no command " + command);
}

Result<Json> CalendarDesk::import(const Json &arguments, const Caller &caller)
{
    if (!caller.operates())
        return unexpected(ErrorCode::Unauthorised, caller.name + " may not import a calendar");
    const auto text = arguments.find("text");
    if (text == arguments.end() || !text->is_string())
        return unexpected(ErrorCode::Invalid, "calendar.import wants a text");
    const TimePoint now = m_parts.clock->now();
    const auto reading =
        maintenance::readCalendar(text->get_ref<const std::string &>(), now, now + importAhead);
    if (!reading)
        return unexpected(ErrorCode::Invalid,
                          "the calendar is not taken: " + reading.error().message);
    if (const auto kept = m_parts.keep(text->get<std::string>()); !kept)
        return unexpected(kept.error());
    return Json{{"entries", reading->entries.size()}, {"faults", reading->faults}};
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
