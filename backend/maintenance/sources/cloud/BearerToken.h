// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::maintenance::cloud {

/// The access token that a cloud takes from us, fetched when there is none and kept until shortly
/// before it runs out. Never printed; whoever renews the credentials is heard, because they are
/// read for each token. Lives on the control thread; what is passed in outlives it.
class BearerToken
{
public:
    struct Settings {
        std::string provider{}; ///< as sentences name it: "Google"
        std::string service{}; ///< who gives the token: "the token service of Google"
        /// What is sent for a token (OAuth 2.0, RFC 6749 5.1 is what comes back); reads the
        /// credentials. Error: one sentence.
        std::function<Result<FetchRequest>(TimePoint now)> request{};
    };

    BearerToken(Fetcher &fetcher, runtime::Clock &clock, Settings settings);

    /// Errors: Unauthorised where there are no credentials or they are not accepted, Unreachable
    /// and TimedOut where the other side may answer later. One sentence without a secret.
    void get(Reply<std::string> reply);
    /// That token was refused: the next one is fetched.
    void forget(const std::string &token);

private:
    void answered(const Result<FetchAnswer> &answer);
    void give(const Result<std::string> &token);

    Fetcher &m_fetcher;
    runtime::Clock &m_clock;
    Settings m_settings;
    std::string m_token{};
    Duration m_until{}; ///< by the clock's uptime
    std::vector<Reply<std::string>> m_waiting{}; ///< for the token under way
    runtime::Lifetime m_alive{};
};

} // namespace hp::maintenance::cloud
