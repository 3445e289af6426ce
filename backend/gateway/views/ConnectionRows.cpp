// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ConnectionRows.h"

#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/rules/override/OverrideView.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hp::gateway {

namespace {

constexpr Duration slowAfter = std::chrono::seconds(3);
constexpr Duration disconnectedAfter = std::chrono::seconds(30);

using Rows = std::map<std::string, std::string>;
using live::KindState;

live::StreamRow streamRow(const StreamInfo &stream, const ClusterFacts &facts, TimePoint now)
{
    live::StreamRow row;
    row.kind = stream.kind;
    row.state = stream.synced ? KindState::Live : KindState::Stale;
    row.reason = stream.reason;
    row.lastSign = stream.lastSign;
    row.objects = static_cast<std::int64_t>(stream.objects);
    row.since = stream.since;
    if (const auto trouble = facts.streamTrouble.find(stream.resource);
        row.reason.empty() && trouble != facts.streamTrouble.end())
        row.reason = trouble->second;
    if (!row.reason.empty())
        row.state = KindState::Closed;
    // Only a real server proves that it lives while nothing happens.
    else if (facts.server && now - stream.lastSign > overrides::freshness)
        row.state = KindState::Stale;
    if (isAbsent(facts, stream)) {
        const live::KindRow &kind = facts.kinds.at(stream.resource);
        row.state = kind.state;
        row.reason = kind.message;
    }
    return row;
}

void addRights(const ClusterFacts &facts, Rows &rows)
{
    for (const live::RightRow &right : facts.rights) {
        const std::string what =
            right.resource + (right.subresource.empty() ? "" : '/' + right.subresource);
        const std::string where = right.ns.empty() ? std::string() : " in " + right.ns;
        rows["right/" + right.need + '/' + right.verb + ' ' + what + where] = rowText(right);
    }
}

void addCluster(const ClusterFacts &facts, Rows &rows)
{
    for (const auto &[resource, kind] : facts.kinds)
        rows["kind/" + resource] = rowText(kind);
    addRights(facts, rows);
    for (const auto &[name, group] : facts.groups)
        rows["group/" + name] = rowText(group);
    if (facts.lease)
        rows["lease"] = rowText(*facts.lease);
}

live::BackendRow backendRow(const ServerInfo &server, const ConnectionNumbers &numbers)
{
    live::BackendRow row;
    row.version = server.version;
    row.mode = server.mode;
    row.cluster = server.cluster;
    row.timeScale = server.timeScale;
    row.startedAt = server.startedAt;
    row.rssBytes = static_cast<std::int64_t>(numbers.rssBytes);
    row.clients = static_cast<std::int64_t>(numbers.clients);
    row.dropped = static_cast<std::int64_t>(numbers.dropped);
    row.dataDir = server.dataDir;
    return row;
}

} // namespace

bool isAbsent(const ClusterFacts &facts, const StreamInfo &stream)
{
    const auto kind = facts.kinds.find(stream.resource);
    if (kind == facts.kinds.end())
        return false;
    using live::KindState;
    const KindState state = kind->second.state;
    return state == KindState::Missing || state == KindState::Forbidden
        || (state == KindState::NotUnderstood && stream.version.empty());
}

SightOfServer
decideServerState(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, TimePoint now)
{
    SightOfServer sight;
    bool loading = false;
    for (const StreamInfo &stream : streams) {
        if (stream.isElsewhere || isAbsent(facts, stream))
            continue;
        loading |= !stream.synced;
        if (stream.synced && (!sight.asOf || stream.lastSign < *sight.asOf))
            sight.asOf = stream.lastSign;
    }
    const live::ApiServerRow &server = *facts.server;
    const Duration troubled = server.troubleSince ? now - *server.troubleSince : Duration(0);
    const Duration age = sight.asOf ? now - *sight.asOf : Duration(0);
    if (server.credentials.givenUp
        || (server.reachable && !server.signedIn && !server.trouble.empty()))
        sight.state = live::ServerState::AuthExpired;
    else if (!server.reachable && troubled > disconnectedAfter)
        sight.state = live::ServerState::Disconnected;
    else if (loading)
        sight.state = live::ServerState::Loading;
    else if (age > overrides::freshness)
        sight.state = live::ServerState::Stale;
    else if (age > slowAfter)
        sight.state = live::ServerState::Slow;
    return sight;
}

Rows connectionRows(const ServerInfo &server,
                    const std::vector<StreamInfo> &streams,
                    const ClusterFacts &facts,
                    const ConnectionNumbers &numbers,
                    TimePoint now)
{
    Rows rows;
    rows["backend"] = rowText(backendRow(server, numbers));
    if (server.bundle)
        rows["bundle"] = rowText(*server.bundle);
    for (const StreamInfo &stream : streams)
        rows["stream/" + stream.resource] = rowText(streamRow(stream, facts, now));
    if (facts.server) {
        live::ApiServerRow row = *facts.server;
        const SightOfServer sight = decideServerState(facts, streams, now);
        row.state = sight.state;
        row.asOf = sight.asOf;
        rows["server"] = rowText(row);
    }
    if (!facts.credentialLog.empty())
        rows["credentials"] = rowText(live::CredentialsRow{facts.credentialLog});
    addCluster(facts, rows);
    return rows;
}

std::string recordRow(live::RecordRow record)
{
    // A megabyte of grain: the size is not worth a frame per batch.
    constexpr std::int64_t grain = 1024 * 1024;
    record.bytes = record.bytes / grain * grain;
    return rowText(record);
}

std::uint64_t residentMemory()
{
    std::ifstream statm("/proc/self/statm");
    std::uint64_t total = 0;
    std::uint64_t resident = 0;
    if (!(statm >> total >> resident))
        return 0;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace hp::gateway
