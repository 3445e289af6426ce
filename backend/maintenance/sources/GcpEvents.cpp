// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/GcpEvents.h"

#include "backend/maintenance/sources/ProviderMachine.h"
#include "model/base/JsonTree.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

/// Google names no event. What stays the same over the polls is the instance and its window, which
/// moves when the maintenance does.
std::string idOf(const std::string &instance, const std::string &window)
{
    return "gcp-" + instance + (window.empty() ? "" : '-' + window);
}

} // namespace

Result<EventPoll> gcpEvents(const std::string &resource, const Fleet &fleet)
{
    const Json read = parseJson(resource);
    if (!read.is_object() || textOf(read, "name").empty())
        return unexpected(ErrorCode::Refused, "it is not a resource of an instance");
    EventPoll poll;
    const Json status = read.value("resourceStatus", Json::object());
    const Json upcoming = status.is_object() ? status.value("upcomingMaintenance", Json()) : Json();
    if (!upcoming.is_object())
        return poll;
    const std::string name = textOf(read, "name");
    const Object *machine = machineOfInstance(fleet, "gce", name);
    if (!machine) {
        poll.faults.push_back("Google announces maintenance of " + name
                              + ", which is not a Machine here");
        return poll;
    }
    ProviderEvent event;
    event.id = idOf(name, textOf(upcoming, "windowStartTime"));
    event.source = "gcp";
    event.machine = machine->key();
    event.machineId = name;
    event.description = "Google announces " + textOf(upcoming, "type") + " maintenance";
    const Json scheduling = read.value("scheduling", Json::object());
    // What is migrated goes on; what is terminated stops and comes up again elsewhere.
    const bool migrates =
        scheduling.is_object() && textOf(scheduling, "onHostMaintenance") == "MIGRATE";
    event.code = migrates ? code::systemMaintenance : code::instanceStop;
    event.disruption = migrates ? Disruption::None : Disruption::Stop;
    event.state = textOf(upcoming, "maintenanceStatus") == "ONGOING" ? EventState::Started
                                                                     : EventState::Scheduled;
    for (const auto &[member, into] :
         {std::pair{"windowStartTime", &ProviderEvent::notBefore},
          std::pair{"windowEndTime", &ProviderEvent::notAfter},
          std::pair{"latestWindowStartTime", &ProviderEvent::startDeadline}}) {
        const std::string text = textOf(upcoming, member);
        event.*into = parseTime(text);
        if (!text.empty() && !(event.*into)) {
            poll.faults.push_back("Google gives the maintenance of " + name + " a " + member
                                  + " that is not a time: " + text.substr(0, 40)
                                  + "; it is left out");
            return poll;
        }
    }
    // The customer may choose when, up to the latest start.
    event.waitsForUs = upcoming.value("canReschedule", Json()) == true;
    poll.events.push_back(std::move(event));
    return poll;
}

} // namespace hp::maintenance
