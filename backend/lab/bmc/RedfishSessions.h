// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// A name and a password as a Bmc's spec gives them, and where they were shown: a session at the
/// address of one Bmc is none at that of another.
struct BmcLogin {
    std::string userName{};
    std::string password{};
    std::string
        server{}; ///< name of the Bmc whose own address it was; empty for the shared service

    auto operator<=>(const BmcLogin &) const = default;
};

/// Reads "Authorization: Basic ..."; nullopt when the header is anything else.
[[nodiscard]] std::optional<BmcLogin> basicLogin(const std::string &authorization);

/// The sessions of the lab's Redfish service. They end some time after their last use, after so
/// many requests if there is such a limit, by log-out, or with the process, as on a real management
/// controller. Lives on the control thread.
class RedfishSessions
{
public:
    struct Session {
        std::string id{};
        std::string token{};
        BmcLogin login{};
        Duration lastUse{};
        std::int64_t requests = 0; ///< that used it
    };
    /// What the Bmc's faults say when a session is opened or used.
    struct Limits {
        Duration timeout = std::chrono::minutes(30); ///< after its last use
        std::int64_t requests = 0; ///< 0: any number
        std::size_t max = 16; ///< of one login
    };

    explicit RedfishSessions(runtime::Clock &clock)
        : m_clock(clock)
    { }

    /// Nullopt when that login already has the most of them.
    [[nodiscard]] std::optional<Session> open(const BmcLogin &login, const Limits &limits);
    /// Whose token it is, without using it; nullopt for a token that nobody has.
    [[nodiscard]] std::optional<BmcLogin> ownerOf(const std::string &token) const;
    /// Renews the life of the token's session; nullopt, and its end, when it is past its limits.
    [[nodiscard]] std::optional<Session> use(const std::string &token, const Limits &limits);
    [[nodiscard]] std::optional<Session> find(const std::string &id) const;
    [[nodiscard]] std::vector<std::string> idsOf(const BmcLogin &login) const;
    void close(const std::string &id);

private:
    void forgetOld(Duration timeout);

    runtime::Clock &m_clock;
    std::map<std::string, Session> m_byToken{};
    std::uint64_t m_lastId = 0;
};

} // namespace hp::lab
