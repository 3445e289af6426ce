// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/PodDecision.h"

#include "backend/lab/Read.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::pod;

constexpr Duration defaultStart = 2s;

Json condition(const Object &pod_, const char *type, bool good, TimePoint now)
{
    const char *status = good ? "True" : "False";
    const Json &before = conditionOf(pod_, type);
    const bool same = before.is_object() && before.value("status", Json()) == status;
    return {{"type", type},
            {"status", status},
            {"lastTransitionTime",
             same && !textOf(before, "lastTransitionTime").empty()
                 ? textOf(before, "lastTransitionTime")
                 : formatTime(now)}};
}

Json statusOf(const PodView &view, const char *phase, bool ready, TimePoint now)
{
    const Object &pod_ = view.pod;
    Json containers = Json::array();
    const Json &specs = pod_.at("/spec/containers");
    for (const Json &one : specs.is_array() ? specs : Json::array()) {
        containers.push_back({{"name", textOf(one, "name")},
                              {"image", textOf(one, "image")},
                              {"ready", ready},
                              {"started", ready},
                              {"restartCount", 0},
                              {"state",
                               ready ? Json{{"running", {{"startedAt", formatTime(now)}}}}
                                     : Json{{"waiting", {{"reason", "ContainerCreating"}}}}}});
    }
    const std::uint64_t hash = stableHash(pod_.uid());
    const std::string &started = pod_.text("/status/startTime");
    return {{"phase", phase},
            {"startTime", started.empty() ? formatTime(now) : started},
            {"hostIP", view.node.text("/status/addresses/0/address")},
            {"podIP",
             "10.128." + std::to_string(hash & 0xff) + '.' + std::to_string(1 + (hash >> 8) % 254)},
            {"conditions",
             Json::array({condition(pod_, "Initialized", true, now),
                          condition(pod_, "Ready", ready, now),
                          condition(pod_, "ContainersReady", ready, now),
                          condition(pod_, "PodScheduled", true, now)})},
            {"containerStatuses", std::move(containers)}};
}

bool isFinished(const Object &pod_)
{
    const std::string &phase = pod_.text("/status/phase");
    return phase == "Succeeded" || phase == "Failed";
}

bool isDaemonPod(const Object &pod_)
{
    return pod_.text("/metadata/ownerReferences/0/kind") == "DaemonSet";
}

TimePoint nodeReadySince(const Object &node)
{
    const Json &ready = conditionOf(node, "Ready");
    const auto since =
        ready.is_object() ? parseTime(textOf(ready, "lastTransitionTime")) : std::nullopt;
    return since.value_or(TimePoint());
}

/// The kubelet stops the pod in its own time, at most in the grace period.
Plan decideStop(const PodView &view, TimePoint now)
{
    Plan plan;
    const auto grace =
        std::chrono::seconds(numberAt(view.pod, "/metadata/deletionGracePeriodSeconds", 0));
    const TimePoint asked = view.pod.deletionTimestamp().value_or(now) - grace;
    const Duration needed = flagAt(view.workload, "/spec/faults/neverStops")
        ? forEver
        : durationAt(view.workload, "/spec/gracePeriod", Duration(grace));
    // A hung pod is not even stopped by the end of its grace: its volumes or its runtime hang.
    if (needed == forEver)
        return plan;
    const TimePoint end = endOf(asked, std::min<Duration>(needed, grace), now);
    if (now >= end)
        plan.remove(pod(), view.pod, 0);
    else
        plan.requeueAt(end, now);
    return plan;
}

Plan decideStart(const PodView &view, TimePoint now)
{
    Plan plan;
    const auto started = timeAt(view.pod, "/status/startTime");
    if (!started) {
        plan.mergeStatus(pod(), view.pod.key(), statusOf(view, "Pending", false, now));
        plan.why = "starts";
        return plan;
    }
    if (conditionStatus(view.pod, "Ready") == "True" || view.pod.annotation(neverReadyAnnotation)
        || flagAt(view.workload, "/spec/faults/neverReady"))
        return plan;
    const TimePoint from = std::max(*started, nodeReadySince(view.node));
    const TimePoint ready =
        endOf(from, durationAt(view.workload, "/spec/startDuration", defaultStart), now);
    if (now >= ready) {
        plan.mergeStatus(pod(), view.pod.key(), statusOf(view, "Running", true, now));
        plan.why = "ready";
    } else {
        plan.requeueAt(ready, now);
    }
    return plan;
}

Plan decideOnSilentNode(const PodView &view, TimePoint now)
{
    Plan plan;
    if (conditionStatus(view.pod, "Ready") == "True")
        plan.mergeStatus(pod(),
                         view.pod.key(),
                         statusOf(view, view.pod.text("/status/phase").c_str(), false, now));
    if (view.pod.isDeleting() || isDaemonPod(view.pod))
        return plan;
    const TimePoint end = endOf(nodeReadySince(view.node), unreachableToleration, now);
    if (now >= end)
        plan.remove(pod(), view.pod);
    else
        plan.requeueAt(end, now);
    return plan;
}

} // namespace

Plan decidePod(const PodView &view, TimePoint now)
{
    Plan plan;
    if (!view.pod)
        return plan;
    const bool placed = !view.pod.text("/spec/nodeName").empty();
    const bool nodeGone = placed && !view.node;
    if (nodeGone || (view.pod.isDeleting() && (!placed || isFinished(view.pod)))) {
        plan.remove(pod(), view.pod, 0);
        plan.why = "removed";
        return plan;
    }
    if (!placed || isFinished(view.pod))
        return plan;
    // Nodes of others have kubelets of their own.
    if (!view.node.text("/spec/providerID").starts_with("lab:///"))
        return plan;
    const std::string ready = conditionStatus(view.node, "Ready");
    if (ready == "Unknown")
        return decideOnSilentNode(view, now);
    return view.pod.isDeleting() ? decideStop(view, now) : decideStart(view, now);
}

} // namespace hp::lab
