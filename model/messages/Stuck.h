// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What stops a machine (model/rules/holds).
// clang-format off
#define HP_STUCK_MESSAGES(row) \
    row(lasts, "%1", Age) \
    row(lastsLate, "%1, late", Age) \
    row(lastsOverdue, "%1, overdue", Age) \
    row(lastsUsually, "%1; usually %2", Age, Age) \
    row(lastsLateUsually, "%1, late; usually %2", Age, Age) \
    row(lastsOverdueUsually, "%1, overdue; usually %2", Age, Age) \
    row(lastsLateAllowed, "%1, late; allowed %2", Age, Age) \
    row(lastsOverdueAllowed, "%1, overdue; allowed %2", Age, Age) \
    row(nextTryIn, "next try in %1", Age) \
    row(andMore, "%1 and %2 more", Name, Count) \
    row(failed, "failed: %1", Quote) \
    row(failedNoReasonWasGiven, "failed: no reason was given") \
    row(failedInstanceGone, "failed: the provider no longer has the instance") \
    row(failedInstanceGoneById, "failed: the provider no longer has the instance %1", Name) \
    row(failedHostCreatedAgain, "failed: host %1 was created again, and the machine names the one before", Name) \
    row(failedInstanceGoneOf, "failed: the provider no longer has the instance of %1", Name) \
    row(nodeIsNotBeTrusted, "its Node is unreliable") \
    row(invalidSoNothingIsDone, "invalid and not reconciled: it has no %1", Clause) \
    row(label, "label %1", Name) \
    row(labelAnd, "label %1 and %2", Name, Name) \
    row(pausedMachineAPIDoesNothing, "paused: the Machine API does nothing") \
    row(pausedWhileItMigrates, "paused while it migrates between the Machine API and Cluster API: it is not reconciled") \
    row(pausedIsAuthoritativeAPISo, "paused: %1 is the authoritative API, so the Machine API does nothing", Name) \
    row(paused, "paused: %1", Clause) \
    row(noHostIsFreeBecause, "no host is free for it: %1", Clause) \
    row(noHostIsFree, "no host is free for it") \
    row(isTriedAgainEvery, "retried every %1", Age) \
    row(waitingAt, "waiting at %1 for %2 (owner %3)", Name, Name, Name) \
    row(itReports, "it reports: %1", Quote) \
    row(noClusterOperatorExists, "no ClusterOperator %1 exists", Name) \
    row(isDegraded, "it is Degraded") \
    row(isDegradedBecause, "it is Degraded: %1", Quote) \
    row(isNotAvailable, "it is not Available") \
    row(isNotAvailableBecause, "it is not Available: %1", Quote) \
    row(wasLastHeardAgo, "it was last heard of %1 ago", Age) \
    row(wasLastHeardThoughPodIsReady, "it was last heard of %1 ago, although its pod %2 is ready", Age, Name) \
    row(wasLastHeardAndPodIsNotReady, "it was last heard of %1 ago, and its pod %2 is not ready", Age, Name) \
    row(wasLastHeardClockIsAhead, "it was last heard of %1 ago, by a Lease whose clock is %2 ahead", Age, Age) \
    row(wasLastHeardThoughPodsAreReady, "it was last heard of %1 ago, although its pods are ready", Age) \
    row(leaseIsFromTheFuture, "its Lease is from the future (%1), so it is not known whether it runs", Name) \
    row(ownerComesAndGoes, "it is unstable: silent %1 times within an hour", Count) \
    row(leaseChangesHolder, "its Lease changed its holder %1 times within an hour", Count) \
    row(itReportsThatItIsDone, "it reports that it is done, but left its hook") \
    row(nothingIsCalledLikeOwner, "no pod and no Lease in the cluster has this name") \
    row(noPodExists, "no pod of %1 exists", Name) \
    row(itsPodsCannotBeCreated, "its pods cannot be created: %1", Quote) \
    row(noPodExistsAnyMore, "no pod of %1 exists any more", Name) \
    row(nonePodsIsReady, "none of its %1 pods is ready", Count) \
    row(nonePodsIsReadyBecause, "none of its %1 pods is ready (%2)", Count, Quote) \
    row(onlyPodIsNotReady, "its only pod is not ready") \
    row(onlyPodIsNotReadyBecause, "its only pod is not ready (%1)", Quote) \
    row(replacementIs, "its replacement %1 is %2", Name, Name) \
    row(replacementIsHeld, "its replacement %1 is held: %2", Name, Clause) \
    row(etcdOperatorMindsMasters, "the etcd operator handles masters only") \
    row(noReplacementOtherMasterRuns, "no replacement: %1 of %2 other masters is running", Count, Count) \
    row(noReplacementOtherMastersRun, "no replacement: %1 of %2 other masters are running", Count, Count) \
    row(otherMasterRunsEtcdWants, "%1 other master is running, etcd needs %2 members", Count, Count) \
    row(otherMastersRunEtcdWants, "%1 other masters are running, etcd needs %2 members", Count, Count) \
    row(everythingIsGoneFinalizerKeeps, "everything else is gone; finalizer %1 keeps the object", Name) \
    row(everythingIsGoneTwoFinalizersKeep, "everything else is gone; finalizers %1 and %2 keep the object", Name, Name) \
    row(everythingIsGoneFinalizersKeep, "everything else is gone; finalizer %1 and %2 more keep the object", Name, Count) \
    row(drainWasSkippedSo, "the drain was skipped, so %1 (owner %2) did not run", Name, Name) \
    row(drainsBlockEachOther, "drains of %1 and %2 block each other", Name, Name) \
    row(drainsBlockEachOtherBecause, "drains of %1 and %2 block each other: %3", Name, Name, Clause) \
    row(itsNodeIsCordoned, "its Node %1 is cordoned", Name) \
    row(budgetMissesPod, "budget %1 is missing pod %2", Name, Name) \
    row(replacesAndIsNotRunning, "it replaces it and is not Running") \
    row(maintenanceOfItGoesFirst, "the maintenance of that one comes first") \
    row(waitsFor, "%1 waits for %2: %3", Name, Name, Clause) \
    row(drainingIsNotPermittedWhile, "draining %1 is not permitted while control-plane Node %2 is cordoned", Name, Name) \
    row(drainingKubeletSilent, "draining %1: its kubelet is silent, and budget %2 still refuses pod %3 (needs %4, has %5)", Name, Name, Name, Count, Count) \
    row(drainingKubeletSilentFor, "draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)", Name, Age, Name, Name, Count, Count) \
    row(drainingKubeletSilentShort, "draining %1: its kubelet is silent, budget %2 refuses", Name, Name) \
    row(budgetCanNeverLetPodGo, "draining %1: budget %2 never lets pod %3 go: it needs %4 of %5 pods", Name, Name, Name, Count, Count) \
    row(budgetCanNeverBeMet, "draining: budget %1 can never be met: it needs %2 of %3 pods", Name, Count, Count) \
    row(wantsPodsHealthyAndAllows, "it needs %1 of %2 pods healthy and allows no disruption", Count, Count) \
    row(draining, "draining %1: %2", Name, Clause) \
    row(podDoesNotEnd, "pod %1 is stuck in Terminating", Name) \
    row(kubeletCannotEndIt, "its kubelet cannot end it: %1", Quote) \
    row(podIsRefusedByBudget, "pod %1 is refused by budget %2 (needs %3, has %4)", Name, Name, Count, Count) \
    row(soIsMore, "so is 1 more") \
    row(soAreMore, "so are %1 more", Count) \
    row(budgetCanNeverLetPodGoBy, "draining %1: budget %2 never lets pod %3 go: it has %4", Name, Name, Name, Name) \
    row(budgetCanNeverBeMetBy, "draining: budget %1 can never be met: it has %2", Name, Name) \
    row(twoBudgetsSelectPod, "draining %1: two budgets, %2 and %3, select pod %4, so the API refuses to evict it", Name, Name, Name, Name) \
    row(twoBudgetsSelectPodShort, "draining: two budgets, %1 and %2, select pod %3", Name, Name, Name) \
    row(evictionIsRefused, "draining %1: the eviction of pod %2 is refused: %3", Name, Name, Quote) \
    row(webhookRefusesEviction, "draining %1: webhook %2 refuses the eviction of pod %3: %4", Name, Name, Name, Quote) \
    row(webhookFailsForEviction, "draining %1: webhook %2 must allow the eviction of pod %3, and fails: %4", Name, Name, Name, Quote) \
    row(evictionOfPodIsRefused, "the eviction of pod %1 is refused", Name) \
    row(twoBudgetsSelect, "two budgets select pod %1", Name) \
    row(finalizerKeepsPod, "finalizer %1 keeps pod %2", Name, Name) \
    row(podHasGraceLeft, "pod %1 has %2 left of its grace period of %3", Name, Age, Age) \
    row(podIsEnding, "pod %1 is terminating", Name) \
    row(podIsNotReady, "pod %1 is not ready", Name) \
    row(podIsNotReadyBecause, "pod %1 is not ready (%2)", Name, Quote) \
    row(podIsOnNodeThatIsNotReady, "pod %1 is on Node %2, which is not ready", Name, Name) \
    row(podFindsNoNode, "pod %1 is Pending: no Node for it", Name) \
    row(onePodOfItIsNotThere, "1 of its %1 pods does not exist", Count) \
    row(podsOfItAreNotThere, "%1 of its %2 pods do not exist", Count, Count) \
    row(budgetCannotBeJudged, "budget %1 allows no eviction, because it cannot be evaluated: %2", Name, Quote) \
    row(budgetIsNotJudgedYet, "budget %1 allows no eviction, because nothing has evaluated it", Name) \
    row(nonePodsOfItIsReady, "none of its pods is ready") \
    row(nonePodsOfItIsReadyBecause, "none of its pods is ready (%1)", Quote) \
    row(budgetKeepsPod, "budget %1 blocks pod %2", Name, Name) \
    row(budgetKeepsPodBecause, "budget %1 blocks pod %2 because %3", Name, Name, Clause) \
    row(budgetHasRoomForPod, "budget %1 has room for pod %2 now", Name, Name) \
    row(nothingRefusesPod, "nothing blocks pod %1 any more", Name) \
    row(podIsGoneByNow, "pod %1 is gone", Name) \
    row(onePodMoreIsKept, "1 more pod is blocked too") \
    row(podsMoreAreKept, "%1 more pods are blocked too", Count) \
    row(onePodMoreWaitsOtherwise, "1 more pod waits for another reason") \
    row(podsMoreWaitOtherwise, "%1 more pods wait, not all for this reason", Count) \
    row(oneMoreBlocks, "1 more blocks it: %1", Clause) \
    row(moreBlock, "%1 more block it, the next: %2", Count, Clause) \
    row(volumeIsAttachedToNode, "volume %1 is still attached to Node %2", Name, Name) \
    row(volumesAreAttachedToNode, "volume %1 and %2 more are still attached to Node %3", Name, Count, Name) \
    row(volumeDoesNotDetach, "volume %1 does not detach: %2", Name, Quote) \
    row(instanceGonePodCannotEnd, "draining %1: its instance is gone, so pod %2 cannot terminate", Name, Name) \
    row(instanceGoneBudgetKeepsPod, "draining %1: its instance is gone, and budget %2 still blocks pod %3", Name, Name, Name) \
    row(instanceGoneShort, "draining %1: its instance is gone", Name) \
    row(thatNodeIsBeingDrained, "that Node is being drained too") \
    row(somebodyWorksOnThatNode, "%1 works on that Node, as its %2 says", Name, Name) \
    row(nobodyDrainsThatNode, "that Node was cordoned by hand and is not being drained") \
    row(machineOfThatNodeStays, "that Node is drained, and its machine %1 still exists", Name) \
    row(machineOfThatNodeIsHeld, "that Node is drained, and its machine %1 is held: %2", Name, Clause) \
    row(thereWasNoNodeSo, "it has no Node, so %1 (owner %2) did not run before the drain", Name, Name) \
    row(drainWasSkippedByAnnotation, "the drain was skipped by annotation") \
    row(noNodeJoinsWhileInstanceIs, "no Node joins while the instance is %1", Name) \
    row(nodeIsNotReadyInstanceIs, "Node %1 is not ready because its instance is %2", Name, Name) \
    row(nodeNotReadyAndCheckMayNotAct, "Node %1 is not ready, and health check %2 may not act: %3 of %4 are unhealthy", Name, Name, Count, Count) \
    row(nodeGoneAndCheckMayNotAct, "Node %1 is gone, and health check %2 may not act: %3 of %4 are unhealthy", Name, Name, Count, Count) \
    row(maintenanceWaitsForUpgrade, "maintenance %1 waits: the cluster is upgrading", Name) \
    row(maintenanceWaitsForUpgradeTo, "maintenance %1 waits: the cluster is upgrading to %2", Name, Name) \
    row(maintenanceWaitsForAWindow, "maintenance %1 waits for a window", Name) \
    row(maintenanceWaitsForWindow, "maintenance %1 waits for window %2", Name, Name) \
    row(maintenanceIsBlocked, "maintenance %1 is blocked", Name) \
    row(maintenanceWaitsForThatOf, "maintenance %1 waits for that of %2", Name, Name) \
    row(maintenanceIsBlockedBy, "maintenance %1 is blocked: %2", Name, Quote) \
    row(maintenanceWaitsForApproval, "maintenance %1 waits for approval: %2", Name, Quote) \
    row(maintenanceRests, "maintenance %1 gave up a drain and starts again in %2", Name, Age) \
    row(maintenanceFailed, "maintenance %1 failed: %2", Name, Quote) \
    row(maintenanceWantsPerson, "maintenance %1 needs a person: %2", Name, Quote) \
    row(maintenanceIsExpired, "maintenance %1 did not start before its deadline %2", Name, Name) \
    row(maintenanceDrains, "maintenance %1 drains the Node", Name) \
    row(maintenanceDrainsAndBudgetKeeps, "maintenance %1 drains the Node: budget %2 blocks pod %3", Name, Name, Name) \
    row(maintenanceIsInWork, "maintenance %1 is in progress", Name) \
    row(maintenanceWaitsForNode, "maintenance %1 waits for the Node to come back", Name) \
    row(maintenanceIsVerified, "maintenance %1 is done and is being verified", Name) \
    row(maintenanceIsPlanned, "maintenance %1 is scheduled, and nothing was decided about it yet", Name) \
    row(noWindowSelectsMaintenance, "maintenance %1 will never start: no window selects this machine", Name) \
    row(windowOfMaintenanceIsInvalid, "maintenance %1 will never start: %2", Name, Clause) \
    row(windowOfMaintenanceIsPaused, "maintenance %1 waits: window %2 is paused until %3", Name, Name, Name) \
    row(windowOfMaintenanceExcludes, "maintenance %1 waits: window %2 excludes the time until %3", Name, Name, Name) \
    row(windowOfMaintenanceNeverOpens, "maintenance %1 will never start: window %2 does not open in the next two years", Name, Name) \
    row(windowOpensAfterDeadline, "maintenance %1 cannot start before its deadline %2: window %3 opens too late", Name, Name, Name) \
    row(opensIn, "it opens in %1, %2", Age, Name) \
    row(hostIsPausedKey, "Host %1 is paused by annotation: key %2 has no effect", Name, Name) \
    row(hostIsPausedReboot, "Host %1 is paused by annotation: the requested reboot will not start", Name) \
    row(hostIsPausedRemediation, "Host %1 is paused by annotation: the requested remediation will not start", Name) \
    row(hostIsPausedPower, "Host %1 is paused by annotation: its power is not managed", Name) \
    row(credentialsHostAreMissingOr, "the credentials of host %1 are missing or incomplete: Secret %2", Name, Name) \
    row(bmcHostRejectsCredentialsSecret, "the BMC of host %1 rejects the credentials of Secret %2", Name, Name) \
    row(bmcHostRejectsWhatEndsInSpace, "the BMC of host %1 rejects the credentials of Secret %2: one ends with a line break or a blank", Name, Name) \
    row(takeSpaceOffCredentials, "write Secret %1 again without the line break (use printf, not echo)", Name) \
    row(hostStaysBetweenOnAndOff, "Host %1 stays in %2: its BMC reports that it is neither on nor off", Name, Name) \
    row(hostCannotBeSwitched, "Host %1 cannot be switched: %2", Name, Clause) \
    row(failure, "1 failure") \
    row(failures, "%1 failures", Count) \
    row(hostIsHeldOffForRemediation, "Host %1 is held off for a remediation", Name) \
    row(hostIsBeingSwitchedOffForRemediation, "Host %1 is being powered off for a remediation", Name) \
    row(nodeIsNotDeletedYet, "Node %1 is not deleted yet", Name) \
    row(nodeIsDeleted, "its Node will be deleted") \
    row(powerIsUnknown, "its power is unknown") \
    row(bmcIsOfAnotherServer, "another server answers at its BMC address") \
    row(hostWasAskedShutDown, "Host %1 was asked to shut down %2 ago and is still on", Name, Age) \
    row(isForcedOffIn, "it will be forced off in %1", Age) \
    row(isForcedOffNext, "next: it will be forced off") \
    row(hostIsHeldOffByKey, "Host %1 is held off by key %2", Name, Name) \
    row(hostIsHeldOffForMaintenance, "Host %1 is held off by maintenance %2 until its work is reported done", Name, Name) \
    row(hostIsBeingSwitchedOffForMaintenance, "Host %1 is being powered off for maintenance %2", Name, Name) \
    row(hostIsBeingSwitchedOffForKey, "Host %1 is being powered off for key %2", Name, Name) \
    row(bmcHostGivesNoAnswer, "the BMC of host %1 gives no answer: %2", Name, Clause) \
    row(hostShallBeOnAnd, "Host %1 should be on but is off", Name) \
    row(triedSoFar, "attempted %1 times", Count) \
    row(causeIsNotKnown, "the cause is not known") \
    row(providerCannotDelete, "the provider cannot delete the instance: %1", Quote) \
    row(providerCannotCreate, "the provider cannot create the instance: %1", Quote) \
    row(providerCannotUpdate, "the provider cannot update the instance: %1", Quote) \
    row(providerDoesNotSay, "the provider does not say whether the instance exists: %1", Quote) \
    row(instanceIsGoneWhileDraining, "the instance is gone while Node %1 is being drained", Name) \
    row(itsNodeIsBeingDrained, "Node %1 is being drained", Name) \
    row(nodeIsBeingDrainedPodLeft, "Node %1 is being drained: 1 pod is left", Name) \
    row(nodeIsBeingDrainedPodsLeft, "Node %1 is being drained: %2 pods are left", Name, Count) \
    row(instanceIsBeingDeleted, "the instance is being deleted") \
    row(instanceIsBeingCreated, "the instance is being created") \
    row(nodeHasAnotherProviderId, "Node %1 has the provider id %2, not %3, so it does not count as the Node of this machine", Name, Name, Name) \
    row(nodeHasAnotherProviderIdShort, "Node %1 has another provider id, so it does not count as the Node of this machine", Name) \
    row(noProviderIdSoNoNode, "the instance has no provider id yet, so no Node can be matched") \
    row(noAddressAndNoNode, "the instance %1 has no address, and no Node has joined for it", Name) \
    row(noNodeHasJoined, "no Node has joined for it") \
    row(noNodeHasJoinedFor, "no Node has joined for the instance %1", Name) \
    row(instanceIsInState, "the instance is %1 in the provider and has neither an address nor a provider id yet", Name) \
    row(noAddressAndNoIdSoNoNode, "the instance has neither an address nor a provider id yet, so no Node can be matched") \
    row(nodeLikeItBelongsTo, "Node %1 has its address or name and belongs to machine %2, so it has no Node", Name, Name) \
    row(nodeIsOfEarlierInstance, "Node %1 still belongs to an earlier instance, provider id %2, so the new one has no Node", Name, Name) \
    row(machinesShareAddress, "machine %1 has the same address, %2, so it is not clear whose Node %3 is", Name, Name, Name) \
    row(nodeIsClaimedByAnother, "Node %1 belongs to this machine, and machine %2 claims it too", Name, Name) \
    row(nodeBelongsToAnother, "its Node %1 belongs to machine %2", Name, Name) \
    row(nodeIsUninitialized, "Node %1 still has the taint %2: no cloud controller has initialized it", Name, Name) \
    row(somebodyWorksOnNode, "Node %1 is cordoned and accepts no new pods: %2 works on it, as its %3 says", Name, Name, Name) \
    row(nodeIsTainted, "Node %1 has the taint %2 and accepts no new pods", Name, Name) \
    row(nodeHasTaints, "Node %1 has the taint %2 and %3 more, and accepts no new pods", Name, Name, Count) \
    row(nodeCannotBeConfigured, "the configuration of Node %1 cannot be changed: %2", Name, Quote) \
    row(nodeIsGoingAway, "its Node %1 is being deleted", Name) \
    row(nodeIsGoingAwayFinalizer, "its Node %1 is being deleted, and finalizer %2 keeps it", Name, Name) \
    row(nodeIsBeingConfigured, "Node %1 is cordoned while its configuration is changed", Name) \
    row(nodeIsCordonedAndTakesNoPods, "Node %1 is cordoned and accepts no new pods; nothing says who cordoned it", Name) \
    row(nodeIsSharedWith, "Node %1 is also the Node of machine %2", Name, Name) \
    row(nodeOfItIsGone, "its Node %1 does not exist", Name) \
    row(nodeHasNoReadyCondition, "Node %1 does not report whether it is ready", Name) \
    row(kubeletOfNodeIsSilent, "the kubelet of Node %1 is silent", Name) \
    row(otherNodesAreNotReady, "%1 other Nodes are not ready either", Count) \
    row(quorumOfEtcdIsAtRisk, "%1 of %2 control-plane Nodes are not ready: the quorum of etcd is at risk", Count, Count) \
    row(nodeIsSilentDuringWork, "Node %1 is silent while %2 works on it (%3)", Name, Name, Name) \
    row(nodeHasOtherAddress, "Node %1 has the address %2 and the Machine has %3: it does not count as its Node", Name, Name, Name) \
    row(nodeHasOtherAddressShort, "Node %1 does not count as its Node: it has another address", Name) \
    row(hostIsPoweringOn, "Host %1 is being powered on", Name) \
    row(remediationCannotSwitchOff, "Host %1 must not be powered off (disablePowerOff), so its remediation cannot start", Name) \
    row(itDoesNotKnow, "it does not know the outcome of its work: %1", Quote) \
    row(itsPowerIsNotKnownEither, "the power of host %1 is not known either", Name) \
    row(nodeIsNotReadyBecause, "Node %1 is not ready: %2", Name, Quote) \
    row(nodeReports, "Node %1 reports %2: %3", Name, Name, Quote) \
    row(conditionIsFalse, "condition %1 is False: %2", Name, Quote) \
    row(statusTells, "its status reports an error: %1", Quote) \
    row(toldAgainAndAgain, "%1 was reported %2 times: %3", Name, Count, Quote) \
    row(noHealthCheckSelects, "no health check selects it") \
    row(healthCheckFindsNoController, "health check %1 does not act: no controller owns the machine", Name) \
    row(healthCheckMissesItsTemplate, "health check %1 cannot act: its template %2 does not exist", Name, Name) \
    row(noHealthCheckWatches, "no health check watches it") \
    row(healthCheckIsPausedBy, "health check %1 is paused", Name) \
    row(healthCheckCannotBeRead, "health check %1 cannot be read: %2", Name, Quote) \
    row(healthCheckMayNotAct, "health check %1 may not act: too many are unhealthy", Name) \
    row(healthCheckLooksOnlyFor, "health check %1 checks only %2", Name, Name) \
    row(healthCheckFindsItWell, "health check %1 finds nothing to do", Name) \
    row(healthCheckLeavesIt, "health check %1 ignores it: %2", Name, Clause) \
    row(healthCheckActsIn, "health check %1 acts in %2", Name, Age) \
    row(healthCheckActsNow, "health check %1 acts now", Name) \
    row(annotationBelongsOn, "annotation %1 on %2 %3 has no effect: it belongs on a %4", Name, Name, Name, Name) \
    row(annotationIsMisspelt, "annotation %1 on %2 %3 has no effect; is %4 meant?", Name, Name, Name, Name) \
    row(annotationIsMisspeltShort, "annotation %1 is misspelt", Name) \
    row(labelIsAnAnnotationShort, "label %1 is not read: it must be an annotation", Name) \
    row(annotationIsNotRead, "annotation %1 is not read on a %2", Name, Name) \
    row(labelIsAnAnnotation, "label %1 on %2 %3 has no effect: it works only as an annotation", Name, Name, Name) \
    row(annotationAloneCounts, "annotation %1 on %2 %3 works with any value: %4 does not cancel it", Name, Name, Name, Name) \
    row(annotationHookIsOfClusterApi, "annotation %1 on %2 %3 has no effect: hooks of a Machine are in spec.lifecycleHooks", Name, Name, Name) \
    row(annotationIsOfClusterApi, "annotation %1 on %2 %3 has no effect: only Cluster API reads it", Name, Name, Name) \
    row(heldBy, "held by %1 %2: %3", Name, Name, Clause) \
    row(nodeWaitsForCertificate, "Node %1 waits for its certificate", Name) \
    row(nodeWaitsForRenewal, "Node %1 waits for the renewal of its certificate", Name) \
    row(nodeWaitsForServingCertificate, "Node %1 waits for its serving certificate", Name) \
    row(requestIsNotApproved, "nobody has approved request %1", Name) \
    row(requestIsNotSigned, "request %1 is approved, but not signed", Name) \
    row(requestIsDenied, "request %1 was denied", Name) \
    row(requestIsDeniedBecause, "request %1 was denied: %2", Name, Quote) \
    row(requestHasFailed, "the signer refused request %1", Name) \
    row(requestHasFailedBecause, "the signer refused request %1: %2", Name, Quote) \
    row(nodeStopsWhenItExpires, "the Node stops reporting when the old one expires") \
    row(logsFailWithoutIt, "without a valid one, logs and exec of its pods fail") \
    row(approverStopsAtSoMany, "%1 requests are pending, and cluster-machine-approver stops above %2", Count, Count) \
    row(approverHasNoReadyPod, "no pod of %1 is ready", Name) \
    row(approverLeavesKnownNode, "none is approved automatically for a machine that already has a Node") \
    row(machineHasNoInternalDns, "the machine has no address %1 of type InternalDNS", Name) \
    row(requestCameTooLate, "it was made %1 after the machine, too late for cluster-machine-approver", Age) \
    row(requestIsForAnotherAddress, "it is also for %1, which is not an address of the machine", Name) \
    row(servingIsNeverApproved, "serving certificates are not approved by kube-controller-manager") \
    row(requestForReadyNode, "request %1 asks for a certificate of Node %2, which is Ready", Name, Name) \
    row(anotherServerMayUseName, "another server may use its name") \
    row(requestMadeByAnother, "request %1 for a certificate of Node %2 was made by %3", Name, Name, Name) \
    row(hostIsBeingServiced, "Host %1 is being serviced: its firmware or settings are being written", Name) \
    row(healthCheckGaveUp, "health check %1 gave up its remediation: %2", Name, Quote) \
    row(deletionOfHostWaitsForAnnotation, "its deletion waits until annotation %1 is removed", Name) \
    row(podsVolumeIsElsewhere, "pod %1 is Pending: no Node that it may run on reaches its volume", Name) \
    row(jobHasFailed, "it has failed and does not run again: %1", Quote) \
    row(jobHasEnded, "its pods have ended, and it does not run again") \
    row(healthCheckWaitsForServicing, "the remediation of health check %1 waits until the host is serviced", Name) \
    row(operationalStatusIs, "its operational status is %1", Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_STUCK_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
