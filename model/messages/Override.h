// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Overrides: what they do, what stands against them, how they end (model/rules/override,
/// backend/overrides).
// clang-format off
#define HP_OVERRIDE_MESSAGES(row) \
    row(removeHookOf, "remove hook %1 from %2", Name, Name) \
    row(thenInstanceIsCreated, "once no other hook holds, its instance is created") \
    row(thenNodeIsDrained, "once no other hook holds, its node is drained") \
    row(thenInstanceIsDeleted, "once no other hook holds, its instance is deleted") \
    row(hookCannotBePutBack, "this cannot be undone: the API rejects re-adding a hook while the machine is deleted") \
    row(ownerMayPutHookBack, "its owner may put it back") \
    row(retryDrainOf, "try to drain %1 now instead of at the next attempt", Name) \
    row(retryDrain, "try to drain the node now instead of at the next attempt") \
    row(skipDrain, "skip the drain of %1", Name) \
    row(podsEndWithInstance, "its pods are not moved: they end with the instance, budgets are not asked, and every preDrain hook is passed by") \
    row(thisCannotBeUndone, "this cannot be undone") \
    row(markForReplacement, "mark %1 as the first to go when its MachineSet has too many", Name) \
    row(cordonNode, "cordon %1: no new pod is placed there, none is moved", Name) \
    row(cordonTheNode, "cordon the node: no new pod is placed there, none is moved") \
    row(uncordonNode, "uncordon %1: new pods may be placed there", Name) \
    row(uncordonTheNode, "uncordon the node: new pods may be placed there") \
    row(holdHostOff, "hold %1 off: it is shut down and stays off until the hold is released", Name) \
    row(releaseOurHold, "release our hold %1 on %2", Name, Name) \
    row(thenHostIsSwitchedOn, "when no other key is left and it is to be on, it is switched on") \
    row(releaseKeyOfSomebody, "release %1 on %2, which somebody else set", Name, Name) \
    row(fencedHostMayComeBack, "a host that is fenced may come back while its work runs elsewhere") \
    row(switchHostOn, "switch %1 on, as soon as no key holds it off", Name) \
    row(switchHostOff, "switch %1 off: the operating system is asked first, then it is cut", Name) \
    row(rebootHost, "reboot %1: the operating system is asked first, then it is cut", Name) \
    row(cutPowerOfHost, "cut the power of %1 and switch it on again", Name) \
    row(whatIsNotOnDiskIsLost, "what is not on disk is lost") \
    row(pauseHost, "pause %1: nobody reconciles it, its power stays as it is", Name) \
    row(resumeHost, "resume %1: its power is brought to what is declared", Name) \
    row(detachHost, "detach %1: it keeps running, its BMC is not talked to any more", Name) \
    row(attachHost, "attach %1: its BMC is talked to again, its power is brought to what is declared", Name) \
    row(removingFinalizerForgetsInstance, "removing the finalizer of %1 makes the object vanish while its instance, its disk and its address stay: nobody is left who knows of them", Name) \
    row(forceDeletingForgetsMachine, "force-deleting %1 forgets the machine while its instance may still run and write", Name) \
    row(orRemoveTheHook, "remove the one hook that holds, with its own review") \
    row(orRepairTheProvider, "repair the credentials or the quota of the provider: the deletion then ends by itself") \
    row(orDeleteTheInstance, "delete the instance at the provider: the controller sees it gone and takes the finalizer off") \
    row(orDetachTheHost, "detach the host when its BMC is lost for good") \
    row(dataIsOfAge, "data is %1 old", Age) \
    row(newestDataIsOfAge, "the newest data is %1 old", Age) \
    row(nothingWasReceivedYet, "nothing was received yet") \
    row(connectionIsBack, "the connection has just come back") \
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
    row(noBudgetIsSpent, "no budget of its pods is spent") \
    row(budgetsAreSpent, "no disruption is allowed by %1", Clause) \
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
    row(ownerWasNotFound, "who \"%1\" is was not found", Name) \
    row(ownerWasNotFoundSays, "who \"%1\" is was not found, %2", Name, Clause) \
    row(isNotThereAnyMore, "%1 is not there any more", Name) \
    row(ownerIsGoneSays, "%1 is not there any more, %2", Name, Clause) \
    row(ownerIsSilent, "%1 is silent", Name) \
    row(ownerIsSilentSays, "%1 is silent, %2", Name, Clause) \
    row(ownerFailed, "%1 says that it failed", Name) \
    row(ownerFailedSays, "%1 says that it failed, %2", Name, Clause) \
    row(ownerIsWorking, "%1 is working on it", Name) \
    row(ownerIsWorkingSays, "%1 is working on it, %2", Name, Clause) \
    row(lastActedAgo, "last acted %1 ago", Age) \
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
    row(isDataFresh, "data is fresher than 10 s") \
    row(isNodeReadyOrGone, "the node is Ready, or gone") \
    row(isNoPodLeft, "no pod is left on the node") \
    row(isNoBudgetSpent, "no disruption budget of its pods is spent") \
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
    row(concernsControlPlane, "it concerns the control plane") \
    row(keyBelongsToSomebodyElse, "the key belongs to somebody else") \
    row(nodeIsRunning, "its node is running") \
    row(siteAsksForIt, "the site asks for it") \
    row(reasonIsNeeded, "a reason is needed") \
    row(reasonIsTooShort, "the reason needs %1 characters or a ticket id", Count) \
    row(reasonRepeatsItself, "a reason says what happened, not one character again and again") \
    row(pauseIsGone, "the pause is not there any more") \
    row(detachmentIsGone, "the detachment is not there any more") \
    row(hookHasAnotherOwner, "the %1 hook %2 has another owner now", Name, Name) \
    row(hookIsGone, "the %1 hook %2 is not there any more", Name, Name) \
    row(hookIsNotWhereItWas, "the hook is not where it was") \
    row(thereIsNothingToActOn, "there is no %1 to act on", Name) \
    row(isNotBeingDrained, "%1 is not being drained", Name) \
    row(drainIsSkippedAlready, "the drain of %1 is skipped already", Name) \
    row(drainIsOver, "the drain of %1 is over", Name) \
    row(isMarkedAlready, "%1 is marked already", Name) \
    row(isCordonedAlready, "%1 is cordoned already", Name) \
    row(isSchedulableAlready, "%1 is schedulable already", Name) \
    row(isHeldAlready, "%1 is held already", Name) \
    row(isNotHoldOfOurs, "%1 is not a hold of ours", Name) \
    row(isNotKeyOfHold, "%1 is not a key of a hold", Name) \
    row(isToBeOnAlready, "%1 is to be on already", Name) \
    row(isToBeOffAlready, "%1 is to be off already", Name) \
    row(rebootIsAskedFor, "a reboot is asked for already") \
    row(isPausedAlready, "%1 is paused already", Name) \
    row(isDetachedAlready, "%1 is detached already", Name) \
    row(removingFinalizerIsNeverDone, "Remove finalizer is explained here and never done by Holdpoint") \
    row(forceDeletingIsNeverDone, "Force delete is explained here and never done by Holdpoint") \
    row(objectWasReplaced, "the object was replaced by another one of its name") \
    row(patchChanged, "what would be sent is not what was reviewed any more") \
    row(checkChanged, "a check changed: %1", Clause) \
    row(reviewedChanged, "what was reviewed is not what is there any more") \
    row(nothingIsSentOnOldData, "nothing is sent on old data: %1", Clause) \
    row(isCommittedAlready, "this override was committed already") \
    row(reviewIsOlder, "the review is older than what is there now") \
    row(reviewAgain, "review it again") \
    row(nobodyIsSignedIn, "nobody is signed in") \
    row(typeDigits, "type the digits %1, or hold the button", Name) \
    row(confirmedTooEarly, "it was confirmed too early: hold the button for %1, or type the digits %2 after that time", Name, Name) \
    row(typeNameToConfirm, "type %1 to confirm", Name) \
    row(waitsForNoApproval, "this override does not wait for an approval") \
    row(anotherPersonApproves, "another person than %1 has to approve", Name) \
    row(anotherPersonReviews, "another person than %1 has to review", Name) \
    row(approvedIsNotAsked, "what you approve is not what was asked for") \
    row(lookAgain, "look again") \
    row(requestHasExpired, "the request has expired") \
    row(abortedBy, "aborted by %1 before anything was sent", Name) \
    row(rejectedBy, "rejected by %1 before anything was sent", Name) \
    row(rejectedBecause, "rejected by %1 before anything was sent: %2", Name, Quote) \
    row(clockWasSetForward, "the clock of this backend was set forward by %1 while it waited: nothing was sent", Age) \
    row(clockWasSetBack, "the clock of this backend was set back by %1 while it waited: nothing was sent", Age) \
    row(requesterHasLeft, "%1 was not connected any more when it was due: nothing was sent", Name) \
    row(requesterMayNotAnyMore, "%1 may not do this any more: nothing was sent", Name) \
    row(approverMayNotAnyMore, "%1 approved it and may not approve any more: nothing was sent", Name) \
    row(objectChangesTooFast, "the object changed each time between the last look and the send: nothing was sent") \
    row(backendStopped, "not sent: the backend stopped") \
    row(willBeSentAt, "it will be sent at %1 unless somebody aborts", Name) \
    row(alsoReviews, "%1 is reviewing %2 on it at this moment", Name, Name) \
    row(alsoWaits, "%1 has committed to %2 on it, which waits for a second person", Name, Name) \
    row(alsoWillBeSent, "%1 has committed to %2 on it, which will be sent at %3", Name, Name, Name) \
    row(alsoWasSent, "%1 has sent %2 to it, whose effect is awaited", Name, Name) \
    row(isOver, "it is over") \
    row(isSentAlready, "it has been sent already") \
    row(nobodyApprovedInTime, "nobody approved it in time") \
    row(effectWasNotSeenIn, "it was accepted, its effect was not seen in %1", Age) \
    row(checkBeforeRepeating, "the state is unknown: check before anything is repeated") \
    row(changesNothing, "this backend is set to change nothing") \
    row(thereIsNoSuchReview, "there is no such review") \
    row(nobodyGoesAlone, "this site lets nobody go alone: a second person has to approve") \
    row(thereIsNoSuchRequest, "there is no such request") \
    row(isNoApprover, "%1 is not among the approvers that the site names", Name) \
    row(thereIsNoSuchOverride, "there is no such override") \
    row(noReviewIsDue, "there is no review due of override %1", Name) \
    row(auditCouldNotBeWritten, "the audit could not be written, so nothing was sent: %1", Quote) \
    row(answerWasLost, "the answer was lost: whether it was done is looked up") \
    row(objectIsGoneEndUnknown, "the object is gone: its end is unknown") \
    row(observedGone, "observed %1: the object is gone", Name) \
    row(observedChange, "observed %1: the change is there", Name) \
    row(observedGoneAnswerLost, "observed %1: the object is gone; the answer to the request was lost", Name) \
    row(observedChangeAnswerLost, "observed %1: the change is there; the answer to the request was lost", Name) \
    row(cannotBeReadOutcomeUnknown, "what it was cannot be read: its outcome is unknown") \
    row(endedBeforeEndWasSeen, "Holdpoint ended before the end was seen") \
    row(seenAfterRestart, "seen when Holdpoint started again") \
    row(endedBeforeEffectWasSeen, "Holdpoint ended before the end was seen; its effect is not there now") \
    row(itIsNotThereAnyMore, "it is not there any more") \
    row(clusterRefusedIt, "the cluster refused it: %1", Quote) \
    row(youMayNotDoThis, "you may not do this: %1", Quote) \
    row(itWasRefused, "it was refused: %1", Quote)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_OVERRIDE_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
