// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AzureEvents.h"

#include "backend/maintenance/sources/ProviderMachine.h"
#include "model/base/JsonTree.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <QDateTime>
#include <QLocale>

#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::maintenance {

namespace {

struct Kind {
    const char *code;
    Disruption disruption;
};
/// Azure's words in those of AWS. A freeze is a pause of seconds.
const std::map<std::string, Kind> kinds{
    {"Freeze", {code::systemMaintenance, Disruption::Brief}},
    {"Reboot", {code::systemReboot, Disruption::Reboot}},
    {"Redeploy", {code::instanceStop, Disruption::Replace}},
    {"Preempt", {code::instanceRetirement, Disruption::Replace}},
    {"Terminate", {code::instanceRetirement, Disruption::Replace}}};

/// "Mon, 19 Sep 2016 18:29:47 GMT"
std::optional<TimePoint> timeOf(const std::string &text)
{
    QDateTime time = QLocale::c().toDateTime(QString::fromStdString(text),
                                             QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
    time.setTimeSpec(Qt::UTC);
    if (!time.isValid())
        return std::nullopt;
    return TimePoint(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

std::optional<std::string> readEvent(const Json &item, const Fleet &fleet, EventPoll &poll)
{
    if (!item.is_object())
        return "an event that is not an object";
    ProviderEvent event;
    const std::string id = textOf(item, "EventId");
    if (id.empty())
        return "an event without an EventId";
    const std::string type = textOf(item, "EventType");
    const auto kind = kinds.find(type);
    event.code = kind == kinds.end() ? type : kind->second.code;
    event.disruption = kind == kinds.end() ? Disruption::Replace : kind->second.disruption;
    event.source = "azure";
    event.description = textOf(item, "Description");
    event.state =
        textOf(item, "EventStatus") == "Started" ? EventState::Started : EventState::Scheduled;
    const std::string start = textOf(item, "NotBefore");
    event.notBefore = timeOf(start);
    // Azure takes the time away once it has begun.
    if (!start.empty() && !event.notBefore)
        return "event " + id + " with a NotBefore that is not a time: " + start.substr(0, 40);
    const Json &seconds = item.value("DurationInSeconds", Json());
    if (event.notBefore && seconds.is_number_integer() && seconds.get<std::int64_t>() > 0)
        event.notAfter = *event.notBefore + std::chrono::seconds(seconds.get<std::int64_t>());
    const Json resources = item.value("Resources", Json::array());
    for (const Json &resource : resources) {
        const std::string name = resource.is_string() ? resource.get<std::string>() : "";
        const Object *machine = machineOfInstance(fleet, "azure", name);
        if (!machine) {
            poll.faults.push_back("Azure lists event " + id + " of " + name
                                  + ", which is not a Machine here");
            continue;
        }
        event.id = resources.size() > 1 ? id + '-' + name : id;
        event.machine = machine->key();
        event.machineId = name;
        poll.events.push_back(event);
    }
    return std::nullopt;
}

} // namespace

Result<EventPoll> azureEvents(const std::string &document, const Fleet &fleet)
{
    const Json read = parseJson(document);
    if (!read.is_object() || !read.value("Events", Json()).is_array())
        return unexpected(ErrorCode::Refused, "it is not a document of scheduled events");
    EventPoll poll;
    const Json events = read.at("Events");
    for (const Json &item : events) {
        if (const auto fault = readEvent(item, fleet, poll))
            poll.faults.push_back("Azure lists " + *fault + "; it is left out");
    }
    return poll;
}

} // namespace hp::maintenance
