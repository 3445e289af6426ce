// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What is said of machines of Cluster API beside what is said of all machines (model/rules/capi).
// clang-format off
#define HP_CLUSTER_API_MESSAGES(row) \
    row(capiClusterIsPaused, "cluster %1 is paused, so nothing happens to its machines", Name) \
    row(capiMachineIsPaused, "paused by the annotation %1, so nothing happens to the machine", Name) \
    row(capiDeletionRests, "its deletion is paused too") \
    row(capiClusterIsGone, "Cluster %1 does not exist, so no controller works on this machine", Name) \
    row(capiNoController, "no controller works on its deletion") \
    row(capiWatchFilter, "its label %1 assigns it to the controllers %2", Name, Name) \
    row(capiControllerFails, "the controller of Cluster API fails: %1", Quote) \
    row(capiWaitsForUnownedHook, "waiting at %1 for %2, which names no owner", Name, Name) \
    row(capiWaitsForNamelessHook, "waiting at %1 for a hook without a name", Name) \
    row(capiControlPlaneOneByOne, "control plane %1 removes one machine at a time, and %2 comes first", Name, Name) \
    row(capiReleaseCostsQuorum, "control plane %1 keeps it: without it only %2 of %3 etcd members are healthy", Name, Count, Count) \
    row(capiDeletedTogether, "control plane %1 cannot release %2: machines being deleted count as lost etcd members, and only %3 of %4 would stay", Name, Name, Count, Count) \
    row(capiEtcdHasLearner, "control plane %1 keeps it: a member of etcd has no vote yet", Name) \
    row(capiControlPlaneIsPaused, "control plane %1 is paused and does not remove its hook", Name) \
    row(capiControlPlaneGoesLast, "control plane %1 removes its hook after that one", Name) \
    row(capiControlPlaneIsOutOfReach, "control plane %1 keeps it: the API of cluster %2 does not answer", Name, Name) \
    row(capiNoOtherControlPlane, "control plane %1 keeps it: no other machine of it is healthy", Name) \
    row(capiControlPlaneReleases, "control plane %1 moves etcd off it and then removes its hook", Name) \
    row(capiClusterDeletionAsks, "the deletion of the cluster does not skip it") \
    row(capiPodMayComplete, "pod %1 is not evicted: the drain waits until it completes", Name) \
    row(capiNamespaceTerminates, "the namespace of pod %1 is being deleted, so its eviction is refused", Name) \
    row(capiDrainRuleIsInvalid, "MachineDrainRule %1 has an invalid selector and stops every drain in its namespace", Name) \
    row(capiWorkloadStopsDrain, "the drain stops because the API of cluster %1 does not answer", Name) \
    row(capiWorkloadStopsVolumes, "its volumes cannot be checked: the API of cluster %1 does not answer", Name) \
    row(capiWorkloadIsDown, "cluster %1 is not readable, so this is what was seen last", Name) \
    row(capiWorkloadIsDownFor, "cluster %1 has not been readable for %2", Name, Age) \
    row(capiCannotSeeInto, "cannot see into cluster %1, so this is what Cluster API reports", Name) \
    row(capiCannotSee, "cannot see into cluster %1", Name) \
    row(capiCannotSeeBecause, "cannot see into cluster %1: %2", Name, Clause) \
    row(capiSecretIsMissing, "there is no Secret %1", Name) \
    row(capiSecretIsForbidden, "Holdpoint is not allowed to read Secret %1", Name) \
    row(capiWorkloadsAreOff, "the option --workload-clusters is 0") \
    row(capiWorkloadsAreFull, "%1 workload clusters are open already, which is the limit", Count) \
    row(capiNodeIsOfAnother, "Node %1 there belongs to another machine", Name) \
    row(capiNodeIsNotLinked, "Node %1 has joined with its provider id, but Cluster API has not linked it to the machine", Name) \
    row(capiNodeHasNoProviderId, "Node %1 has joined without a provider id, so it does not count as the Node of this machine", Name) \
    row(capiNodeIsNotInitialized, "Node %1 has joined without a provider id: its cloud controller manager has not initialized it", Name) \
    row(capiDrainIsPassed, "the drain ends: %1", Clause) \
    row(capiDrainLimitIsOver, "its time limit is over") \
    row(capiObjectGoesAlready, "%1 %2 is being deleted already", Name, Name) \
    row(capiVolumesAreExcluded, "an annotation skips the wait for volumes") \
    row(capiVolumeLimitIsOver, "the time limit for volumes is over") \
    row(capiVolumesArePassed, "its volumes are not waited for: %1", Clause) \
    row(capiVolumesAreAttached, "volumes are still attached to Node %1", Name) \
    row(capiAttachmentIsLost, "attachment %1 belongs to a volume that does not exist", Name) \
    row(capiObjectIsNotDeleted, "%1 %2 is not deleted yet", Name, Name) \
    row(capiObjectIsNotDeletedBecause, "%1 %2 is not deleted yet: %3", Name, Name, Quote) \
    row(capiHostIsDeprovisioned, "host %1 is being deprovisioned", Name) \
    row(capiObjectIsPaused, "%1 %2 is paused", Name, Name) \
    row(capiObjectIsKept, "%1 %2 is kept by finalizer %3", Name, Name, Name) \
    row(capiNodeCannotBeDeleted, "Node %1 cannot be deleted", Name) \
    row(capiDeletionIsAt, "its deletion is in progress (%1)", Name) \
    row(capiWaitsForControlPlane, "waiting for the first control plane machine of cluster %1", Name) \
    row(capiHostsAreReserved, "node reuse keeps free hosts for %1: %2", Name, Count) \
    row(capiBootstrapIsNotReady, "its bootstrap data is not ready") \
    row(capiBootstrapIsNotReadyBecause, "its bootstrap data is not ready: %1", Quote) \
    row(capiObjectIsNotReady, "%1 %2 is not provisioned yet", Name, Name) \
    row(capiObjectIsNotReadyBecause, "%1 %2 is not provisioned yet: %3", Name, Name, Quote) \
    row(capiMachinesAreReady, "%1 of %2 machines are ready", Count, Count) \
    row(capiObjectIsBlocked, "%1 %2 creates no machine: %3", Name, Name, Quote) \
    row(capiRepairIsStopped, "health check %1 may not act: %2 of %3 machines are unhealthy, and %4 is allowed", Name, Count, Count, Name) \
    row(capiReplacementCostsQuorum, "control plane %1 does not replace it: etcd would lose its quorum", Name) \
    row(capiReplacementGaveUp, "control plane %1 gave up replacing it after %2 attempts", Name, Count) \
    row(capiReplacementGaveUpAfterOne, "control plane %1 gave up replacing it after 1 attempt", Name) \
    row(capiReplacementIsRefused, "it is unhealthy and not replaced: %1", Quote) \
    row(capiMembersDiffer, "the members of etcd and the machines of control plane %1 do not match", Name) \
    row(capiUpgradeWaits, "the upgrade of cluster %1 waits for a hook: %2", Name, Quote) \
    row(capiUpgradeIsDeferred, "the upgrade of %1 %2 to %3 is deferred by the annotation %4", Name, Name, Name, Name) \
    row(capiUpgradeWaitsBehind, "the upgrade of %1 %2 to %3 is deferred: %4, which comes before it, holds the sequence", Name, Name, Name, Name) \
    row(capiUpdateFailed, "its update in place failed: %1", Quote) \
    row(capiIsUpdated, "it is updated in place") \
    row(capiIsUpdatedSays, "it is updated in place: %1", Quote) \
    row(capiServerMayRun, "its server may still run") \
    row(capiHostIsBack, "host %1 is on again, and its Node has not come back", Name) \
    row(capiNodeIsLastKnown, "its Node was last reached %1 ago", Age) \
    row(capiNodeIsNotKnown, "its Node cannot be reached") \
    row(capiClusterIsDeleted, "the cluster is being deleted") \
    row(capiControlPlaneIsDeleted, "the control plane is being deleted") \
    row(capiNoControlPlaneStays, "no control plane machine stays") \
    row(capiTimeIsAbout, "that time is approximate: the machine records no start of this step") \
    row(capiAnnotationWasSetBy, "%1 set the annotation", Name) \
    row(capiOfObject, "%1 of %2 %3", Name, Name, Name) \
    row(capiWaitForFirst, "wait: it is next after %1", Name) \
    row(capiWaitControlPlane, "wait: the control plane removes its hook when etcd can do without it") \
    row(capiHealEtcd, "restore the etcd members that are not healthy; the control plane then continues") \
    row(capiRemoveMemberByHand, "check with etcdctl that all members are healthy, remove the member of %1 there, then its hook with kubectl", Name) \
    row(capiRemoveNoOther, "remove no other hook and no other etcd member before %1 is gone: etcd would lose its quorum", Name) \
    row(capiHealControlPlane, "restore control plane %1", Name) \
    row(capiDeleteOwnerMakesNew, "delete the machine; its %1 creates a new one", Name) \
    row(capiHealAnotherMember, "restore another control plane machine first; do not delete this one") \
    row(capiLeaveEtcd, "wait: the control plane removes the member; do not use etcdctl") \
    row(capiWaitPauseEnds, "wait: whoever paused it resumes it") \
    row(capiResume, "end the pause of %1 %2", Name, Name) \
    row(capiCheckMoveFirst, "check first that no move of the cluster is in progress") \
    row(capiCheckControllers, "check that the controllers of Cluster API run and watch this machine") \
    row(capiCheckControllerLog, "check the log of the Cluster API controllers") \
    row(capiCheckProvider, "check the controller of %1: its log, its credentials", Name) \
    row(capiWaitController, "wait: the controllers try again") \
    row(capiWaitInitialized, "wait: it continues when the control plane is initialized") \
    row(capiWaitProviderId, "wait: the cloud controller manager sets the provider id of the Node") \
    row(capiSetProviderId, "where no cloud controller manager runs, set spec.providerID of Node %1 to %2", Name, Name) \
    row(capiCreateClusterAgain, "create Cluster %1 again from a backup; its controllers then continue", Name) \
    row(capiCleanUpByHand, "if it is to go: delete the server in the provider first, then remove the finalizers of %1 and of its server object", Name) \
    row(capiWaitDeferral, "wait: whoever deferred the upgrade removes the annotation") \
    row(capiEndDeferral, "remove the annotation %1 of %2 from spec.topology of Cluster %3", Name, Name, Name) \
    row(capiWaitPodCompletes, "wait: pod %1 completes", Name) \
    row(capiRemoveHook, "remove the annotation of hook %1; what it protects is then skipped", Name) \
    row(capiFenceThenLimit, "fence the server first, then set a time limit for the drain") \
    row(capiLimitDrainOn, "set a time limit for the drain on %1 %2", Name, Name) \
    row(capiSkipDrain, "skip the drain; its pods end with the server") \
    row(capiSkipVolumesIfOff, "skip the wait for volumes; only when the server is powered off") \
    row(capiCorrectDrainRule, "correct the selector of MachineDrainRule %1", Name) \
    row(capiCheckNamespace, "check what keeps namespace %1: its finalizers", Name) \
    row(capiRestoreWorkload, "restore the API of cluster %1: its control plane, its network, its kubeconfig Secret", Name) \
    row(capiFreeReservedHost, "free a reserved host: remove its label %1", Name) \
    row(capiVolumesAreNext, "next: the volumes of its Node must be detached") \
    row(capiBootstrapIsDeletedNext, "next: its bootstrap configuration will be deleted") \
    row(capiMachineIsReplacedElse, "if the Node does not come back, the machine will be deleted") \
    row(capiUpgradedWhenRemoved, "it will be upgraded when the annotation is removed") \
    row(capiIsLastControlPlane, "%1 is the last machine of its control plane: the cluster would be lost", Name) \
    row(capiQuorumWouldBeLost, "without it %1 of %2 etcd members would be healthy and vote, and %3 are needed", Count, Count, Count) \
    row(capiReleaseSkipsEtcd, "its etcd member is not removed, and its leadership is not moved before power-off") \
    row(capiControlPlaneStops, "control plane %1 does nothing else until this machine is gone", Name) \
    row(capiPutsHookBack, "%1 %2 sets this hook again", Name, Name) \
    row(capiLimitIsOverwritten, "%1 %2 overwrites a limit on its machine: set it there", Name, Name) \
    row(capiLimitReachesAll, "it applies to all machines of %1 %2, those that are being deleted included", Name, Name) \
    row(capiLimitIsOverNow, "the limit is over already: the drain ends immediately") \
    row(capiPodsEndWithServer, "its pods are not evicted: they end with the server") \
    row(capiVolumesMayHang, "its volumes may then stay attached") \
    row(capiVolumesAreSkippedAlready, "the volumes of %1 are already not waited for", Name) \
    row(capiVolumesAreOver, "the wait for the volumes of %1 is over", Name) \
    row(capiOnlyWhenPoweredOff, "only for a server that is powered off: a volume that two servers write is damaged") \
    row(capiPauseStopsAll, "nothing happens to it until the pause ends: no deletion, no repair") \
    row(capiOwnerReplaces, "%1 %2 creates another machine in its place", Name, Name) \
    row(capiCheckHandsItOver, "health check %1 hands it to %2: its server may be powered off without a drain; remove the annotation afterwards", Name, Name) \
    row(capiNothingReplaces, "nothing creates another machine in its place") \
    row(capiNeedsClusterApi, "%1 is a machine of the Machine API, which does not have this", Name) \
    row(capiNodeIsElsewhere, "Node %1 belongs to cluster %2, which is not read here", Name, Name) \
    row(capiRetriesDrain, "Cluster API tries the drain of %1 again every 20 s: there is nothing to speed up", Name) \
    row(capiNothingScalesIn, "%1 has no owner that scales in: the mark would change nothing", Name) \
    row(capiMarkOf, "mark %1 to be deleted first when %2 %3 scales in", Name, Name, Name) \
    row(capiSkipVolumesOf, "do not wait for the volumes of %1 to be detached", Name) \
    row(capiLimitDrainOf, "limit every drain of %1 %2 to %3", Name, Name, Age) \
    row(capiRemediateOf, "have health check %1 count %2 as unhealthy and remediate it", Name, Name) \
    row(capiRemediateTheMachine, "have a health check count %1 as unhealthy and remediate it", Name) \
    row(capiRemediationIsRequested, "the remediation of %1 is already requested", Name) \
    row(capiRemediationIsSkipped, "an annotation excludes %1 from remediation", Name) \
    row(capiNoHealthCheckSelects, "no MachineHealthCheck selects %1: nothing would happen", Name) \
    row(capiPauseOf, "pause %1", Name) \
    row(capiCancelRemediationOf, "withdraw the request to remediate %1", Name) \
    row(capiSkipRemediationOf, "exclude %1 from remediation", Name) \
    row(capiAllowRemediationOf, "include %1 in remediation again", Name) \
    row(capiRestoreDrainOf, "no longer skip the drain of %1", Name) \
    row(capiRestoreVolumeWaitOf, "no longer skip the wait for the volumes of %1", Name) \
    row(capiOwnerIsAskedAlready, "its owner is already asked to replace it, and this does not withdraw that") \
    row(capiPauseClusterOf, "pause cluster %1 and all of its machines", Name) \
    row(capiClusterPauseStopsAll, "nothing happens to any of its machines until the pause ends: no deletion, no repair, no upgrade") \
    row(capiAllMachinesContinue, "all of its machines continue immediately: what waits for deletion or repair is done") \
    row(capiNoMoveIsInProgress, "no move of the cluster is in progress") \
    row(capiIsBeingMoved, "%1 %2 is being moved to another management cluster", Name, Name) \
    row(capiPauseWasSetBy, "%1 set the pause", Name) \
    row(capiNobodyKnowsWhoPaused, "it is not known who set the pause") \
    row(capiHookNamesNoOwner, "the hook names no owner") \
    row(capiMachineReportsReady, "the Machine reports that %1 is Ready", Name) \
    row(capiMachineReportsNotReady, "the Machine reports that %1 is not Ready", Name) \
    row(capiMachineReportsOf, "the Machine reports of %1: %2", Name, Quote) \
    row(capiDrainIsReportedOver, "the Machine reports that its drain is over") \
    row(capiVolumesAreReportedOver, "the Machine reports that its volumes are detached") \
    row(capiVolumeIsReported, "the Machine reports 1 attached volume: %1", Clause) \
    row(capiVolumesAreReported, "the Machine reports %1 attached volumes: %2", Count, Clause) \
    row(capiNothingIsPaused, "neither the machine nor its cluster is paused") \
    row(capiNobodySetsItAgain, "no controller sets the hook again") \
    row(capiIsServerOff, "its server is powered off") \
    row(capiDrainCordonsAgain, "its drain cordons the Node again") \
    row(capiOwnerIsPaused, "it is unhealthy and not replaced: %1 %2 is paused", Name, Name) \
    row(capiHasNoOwner, "it is unhealthy and not replaced: it has no owner") \
    row(capiOwnerHasNotReplaced, "it is unhealthy, and %1 %2 has not replaced it", Name, Name) \
    row(capiPodHasEnded, "pod %1 has ended, and the drain waits until it is deleted", Name) \
    row(capiDeleteEndedPod, "delete pod %1, which has ended", Name) \
    row(capiRemoveUnstartedMember, "check with etcdctl for a member that never started, which stops every join; remove only that one")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_CLUSTER_API_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
