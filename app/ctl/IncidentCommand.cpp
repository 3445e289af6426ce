// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Download.h"
#include "app/ctl/LiveClient.h"
#include "model/base/JsonTree.h"
#include "model/base/Time.h"
#include "model/live/IncidentRows.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::app {

namespace {

bool isList(const std::string &name)
{
    return name == "actions" || name == "factors_md" || name == "went_well_md" || name == "roles";
}

/// From where the story of the machines begins, as their exports tell it; it goes on.
Result<Done> addStory(const ExportOptions &options, Json &document)
{
    std::optional<TimePoint> from;
    for (const Json &machine : document["machines"]) {
        const auto text = fetchText(
            options.backend,
            {"GET", "/export/machine/" + machine.get<std::string>() + "?format=json", {}, {}});
        if (!text)
            return unexpected(text.error());
        const Json told = parseJson(*text);
        const auto start =
            parseTime(told.value("/incident/range/from"_json_pointer, std::string()));
        if (start)
            from = std::min(from.value_or(*start), *start);
    }
    if (!from)
        return unexpected(ErrorCode::Internal, "the backend does not report when it started");
    document["range"]["from"] = formatMicroTime(*from);
    return Done{};
}

/// Range and machines of what is made.
Result<Done> addScope(const ExportOptions &options, Json &document)
{
    LiveClient client;
    if (const auto opened = client.open(options.backend); !opened)
        return unexpected(opened.error());
    for (const std::string &machine : options.machines) {
        const auto key = machineKey(client, machine);
        if (!key)
            return unexpected(key.error());
        document["machines"].push_back(*key);
    }
    if (!options.from.empty()) {
        document["range"]["from"] = options.from;
        if (!options.to.empty())
            document["range"]["to"] = options.to;
        return Done{};
    }
    if (options.since.empty())
        return addStory(options, document);
    // The server's clock; a lab's runs faster than ours.
    if (const auto seen = client.view("connection", Json::object()); !seen)
        return unexpected(seen.error());
    const live::Instant now = client.serverNow();
    if (!now)
        return unexpected(ErrorCode::Internal, "the backend does not report its time");
    const auto since = parseDuration(options.since);
    document["range"]["from"] = formatMicroTime(*now - *since);
    return Done{};
}

std::string incidentLines(const Json &answer)
{
    std::string text;
    for (const Json &json : answer.value("incidents", Json::array())) {
        const auto row = live::fromJson<live::IncidentRow>(json);
        text += row.id + "  " + row.status + "  "
            + (row.from ? formatTime(*row.from) : std::string("Z")) + "  " + row.title + '\n';
    }
    return text.empty() ? "No incidents.\n" : text;
}

} // namespace

Json incidentFields(const ExportOptions &options)
{
    Json json = Json::object();
    for (const auto &[name, value] : options.fields) {
        if (isList(name))
            json[name].push_back(value);
        else if (name.starts_with("stamps."))
            json["stamps"][name.substr(7)] = value;
        else if (name.starts_with("comment."))
            json["marks"][name.substr(8)]["comment_md"] = value;
        else if (name.starts_with("importance."))
            json["marks"][name.substr(11)]["importance"] = value;
        else if (name == "to" || name == "from")
            json["range"][name] = value;
        else
            json[name] = value.empty() ? Json() : Json(value);
    }
    return json;
}

Result<std::string> runIncidentCommand(const ExportOptions &options)
{
    WebRequest request{"GET", "/export/incidents", {}, TokenRole::Viewer};
    if (!options.incident.empty())
        request.path += '/' + options.incident;
    if (options.action == ExportAction::CreateIncident
        || options.action == ExportAction::ChangeIncident) {
        Json document = incidentFields(options);
        const bool creates = options.action == ExportAction::CreateIncident;
        if (creates) {
            if (const auto added = addScope(options, document); !added)
                return unexpected(added.error());
        }
        request.method = creates ? "POST" : "PATCH";
        request.body = compactJson(document);
        request.rights = TokenRole::Operator;
    }
    const auto text = fetchText(options.backend, request);
    if (!text)
        return text;
    const Json answer = parseJson(*text);
    if (!answer.is_object())
        return unexpected(ErrorCode::Internal, "the backend's answer is not JSON");
    std::vector<std::string> names;
    for (const Json &one : answer.value("incidents", Json::array()))
        names.push_back(one.value("id", ""));
    return rendered(options.backend.output,
                    {options.action == ExportAction::ShowIncident ? answer.dump(2) + '\n'
                         : options.action == ExportAction::ListIncidents
                         ? incidentLines(answer)
                         : answer.value("id", "") + '\n',
                     answer,
                     std::move(names)});
}

} // namespace hp::app
