// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/WorkloadDecision.h"

#include "backend/lab/PodDecision.h"
#include "backend/lab/Read.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::daemonSet;
using cluster::kinds::labWorkload;
using cluster::kinds::pod;
using cluster::kinds::podDisruptionBudget;

constexpr Duration defaultGrace = 5s;
/// While a pod finds no node, somebody may uncordon one without touching the pod.
constexpr Duration placementRetry = 5s;

bool isDaemon(const Object &workload)
{
    return flagAt(workload, "/spec/daemonSet");
}

bool isLive(const Object &pod_)
{
    const std::string &phase = pod_.text("/status/phase");
    return !pod_.isDeleting() && phase != "Succeeded" && phase != "Failed";
}

bool fits(const Object &node, const Object &workload)
{
    const Json &selector = workload.at("/spec/nodeSelector");
    if (!hasLabels(node, selector))
        return false;
    // Control-plane nodes take only what asks for them.
    const bool controlPlane = node.label("node-role.kubernetes.io/control-plane").has_value()
        || node.label("node-role.kubernetes.io/master").has_value();
    const bool asks = selector.is_object()
        && (selector.contains("node-role.kubernetes.io/master")
            || selector.contains("node-role.kubernetes.io/control-plane"));
    return !controlPlane || asks || isDaemon(workload);
}

bool takesPods(const Object &node)
{
    return !node.isDeleting() && !flagAt(node, "/spec/unschedulable")
        && conditionStatus(node, "Ready") == "True";
}

Json ownerOf(const Object &owner, const cluster::Kind &kind)
{
    return Json::array({{{"apiVersion", kind.apiVersion()},
                         {"kind", kind.kind},
                         {"name", owner.name()},
                         {"uid", owner.uid()},
                         {"controller", true},
                         {"blockOwnerDeletion", true}}});
}

Json labelsOf(const Object &workload)
{
    Json labels = {{"app", workload.name()}, {workloadLabel, workload.name()}};
    if (workload.at("/spec/labels").is_object())
        labels.update(workload.at("/spec/labels"));
    return labels;
}

/// Five characters that no present pod of the workload ends with: two passes at one instant may ask
/// for the same index.
std::string freeSuffix(const WorkloadView &view, std::size_t index, TimePoint now)
{
    std::string seed =
        view.workload.uid() + '/' + formatMicroTime(now) + '/' + std::to_string(index);
    for (;;) {
        std::string suffix = shortName(stableHash(seed), 5);
        const bool taken = std::any_of(view.pods.begin(), view.pods.end(), [&](const Object &one) {
            return one.name().ends_with('-' + suffix);
        });
        if (!taken)
            return suffix;
        seed += '+';
    }
}

Json podFor(const WorkloadView &view, const std::string &node, std::size_t index, TimePoint now)
{
    const Object &workload = view.workload;
    const std::string middle =
        isDaemon(workload) ? "" : shortName(stableHash(workload.uid()), 9) + '-';
    const Duration grace = durationAt(workload, "/spec/gracePeriod", defaultGrace);
    const bool hangs = flagAt(workload, "/spec/faults/neverStops") || grace == forEver;
    const std::string &image = workload.text("/spec/image");
    const bool daemon = isDaemon(workload) && view.daemonSet;
    Json spec = {
        {"terminationGracePeriodSeconds",
         hangs ? 30 : std::chrono::ceil<std::chrono::seconds>(grace).count()},
        {"restartPolicy", "Always"},
        {"containers",
         Json::array(
             {{{"name", workload.name()},
               {"image", image.empty() ? "registry.lab/" + workload.name() + ":1" : image}}})}};
    if (!node.empty())
        spec["nodeName"] = node;
    return {{"apiVersion", "v1"},
            {"kind", "Pod"},
            {"metadata",
             {{"name", workload.name() + '-' + middle + freeSuffix(view, index, now)},
              {"namespace", workload.ns()},
              {"labels", labelsOf(workload)},
              {"ownerReferences",
               daemon ? ownerOf(view.daemonSet, daemonSet()) : ownerOf(workload, labWorkload())}}},
            {"spec", std::move(spec)}};
}

/// Chooses nodes one after the other: the fewest of this workload's pods first, then by name, so
/// that pods spread.
class Placement
{
public:
    explicit Placement(const WorkloadView &view)
    {
        for (const Object &node : view.nodes) {
            if (fits(node, view.workload) && takesPods(node))
                m_load[node.name()] = 0;
        }
        for (const Object &one : view.pods) {
            const auto it = m_load.find(one.text("/spec/nodeName"));
            if (it != m_load.end() && isLive(one))
                ++it->second;
        }
    }

    /// Empty when no node takes the pod.
    std::string next()
    {
        const auto best =
            std::min_element(m_load.begin(), m_load.end(), [](const auto &a, const auto &b) {
                return a.second < b.second;
            });
        if (best == m_load.end())
            return {};
        ++best->second;
        return best->first;
    }

private:
    std::map<std::string, int> m_load{};
};

