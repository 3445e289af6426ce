// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/IncidentService.h"

#include "model/live/RowJson.h"
#include "model/messages/Answer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using namespace exports;
using incident::Incident;

namespace {

constexpr std::size_t maxRemovedTold = 100;

Json member(const Json &arguments, const char *key)
{
    return arguments.is_object() ? arguments.value(key, Json()) : Json();
}

/// Empty when it is missing; Invalid when it is something else than a text.
Result<std::string> textIn(const Json &arguments, const char *key)
{
    const Json value = member(arguments, key);
    if (value.is_null())
        return std::string();
    if (!value.is_string())
        return unexpected(ErrorCode::Invalid, std::string(key) + " is not a text");
    return value.get<std::string>();
}

/// A wall shows what is going on; it takes no copies, whatever else its token may say.
bool mayRead(const Caller &caller)
{
    return !caller.has("wall") && (caller.has("viewer") || caller.operates() || caller.approves());
}

bool mayWrite(const Caller &caller)
{
    return !caller.has("wall") && caller.operates();
}

Json answerOf(const Incident &incident)
{
    return {{"incident", toJson(incident)}};
}

} // namespace

IncidentService::IncidentService(Parts parts)
    : m_parts(std::move(parts))
{
    for (const auto &[id, incident] : m_parts.registry->all())
        m_parts.view->set(id, rowText(incidentRow(incident)));
    m_parts.registry->onChange(
        [view = m_parts.view](const std::string &id, const Incident *incident) {
            if (incident)
                view->set(id, rowText(incidentRow(*incident)));
            else
                view->remove(id);
        });
}

Result<Json>
IncidentService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool reads = command == "incident.get" || command == "incident.removed";
    if (!reads && command != "incident.save" && command != "incident.remove"
        && command != "incident.restore")
        return noCommand(command);
    if (!(reads ? mayRead(caller) : mayWrite(caller)))
        return unexpected(ErrorCode::Unauthorised,
                          reads ? say::incidentsAreReadBy(caller.name)
                                : say::incidentsAreWrittenBy(caller.name));
    const auto id = textIn(arguments, "id");
    if (!id)
        return unexpected(id.error());
    if (command == "incident.save")
        return save(*id, arguments, caller);
    if (command == "incident.remove")
        return remove(*id, arguments, caller);
    if (command == "incident.restore")
        return restore(*id, caller);
    if (command == "incident.removed")
        return removed();
    const auto incident = m_parts.registry->get(*id);
    return incident ? Result<Json>(answerOf(*incident)) : unexpected(incident.error());
}

Result<Json>
IncidentService::save(const std::string &id, const Json &arguments, const Caller &caller)
{
    const Json document = member(arguments, "incident");
    const TimePoint now = m_parts.clock->now();
    const auto saved = id.empty() ? m_parts.registry->create(document, caller.name, now)
                                  : m_parts.registry->change(id, document, now);
    return saved ? Result<Json>(answerOf(*saved)) : unexpected(saved.error());
}

Result<Json>
IncidentService::remove(const std::string &id, const Json &arguments, const Caller &caller)
{
    const auto removed = m_parts.registry->remove(id, member(arguments, "changed_at"));
    if (!removed)
        return unexpected(removed.error());
    if (m_parts.removed)
        m_parts.removed(*removed, caller);
    return Json{{"id", id}};
}

Result<Json> IncidentService::restore(const std::string &id, const Caller &caller)
{
    const auto restored = m_parts.registry->restore(id);
    if (!restored)
        return unexpected(restored.error());
    if (m_parts.restored)
        m_parts.restored(*restored, caller);
    return answerOf(*restored);
}

Json IncidentService::removed() const
{
    Json rows = Json::array();
    for (const Incident &incident : m_parts.registry->removed(maxRemovedTold))
        rows.push_back(live::toJson(incidentRow(incident)));
    return Json{{"incidents", std::move(rows)}};
}

Result<PreviewRequest> IncidentService::previewOf(const Json &arguments) const
{
    const auto id = textIn(arguments, "id");
    const auto format = textIn(arguments, "format");
    const auto preset = textIn(arguments, "preset");
    for (const auto *read : {&id, &format, &preset}) {
        if (!*read)
            return unexpected(read->error());
    }
    PreviewRequest request;
    if (*format != "entries") {
        request.format = *format == "md" || *format == "html" ? formatOf(*format) : nullptr;
        if (!request.format)
            return unexpected(ErrorCode::Invalid,
                              "format: '" + *format + "' is not one of md, html, entries");
    }
    if (!preset->empty()) {
        const auto known = incident::presetOf(*preset);
        if (!known)
            return unexpected(ErrorCode::Invalid,
                              "preset: '" + *preset + "' is not one of internal, partner, public");
        request.preset = *known;
    }
    const Json document = member(arguments, "incident");
    auto draft = !id->empty() && document.is_null() ? m_parts.registry->get(*id)
                                                    : m_parts.registry->draft(*id, document);
    if (!draft)
        return unexpected(draft.error());
    request.incident = std::move(*draft);
    return request;
}

void IncidentService::execute(const std::string &command,
                              const Json &arguments,
                              const Caller &caller,
                              Reply reply)
{
    if (command != "incident.preview")
        return reply(run(command, arguments, caller));
    if (!mayRead(caller))
        return reply(unexpected(ErrorCode::Unauthorised, say::incidentsAreReadBy(caller.name)));
    auto request = previewOf(arguments);
    if (!request)
        return reply(unexpected(request.error()));
    request->acts = caller.operates() || caller.approves();
    m_parts.preview(std::move(*request), std::move(reply));
}

} // namespace hp::gateway
