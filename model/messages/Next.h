// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What happens when a hold clears, by the rules of machine, drain and remediation.
// clang-format off
#define HP_NEXT_MESSAGES(row) \
    row(nodeIsDrainedNext, "next: the node will be drained") \
    row(instanceIsCreatedNext, "next: the instance will be created") \
    row(instanceIsDeletedNext, "next: the instance will be deleted") \
    row(nodeIsDeletedNext, "next: its Node will be deleted") \
    row(machineIsGoneThen, "next: the Machine will be removed") \
    row(moreHookWaitsAtThis, "%1 more hook waits at this point", Count) \
    row(moreHooksWaitAtThis, "%1 more hooks wait at this point", Count) \
    row(thereIsNothingDrain, "there is nothing to drain: %1", Clause) \
    row(thenDrainWaits, "then the drain will wait: %1", Clause) \
    row(thenWaitsAtPreTerminateFor, "then it will wait at preTerminate for %1", Name) \
    row(nodeIsDrainedThenBudget, "next: the node will be drained, and budget %1 will block pod %2", Name, Name) \
    row(nodeIsDrainedThenTwoBudgets, "next: the node will be drained, and two budgets will block pod %1", Name) \
    row(nodeIsDrainedThenHook, "next: the node will be drained; then it will wait at preTerminate for %1", Name) \
    row(providerIsAskedInVain, "next: the provider will be asked, and does not answer now: %1", Quote) \
    row(instanceGoneNodeNext, "next: its Node will be deleted, because the instance is already gone") \
    row(instanceGoneMachineNext, "next: the Machine will be removed, because the instance is already gone") \
    row(hostIsSwitchedOnNext, "next: the host will be powered on") \
    row(hostIsSwitchedOffNext, "next: the host will be powered off, then on") \
    row(anotherKeyStillHoldsOff, "another key still holds it off") \
    row(staysOffSpecOnlineIs, "it stays off: spec.online is false") \
    row(isReconciledAsSoonAs, "it will be reconciled when it is valid") \
    row(isReconciledAgainWhenPause, "it will be reconciled again when the pause ends") \
    row(claimsFirstHostThatIs, "it will claim the first free host") \
    row(hostIsReconciledAgainWhen, "the host will be reconciled again when the annotation is removed") \
    row(hostIsReadAgainAs, "the host will be read again when the Secret changes") \
    row(commandIsRepeatedThen, "the command will be retried") \
    row(bmcIsAskedAgain, "the BMC will be asked again") \
    row(isForcedOffAtDeadline, "it will be forced off at the deadline") \
    row(nothingIsSwitchedWhilePower, "power is not changed while it is unknown") \
    row(healthCheckRemediatesMachineOnce, "the health check will remediate the machine when it may act") \
    row(maintenanceBeginsInNextWindow, "the maintenance will start in the next window after the upgrade") \
    row(nodeIsDrainedAndMachineDeletedThen, "then its Node will be drained and the machine will be deleted") \
    row(nodeIsDrainedAndServerStartedAnewThen, "then its Node will be drained and its server will be power-cycled") \
    row(nodeIsDrainedAndServerHeldOffThen, "then its Node will be drained and its server will be held off until the work is done") \
    row(waitsForApprovalThen, "then it will wait for approval") \
    row(personHasToActThen, "then a person must act") \
    row(waitsForWindowThen, "then it will wait for window %1", Name) \
    row(noWindowSelectsItThen, "then it will wait for a window that selects this machine") \
    row(maintenanceNeverBegins, "the maintenance will never start") \
    row(providerDoesItItselfThen, "then the provider will do it itself") \
    row(nothingIsDoneByItselfThen, "nothing will happen automatically") \
    row(nodeServesAgainThen, "then the Node will serve again") \
    row(maintenanceBeginsWhenWindowOpens, "the maintenance will start when the window opens") \
    row(machineIsGone, "the Machine is gone") \
    row(machineIsNotBeingDeleted, "the Machine is not being deleted") \
    row(phaseIsNotDeletingYet, "the phase is not Deleting yet") \
    row(alreadyDrained, "already drained") \
    row(drainIsExcludedByAnnotation, "the drain is excluded by annotation") \
    row(machineHasNoNode, "the Machine has no Node") \
    row(heldByHook, "held by the %1 hook %2 of %3", Name, Name, Name) \
    row(heldByHookAndMore, "held by the %1 hook %2 of %3 and %4 more", Name, Name, Name, Count) \
    row(nodeIsEmpty, "Node %1 is empty", Name) \
    row(waitingForNextAttempt, "waiting for the next attempt") \
    row(whatIsNodeLike, "what state is the Node in?") \
    row(nodeNoLongerExists, "the Node no longer exists") \
    row(controlPlaneNodeIsCordoned, "control-plane Node %1 is cordoned", Name) \
    row(nodeIsBeingEmptied, "the Node is being drained") \
    row(noAPIIsAuthoritativeYet, "no API is authoritative yet") \
    row(authoritativeAPIIsTakenOver, "the authoritative API is being copied into status") \
    row(anotherAPIIsAuthoritative, "another API is authoritative") \
    row(unknownAuthoritativeAPI, "unknown authoritative API %1", Name) \
    row(ourPartIsDone, "this controller has finished; another finalizer keeps the object") \
    row(waitingForDrain, "waiting for the drain") \
    row(instanceIsGoing, "the instance is being deleted: %1", Quote) \
    row(providerCouldNotDeleteInstance, "the provider could not delete the instance: %1", Quote) \
    row(isInstanceGone, "is the instance gone?") \
    row(providerDoesNotSayIfGone, "the provider does not say whether the instance is gone: %1", Quote) \
    row(waitingForInstanceToGo, "waiting until the instance is gone") \
    row(nodeCouldNotBeDeleted, "the Node could not be deleted") \
    row(instanceIsGoneNodeFollows, "the instance is gone; its Node will be deleted") \
    row(machineIsReleased, "everything is gone; the Machine is released") \
    row(finalizerComesFirst, "the finalizer is set before anything that needs cleanup") \
    row(failedIsFinal, "Failed is final; the Machine must be deleted") \
    row(isThereInstance, "is there an instance?") \
    row(providerDeclaredMachineFailed, "the provider declared the Machine Failed: %1", Quote) \
    row(providerDoesNotSayIfThere, "the provider does not say whether there is an instance: %1", Quote) \
    row(whatIsKnownAboutInstance, "what is known about the instance?") \
    row(providerIsNotDoneYet, "the provider has not finished yet: %1", Quote) \
    row(providerCouldNotUpdateInstance, "the provider could not update the instance: %1", Quote) \
    row(instanceHasNoIdentityYet, "the instance has neither provider id nor address yet") \
    row(nodeHasNotJoined, "the instance exists; its Node has not joined") \
    row(instanceHasNode, "the instance exists and has a Node") \
    row(knownInstanceIsGone, "the known instance is gone") \
    row(instanceIsWanted, "an instance is needed") \
    row(instanceIsCreated, "the instance will be created") \
    row(providerRefusedConfiguration, "the provider refused the configuration: %1", Quote) \
    row(instanceIsComing, "the instance is being created: %1", Quote) \
    row(providerCouldNotCreateInstance, "the provider could not create the instance: %1", Quote) \
    row(waitingForInstanceToAppear, "waiting for the instance to appear") \
    row(nobodyAskedForRemediation, "no remediation was requested") \
    row(machineIsBeingDeleted, "the Machine is being deleted") \
    row(nothingBringsNodeBack, "the Machine has failed; nothing will restore its Node") \
    row(withdrawnBeforeNodeWasDeleted, "the remediation was withdrawn before the Node was deleted") \
    row(remediationWasWithdrawn, "the remediation was withdrawn") \
    row(remediationCannotGoOn, "the remediation cannot continue: %1", Clause) \
    row(hostIsAskedToBeHeld, "a hold-off of the host is requested") \
    row(waitingUntilHostIsHeld, "waiting until the host is confirmed to be held off") \
    row(waitingUntilHostIsHeldBut, "waiting until the host is confirmed to be held off: %1", Quote) \
    row(waitingForNodeToGo, "waiting until the Node is gone") \
    row(nodeLabelsAreKept, "the labels of the Node are saved") \
    row(nodeOfHeldHostIsDeleted, "the host is confirmed off; its Node will be deleted") \
    row(hostIsOffAndNodeGone, "the host is off and the Node is gone") \
    row(waitingUntilHostIsHeldAgain, "waiting until the host is confirmed to be held off again") \
    row(nodeCameBackWhileHeld, "the Node came back while the host was off") \
    row(howLongMayNodeTake, "how long may the Node take to join?") \
    row(waitForNodeIsLimited, "the host is about to boot; the wait for its Node is limited") \
    row(hostMayBoot, "the Node is gone; the host may boot") \
    row(waitBeginsAnew, "the host is also held off by %1; the wait starts again", Name) \
    row(hostIsAlsoHeldOffBy, "the host is also held off by %1", Name) \
    row(machineIsReplaced, "the Node did not come back in time; the Machine will be replaced") \
    row(waitingForNodeToComeBack, "waiting for the Node to come back") \
    row(newNodeGetsWhatItLacks, "the new Node gets the missing labels of the old one") \
    row(newNodeHasAllLabels, "the new Node has all labels of the old one") \
    row(remediationIsFinished, "the remediation is finished") \
    row(machineHasNoBareMetalHost, "the Machine has no BareMetalHost") \
    row(bareMetalHostIsBeingDeleted, "BareMetalHost %1 is being deleted", Name) \
    row(bareMetalHostIsPaused, "BareMetalHost %1 is paused", Name) \
    row(bareMetalHostIsDetached, "BareMetalHost %1 is detached", Name) \
    row(bareMetalHostMustNotBeSwitched, "BareMetalHost %1 must not be switched off (disablePowerOff)", Name) \
    row(bareMetalHostIsOffOnPurpose, "BareMetalHost %1 is off on purpose (spec.online is false)", Name) \
    row(nodeJoinsNext, "next: its Node will join") \
    row(machineIsRunningNext, "then the machine will be Running") \
    row(getsOnWhenCured, "it will continue when that is fixed") \
    row(instanceIsDeletedThenWaits, "next: the instance will be deleted, and will wait: %1", Clause) \
    row(hostStaysAsItIs, "the host stays as it is: %1", Clause) \
    row(bareMetalHostIsBeingServiced, "BareMetalHost %1 is being serviced", Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_NEXT_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
