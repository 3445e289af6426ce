// SPDX-License-Identifier: Apache-2.0
#include "app/shared/WallProof.h"

#include "backend/api/Reviews.h"
#include "backend/cluster/Kind.h"

#include <QLoggingCategory>

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::app {

namespace {

Q_LOGGING_CATEGORY(lcWall, "holdpoint.wall", QtInfoMsg)

/// Nobody answered, and somebody may be about to mend what they answered.
constexpr Duration askUnknownAfter = std::chrono::seconds(5);
constexpr Duration askRefusedAfter = std::chrono::seconds(60);
constexpr const char *wallName = "wall";

std::string notServed(const std::string &what)
{
    return "The wall is not served, because it could " + what + '.';
}

/// What our own authoriser lets a wall write; empty: nothing.
std::string writableHere()
{
    const http::Identity wall{wallName, {"wall"}};
    for (const cluster::Kind &kind : cluster::KindRegistry::instance().all()) {
        for (const char *verb : {"create", "update", "patch", "delete", "deletecollection"}) {
            for (const char *subresource : {"", "status", "scale", "eviction"}) {
                const Json review{{"spec",
                                   {{"resourceAttributes",
                                     {{"verb", verb},
                                      {"group", kind.group},
                                      {"resource", kind.plural},
                                      {"subresource", subresource}}}}}};
                const auto answer = api::answerAccessReview(wall, review);
                if (!answer || (*answer)["status"]["allowed"] != Json(false))
                    return std::string(verb) + ' ' + kind.qualified();
            }
        }
    }
    return {};
}

/// Which command is not refused to a wall; empty: each is.
std::string commandOfWall(gateway::Commands &commands)
{
    gateway::Caller wall;
    wall.name = wallName;
    wall.roles = {"wall"};
    for (const std::string_view name : commandsOfPeople()) {
        std::optional<ErrorCode> refusal;
        // Without arguments none of them does anything, whoever asks.
        commands.execute(std::string(name), Json::object(), wall, [&](const Result<Json> &done) {
            if (!done)
                refusal = done.error().code;
        });
        if (refusal != ErrorCode::Unauthorised)
            return std::string(name);
    }
    return {};
}

} // namespace

const std::vector<std::string_view> &commandsOfPeople()
{
    static const std::vector<std::string_view> names{
        "alarm.acknowledge", "alarm.unacknowledge", "alarm.shelve",       "alarm.unshelve",
        "note.add",          "backup.make",         "bmc.retry",          "override.preview",
        "override.checks",   "override.press",      "override.commit",    "override.approve",
        "override.reject",   "override.abort",      "override.review",    "audit.verify",
        "audit.accept",      "token.create",        "token.revoke",       "token.share",
        "wall.approve",      "wall.deny",           "wall.rename",        "wall.revoke",
        "calendar.export",   "calendar.import",     "calendar.add",       "calendar.remove",
        "incident.get",      "incident.save",       "incident.remove",    "incident.preview",
        "incident.removed",  "incident.restore",    "budget.set",         "budget.reset",
        "log.level",         "rotate.certificate",  "rotate.token",       "rotate.audit-key",
        "rotate.bundle-key", "notify.test",         "notify.status",      "bulk.plan",
        "bulk.start",        "bulk.approve",        "bulk.stop",          "bulk.continue",
        "whatif.forecast",   "whatif.stop",         "calendar.setWindow", "calendar.removeWindow"};
    return names;
}

WallProof::WallProof(Parts parts)
    : m_parts(std::move(parts))
{ }

Result<Done> WallProof::proveHere()
{
    if (const std::string command = commandOfWall(*m_parts.commands); !command.empty())
        return unexpected(ErrorCode::Refused, notServed("ask for " + command));
    if (const std::string what = writableHere(); !what.empty())
        return unexpected(ErrorCode::Refused, notServed(what));
    return Done{};
}

void WallProof::start()
{
    m_parts.refuse("The wall is not served yet: the cluster has not said that a wall can write "
                   "nothing.");
    ask();
}

void WallProof::ask()
{
    m_parts.askCluster([this, alive = m_alive.token()](const Result<std::string> &what) {
        if (!alive)
            return;
        if (what && what->empty())
            return m_parts.refuse({});
        if (what) {
            const std::string why = notServed(*what + " on this cluster");
            qCWarning(lcWall).noquote() << QString::fromStdString(why);
            m_parts.refuse(why);
        }
        m_parts.clock->after(
            what ? askRefusedAfter : askUnknownAfter, &m_context, [this] { ask(); });
    });
}

} // namespace hp::app
