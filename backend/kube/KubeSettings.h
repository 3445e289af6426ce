// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstddef>
#include <functional>

namespace hp::kube {

/// Requests per second and how many at once after a rest. Zero per second: no limit.
struct RequestRate {
    double perSecond = 50;
    double burst = 100;
};

/// How a KubeCluster treats its API server. The defaults are those of a controller's client
/// (facts/kube-api.md 3, "Rate limit"); tests shorten times.
struct KubeSettings {
    Duration connectTimeout = std::chrono::seconds(5); ///< with the TLS handshake
    Duration requestTimeout = std::chrono::seconds(32);
    Duration writeTimeout = std::chrono::seconds(32); ///< an admission webhook may take 30 s

    // A stream that says nothing is either quiet or dead: after so much silence on the connection
    // of the watches a cheap request is sent along it. Client-go pings after 30 s; a screen that
    // calls data stale after 10 s has to know sooner: probeAfter, probeLimit and reportBrokenAfter
    // together are those 10 s, so that no time without sight is missing in the history.
    Duration probeAfter = std::chrono::seconds(4);
    Duration probeLimit = std::chrono::seconds(3); ///< unanswered for so long: it is cut
    Duration http1IdleTimeout =
        std::chrono::seconds(90); ///< of a watch that has a connection alone
    /// While the server cannot be reached, one request at a time asks whether it is back.
    Duration serverProbeInterval = std::chrono::seconds(1);
    Duration serverProbeTimeout = std::chrono::milliseconds(1500);

    /// A broken watch is taken up again silently; whoever watches hears of it after so long.
    Duration reportBrokenAfter = std::chrono::seconds(3);
    Duration backoffBase = std::chrono::milliseconds(800);
    Duration backoffCap = std::chrono::seconds(30);
    Duration backoffForget = std::chrono::minutes(2); ///< a watch that lived so long starts over
    Duration missingRecheckCap =
        std::chrono::seconds(30); ///< for kinds that are absent or forbidden
    Duration watchTimeoutMin = std::chrono::seconds(300); ///< timeoutSeconds is drawn from here …
    Duration watchTimeoutMax = std::chrono::seconds(600); ///< … to here

    RequestRate reads{};
    /// Apart, so that no list delays a lease. No limit: priority and fairness of the server, its
    /// 429 and its Retry-After are the brake.
    RequestRate writes{.perSecond = 0, .burst = 0};
    int tries = 10; ///< of what may be repeated and is answered with Retry-After
    Duration retryAfterCap = std::chrono::seconds(60);

    int pageSize = 500;
    std::size_t maxAnswerBytes = 64U << 20U; ///< of one answer or page
    /// Of all pages of a list, with what each object costs beside its text, and of what a watch
    /// makes of it: more than any cluster has, and not all that a server can make up.
    std::size_t maxListBytes = std::size_t{2} << 30U;
    int maxListPages = 5000; ///< those of two and a half million objects
    std::size_t maxHeldBytes = 96U << 20U; ///< of answers on their way; then the oldest goes on
    std::size_t maxEventBytes = 16U << 20U; ///< of one line of a watch
    std::size_t maxWaitingBytes = 32U << 20U; ///< decoded and not yet taken; then reading pauses

    Duration rightsFor = std::chrono::minutes(1); ///< how long an answer of mayI() is believed
    /// A number in [0, 1) that spreads what many do at once; empty: random.
    std::function<double()> jitter{};
};

} // namespace hp::kube