void fitReplicas(Plan &plan, const WorkloadView &view, TimePoint now)
{
    Placement placement(view);
    std::vector<Object> live;
    std::copy_if(view.pods.begin(), view.pods.end(), std::back_inserter(live), isLive);
    const auto wanted = static_cast<std::size_t>(
        std::clamp<std::int64_t>(numberAt(view.workload, "/spec/replicas", 1), 0, 5000));
    for (const Object &one : live) {
        if (!one.text("/spec/nodeName").empty() || one.annotation(neverReadyAnnotation))
            continue;
        if (const std::string node = placement.next(); !node.empty())
            plan.mergeSpec(pod(), one.key(), {{"spec", {{"nodeName", node}}}});
        else
            plan.requeueAfter(placementRetry);
    }
    for (std::size_t i = live.size(); i < wanted; ++i) {
        const std::string node = placement.next();
        plan.create(pod(), podFor(view, node, i, now));
        if (node.empty())
            plan.requeueAfter(placementRetry);
    }
    for (std::size_t i = wanted; i < live.size(); ++i)
        plan.remove(pod(), live[i]);
}

void fitDaemon(Plan &plan, const WorkloadView &view, TimePoint now)
{
    if (!view.daemonSet) {
        const Json labels = labelsOf(view.workload);
        plan.create(
            daemonSet(),
            {{"apiVersion", "apps/v1"},
             {"kind", "DaemonSet"},
             {"metadata",
              {{"name", view.workload.name()},
               {"namespace", view.workload.ns()},
               {"labels", labels},
               {"ownerReferences", ownerOf(view.workload, labWorkload())}}},
             {"spec",
              {{"selector", {{"matchLabels", {{"app", view.workload.name()}}}}},
               {"template",
                {{"metadata", {{"labels", labels}}},
                 {"spec",
                  {{"containers",
                    Json::array(
                        {{{"name", view.workload.name()},
                          {"image", "registry.lab/" + view.workload.name() + ":1"}}})}}}}}}}});
        plan.requeueAfter(1s);
        return;
    }
    std::size_t index = 0;
    for (const Object &node : view.nodes) {
        const bool has = std::any_of(view.pods.begin(), view.pods.end(), [&](const Object &one) {
            return isLive(one) && one.text("/spec/nodeName") == node.name();
        });
        // A cordon does not keep a daemon away, a node that is not there yet does.
        if (!has && fits(node, view.workload) && conditionStatus(node, "Ready") == "True"
            && !node.isDeleting())
            plan.create(pod(), podFor(view, node.name(), index, now));
        ++index;
    }
}

void fitBudget(Plan &plan, const WorkloadView &view)
{
    Json spec = {{"selector", {{"matchLabels", {{"app", labelsOf(view.workload)["app"]}}}}}};
    for (const char *key : {"minAvailable", "maxUnavailable"}) {
        const Json &value = view.workload.at(std::string("/spec/") + key);
        if (!value.is_null())
            spec[key] = value;
    }
    if (spec.size() == 1)
        return;
    if (!view.budget) {
        plan.create(podDisruptionBudget(),
                    {{"apiVersion", "policy/v1"},
                     {"kind", "PodDisruptionBudget"},
                     {"metadata",
                      {{"name", view.workload.name()},
                       {"namespace", view.workload.ns()},
                       {"ownerReferences", ownerOf(view.workload, labWorkload())}}},
                     {"spec", std::move(spec)}});
        return;
    }
    Json change = Json::object();
    for (const char *key : {"minAvailable", "maxUnavailable"}) {
        const Json &present = view.budget.at(std::string("/spec/") + key);
        const Json wanted = spec.contains(key) ? spec[key] : Json();
        if (present != wanted)
            change[key] = wanted;
    }
    if (!change.empty())
        plan.mergeSpec(podDisruptionBudget(), view.budget.key(), {{"spec", std::move(change)}});
}

} // namespace

Plan decideWorkload(const WorkloadView &view, TimePoint now)
{
    Plan plan;
    if (!view.workload || view.workload.isDeleting())
        return plan;
    if (isDaemon(view.workload))
        fitDaemon(plan, view, now);
    else
        fitReplicas(plan, view, now);
    fitBudget(plan, view);

    const auto ready = std::count_if(view.pods.begin(), view.pods.end(), [](const Object &one) {
        return isLive(one) && conditionStatus(one, "Ready") == "True";
    });
    const auto live = std::count_if(view.pods.begin(), view.pods.end(), isLive);
    if (numberAt(view.workload, "/status/readyReplicas", -1) != ready
        || numberAt(view.workload, "/status/replicas", -1) != live)
        plan.mergeStatus(
            labWorkload(), view.workload.key(), {{"readyReplicas", ready}, {"replicas", live}});
    return plan;
}

} // namespace hp::lab
