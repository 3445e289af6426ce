// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Obstacles.h"

#include "model/base/Patterns.h"
#include "model/resource/Conditions.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/Drain.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using rules::BlockingPod;

bool budgetSelects(const Object &budget, const Object &pod)
{
    const Json &wanted = budget.at("/spec/selector");
    if (budget.ns() != pod.ns() || !wanted.is_object())
        return false;
    const auto selector = LabelSelector::fromJson(wanted);
    return selector && selector->matches(pod);
}

std::optional<int> countAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? std::optional(value.get<int>()) : std::nullopt;
}

bool isWell(const Object &pod)
{
    return machine::conditionIs(pod, "Ready", "True") && !pod.isDeleting();
}

/// The API evicts it whatever its budgets say.
bool needsNoBudget(const Object &pod)
{
    return pod.isDeleting() || machine::isFinishedPod(pod)
        || pod.text("/status/phase") == "Pending";
}

/// The eviction would be allowed now; nullopt when the budget does not say.
std::optional<bool> allowsEviction(const Object &budget, const Object &pod)
{
    const auto allowed = countAt(budget, "/status/disruptionsAllowed");
    if (!allowed)
        return std::nullopt;
    if (pod && !machine::conditionIs(pod, "Ready", "True")) {
        const int healthy = countAt(budget, "/status/currentHealthy").value_or(0);
        const int desired = countAt(budget, "/status/desiredHealthy").value_or(0);
        if (budget.text("/spec/unhealthyPodEvictionPolicy") == "AlwaysAllow"
            || (desired > 0 && healthy >= desired))
            return true;
    }
    return *allowed > 0;
}

Object podOf(const StuckView &view, const BlockingPod &blocking)
{
    for (const auto *pods : {&view.pods, &siteOf(view).budgetPods}) {
        for (const Object &pod : *pods) {
            if (pod.ns() == blocking.ns && pod.name() == blocking.pod)
                return pod;
        }
    }
    return {};
}

std::vector<Object> missingPods(const StuckView &view, const Object &budget, const std::string &but)
{
    std::vector<Object> missing;
    for (const Object &pod : siteOf(view).budgetPods) {
        if (pod.name() != but && !isWell(pod) && !machine::isFinishedPod(pod)
            && budgetSelects(budget, pod))
            missing.push_back(pod);
    }
    // One that is sick says more than one that is on its way.
    std::stable_partition(
        missing.begin(), missing.end(), [](const Object &pod) { return !pod.isDeleting(); });
    return missing;
}

/// How many of the pods that the budget expects do not exist; 0 where its pods are not known.
int absentPods(const StuckView &view, const Object &budget)
{
    const auto &pods = siteOf(view).budgetPods;
    const auto there = std::ranges::count_if(pods, [&](const Object &pod) {
        return !machine::isFinishedPod(pod) && budgetSelects(budget, pod);
    });
    const int expected = countAt(budget, "/status/expectedPods").value_or(0);
    return there == 0 ? 0 : std::max(0, expected - static_cast<int>(there));
}

bool cannotBeJudged(const Object &budget)
{
    const ConditionsIn conditions(budget.at("/status/conditions"));
    const auto allowed = conditions.get("DisruptionAllowed");
    return allowed && allowed->status == "False" && allowed->reason == "SyncFailed";
}

/// What a budget that refuses it means.
ObstacleKind kindOfRefusal(Obstacle &obstacle, const StuckView &view, const Object &budget)
{
    const auto allows = allowsEviction(budget, obstacle.pod);
    if (allows.value_or(false))
        return ObstacleKind::MayGo;
    obstacle.blocking.pdb = budget.name();
    if (const auto wanted = countAt(budget, "/status/desiredHealthy"))
        obstacle.blocking.needs = *wanted;
    if (const auto has = countAt(budget, "/status/currentHealthy"))
        obstacle.blocking.has = *has;
    if (cannotBeJudged(budget))
        return ObstacleKind::NotJudged;
    if (canNeverBeMet(budget))
        return ObstacleKind::NeverMet;
    obstacle.absent = absentPods(view, budget);
    obstacle.missing = missingPods(view, budget, obstacle.blocking.pod);
    const bool isSick = obstacle.pod && !machine::conditionIs(obstacle.pod, "Ready", "True");
    return obstacle.missing.empty() && !isSick && obstacle.absent == 0 ? ObstacleKind::Budget
                                                                       : ObstacleKind::MissesPods;
}

ObstacleKind kindOfEnding(Obstacle &obstacle, TimePoint now)
{
    const Object &pod = obstacle.pod;
    const auto grace =
        std::chrono::seconds(countAt(pod, "/metadata/deletionGracePeriodSeconds").value_or(0));
    // Kubernetes writes the instant by which it has to be gone.
    obstacle.until = pod.deletionTimestamp();
    if (obstacle.until)
        obstacle.since = *obstacle.until - grace;
    if (obstacle.until && now < *obstacle.until && !machine::isFinishedPod(pod))
        return ObstacleKind::Grace;
    const Json &finalizers = pod.at("/metadata/finalizers");
    if (finalizers.is_array() && !finalizers.empty() && finalizers.front().is_string()) {
        obstacle.finalizer = finalizers.front().get<std::string>();
        return ObstacleKind::Finalizer;
    }
    return ObstacleKind::Hangs;
}

