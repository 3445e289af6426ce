// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/SeenTokens.h"

#include <utility>

namespace hp::http {

namespace {

constexpr auto reportInterval = std::chrono::seconds(5);

} // namespace

SeenTokens::SeenTokens(const Authenticator &behind,
                       std::function<void(const std::string &name)> seen)
    : m_behind(behind)
    , m_seen(std::move(seen))
{ }

std::optional<Identity> SeenTokens::identify(const std::string &token) const
{
    auto identity = m_behind.identify(token);
    if (!identity || identity->name.empty())
        return identity;
    const auto now = std::chrono::steady_clock::now();
    const auto [it, isNew] = m_told.try_emplace(identity->name, now);
    if (isNew || now - it->second >= reportInterval) {
        it->second = now;
        m_seen(identity->name);
    }
    return identity;
}

} // namespace hp::http
