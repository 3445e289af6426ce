// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ConnectionRows.h"

#include "backend/gateway/views/ServerLook.h"
#include "model/base/Json.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/rules/override/OverrideView.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hp::gateway {

namespace {

using Rows = std::map<std::string, std::string>;

Json streamRow(const StreamInfo &stream, const ClusterFacts &facts, TimePoint now)
{
    std::string state = stream.synced ? "live" : "stale";
    std::string reason = stream.reason;
    if (const auto trouble = facts.streamTrouble.find(stream.resource);
        reason.empty() && trouble != facts.streamTrouble.end())
        reason = trouble->second;
    if (!reason.empty())
        state = "closed";
    // Only a real server proves that it lives while nothing happens.
    else if (facts.server && now - stream.lastSign > overrides::freshness)
        state = "stale";
    if (isAbsent(facts, stream)) {
        const KindFacts &kind = facts.kinds.at(stream.resource);
        state = kind.state;
        reason = kind.message;
    }
    return {{"kind", stream.kind},
            {"state", state},
            {"reason", reason},
            {"lastSign", formatMicroTime(stream.lastSign)},
            {"objects", stream.objects}};
}

Json serverRow(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, TimePoint now)
{
    const ServerFacts &server = *facts.server;
    const ServerState state = decideServerState(facts, streams, now);
    return {{"state", toString(state.look)},
            {"asOf", timeOrNull(state.asOf)},
            {"address", server.address},
            {"version", server.version},
            {"context", server.context},
            {"reachable", server.reachable},
            {"signedIn", server.signedIn},
            {"trouble", server.trouble},
            {"troubleSince", timeOrNull(server.troubleSince)},
            {"user", server.user},
            {"groups", server.groups},
            {"clockSkewMs",
             server.clockSkew ? Json(
                 std::chrono::duration_cast<std::chrono::milliseconds>(*server.clockSkew).count())
                              : Json()},
            {"credentials",
             {{"kind", server.credentials},
              {"expires", timeOrNull(server.credentialsExpire)},
              {"failedTries", server.failedTries},
              {"givenUp", server.givenUp},
              {"trouble", server.credentialTrouble},
              {"lastOutput", server.lastOutput}}}};
}

/// A row of its own: it changes seldom, the server's all the time.
std::string credentialsRow(const ServerFacts &server)
{
    Json lines = Json::array();
    for (const CredentialLine &line : server.credentialLog)
        lines.push_back({{"at", formatMicroTime(line.at)}, {"text", line.text}});
    return Json({{"log", std::move(lines)}}).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void addRights(const ClusterFacts &facts, Rows &rows)
{
    for (const RightFacts &right : facts.rights) {
        const std::string what =
            right.resource + (right.subresource.empty() ? "" : '/' + right.subresource);
        const std::string where = right.ns.empty() ? std::string() : " in " + right.ns;
        rows["right/" + right.need + '/' + right.verb + ' ' + what + where] =
            compactJson({{"need", right.need},
                         {"verb", right.verb},
                         {"resource", right.resource},
                         {"subresource", right.subresource},
                         {"namespace", right.ns},
                         {"allowed", right.allowed ? Json(*right.allowed) : Json()}});
    }
}

void addCluster(const ClusterFacts &facts, Rows &rows)
{
    for (const auto &[resource, kind] : facts.kinds)
        rows["kind/" + resource] = compactJson({{"kind", kind.kind},
                                                {"state", kind.state},
                                                {"verb", kind.verb},
                                                {"message", kind.message},
                                                {"version", kind.version}});
    addRights(facts, rows);
    for (const auto &[name, group] : facts.groups)
        rows["group/" + name] = compactJson({{"purpose", group.purpose},
                                             {"state", group.state},
                                             {"reason", group.reason},
                                             {"pruned", group.pruned}});
    if (facts.lease)
        rows["lease"] = compactJson({{"name", facts.lease->name},
                                     {"holder", facts.lease->holder},
                                     {"leading", facts.lease->leading},
                                     {"since", timeOrNull(facts.lease->since)},
                                     {"transitions", facts.lease->transitions},
                                     {"reason", facts.lease->reason}});
}

} // namespace

Rows connectionRows(const ServerInfo &server,
                    const std::vector<StreamInfo> &streams,
                    const ClusterFacts &facts,
                    const ConnectionNumbers &numbers,
                    TimePoint now)
{
    Rows rows;
    rows["backend"] = compactJson({{"version", server.version},
                                   {"mode", server.mode},
                                   {"cluster", server.cluster},
                                   {"timeScale", server.timeScale},
                                   {"startedAt", formatMicroTime(server.startedAt)},
                                   {"rssBytes", numbers.rssBytes},
                                   {"clients", numbers.clients},
                                   {"dropped", numbers.dropped},
                                   {"dataDir", server.dataDir}});
    if (const auto &bundle = server.bundle)
        rows["bundle"] = compactJson({{"file", bundle->file},
                                      {"incident", bundle->incident},
                                      {"title", bundle->title},
                                      {"from", formatMicroTime(bundle->from)},
                                      {"to", formatMicroTime(bundle->to)},
                                      {"preset", bundle->preset},
                                      {"states", bundle->states}});
    for (const StreamInfo &stream : streams)
        rows["stream/" + stream.resource] = compactJson(streamRow(stream, facts, now));
    if (facts.server)
        rows["server"] = compactJson(serverRow(facts, streams, now));
    if (facts.server && !facts.server->credentialLog.empty())
        rows["credentials"] = credentialsRow(*facts.server);
    addCluster(facts, rows);
    return rows;
}

std::string recordRow(const RecordInfo &record)
{
    // A megabyte of grain: the size is not worth a frame per batch.
    constexpr std::int64_t grain = 1024 * 1024;
    return Json({{"place", record.place},
                 {"shared", record.shared},
                 {"bytes", record.bytes / grain * grain},
                 {"capBytes", record.capBytes},
                 {"begins", record.begins ? Json(formatMicroTime(*record.begins)) : Json()},
                 {"lost", record.lost},
                 {"notice", record.notice}})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
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
