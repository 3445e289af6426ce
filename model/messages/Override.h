// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Overrides: what they do, what stands against them, how they end (model/rules/override,
/// backend/overrides).
// clang-format off
#define HP_OVERRIDE_MESSAGES(row) \
    row(removeHookOf, "remove hook %1 from %2", Name, Name) \
    row(thenInstanceIsCreated, "when no other hook holds, its instance will be created") \
    row(thenNodeIsDrained, "when no other hook holds, its node will be drained") \
    row(thenInstanceIsDeleted, "when no other hook holds, its instance will be deleted") \
    row(hookCannotBePutBack, "this cannot be undone: the API rejects re-adding a hook while the machine is deleted") \
    row(ownerMayPutHookBack, "its owner may set it again") \
    row(retryDrainOf, "try to drain %1 now instead of at the next attempt", Name) \
    row(retryDrain, "try to drain the node now instead of at the next attempt") \
    row(skipDrain, "skip the drain of %1", Name) \
    row(podsEndWithInstance, "its pods are not evicted: they end with the instance, budgets are ignored, and every preDrain hook is skipped") \
    row(thisCannotBeUndone, "this cannot be undone") \
    row(markForReplacement, "mark %1 to be deleted first when its MachineSet scales in", Name) \
    row(cordonNode, "cordon %1: no new pod is scheduled there, none is evicted", Name) \
    row(cordonTheNode, "cordon the node: no new pod is scheduled there, none is evicted") \
    row(uncordonNode, "uncordon %1: new pods may be scheduled there", Name) \
    row(uncordonTheNode, "uncordon the node: new pods may be scheduled there") \
    row(holdHostOff, "hold %1 off: it is shut down and stays off until the hold is released", Name) \
    row(releaseOurHold, "release Holdpoint's hold %1 on %2", Name, Name) \
    row(thenHostIsSwitchedOn, "when no other key is left and spec.online is true, it will be powered on") \
    row(releaseKeyOfSomebody, "release %1 on %2, which somebody else set", Name, Name) \
    row(fencedHostMayComeBack, "a fenced host may come back while its work runs elsewhere") \
    row(switchHostOn, "power on %1 when no key holds it off", Name) \
    row(switchHostOff, "power off %1: a graceful shutdown first, then a hard power-off", Name) \
    row(rebootHost, "reboot %1: a graceful shutdown first, then a hard power-off", Name) \
    row(cutPowerOfHost, "cut the power of %1 and power it on again", Name) \
    row(whatIsNotOnDiskIsLost, "data that is not on disk is lost") \
    row(pauseHost, "pause %1: it is not reconciled and its power stays as it is", Name) \
    row(resumeHost, "resume %1: its power is set to what is declared", Name) \
    row(detachHost, "detach %1: it keeps running and its BMC is no longer used", Name) \
    row(attachHost, "attach %1: its BMC is used again and its power is set to what is declared", Name) \
    row(removingFinalizerForgetsInstance, "removing the finalizer of %1 removes the object while its instance, its disk and its address stay: nothing is left that knows of them", Name) \
    row(forceDeletingForgetsMachine, "force-deleting %1 forgets the machine while its instance may still run and write", Name) \
    row(orRemoveTheHook, "remove the one hook that holds, with its own review") \
    row(orRepairTheProvider, "fix the credentials or the quota of the provider: the deletion then completes") \
    row(orDeleteTheInstance, "delete the instance in the provider: the controller then removes the finalizer") \
    row(orDetachTheHost, "detach the host if its BMC is permanently lost") \
    row(dataIsOfAge, "data is %1 old", Age) \
    row(newestDataIsOfAge, "the newest data is %1 old", Age) \
    row(nothingWasReceivedYet, "no data received yet") \
    row(connectionIsBack, "the connection was just restored") \
    row(nodesCannotBeRead, "Nodes cannot be read") \
    row(thereIsNoNode, "there is no Node") \
    row(nodeIsReadyNow, "%1 is Ready", Name) \
    row(nodeIsNotReadyNow, "%1 is not Ready", Name) \
    row(kubeletIsSilent, "the kubelet of %1 does not report", Name) \
    row(podsCannotBeRead, "pods of %1 cannot be read", Name) \
    row(noPodIsLeft, "no pod is left that a drain would move") \
    row(podIsLeft, "1 pod is left: %1", Clause) \
    row(podsAreLeft, "%1 pods are left: %2", Count, Clause) \
    row(budgetsOrPodsCannotBeRead, "budgets or pods cannot be read") \
    row(noBudgetIsSpent, "every budget of its pods allows a disruption") \
    row(budgetsAreSpent, "%1 allows no disruption", Clause) \
    row(budgetAllowsFewer, "%1 has %2 pods on the node; disruptions allowed: %3", Name, Count, Count) \
    row(volumeAttachmentsCannotBeRead, "VolumeAttachments cannot be read") \
    row(noVolumeIsAttached, "no volume is attached") \
    row(volumeIsAttached, "1 volume is attached: %1", Clause) \
    row(volumesAreAttached, "%1 volumes are attached: %2", Count, Clause) \
    row(controlPlaneCannotBeRead, "the other control-plane machines cannot be read") \
    row(healthyWithoutIt, "%1 healthy without it, %2 of %3 needed", Count, Count, Count) \
    row(otherMachinesCannotBeRead, "the other machines cannot be read") \
    row(replacementRunsInItsPlace, "%1 is Running in its place", Name) \
    row(noReplacementIsRunning, "no replacement is Running") \
    row(noReplacementIsRequired, "no replacement is Running; none is required") \
    row(noOtherMasterDrains, "no other control-plane machine is draining") \
    row(anotherIsCordonedOrDeleted, "%1 is cordoned or being deleted", Name) \
    row(othersAreCordonedOrDeleted, "%1 are cordoned or being deleted", Clause) \
    row(ownerWasNotFound, "the owner '%1' was not found", Name) \
    row(ownerWasNotFoundSays, "the owner '%1' was not found, %2", Name, Clause) \
    row(isNotThereAnyMore, "%1 no longer exists", Name) \
    row(ownerIsGoneSays, "%1 no longer exists, %2", Name, Clause) \
    row(ownerIsSilent, "%1 is silent", Name) \
    row(ownerIsSilentSays, "%1 is silent, %2", Name, Clause) \
    row(ownerFailed, "%1 reports a failure", Name) \
    row(ownerFailedSays, "%1 reports a failure, %2", Name, Clause) \
    row(ownerIsWorking, "%1 is working on it", Name) \
    row(ownerIsWorkingSays, "%1 is working on it, %2", Name, Clause) \
    row(noOtherKeyHoldsHost, "no other key holds the host") \
    row(heldOffBy, "held off by %1", Clause) \
    row(remediationFencesMachine, "a remediation is fencing this machine") \
    row(remediationMarkedHost, "a remediation marked the host as unhealthy") \
    row(noRemediationIsRunning, "no remediation is running") \
    row(thereIsNoHost, "there is no host") \
    row(powerStateIsUnknown, "its power state is unknown") \
    row(hostIsOn, "the host is On") \
    row(hostIsOff, "the host is Off") \
    row(registrationError, "registration error") \
    row(powerManagementError, "power management error") \
    row(provisionedRegistrationError, "provisioned registration error") \
    row(registrationErrorSays, "registration error: %1", Quote) \
    row(powerManagementErrorSays, "power management error: %1", Quote) \
    row(provisionedRegistrationErrorSays, "provisioned registration error: %1", Quote) \
    row(errorOfHostSays, "%1: %2", Name, Quote) \
    row(isDataFresh, "data is less than 10 s old") \
    row(isNodeReadyOrGone, "the node is Ready, or gone") \
    row(isNoPodLeft, "no pod is left on the node") \
    row(isNoBudgetSpent, "every disruption budget of its pods allows a disruption") \
    row(isNoVolumeAttached, "no volume is attached to the node") \
    row(isMajorityKept, "the control plane keeps its majority without it") \
    row(isReplacementRunning, "its replacement is Running") \
    row(isNoOtherDraining, "no other machine of its role is draining") \
    row(isOwnerNotWorking, "the owner of the hook is not about to remove it") \
    row(isNoOtherKeyThere, "no other key holds the host off") \
    row(isPowerKnown, "the host's power is known and without error") \
    row(ageOfWatches, "age of the watches") \
    row(podsOfNode, "Pods of the Node") \
    row(controlPlaneMachinesAndNodes, "Machines and Nodes of the control plane") \
    row(machinesOfSet, "Machines of the same set") \
    row(signsOfOwner, "the owner's Lease, Events and conditions") \
    row(leaksOrCorrupts, "it leaks or corrupts what Holdpoint looks after") \
    row(checkFailedAndCannotBeUndone, "a check failed and this cannot be undone") \
    row(concernsControlPlane, "it affects the control plane") \
    row(keyBelongsToSomebodyElse, "the key belongs to somebody else") \
    row(nodeIsRunning, "its node is running") \
    row(siteAsksForIt, "the site requires it") \
    row(ruleOfThePerson, "a rule of the person who asks requires it") \
    row(reasonIsNeeded, "a reason is required") \
    row(reasonIsTooShort, "the reason needs %1 characters or a ticket id", Count) \
    row(reasonIsTooLong, "the reason has more than %1 bytes", Count) \
    row(reasonRepeatsItself, "a reason must say what happened, not repeat one character") \
    row(pauseIsGone, "the pause no longer exists") \
    row(detachmentIsGone, "the detachment no longer exists") \
    row(hookHasAnotherOwner, "the %1 hook %2 has another owner now", Name, Name) \
    row(hookIsGone, "the %1 hook %2 no longer exists", Name, Name) \
    row(hookIsNotWhereItWas, "the hook has moved") \
    row(thereIsNothingToActOn, "there is no %1 to act on", Name) \
    row(isNotBeingDrained, "%1 is not being drained", Name) \
    row(drainIsSkippedAlready, "the drain of %1 is already skipped", Name) \
    row(drainIsOver, "the drain of %1 is over", Name) \
    row(isMarkedAlready, "%1 is already marked", Name) \
    row(isCordonedAlready, "%1 is already cordoned", Name) \
    row(isSchedulableAlready, "%1 is already schedulable", Name) \
    row(isHeldAlready, "%1 is already held", Name) \
    row(isNotHoldOfOurs, "%1 is not a hold set by Holdpoint", Name) \
    row(isNotKeyOfHold, "%1 is not the key of a hold", Name) \
    row(isToBeOnAlready, "%1 is already set to be on", Name) \
    row(isToBeOffAlready, "%1 is already set to be off", Name) \
    row(rebootIsAskedFor, "a reboot is already requested") \
    row(isPausedAlready, "%1 is already paused", Name) \
    row(isDetachedAlready, "%1 is already detached", Name) \
    row(removingFinalizerIsNeverDone, "Holdpoint explains Remove finalizer and never does it") \
    row(forceDeletingIsNeverDone, "Holdpoint explains Force delete and never does it") \
    row(objectWasReplaced, "the object was replaced by another one of its name") \
    row(patchChanged, "what would be sent is no longer what was reviewed") \
    row(checkChanged, "a check changed: %1", Clause) \
    row(reviewedChanged, "the object is no longer what was reviewed") \
    row(nothingIsSentOnOldData, "nothing is sent on stale data: %1", Clause) \
    row(isCommittedAlready, "this override is already committed") \
    row(reviewIsOlder, "the review is older than the object") \
    row(reviewAgain, "review it again") \
    row(nobodyIsSignedIn, "no user is signed in") \
    row(typeDigits, "type the digits %1, or hold the button", Name) \
    row(confirmedTooEarly, "it was confirmed too early: hold the button for %1, or type the digits %2 after that", Name, Name) \
    row(typeNameToConfirm, "type %1 to confirm", Name) \
    row(waitsForNoApproval, "this override does not wait for approval") \
    row(anotherPersonApproves, "a person other than %1 must approve", Name) \
    row(anotherPersonReviews, "a person other than %1 must review", Name) \
    row(approvedIsNotAsked, "what you approve is not what was requested") \
    row(requestHasExpired, "the request has expired") \
    row(abortedBy, "aborted by %1 before anything was sent", Name) \
    row(rejectedBy, "rejected by %1 before anything was sent", Name) \
    row(rejectedBecause, "rejected by %1 before anything was sent: %2", Name, Quote) \
    row(clockWasSetForward, "the clock of this backend was set forward by %1 while it waited: nothing was sent", Age) \
    row(clockWasSetBack, "the clock of this backend was set back by %1 while it waited: nothing was sent", Age) \
    row(requesterHasLeft, "%1 was no longer connected when it was due: nothing was sent", Name) \
    row(requesterMayNotAnyMore, "%1 is no longer allowed to do this: nothing was sent", Name) \
    row(approverMayNotAnyMore, "%1 approved it and is no longer allowed to approve: nothing was sent", Name) \
    row(objectChangesTooFast, "the object kept changing between the last read and the send: nothing was sent") \
    row(backendStopped, "not sent: the backend stopped") \
    row(willBeSentAt, "it will be sent at %1 unless somebody aborts it", Name) \
    row(alsoReviews, "%1 is reviewing %2 on it now", Name, Name) \
    row(alsoWaits, "%1 has committed %2 on it, which waits for a second person", Name, Name) \
    row(alsoWillBeSent, "%1 has committed %2 on it, which will be sent at %3", Name, Name, Name) \
    row(alsoWasSent, "%1 has sent %2 to it; its effect is not observed yet", Name, Name) \
    row(isOver, "it is over") \
    row(isSentAlready, "it was already sent") \
    row(nobodyApprovedInTime, "no approval came in time") \
    row(effectWasNotSeenIn, "it was accepted, but its effect was not observed within %1", Age) \
    row(checkBeforeRepeating, "the state is unknown: check before you repeat anything") \
    row(changesNothing, "this backend is read-only") \
    row(thereIsNoSuchReview, "there is no such review") \
    row(nobodyGoesAlone, "this site does not allow break-glass: a second person must approve") \
    row(thereIsNoSuchRequest, "there is no such request") \
    row(isNoApprover, "%1 is not among the approvers that the site names", Name) \
    row(thereIsNoSuchOverride, "there is no such override") \
    row(noReviewIsDue, "override %1 has no review due", Name) \
    row(auditCouldNotBeWritten, "the audit could not be written, so nothing was sent: %1", Quote) \
    row(answerWasLost, "the answer was lost: checking whether it was done") \
    row(objectIsGoneEndUnknown, "the object is gone: its end is unknown") \
    row(observedGone, "observed %1: the object is gone", Name) \
    row(observedChange, "observed %1: the change is there", Name) \
    row(observedGoneAnswerLost, "observed %1: the object is gone; the answer to the request was lost", Name) \
    row(observedChangeAnswerLost, "observed %1: the change is there; the answer to the request was lost", Name) \
    row(cannotBeReadOutcomeUnknown, "its record cannot be read: its outcome is unknown") \
    row(endedBeforeEndWasSeen, "Holdpoint stopped before the outcome was observed") \
    row(seenAfterRestart, "observed when Holdpoint started again") \
    row(endedBeforeEffectWasSeen, "Holdpoint stopped before the outcome was observed; its effect is not there now") \
    row(itIsNotThereAnyMore, "it no longer exists") \
    row(clusterRefusedIt, "the cluster refused it: %1", Quote) \
    row(youMayNotDoThis, "you are not allowed to do this: %1", Quote) \
    row(itWasRefused, "it was refused: %1", Quote) \
    row(isHostNotServiced, "no firmware or settings are being written to the host")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_OVERRIDE_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
