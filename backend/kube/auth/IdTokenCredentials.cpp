// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/IdTokenCredentials.h"

#include "backend/kube/auth/Jwt.h"
#include "model/messages/Connection.h"

namespace hp::kube {

namespace {

using namespace std::chrono_literals;

/// Clocks differ and requests take time; client-go's value.
constexpr Duration leeway = 10s;

} // namespace

IdTokenCredentials::IdTokenCredentials(std::string user,
                                       const std::string &idToken,
                                       Authentication base,
                                       const runtime::Clock &clock)
    : m_clock(clock)
    , m_user(std::move(user))
    , m_authentication(std::move(base))
    , m_expires(jwtExpiry(idToken))
{
    m_authentication.generation = 1;
    if (!idToken.empty())
        m_authentication.authorization = "Bearer " + idToken;
}

Message IdTokenCredentials::whyNot() const
{
    if (m_authentication.authorization.empty())
        return say::providerHasNoIdToken('\'' + m_user + '\'');
    if (m_expires && m_clock.now() + leeway >= *m_expires)
        return say::idTokenExpiredAt('\'' + m_user + '\'', formatTime(*m_expires));
    return {};
}

void IdTokenCredentials::current(Reply<Authentication> reply)
{
    if (const Message why = whyNot(); !why.empty())
        reply(unexpected(ErrorCode::Unauthorised, why));
    else
        reply(m_authentication);
}

CredentialState IdTokenCredentials::state() const
{
    CredentialState state;
    state.kind = CredentialKind::Provider;
    state.expires = m_expires;
    state.sentence = whyNot();
    state.givenUp = !state.sentence.empty();
    return state;
}

} // namespace hp::kube
