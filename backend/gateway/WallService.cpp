// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/WallService.h"

#include "backend/http/credentials/KubeconfigWriter.h"
#include "model/base/JsonFields.h"
#include "model/live/RowJson.h"
#include "model/live/WallRows.h"
#include "model/messages/Answer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

using http::WallAct;

/// What a screen is called whose approver names none: "wall-k7qf2m".
std::string wallNameOf(const std::string &code)
{
    std::string name = "wall-" + http::WallPairing::plainCode(code);
    std::transform(name.begin(), name.end(), name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return name;
}

} // namespace

WallService::WallService(Parts parts)
    : m_parts(std::move(parts))
{
    m_parts.pairing->onChanged([this] {
        m_parts.issued->refresh(); // a screen may have come for its token
        show();
    });
    connect(m_parts.issued, &TokenService::changed, this, &WallService::show);
    connect(m_parts.issued, &TokenService::ended, this, [this](const std::string &name) {
        m_lastSeen.erase(name);
        m_connected.erase(name);
        m_parts.pairing->withdrawOf(name);
    });
    show();
}

WallService::~WallService()
{
    m_parts.pairing->onChanged({});
}

void WallService::seen(const std::string &name)
{
    if (!m_parts.shown->rows().contains("wall/" + name))
        return; // of all that is seen here, few are screens
    m_lastSeen[name] = m_parts.clock->now();
    show();
}

void WallService::showAsking(RowMap &rows)
{
    std::map<std::uint64_t, Times> asking;
    const TimePoint now = m_parts.clock->now();
    for (const http::WaitingWall &wall : m_parts.pairing->waiting()) {
        const auto known = m_asking.find(wall.number);
        Times times = known == m_asking.end() ? Times{now, {}, {}} : known->second;
        if (times.until != wall.until) {
            // People wait in the time of the world; what is shown is in that of the backend.
            const auto left = (wall.until - m_parts.outside->uptime()) * m_parts.clock->scale();
            times.expiresAt = now + std::chrono::duration_cast<Duration>(left);
            times.until = wall.until;
        }
        asking[wall.number] = times;
        live::WallRequestRow row;
        row.from = wall.screen;
        row.since = times.since;
        row.expiresAt = times.expiresAt;
        row.name = wall.name;
        row.approvedBy = wall.approvedBy;
        rows["request/" + std::to_string(wall.number)] = rowText(row);
    }
    m_asking = std::move(asking);
}

void WallService::show()
{
    RowMap rows;
    showAsking(rows);
    std::set<std::string> connected;
    for (const http::IssuedToken &token : m_parts.tokens->issued()) {
        if (token.origin.screen.empty())
            continue;
        live::WallRow row;
        row.name = token.identity.name;
        row.from = token.origin.screen;
        row.approvedBy = token.origin.by;
        row.pairedAt = parseTime(token.origin.at);
        row.connected = m_parts.isConnected && m_parts.isConnected(row.name);
        if (row.connected)
            connected.insert(row.name);
        else if (m_connected.contains(row.name))
            m_lastSeen[row.name] = m_parts.clock->now(); // it was there until now
        if (const auto seen = m_lastSeen.find(row.name); seen != m_lastSeen.end())
            row.lastSeen = seen->second;
        rows["wall/" + row.name] = rowText(row);
    }
    m_connected = std::move(connected);
    m_parts.shown->replace(std::move(rows));
}

Result<http::WaitingWall> WallService::asked(const Json &arguments, const Caller &caller)
{
    const http::FailureLimit::Steady now{m_parts.outside->uptime()};
    const std::string &code = textOf(arguments, "code");
    if (const auto wait = m_guesses.closedFor(caller.name, now); wait.count() > 0)
        return unexpected(
            ErrorCode::Refused,
            say::tooManyWrongCodes(caller.name,
                                   formatDuration(std::chrono::ceil<std::chrono::seconds>(wait))));
    const auto found = m_parts.pairing->find(code);
    if (const auto *wall = std::get_if<http::WaitingWall>(&found))
        return *wall;
    static_cast<void>(m_guesses.evaluate(caller.name, std::nullopt, now));
    return std::get<http::WallPairing::NotOpen>(found) == http::WallPairing::NotOpen::Expired
        ? unexpected(ErrorCode::Refused, say::codeHasExpired())
        : unexpected(ErrorCode::NotFound, say::noScreenShowsThatCode());
}

