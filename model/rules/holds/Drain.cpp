// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Drain.h"

#include "model/base/JsonFields.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainDecision.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

const EventSign *requeuedDrain(const StuckView &view)
{
    const Object &machine = view.machine;
    if (!machine.isDeleting() || machine.annotation(machine::excludeDrain)
        || machine::conditionIs(machine, machine::condition::drained, "True"))
        return nullptr;
    const auto newest = [&view](std::string_view reason) {
        const auto found = std::ranges::find_if(view.events, [reason](const EventSign &sign) {
            return sign.kind == "Machine" && sign.reason == reason;
        });
        return found == view.events.end() ? nullptr : &*found;
    };
    const EventSign *told = newest("DrainRequeued");
    if (!told || *told->last < *machine.deletionTimestamp()) // of an earlier life of the name
        return nullptr;
    const bool isOver = std::ranges::any_of(std::array{"DrainSucceeded", "DrainSkipped"},
                                            [&newest, told](const char *reason) {
                                                const EventSign *end = newest(reason);
                                                return end && *end->last >= *told->last;
                                            });
    return isOver ? nullptr : told;
}

bool drainIsRefused(const StuckView &view)
{
    return view.machine.isDeleting()
        && (machine::conditionIs(view.machine, machine::condition::drained, "False")
            || requeuedDrain(view));
}

