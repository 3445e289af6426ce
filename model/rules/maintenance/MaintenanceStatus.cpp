// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceStatus.h"

#include "model/base/JsonFields.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

constexpr std::size_t maxHistoryLength = 50;

int number(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

bool flag(const Object &object, const char *pointer)
{
    return isTrue(object.at(pointer));
}

std::vector<Alert> alertsOf(const Object &maintenance)
{
    std::vector<Alert> alerts;
    const Json &list = maintenance.at("/status/alerts");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        const std::string at = "/status/alerts/" + std::to_string(i);
        const bool critical = maintenance.text(at + "/severity") == toString(Severity::Critical);
        alerts.push_back({maintenance.text(at + "/name"),
                          critical ? Severity::Critical : Severity::Warning,
                          quoted(maintenance.text(at + "/message"))});
    }
    return alerts;
}

Json timeOrNull(const std::optional<TimePoint> &time)
{
    return time ? Json(formatTime(*time)) : Json();
}

Json textOrNull(const std::string &text)
{
    return text.empty() ? Json() : Json(text);
}

Json alertsJson(const std::vector<Alert> &alerts)
{
    if (alerts.empty())
        return Json();
    Json list = Json::array();
    for (const Alert &alert : alerts)
        list.push_back({{"name", alert.name},
                        {"severity", toString(alert.severity)},
                        {"message", alert.sentence()}});
    return list;
}

Json longerHistory(const Object &maintenance, const MaintenanceStatus &next, TimePoint now)
{
    Json history = maintenance.at("/status/history");
    if (!history.is_array())
        history = Json::array();
    history.push_back(
        {{"at", formatTime(now)}, {"maintenance", next.step}, {"reason", next.reason}});
    if (history.size() > maxHistoryLength)
        history.erase(history.begin());
    return history;
}

} // namespace

const char *toString(Severity severity)
{
    return severity == Severity::Critical ? "critical" : "warning";
}

std::string Alert::sentence() const
{
    const MessageForm *form = message.form();
    if (!form || isQuote(message))
        return message.text();
    // The code of an event begins with the letter that it has.
    return *form->english == '%' ? message.text() + '.' : message.sentence();
}

bool Alert::operator==(const Alert &other) const
{
    return name == other.name && severity == other.severity && sentence() == other.sentence();
}

bool isInWork(const std::string &step)
{
    return step == step::draining || step == step::inProgress || step == step::returning
        || step == step::verifying;
}

MaintenanceStatus statusOf(const Object &maintenance)
{
    MaintenanceStatus status;
    status.step = maintenance.text("/status/maintenance");
    status.reason = maintenance.text("/status/reason");
    status.since = parseTime(maintenance.text("/status/since"));
    const auto start = parseTime(maintenance.text("/status/window/start"));
    const auto end = parseTime(maintenance.text("/status/window/end"));
    if (start && end)
        status.window = Opening{*start, *end};
    status.strategy = maintenance.text("/status/way");
    status.begun = parseTime(maintenance.text("/status/begun"));
    status.retryAt = parseTime(maintenance.text("/status/retryat"));
    status.cordonedBefore = flag(maintenance, "/status/cordonedbefore");
    status.bootId = maintenance.text("/status/bootid");
    status.machineNamespace = maintenance.text("/status/machinenamespace");
    status.machineUid = maintenance.text("/status/machineuid");
    status.nodeName = maintenance.text("/status/nodename");
    status.hostName = maintenance.text("/status/hostname");
    status.attempts = number(maintenance, "/status/attempts");
    status.conditions = maintenance.at("/status/conditions");
    status.alerts = alertsOf(maintenance);
    return status;
}

bool isNamesakeOfTouched(const Object &maintenance, const Object &machine)
{
    const std::string &touched = maintenance.text("/status/machineuid");
    return machine && !touched.empty() && touched != machine.uid();
}

Object statusPatch(const Object &maintenance, const MaintenanceStatus &next, TimePoint now)
{
    const MaintenanceStatus stored = statusOf(maintenance);
    if (stored == next)
        return {};
    Json status{{"maintenance", next.step},
                {"reason", textOrNull(next.reason)},
                {"since", timeOrNull(next.since)},
                {"window", Json()},
                {"way", textOrNull(next.strategy)},
                {"begun", timeOrNull(next.begun)},
                {"retryat", timeOrNull(next.retryAt)},
                {"cordonedbefore", next.cordonedBefore},
                {"bootid", textOrNull(next.bootId)},
                {"machinenamespace", textOrNull(next.machineNamespace)},
                {"machineuid", textOrNull(next.machineUid)},
                {"nodename", textOrNull(next.nodeName)},
                {"hostname", textOrNull(next.hostName)},
                {"attempts", next.attempts},
                {"conditions", next.conditions},
                {"alerts", alertsJson(next.alerts)}};
    if (next.window)
        status["window"] = {{"start", formatTime(next.window->start)},
                            {"end", formatTime(next.window->end)}};
    if (stored.step != next.step)
        status["history"] = longerHistory(maintenance, next, now);
    return Object(Json{{"metadata", {{"resourceVersion", maintenance.resourceVersion()}}},
                       {"status", std::move(status)}});
}

} // namespace hp::maintenance
