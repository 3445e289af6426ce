// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Credentials.h"
#include "backend/runtime/Clock.h"

#include <string>

namespace hp::kube {

/// The id-token of the legacy auth-provider oidc. kubectl renews it and writes it back into the
/// kubeconfig, where the change is picked up; a second client that renews on its own would spoil
/// the refresh token of the first.
class IdTokenCredentials final : public UserCredentials
{
public:
    /// `base` may hold a certificate that goes with it.
    IdTokenCredentials(std::string user,
                       const std::string &idToken,
                       Authentication base,
                       const runtime::Clock &clock);

    /// Unauthorised from ten seconds before the token ends.
    void current(Reply<Authentication> reply) override;
    void refused(std::uint64_t) override { }
    [[nodiscard]] CredentialState state() const override;

private:
    [[nodiscard]] Message whyNot() const;

    const runtime::Clock &m_clock;
    std::string m_user;
    Authentication m_authentication;
    std::optional<TimePoint> m_expires{};
};

} // namespace hp::kube
