// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishSessions.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace hp::lab {

namespace {

std::string randomToken()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof words);
    return bytes.toHex().toStdString();
}

} // namespace

std::optional<BmcLogin> basicLogin(const std::string &authorization)
{
    constexpr std::string_view scheme = "Basic ";
    if (authorization.size() < scheme.size()
        || QByteArray(authorization.data(), static_cast<qsizetype>(scheme.size())).toLower()
            != "basic ")
        return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(
        QByteArray::fromStdString(authorization.substr(scheme.size())),
        QByteArray::AbortOnBase64DecodingErrors);
    const qsizetype colon = decoded.decoded.indexOf(':');
    if (!decoded || colon < 0)
        return std::nullopt;
    return BmcLogin{decoded.decoded.left(colon).toStdString(),
                    decoded.decoded.mid(colon + 1).toStdString(),
                    {}};
}

std::optional<RedfishSessions::Session> RedfishSessions::open(const BmcLogin &login,
                                                              const Limits &limits)
{
    forgetOld(limits.timeout);
    if (idsOf(login).size() >= limits.max)
        return std::nullopt;
    Session session{std::to_string(++m_lastId), randomToken(), login, m_clock.uptime(), 0};
    m_byToken[session.token] = session;
    return session;
}

std::optional<BmcLogin> RedfishSessions::ownerOf(const std::string &token) const
{
    const auto it = m_byToken.find(token);
    return it == m_byToken.end() ? std::nullopt : std::optional(it->second.login);
}

std::optional<RedfishSessions::Session> RedfishSessions::use(const std::string &token,
                                                             const Limits &limits)
{
    const auto it = m_byToken.find(token);
    if (it == m_byToken.end())
        return std::nullopt;
    Session &session = it->second;
    const bool old = m_clock.uptime() - session.lastUse > limits.timeout;
    if (old || (limits.requests > 0 && session.requests >= limits.requests)) {
        m_byToken.erase(it);
        return std::nullopt;
    }
    session.lastUse = m_clock.uptime();
    ++session.requests;
    return session;
}

std::optional<RedfishSessions::Session> RedfishSessions::find(const std::string &id) const
{
    for (const auto &[token, session] : m_byToken) {
        if (session.id == id)
            return session;
    }
    return std::nullopt;
}

std::vector<std::string> RedfishSessions::idsOf(const BmcLogin &login) const
{
    std::vector<std::string> ids;
    for (const auto &[token, session] : m_byToken) {
        if (session.login == login)
            ids.push_back(session.id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

void RedfishSessions::close(const std::string &id)
{
    std::erase_if(m_byToken, [&](const auto &entry) { return entry.second.id == id; });
}

void RedfishSessions::forgetOld(Duration timeout)
{
    std::erase_if(m_byToken, [&](const auto &entry) {
        return m_clock.uptime() - entry.second.lastUse > timeout;
    });
}

} // namespace hp::lab
