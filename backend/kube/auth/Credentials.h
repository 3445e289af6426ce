// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/CredentialState.h"
#include "model/base/Result.h"

#include <cstdint>
#include <string>

namespace hp::kube {

/// What one request needs to prove who we are. Secrets: never print this.
struct Authentication {
    std::string authorization{}; ///< value of the header, "Bearer …" or "Basic …"; empty: none
    std::string clientCertificatePem{}; ///< empty: none; with it the key is there too
    std::string clientKeyPem{};
    /// Grows when anything above changes. A new certificate means new connections, because the old
    /// ones were authenticated with the old one.
    std::uint64_t generation = 0;
};

/// Who we are towards one API server: static, from a token file, or from a plugin that is run when
/// needed. Lives on the control thread; every call is made there and replies arrive there, from the
/// call itself when the answer is at hand.
class Credentials
{
public:
    Credentials() = default;
    Credentials(const Credentials &) = delete;
    Credentials &operator=(const Credentials &) = delete;
    virtual ~Credentials() = default;

    /// What is valid now; renews what has expired first. Unauthorised when it cannot be had: the
    /// message is a plain sentence for a person, with what a plugin printed last in `detail`.
    virtual void current(Reply<Authentication> reply) = 0;
    /// A server answered 401 to `generation`. The next current() renews it, once for many refusals
    /// of the same generation.
    virtual void refused(std::uint64_t generation) = 0;
};

/// Credentials of one user of a kubeconfig: they can say how they are, and be told to try again.
class UserCredentials : public Credentials
{
public:
    [[nodiscard]] virtual CredentialState state() const = 0;
    /// A person asks to sign in again.
    virtual void retry() { }
    /// A file that has to do with them may have been written, though the kubeconfig says the same
    /// of them as before. True when current() may answer otherwise now.
    virtual bool filesChanged() { return false; }
};

} // namespace hp::kube