/// Pods that were asked to end and do not, though the last attempt has not told of them: it tells
/// of refusals while it runs, and of those that it waited for when it is over.
void addEnding(std::vector<Obstacle> &obstacles, const StuckView &view, TimePoint now)
{
    for (const Object &pod : view.pods) {
        const bool isKnown = std::ranges::any_of(obstacles, [&pod](const Obstacle &one) {
            return one.blocking.ns == pod.ns() && one.blocking.pod == pod.name();
        });
        if (isKnown || !pod.isDeleting() || !rules::countsForDrain(pod))
            continue;
        Obstacle obstacle;
        obstacle.blocking.ns = pod.ns();
        obstacle.blocking.pod = pod.name();
        obstacle.pod = pod;
        obstacle.kind = kindOfEnding(obstacle, now);
        // Most end within their grace, and nobody has to know.
        if (obstacle.kind != ObstacleKind::Grace)
            obstacles.push_back(std::move(obstacle));
    }
}

ObstacleKind kindOf(Obstacle &obstacle, const StuckView &view, TimePoint now)
{
    const BlockingPod &blocking = obstacle.blocking;
    constexpr std::string_view twoBudgets = "more than one PodDisruptionBudget";
    if (!obstacle.pod) {
        if (!view.pods.empty())
            return ObstacleKind::MayGo;
        if (const Object *budget = blocking.pdb.empty() ? nullptr : budgetOf(view, blocking))
            return kindOfRefusal(obstacle, view, *budget);
        return !blocking.pdb.empty()                              ? ObstacleKind::Budget
            : blocking.says.find(twoBudgets) != std::string::npos ? ObstacleKind::TwoBudgets
            : !blocking.says.empty()                              ? ObstacleKind::Refused
                                                                  : ObstacleKind::Hangs;
    }
    if (obstacle.pod.isDeleting())
        return kindOfEnding(obstacle, now);
    obstacle.budgets = budgetsOfPod(view, obstacle.pod);
    if (needsNoBudget(obstacle.pod))
        return blocking.says.empty() ? ObstacleKind::MayGo : ObstacleKind::Refused;
    if (obstacle.budgets.size() > 1)
        return ObstacleKind::TwoBudgets;
    const bool budgetsRefused =
        !blocking.pdb.empty() || blocking.says.find(twoBudgets) != std::string::npos;
    if (!budgetsRefused && !blocking.says.empty())
        return ObstacleKind::Refused;
    if (obstacle.budgets.size() == 1)
        return kindOfRefusal(obstacle, view, obstacle.budgets.front());
    return budgetsRefused ? ObstacleKind::MayGo : ObstacleKind::Hangs;
}

} // namespace

std::vector<Object> budgetsOfPod(const StuckView &view, const Object &pod)
{
    std::vector<Object> found;
    std::ranges::copy_if(siteOf(view).budgets,
                         std::back_inserter(found),
                         [&](const Object &budget) { return budgetSelects(budget, pod); });
    return found;
}

std::vector<BlockingPod> blockingPodsOf(const StuckView &view)
{
    auto recorded = rules::drainRecordOf(view.machine).blocking;
    const std::string told = recorded.empty() ? drainErrorOf(view) : std::string();
    if (told.empty())
        return recorded;
    static const std::regex evicting(
        R"re(error when evicting pods/"([^"]{1,253})" -n "([^"]{1,63})": ([^\]]*?)(?=, error when |\]|$))re");
    static const std::regex waiting(
        R"re(error when waiting for pod "([^"]{1,253})" in namespace "([^"]{1,63})")re");
    const std::string text = told.substr(0, maxMatchedText);
    const auto each = [&](const std::regex &wording, const auto &take) {
        for (std::sregex_iterator it(text.begin(), text.end(), wording), end; it != end; ++it)
            take(*it);
    };
    each(evicting, [&](const std::smatch &match) {
        const std::string why = match[3];
        const bool tellsNothing = why.starts_with("global timeout reached");
        recorded.push_back({match[2], match[1], {}, 0, 0, tellsNothing ? std::string() : why});
    });
    each(waiting, [&](const std::smatch &match) {
        recorded.push_back({match[2], match[1], {}, 0, 0, {}});
    });
    return recorded;
}

std::vector<Obstacle> obstaclesOf(const StuckView &view, TimePoint now)
{
    std::vector<Obstacle> obstacles;
    for (const BlockingPod &blocking : blockingPodsOf(view)) {
        Obstacle obstacle;
        obstacle.blocking = blocking;
        obstacle.pod = podOf(view, blocking);
        obstacle.kind = kindOf(obstacle, view, now);
        obstacles.push_back(std::move(obstacle));
    }
    if (!obstacles.empty())
        addEnding(obstacles, view, now);
    std::ranges::stable_sort(obstacles, {}, &Obstacle::kind);
    return obstacles;
}

std::optional<Obstacle> firstRefusalAhead(const StuckView &view)
{
    for (const Object &pod : view.pods) {
        if (!rules::countsForDrain(pod) || needsNoBudget(pod))
            continue;
        Obstacle obstacle;
        obstacle.pod = pod;
        obstacle.blocking.ns = pod.ns();
        obstacle.blocking.pod = pod.name();
        obstacle.budgets = budgetsOfPod(view, pod);
        if (obstacle.budgets.size() > 1) {
            obstacle.kind = ObstacleKind::TwoBudgets;
            return obstacle;
        }
        if (obstacle.budgets.empty()
            || allowsEviction(obstacle.budgets.front(), pod).value_or(true))
            continue;
        obstacle.kind = kindOfRefusal(obstacle, view, obstacle.budgets.front());
        return obstacle;
    }
    return std::nullopt;
}

} // namespace hp::holds