Result<Done> WallService::checkName(const char *argument, const std::string &name) const
{
    if (std::string why = http::whyNotUser(name); !why.empty())
        return invalid(std::string(argument) + ": " + why);
    if (m_parts.issued->isTaken(name))
        return unexpected(ErrorCode::AlreadyExists, say::nameIsTaken(name));
    for (const http::WaitingWall &wall : m_parts.pairing->waiting()) {
        if (wall.name == name)
            return unexpected(ErrorCode::AlreadyExists, say::screenIsApprovedWithThatName(name));
    }
    return Done{};
}

Result<http::IssuedToken> WallService::paired(const std::string &name) const
{
    for (const http::IssuedToken &token : m_parts.tokens->issued()) {
        if (token.identity.name == name && !token.origin.screen.empty())
            return token;
    }
    return unexpected(ErrorCode::NotFound, say::thereIsNoScreen(name));
}

Result<Json> WallService::approve(const Json &arguments, const Caller &caller)
{
    const auto wall = asked(arguments, caller);
    if (!wall)
        return unexpected(wall.error());
    if (!wall->name.empty())
        return unexpected(ErrorCode::Conflict,
                          say::screenIsApprovedAlready(wall->approvedBy, wall->name));
    std::string name = textOf(arguments, "name");
    if (name.empty())
        name = wallNameOf(textOf(arguments, "code"));
    if (const auto fits = checkName("name", name); !fits)
        return unexpected(fits.error());
    const auto kept = m_parts.pairing->record(
        {WallAct::Kind::Approve, name, caller.name, caller.peer, wall->screen, {}});
    if (!kept)
        return unexpected(kept.error());
    m_parts.pairing->approve(wall->number, name, caller.name, formatTime(m_parts.clock->now()));
    return Json{{"name", name}, {"from", wall->screen}};
}

Result<Json> WallService::deny(const Json &arguments, const Caller &caller)
{
    const auto wall = asked(arguments, caller);
    if (!wall)
        return unexpected(wall.error());
    // The code is over with that, and tells readers of the audit which screen it was.
    const std::string name = wallNameOf(textOf(arguments, "code"));
    const auto kept = m_parts.pairing->record(
        {WallAct::Kind::Deny, name, caller.name, caller.peer, wall->screen, {}});
    if (!kept)
        return unexpected(kept.error());
    m_parts.pairing->deny(wall->number);
    return Json{{"from", wall->screen}};
}

Result<Json> WallService::rename(const Json &arguments, const Caller &caller)
{
    const std::string name = textOf(arguments, "name");
    const std::string to = textOf(arguments, "to");
    const auto wall = paired(name);
    if (!wall)
        return unexpected(wall.error());
    if (const auto fits = checkName("to", to); !fits)
        return unexpected(fits.error());
    const auto kept = m_parts.pairing->record(
        {WallAct::Kind::Rename, to, caller.name, caller.peer, wall->origin.screen, name});
    if (!kept)
        return unexpected(kept.error());
    if (auto seen = m_lastSeen.extract(name)) {
        seen.key() = to;
        m_lastSeen.insert(std::move(seen));
    }
    if (m_connected.contains(name))
        m_lastSeen[to] = m_parts.clock->now(); // until it has come back
    const auto renamed = m_parts.issued->rename(name, to);
    show();
    if (!renamed)
        return unexpected(renamed.error());
    return Json{{"name", to}};
}

Result<Json> WallService::revoke(const Json &arguments, const Caller &caller)
{
    const std::string name = textOf(arguments, "name");
    const auto wall = paired(name);
    if (!wall)
        return unexpected(wall.error());
    const auto kept = m_parts.pairing->record(
        {WallAct::Kind::Revoke, name, caller.name, caller.peer, wall->origin.screen, {}});
    if (!kept)
        return unexpected(kept.error());
    if (const auto ended = m_parts.issued->end(name); !ended)
        return unexpected(ended.error());
    return Json{{"name", name}};
}

Result<Json>
WallService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    struct Entry {
        const char *command;
        Result<Json> (WallService::*run)(const Json &, const Caller &);
    };
    constexpr Entry entries[] = {{"wall.approve", &WallService::approve},
                                 {"wall.deny", &WallService::deny},
                                 {"wall.rename", &WallService::rename},
                                 {"wall.revoke", &WallService::revoke}};
    for (const Entry &entry : entries) {
        if (command != entry.command)
            continue;
        if (!caller.operates())
            return unexpected(ErrorCode::Unauthorised, say::anOperatorMay(caller.name));
        return (this->*entry.run)(arguments, caller);
    }
    return noCommand(command);
}

} // namespace hp::gateway

#include "moc_WallService.cpp"
