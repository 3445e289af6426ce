// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"
#include "backend/maintenance/sources/cloud/BearerToken.h"
#include "backend/maintenance/sources/cloud/CloudRefusal.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/base/Json.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace hp::maintenance::cloud {

/// One read of a cloud's API.
struct Call {
    std::string what{}; ///< for sentences: "the instances of project p"
    std::string url{}; ///< of the first page
    /// Takes a page before the next one is fetched: of thousands of instances no copy is kept.
    std::function<void(const Json &page)> take{};
    /// The address of the page after this one; empty when it is the last. Without it there is one.
    std::function<std::string(const Json &page)> next{};
};

struct CallSettings {
    std::string provider{}; ///< as sentences name it: "Google"
    int attempts = 6; ///< of one page, while it cannot be had
    Duration firstPause = std::chrono::seconds(1); ///< doubles with each attempt, up to ...
    Duration maxPause = std::chrono::seconds(20);
    /// The longest Retry-After that is waited for; a longer one is kept and named.
    Duration maxPatience = std::chrono::seconds(60);
    Duration timeout = std::chrono::seconds(30); ///< of one page
    int maxPages = 1000;
    std::function<double()> random{}; ///< 0 to 1; spreads the pauses
};

/// Asks Google or Azure with a bearer token and gets all pages of an answer. It waits as long as
/// the other side asks for, and longer with each attempt; a token that is refused is fetched once
/// more. The token goes to the origin of the first page alone. Lives on the control thread; what is
/// passed in outlives it.
class CloudCalls
{
public:
    CloudCalls(Fetcher &fetcher, runtime::Clock &clock, BearerToken &token, CallSettings settings);
    ~CloudCalls();

    /// Done once all pages are taken. Errors are one sentence that names what was asked for, and
    /// what was taken before is not all; NotFound: there is no such resource.
    void get(Call call, Reply<Done> reply);

private:
    struct Run;
    using RunPtr = std::shared_ptr<Run>;

    void ask(const RunPtr &run);
    void send(const RunPtr &run);
    void answered(const RunPtr &run, const FetchAnswer &answer);
    void refused(const RunPtr &run, const RefusalReading &refusal, Duration retryAfter);
    void again(const RunPtr &run, const std::string &why, Duration retryAfter);
    void fail(const RunPtr &run, ErrorCode code, const std::string &sentence);

    Fetcher &m_fetcher;
    runtime::Clock &m_clock;
    BearerToken &m_token;
    CallSettings m_settings;
    Duration m_quietUntil{}; ///< by the clock's uptime: the other side asked not to be asked
    QObject m_context{};
    runtime::Lifetime m_alive{};
};

/// "https://compute.googleapis.com" of an address, with its port.
[[nodiscard]] std::string originOf(const std::string &url);
/// Whether a secret may be sent there: over https, or to this machine itself.
[[nodiscard]] bool keepsSecrets(const std::string &url);

} // namespace hp::maintenance::cloud
