// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/base/Message.h"
#include "model/base/Time.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::kube {

/// What the server makes of a kind (product.md 4.6).
enum class KindService {
    Unknown, ///< not asked yet, or no answer
    Served,
    Missing, ///< the server has no such kind: its CRD is not installed
    Forbidden, ///< it has, but not for us; `verb` says what is lacking
    NotUnderstood, ///< it has, but only in `version`, which we do not know
};
/// As the `connection` view of docs/protocol.md says it.
[[nodiscard]] const char *toString(KindService service);

/// One kind that was listed or watched.
struct KindState {
    KindService service = KindService::Unknown;
    std::string verb{}; ///< with Forbidden: "list" or "watch"
    /// The server's own words about Missing or Forbidden; ours when it is not understood.
    Message message{};
    std::string version{}; ///< with NotUnderstood
};

/// One watch that somebody holds.
struct StreamState {
    const cluster::Kind *kind = nullptr;
    std::string ns{};
    bool live = false; ///< the server has accepted it and it has not broken
    /// Of the last sign of life (event, bookmark, answered probe), in the clock's uptime. While
    /// this grows, nothing is known about the present.
    Duration lastSign{};
    Message trouble{}; ///< why it is not live, for a person; empty: it is, or has just begun
};

/// What is known about one API server and our standing there. A value; no secret in it.
struct ConnectionState {
    bool reachable = false; ///< the last exchange had an answer, whatever it said
    /// The last failure of reaching or identifying; empty since it works.
    Message trouble{};
    bool signedIn = false; ///< an answer other than 401 came since the last 401
    std::string server{}; ///< as configured
    std::string version{}; ///< gitVersion of /version; empty: not known yet
    /// Server time minus our wall time, as its Date headers say (whole seconds, so ±1 s is noise).
    std::optional<Duration> clockSkew{};
    std::string user{}; ///< as the server calls us; empty: not known, or it does not say
    std::vector<std::string> groups{};
    std::map<const cluster::Kind *, KindState> kinds{};
    std::vector<StreamState> streams{};
};

} // namespace hp::kube
