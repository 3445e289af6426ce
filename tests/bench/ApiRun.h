// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/load/Server.h"

#include <QString>

namespace hp::bench {

/// How often each read is repeated.
inline constexpr int apiReads = 20;

struct ApiSettings {
    int machines = 10'000;
    int watchers = 1000;
    int events = 100;
    QString kubectl{}; ///< empty: not measured
};

/// Everything that is measured of one server.
struct ApiFigures {
    double createPerSecond = 0;
    double bytesPerObject = 0;
    double listCpu = 0, listWall = 0, listBytes = 0; ///< ms, ms, B
    double tableCpu = 0, tableWall = 0, tableBytes = 0;
    double metadataCpu = 0;
    double kubectlTable = 0, kubectlJson = 0; ///< s
    double firstState = 0, firstStateCpu = 0; ///< events/s by the wall, by the server's CPU
    double replay = 0, replayCpu = 0;
    double live = 0;
    double crowd = 0, crowdCpu = 0, crowdClientCpu = 0;
    double bytesPerWatch = 0;
};

/// Fills the server with Machines and measures it. A server that does not do what it should ends
/// the bench with one sentence.
[[nodiscard]] ApiFigures measureApi(const Endpoint &endpoint, const ApiSettings &settings);

} // namespace hp::bench
