// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/BulkPlan.h"

#include "model/base/JsonTree.h"
#include "model/messages/Bulk.h"
#include "model/rules/override/Ticket.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace hp::overrides {

namespace {

std::ptrdiff_t notGreen(const BulkMember &member)
{
    return std::ranges::count_if(
        member.checks, [](const PlannedCheck &check) { return check.light != Light::Green; });
}

ObjectKey askedFor(const BulkCandidate &candidate)
{
    if (!candidate.preview.patch.body.empty())
        return candidate.preview.patch.key;
    return infoOf(candidate.request.action).target == Target::Host ? candidate.request.host
                                                                   : candidate.request.machine;
}

/// What a second member of a plan must not write too.
std::string placeOf(const OverridePatch &patch)
{
    return patch.kind + toString(patch.target) + '/' + toString(patch.key);
}

BulkMember plannedMember(BulkCandidate candidate)
{
    BulkMember member;
    for (const Interlock &check : candidate.preview.interlocks)
        member.checks.push_back({check.id, check.light});
    member.level = candidate.preview.guard.level;
    member.patch = std::move(candidate.preview.patch);
    member.request = std::move(candidate.request);
    member.digest = std::move(candidate.digest);
    return member;
}

} // namespace

std::vector<std::size_t> wavesOf(std::size_t count, const BulkPolicy &policy)
{
    std::vector<std::size_t> waves;
    std::size_t wave = 0;
    for (const WaveSize &size : policy.waves) {
        const auto amount = static_cast<std::size_t>(std::max(size.amount, 1));
        const std::size_t wanted = size.percent ? (count * amount + 99) / 100 : amount;
        const std::size_t left = count - waves.size();
        waves.insert(waves.end(), std::min(wanted, left), wave++);
    }
    waves.resize(count, wave);
    return waves;
}

BulkPlan planOf(Action action, std::vector<BulkCandidate> candidates, const BulkPolicy &policy)
{
    BulkPlan plan;
    plan.action = action;
    plan.policy = policy;
    if (infoOf(action).base == GuardLevel::G5) {
        plan.level = GuardLevel::G5;
        plan.refusal = sentences({say::bulkNeverDoesThis(), whyNever(action)});
        return plan;
    }
    if (isOfWholeCluster(action)) {
        plan.refusal = say::bulkNeverDoesThis();
        return plan;
    }
    std::set<std::string> seen;
    for (BulkCandidate &candidate : candidates) {
        Message why = candidate.ofControlPlane ? say::bulkLeavesControlPlaneOut()
                                               : whyNotNow(candidate.preview);
        if (why.empty() && candidate.preview.guard.level == GuardLevel::G5)
            why = say::bulkNeverDoesThis();
        if (why.empty() && !seen.insert(placeOf(candidate.preview.patch)).second)
            why = say::bulkIsInPlanTwice();
        if (why.empty())
            plan.members.push_back(plannedMember(std::move(candidate)));
        else
            plan.leftOut.push_back({askedFor(candidate), std::move(why)});
    }
    const auto rank = [](const BulkMember &member) {
        return std::tuple(member.level, notGreen(member), member.patch.key);
    };
    std::ranges::stable_sort(plan.members, {}, rank);
    const std::vector<std::size_t> waves = wavesOf(plan.members.size(), policy);
    for (std::size_t i = 0; i < waves.size(); ++i) {
        plan.members[i].wave = waves[i];
        plan.level = std::max(plan.level, plan.members[i].level);
    }
    if (plan.members.empty())
        plan.refusal = say::bulkHasNobody();
    else if (plan.members.size() > policy.limit)
        plan.refusal = say::bulkIsTooMany(static_cast<std::int64_t>(plan.members.size()),
                                          static_cast<std::int64_t>(policy.limit));
    return plan;
}

std::string approvalText(const BulkPlan &plan)
{
    Json members = Json::array();
    for (const BulkMember &member : plan.members) {
        members.push_back({{"id", member.request.id},
                           {"digest", member.digest},
                           {"basis", member.patch.basis},
                           {"wave", member.wave}});
    }
    return compactJson({{"action", infoOf(plan.action).id},
                        {"level", toString(plan.level)},
                        {"pauseSeconds", plan.policy.pause / std::chrono::seconds(1)},
                        {"failures", plan.policy.failures},
                        {"members", std::move(members)}});
}

} // namespace hp::overrides
