// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"

#include <chrono>
#include <functional>
#include <map>
#include <string>

namespace hp::http {

/// Asks another authenticator and tells who was let in, not more often than once in some seconds
/// for each name. The telling runs on the front's thread.
class SeenTokens final : public Authenticator
{
public:
    /// `behind` outlives this.
    SeenTokens(const Authenticator &behind, std::function<void(const std::string &name)> seen);

    [[nodiscard]] std::optional<Identity> identify(const std::string &token) const override;
    [[nodiscard]] bool isGood(const std::string &tokenHash) const override
    {
        return m_behind.isGood(tokenHash);
    }

private:
    const Authenticator &m_behind;
    std::function<void(const std::string &name)> m_seen;
    mutable std::map<std::string, std::chrono::steady_clock::time_point> m_told{};
};

} // namespace hp::http
