// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What happens when a hold clears, by the rules of machine, drain and remediation.
// clang-format off
#define HP_NEXT_MESSAGES(row) \
    row(nodeIsDrainedNext, "the node is drained next") \
    row(instanceIsCreatedNext, "the instance is created next") \
    row(instanceIsDeletedNext, "the instance is deleted next") \
    row(nodeIsDeletedNext, "its Node is deleted next") \
    row(machineIsGoneThen, "the Machine is gone then") \
    row(moreHookWaitsAtThis, "%1 more hook waits at this point", Count) \
    row(moreHooksWaitAtThis, "%1 more hooks wait at this point", Count) \
    row(thereIsNothingDrain, "there is nothing to drain: %1", Clause) \
    row(thenDrainWaits, "then the drain waits: %1", Clause) \
    row(thenWaitsAtPreTerminateFor, "then it waits at preTerminate for %1", Name) \
    row(nodeIsDrainedThenBudget, "the node is drained next, and budget %1 keeps pod %2 then", Name, Name) \
    row(nodeIsDrainedThenTwoBudgets, "the node is drained next, and two budgets keep pod %1 then", Name) \
    row(nodeIsDrainedThenHook, "the node is drained next; then it waits at preTerminate for %1", Name) \
    row(providerIsAskedInVain, "the provider is asked next, and gives no answer now: %1", Quote) \
    row(instanceGoneNodeNext, "the instance is gone already, so its Node is deleted next") \
    row(instanceGoneMachineNext, "the instance is gone already, so the Machine is gone then") \
    row(hostIsSwitchedOnNext, "the host is switched on next") \
    row(hostIsSwitchedOffNext, "the host is switched off next, and then on") \
    row(anotherKeyStillHoldsOff, "another key still holds it off") \
    row(staysOffSpecOnlineIs, "it stays off: spec.online is false") \
    row(isReconciledAsSoonAs, "it is reconciled as soon as it is valid") \
    row(isReconciledAgainWhenPause, "it is reconciled again when the pause ends") \
    row(claimsFirstHostThatIs, "it claims the first host that is free") \
    row(hostIsReconciledAgainWhen, "the host is reconciled again when the annotation is gone") \
    row(hostIsReadAgainAs, "the host is read again as soon as the Secret changes") \
    row(commandIsRepeatedThen, "the command is repeated then") \
    row(bmcIsAskedAgain, "the BMC is asked again") \
    row(isForcedOffAtDeadline, "it is forced off at the deadline") \
    row(nothingIsSwitchedWhilePower, "nothing is switched while the power is unknown") \
    row(healthCheckRemediatesMachineOnce, "the health check remediates the machine once it may") \
    row(maintenanceBeginsInNextWindow, "the maintenance begins in the next window after the upgrade") \
    row(nodeIsDrainedAndMachineDeletedThen, "then its Node is drained and the machine is deleted") \
    row(nodeIsDrainedAndServerStartedAnewThen, "then its Node is drained and its server is switched off and on") \
    row(nodeIsDrainedAndServerHeldOffThen, "then its Node is drained and its server is held off until the work is done") \
    row(waitsForApprovalThen, "then it waits for an approval") \
    row(personHasToActThen, "then a person has to act") \
    row(waitsForWindowThen, "then it waits for window %1", Name) \
    row(noWindowSelectsItThen, "then it waits for a window that selects this machine") \
    row(maintenanceNeverBegins, "the maintenance never begins") \
    row(providerDoesItItselfThen, "the provider does it itself then") \
    row(nothingIsDoneByItselfThen, "nothing is done by itself") \
    row(nodeServesAgainThen, "the Node serves again then") \
    row(maintenanceBeginsWhenWindowOpens, "the maintenance begins when the window opens") \
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
    row(whatIsNodeLike, "what is the Node like?") \
    row(nodeNoLongerExists, "the Node no longer exists") \
    row(controlPlaneNodeIsCordoned, "control-plane Node %1 is cordoned", Name) \
    row(nodeIsBeingEmptied, "the Node is being emptied") \
    row(noAPIIsAuthoritativeYet, "no API is authoritative yet") \
    row(authoritativeAPIIsTakenOver, "the authoritative API is taken over into status") \
    row(anotherAPIIsAuthoritative, "another API is authoritative") \
    row(unknownAuthoritativeAPI, "unknown authoritative API %1", Name) \
    row(ourPartIsDone, "our part is done; another finalizer keeps the object") \
    row(waitingForDrain, "waiting for the drain") \
    row(instanceIsAskedToGo, "the instance is asked to go") \
    row(instanceIsGoing, "the instance is going: %1", Quote) \
    row(providerCouldNotDeleteInstance, "the provider could not delete the instance: %1", Quote) \
    row(isInstanceGone, "is the instance gone?") \
    row(providerDoesNotSayIfGone, "the provider does not say whether the instance is gone: %1", Quote) \
    row(waitingForInstanceToGo, "waiting for the instance to go") \
    row(nodeCouldNotBeDeleted, "the Node could not be deleted") \
    row(instanceIsGoneNodeFollows, "the instance is gone, its Node follows") \
    row(machineIsReleased, "everything is gone, the Machine is released") \
    row(finalizerComesFirst, "the finalizer comes before anything that needs cleaning up") \
    row(failedIsFinal, "Failed is final; the Machine has to be deleted") \
    row(isThereInstance, "is there an instance?") \
    row(providerDeclaredMachineFailed, "the provider declared the Machine Failed: %1", Quote) \
    row(providerDoesNotSayIfThere, "the provider does not say whether there is an instance: %1", Quote) \
    row(whatIsKnownAboutInstance, "what is known about the instance?") \
    row(providerIsNotDoneYet, "the provider is not done yet: %1", Quote) \
    row(providerCouldNotUpdateInstance, "the provider could not update the instance: %1", Quote) \
    row(instanceHasNoIdentityYet, "the instance has neither provider id nor address yet") \
    row(nodeHasNotJoined, "the instance is there, its Node has not joined") \
    row(instanceHasNode, "the instance is there and has a Node") \
    row(knownInstanceIsGone, "the instance that we knew is gone") \
    row(instanceIsWanted, "an instance is wanted") \
    row(instanceIsCreated, "the instance is created") \
    row(providerRefusedConfiguration, "the provider refused the configuration: %1", Quote) \
    row(instanceIsComing, "the instance is coming: %1", Quote) \
    row(providerCouldNotCreateInstance, "the provider could not create the instance: %1", Quote) \
    row(waitingForInstanceToAppear, "waiting for the instance to appear") \
    row(nobodyAskedForRemediation, "nobody asked for a remediation") \
    row(machineIsBeingDeleted, "the Machine is being deleted") \
    row(nothingBringsNodeBack, "the Machine has failed, nothing brings its Node back") \
    row(withdrawnBeforeNodeWasDeleted, "the remediation was withdrawn before the Node was deleted") \
    row(remediationWasWithdrawn, "the remediation was withdrawn") \
    row(remediationCannotGoOn, "the remediation cannot go on: %1", Clause) \
    row(hostIsAskedToBeHeld, "the host is asked to be held off") \
    row(waitingUntilHostIsHeld, "waiting until the host is confirmed to be held off") \
    row(waitingUntilHostIsHeldBut, "waiting until the host is confirmed to be held off: %1", Quote) \
    row(waitingForNodeToGo, "waiting for the Node to be gone") \
    row(nodeLabelsAreKept, "the labels of the Node are kept") \
    row(nodeOfHeldHostIsDeleted, "the host is confirmed off, its Node is deleted") \
    row(hostIsOffAndNodeGone, "the host is off and the Node is gone") \
    row(waitingUntilHostIsHeldAgain, "waiting until the host is confirmed to be held off again") \
    row(nodeCameBackWhileHeld, "the Node came back while the host was off") \
    row(howLongMayNodeTake, "how long may the Node take to join?") \
    row(waitForNodeIsLimited, "the host is about to boot, the wait for its Node is limited") \
    row(hostMayBoot, "the Node is gone, the host may boot") \
    row(waitBeginsAnew, "the host is also held off by %1, the wait begins anew", Name) \
    row(hostIsAlsoHeldOffBy, "the host is also held off by %1", Name) \
    row(machineIsReplaced, "the Node did not come back in time, the Machine is replaced") \
    row(waitingForNodeToComeBack, "waiting for the Node to come back") \
    row(newNodeGetsWhatItLacks, "the new Node gets what it lacks of the old one") \
    row(newNodeHasAllLabels, "the new Node has all labels of the old one") \
    row(remediationIsFinished, "the remediation is finished") \
    row(machineHasNoBareMetalHost, "the Machine has no BareMetalHost") \
    row(bareMetalHostIsBeingDeleted, "BareMetalHost %1 is being deleted", Name) \
    row(bareMetalHostIsPaused, "BareMetalHost %1 is paused", Name) \
    row(bareMetalHostIsDetached, "BareMetalHost %1 is detached", Name) \
    row(bareMetalHostMustNotBeSwitched, "BareMetalHost %1 must not be switched off (disablePowerOff)", Name) \
    row(bareMetalHostIsOffOnPurpose, "BareMetalHost %1 is off on purpose (spec.online is false)", Name) \
    row(nodeJoinsNext, "its Node joins next") \
    row(machineIsRunningNext, "the machine is Running then") \
    row(getsOnWhenCured, "it gets on when that is cured") \
    row(instanceIsDeletedThenWaits, "the instance is deleted next, and waits then: %1", Clause) \
    row(hostStaysAsItIs, "the host stays as it is: %1", Clause)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_NEXT_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
