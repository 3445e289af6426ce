// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarRows.h"

#include "model/live/CalendarRows.h"
#include "model/live/RowJson.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <utility>

namespace hp::gateway {

namespace {

using maintenance::Conflict;
using maintenance::Opening;
using maintenance::PlannedWork;

/// The machines that a window is for, in words: "role worker, zone rack-b"; empty for all.
std::string audienceOf(const maintenance::WindowSelector &selector)
{
    std::string text;
    const auto add = [&text](const char *what, const std::string &value) {
        text += (text.empty() ? "" : ", ") + std::string(what) + value;
    };
    for (const std::string &one : selector.machines)
        add("", one);
    for (const std::string &one : selector.roles)
        add("role ", one);
    for (const std::string &one : selector.zones)
        add("zone ", one);
    for (const auto &[key, value] : selector.labels)
        add("", key + '=' + value);
    return text;
}

/// What is left of it in sight; a calendar that is open for weeks has one long opening.
maintenance::Openings openingsOf(const CalendarWindow &window, TimePoint now)
{
    return common(without(window.times.openings, window.times.spec.excludes),
                  {{now - std::chrono::hours(24), now + calendarAhead}});
}

live::WindowRow
rowOf(const CalendarWindow &window, const maintenance::Openings &openings, TimePoint now)
{
    const auto &spec = window.times.spec;
    live::WindowRow row;
    row.kind = "window";
    row.name = window.window.name();
    row.ns = window.window.ns();
    row.rule = window.window.text("/spec/rrule");
    row.start = window.window.text("/spec/start");
    row.duration = window.window.text("/spec/duration");
    row.timezone = spec.timezone;
    row.machines = audienceOf(spec.selector);
    row.names = {spec.selector.machines.begin(), spec.selector.machines.end()};
    row.roles = {spec.selector.roles.begin(), spec.selector.roles.end()};
    row.zones = {spec.selector.zones.begin(), spec.selector.zones.end()};
    for (const auto &[key, value] : spec.selector.labels)
        row.labels.push_back(key + '=' + value);
    for (const Opening &one : spec.excludes)
        row.excludes.push_back({one.start, one.end});
    row.minRemaining = window.window.text("/spec/minRemaining");
    row.generation = window.window.generation();
    row.pausedUntil = spec.pausedUntil;
    row.open = !openings.empty() && openings.front().contains(now);
    row.fault = live::clause(window.times.fault);
    for (const Opening &one : openings)
        row.openings.push_back({one.start, one.end});
    return row;
}

PlannedWork plannedOf(const CalendarWork &work)
{
    const Object &object = work.maintenance;
    PlannedWork planned;
    planned.name = object.name();
    planned.machine = object.text("/spec/machinelink");
    planned.isMaster = work.machine.label(machine::roleLabel) == "master";
    planned.time = maintenance::statusOf(object).window;
    planned.deadline = parseTime(object.text("/spec/deadline"));
    const auto announced = parseTime(object.text("/spec/notbefore"));
    if (!planned.time && announced) {
        const auto until = parseTime(object.text("/spec/notafter"));
        const TimePoint end =
            until && *until > *announced ? *until : *announced + work.forecast.expected;
        planned.time = Opening{*announced, end};
        // What the source does at that time is its own; no time of ours was chosen that could be
        // too late.
        planned.deadline.reset();
    }
    planned.expected = work.forecast.expected;
    return planned;
}

live::WorkState
stateOf(const maintenance::MaintenanceStatus &status, Duration overrun, TimePoint now)
{
    using live::WorkState;
    if (status.step == maintenance::step::failed)
        return WorkState::Failed;
    if (maintenance::isInWork(status.step))
        return status.window && now >= status.window->end ? WorkState::Overrunning
                                                          : WorkState::InProgress;
    if (status.step == maintenance::step::manual)
        return WorkState::Manual;
    if (status.step == maintenance::step::expired)
        return WorkState::Expired;
    if (status.step == maintenance::step::blocked)
        return WorkState::Blocked;
    return overrun > Duration(0) ? WorkState::TooLong
        : status.window          ? WorkState::Scheduled
                                 : WorkState::Announced;
}

live::WorkRow rowOf(const CalendarWork &work, const PlannedWork &planned, TimePoint now)
{
    const Object &object = work.maintenance;
    const auto status = maintenance::statusOf(object);
    live::WorkRow row;
    row.kind = "maintenance";
    row.name = object.name();
    row.ns = object.ns();
    row.machine = planned.machine;
    if (work.machine)
        row.machineKey = work.machine.ns() + '/' + work.machine.name();
    row.set = work.machine.label(machine::setLabel).value_or("");
    row.role = work.machine.label(machine::roleLabel).value_or("");
    row.code = object.text("/spec/eventcode");
    row.source = object.text("/spec/source");
    row.description = object.text("/spec/description");
    row.step = status.step;
    row.reason = status.reason;
    row.strategy = status.strategy;
    row.chosen = status.window.has_value();
    if (planned.time) {
        row.start = planned.time->start;
        row.end = planned.time->end;
    }
    row.deadline = parseTime(object.text("/spec/deadline"));
    row.expected = planned.expected;
    row.overrun = overrunOf(planned);
    row.state = stateOf(status, row.overrun, now);
    row.unknownHooks = work.forecast.unknown;
    for (const maintenance::Alert &alert : status.alerts) {
        row.alerts.push_back({alert.name, alert.sentence()});
        const int weight = alert.severity == maintenance::Severity::Critical ? 1 : 2;
        row.priority = row.priority == 0 ? weight : std::min(row.priority, weight);
    }
    if (!maintenance::isInWork(status.step) && status.step != maintenance::step::failed
        && status.step != maintenance::step::expired) {
        for (const maintenance::Bite &bite : work.bites)
            row.bites.push_back(
                {bite.kind, bite.name, bite.owner, bite.usual, live::clause(bite.sentence)});
    }
    return row;
}

/// The keys of those that are for its machine and open when it is to start.
std::vector<std::string> windowsOf(const CalendarWork &work,
                                   const PlannedWork &planned,
                                   const std::vector<CalendarWindow> &windows)
{
    std::vector<std::string> keys;
    for (const CalendarWindow &window : windows) {
        if (!planned.time || !work.machine || !window.times.fault.empty()
            || !window.times.spec.selector.selects(work.machine))
            continue;
        const auto &openings = window.times.openings;
        if (std::ranges::any_of(openings, [&planned](const Opening &one) {
                return one.contains(planned.time->start);
            }))
            keys.push_back("window/" + toString(window.window.key()));
    }
    return keys;
}

void addTurn(live::WorkRow &row, const maintenance::PlannedTurn &turn)
{
    if (turn.time) {
        row.plannedStart = turn.time->start;
        row.plannedEnd = turn.time->end;
    }
    if (turn.wave > 0)
        row.wave = turn.wave;
    row.late = live::clause(turn.late);
}

live::ConflictRow rowOf(const Conflict &conflict)
{
    return {"conflict",
            live::fromWord<live::Weight>(toString(conflict.weight)),
            conflict.names,
            live::clause(conflict.sentence)};
}

} // namespace

RowMap calendarRows(const CalendarSight &sight, TimePoint now)
{
    RowMap rows;
    std::vector<maintenance::PlannedWindow> windows;
    std::vector<PlannedWork> works;
    int faults = 0;
    for (const CalendarWindow &window : sight.windows) {
        auto openings = openingsOf(window, now);
        faults += window.times.fault.empty() ? 0 : 1;
        rows["window/" + window.window.ns() + '/' + window.window.name()] =
            rowText(rowOf(window, openings, now));
        windows.push_back({window.window.name(), std::move(openings)});
    }
    for (const CalendarWork &work : sight.works) {
        works.push_back(plannedOf(work));
        live::WorkRow row = rowOf(work, works.back(), now);
        row.windows = windowsOf(work, works.back(), sight.windows);
        if (const auto turn = sight.plan.turns.find(toString(work.maintenance.key()));
            turn != sight.plan.turns.end())
            addTurn(row, turn->second);
        rows["maintenance/" + work.maintenance.ns() + '/' + work.maintenance.name()] = rowText(row);
    }
    auto conflicts = conflictsOf(works);
    for (Conflict &overlap : maintenance::overlapsOf(windows))
        conflicts.push_back(std::move(overlap));
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        rows["conflict/" + std::to_string(1000 + i)] = rowText(rowOf(conflicts[i]));
    live::CalendarSummary summary;
    summary.windows = static_cast<std::int64_t>(windows.size());
    summary.maintenances = static_cast<std::int64_t>(works.size());
    summary.conflicts = static_cast<std::int64_t>(conflicts.size());
    summary.faults = faults;
    if (!sight.plan.turns.empty()) {
        summary.late = sight.plan.late;
        summary.waves = sight.plan.waves;
        summary.atOnce = sight.plan.atOnce;
        summary.enough = sight.plan.enough;
    }
    rows["summary"] = rowText(summary);
    return rows;
}

} // namespace hp::gateway
