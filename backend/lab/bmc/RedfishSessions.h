// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// A name and a password as a Bmc's spec gives them.
struct BmcLogin {
    std::string userName{};
    std::string password{};

    auto operator<=>(const BmcLogin &) const = default;
};

/// Reads "Authorization: Basic ..."; nullopt when the header is anything else.
[[nodiscard]] std::optional<BmcLogin> basicLogin(const std::string &authorization);

/// The sessions of the lab's Redfish service. They end 30 minutes after their last use, by log-out,
/// or with the process, as on a real management controller. Lives on the control thread.
class RedfishSessions
{
public:
    struct Session {
        std::string id{};
        std::string token{};
        BmcLogin login{};
        Duration lastUse{};
    };

    explicit RedfishSessions(runtime::Clock &clock)
        : m_clock(clock)
    { }

    /// Nullopt when that login already has `most` of them.
    [[nodiscard]] std::optional<Session> open(const BmcLogin &login, std::size_t most);
    /// Whose token it is; renews its life.
    [[nodiscard]] std::optional<Session> use(const std::string &token);
    [[nodiscard]] std::optional<Session> find(const std::string &id) const;
    [[nodiscard]] std::vector<std::string> idsOf(const BmcLogin &login) const;
    void close(const std::string &id);

private:
    void forgetOld();

    runtime::Clock &m_clock;
    std::map<std::string, Session> m_byToken{};
    std::uint64_t m_lastId = 0;
};

} // namespace hp::lab
