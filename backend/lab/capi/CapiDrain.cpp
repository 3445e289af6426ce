// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/Read.h"
#include "backend/lab/capi/CapiView.h"
#include "model/resource/LabelSelector.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;

constexpr std::string_view refusedByBudget =
    "cannot evict pod as it would violate the pod's disruption budget.";
constexpr std::size_t podsPerLine = 3;
constexpr std::size_t errorsShown = 5;

enum class Behavior { Drain, Skip, WaitCompleted };

struct Treatment {
    Behavior behavior = Behavior::Drain;
    std::int64_t order = 0;
};

/// An absent selector fits everything; one that cannot be read, nothing.
bool fitsSelector(const Object &object, const Json &selector)
{
    if (!selector.is_object())
        return true;
    const auto read = LabelSelector::fromJson(selector);
    return read && read->matches(object);
}

/// Of a list of {member: selector, …}: an empty list fits everything, else one entry must fit.
template<typename Fits>
bool fitsOneOf(const Json &list, const Fits &fits)
{
    return !list.is_array() || list.empty() || std::any_of(list.begin(), list.end(), fits);
}

bool rules(const Object &rule, const CapiMachineView &view, const Object &pod)
{
    return fitsOneOf(rule.at("/spec/machines"),
                     [&](const Json &one) {
                         return fitsSelector(view.machine, one.value("selector", Json()))
                             && fitsSelector(view.cluster, one.value("clusterSelector", Json()));
                     })
        && fitsOneOf(rule.at("/spec/pods"), [&](const Json &one) {
               return fitsSelector(pod, one.value("selector", Json()));
           });
}

bool isOwnedByDaemonSet(const Object &pod)
{
    return capi::controllerOf(pod).kind == "DaemonSet";
}

bool isFinishedPod(const Object &pod)
{
    const std::string &phase = pod.text("/status/phase");
    return phase == "Succeeded" || phase == "Failed";
}

Treatment treatmentOf(const Object &pod, const CapiMachineView &view)
{
    if ((isOwnedByDaemonSet(pod) && !isFinishedPod(pod))
        || pod.annotation("kubernetes.io/config.mirror"))
        return {Behavior::Skip};
    const std::string label = pod.label(capi::drainLabel).value_or("");
    if (label == "skip")
        return {Behavior::Skip};
    if (label == "wait-completed")
        return {Behavior::WaitCompleted};
    for (const Object &rule : view.drainRules) {
        if (!rules(rule, view, pod))
            continue;
        const std::string &behavior = rule.text("/spec/drain/behavior");
        if (behavior == "Skip")
            return {Behavior::Skip};
        if (behavior == "WaitCompleted")
            return {Behavior::WaitCompleted};
        return {Behavior::Drain, numberAt(rule, "/spec/drain/order", 0)};
    }
    return {};
}

/// Of a Node that reports nothing only the API server knows: what it has deleted counts as gone.
bool isGoneFromSilentNode(const Object &pod, const CapiMachineView &view, TimePoint now)
{
    const auto deleted = pod.deletionTimestamp();
    return conditionStatus(view.node, "Ready") == "Unknown" && deleted && now - *deleted > 1s;
}

std::vector<std::string> namesOf(const std::vector<Object> &pods)
{
    std::vector<std::string> names;
    for (const Object &pod : pods)
        names.push_back(toString(pod.key()));
    return names;
}

std::string podLine(const std::vector<Object> &pods, const std::string &what)
{
    return std::string("\n* ") + (pods.size() > 1 ? "Pods " : "Pod ")
        + listed(namesOf(pods), podsPerLine) + ": " + what;
}

/// Upstream's own words in front of the API server's.
std::string evictionFailure(std::string refusal)
{
    constexpr std::string_view capital =
        "Cannot evict pod as it would violate the pod's disruption budget.";
    if (refusal.starts_with(capital))
        refusal.front() = 'c';
    return refusal.starts_with(refusedByBudget) ? refusal : "failed to evict Pod, " + refusal;
}

} // namespace

bool hasInvalidDrainRule(const CapiMachineView &view)
{
    const auto isInvalid = [](const Json &entry, const char *member) {
        const Json selector = entry.is_object() ? entry.value(member, Json()) : Json();
        return selector.is_object() && !LabelSelector::fromJson(selector);
    };
    return std::ranges::any_of(view.drainRules, [&](const Object &rule) {
        const Json &machines = rule.at("/spec/machines");
        const Json &pods = rule.at("/spec/pods");
        return std::ranges::any_of(machines.is_array() ? machines : Json::array(),
                                   [&](const Json &one) {
                                       return isInvalid(one, "selector")
                                           || isInvalid(one, "clusterSelector");
                                   })
            || std::ranges::any_of(pods.is_array() ? pods : Json::array(),
                                   [&](const Json &one) { return isInvalid(one, "selector"); });
    });
}

std::string listed(const std::vector<std::string> &names, std::size_t most)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > most)
        text += ", ... (" + std::to_string(names.size() - most) + " more)";
    return text;
}

DrainStand drainStandOf(const CapiMachineView &view, TimePoint now)
{
    std::vector<std::pair<Object, Treatment>> counted;
    DrainStand stand;
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    for (const Object &pod : view.pods) {
        const Treatment treatment = treatmentOf(pod, view);
        if (treatment.behavior == Behavior::Skip) {
            stand.skipped.push_back(pod);
        } else if (!isGoneFromSilentNode(pod, view, now)) {
            first = std::min(first, treatment.order);
            counted.emplace_back(pod, treatment);
        }
    }
    for (const auto &[pod, treatment] : counted) {
        const bool isNow = treatment.order == first;
        if (treatment.behavior == Behavior::WaitCompleted) {
            (isNow ? stand.completing : stand.completingLater).push_back(pod);
        } else if (pod.isDeleting()) {
            stand.ending.push_back(pod);
        } else if (!isNow) {
            stand.later.push_back(pod);
        } else {
            stand.toEvict.push_back(pod);
            const auto refusal = view.evictions ? view.evictions->refusals.find(pod.key())
                                                : decltype(view.evictions->refusals.end()){};
            if (view.evictions && refusal != view.evictions->refusals.end())
                stand.refused[evictionFailure(refusal->second)].push_back(pod);
            else if (view.evictions && pod.creationTimestamp() <= view.evictions->at)
                stand.ending.push_back(pod);
        }
    }
    return stand;
}

bool DrainStand::isDone() const
{
    return toEvict.empty() && ending.empty() && completing.empty() && later.empty()
        && completingLater.empty();
}

std::string DrainStand::message(const std::string &startedAt) const
{
    std::string text = "Drain not completed yet (started at " + startedAt + "):";
    if (!ending.empty())
        text += podLine(ending, "deletionTimestamp set, but still not removed from the Node");
    std::size_t shown = 0;
    std::size_t others = 0;
    for (const auto &[why, pods] : refused) {
        if (++shown <= errorsShown)
            text += podLine(pods, why);
        else
            others += pods.size();
    }
    if (others > 0)
        text += "\n* " + std::to_string(others) + (others == 1 ? " Pod" : " Pods")
            + " with other issues";
    if (!completing.empty())
        text += podLine(completing, "waiting for completion");
    if (!later.empty())
        text += "\nAfter above Pods have been removed from the Node, the following Pods will be "
                "evicted: "
            + listed(namesOf(later), podsPerLine);
    if (!completingLater.empty())
        text += "\nAfter above Pods have been removed from the Node, waiting for the following "
                "Pods to complete without eviction: "
            + listed(namesOf(completingLater), podsPerLine);
    return text;
}

} // namespace hp::lab
