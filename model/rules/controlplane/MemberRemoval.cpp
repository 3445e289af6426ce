// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/MemberRemoval.h"

#include "model/messages/ControlPlane.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace hp::rules {

namespace {

constexpr const char *bootstrapMember = "etcd-bootstrap";

/// A voter whose Machine waits for it to go.
struct Candidate {
    EtcdMember member{};
    Object machine{};
};

/// The place of a Machine among its kind: the digit its name ends with, as the control plane
/// machine set gives it out; -1 for other names.
int domainOf(const Object &machine)
{
    const std::string &name = machine.name();
    const auto last = static_cast<unsigned char>(name.empty() ? ' ' : name.back());
    return std::isdigit(last) ? last - '0' : -1;
}

bool hasNode(const EtcdGuardView &view, const EtcdMember &member)
{
    return std::any_of(view.nodes.begin(), view.nodes.end(), [&](const Object &node) {
        return etcd::hasAddress(node, member.address);
    });
}

bool mayLeave(const Object &machine)
{
    return machine && machine.isDeleting() && etcd::hasHook(machine);
}

MemberRemoval noneLeaves(const char *row, Message reason)
{
    MemberRemoval removal;
    removal.row = row;
    removal.reason = std::move(reason);
    return removal;
}

std::string peers(const std::vector<EtcdMember> &members)
{
    std::string text;
    for (const EtcdMember &member : members) {
        const bool six = member.address.find(':') != std::string::npos;
        text += (text.empty() ? "https://" : " https://")
            + (six ? '[' + member.address + ']' : member.address) + ":2380";
    }
    return '[' + text + ']';
}

/// For whoever waits for one to leave.
std::string sickMembers(const std::vector<EtcdMember> &members)
{
    const std::string first = "etcd member " + members.front().key.name;
    const std::size_t more = members.size() - 1;
    return more == 0 ? first + " is unhealthy"
                     : first + " and " + std::to_string(more) + " more are unhealthy";
}

std::int64_t amount(std::size_t number)
{
    return static_cast<std::int64_t>(number);
}

/// The order in which candidates go: unhealthy ones first, then those whose place another voter
/// shares, so that the members stay spread.
void sortByUrgency(std::vector<Candidate> &candidates, const std::map<int, int> &votersIn)
{
    std::stable_sort(
        candidates.begin(), candidates.end(), [&](const Candidate &a, const Candidate &b) {
            if (a.member.healthy != b.member.healthy)
                return !a.member.healthy;
            return votersIn.at(domainOf(a.machine)) > votersIn.at(domainOf(b.machine));
        });
}

MemberRemoval decideVoter(const EtcdGuardView &view, const std::vector<EtcdMember> &voters)
{
    std::vector<Candidate> candidates;
    std::map<int, int> votersIn;
    for (const EtcdMember &voter : voters) {
        const Object machine = machineOfMember(view, voter);
        if (machine && etcd::hasHook(machine))
            ++votersIn[domainOf(machine)];
        if (mayLeave(machine))
            candidates.push_back({voter, machine});
    }
    if (candidates.empty())
        return noneLeaves("nobody leaves", say::noMemberLeaves());

    const auto desired = static_cast<std::size_t>(view.desiredReplicas);
    if (voters.size() < desired)
        return noneLeaves("too few voters",
                          say::tooFewMembersVote(amount(voters.size()), amount(desired)));
    std::vector<EtcdMember> unhealthy;
    std::copy_if(voters.begin(),
                 voters.end(),
                 std::back_inserter(unhealthy),
                 [](const EtcdMember &voter) { return !voter.healthy; });
    const std::size_t healthy = voters.size() - unhealthy.size();
    // Whoever votes now decides, also while there are more than there will be.
    const auto votes = static_cast<int>(std::max(desired, voters.size()));
    const auto quorum = static_cast<std::size_t>(quorumOf(votes));
    if (healthy < quorum) {
        MemberRemoval removal =
            noneLeaves("no quorum", say::tooFewMembersAreHealthy(amount(healthy)));
        removal.notice =
            "Ignoring scale down since the number of healthy voting, non-bootstrap etcd members ("
            + std::to_string(healthy) + ") < minimum required to maintain quorum ("
            + std::to_string(quorum) + ")";
        removal.subject = candidates.front().machine;
        removal.report = sickMembers(unhealthy);
        return removal;
    }
    sortByUrgency(candidates, votersIn);
    if (!unhealthy.empty() && candidates.front().member.healthy) {
        MemberRemoval removal = noneLeaves("unhealthy member stays", say::unhealthyMemberStays());
        removal.error = "cannot proceed with scaling down, unhealthy voting etcd members found: "
            + peers(unhealthy) + " but none are pending deletion";
        removal.subject = candidates.front().machine;
        removal.report = sickMembers(unhealthy);
        return removal;
    }
    if (unhealthy.empty() && voters.size() <= desired) {
        MemberRemoval removal =
            noneLeaves("no replacement", say::allMembersAreNeeded(amount(voters.size())));
        // The replacement is there, and its member copies data: that is what to look at.
        const auto learner = std::find_if(view.members.begin(),
                                          view.members.end(),
                                          [](const EtcdMember &one) { return one.learner; });
        if (learner != view.members.end()) {
            removal.subject = candidates.front().machine;
            removal.report =
                "etcd member " + learner->key.name + " is a learner and has no vote yet";
        }
        return removal;
    }

    MemberRemoval removal =
        noneLeaves("voter leaves", say::memberIsNoLongerNeeded(candidates.front().machine.name()));
    removal.members = {candidates.front().member};
    removal.subject = candidates.front().machine;
    return removal;
}

} // namespace

