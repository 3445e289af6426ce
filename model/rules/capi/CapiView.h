// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/ClusterApi.h"
#include "model/rules/holds/Hold.h"
#include "model/rules/holds/StuckView.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Machines of Cluster API: observed, explained and overridden, never reconciled
/// (facts/cluster-api.md). Pure functions of (view, now).
namespace hp::capi {

/// What the rules look at: a machine and the objects that belong to it. Null objects are "none, or
/// not seen". Without a machine the objects above it are looked at.
struct CapiView {
    Object machine{};
    /// Where what has no machine is looked at, a Cluster, a MachineDeployment or a MachineSet:
    /// that.
    Object owner{};
    Object cluster{};
    bool clusterKnown = false; ///< we see all Clusters: an absent one does not exist
    Object controlPlane{}; ///< of whatever kind
    /// The other machines of that control plane.
    std::vector<Object> controlPlaneMachines{};
    bool controlPlaneKnown = false; ///< they were listed: an absent one does not exist
    Object infrastructure{}; ///< of the machine; of a Cluster that is looked at its own
    Object bootstrap{}; ///< its metadata and status, while a deletion waits for it
    Object machineSet{};
    Object deployment{};
    std::vector<Object> healthChecks{}; ///< of its namespace
    std::vector<Object> drainRules{}; ///< MachineDrainRules of its namespace
    Object host{}; ///< BareMetalHost
    std::vector<Object> hosts{}; ///< of its namespace, while it waits for one
    Object remediation{}; ///< the request that is named like the machine

    /// The workload cluster, which may be out of reach: then what follows is what was seen last.
    bool workloadReadable = true;
    std::optional<TimePoint> workloadUnreadSince{};
    /// Why nobody looks into it from here, though Cluster API may; says nothing: somebody does, or
    /// nobody has tried.
    Message workloadUnseen{};
    std::optional<TimePoint> workloadUnseenSince{};
    bool isElsewhere = false; ///< what follows is of another cluster than the machine is in
    Object node{};
    /// While none is its: a Node with its name or address that is no other machine's either.
    Object likeNode{};
    std::vector<Object> pods{}; ///< on its Node
    std::vector<Object> budgets{}; ///< PodDisruptionBudgets
    std::vector<Object> attachments{}; ///< VolumeAttachments of its Node

    std::vector<holds::EventSign> events{}; ///< the newest first
    /// Owners, budgets and baselines of the site; null: nothing is known.
    std::shared_ptr<const holds::SiteView> site{};
    holds::HoldNotes notes{};
};

/// Where a deletion stands, in the order of its steps.
enum class DeletionStep {
    NotDeleting,
    Unknown, ///< nothing was reported yet
    PreDrainHook,
    Drain,
    Volumes,
    PreTerminateHook,
    Infrastructure,
    Bootstrap,
    Node,
    Completed, ///< the finalizer of Cluster API is off
};

/// The deletion of a machine as its conditions have it, new or old.
struct Deletion {
    DeletionStep step = DeletionStep::NotDeleting;
    std::string reason{};
    std::string message{};
    std::string place{}; ///< of the condition; empty: there is none
    std::optional<TimePoint> since{}; ///< the step takes since then
    bool isAbout = false; ///< that is a lastTransitionTime: no start is recorded
    bool failed = false; ///< the controller reports an error of its own
};
[[nodiscard]] Deletion deletionOf(const Object &machine);

/// The message of a drain that is not completed, read.
struct DrainLine {
    enum class Kind { Terminating, Budget, Refused, Completes, Other };
    Kind kind = Kind::Other;
    std::vector<ObjectKey> pods{}; ///< at most three
    int more = 0; ///< others that are not named
    std::string budget{};
    int needs = 0;
    int has = 0;
    bool isCounted = false; ///< the budget says how many it needs and has
    std::string says{}; ///< the text behind the pods
};
[[nodiscard]] std::vector<DrainLine> drainLinesOf(const std::string &message);

/// The message of volumes that are not detached, read.
struct VolumeReport {
    std::vector<std::string> claims{}; ///< PersistentVolumeClaims and volumes without one
    std::vector<std::string> strays{}; ///< entries and attachments of volumes that do not exist
    int more = 0;
};
[[nodiscard]] VolumeReport volumeReportOf(const std::string &message);

/// Why the drain, the volumes and the pre-drain hooks of this deletion are passed by; says nothing:
/// they are not.
[[nodiscard]] Message stepsAreSkippedBecause(const CapiView &view);
/// Why the drain alone is passed by.
[[nodiscard]] Message drainIsSkippedBecause(const CapiView &view, TimePoint now);
/// Why the wait for volumes is.
[[nodiscard]] Message volumesAreSkippedBecause(const CapiView &view, TimePoint now);
/// Its Node reports nothing: Ready is Unknown, of a Node that is not seen as its machine has it.
/// False is a Node that can be reached.
[[nodiscard]] bool isNodeUnreachable(const CapiView &view);

/// A hook by annotation.
struct AnnotationHook {
    machine::HookPoint point = machine::HookPoint::PreDrain;
    std::string key{}; ///< whole
    std::string name{}; ///< behind the slash; the whole key where there is none
    std::string owner{}; ///< the value, unless that is what names it
    std::string value{}; ///< as it is written
    bool nameless = false; ///< the bare prefix, or nothing behind its slash
};
/// By point, then by key: Cluster API tests the prefix alone, whatever follows is a hook.
[[nodiscard]] std::vector<AnnotationHook> annotationHooks(const Object &object);

/// Who is known to set hooks of that name, where their value names nobody; empty: nobody is.
[[nodiscard]] std::string knownOwnerOf(const AnnotationHook &hook, const CapiView &view);
/// What kind of control plane its cluster has: also of one that is not seen, by whom the machine
/// belongs to and what its Cluster refers to. Empty: nothing is known of it.
[[nodiscard]] std::string controlPlaneKindOf(const CapiView &view);

/// Why nothing at all happens to the machine: a pause of it or of its cluster. An empty name: none.
struct Pause {
    std::string name{}; ///< "spec.paused", or the annotation
    bool ofCluster = false;
    std::optional<TimePoint> since{};
};
[[nodiscard]] Pause pauseOf(const CapiView &view);

/// A MachineHealthCheck counts this machine.
[[nodiscard]] bool checkSelects(const Object &healthCheck, const Object &machine);

/// The machine and its Node.
[[nodiscard]] holds::Impact impactOf(const CapiView &view);
[[nodiscard]] const holds::SiteView &siteOf(const CapiView &view);

/// Every hold of the machine, judged as those of the Machine API are: hooks before drain, drain,
/// hooks before termination, finalizers of others, pauses.
[[nodiscard]] std::vector<holds::Hold> holdsOf(const CapiView &view, TimePoint now);

} // namespace hp::capi
