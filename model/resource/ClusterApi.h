// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Conditions.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Names and readers for the kinds of Cluster API, in v1beta1 and v1beta2, and for the objects of
/// its providers as far as its contract has them (facts/cluster-api.md 1). Readers answer for any
/// content; what is malformed counts as absent.
namespace hp::capi {

inline constexpr const char *group = "cluster.x-k8s.io";
inline constexpr const char *finalizer = "machine.cluster.x-k8s.io";
inline constexpr const char *clusterFinalizer = "cluster.cluster.x-k8s.io";
/// A key that starts with one of these is a hook, whatever follows; its value is the owner.
inline constexpr const char *preDrainPrefix = "pre-drain.delete.hook.machine.cluster.x-k8s.io";
inline constexpr const char *preTerminatePrefix =
    "pre-terminate.delete.hook.machine.cluster.x-k8s.io";
/// The name of the hook with which a control plane keeps its machines until etcd is safe.
inline constexpr const char *controlPlaneHook = "kcp-cleanup";
/// The same of an RKE2ControlPlane.
inline constexpr const char *rke2Hook = "rke2-cleanup";
/// The same of a TalosControlPlane (siderolabs/cluster-api-control-plane-provider-talos,
/// controllers/preterminate.go).
inline constexpr const char *talosHook = "tcp-cleanup";
/// The same of a KThreesControlPlane, whose key is the bare prefix: this is its value
/// (k3s-io/cluster-api-k3s, controlplane/controllers/const.go and machine_controller.go).
inline constexpr const char *k3sHook = "k3s";
inline constexpr const char *excludeDrain = "machine.cluster.x-k8s.io/exclude-node-draining";
inline constexpr const char *excludeVolumeDetach =
    "machine.cluster.x-k8s.io/exclude-wait-for-node-volume-detach";
inline constexpr const char *deleteMachine = "cluster.x-k8s.io/delete-machine";
/// The health check takes the machine for unhealthy, or leaves it alone.
inline constexpr const char *remediateMachine = "cluster.x-k8s.io/remediate-machine";
inline constexpr const char *skipRemediation = "cluster.x-k8s.io/skip-remediation";
inline constexpr const char *pausedAnnotation = "cluster.x-k8s.io/paused";
/// On what a move has copied to another management cluster and deletes here.
inline constexpr const char *deleteForMove = "clusterctl.cluster.x-k8s.io/delete-for-move";
inline constexpr const char *drainLabel = "cluster.x-k8s.io/drain"; ///< on a pod
inline constexpr const char *watchFilterLabel = "cluster.x-k8s.io/watch-filter";
inline constexpr const char *clusterLabel = "cluster.x-k8s.io/cluster-name";
inline constexpr const char *controlPlaneLabel = "cluster.x-k8s.io/control-plane";
inline constexpr const char *controlPlaneNameLabel = "cluster.x-k8s.io/control-plane-name";
inline constexpr const char *setLabel = "cluster.x-k8s.io/set-name";
inline constexpr const char *deploymentLabel = "cluster.x-k8s.io/deployment-name";
inline constexpr const char *topologyOwnedLabel = "topology.cluster.x-k8s.io/owned";
inline constexpr const char *topologyDeploymentLabel = "topology.cluster.x-k8s.io/deployment-name";
/// On a BareMetalHost that is kept for one owner of machines.
inline constexpr const char *nodeReuseLabel = "infrastructure.cluster.x-k8s.io/node-reuse";

/// A condition, and where it stands: an object has new ones, which are written without a severity,
/// and old ones, in places that changed with the version.
struct ReportedState {
    Condition condition{};
    std::optional<TimePoint> since{}; ///< its lastTransitionTime
    std::string place{}; ///< "status.v1beta2.conditions[Deleting]"
    bool isOld = false; ///< of the contract v1beta1
};

/// It is an object of the core of Cluster API, in whatever version.
[[nodiscard]] bool isOfClusterApi(const Object &object);

/// The new condition of that type, else the old one.
[[nodiscard]] std::optional<ReportedState> reported(const Object &object, std::string_view type);
/// All of them: the new ones where there are some, else the old ones.
[[nodiscard]] const Json &conditionsOf(const Object &object);
/// There is such a condition, and it has this status.
[[nodiscard]] bool reportedIs(const Object &object, std::string_view type, std::string_view status);

/// What another object is named by. An empty name: there is none.
struct Reference {
    std::string apiVersion{}; ///< or, in v1beta2, the group alone
    std::string kind{};
    ObjectKey key{};
};
/// Without a namespace in the reference it is that of the object.
[[nodiscard]] Reference infrastructureOf(const Object &machine);
[[nodiscard]] Reference bootstrapOf(const Object &machine);
[[nodiscard]] Reference controlPlaneOf(const Object &cluster);
/// The owner reference with `controller: true`.
[[nodiscard]] Reference controllerOf(const Object &object);

/// The cluster that it belongs to; of a Cluster its own.
[[nodiscard]] std::string clusterNameOf(const Object &object);
[[nodiscard]] bool isControlPlaneMachine(const Object &machine);
[[nodiscard]] const std::string &nodeNameOf(const Object &machine);
/// The Node, of whatever cluster it is, says that it is that of this machine: a Node of another
/// cluster may have the same name.
[[nodiscard]] bool isNodeOf(const Object &node, const Object &machine);
/// Cluster API looks for its Node, by its provider id alone.
[[nodiscard]] bool awaitsNode(const Object &machine);
/// The Node has a machine, of whatever cluster.
[[nodiscard]] bool isNodeOfMachine(const Object &node);
/// All that it is reached by, names among them.
[[nodiscard]] std::vector<std::string> addressesOf(const Object &nodeOrMachine);
/// A Node without one that has the provider id, the name or an address of this machine: of one
/// cluster it can only be its.
[[nodiscard]] bool isNodeLike(const Object &node, const Object &machine);
[[nodiscard]] const std::string &providerIdOf(const Object &machineOrNode);
[[nodiscard]] bool isBootstrapReady(const Object &machine);
[[nodiscard]] bool isInfrastructureReady(const Object &machine);
/// An object of a provider says by its contract that it is done: a server is there, bootstrap data
/// is written.
[[nodiscard]] bool isReadyByContract(const Object &providers);
/// status.failureReason and failureMessage, which end the life of a machine; empty: there is none.
[[nodiscard]] std::string failureOf(const Object &machine);
/// The Kubernetes version in spec.version, of a machine or its control plane, is at least this one;
/// false where it cannot be read.
[[nodiscard]] bool isAtLeast(const Object &object, int major, int minor);

[[nodiscard]] bool isPausedByAnnotation(const Object &object);
/// By spec.paused, which pauses whatever belongs to it; its annotation pauses the Cluster alone.
[[nodiscard]] bool isPausedCluster(const Object &cluster);
[[nodiscard]] bool isManagedElsewhere(const Object &controlPlane); ///< no machines of ours in it

enum class Limit { Drain, VolumeDetach, NodeDeletion };
/// How long a step of a deletion may take. nullopt: there is no limit, as with 0.
[[nodiscard]] std::optional<Duration> limitOf(const Object &machine, Limit limit);

/// When the steps of a deletion started, as the machine has it: hooks only since v1.14.
struct StepStarts {
    std::optional<TimePoint> preDrainHook{};
    std::optional<TimePoint> drain{};
    std::optional<TimePoint> volumes{};
    std::optional<TimePoint> preTerminateHook{};

