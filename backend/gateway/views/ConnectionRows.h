// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// The bundle that is read in the place of a cluster (docs/exports.md).
struct BundleInfo {
    std::string file{}; ///< its name without folders
    std::string incident{}; ///< "HP-2026-0042"; empty when it is of no incident
    std::string title{};
    TimePoint from{};
    TimePoint to{};
    std::string preset{};
    bool states = false; ///< else it has timelines alone
};

/// What a client is told about the backend it talks to.
struct ServerInfo {
    std::string version{};
    std::string cluster{}; ///< name for people
    std::string mode = "embedded"; ///< "observe", "reconcile", "bundle"
    double timeScale = 1.0;
    TimePoint startedAt{};
    std::string dataDir{};
    std::optional<BundleInfo> bundle{}; ///< with the mode "bundle"
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
};

struct ClusterFacts;

struct ConnectionNumbers {
    std::uint64_t rssBytes = 0;
    std::size_t clients = 0;
    std::uint64_t dropped = 0; ///< views sent whole to clients that were too slow
};

/// How the record is.
struct RecordInfo {
    std::string place{}; ///< never with a password
    bool shared = false;
    std::int64_t bytes = 0;
    std::int64_t capBytes = 0; ///< 0: none
    std::optional<TimePoint> begins{};
    std::uint64_t lost = 0;
    std::string notice{}; ///< for a person; empty when there is nothing to say
};

/// The row `history` of the `connection` view. Pure.
[[nodiscard]] std::string recordRow(const RecordInfo &record);

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
