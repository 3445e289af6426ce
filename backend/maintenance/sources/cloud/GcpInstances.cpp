// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/GcpInstances.h"

#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "model/base/Patterns.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance::gcp {

using cloud::memberOf;
using cloud::textOf;

namespace {

/// "PLANNED_UPDATE, FAILURE_DISK"
std::string reasonsOf(const Json &upcoming)
{
    std::string text;
    for (const Json &reason : memberOf(upcoming, "maintenanceReasons")) {
        if (reason.is_string())
            text += (text.empty() ? "" : ", ") + reason.get<std::string>();
    }
    return text;
}

/// Half a sentence about the time that is none; empty when all are.
std::string readTimes(const Json &upcoming, ProviderEvent &event)
{
    for (const auto &[member, into] :
         {std::pair{"windowStartTime", &ProviderEvent::notBefore},
          std::pair{"windowEndTime", &ProviderEvent::notAfter},
          std::pair{"latestWindowStartTime", &ProviderEvent::startDeadline}}) {
        const std::string text = textOf(upcoming, member);
        event.*into = parseTime(text);
        if (!text.empty() && !(event.*into))
            return std::string("a ") + member + " that is not a time: " + text.substr(0, 40);
    }
    return {};
}

bool isMigrated(const Json &resource)
{
    return textOf(memberOf(resource, "scheduling"), "onHostMaintenance") == "MIGRATE";
}

void readEvent(const Json &resource, const Json &upcoming, InstanceStatus &status)
{
    ProviderEvent event;
    // Google names no event. An instance has one at a time, whose window may move; the number of
    // the instance is another one when a new one has its name.
    event.id = "gcp-" + status.instance.name;
    if (const std::string number = textOf(resource, "id"); !number.empty())
        event.id += '-' + number;
    event.source = "gcp";
    event.machineId = status.instance.path();
    const std::string type = textOf(upcoming, "type");
    const std::string reasons = reasonsOf(upcoming);
    event.description = "Google announces " + (type.empty() ? "some" : type) + " maintenance"
        + (reasons.empty() ? "" : ": " + reasons);
    // What is migrated goes on; what is terminated stops and comes up again elsewhere.
    const bool migrates = isMigrated(resource);
    event.code = migrates ? code::systemMaintenance : code::instanceStop;
    event.disruption = migrates ? Disruption::None : Disruption::Stop;
    event.state = textOf(upcoming, "maintenanceStatus") == "ONGOING" ? EventState::Started
                                                                     : EventState::Scheduled;
    if (const std::string fault = readTimes(upcoming, event); !fault.empty()) {
        status.fault = "Google gives the maintenance of " + status.instance.name + ' ' + fault
            + "; it is left out";
        return;
    }
    // With canReschedule the customer may start it before; who does not is not waited for.
    status.event = std::move(event);
}

} // namespace

std::string InstanceName::path() const
{
    return "projects/" + project + "/zones/" + zone + "/instances/" + name;
}

std::optional<InstanceName> instanceOf(const std::string &providerId)
{
    static const std::regex form("gce://([a-z0-9.:-]+)/([a-z0-9-]+)/([a-z0-9-]+)");
    std::smatch parts;
    if (!matches(providerId, parts, form))
        return std::nullopt;
    return InstanceName{parts[1].str(), parts[2].str(), parts[3].str()};
}

std::optional<InstanceName> instanceAt(const std::string &path)
{
    static const std::regex form(
        "(?:.*/)?projects/([a-z0-9.:-]+)/zones/([a-z0-9-]+)/instances/([a-z0-9-]+)");
    std::smatch parts;
    if (!matches(path, parts, form))
        return std::nullopt;
    return InstanceName{parts[1].str(), parts[2].str(), parts[3].str()};
}

InstanceStatus statusOf(const InstanceName &instance, const Json &resource)
{
    InstanceStatus status;
    status.instance = instance;
    status.status = textOf(resource, "status");
    const Json &upcoming = memberOf(memberOf(resource, "resourceStatus"), "upcomingMaintenance");
    if (upcoming.is_object() && !upcoming.empty())
        readEvent(resource, upcoming, status);
    return status;
}

InstancePage instancesIn(const std::string &project, const Json &page)
{
    InstancePage read;
    for (const auto &[scope, list] : memberOf(page, "items").items()) {
        const std::string zone = scope.substr(scope.rfind('/') + 1);
        if (textOf(memberOf(list, "warning"), "code") == "UNREACHABLE")
            read.unreachable.push_back(zone);
        for (const Json &one : memberOf(list, "instances")) {
            if (one.is_object() && !textOf(one, "name").empty())
                read.instances.push_back(statusOf({project, zone, textOf(one, "name")}, one));
        }
    }
    for (const Json &scope : memberOf(page, "unreachables")) {
        if (scope.is_string()) {
            const std::string name = scope.get<std::string>();
            read.unreachable.push_back(name.substr(name.rfind('/') + 1));
        }
    }
    return read;
}

bool isStopped(const std::string &status)
{
    return status == "TERMINATED" || status == "STOPPED" || status == "SUSPENDED";
}

InstanceReading::State stateFrom(const std::string &status)
{
    if (status == "RUNNING")
        return InstanceReading::State::Running;
    return isStopped(status) ? InstanceReading::State::Stopped : InstanceReading::State::Changing;
}

} // namespace hp::maintenance::gcp
