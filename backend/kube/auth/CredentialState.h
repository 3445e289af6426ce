// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"

#include <cstddef>
#include <optional>
#include <string>

namespace hp::kube {

/// How we prove who we are.
enum class CredentialKind {
    None, ///< anonymous, or a server without TLS, which is never shown a secret
    Token,
    TokenFile,
    Password,
    Certificate,
    Plugin, ///< exec
    Provider, ///< the legacy auth-provider oidc
};

/// Where a user's credentials stand, for a person to read (product.md 4.4 S9 and 4.6 "Auth
/// expired"). No secret is in here.
struct CredentialState {
    CredentialKind kind = CredentialKind::None;
    std::string program{}; ///< of a plugin: its command, without arguments
    bool renewing = false; ///< a plugin or provider is at work now
    std::optional<TimePoint>
        expires{}; ///< as the plugin or the token says; nullopt: unknown or never
    std::size_t failedTries = 0; ///< in a row
    bool givenUp = false; ///< nothing is tried until KubeAccess::retry() or a change of the config
    Message sentence{}; ///< why it failed; empty when all is well
    std::string lastOutput{}; ///< what the plugin printed last to stderr, without secrets

    [[nodiscard]] bool operator==(const CredentialState &) const = default;
};

/// A line that a person can read about the credentials. Secrets are taken out before it is kept.
struct CredentialLogLine {
    TimePoint at{};
    std::string text{};
};

[[nodiscard]] const char *toString(CredentialKind kind);

} // namespace hp::kube
