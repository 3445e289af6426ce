// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/BmcSession.h"

#include <QLoggingCategory>

#include <algorithm>
#include <string_view>
#include <utility>

Q_DECLARE_LOGGING_CATEGORY(redfishLog)

namespace hp::redfish {

BmcSession::BmcSession(std::string hostId,
                       const BmcAddress &address,
                       const RedfishSettings &settings,
                       PayloadReader &reader)
    : m_hostId(std::move(hostId))
    , m_address(address)
    , m_settings(settings)
    , m_reader(reader)
{ }

bool BmcSession::use(BmcAccess access)
{
    if (access == m_access)
        return false;
    abandon();
    m_access = std::move(access);
    m_scheme = Scheme::Undecided;
    m_worked = false;
    m_loggedInAgain = false;
    m_lockedUntil = {};
    m_lockedCommands.clear();
    return true;
}

SecretText BmcSession::authorisation() const
{
    if (m_scheme == Scheme::Basic)
        return basicHeader(m_access);
    if (m_token.isEmpty())
        return {};
    SecretText header(std::string("X-Auth-Token: "));
    header.append(m_token.text());
    return header;
}

void BmcSession::refresh(Steady now)
{
    if (m_scheme == Scheme::Basic && m_sessionAgainAt != Steady() && now >= m_sessionAgainAt) {
        m_scheme = Scheme::Undecided;
        m_sessionAgainAt = {};
    }
    // A session that idled for as long as others did that were found dead is dead as well: a login
    // costs one request less than finding out.
    if (!m_token.isEmpty() && m_idleLimit && now - m_usedAt >= *m_idleLimit)
        abandon();
}

bool BmcSession::useBasic()
{
    if (m_settings.allowBasic)
        m_scheme = Scheme::Basic;
    return m_settings.allowBasic;
}

SecretText BmcSession::credentials() const
{
    return loginBody(m_access);
}

bool BmcSession::loggedIn(HttpAnswer &answer, Steady now)
{
    if (answer.isSuccess() && !answer.token.isEmpty()) {
        m_token = std::move(answer.token);
        m_scheme = Scheme::Session;
        m_worked = true;
        const std::string link =
            answer.location.empty() ? m_reader.identity(answer.body) : answer.location;
        const auto path = pathOnBmc(m_address, link);
        m_path = path.value_or(std::string());
        if (!path)
            qCWarning(redfishLog,
                      "%s: the BMC does not say where its session is, it cannot be ended",
                      m_hostId.c_str());
        return true;
    }
    const RefusalPayload said = m_reader.refusal(answer.body);
    const bool noSessions =
        answer.status == 404 || answer.status == 405 || answer.status == 501 || answer.isSuccess();
    const bool tableFull = said.messageId == "RAC0218" || said.messageId == "SessionLimitExceeded";
    if (tableFull && m_settings.allowBasic) {
        m_sessionAgainAt = now + m_settings.sessionTableFullPause;
        qCWarning(redfishLog,
                  "%s: the session table of the BMC is full, Basic is used meanwhile",
                  m_hostId.c_str());
        return useBasic();
    }
    return noSessions && !m_worked && useBasic();
}

void BmcSession::accepted(bool proves, Steady now)
{
    m_usedAt = now;
    if (proves)
        m_loggedInAgain = false;
}

bool BmcSession::expired(Steady now)
{
    if (m_scheme != Scheme::Session || m_loggedInAgain)
        return false;
    m_loggedInAgain = true;
    // Soon after its last use a session ends for another reason, a restart of the BMC mostly.
    const Span idle = std::chrono::floor<Span>(now - m_usedAt);
    if (idle >= std::chrono::seconds(5))
        // Polls come in even distances but for a moment: the next one would find it dead again.
        m_idleLimit = std::min(idle - idle / 10, m_idleLimit.value_or(idle));
    abandon();
    return true;
}

void BmcSession::lock(Steady now)
{
    m_lockedUntil = now + m_settings.credentialsPause;
    abandon();
    m_scheme = m_worked ? Scheme::Session : Scheme::Undecided;
    m_loggedInAgain = false;
}

void BmcSession::retry()
{
    m_lockedUntil = {};
    m_lockedCommands.clear();
    if (goesWithoutSession()) {
        m_scheme = Scheme::Undecided;
        m_sessionAgainAt = {};
    }
}

void BmcSession::lockCommand(ResetType type, Error refusal, Steady now)
{
    m_lockedCommands[type] = {now + m_settings.credentialsPause, std::move(refusal)};
}

const Error *BmcSession::lockOf(ResetType type, Steady now) const
{
    const auto lock = m_lockedCommands.find(type);
    return lock != m_lockedCommands.end() && now < lock->second.until ? &lock->second.refusal
                                                                      : nullptr;
}

std::string BmcSession::takeAbandoned()
{
    return std::exchange(m_abandonedPath, std::string());
}

void BmcSession::stop()
{
    m_token = {};
    m_path.clear();
}

void BmcSession::abandon()
{
    if (!m_path.empty())
        m_abandonedPath = m_path;
    stop();
}

namespace {

void appendJson(SecretText &out, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            const char escaped[] = {'\\', c};
            out.append({escaped, 2});
        } else if (code < 0x20) {
            const char escaped[] = {'\\', 'u', '0', '0', hex[code >> 4U], hex[code & 15U]};
            out.append({escaped, 6});
        } else {
            out.append({&c, 1});
        }
    }
}

void appendBase64(SecretText &out, std::string_view text)
{
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < text.size(); i += 3) {
        unsigned bits = 0;
        for (std::size_t j = 0; j < 3; ++j)
            bits =
                bits << 8U | (i + j < text.size() ? static_cast<unsigned char>(text[i + j]) : 0U);
        const char quad[] = {digits[bits >> 18U & 63U],
                             digits[bits >> 12U & 63U],
                             i + 1 < text.size() ? digits[bits >> 6U & 63U] : '=',
                             i + 2 < text.size() ? digits[bits & 63U] : '='};
        out.append({quad, 4});
    }
}

} // namespace

SecretText loginBody(const BmcAccess &access)
{
    SecretText body(std::string(R"({"UserName": ")"));
    appendJson(body, access.username);
    body.append(R"(", "Password": ")");
    appendJson(body, access.password.text());
    body.append(R"("})");
    return body;
}

SecretText basicHeader(const BmcAccess &access)
{
    SecretText pair(access.username + ':');
    pair.append(access.password.text());
    SecretText header(std::string("Authorization: Basic "));
    appendBase64(header, pair.text());
    return header;
}

} // namespace hp::redfish
