// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/TokenFileCredentials.h"

#include "backend/kube/auth/Jwt.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/Text.h"
#include "model/messages/Connection.h"

namespace hp::kube {

namespace {

using namespace std::chrono_literals;

/// Half the time between two renewals of a projected token by the kubelet, and client-go's
/// fileLeeway (facts/kube-api.md 3).
constexpr Duration period = 1min;
constexpr Duration fileLeeway = 10s;

Result<std::string> tokenIn(const std::string &file)
{
    const auto text = runtime::readSmallFile(file);
    if (!text)
        return text;
    const auto first = text->find_first_not_of(" \t\r\n");
    if (first == std::string::npos)
        return unexpected(ErrorCode::Invalid, "is empty");
    std::string token = text->substr(first, text->find_last_not_of(" \t\r\n") - first + 1);
    if (hasControlCharacter(token))
        return unexpected(ErrorCode::Invalid, "holds more than one line");
    return token;
}

} // namespace

TokenFileCredentials::TokenFileCredentials(std::string file,
                                           Authentication base,
                                           const runtime::Clock &clock,
                                           std::shared_ptr<CredentialJournal> journal)
    : m_clock(clock)
    , m_journal(std::move(journal))
    , m_file(std::move(file))
    , m_authentication(std::move(base))
{
    m_authentication.generation = 1;
}

void TokenFileCredentials::read()
{
    m_readAt = m_clock.uptime();
    m_isOld = false;
    const auto token = tokenIn(m_file);
    const Message why = token ? Message() : say::tokenFileSays(m_file, token.error().message);
    const bool isNews = why != m_why;
    m_why = why;
    if (token) {
        std::string authorization = "Bearer " + *token;
        if (authorization != m_authentication.authorization) {
            m_authentication.authorization = std::move(authorization);
            ++m_authentication.generation;
            m_expires = jwtExpiry(*token);
            m_journal->say("read a new token from " + m_file);
        } else if (isNews) {
            m_journal->say("the token file " + m_file + " can be read again");
        }
    } else if (isNews) {
        m_journal->say(why.text());
    }
}

void TokenFileCredentials::current(Reply<Authentication> reply)
{
    if (m_isOld || m_clock.uptime() - m_readAt >= period - fileLeeway)
        read();
    if (m_authentication.authorization.empty())
        reply(unexpected(ErrorCode::Unauthorised, m_why));
    else
        reply(m_authentication);
}

void TokenFileCredentials::refused(std::uint64_t generation)
{
    if (generation == m_authentication.generation)
        m_isOld = true;
}

bool TokenFileCredentials::filesChanged()
{
    const std::uint64_t before = m_authentication.generation;
    read();
    return m_authentication.generation != before;
}

CredentialState TokenFileCredentials::state() const
{
    CredentialState state;
    state.kind = CredentialKind::TokenFile;
    state.expires = m_expires;
    state.sentence = m_why;
    return state;
}

} // namespace hp::kube
