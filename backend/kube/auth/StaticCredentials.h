// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Credentials.h"

#include <optional>
#include <string>

namespace hp::kube {

/// What a kubeconfig says itself: a token, a password, a certificate, or nothing. They cannot be
/// renewed, so a refusal changes nothing: the same generation tells that a second try is of no use.
class StaticCredentials final : public UserCredentials
{
public:
    StaticCredentials(CredentialKind kind,
                      Authentication authentication,
                      std::optional<TimePoint> expires)
        : m_authentication(std::move(authentication))
    {
        m_authentication.generation = 1;
        m_state.kind = kind;
        m_state.expires = expires;
    }

    void current(Reply<Authentication> reply) override { reply(m_authentication); }
    void refused(std::uint64_t) override { }
    [[nodiscard]] CredentialState state() const override { return m_state; }

private:
    Authentication m_authentication;
    CredentialState m_state{};
};

} // namespace hp::kube
