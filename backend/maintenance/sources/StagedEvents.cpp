// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/StagedEvents.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <optional>

namespace hp::maintenance {

namespace {

using Pointer = Json::json_pointer;

Json requestOf(const Json &task)
{
    const Json body = parseJson(textAt(task, "/Payload/JsonBody"));
    return body.is_object() ? body : Json::object();
}

bool isUpdate(const Json &task)
{
    return textAt(task, "/Payload/TargetUri").find("/UpdateService") != std::string::npos;
}

/// An entry that is related to nothing belongs to the one server there is.
bool concernsSystem(const ServerDocuments &documents, const Json &task)
{
    const auto targets = updateTargets(task);
    return targets.empty()
        || std::any_of(targets.begin(), targets.end(), [&documents](const std::string &target) {
               const auto entry = documents.inventory.find(target);
               if (entry == documents.inventory.end())
                   return false;
               const Json related = entry->second.value("RelatedItem", Json::array());
               return related.empty()
                   || std::any_of(related.begin(), related.end(), [&documents](const Json &item) {
                          return textAt(item, "/@odata.id") == documents.systemPath;
                      });
           });
}

/// Nullopt for a word that Redfish does not have.
std::optional<EventState> stateOf(const Json &task)
{
    const std::string state = textAt(task, "/TaskState");
    for (const char *word : {"New", "Pending", "Suspended", "Starting"}) {
        if (state == word)
            return EventState::Scheduled;
    }
    for (const char *word : {"Running", "Service", "Stopping", "Cancelling"}) {
        if (state == word)
            return EventState::Started;
    }
    // One that failed does not wait for us any more; verifyFaultOf() tells how it ended.
    for (const char *word : {"Completed", "Exception", "Killed", "Interrupted"}) {
        if (state == word)
            return EventState::Completed;
    }
    return state == "Cancelled" ? std::optional(EventState::Cancelled) : std::nullopt;
}

/// The image of the newest message of the Update registry that names one.
std::string imageOf(const Json &task)
{
    const Json messages = task.value("Messages", Json::array());
    std::string image;
    for (const Json &message : messages) {
        const std::string id = textAt(message, "/MessageId");
        const bool imageLast =
            id.ends_with(".UpdateSuccessful") || id.ends_with(".TargetDetermined");
        const std::string named = textAt(message, imageLast ? "/MessageArgs/1" : "/MessageArgs/0");
        if (id.starts_with("Update.") && !named.empty())
            image = named;
    }
    return image;
}

ProviderEvent eventAt(const ServerDocuments &documents, const Object &machine, const char *code)
{
    ProviderEvent event;
    event.source = "redfish";
    event.code = code;
    event.machine = machine.key();
    event.machineId = documents.uuid;
    event.disruption = Disruption::Reboot;
    return event;
}

/// Whether any start of the server applies it. What has a window of the BMC is applied within that
/// alone, at AtMaintenanceWindowStart by a Reset of the BMC's own; OnStartUpdateRequest and
/// OnTargetReset wait for something else (UpdateService.v1_11, Settings.v1_3). To start the server
/// before does nothing for any of them.
bool isAppliedByStart(const std::string &applyTime)
{
    return applyTime.empty() || applyTime == "OnReset";
}

std::string whatItWaitsFor(const std::string &applyTime)
{
    if (isAppliedByStart(applyTime))
        return "the next start";
    return applyTime == "AtMaintenanceWindowStart"
        ? "the BMC, which restarts the server itself"
        : "what ApplyTime says, " + shortened(applyTime, 40);
}

/// When the BMC itself starts, it is an announced reboot.
void plan(ProviderEvent &event, const std::string &applyTime, const std::string &start)
{
    event.notBefore = parseTime(start);
    event.isSpared = !isAppliedByStart(applyTime);
    if (applyTime == "AtMaintenanceWindowStart" && event.notBefore)
        event.code = code::systemReboot;
}

std::string taskEventId(const ServerDocuments &documents, const Json &task)
{
    return "redfish-" + documents.uuid + '-' + textAt(task, "/Id");
}

std::optional<ProviderEvent>
updateEvent(const ServerDocuments &documents, const Object &machine, const Json &task)
{
    const auto state = stateOf(task);
    const Json request = requestOf(task);
    const std::string applyTime = textAt(request, "/@Redfish.OperationApplyTime");
    if (!isUpdate(task) || !state || applyTime == "Immediate" || !concernsSystem(documents, task))
        return std::nullopt;
    ProviderEvent event = eventAt(documents, machine, code::firmwarePending);
    event.id = taskEventId(documents, task);
    event.state = *state;
    plan(event,
         applyTime,
         textAt(request, "/@Redfish.MaintenanceWindow/MaintenanceWindowStartTime"));
    const std::string image = imageOf(task);
    event.description = (image.empty() ? std::string("Firmware") : image) + " waits for "
        + whatItWaitsFor(applyTime) + (event.isSpared ? "" : " of the server");
    return event;
}

/// What a BMC has there instead is no attribute, and has no names.
Json attributesOf(const Json &settings)
{
    Json found = settings.value("Attributes", Json::object());
    return found.is_object() ? found : Json::object();
}

std::optional<ProviderEvent> settingsEvent(const ServerDocuments &documents, const Object &machine)
{
    const Json now = attributesOf(documents.bios);
    const Json ahead = attributesOf(documents.biosSettings);
    const std::string applyTime =
        textAt(documents.biosSettings, "/@Redfish.SettingsApplyTime/ApplyTime");
    Json staged = Json::object();
    for (auto it = ahead.begin(); it != ahead.end(); ++it) {
        if (!now.contains(it.key()) || now[it.key()] != it.value())
            staged[it.key()] = it.value();
    }
    if (staged.empty() || applyTime == "Immediate")
        return std::nullopt;
    ProviderEvent event = eventAt(documents, machine, code::firmwarePending);
    event.id = "redfish-" + documents.uuid + "-settings-" + digestOf(staged.dump());
    plan(event,
         applyTime,
         textAt(documents.biosSettings, "/@Redfish.SettingsApplyTime/MaintenanceWindowStartTime"));
    for (auto it = staged.begin(); it != staged.end(); ++it)
        event.description += (event.description.empty()
                                  ? "BIOS settings wait for " + whatItWaitsFor(applyTime) + ": "
                                  : std::string(", "))
            + it.key();
    return event;
}

void addHealth(const ServerDocuments &documents,
               const Object &machine,
               const std::string &part,
               const Json &status,
               std::vector<ProviderEvent> &events)
{
    const std::string health = textAt(status, "/Health");
    if (health != "Warning" && health != "Critical")
        return;
    ProviderEvent event = eventAt(documents, machine, code::hardwareDegraded);
    event.disruption = Disruption::Stop;
    event.id = healthIdPrefix + digestOf(documents.uuid + documents.systemPath + part);
    if (const auto since = parseTime(textAt(status, "/Conditions/0/Timestamp")))
        event.id += '-' + formatTime(*since);
    const std::string said = textAt(status, "/Conditions/0/Message");
    event.description = (part.empty() ? std::string("The system") : part) + " is in health "
        + health + (said.empty() ? "" : ": " + said);
    events.push_back(std::move(event));
}

bool isWell(const Json &paper)
{
    const std::string health = textAt(paper, "/Status/Health");
    return (health.empty() || health == "OK") && paper.value("FailurePredicted", Json()) != true;
}

/// Another one of its kind does the work: nothing has to be switched off for it.
bool isSpared(const ServerDocuments &documents, const ServerPart &part)
{
    if (part.kind == drivePart)
        return false; // whether its data is elsewhere too is not in these papers
    std::size_t others = 0;
    for (const ServerPart &other : documents.parts) {
        if (other.kind != part.kind || other.path == part.path
            || textAt(other.paper, "/Status/State") == "Absent")
            continue;
        if (!isWell(other.paper))
            return false;
        ++others;
    }
    return others > 0;
}

void addPart(const ServerDocuments &documents,
             const Object &machine,
             const ServerPart &part,
             std::vector<ProviderEvent> &events)
{
    const std::string state = textAt(part.paper, "/Status/State");
    if (isWell(part.paper) || state == "Absent")
        return;
    const std::string name = textAt(part.paper, "/Name");
    ProviderEvent event = eventAt(documents, machine, code::hardwareDegraded);
    event.disruption = Disruption::Stop;
    event.isSpared = isSpared(documents, part);
    event.id = healthIdPrefix + digestOf(documents.uuid + part.path);
    if (const auto since = parseTime(textAt(part.paper, "/Status/Conditions/0/Timestamp")))
        event.id += '-' + formatTime(*since);
    const std::string health = textAt(part.paper, "/Status/Health");
    const std::string said = textAt(part.paper, "/Status/Conditions/0/Message");
    // "Fan 3" says already what it is.
    event.description =
        (name.starts_with(part.kind) ? name : part.kind + (name.empty() ? "" : ' ' + name))
        + (health.empty() || health == "OK" ? " predicts its failure" : " is in health " + health)
        + (said.empty() ? "" : ": " + said) + (event.isSpared ? "; another one does its work" : "");
    events.push_back(std::move(event));
}

} // namespace

std::vector<std::string> updateTargets(const Json &task)
{
    constexpr std::size_t maxTargets = 64; // each is a document to read
    std::vector<std::string> targets;
    if (!isUpdate(task))
        return targets;
    for (const Json request = requestOf(task);
         const Json &target : request.value("Targets", Json::array())) {
        if (target.is_string() && targets.size() < maxTargets)
            targets.push_back(target.get<std::string>());
    }
    return targets;
}

std::vector<ProviderEvent> eventsOf(const ServerDocuments &documents, const Object &machine)
{
    std::vector<ProviderEvent> events;
    for (const Json &task : documents.tasks) {
        if (auto event = updateEvent(documents, machine, task))
            events.push_back(std::move(*event));
    }
    if (documents.bios.is_object() && documents.biosSettings.is_object()) {
        if (auto event = settingsEvent(documents, machine))
            events.push_back(std::move(*event));
    }
    const Json none = Json::object();
    if (documents.system.is_object()) {
        for (const char *part : {"Memory", "Processor"}) {
            const Pointer status("/" + std::string(part) + "Summary/Status");
            if (documents.system.contains(status))
                addHealth(documents, machine, part, documents.system[status], events);
        }
        for (const ServerPart &part : documents.parts)
            addPart(documents, machine, part, events);
        // The rollup of a part that was told already says nothing new.
        const bool told = std::any_of(events.begin(), events.end(), [](const ProviderEvent &event) {
            return event.code == code::hardwareDegraded;
        });
        if (!told)
            addHealth(documents, machine, {}, documents.system.value("Status", none), events);
    }
    return events;
}

std::string verifyFaultOf(const ServerDocuments &documents, const std::string &eventId)
{
    for (const Json &task : documents.tasks) {
        if (!isUpdate(task) || taskEventId(documents, task) != eventId)
            continue;
        const std::string state = textAt(task, "/TaskState");
        const std::string image = imageOf(task);
        if (state == "Exception" || state == "Killed" || state == "Interrupted")
            return "the update with " + image + " ended as " + state;
        for (const std::string &target : updateTargets(task)) {
            const auto entry = documents.inventory.find(target);
            const std::string version =
                entry == documents.inventory.end() ? "" : textAt(entry->second, "/Version");
            const bool wanted = version.empty() || image.find(version) != std::string::npos;
            if (state == "Completed" && !image.empty() && !wanted)
                return image + " was installed, and yet " + textAt(entry->second, "/Name")
                    + " has the version " + version;
        }
    }
    return {};
}

} // namespace hp::maintenance
