// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/InstanceDecision.h"
#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcPower.h"
#include "model/base/JsonFields.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::labInstance;
using cluster::kinds::node;

/// How often a kubelet repeats a status that did not change (its nodeStatusReportFrequency).
constexpr Duration heartbeat = 5min;
constexpr std::string_view unreachableTaint = "node.kubernetes.io/unreachable";
constexpr std::string_view cordonTaint = "node.kubernetes.io/unschedulable";

/// The computer under the kubelet: whether it runs, since when, and the how-manieth boot that is.
struct Computer {
    bool on = false;
    TimePoint since{};
    std::int64_t boots = 0;
};

Computer computerOf(const LabInstanceView &view, TimePoint now)
{
    if (!view.instance.text("/spec/host").empty()) {
        const BmcPower power = powerOf(view.bmc, now);
        // Nothing boots before it is installed.
        const TimePoint installed = isOnHost(view.instance)
            ? view.instance.creationTimestamp().value_or(TimePoint())
            : TimePoint();
        return {view.bmc && power.state == PowerState::On,
                std::max(power.since, installed),
                power.boots};
    }
    return {view.instance.text("/status/state") == "running",
            timeAt(view.instance, "/status/since").value_or(now),
            numberAt(view.instance, "/status/boots", 0)};
}

/// The boot in which the kubelet registered first.
std::int64_t firstBoot(const Object &instance, const Computer &computer)
{
    return numberAt(instance,
                    "/status/firstBoot",
                    numberAt(instance, "/status/registeredBoot", computer.boots));
}

/// When the kubelet of what was installed on a host hangs: only in the first boot, so that a reboot
/// cures it.
std::optional<TimePoint>
hangTime(const LabInstanceView &view, const Computer &computer, TimePoint now)
{
    const Duration after = durationAt(view.bmc, "/spec/faults/kubeletHangsAfter", -1s);
    if (after < Duration::zero() || computer.boots != firstBoot(view.instance, computer))
        return std::nullopt;
    return endOf(endOf(computer.since, bootDurationOf(view.instance)), after, now);
}

Json wantedTaints(const Object &node, bool silent, TimePoint now)
{
    Json taints = Json::array();
    const auto isOurs = [](const Json &taint) {
        const std::string &key = textOf(taint, "key");
        return key == unreachableTaint || key == cordonTaint;
    };
    const Json &present = node.at("/spec/taints");
    const auto keep = [&](std::string_view key, const char *effect) {
        for (const Json &taint : present.is_array() ? present : Json::array()) {
            if (textOf(taint, "key") == key && textOf(taint, "effect") == effect) {
                taints.push_back(taint);
                return;
            }
        }
        taints.push_back({{"key", key}, {"effect", effect}, {"timeAdded", formatTime(now)}});
    };
    for (const Json &taint : present.is_array() ? present : Json::array()) {
        if (!isOurs(taint))
            taints.push_back(taint);
    }
    if (flagAt(node, "/spec/unschedulable"))
        keep(cordonTaint, "NoSchedule");
    if (silent) {
        keep(unreachableTaint, "NoSchedule");
        keep(unreachableTaint, "NoExecute");
    }
    return taints;
}

void fitTaints(Plan &plan, const Object &node_, bool silent, TimePoint now)
{
    Json taints = wantedTaints(node_, silent, now);
    const Json &present = node_.at("/spec/taints");
    if (present == taints || (taints.empty() && !present.is_array()))
        return;
    plan.mergeSpec(node(),
                   node_.key(),
                   {{"metadata", {{"resourceVersion", node_.resourceVersion()}}},
                    {"spec", {{"taints", taints.empty() ? Json() : std::move(taints)}}}});
}

std::optional<TimePoint> lastHeartbeat(const Object &node)
{
    const Json &ready = conditionOf(node, "Ready");
    const Json stamp = ready.is_object() ? ready.value("lastHeartbeatTime", Json()) : Json();
    return stamp.is_string() ? parseTime(stamp.get<std::string>()) : std::nullopt;
}

Plan decideUp(const LabInstanceView &view, const Computer &computer, TimePoint now)
{
    Plan plan;
    const Object &instance = view.instance;
    const std::string bootId = bootIdOf(instance, computer.boots);
    const bool registered = numberAt(instance, "/status/registeredBoot", 0) == computer.boots;
    const bool wasDown = !instance.at("/status/downSince").is_null();
    const ObjectKey nodeKey{{}, instance.text("/spec/nodeName")};
    // A kubelet registers when it starts; a Node that is deleted under a running one stays away.
    if (!view.node && !registered) {
        plan.create(node(), registrationFor(instance, computer.boots, now));
        plan.why = "registers";
    } else if (view.node) {
        const bool changed = conditionStatus(view.node, "Ready") != "True"
            || view.node.text("/status/nodeInfo/bootID") != bootId;
        const TimePoint due = endOf(lastHeartbeat(view.node).value_or(now), heartbeat, now);
        if (changed || now >= due) {
            plan.mergeStatus(node(), nodeKey, readyNodeStatus(instance, view.node, bootId, now));
            plan.why = changed ? "ready" : "heartbeat";
        } else {
            plan.requeueAt(due, now);
        }
        fitTaints(plan, view.node, false, now);
    }
    if (!registered || wasDown)
        plan.mergeStatus(labInstance(),
                         instance.key(),
                         {{"registeredBoot", computer.boots},
                          {"firstBoot", firstBoot(instance, computer)},
                          {"downSince", nullptr}});
    return plan;
}

Plan decideDown(const LabInstanceView &view, TimePoint now)
{
    Plan plan;
    const auto downSince = timeAt(view.instance, "/status/downSince");
    if (!downSince) {
        plan.mergeStatus(labInstance(), view.instance.key(), {{"downSince", formatMicroTime(now)}});
        plan.requeueAfter(nodeMonitorGrace);
        return plan;
    }
    const TimePoint noticed = endOf(*downSince, nodeMonitorGrace, now);
    if (now < noticed) {
        fitTaints(plan, view.node, false, now);
        plan.requeueAt(noticed, now);
        return plan;
    }
    if (conditionStatus(view.node, "Ready") != "Unknown") {
        plan.mergeStatus(node(), view.node.key(), silentNodeStatus(view.node, now));
        plan.why = "silent";
    }
    fitTaints(plan, view.node, true, now);
    return plan;
}

} // namespace

Plan decideNode(const LabInstanceView &view, TimePoint now)
{
    Plan plan;
    const Object &instance = view.instance;
    if (!instance || instance.text("/spec/nodeName").empty())
        return plan;
    // The name is free for others to use; only a Node of this instance is ours.
    if (view.node && !isNodeOf(view.node, instance))
        return plan;

    // Registered along with an instance that starts at once, and not yet said to run.
    if (instance.text("/spec/host").empty() && instance.text("/status/state").empty())
        return plan;

    const Computer computer = computerOf(view, now);
    const TimePoint booted = endOf(computer.since, bootDurationOf(instance), now);
    const bool canRun = computer.on && hasWorkingKubelet(view);
    const auto hangs = hangTime(view, computer, now);
    if (canRun && now >= booted && !(hangs && view.node && now >= *hangs)) {
        plan = decideUp(view, computer, now);
        if (hangs)
            plan.requeueAt(*hangs, now);
        return plan;
    }
    if (view.node)
        plan = decideDown(view, now);
    if (canRun && now < booted)
        plan.requeueAt(booted, now);
    return plan;
}

} // namespace hp::lab
