// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"
#include "backend/http/credentials/DataDirectory.h"

#include <map>
#include <string>

namespace hp::http {

/// 256 random bits as 43 URL-safe characters.
[[nodiscard]] std::string randomToken();

/// The issued tokens, by hash: `tokens.json` in the data directory is
/// `{"tokens": [{"name", "roles", "sha256"}]}`, so that reading the file gives nobody a token.
/// Not changed while a front uses it.
class TokenFile final : public Authenticator
{
public:
    /// An absent file is an empty one. Errors are Invalid with the file and the place.
    [[nodiscard]] static Result<std::unique_ptr<TokenFile>> open(const DataDirectory &directory);

    [[nodiscard]] std::optional<Identity> identify(const std::string &token) const override;
    /// Makes `token` the only one of `identity.name` and writes the file.
    [[nodiscard]] Result<Done> issue(const Identity &identity, const std::string &token);

private:
    explicit TokenFile(DataDirectory directory)
        : m_directory(std::move(directory))
    { }

    DataDirectory m_directory;
    std::map<std::string, Identity> m_byHash{};
};

} // namespace hp::http
