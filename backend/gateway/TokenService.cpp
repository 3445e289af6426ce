// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/TokenService.h"

#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/Roles.h"
#include "model/base/JsonFields.h"
#include "model/live/AuditRows.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

/// Real time: how long a token that another program revoked stays connected at most.
constexpr auto checkTokensEvery = std::chrono::milliseconds(500);

/// What is no text is none.
std::vector<std::string> ownersIn(const Json &arguments)
{
    std::vector<std::string> owners;
    const auto list = arguments.find("owners");
    if (list == arguments.end() || !list->is_array())
        return owners;
    for (const Json &owner : *list) {
        if (owner.is_string() && !owner.get<std::string>().empty())
            owners.push_back(owner.get<std::string>());
    }
    return owners;
}

} // namespace

TokenService::TokenService(http::TokenFile &tokens,
                           runtime::Clock &clock,
                           std::shared_ptr<View> shown)
    : m_tokens(tokens)
    , m_clock(clock)
    , m_shown(std::move(shown))
{
    connect(&m_timer, &QTimer::timeout, this, &TokenService::poll);
    m_timer.start(checkTokensEvery);
    poll();
}

void TokenService::poll()
{
    std::map<std::string, std::string> hashes;
    RowMap rows;
    for (const http::IssuedToken &token : m_tokens.issued()) {
        const std::string &name = token.identity.name;
        hashes[name] = token.hash;
        const auto seen = m_lastSeen.find(name);
        live::TokenRow row;
        row.name = name;
        row.roles = token.identity.roles;
        row.createdBy = token.origin.by;
        row.createdAt = parseTime(token.origin.at);
        if (seen != m_lastSeen.end())
            row.lastSeen = seen->second;
        row.builtIn = http::isBuiltInUser(name);
        rows[name] = rowText(row);
    }
    m_shown->replace(std::move(rows));
    const auto before = std::exchange(m_hashes, std::move(hashes));
    for (const auto &[name, hash] : before) {
        const auto now = m_hashes.find(name);
        if (now == m_hashes.end() || now->second != hash) {
            m_lastSeen.erase(name);
            emit ended(name);
        }
    }
}

std::vector<std::string> TokenService::rolesOf(const std::string &name) const
{
    for (const http::IssuedToken &token : m_tokens.issued()) {
        if (token.identity.name == name)
            return token.identity.roles;
    }
    return {};
}

void TokenService::seen(const std::string &name)
{
    if (!m_hashes.contains(name))
        return;
    m_lastSeen[name] = m_clock.now();
    poll();
}

Result<Json> TokenService::create(const Json &arguments, const Caller &caller)
{
    const std::string name = textOf(arguments, "name");
    const std::string role = textOf(arguments, "role");
    if (std::string why = http::whyNotUser(name); !why.empty())
        return invalid("name: " + why);
    if (!http::isRole(role))
        return invalid("role: '" + role + "' is not one of " + http::roleList());
    const std::vector<std::string> owners = ownersIn(arguments);
    if (!owners.empty() && role != "hook")
        return invalid("owners: they are for the role hook");
    if (m_hashes.contains(name)) {
        if (http::isBuiltInUser(name))
            return invalid(say::tokenIsOfBackendItself(name));
        std::string roles;
        for (const std::string &had : rolesOf(name))
            roles += (roles.empty() ? "" : ", ") + had;
        if (!flagOf(arguments, "replace"))
            return unexpected(ErrorCode::AlreadyExists,
                              roles == role ? say::tokenIsThereAlready(name)
                                            : say::tokenHasAnotherRole(name, roles));
    }
    const std::string token = http::randomToken();
    const auto issued =
        m_tokens.issue({name, {role}, owners}, token, {caller.name, formatTime(m_clock.now())});
    if (!issued)
        return unexpected(issued.error());
    poll();
    return toJson(live::CreatedToken{name, role, token});
}

Result<Json> TokenService::revoke(const Json &arguments)
{
    const std::string name = textOf(arguments, "name");
    if (http::isBuiltInUser(name))
        return invalid(say::tokenIsOfBackendItself(name));
    if (const auto revoked = m_tokens.revoke(name); !revoked)
        return unexpected(revoked.error());
    poll();
    return Json{{"name", name}};
}

Result<Json>
TokenService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool creates = command == "token.create";
    if (!creates && command != "token.revoke")
        return noCommand(command);
    if (!caller.administers())
        return unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name));
    return creates ? create(arguments, caller) : revoke(arguments);
}

} // namespace hp::gateway

#include "moc_TokenService.cpp"