std::vector<std::string> otherCordonedNodes(const StuckView &view)
{
    std::vector<std::string> names;
    for (const Object &node : siteOf(view).controlPlaneNodes) {
        if (machine::isCordoned(node) && node.name() != machine::nodeName(view.machine))
            names.push_back(node.name());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::optional<NodeWork> workOn(const Object &node)
{
    enum class Where { ByTaint, ByAnnotation, ByLabel, ByCondition };
    struct Sign {
        const char *who;
        Where where;
        const char *key;
        const char *value; ///< of the annotation, the label or the condition; null: any
        bool insists = false;
        bool ofCordon = false; ///< it may be left on a Node that somebody else has uncordoned
    };
    using enum Where;
    constexpr const char *fenceAgents = "fence-agents-remediation";
    constexpr const char *sriov = "sriov-network-operator";
    constexpr const char *sriovState = "sriovnetwork.openshift.io/state";
    // Of what stands on one Node together the first is told: several use the taint of KubeVirt.
    constexpr std::array signs{
        Sign{"Harvester", ByAnnotation, "harvesterhci.io/maintain-status", nullptr, true},
        Sign{"Harvester", ByAnnotation, "harvesterhci.io/drain-requested", nullptr, true},
        Sign{"NodeMaintenance", ByTaint, "medik8s.io/drain", nullptr},
        Sign{"NodeMaintenance", ByTaint, "kubevirt.io/drain", nullptr},
        Sign{fenceAgents, ByTaint, "medik8s.io/fence-agents-remediation", nullptr},
        Sign{fenceAgents, ByTaint, "remediation.medik8s.io/fence-agents-remediation", nullptr},
        Sign{"self-node-remediation", ByTaint, "medik8s.io/remediation", nullptr},
        Sign{"kured", ByAnnotation, "weave.works/kured-reboot-in-progress", nullptr},
        Sign{"kured", ByAnnotation, "kured.dev/reboot-in-progress", nullptr},
        Sign{"machine-config-operator", ByAnnotation, maintenance::configState, "Working"},
        Sign{sriov, ByAnnotation, sriovState, "Drain_Required"},
        Sign{sriov, ByAnnotation, sriovState, "Draining"},
        Sign{sriov, ByAnnotation, sriovState, "Draining_MCP_Paused"},
        Sign{sriov, ByAnnotation, sriovState, "Reboot_Required"},
        Sign{"cluster-autoscaler", ByTaint, "ToBeDeletedByClusterAutoscaler", nullptr},
        Sign{"Karpenter", ByTaint, "karpenter.sh/disrupted", nullptr},
        Sign{"system-upgrade-controller", ByAnnotation, "upgrade.cattle.io/draining", nullptr},
        Sign{"flatcar-linux-update-operator",
             ByAnnotation,
             "flatcar-linux-update.v1.flatcar-linux.net/agent-made-unschedulable",
             "true",
             false,
             true},
        Sign{"Talos", ByAnnotation, "talos.dev/cordoned", "true", false, true},
        Sign{"GKE", ByLabel, "cloud.google.com/active-node-maintenance", "ONGOING", true},
        Sign{"aws-node-termination-handler",
             ByLabel,
             "aws-node-termination-handler/action",
             nullptr},
        Sign{"AKS", ByLabel, "kubernetes.azure.com/upgrade-status", "Quarantined"},
        Sign{"AKS", ByTaint, "remediator.kubernetes.azure.com/unschedulable", nullptr},
        Sign{"AKS", ByTaint, "remediator.aks.microsoft.com/unschedulable", nullptr},
        Sign{"Deckhouse", ByAnnotation, "update.node.deckhouse.io/draining", nullptr, true, true},
        Sign{"Deckhouse", ByAnnotation, "update.node.deckhouse.io/drained", nullptr, true, true},
        Sign{"Deckhouse", ByAnnotation, "node.deckhouse.io/cordoned-by", nullptr, false, true},
        Sign{"NVSentinel", ByLabel, "k8saas.nvidia.com/cordon-by", nullptr},
        Sign{"Draino", ByCondition, "DrainScheduled", "True"}};
    constexpr std::array kinds{"taint ", "annotation ", "Node label ", "condition "};
    const Json &taints = node.at("/spec/taints");
    const ConditionsIn conditions(node.at("/status/conditions"));
    const auto isTainted = [&taints](const char *key) {
        return std::any_of(taints.begin(), taints.end(), [key](const Json &one) {
            return textOf(one, "key") == key;
        });
    };
    const auto valueOf = [&](const Sign &sign) -> std::optional<std::string> {
        switch (sign.where) {
        case ByTaint:
            return isTainted(sign.key) ? std::optional<std::string>(std::in_place) : std::nullopt;
        case ByAnnotation:
            return node.annotation(sign.key);
        case ByLabel: // stays on some that have been uncordoned since
            return machine::isCordoned(node) ? node.label(sign.key) : std::nullopt;
        case ByCondition:
            break;
        }
        const auto condition = conditions.get(sign.key);
        return condition && machine::isCordoned(node) ? std::optional(condition->status)
                                                      : std::nullopt;
    };
    for (const Sign &sign : signs) {
        const auto value = valueOf(sign);
        if (value && (!sign.value || *value == sign.value)
            && (!sign.ofCordon || machine::isCordoned(node)))
            return NodeWork{sign.who,
                            kinds.at(static_cast<std::size_t>(sign.where)) + std::string(sign.key),
                            sign.insists};
    }
    // Drivers are upgraded in steps: before the first the Node is as it was, and after a failure it
    // stays as it is.
    struct Driver {
        const char *who;
        const char *key;
    };
    constexpr std::array drivers{
        Driver{"gpu-operator", "nvidia.com/gpu-driver-upgrade-state"},
        Driver{"network-operator", "nvidia.com/ofed-driver-upgrade-state"}};
    for (const Driver &driver : drivers) {
        const auto step = node.label(driver.key);
        if (machine::isCordoned(node) && step && !step->empty() && *step != "upgrade-required"
            && *step != "upgrade-done")
            return NodeWork{driver.who, std::string("Node label ") + driver.key + '=' + *step};
    }
    // Its plan writes each of its steps down, the last of which stays (docs.k0sproject.io,
    // "Autopilot").
    constexpr const char *autopilot = "k0sproject.io/autopilot-signal-data";
    const auto signal = node.annotation(autopilot);
    if (machine::isCordoned(node) && signal && signal->find("\"Completed\"") == std::string::npos)
        return NodeWork{"k0s autopilot", std::string("annotation ") + autopilot};
    // Pacemaker of a cluster of two nodes takes it off when the Node is in that cluster again.
    constexpr const char *fencedBy = "node.kubernetes.io/out-of-service-applied-by";
    if (isTainted("node.kubernetes.io/out-of-service") && node.annotation(fencedBy) == "pacemaker")
        return NodeWork{"pacemaker", std::string("annotation ") + fencedBy};
    // It asks for a drain before it works and for the end of it afterwards; each is confirmed.
    constexpr const char *desired = "machineconfiguration.openshift.io/desiredDrain";
    constexpr const char *applied = "machineconfiguration.openshift.io/lastAppliedDrain";
    const auto wanted = node.annotation(desired);
    const bool isAsked = wanted
        && (wanted->starts_with("drain-")
            || (wanted->starts_with("uncordon-") && machine::isCordoned(node)));
    if (isAsked && node.annotation(applied) != wanted)
        return NodeWork{"machine-config-operator", std::string("annotation ") + desired};
    return std::nullopt;
}

const PassingRefusal *passingRefusal(const std::string &says)
{
    static constexpr std::array known{
        // KubeVirt moves the machine in the pod, and refuses until it has (kubevirt.io, "Node
        // maintenance").
        PassingRefusal{"triggered evacuation", true, nullptr},
        // Its drain cleaner refuses each eviction, and the operator rolls the pod (strimzi.io).
        PassingRefusal{
            "will be rolled by the Strimzi Cluster Operator", true, "Strimzi Cluster Operator"},
        // Its budget counts by zones of copies, which a person may not end (grafana/
        // rollout-operator, ZoneAwarePodDisruptionBudget).
        PassingRefusal{".grafana.com\" denied the request", false, "rollout-operator"},
        PassingRefusal{
            "too many requests and has asked us to try again later", false, "kube-apiserver"},
        PassingRefusal{"Too many requests, please try again later", false, "kube-apiserver"},
        // It takes no write at all, for want of space, of a leader or of time; the API server only
        // hands its words on.
        PassingRefusal{"etcdserver: ", false, "etcd"},
        PassingRefusal{"is still being processed by the server", false, "kube-controller-manager"}};
    const auto found = std::ranges::find_if(known, [&says](const PassingRefusal &one) {
        return says.find(one.words) != std::string::npos;
    });
    return found == known.end() ? nullptr : &*found;
}

bool drainIsForbidden(const StuckView &view)
{
    if (!view.node || !view.machine.isDeleting())
        return false;
    rules::DrainView drain;
    drain.machine = view.machine;
    drain.nodeRead = true;
    drain.node = view.node;
    drain.otherCordoned = otherCordonedNodes(view);
    drain.overtake = true; // it is about the next attempt, whenever that is
    return decideDrain(drain, TimePoint()).row == std::string_view("control plane");
}

std::vector<rules::BlockingPod> refusedPods(const StuckView &view)
{
    if (!drainIsRefused(view))
        return {};
    auto pods = rules::drainRecordOf(view.machine).blocking;
    std::erase_if(pods, [](const rules::BlockingPod &pod) { return pod.pdb.empty(); });
    return pods;
}

const Object *budgetOf(const StuckView &view, const rules::BlockingPod &blocking)
{
    for (const Object &budget : siteOf(view).budgets) {
        if (budget.ns() == blocking.ns && budget.name() == blocking.pdb)
            return &budget;
    }
    return nullptr;
}

const Object *attachmentWithError(const StuckView &view)
{
    const auto found = std::ranges::find_if(view.attachments, [](const Object &attachment) {
        return !attachment.text("/status/detachError/message").empty();
    });
    return found == view.attachments.end() ? nullptr : &*found;
}

bool canNeverBeMet(const Object &budget)
{
    const Json &wanted = budget.at("/status/desiredHealthy");
    const Json &expected = budget.at("/status/expectedPods");
    return wanted.is_number_integer() && expected.is_number_integer() && expected.get<int>() > 0
        && wanted.get<int>() >= expected.get<int>();
}

std::optional<TimePoint> drainSince(const StuckView &view)
{
    const Object &machine = view.machine;
    if (const auto started = rules::drainRecordOf(machine).startedAt)
        return started;
    const ConditionsIn conditions(machine.at("/status/conditions"));
    if (const auto since = conditions.transitionTime(machine::condition::drained))
        return since;
    const EventSign *told = requeuedDrain(view);
    return told && told->first ? std::max(told->first, machine.deletionTimestamp()) : std::nullopt;
}

std::string drainErrorOf(const StuckView &view)
{
    const ConditionsIn conditions(view.machine.at("/status/conditions"));
    const auto drained = conditions.get(machine::condition::drained);
    if (drained && drained->status == "False")
        return drained->message;
    constexpr std::string_view head = "Node drain requeued: ";
    const EventSign *told = requeuedDrain(view);
    if (!told)
        return {};
    return told->message.starts_with(head) ? told->message.substr(head.size()) : told->message;
}

} // namespace hp::holds
