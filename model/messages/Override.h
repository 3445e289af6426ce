// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Overrides: what they do, what stands against them, how they end (model/rules/override, backend/overrides).
// clang-format off
#define HP_OVERRIDE_MESSAGES(row) \
    row(removeHookFrom, "remove hook %1 from %2", Name, Name) \
    row(onceNoOtherHookHolds, "once no other hook holds, its instance is created") \
    row(onceNoOtherHookHoldsNode, "once no other hook holds, its node is drained") \
    row(onceNoOtherHookHoldsInstance, "once no other hook holds, its instance is deleted") \
    row(thisCannotBeUndoneAPI, "this cannot be undone: the API rejects re-adding a hook while the machine is deleted") \
    row(ownerMayPutBack, "its owner may put it back") \
    row(tryDrainNowInsteadAt, "try to drain %1 now instead of at the next attempt", Name) \
    row(tryDrainNodeNowInstead, "try to drain the node now instead of at the next attempt") \
    row(skipDrain, "skip the drain of %1", Name) \
    row(podsAreNotMovedThey, "its pods are not moved: they end with the instance, budgets are not asked, and every preDrain hook is passed by") \
    row(thisCannotBeUndone, "this cannot be undone") \
    row(markAsFirstGoWhen, "mark %1 as the first to go when its MachineSet has too many", Name) \
    row(cordonNoNewPodIs, "cordon %1: no new pod is placed there, none is moved", Name) \
    row(cordonNodeNoNewPod, "cordon the node: no new pod is placed there, none is moved") \
    row(uncordonNewPodsMayBe, "uncordon %1: new pods may be placed there", Name) \
    row(uncordonNodeNewPodsMay, "uncordon the node: new pods may be placed there") \
    row(holdOffIsShutDown, "hold %1 off: it is shut down and stays off until the hold is released", Name) \
    row(releaseOurHoldOn, "release our hold %1 on %2", Name, Name) \
    row(whenNoOtherKeyIs, "when no other key is left and it is to be on, it is switched on") \
    row(releaseOnWhichSomebodyElse, "release %1 on %2, which somebody else set", Name, Name) \
    row(hostThatIsFencedMay, "a host that is fenced may come back while its work runs elsewhere") \
    row(switchOnAsSoonAs, "switch %1 on, as soon as no key holds it off", Name) \
    row(switchOffOperatingSystemIs, "switch %1 off: the operating system is asked first, then it is cut", Name) \
    row(rebootOperatingSystemIsAsked, "reboot %1: the operating system is asked first, then it is cut", Name) \
    row(cutPowerAndSwitchOn, "cut the power of %1 and switch it on again", Name) \
    row(whatIsNotOnDisk, "what is not on disk is lost") \
    row(pauseNobodyReconcilesPowerStays, "pause %1: nobody reconciles it, its power stays as it is", Name) \
    row(resumePowerIsBroughtWhat, "resume %1: its power is brought to what is declared", Name) \
    row(detachKeepsRunningBMCIs, "detach %1: it keeps running, its BMC is not talked to any more", Name) \
    row(attachBMCIsTalkedAgain, "attach %1: its BMC is talked to again, its power is brought to what is declared", Name) \
    row(removingFinalizerMakesObjectVanish, "removing the finalizer of %1 makes the object vanish while its instance, its disk and its address stay: nobody is left who knows of them", Name) \
    row(forceDeletingForgetsMachineWhile, "force-deleting %1 forgets the machine while its instance may still run and write", Name) \
    row(removeOneHookThatHolds, "remove the one hook that holds, with its own review") \
    row(repairCredentialsOrQuotaProvider, "repair the credentials or the quota of the provider: the deletion then ends by itself") \
    row(deleteInstanceAtProviderController, "delete the instance at the provider: the controller sees it gone and takes the finalizer off") \
    row(detachHostWhenBMCIs, "detach the host when its BMC is lost for good") \
    row(dataIsOld, "data is %1 old", Age) \
    row(newestDataIsOld, "the newest data is %1 old", Age) \
    row(nothingWasReceivedYet, "nothing was received yet") \
    row(connectionHasJustComeBack, "the connection has just come back") \
    row(nodesCannotBeRead, "Nodes cannot be read") \
    row(thereIsNoNode, "there is no Node") \
    row(isReady, "%1 is Ready", Name) \
    row(isNotReady, "%1 is not Ready", Name) \
    row(kubeletDoesNotReport, "the kubelet of %1 does not report", Name) \
    row(podsCannotBeRead, "pods of %1 cannot be read", Name) \
    row(noPodIsLeftThat, "no pod is left that a drain would move") \
    row(podIsLeft, "1 pod is left: %1", Clause) \
    row(podsAreLeft, "%1 pods are left: %2", Count, Clause) \
    row(budgetsOrPodsCannotBe, "budgets or pods cannot be read") \
    row(noBudgetPodsIsSpent, "no budget of its pods is spent") \
    row(noDisruptionIsAllowedBy, "no disruption is allowed by %1", Clause) \
    row(volumeAttachmentsCannotBeRead, "VolumeAttachments cannot be read") \
    row(noVolumeIsAttached, "no volume is attached") \
    row(volumeIsAttached, "1 volume is attached: %1", Clause) \
    row(volumesAreAttached, "%1 volumes are attached: %2", Count, Clause) \
    row(otherControlPlaneMachinesCannot, "the other control-plane machines cannot be read") \
    row(healthyWithoutNeeded, "%1 healthy without it, %2 of %3 needed", Count, Count, Count) \
    row(otherMachinesCannotBeRead, "the other machines cannot be read") \
    row(isRunningInPlace, "%1 is Running in its place", Name) \
    row(noReplacementIsRunning, "no replacement is Running") \
    row(noReplacementIsRunningNone, "no replacement is Running; none is required") \
    row(noOtherControlPlaneMachine, "no other control-plane machine is draining") \
    row(isCordonedOrBeingDeleted, "%1 is cordoned or being deleted", Name) \
    row(areCordonedOrBeingDeleted, "%1 are cordoned or being deleted", Clause) \
    row(whoIsWasNotFound, "who \"%1\" is was not found", Name) \
    row(whoIsWasNotFound2, "who \"%1\" is was not found, %2", Name, Name) \
    row(isNotThereAnyMore, "%1 is not there any more", Name) \
    row(isNotThereAnyMore2, "%1 is not there any more, %2", Name, Clause) \
    row(isSilent, "%1 is silent", Name) \
    row(isSilent2, "%1 is silent, %2", Name, Clause) \
    row(saysThatFailed, "%1 says that it failed", Name) \
    row(saysThatFailed2, "%1 says that it failed, %2", Name, Clause) \
    row(isWorkingOn, "%1 is working on it", Name) \
    row(isWorkingOn2, "%1 is working on it, %2", Name, Clause) \
    row(lastActedAgo, "last acted %1 ago", Age) \
    row(noOtherKeyHoldsHost, "no other key holds the host") \
    row(heldOffBy, "held off by %1", Clause) \
    row(remediationIsFencingThisMachine, "a remediation is fencing this machine") \
    row(remediationMarkedHostAsUnhealthy, "a remediation marked the host as unhealthy") \
    row(noRemediationIsRunning, "no remediation is running") \
    row(thereIsNoHost, "there is no host") \
    row(powerStateIsUnknown, "its power state is unknown") \
    row(hostIsOn, "the host is On") \
    row(hostIsOff, "the host is Off") \
    row(registrationError, "registration error") \
    row(powerManagementError, "power management error") \
    row(provisionedRegistrationError, "provisioned registration error") \
    row(registrationError2, "registration error: %1", Clause) \
    row(powerManagementError2, "power management error: %1", Clause) \
    row(provisionedRegistrationError2, "provisioned registration error: %1", Clause) \
    row(dataIsFresherThanS, "data is fresher than 10 s") \
    row(nodeIsReadyOrGone, "the node is Ready, or gone") \
    row(noPodIsLeftOn, "no pod is left on the node") \
    row(noDisruptionBudgetPodsIs, "no disruption budget of its pods is spent") \
    row(noVolumeIsAttachedNode, "no volume is attached to the node") \
    row(controlPlaneKeepsMajorityWithout, "the control plane keeps its majority without it") \
    row(replacementIsRunning, "its replacement is Running") \
    row(noOtherMachineRoleIs, "no other machine of its role is draining") \
    row(ownerHookIsNotAbout, "the owner of the hook is not about to remove it") \
    row(noOtherKeyHoldsHostOff, "no other key holds the host off") \
    row(hostsPowerIsKnownAnd, "the host's power is known and without error") \
    row(ageWatches, "age of the watches") \
    row(podsNode, "Pods of the Node") \
    row(machinesAndNodesControlPlane, "Machines and Nodes of the control plane") \
    row(machinesSameSet, "Machines of the same set") \
    row(ownersLeaseEventsAndConditions, "the owner's Lease, Events and conditions") \
    row(leaksOrCorruptsWhatHoldpoint, "it leaks or corrupts what Holdpoint looks after") \
    row(checkFailedAndThisCannot, "a check failed and this cannot be undone") \
    row(concernsControlPlane, "it concerns the control plane") \
    row(keyBelongsSomebodyElse, "the key belongs to somebody else") \
    row(nodeIsRunning, "its node is running") \
    row(siteAsksFor, "the site asks for it") \
    row(reasonIsNeeded, "a reason is needed") \
    row(reasonNeedsCharactersOrTicket, "the reason needs %1 characters or a ticket id", Count) \
    row(pauseIsNotThereAny, "the pause is not there any more") \
    row(detachmentIsNotThereAny, "the detachment is not there any more") \
    row(hookHasAnotherOwnerNow, "the %1 hook %2 has another owner now", Name, Name) \
    row(hookIsNotThereAny, "the %1 hook %2 is not there any more", Name, Name) \
    row(hookIsNotWhereWas, "the hook is not where it was") \
    row(thereIsNoActOn, "there is no %1 to act on", Name) \
    row(thisClusterServesOnlyAs, "this cluster serves %1 only as %2, which is not understood", Name, Name) \
    row(isNotBeingDrained, "%1 is not being drained", Name) \
    row(drainIsSkippedAlready, "the drain of %1 is skipped already", Name) \
    row(isMarkedAlready, "%1 is marked already", Name) \
    row(isCordonedAlready, "%1 is cordoned already", Name) \
    row(isSchedulableAlready, "%1 is schedulable already", Name) \
    row(isHeldAlready, "%1 is held already", Name) \
    row(isNotHoldOurs, "%1 is not a hold of ours", Name) \
    row(isNotKeyHold, "%1 is not a key of a hold", Name) \
    row(isBeOnAlready, "%1 is to be on already", Name) \
    row(isBeOffAlready, "%1 is to be off already", Name) \
    row(rebootIsAskedForAlready, "a reboot is asked for already") \
    row(isPausedAlready, "%1 is paused already", Name) \
    row(isDetachedAlready, "%1 is detached already", Name) \
    row(removeFinalizerIsExplainedHere, "Remove finalizer is explained here and never done by Holdpoint") \
    row(forceDeleteIsExplainedHere, "Force delete is explained here and never done by Holdpoint") \
    row(objectWasReplacedByAnother, "the object was replaced by another one of its name") \
    row(whatWouldBeSentIs, "what would be sent is not what was reviewed any more") \
    row(checkChanged, "a check changed: %1", Clause) \
    row(whatWasReviewedIsNot, "what was reviewed is not what is there any more") \
    row(nothingIsSentOnOld, "nothing is sent on old data: %1", Clause) \
    row(thisOverrideWasCommittedAlready, "this override was committed already") \
    row(reviewIsOlderThanWhat, "the review is older than what is there now") \
    row(reviewAgain, "review it again") \
    row(nobodyIsSignedIn, "nobody is signed in") \
    row(typeDigitsOrHoldButton, "type the digits %1, or hold the button", Count) \
    row(typeConfirm, "type %1 to confirm", Name) \
    row(thisOverrideDoesNotWait, "this override does not wait for an approval") \
    row(anotherPersonThanHasApprove, "another person than %1 has to approve", Name) \
    row(anotherPersonThanHasReview, "another person than %1 has to review", Name) \
    row(whatYouApproveIsNot, "what you approve is not what was asked for") \
    row(lookAgain, "look again") \
    row(requestHasExpired, "the request has expired") \
    row(abortedByBeforeAnythingWas, "aborted by %1 before anything was sent", Name) \
    row(isOver, "it is over") \
    row(hasBeenSentAlready, "it has been sent already") \
    row(nobodyApprovedInTime, "nobody approved it in time") \
    row(wasAcceptedEffectWasNot, "it was accepted, its effect was not seen in %1", Age) \
    row(stateIsUnknownCheckBefore, "the state is unknown: check before anything is repeated") \
    row(thisBackendIsSetChange, "this backend is set to change nothing") \
    row(thereIsNoSuchReview, "there is no such review") \
    row(thisSiteLetsNobodyGo, "this site lets nobody go alone: a second person has to approve") \
    row(thereIsNoSuchRequest, "there is no such request") \
    row(isNotAmongApproversThat, "%1 is not among the approvers that the site names", Name) \
    row(thereIsNoSuchOverride, "there is no such override") \
    row(thereIsNoReviewDue, "there is no review due of override %1", Name) \
    row(auditCouldNotBeWritten, "the audit could not be written, so nothing was sent: %1", Quote) \
    row(answerWasLostWhetherWas, "the answer was lost: whether it was done is looked up") \
    row(objectIsGoneEndIs, "the object is gone: its end is unknown") \
    row(observedObjectIsGone, "observed %1: the object is gone", Name) \
    row(observedChangeIsThere, "observed %1: the change is there", Name) \
    row(observedObjectIsGoneAnswer, "observed %1: the object is gone; the answer to the request was lost", Name) \
    row(observedChangeIsThereAnswer, "observed %1: the change is there; the answer to the request was lost", Name) \
    row(whatWasCannotBeRead, "what it was cannot be read: its outcome is unknown") \
    row(holdpointEndedBeforeEndWas, "Holdpoint ended before the end was seen") \
    row(seenWhenHoldpointStartedAgain, "seen when Holdpoint started again") \
    row(holdpointEndedBeforeEndWasSeen, "Holdpoint ended before the end was seen; its effect is not there now") \
    row(isNotThereAnyMore3, "it is not there any more") \
    row(clusterRefused, "the cluster refused it: %1", Quote) \
    row(youMayNotDoThis, "you may not do this: %1", Quote) \
    row(wasRefused, "it was refused: %1", Quote)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_OVERRIDE_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
