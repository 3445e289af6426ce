// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/Budget.h"

#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::embedded {

using cluster::kinds::podDisruptionBudget;

namespace {

int numberAt(const Object &object, std::string_view pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

/// An int-or-percent of `total`, percentages rounded up; nullopt when it is neither.
std::optional<int> share(const Json &value, int total)
{
    if (value.is_number_integer())
        return value.get<int>();
    if (!value.is_string())
        return std::nullopt;
    const std::string &text = value.get_ref<const std::string &>();
    int percent = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), percent);
    if (error != std::errc() || end + 1 != text.data() + text.size() || *end != '%')
        return std::nullopt;
    return static_cast<int>(std::ceil(total * percent / 100.0));
}

Error refusal(const std::string &cause, int retryAfterSeconds)
{
    return errorFrom(
        {.code = 429,
         .reason = "TooManyRequests",
         .message = "Cannot evict pod as it would violate the pod's disruption budget.",
         .causes = {{"DisruptionBudget", cause, {}}},
         .retryAfterSeconds = retryAfterSeconds});
}

Json disruptionCondition(const Object &budget, int allowed, TimePoint now)
{
    const char *status = allowed > 0 ? "True" : "False";
    Json condition{{"type", "DisruptionAllowed"},
                   {"status", status},
                   {"reason", allowed > 0 ? "SufficientPods" : "InsufficientPods"},
                   {"message", ""},
                   {"observedGeneration", budget.generation()},
                   {"lastTransitionTime", formatTime(now)}};
    const Json &old = budget.at("/status/conditions/0");
    if (old.is_object() && old.value("status", Json()) == status
        && old.contains("lastTransitionTime"))
        condition["lastTransitionTime"] = old.at("lastTransitionTime");
    return Json::array({std::move(condition)});
}

/// Evictions still under way: the pod is there, is not terminating yet and was charged lately.
Json stillDisrupted(const Object &budget, const std::vector<Object> &pods, const PaidAgo &paidAgo)
{
    Json result = Json::object();
    const Json &disrupted = budget.at("/status/disruptedPods");
    if (!disrupted.is_object())
        return result;
    for (const Object &pod : pods) {
        const auto it = disrupted.find(pod.name());
        if (it == disrupted.end() || pod.isDeleting() || !it->is_string())
            continue;
        const auto since = parseTime(it->get_ref<const std::string &>());
        if (since && paidAgo(pod.name(), *since) < evictionTimeout)
            result[pod.name()] = *it;
    }
    return result;
}

} // namespace

bool isReady(const Object &pod)
{
    const Json &conditions = pod.at("/status/conditions");
    return conditions.is_array()
        && std::any_of(conditions.begin(), conditions.end(), [](const Json &condition) {
               return condition.is_object() && condition.value("type", Json()) == "Ready"
                   && condition.value("status", Json()) == "True";
           });
}

bool selects(const Object &budget, const Object &pod)
{
    if (budget.ns() != pod.ns())
        return false;
    const Json &wanted = budget.at("/spec/selector");
    if (!wanted.is_object())
        return false;
    const auto selector = LabelSelector::fromJson(wanted);
    return selector && selector->matches(pod);
}

std::vector<Object> budgetsFor(const ObjectTable &objects, const Object &pod)
{
    std::vector<Object> result;
    objects.forEach(podDisruptionBudget(), pod.ns(), [&](const Object &budget) {
        if (selects(budget, pod))
            result.push_back(budget);
    });
    return result;
}

Result<EvictionDecision> decideEviction(const Object &pod, const std::vector<Object> &budgets)
{
    const std::string &phase = pod.text("/status/phase");
    const bool harmless =
        phase == "Pending" || phase == "Succeeded" || phase == "Failed" || pod.isDeleting();
    if (harmless || budgets.empty())
        return EvictionDecision{};
    if (budgets.size() > 1)
        return unexpected(
            errorFrom({.code = 500,
                       .reason = "InternalError",
                       .message = "This pod has more than one PodDisruptionBudget, which the "
                                  "eviction subresource does not support."}));
    const Object &budget = budgets.front();
    const int healthy = numberAt(budget, "/status/currentHealthy");
    const int desired = numberAt(budget, "/status/desiredHealthy");
    const int allowed = numberAt(budget, "/status/disruptionsAllowed");
    if (!isReady(pod)) {
        const bool always = budget.text("/spec/unhealthyPodEvictionPolicy") == "AlwaysAllow";
        if (always || (healthy >= desired && desired > 0))
            return EvictionDecision{};
    }
    const Json &observed = budget.at("/status/observedGeneration");
    if (!observed.is_number_integer() || observed.get<std::int64_t>() < budget.generation())
        return unexpected(refusal("The disruption budget " + budget.name()
                                      + " is still being processed by the server.",
                                  10));
    if (allowed <= 0)
        return unexpected(refusal("The disruption budget " + budget.name() + " needs "
                                      + std::to_string(desired) + " healthy pods and has "
                                      + std::to_string(healthy) + " currently",
                                  0));
    return EvictionDecision{budget};
}

Json chargedStatus(const Object &budget, const std::string &pod, TimePoint now)
{
    Json status = budget.at("/status");
    const int allowed = numberAt(budget, "/status/disruptionsAllowed") - 1;
    status["disruptionsAllowed"] = allowed;
    status["conditions"] = disruptionCondition(budget, allowed, now);
    status["disruptedPods"][pod] = formatTime(now);
    return status;
}

Json budgetStatus(const Object &budget,
                  const std::vector<Object> &pods,
                  int expected,
                  TimePoint now,
                  const PaidAgo &paidAgo)
{
    Json disrupted = stillDisrupted(budget, pods, paidAgo);
    const int healthy =
        static_cast<int>(std::count_if(pods.begin(), pods.end(), [&](const Object &pod) {
            return isReady(pod) && !pod.isDeleting() && !disrupted.contains(pod.name());
        }));
    int desired = 0;
    const Json &minAvailable = budget.at("/spec/minAvailable");
    if (const Json &maxUnavailable = budget.at("/spec/maxUnavailable"); !maxUnavailable.is_null()) {
        // One that cannot be read allows nothing.
        desired = std::max(expected - share(maxUnavailable, expected).value_or(0), 0);
    } else if (minAvailable.is_number_integer()) {
        desired = minAvailable.get<int>();
        expected = static_cast<int>(pods.size());
    } else if (!minAvailable.is_null()) {
        desired = share(minAvailable, expected).value_or(expected);
    }
    const int allowed = expected > 0 ? std::max(healthy - desired, 0) : 0;
    Json status{{"currentHealthy", healthy},
                {"desiredHealthy", desired},
                {"expectedPods", expected},
                {"disruptionsAllowed", allowed},
                {"observedGeneration", budget.generation()},
                {"conditions", disruptionCondition(budget, allowed, now)}};
    if (!disrupted.empty())
        status["disruptedPods"] = std::move(disrupted);
    return status;
}

int expectedPods(const ObjectTable &objects, const std::vector<Object> &pods)
{
    int expected = 0;
    std::set<std::string> counted;
    for (const Object &pod : pods) {
        const Json &owners = pod.at("/metadata/ownerReferences");
        Object controller;
        if (owners.is_array()) {
            for (const Json &owner : owners) {
                if (flagOf(owner, "controller"))
                    controller = objects.findUid(textOf(owner, "uid"));
            }
        }
        const Json &replicas = controller.at("/spec/replicas");
        if (!replicas.is_number_integer())
            ++expected;
        else if (counted.insert(controller.uid()).second)
            expected += replicas.get<int>();
    }
    return expected;
}

} // namespace hp::embedded
