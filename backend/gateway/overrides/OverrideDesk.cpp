// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/overrides/OverrideDesk.h"

#include "backend/gateway/overrides/OverrideRows.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

using namespace overrides;

namespace {

/// Rows of the audit that a client sees without asking for more.
constexpr int auditShown = 200;

bool flag(const Json &arguments, const char *key)
{
    const auto it = arguments.is_object() ? arguments.find(key) : arguments.end();
    return arguments.is_object() && it != arguments.end() && it->is_boolean() && it->get<bool>();
}

/// The keys of a view sort as text.
std::string auditKey(std::int64_t number)
{
    std::string digits = std::to_string(number);
    return std::string(digits.size() < 12 ? 12 - digits.size() : 0, '0') + digits;
}

} // namespace

OverrideDesk::OverrideDesk(OverridePipeline &pipeline, AuditChain &audit, Shown shown)
    : m_pipeline(pipeline)
    , m_audit(audit)
    , m_shown(std::move(shown))
{
    connect(&m_pipeline, &OverridePipeline::changed, this, &OverrideDesk::show);
    showAudit();
}

void OverrideDesk::show(const QString &id)
{
    const std::string key = id.toStdString();
    const auto it = m_pipeline.tickets().find(key);
    if (it == m_pipeline.tickets().end())
        m_shown.overrides->remove(key);
    else
        m_shown.overrides->set(key, compactJson(overrideRow(it->second)));
    showAudit();
}

void OverrideDesk::showAudit()
{
    if (m_shownRows == m_audit.length())
        return;
    const auto rows = m_audit.newest(auditShown);
    if (!rows)
        return;
    RowMap newest;
    for (const AuditRow &row : *rows)
        newest[auditKey(row.number)] = compactJson(auditRow(row));
    m_shown.audit->replace(std::move(newest));
    m_shownRows = m_audit.length();
}

Result<Json>
OverrideDesk::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool approves = caller.has("approver") || caller.has("admin");
    const bool allowed = command == "override.approve" ? approves : caller.operates();
    if (!allowed)
        return unexpected(ErrorCode::Unauthorised,
                          caller.name + " may not do this: "
                              + (command == "override.approve" ? "an approver" : "an operator")
                              + " may");
    if (command == "override.preview") {
        auto request = overrideRequestFrom(arguments);
        if (!request)
            return unexpected(request.error());
        return Json{{"id", m_pipeline.preview(std::move(*request), caller.name)}};
    }
    const std::string id = textOf(arguments, "id");
    Result<Ticket> moved = unexpected(ErrorCode::NotFound, "there is no command " + command);
    if (command == "override.commit") {
        moved = m_pipeline.commit(id,
                                  {caller.name,
                                   textOf(arguments, "reason"),
                                   textOf(arguments, "name"),
                                   textOf(arguments, "digest"),
                                   flag(arguments, "breakGlass")});
    } else if (command == "override.approve") {
        moved = m_pipeline.approve(id, caller.name, textOf(arguments, "digest"));
    } else if (command == "override.abort") {
        moved = m_pipeline.abort(id, caller.name);
    }
    if (!moved)
        return unexpected(moved.error());
    return overrideRow(*moved);
}

} // namespace hp::gateway