std::vector<std::string> memberAddressesOf(const EtcdGuardView &view, const Object &machine)
{
    std::vector<std::string> known = machine::internalIps(machine);
    const std::string &name = machine::nodeName(machine);
    for (const Object &node : view.nodes) {
        if (!name.empty() && node.name() == name) {
            const std::vector<std::string> more = machine::internalIps(node);
            known.insert(known.end(), more.begin(), more.end());
        }
    }
    return known;
}

Object machineOfMember(const EtcdGuardView &view, const EtcdMember &member)
{
    Object going;
    for (const Object &machine : view.machines) {
        const std::vector<std::string> known = memberAddressesOf(view, machine);
        if (std::find(known.begin(), known.end(), member.address) == known.end())
            continue;
        if (!machine.isDeleting())
            return machine;
        if (!going)
            going = machine;
    }
    return going;
}

int quorumOf(int replicas)
{
    return replicas / 2 + 1;
}

/// Rules, first match wins: bootstrap, membership on the move, dead member that nobody owns,
/// learners; otherwise at most one voter.
MemberRemoval decideMemberRemoval(const EtcdGuardView &view)
{
    std::vector<EtcdMember> voters;
    for (const EtcdMember &member : view.members) {
        if (member.key.name == bootstrapMember)
            return noneLeaves("bootstrap", say::controlPlaneIsBootstrapped());
        if (!member.settled)
            return noneLeaves("membership moves", say::membershipIsChanging());
        if (!member.learner)
            voters.push_back(member);
    }
    for (const EtcdMember &member : view.members) {
        if (!member.healthy && !machineOfMember(view, member) && !hasNode(view, member)) {
            MemberRemoval removal =
                noneLeaves("orphan leaves", say::memberHasNoMachine(member.key.name));
            removal.members = {member};
            return removal;
        }
    }
    MemberRemoval learners = noneLeaves("learner leaves", say::learnerLeaves());
    for (const EtcdMember &member : view.members) {
        if (!member.learner)
            continue;
        if (const Object machine = machineOfMember(view, member); mayLeave(machine)) {
            learners.members.push_back(member);
            learners.subject = machine;
        }
    }
    return learners.members.empty() ? decideVoter(view, voters) : learners;
}

} // namespace hp::rules
