// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarRows.h"

#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

using maintenance::Conflict;
using maintenance::Opening;
using maintenance::PlannedWork;

std::string stamp(const std::optional<TimePoint> &time)
{
    return time ? formatTime(*time) : std::string();
}

std::string compactText(const Json &row)
{
    return row.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::int64_t seconds(Duration duration)
{
    return std::chrono::duration_cast<std::chrono::seconds>(duration).count();
}

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

Json rowOf(const CalendarWindow &window, const maintenance::Openings &openings, TimePoint now)
{
    Json times = Json::array();
    for (const Opening &one : openings)
        times.push_back({{"start", formatTime(one.start)}, {"end", formatTime(one.end)}});
    const auto &spec = window.times.spec;
    const bool open = !openings.empty() && openings.front().contains(now);
    return {{"kind", "window"},
            {"name", window.window.name()},
            {"namespace", window.window.ns()},
            {"rule", window.window.text("/spec/rrule")},
            {"start", window.window.text("/spec/start")},
            {"duration", window.window.text("/spec/duration")},
            {"timezone", spec.timezone},
            {"machines", audienceOf(spec.selector)},
            {"pausedUntil", stamp(spec.pausedUntil)},
            {"open", open},
            {"fault", window.times.fault},
            {"openings", std::move(times)}};
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

/// The word of the state (product.md 4.4, S5).
std::string wordOf(const maintenance::MaintenanceStatus &status, Duration overrun, TimePoint now)
{
    if (status.step == maintenance::step::failed)
        return "failed";
    if (maintenance::isInWork(status.step))
        return status.window && now >= status.window->end ? "overrunning" : "inProgress";
    if (status.step == maintenance::step::manual || status.step == maintenance::step::expired)
        return status.step;
    if (status.step == maintenance::step::blocked)
        return "blocked";
    return overrun > Duration(0) ? "tooLong" : status.window ? "scheduled" : "announced";
}

Json rowOf(const CalendarWork &work, const PlannedWork &planned, TimePoint now)
{
    const Object &object = work.maintenance;
    const auto status = maintenance::statusOf(object);
    const Duration overrun = overrunOf(planned);
    Json alerts = Json::array();
    int priority = 0;
    for (const maintenance::Alert &alert : status.alerts) {
        alerts.push_back({{"name", alert.name}, {"message", alert.message}});
        const int weight = alert.severity == maintenance::Severity::Critical ? 1 : 2;
        priority = priority == 0 ? weight : std::min(priority, weight);
    }
    return {{"kind", "maintenance"},
            {"name", object.name()},
            {"namespace", object.ns()},
            {"machine", planned.machine},
            {"machineKey", work.machine ? work.machine.ns() + '/' + work.machine.name() : ""},
            {"set", work.machine.label("machine.openshift.io/cluster-api-machineset").value_or("")},
            {"role", work.machine.label(machine::roleLabel).value_or("")},
            {"code", object.text("/spec/eventcode")},
            {"source", object.text("/spec/source")},
            {"description", object.text("/spec/description")},
            {"step", status.step},
            {"state", wordOf(status, overrun, now)},
            {"reason", status.reason},
            {"way", status.way},
            {"chosen", status.window.has_value()},
            {"start", planned.time ? formatTime(planned.time->start) : ""},
            {"end", planned.time ? formatTime(planned.time->end) : ""},
            {"deadline", object.text("/spec/deadline")},
            {"expectedSeconds", seconds(planned.expected)},
            {"overrunSeconds", seconds(overrun)},
            {"unknownHooks", work.forecast.unknown},
            {"priority", priority},
            {"alerts", std::move(alerts)}};
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
            compactText(rowOf(window, openings, now));
        windows.push_back({window.window.name(), std::move(openings)});
    }
    for (const CalendarWork &work : sight.works) {
        works.push_back(plannedOf(work));
        rows["maintenance/" + work.maintenance.ns() + '/' + work.maintenance.name()] =
            compactText(rowOf(work, works.back(), now));
    }
    auto conflicts = conflictsOf(works);
    for (Conflict &overlap : maintenance::overlapsOf(windows))
        conflicts.push_back(std::move(overlap));
    static constexpr const char *weights[] = {"note", "warning", "error"};
    for (std::size_t i = 0; i < conflicts.size(); ++i) {
        rows["conflict/" + std::to_string(1000 + i)] =
            compactText({{"kind", "conflict"},
                         {"weight", weights[static_cast<std::size_t>(conflicts[i].weight)]},
                         {"names", conflicts[i].names},
                         {"sentence", conflicts[i].sentence}});
    }
    rows["summary"] = compactText({{"windows", windows.size()},
                                   {"maintenances", works.size()},
                                   {"conflicts", conflicts.size()},
                                   {"faults", faults}});
    return rows;
}

} // namespace hp::gateway
