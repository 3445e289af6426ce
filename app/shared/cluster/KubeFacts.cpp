// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/KubeFacts.h"

#include "backend/controllers/needs/Needs.h"

#include <algorithm>

namespace hp::app {

namespace {

/// What a person reads of a plugin; all of it is in the log of the backend.
constexpr std::size_t mostLogLines = 30;

} // namespace

gateway::ServerFacts KubeFacts::server() const
{
    const kube::ConnectionState &state = cluster.connection();
    const kube::CredentialState credentials = access.state();
    gateway::ServerFacts facts;
    facts.address = state.server;
    facts.version = state.version;
    facts.context = access.context();
    facts.reachable = state.reachable;
    facts.signedIn = state.signedIn;
    facts.trouble = state.trouble;
    if (const auto problem = access.problem(); problem && facts.trouble.empty())
        facts.trouble = problem->message;
    facts.troubleSince = troubleSince;
    facts.user = state.user;
    facts.groups = state.groups;
    facts.clockSkew = state.clockSkew;
    facts.credentials = kube::toString(credentials.kind);
    facts.credentialsExpire = credentials.expires;
    facts.failedTries = credentials.failedTries;
    facts.givenUp = credentials.givenUp;
    facts.credentialTrouble = credentials.sentence;
    facts.lastOutput = credentials.lastOutput;
    const auto log = access.log();
    const std::size_t first = log.size() - std::min(log.size(), mostLogLines);
    for (std::size_t i = first; i < log.size(); ++i)
        facts.credentialLog.push_back({log[i].at, log[i].text});
    return facts;
}

gateway::GroupFacts KubeFacts::group(const std::string &name) const
{
    using Kind = Standing::Verdict::Kind;
    const controllers::Needs &needs = *controllers::groupNeeds(name);
    const Standing::Verdict verdict = standing.verdict(needs);
    gateway::GroupFacts facts;
    facts.purpose = needs.purpose;
    facts.reason = verdict.reason;
    facts.pruned = verdict.pruned;
    if (reconcilers && reconcilers->isRunning(name))
        facts.state = "running";
    else if (verdict.kind == Kind::Refused)
        facts.state = "refused";
    else if (verdict.kind == Kind::Checking || reconcilers)
        facts.state = "checking";
    else
        facts.state = "standby";
    return facts;
}

gateway::LeaseFacts KubeFacts::leaseFacts() const
{
    const leader::LeaderState leader = elector->state();
    gateway::LeaseFacts facts;
    facts.name = lease;
    facts.holder = leader.holder;
    facts.leading = leader.leading;
    if (leader.since != TimePoint())
        facts.since = leader.since;
    facts.transitions = leader.transitions;
    facts.reason = leader.reason;
    return facts;
}

gateway::ClusterFacts KubeFacts::shown() const
{
    gateway::ClusterFacts facts;
    facts.server = server();
    const kube::ConnectionState &state = cluster.connection();
    for (const auto &[kind, service] : state.kinds)
        facts.kinds[kind->qualified()] = {kind->kind,
                                          kube::toString(service.service),
                                          service.verb,
                                          service.message,
                                          service.version};
    for (const kube::StreamState &stream : state.streams) {
        const auto kind = state.kinds.find(stream.kind);
        const bool known = kind == state.kinds.end() || kind->second.version.empty();
        if (known && !stream.trouble.empty())
            facts.streamTrouble[stream.kind->qualified()] = stream.trouble;
    }
    facts.rights = standing.rights();
    for (const std::string &name : groups)
        facts.groups[name] = group(name);
    if (elector)
        facts.lease = leaseFacts();
    return facts;
}

} // namespace hp::app
