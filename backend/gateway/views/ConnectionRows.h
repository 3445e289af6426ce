// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ClusterFacts.h"
#include "model/base/Time.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// What a client is told about the backend it talks to.
struct ServerInfo {
    std::string version{};
    std::string cluster{}; ///< name for people
    live::Mode mode = live::Mode::Embedded;
    double timeScale = 1.0;
    TimePoint startedAt{};
    std::string dataDir{};
    std::optional<live::BundleRow> bundle{}; ///< with that mode
};

/// One stream of objects that the backend lives on.
struct StreamInfo {
    std::string resource{}; ///< "machines.machine.openshift.io"
    std::string kind{};
    bool synced = false;
    std::string reason{}; ///< why it is closed; empty while it lives
    TimePoint lastSign{};
    std::size_t objects = 0;
    std::string version{}; ///< of what it brings, where that is not understood; else empty
    /// Of another cluster: it says nothing about how far what is shown of this one can be trusted.
    bool isElsewhere = false;
    std::optional<TimePoint> since{}; ///< that one cannot be seen
};

struct ConnectionNumbers {
    std::uint64_t rssBytes = 0;
    std::size_t clients = 0;
    std::uint64_t dropped = 0; ///< views sent whole to clients that were too slow
};

/// How far what is shown can be trusted (product.md 4.6).
struct SightOfServer {
    live::ServerState state = live::ServerState::Live;
    /// The present as far as it is known: the oldest of the streams. Nothing after it is.
    std::optional<TimePoint> asOf{};
};

/// Nothing comes of the kind: it is missing, forbidden, or not understood and not followed.
[[nodiscard]] bool isAbsent(const ClusterFacts &facts, const StreamInfo &stream);

/// Looks at the streams that live; what is absent has no age. Pure.
[[nodiscard]] SightOfServer
decideServerState(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, TimePoint now);

/// The row `history` of the `connection` view. Pure.
[[nodiscard]] std::string recordRow(live::RecordRow record);

/// The rows of the `connection` view. Pure.
[[nodiscard]] std::map<std::string, std::string>
connectionRows(const ServerInfo &server,
               const std::vector<StreamInfo> &streams,
               const ClusterFacts &facts,
               const ConnectionNumbers &numbers,
               TimePoint now);

/// Resident memory of this process in bytes; 0 when the system does not say.
[[nodiscard]] std::uint64_t residentMemory();

} // namespace hp::gateway
