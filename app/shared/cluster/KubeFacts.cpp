// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/KubeFacts.h"

#include "backend/controllers/Needs.h"

#include <algorithm>

namespace hp::app {

namespace {

/// What a person reads of a plugin; all of it is in the log of the backend.
constexpr std::size_t maxLogLines = 30;

} // namespace

live::ApiServerRow KubeFacts::server() const
{
    const kube::ConnectionState &state = cluster.connection();
    const kube::CredentialState credentials = access.state();
    live::ApiServerRow row;
    row.address = state.server;
    row.version = state.version;
    row.context = access.context();
    row.reachable = state.reachable;
    row.signedIn = state.signedIn;
    row.trouble = live::clause(state.trouble);
    if (const auto problem = access.problem(); problem && row.trouble.text.empty())
        row.trouble = {problem->message, problem->said};
    row.troubleSince = troubleSince;
    row.user = state.user;
    row.groups = state.groups;
    if (state.clockSkew)
        row.clockSkewMs =
            std::chrono::duration_cast<std::chrono::milliseconds>(*state.clockSkew).count();
    row.credentials = {kube::toString(credentials.kind),
                       credentials.expires,
                       static_cast<std::int64_t>(credentials.failedTries),
                       credentials.givenUp,
                       live::clause(credentials.sentence),
                       credentials.lastOutput};
    return row;
}

std::vector<live::CredentialLine> KubeFacts::credentialLog() const
{
    const auto log = access.log();
    std::vector<live::CredentialLine> lines;
    for (std::size_t i = log.size() - std::min(log.size(), maxLogLines); i < log.size(); ++i)
        lines.push_back({log[i].at, log[i].text});
    return lines;
}

live::GroupRow KubeFacts::group(const std::string &name) const
{
    using Kind = Standing::Verdict::Kind;
    const controllers::Needs &needs = *controllers::groupNeeds(name);
    const Standing::Verdict verdict = standing.verdict(needs);
    live::GroupRow facts;
    facts.purpose = needs.purpose;
    facts.reason = live::clause(verdict.reason);
    facts.pruned = verdict.pruned;
    if (reconcilers && reconcilers->isRunning(name))
        facts.state = live::GroupState::Running;
    else if (verdict.kind == Kind::Refused)
        facts.state = live::GroupState::Refused;
    else if (verdict.kind == Kind::Checking || reconcilers)
        facts.state = live::GroupState::Checking;
    else
        facts.state = live::GroupState::Standby;
    return facts;
}

live::LeaseRow KubeFacts::leaseFacts() const
{
    const leader::LeaderState leader = elector->state();
    live::LeaseRow facts;
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
    facts.credentialLog = credentialLog();
    const kube::ConnectionState &state = cluster.connection();
    for (const auto &[kind, service] : state.kinds)
        facts.kinds[kind->qualified()] = {
            kind->kind,
            live::fromWord<live::KindState>(kube::toString(service.service)),
            service.verb,
            service.message.text(),
            service.version};
    for (const kube::StreamState &stream : state.streams) {
        const auto kind = state.kinds.find(stream.kind);
        const bool known = kind == state.kinds.end() || kind->second.version.empty();
        if (known && !stream.trouble.empty())
            facts.streamTrouble[stream.kind->qualified()] = stream.trouble.text();
    }
    facts.rights = standing.rights();
    for (const std::string &name : groups)
        facts.groups[name] = group(name);
    if (elector)
        facts.lease = leaseFacts();
    return facts;
}

} // namespace hp::app
