// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ServerLook.h"

#include "model/rules/override/OverrideView.h"

#include <algorithm>

namespace hp::gateway {

namespace {

constexpr Duration slowAfter = std::chrono::seconds(3);
constexpr Duration disconnectedAfter = std::chrono::seconds(30);

} // namespace

bool isAbsent(const ClusterFacts &facts, const StreamInfo &stream)
{
    const auto kind = facts.kinds.find(stream.resource);
    if (kind == facts.kinds.end())
        return false;
    const std::string &state = kind->second.state;
    return state == "missing" || state == "forbidden"
        || (state == "notUnderstood" && stream.version.empty());
}

const char *toString(ServerLook look)
{
    switch (look) {
    case ServerLook::Loading:
        return "loading";
    case ServerLook::Live:
        return "live";
    case ServerLook::Slow:
        return "slow";
    case ServerLook::Stale:
        return "stale";
    case ServerLook::Disconnected:
        return "disconnected";
    case ServerLook::AuthExpired:
        break;
    }
    return "authExpired";
}

ServerState
decideServerState(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, TimePoint now)
{
    ServerState state;
    bool loading = false;
    for (const StreamInfo &stream : streams) {
        if (isAbsent(facts, stream))
            continue;
        loading |= !stream.synced;
        if (stream.synced && (!state.asOf || stream.lastSign < *state.asOf))
            state.asOf = stream.lastSign;
    }
    const ServerFacts &server = *facts.server;
    const Duration troubled = server.troubleSince ? now - *server.troubleSince : Duration(0);
    const Duration age = state.asOf ? now - *state.asOf : Duration(0);
    if (server.givenUp || (server.reachable && !server.signedIn && !server.trouble.empty()))
        state.look = ServerLook::AuthExpired;
    else if (!server.reachable && troubled > disconnectedAfter)
        state.look = ServerLook::Disconnected;
    else if (loading)
        state.look = ServerLook::Loading;
    else if (age > overrides::freshness)
        state.look = ServerLook::Stale;
    else if (age > slowAfter)
        state.look = ServerLook::Slow;
    return state;
}

} // namespace hp::gateway
