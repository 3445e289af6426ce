// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Forecast.h"

#include "model/messages/Maintenance.h"
#include "model/resource/Machine.h"

#include <algorithm>

namespace hp::maintenance {

namespace {

/// One hook for another waits before the drain, so all of them add up.
void addHooks(Forecast &forecast,
              const Object &machine,
              machine::HookPoint point,
              const holds::BaselineLookup &baselines)
{
    const std::string role = machine.label(machine::roleLabel).value_or("");
    for (const machine::Hook &hook : machine::hooks(machine, point)) {
        const auto usual =
            baselines ? baselines({toString(point), hook.name, hook.owner, role}) : std::nullopt;
        if (usual && usual->n >= holds::minForBaseline)
            forecast.expected += usual->p95;
        else
            forecast.unknown.push_back(hook.name);
    }
}

bool overlap(const PlannedWork &one, const PlannedWork &other)
{
    return one.time && other.time && one.time->start < other.time->end
        && other.time->start < one.time->end;
}

std::optional<Conflict> conflictOf(const PlannedWork &one, const PlannedWork &other)
{
    if (one.machine == other.machine) {
        return Conflict{Conflict::Weight::Note,
                        {one.name, other.name},
                        say::machineHasTwoEvents(one.machine, one.name, other.name)};
    }
    if (!one.isMaster || !other.isMaster || !overlap(one, other))
        return std::nullopt;
    return Conflict{
        Conflict::Weight::Error,
        {one.name, other.name},
        say::twoMastersAtATime(
            one.machine, other.machine, formatTime(std::max(one.time->start, other.time->start)))};
}

} // namespace

Forecast forecastOf(const Object &machine,
                    const holds::BaselineLookup &baselines,
                    const MaintenanceSettings &settings)
{
    Forecast forecast;
    forecast.expected = settings.workBudget;
    addHooks(forecast, machine, machine::HookPoint::PreDrain, baselines);
    addHooks(forecast, machine, machine::HookPoint::PreTerminate, baselines);
    return forecast;
}

Duration overrunOf(const PlannedWork &work)
{
    if (!work.time)
        return Duration(0);
    return std::max(Duration(0), work.time->start + work.expected - work.time->end);
}

const char *toString(Conflict::Weight weight)
{
    switch (weight) {
    case Conflict::Weight::Note:
        return "note";
    case Conflict::Weight::Warning:
        return "warning";
    case Conflict::Weight::Error:
        break;
    }
    return "error";
}

std::vector<Conflict> conflictsOf(const std::vector<PlannedWork> &works)
{
    std::vector<Conflict> conflicts;
    for (auto one = works.begin(); one != works.end(); ++one) {
        for (auto other = std::next(one); other != works.end(); ++other) {
            if (auto conflict = conflictOf(*one, *other))
                conflicts.push_back(std::move(*conflict));
        }
        if (one->time && one->deadline && one->time->start + one->expected > *one->deadline) {
            conflicts.push_back(
                {Conflict::Weight::Warning,
                 {one->name},
                 say::workEndsAfterDeadline(one->name, one->expected, formatTime(*one->deadline))});
        }
    }
    std::stable_sort(conflicts.begin(), conflicts.end(), [](const Conflict &a, const Conflict &b) {
        return a.weight > b.weight;
    });
    return conflicts;
}

std::vector<Conflict> overlapsOf(const std::vector<PlannedWindow> &windows)
{
    std::vector<Conflict> overlaps;
    for (auto one = windows.begin(); one != windows.end(); ++one) {
        for (auto other = std::next(one); other != windows.end(); ++other) {
            const Openings both = common(one->openings, other->openings);
            if (both.empty())
                continue;
            overlaps.push_back(
                {Conflict::Weight::Note,
                 {one->name, other->name},
                 say::windowsOverlap(one->name, other->name, formatTime(both.front().start))});
        }
    }
    return overlaps;
}

} // namespace hp::maintenance