    bool operator==(const StepStarts &) const = default;
};
[[nodiscard]] StepStarts stepStartsOf(const Object &machine);

/// spec.replicas, else 1; status.replicas and status.readyReplicas, else 0.
[[nodiscard]] int replicasOf(const Object &object);
[[nodiscard]] int madeReplicasOf(const Object &object);
[[nodiscard]] int readyReplicasOf(const Object &object);
/// Which machine of a MachineSet goes first: "Random", "Newest", "Oldest".
[[nodiscard]] std::string deletionOrderOf(const Object &machineSet);
/// How often a control plane tries to replace one machine; nullopt: without an end.
[[nodiscard]] std::optional<int> maxRetryOf(const Object &controlPlane);

/// What a MachineHealthCheck counted.
struct HealthCount {
    int total = 0; ///< machines it selects
    int unhealthy = 0; ///< those that start or go included
    std::string allowed{}; ///< as it is written: "40%", "2", "[1-3]"; empty: all
    int most = 0; ///< the same as a number, a share rounded down
    bool stops = false; ///< more are unhealthy than are allowed: it does not act
};
[[nodiscard]] HealthCount healthCountOf(const Object &healthCheck);
/// Of what it makes a request to somebody else, where it has the owner of a machine not replace it.
[[nodiscard]] Reference remediationTemplateOf(const Object &healthCheck);

/// The BareMetalHost that a Metal3Machine names; an empty name: none.
[[nodiscard]] ObjectKey hostOfMetal3(const Object &metal3Machine);

/// The manager that owns this annotation, by managedFields; empty where they do not say.
[[nodiscard]] std::string managerOfAnnotation(const Object &object, const std::string &key);
/// The manager that owns spec.paused; empty where managedFields do not say.
[[nodiscard]] std::string managerOfPause(const Object &cluster);

} // namespace hp::capi
