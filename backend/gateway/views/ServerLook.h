// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ClusterFacts.h"
#include "backend/gateway/views/ConnectionRows.h"

#include <string>
#include <vector>

namespace hp::gateway {

/// How far what is shown can be trusted (product.md 4.6).
enum class ServerLook {
    Loading, ///< nothing was listed yet
    Live,
    Slow, ///< 3 to 10 s without a sign of life
    Stale, ///< longer: what is shown is the past
    Disconnected, ///< the server has not been reached for 30 s
    AuthExpired, ///< it is there and does not know us any more
};
[[nodiscard]] const char *toString(ServerLook look);

struct ServerState {
    ServerLook look = ServerLook::Live;
    /// The present as far as it is known: the oldest of the streams. Nothing after it is.
    std::optional<TimePoint> asOf{};
};

/// Nothing comes of the kind: it is missing, forbidden, or not understood and not followed.
[[nodiscard]] bool isAbsent(const ClusterFacts &facts, const StreamInfo &stream);

/// Looks at the streams that live; what is absent has no age. Pure.
[[nodiscard]] ServerState
decideServerState(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, TimePoint now);

} // namespace hp::gateway
