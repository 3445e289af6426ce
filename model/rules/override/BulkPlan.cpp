// SPDX-License-Identifier: Apache-2.0
#include "model/rules/override/BulkPlan.h"

#include "model/base/JsonTree.h"
#include "model/messages/Bulk.h"
#include "model/rules/override/Ticket.h"

#include <algorithm>
#include <map>
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
    member.budgets = std::move(candidate.preview.budgets);
    member.patch = std::move(candidate.preview.patch);
    member.request = std::move(candidate.request);
    member.digest = std::move(candidate.digest);
    return member;
}

/// What the machines of a wave take together, by budget.
using Taken = std::map<std::string, std::int64_t>;

/// The first to take from a budget may take what it takes: its own check says when that is too
/// much.
bool fits(const BulkMember &member, const Taken &taken)
{
    return std::ranges::all_of(member.budgets, [&taken](const BudgetUse &use) {
        const auto it = taken.find(use.budget);
        return use.pods == 0 || it == taken.end() || it->second + use.pods <= use.allowed;
    });
}

/// In waves of the sizes that the site says, in which no budget loses more than it allows. None of
/// them sees what another one has begun: the budget counts a pod that goes only when it is gone.
std::vector<BulkMember> inWaves(std::vector<BulkMember> members, const BulkPolicy &policy)
{
    std::vector<std::size_t> sizes;
    for (const std::size_t wave : wavesOf(members.size(), policy)) {
        sizes.resize(std::max(sizes.size(), wave + 1));
        ++sizes[wave];
    }
    std::vector<BulkMember> planned;
    planned.reserve(members.size());
    for (std::size_t wave = 0; !members.empty(); ++wave) {
        const std::size_t size = wave < sizes.size() ? sizes[wave] : members.size();
        const std::size_t before = planned.size();
        Taken taken;
        std::vector<BulkMember> later;
        for (BulkMember &member : members) {
            if (planned.size() - before >= size || !fits(member, taken)) {
                later.push_back(std::move(member));
                continue;
            }
            for (const BudgetUse &use : member.budgets) {
                if (use.pods > 0)
                    taken[use.budget] += use.pods;
            }
            member.wave = wave;
            planned.push_back(std::move(member));
        }
        members = std::move(later);
    }
    return planned;
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
    plan.members = inWaves(std::move(plan.members), policy);
    for (const BulkMember &member : plan.members)
        plan.level = std::max(plan.level, member.level);
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
