// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"

#include <optional>
#include <string>

namespace hp::http {

/// Tells who a bearer token belongs to. Asked on the front's thread, once per request.
class Authenticator
{
public:
    Authenticator() = default;
    Authenticator(const Authenticator &) = delete;
    Authenticator &operator=(const Authenticator &) = delete;
    virtual ~Authenticator() = default;

    /// nullopt for a token that nobody issued.
    [[nodiscard]] virtual std::optional<Identity> identify(const std::string &token) const = 0;
    /// Whether the token with this Identity::tokenHash is still one: a request may take a while.
    [[nodiscard]] virtual bool isGood(const std::string &tokenHash) const = 0;
};

} // namespace hp::http
