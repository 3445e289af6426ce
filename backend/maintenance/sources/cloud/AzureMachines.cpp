// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/AzureMachines.h"

#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/base/Patterns.h"
#include "model/base/Text.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::maintenance::azure {

using cloud::memberOf;
using cloud::textOf;

namespace {

/// What an instance view announces.
constexpr const char *redeployment = "redeploy";

struct Impact {
    const char *code;
    Disruption disruption;
};
/// Azure's words in those of AWS. A freeze is a pause of seconds. Its specification has Restart,
/// its examples have Reboot.
const std::map<std::string, Impact> impacts{
    {"None", {code::systemMaintenance, Disruption::None}},
    {"Freeze", {code::systemMaintenance, Disruption::Brief}},
    {"Restart", {code::systemReboot, Disruption::Reboot}},
    {"Reboot", {code::systemReboot, Disruption::Reboot}},
    {"Redeploy", {code::instanceStop, Disruption::Replace}}};

EventState stateOfUpdate(const std::string &status)
{
    if (status == "InProgress")
        return EventState::Started;
    if (status == "Completed")
        return EventState::Completed;
    if (status == "Cancel" || status == "Cancelled")
        return EventState::Cancelled;
    return EventState::Scheduled; // Pending, or to be tried again
}

/// Azure names no update: what stays the same is the machine, and what is done to it.
std::string eventId(const MachineId &machine, const std::string &what)
{
    return "azure-" + lowerCase(machine.name) + '-' + digestOf(machine.key() + ' ' + what);
}

ProviderEvent eventOf(const MachineId &machine, const std::string &what)
{
    ProviderEvent event;
    event.id = eventId(machine, what);
    event.source = "azure";
    event.machineId = machine.path;
    return event;
}

/// Of two with one id: what stands goes before what is over, then the earlier one.
bool goesBefore(const ProviderEvent &one, const ProviderEvent &other)
{
    const auto isOver = [](const ProviderEvent &event) {
        return event.state == EventState::Completed || event.state == EventState::Cancelled;
    };
    const auto rank = [&isOver](const ProviderEvent &event) {
        return std::pair(isOver(event), event.notBefore.value_or(TimePoint::min()));
    };
    return rank(one) < rank(other);
}

/// False when the member is there and no time.
bool readTime(const Json &item, const char *member, std::optional<TimePoint> &into)
{
    const std::string text = textOf(item, member);
    into = parseTime(text);
    return text.empty() || into.has_value();
}

std::string noTime(const MachineId &machine, const char *member)
{
    return "Azure gives the maintenance of " + machine.name + " a " + member
        + " that is not a time; it is left out";
}

void readUpdate(const MachineId &machine, const Json &item, Announced &announced)
{
    const std::string status = textOf(item, "status");
    if (status == "NoUpdatesPending")
        return;
    const std::string word = textOf(item, "impactType");
    const std::string scope = textOf(item, "maintenanceScope");
    if (status.empty() || word.empty()) {
        announced.faults.push_back("Azure lists an update of " + machine.name
                                   + " without a status and an impactType; it is left out");
        return;
    }
    ProviderEvent event = eventOf(machine, scope + ' ' + word);
    const auto impact = impacts.find(word);
    event.code = impact == impacts.end() ? word.substr(0, 40) : impact->second.code;
    event.disruption = impact == impacts.end() ? Disruption::Replace : impact->second.disruption;
    event.state = stateOfUpdate(status);
    event.description = "Azure announces an update"
        + (scope.empty() ? std::string() : " of scope " + scope.substr(0, 40)) + " with the impact "
        + word.substr(0, 40);
    if (!readTime(item, "notBefore", event.notBefore)) {
        announced.faults.push_back(noTime(machine, "notBefore"));
        return;
    }
    const Json &seconds = memberOf(item, "impactDurationInSec");
    if (event.notBefore && seconds.is_number_integer()) {
        const auto length = std::clamp<std::int64_t>(seconds.get<std::int64_t>(), 0, 365 * 86400);
        if (length > 0)
            event.notAfter = *event.notBefore + std::chrono::seconds(length);
    }
    const auto known = std::find_if(announced.events.begin(),
                                    announced.events.end(),
                                    [&event](const auto &one) { return one.id == event.id; });
    if (known == announced.events.end())
        announced.events.push_back(std::move(event));
    else if (goesBefore(event, *known))
        *known = std::move(event);
}

void readRedeploy(const MachineId &machine, const Json &status, Announced &announced)
{
    ProviderEvent event = eventOf(machine, redeployment);
    event.code = code::instanceStop;
    event.disruption = Disruption::Replace;
    for (const auto &[member, into] :
         {std::pair{"maintenanceWindowStartTime", &ProviderEvent::notBefore},
          std::pair{"maintenanceWindowEndTime", &ProviderEvent::notAfter}}) {
        if (!readTime(status, member, event.*into)) {
            announced.faults.push_back(noTime(machine, member));
            return;
        }
    }
    if (!event.notBefore) // it is about one that is over
        return;
    event.description = "Azure announces planned maintenance that redeploys it";
    if (memberOf(status, "isCustomerInitiatedMaintenanceAllowed") == true)
        event.description += "; it may be started earlier";
    event.state = textOf(status, "lastOperationResultCode") == "MaintenanceCompleted"
        ? EventState::Completed
        : EventState::Scheduled;
    announced.events.push_back(std::move(event));
}

} // namespace

std::string MachineId::key() const
{
    return lowerCase(path);
}

std::optional<MachineId> machineAt(const std::string &path)
{
    static const std::regex form(
        "(/subscriptions/([a-z0-9-]+)/resourceGroups/[^/?#% ]+/providers/Microsoft\\.Compute)"
        "(?:(/virtualMachineScaleSets/([^/?#% ]+))?/virtualMachines/([^/?#% ]+))",
        std::regex::icase);
    std::smatch parts;
    if (!matches(path, parts, form))
        return std::nullopt;
    MachineId machine{path, parts[2].str(), {}, parts[5].str()};
    if (parts[3].matched) {
        machine.scaleSet = parts[1].str() + parts[3].str();
        machine.name = parts[4].str() + '_' + machine.name;
    }
    return machine;
}

std::optional<MachineId> machineOf(const std::string &providerId)
{
    constexpr std::string_view scheme = "azure://";
    return providerId.starts_with(scheme) ? machineAt(providerId.substr(scheme.size()))
                                          : std::nullopt;
}

Announced updatesIn(const MachineId &machine, const Json &page)
{
    Announced announced;
    for (const Json &item : memberOf(page, "value"))
        readUpdate(machine, item, announced);
    return announced;
}

MachineState stateIn(const MachineId &machine, const Json &instanceView)
{
    MachineState state;
    constexpr std::string_view power = "PowerState/";
    for (const Json &status : memberOf(instanceView, "statuses")) {
        const std::string word = textOf(status, "code");
        if (word.starts_with(power))
            state.power = word.substr(power.size());
    }
    const Json &redeploy = memberOf(instanceView, "maintenanceRedeployStatus");
    if (redeploy.is_object())
        readRedeploy(machine, redeploy, state.announced);
    return state;
}

std::string redeployId(const MachineId &machine)
{
    return eventId(machine, redeployment);
}

bool isStopped(const std::string &power)
{
    return power == "stopped" || power == "deallocated";
}

InstanceReading::State stateFrom(const std::string &power)
{
    if (power == "running")
        return InstanceReading::State::Running;
    return isStopped(power) ? InstanceReading::State::Stopped : InstanceReading::State::Changing;
}

} // namespace hp::maintenance::azure
