// SPDX-License-Identifier: Apache-2.0
#include "app/shared/RotationService.h"

#include "backend/http/credentials/KubeconfigWriter.h"
#include "model/base/JsonFields.h"
#include "model/messages/Answer.h"

#include <QLoggingCategory>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::app {

namespace {

Q_LOGGING_CATEGORY(lcRotation, "holdpoint.rotation", QtInfoMsg)

} // namespace

Result<Json> RotationService::token(const std::string &name, const gateway::Caller &caller)
{
    const auto all = m_parts.tokens->issued();
    const auto known = std::ranges::find_if(
        all, [&name](const http::IssuedToken &token) { return token.identity.name == name; });
    if (known == all.end())
        return unexpected(ErrorCode::NotFound, "There is no token of " + name + '.');
    if (!known->origin.screen.empty())
        return unexpected(ErrorCode::Refused,
                          name + " is a screen: revoke its token, and pair the screen again");
    if (http::isBuiltInUser(name)) {
        // A token that the file of its owner does not have is made again, with the file.
        if (const auto ended = m_parts.tokens->revoke(name); !ended)
            return unexpected(ended.error());
        if (const auto written = m_parts.writeBuiltIns(); !written)
            return unexpected(written.error());
        return Json{{"what", "token"}, {"name", name}};
    }
    const std::string fresh = http::randomToken();
    const auto issued = m_parts.tokens->replace(
        known->identity, fresh, {caller.name, formatTime(m_parts.clock->now())});
    if (!issued)
        return unexpected(issued.error());
    return Json{{"what", "token"}, {"name", name}, {"token", fresh}};
}

Result<Json> RotationService::carryOut(const std::string &what,
                                       const std::string &name,
                                       const gateway::Caller &caller)
{
    if (what == "token")
        return token(name, caller);
    if (what == "certificate") {
        const auto done = m_parts.certificate();
        return done ? Result<Json>(Json{{"what", what}}) : unexpected(done.error());
    }
    const auto key = what == "audit-key" ? m_parts.auditKey() : m_parts.bundleKey();
    return key ? Result<Json>(Json{{"what", what}, {"key", *key}}) : unexpected(key.error());
}

Result<Json> RotationService::run(const std::string &command,
                                  const Json &arguments,
                                  const gateway::Caller &caller)
{
    constexpr std::string_view family = "rotate.";
    const std::string what = command.starts_with(family) ? command.substr(family.size()) : "";
    static const std::vector<std::string> known{"certificate", "token", "audit-key", "bundle-key"};
    if (!std::ranges::count(known, what))
        return gateway::noCommand(command);
    if (!caller.administers())
        return unexpected(ErrorCode::Unauthorised, say::anAdministratorMay(caller.name));
    auto done = carryOut(what, textOf(arguments, "name"), caller);
    if (!done)
        return done;
    const Rotation rotation{what,
                            what == "token" ? textOf(*done, "name") : textOf(*done, "key"),
                            caller.name,
                            caller.peer};
    qCInfo(lcRotation).noquote() << QString::fromStdString(
        caller.name + " replaced the " + what
        + (rotation.name.empty() ? std::string()
               : what == "token" ? " of " + rotation.name
                                 : "; the new one is " + rotation.name));
    // It is done, whatever becomes of its row.
    if (const auto kept = m_parts.record(rotation); !kept)
        qCWarning(lcRotation).noquote() << QString::fromStdString(kept.error().message);
    return done;
}

} // namespace hp::app
