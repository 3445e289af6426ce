// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace hp::redfish {

class LeapingTime;

/// Time of the BMC engine: real network time, never the scaled clock of a lab run.
using Steady = std::chrono::steady_clock::time_point;
using Span = std::chrono::milliseconds;

/// Every limit and waiting time towards BMCs; the defaults are those of facts/redfish.md 7.
struct RedfishSettings {
    Span connectTimeout = std::chrono::seconds(5);
    Span headersTimeout = std::chrono::seconds(15); ///< from the start of a request
    Span totalTimeout = std::chrono::seconds(20);
    Span actionTimeout = std::chrono::seconds(60); ///< total time of a POST
    long lowSpeedBytes = 16; ///< slower than this a second ...
    Span lowSpeedTime = std::chrono::seconds(10); ///< ... for this long is a dead BMC
    std::size_t maxBodyBytes = 256 * 1024;
    std::size_t maxHeaderBytes = 32 * 1024;
    int maxHeaderLines = 200;
    int maxRedirects = 3;
    std::size_t maxSystems = 16; ///< members of Systems that are looked at
    std::size_t maxQueuedPerBmc = 64; ///< operations; the next one is refused
    int maxInFlight = 1024; ///< requests of all BMCs together, 64 to 4096; commands get a few more
    unsigned shards = 16; ///< curl multi handles; one alone slows down with its connections
    int maxHandshakes = 128; ///< connections being made at once
    double handshakesPerSecond = 500; ///< in the long run ...
    double handshakeBurst = 1024; ///< ... and so many at once
    std::size_t filesForOthers = 512; ///< descriptors that the rest of the program needs
    /// While nobody is in a hurry, answers wait this long for others: waking up costs more than an
    /// answer.
    Span answersGather = std::chrono::milliseconds(100);
    /// A reading under way for longer gives way to a command that came after it.
    Span commandTimeout = std::chrono::seconds(1);
    int breakerFailures = 3; ///< transport failures in a row that open the breaker
    Span breakerOpen = std::chrono::seconds(10); ///< first pause, doubles up to ...
    Span breakerOpenMax = std::chrono::seconds(45);
    Span credentialsPause = std::chrono::minutes(5);
    Span retryAfterMax = std::chrono::minutes(5);
    Span busyPause = std::chrono::seconds(3); ///< 429 and 503 without Retry-After
    Span sessionTableFullPause = std::chrono::minutes(30); ///< Basic is used meanwhile
    /// A change to Off is reported only after a second reading this much later agrees.
    Span offConfirmation = std::chrono::seconds(1);
    int staleConnections = 2; ///< broken reused connections before keep-alive is given up
    Span idleBmc =
        std::chrono::minutes(15); ///< a BMC nobody asked about is logged out and forgotten
    Span logoutBudget = std::chrono::seconds(5);
    Span taskPause = std::chrono::seconds(1); ///< between looks at a task without Retry-After
    Span maxTaskTime = std::chrono::minutes(10); ///< a task is given up after that
    int brownOutPercent = 30; ///< of a group; more than this failing at once is the network
    int brownOutMin = 3; ///< BMCs that fail at once; fewer say nothing about a network
    Span brownOutWindow = std::chrono::seconds(90);
    Span brownOutForceOffPause = std::chrono::minutes(1); ///< between two in one group meanwhile
    Span hintPause = std::chrono::seconds(1); ///< between two early readings of one BMC
    Span listenAgain = std::chrono::minutes(10); ///< after a BMC refused its event stream
    Span listenIdleTimeout = std::chrono::seconds(120); ///< a stream without a byte is dead
    std::size_t maxEventBytes = 64 * 1024; ///< of one event
    /// Plain http to other machines. To this machine it is allowed whenever the address says +http.
    bool allowPlainHttp = false;
    bool allowBasic = true; ///< when the BMC has no session service
    std::string caFile{}; ///< PEM bundle; empty: the system's
    /// What time it is for everything that is planned; tests let it leap. curl's own limits go by
    /// the real time.
    std::function<Steady()> time = &std::chrono::steady_clock::now;
    /// Stands in for `time`, and is told how the engine stands; null: nobody wants to know.
    std::shared_ptr<LeapingTime> leaping{};
};

} // namespace hp::redfish
