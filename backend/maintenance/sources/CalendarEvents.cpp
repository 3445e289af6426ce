// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CalendarEvents.h"

#include "backend/maintenance/calendar/ZoneTime.h"
#include "model/base/Text.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hp::maintenance {

namespace {

std::string nameOf(const CalendarEntry &entry)
{
    const std::string name = '"' + shortened(entry.summary, 80) + '"';
    // What was planned at a console has a number of ours, which nobody gave it.
    const bool ours = entry.uid.starts_with("console-") && entry.uid.ends_with("@holdpoint");
    return ours ? name : name + " (" + shortened(entry.uid, 80) + ')';
}

bool selects(const CalendarEntry &entry, const Object &machine)
{
    const auto zone = machine.label(machine::zoneLabel);
    return entry.machines.contains(machine.name())
        || entry.machines.contains(toString(machine.key()))
        || (zone && entry.zones.contains(*zone));
}

/// A name that two of the Machines share: the ids of their events would be one. Mostly empty.
std::string ambiguous(const std::vector<const Object *> &machines)
{
    std::set<std::string> seen;
    for (const Object *machine : machines) {
        if (!seen.insert(machine->name()).second)
            return machine->name();
    }
    return {};
}

EventState stateOf(const CalendarEntry &entry, const Opening &time, TimePoint now)
{
    if (entry.cancelled)
        return EventState::Cancelled;
    if (time.end <= now)
        return EventState::Completed;
    return time.start <= now ? EventState::Started : EventState::Scheduled;
}

/// "20260307T020000Z". Times without a zone count as they stand in the calendar: they are not to
/// become other work, and what is in work gone, when it says for the first time which zone it
/// means.
std::string suffixOf(const CalendarEntry &entry, TimePoint time)
{
    std::string text =
        formatTime(entry.zoneOfCalendar ? localOf(*entry.zoneOfCalendar,
                                                  std::chrono::floor<std::chrono::seconds>(time))
                                        : time);
    std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
    return text;
}

/// Where an entry stands, as sentences about it begin; what somebody gives us now stands nowhere.
std::string calendarAt(const std::string &place, const char *between)
{
    return place.empty() ? std::string() : "calendar " + place + between;
}

void addEntry(const CalendarEntry &entry,
              const std::string &place,
              const Fleet &fleet,
              TimePoint now,
              EventPoll &poll)
{
    const auto fault = [&](const std::string &what) {
        poll.faults.push_back(calendarAt(place, ", ") + "entry " + nameOf(entry) + ": " + what);
    };
    std::vector<const Object *> machines;
    std::string masters;
    int masterCount = 0;
    for (const Object &machine : fleet.machines) {
        if (!selects(entry, machine))
            continue;
        machines.push_back(&machine);
        if (machine.label(machine::roleLabel) == "master") {
            masters += (masters.empty() ? "" : " and ") + machine.name();
            ++masterCount;
        }
    }
    for (const std::string &name : entry.machines) {
        const bool known =
            std::any_of(machines.begin(), machines.end(), [&name](const Object *machine) {
                return machine->name() == name || toString(machine->key()) == name;
            });
        if (!known)
            fault("there is no Machine " + name);
    }
    if (machines.empty()) {
        if (entry.machines.empty())
            fault("no Machine is in a zone that it names");
        return;
    }
    if (const std::string name = ambiguous(machines); !name.empty()) {
        fault("more than one namespace has a Machine " + name
              + "; X-HOLDPOINT-MACHINES has to say namespace/name; it is left out");
        return;
    }
    if (masterCount > 1) {
        fault("it would take " + std::to_string(masterCount) + " masters at a time, " + masters
              + "; it is left out");
        return;
    }
    for (const Opening &time : entry.times) {
        // What was moved or cancelled of a rule is still the same time of it.
        std::string work = "calendar-" + entry.uid;
        if (entry.recurs)
            work += '-' + suffixOf(entry, time.start);
        else if (entry.standsFor)
            work += '-' + suffixOf(entry, *entry.standsFor);
        for (const Object *machine : machines) {
            ProviderEvent event;
            event.id = work + '-' + machine->name();
            if (machines.size() > 1)
                event.group = work;
            event.maxUnavailable = entry.maxUnavailable;
            event.code = entry.code;
            event.source = calendarSource;
            event.machine = machine->key();
            event.machineId = machine::providerId(*machine);
            event.description =
                entry.summary + (entry.text.empty() ? "" : ": ") + shortened(entry.text, 500);
            event.notBefore = time.start;
            event.notAfter = time.end;
            event.state = stateOf(entry, time, now);
            event.disruption = Disruption::Stop;
            poll.events.push_back(std::move(event));
        }
    }
}

} // namespace

void addEvents(const CalendarReading &reading,
               const std::string &place,
               const Fleet &fleet,
               TimePoint now,
               EventPoll &poll)
{
    for (const std::string &fault : reading.faults)
        poll.faults.push_back(calendarAt(place, ": ") + fault);
    // Calendars of people have holidays and meetings too: those are counted, not listed.
    std::size_t strangers = 0;
    std::string first;
    for (const CalendarEntry &entry : reading.entries) {
        if (!entry.machines.empty() || !entry.zones.empty()) {
            addEntry(entry, place, fleet, now, poll);
        } else if (strangers++ == 0) {
            first = nameOf(entry);
        }
    }
    if (strangers > 0) {
        poll.faults.push_back(
            calendarAt(place, ": ")
            + (strangers == 1 ? "1 entry names" : std::to_string(strangers) + " entries name")
            + " no machine with X-HOLDPOINT-MACHINES or X-HOLDPOINT-ZONES, such as " + first);
    }
}

} // namespace hp::maintenance
