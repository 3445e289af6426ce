// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/TokenService.h"

#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/http/credentials/Roles.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/live/AuditRows.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"

#include <QLoggingCategory>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

namespace hp::gateway {

namespace {

Q_LOGGING_CATEGORY(lcTokens, "holdpoint.tokens", QtInfoMsg)

/// Real time: how long a token that another program revoked stays connected at most.
constexpr auto checkTokensEvery = std::chrono::milliseconds(500);
/// Who stays connected is seen again so often; each time is a change of their row.
constexpr Duration seenAgainEvery = std::chrono::minutes(1);

/// Empty for none; nullopt where something else stands there: without it the token would be for
/// other hooks than whoever asks for it believes.
std::optional<std::vector<std::string>> ownersIn(const Json &arguments)
{
    std::vector<std::string> owners;
    const auto list = arguments.find("owners");
    if (list == arguments.end() || list->is_null())
        return owners;
    if (!list->is_array())
        return std::nullopt;
    for (const Json &owner : *list) {
        const std::string *name = owner.get_ptr<const std::string *>();
        if (name == nullptr || hasControlCharacter(*name))
            return std::nullopt;
        if (!name->empty())
            owners.push_back(*name);
    }
    return owners;
}

/// With what is no unreserved character of a URL escaped.
std::string urlPart(const std::string &text)
{
    constexpr const char *digits = "0123456789ABCDEF";
    std::string part;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
        if (plain)
            part += c;
        else
            part += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return part;
}

/// "m/<namespace>/<name>" with names that can stand in a path; a longer one no object has.
bool isMachinePage(const std::string &page)
{
    const auto slash = page.find('/', 2);
    if (!page.starts_with("m/") || slash == std::string::npos)
        return false;
    const auto isName = [](const std::string &name) {
        return !name.empty() && name.size() <= 253 && name != "." && name != ".."
            && name.find_first_of("/?#%\\") == std::string::npos;
    };
    return isName(page.substr(2, slash - 2)) && isName(page.substr(slash + 1));
}

/// The path and query of the page that is shared: "/m/ns/name?at=…".
Result<std::string> sharedPlace(const Json &arguments)
{
    static const std::set<std::string> pages{
        "", "fleet", "holds", "power", "calendar", "alarms", "incidents"};
    const std::string &page = textOf(arguments, "page");
    std::string path = "/";
    if (isMachinePage(page)) {
        const auto slash = page.find('/', 2);
        path += "m/" + urlPart(page.substr(2, slash - 2)) + '/' + urlPart(page.substr(slash + 1));
    } else if (pages.contains(page)) {
        path += page;
    } else {
        return invalid("page: '" + page
                       + "' is not one of fleet, holds, power, calendar, alarms, incidents, "
                         "m/NAMESPACE/NAME");
    }
    char mark = '?';
    for (const char *name : {"at", "from"}) {
        const std::string &time = textOf(arguments, name);
        if (time.empty())
            continue;
        if (!parseTime(time))
            return invalid(std::string(name) + ": '" + time
                           + "' is not a time such as 2026-01-10T12:00:00Z");
        path += std::exchange(mark, '&') + std::string(name) + '=' + urlPart(time);
    }
    return path;
}

} // namespace

TokenService::TokenService(http::TokenFile &tokens,
                           http::ViewLinks &links,
                           runtime::Clock &clock,
                           std::shared_ptr<View> shown)
    : m_tokens(tokens)
    , m_links(links)
    , m_clock(clock)
    , m_shown(std::move(shown))
{
    connect(&m_timer, &QTimer::timeout, this, &TokenService::poll);
    m_timer.start(checkTokensEvery);
    m_links.onChanged([this] { poll(); });
    poll();
}

TokenService::~TokenService()
{
    m_links.onChanged({});
}

std::vector<http::IssuedToken> TokenService::issued() const
{
    std::vector<http::IssuedToken> all = m_tokens.issued();
    std::vector<http::IssuedToken> viewers = m_links.viewers();
    std::move(viewers.begin(), viewers.end(), std::back_inserter(all));
    return all;
}

void TokenService::poll()
{
    noteConnected();
    std::map<std::string, std::map<std::string, Roles>> hashes;
    RowMap rows;
    std::map<std::string, live::TokenRow> known;
    for (const http::IssuedToken &token : issued()) {
        const std::string &name = token.identity.name;
        hashes[name][token.hash] = token.identity.roles;
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
        known[name] = std::move(row);
    }
    m_rows = std::move(known);
    m_shown->replace(std::move(rows));
    const auto before = std::exchange(m_hashes, std::move(hashes));
    std::set<std::string> gone;
    std::vector<std::string> otherRoles;
    for (const auto &[name, tokens] : before) {
        const auto held = m_hashes.find(name);
        for (const auto &[hash, roles] : tokens) {
            if (held == m_hashes.end() || !held->second.contains(hash))
                gone.insert(name);
            else if (held->second.at(hash) != roles)
                otherRoles.push_back(hash);
        }
    }
    const bool same = before == m_hashes; // what follows may come here again
    for (const std::string &name : gone) {
        m_lastSeen.erase(name);
        emit ended(name);
        m_links.endOf(name); // which comes here again when somebody came by one
    }
    m_good.clear();
    for (const auto &[name, tokens] : m_hashes) {
        for (const auto &[hash, roles] : tokens)
            m_good.insert(hash);
    }
    if (!otherRoles.empty()) {
        http::TokenHashes asBefore = m_good;
        for (const std::string &hash : otherRoles)
            asBefore.erase(hash);
        emit looked(asBefore);
    }
    emit looked(m_good);
    if (!same)
        emit changed();
}

void TokenService::noteConnected()
{
    if (!m_connected)
        return;
    const TimePoint now = m_clock.now();
    for (const std::string &name : m_connected()) {
        const auto before = m_lastSeen.find(name);
        const bool isRecent = before != m_lastSeen.end() && before->second <= now
            && now - before->second < seenAgainEvery;
        if (m_rows.contains(name) && !isRecent)
            m_lastSeen[name] = now;
    }
}

bool TokenService::isGood(const std::string &tokenHash)
{
    poll();
    return http::isGood(tokenHash, m_good);
}

std::vector<std::string> TokenService::rolesOf(const std::string &name,
                                               const std::string &tokenHash) const
{
    for (const http::IssuedToken &token : issued()) {
        if (token.identity.name == name && (tokenHash.empty() || token.hash == tokenHash))
            return token.identity.roles;
    }
    return {};
}

bool TokenService::isTaken(const std::string &name) const
{
    const auto all = issued();
    return std::any_of(all.begin(), all.end(), [&](const http::IssuedToken &token) {
        return token.identity.name == name;
    });
}

void TokenService::seen(const std::string &name)
{
    const auto row = m_rows.find(name);
    if (row == m_rows.end())
        return;
    // This one alone: many who came by links are seen often.
    m_lastSeen[name] = m_clock.now();
    row->second.lastSeen = m_clock.now();
    m_shown->set(name, rowText(row->second));
}

Result<Json> TokenService::create(const Json &arguments, const Caller &caller)
{
    const std::string name = textOf(arguments, "name");
    const std::string role = textOf(arguments, "role");
    if (std::string why = http::whyNotUser(name); !why.empty())
        return invalid("name: " + why);
    if (!http::isRole(role))
        return invalid("role: '" + role + "' is not one of " + http::roleList());
    const auto owners = ownersIn(arguments);
    if (!owners)
        return invalid("owners: it is not a list of names");
    if (!owners->empty() && role != "hook")
        return invalid("owners: they are for the role hook");
    if (m_hashes.contains(name)) {
        if (http::isBuiltInUser(name))
            return invalid(say::tokenIsOfBackendItself(name));
        std::string roles;
        for (const std::string &had : rolesOf(name))
            roles += (roles.empty() ? "" : ", ") + had;
        if (!flagOf(arguments, "replace") || m_links.isViewer(name))
            return unexpected(ErrorCode::AlreadyExists,
                              roles == role ? say::tokenIsThereAlready(name)
                                            : say::tokenHasAnotherRole(name, roles));
    }
    const std::string token = http::randomToken();
    const http::Identity identity{name, {role}, *owners};
    const http::TokenOrigin origin{caller.name, formatTime(m_clock.now())};
    // Another program may have made one of this name meanwhile.
    // The caller may have ended once the token has: it can be their own.
    const Act act{name, role, m_hashes.contains(name), caller.name, caller.peer};
    const auto issued = act.replaced ? m_tokens.replace(identity, token, origin)
                                     : m_tokens.issueNew(identity, token, origin);
    if (!issued)
        return unexpected(issued.error());
    poll();
    record(act);
    return toJson(live::CreatedToken{name, role, token});
}

Result<Json> TokenService::revoke(const Json &arguments, const Caller &caller)
{
    const std::string name = textOf(arguments, "name");
    if (http::isBuiltInUser(name))
        return invalid(say::tokenIsOfBackendItself(name));
    const Act act{name, {}, false, caller.name, caller.peer}; // see create()
    if (!m_links.end(name)) {
        if (const auto ended = end(name); !ended)
            return unexpected(ended.error());
    }
    record(act);
    return Json{{"name", name}};
}

void TokenService::record(const Act &act) const
{
    qCInfo(lcTokens).noquote() << QString::fromStdString(
        act.actor
        + (act.role.empty()   ? " revoked"
               : act.replaced ? " replaced"
                              : " created")
        + " the token of " + act.name + (act.role.empty() ? "" : ", with the role " + act.role));
    if (!m_record)
        return;
    if (const auto kept = m_record(act); !kept)
        qCWarning(lcTokens).noquote() << QString::fromStdString(kept.error().message);
}

Result<Done> TokenService::end(const std::string &name)
{
    auto revoked = m_tokens.revoke(name);
    if (!revoked)
        return revoked;
    poll();
    // A shared one of that name goes on, which is told.
    return isTaken(name) ? m_tokens.revoke(name) : revoked;
}

Result<Done> TokenService::rename(const std::string &name, const std::string &to)
{
    auto done = m_tokens.rename(name, to);
    if (!done)
        return done;
    // Nobody lost a token: poll() is not to say so.
    if (auto known = m_hashes.extract(name)) {
        known.key() = to;
        m_hashes.insert(std::move(known));
    }
    if (auto seen = m_lastSeen.extract(name)) {
        seen.key() = to;
        m_lastSeen.insert(std::move(seen));
    }
    poll();
    emit renamed(name, to);
    return done;
}

Result<Json> TokenService::share(const Json &arguments, const Caller &caller)
{
    const auto place = sharedPlace(arguments);
    if (!place)
        return unexpected(place.error());
    // Else a look that was lent for some hours would go on and on.
    if (m_links.isViewer(caller.name))
        return unexpected(ErrorCode::Unauthorised, say::cameByLink(caller.name));
    const auto shared = m_links.share(caller.name, *place);
    if (const auto *why = std::get_if<http::ViewLinks::NotShared>(&shared)) {
        using NotShared = http::ViewLinks::NotShared;
        using Links = http::ViewLinks;
        return unexpected(
            ErrorCode::Refused,
            *why == NotShared::OwnLinksOpen
                ? say::linksAreOpenAlready(std::int64_t{Links::maxOpenOfOne}, caller.name)
                : *why == NotShared::OwnViewers
                ? say::viewersAreThereAlready(std::int64_t{Links::maxViewersOfOne}, caller.name)
                : say::tooManyLinks());
    }
    const auto &link = std::get<http::ViewLink>(shared);
    return toJson(live::SharedLink{*place + '#' + link.code, link.expiresAt});
}

Result<Json>
TokenService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    const bool administers = caller.administers();
    const PartCommand<TokenService> commands[] = {
        {"token.create", administers, say::anAdministratorMay, &TokenService::create},
        {"token.revoke", administers, say::anAdministratorMay, &TokenService::revoke},
        {"token.share", !caller.has("wall"), say::aPersonMay, &TokenService::share},
    };
    return runOneOf(commands, *this, command, arguments, caller);
}

} // namespace hp::gateway

#include "moc_TokenService.cpp"
