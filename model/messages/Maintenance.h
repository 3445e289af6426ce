// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What a maintenance waits for and does (model/rules/maintenance).
// clang-format off
#define HP_MAINTENANCE_MESSAGES(row) \
    row(eventIsCompleted, "its source reports the event as completed") \
    row(eventIsCancelled, "its source reports the event as cancelled") \
    row(eventIsGone, "its source no longer knows the event") \
    row(machineAmbiguous, "MachineAmbiguous: %1", Clause) \
    row(namesakesInNamespaces, "Machines named %1 are in the namespaces %2: spec.machinenamespace must say which one is meant", Name, Name) \
    row(machineNotFound, "MachineNotFound: there is no Machine %1", Name) \
    row(deletionIsAdopted, "somebody else deleted the Machine: adopted") \
    row(personHasToAct, "a person must act: %1", Clause) \
    row(providerDoesIt, "the deadline has passed and the Node is not Ready: the provider does the work itself") \
    row(deadlineHasPassed, "the deadline passed before the work could start") \
    row(optedOut, "OptedOut: %1", Clause) \
    row(machineOptedOut, "Machine %1 opted out", Name) \
    row(machineSetOptedOut, "MachineSet %1 opted out", Name) \
    row(healthCheckRemediatesMachine, "a health check is remediating the Machine") \
    row(clusterUpgrading, "ClusterUpgrading: %1", Clause) \
    row(configurationOfNodeIs, "the configuration of Node %1 is %2", Name, Name) \
    row(anotherGoesFirst, "MaintenanceInProgress: %1 goes first", Name) \
    row(clusterUnhealthy, "ClusterUnhealthy: %1", Clause) \
    row(notSchedulable, "NotSchedulable: %1", Clause) \
    row(switchingOffWantsApproval, "AwaitingApproval: powering the server off until the work is done requires spec.approved") \
    row(switchingOffForWantsApproval, "AwaitingApproval: powering the server off until the work is done requires spec.approved: %1", Quote) \
    row(workBegins, "the work starts: %1", Clause) \
    row(deletingThisUndoesWork, "whoever deletes this undoes the work") \
    row(healthChecksLeaveMachine, "health checks ignore the Machine") \
    row(nodeTakesNoNewPods, "the Node accepts no new pods") \
    row(nodeIsStillDrained, "the Node is being drained: %1", Quote) \
    row(machineIsDeleted, "the Machine will be deleted") \
    row(machineNotYetDeleted, "MachineNotYetDeleted: the Machine is being deleted") \
    row(goneMachineReleasesHost, "the Machine is gone; its host will be released") \
    row(somebodyElseDeletedMachine, "somebody else deleted the Machine") \
    row(serverIsSwitchedOff, "the server will be powered off") \
    row(serverIsBeingSwitchedOff, "the server is being powered off") \
    row(offServerIsStarted, "the server is off; it will be powered on again") \
    row(serverIsStartedAfterWork, "the work is done; the server will be powered on") \
    row(offServerWaitsFor, "the server is off; it waits for the annotation %1 or for its source to report the end", Name) \
    row(serverIsStartedAgain, "the server is being powered on again") \
    row(nodeIsBack, "the Node is back with a new boot id") \
    row(nodeDidNotBootAnew, "the Node is Ready, but has not rebooted yet") \
    row(nodeIsNotReadyYet, "the Node is not Ready yet") \
    row(nodeStaysCordoned, "the Node stays cordoned, as it was before") \
    row(nodeTakesPodsAgain, "the Node accepts pods again") \
    row(healthChecksWatchAgain, "health checks watch the Machine again") \
    row(workIsVerified, "the work is done and verified") \
    row(machineIsNotRunning, "Machine %1 is not Running", Name) \
    row(itsNodeIsNotReady, "its Node is not Ready") \
    row(itsNodeHasNotBeenReadyFor, "its Node has not been Ready for %1", Age) \
    row(itsServerIsNotOn, "its server is not on") \
    row(sourceStillReportsEvent, "its source still reports the event") \
    row(sourceDoesNotSayWhetherOver, "its source does not say whether the event is over") \
    row(deletedBeforeAnythingWasSet, "the maintenance was deleted before anything was set") \
    row(deletedServerIsReleased, "the maintenance was deleted; its server will be released") \
    row(deletedNodeIsGivenBack, "the maintenance was deleted; its Node is returned to service") \
    row(deletedHealthChecksWait, "the maintenance was deleted; health checks ignore the Machine until its Node is Ready") \
    row(deletedHealthChecksWatchAgain, "the maintenance was deleted; health checks watch the Machine again") \
    row(deletedAndUndone, "the maintenance was deleted and undone") \
    row(noRowApplies, "no row applies") \
    row(noWindowIsDefined, "no maintenance window is defined") \
    row(noWindowIsForMachine, "maintenance windows are defined, and none is for this machine") \
    row(windowIsOpenUntil, "the window is open until %1", Name) \
    row(tooLittleOfWindowIsLeft, "less than %1 of the window is left; the next one opens at %2", Age, Name) \
    row(tooLittleOfLastWindowIsLeft, "less than %1 of the window is left; none opens within two years", Age) \
    row(windowIsClosedUntil, "the window is closed; the next one opens at %1", Name) \
    row(windowsArePaused, "the windows of this machine are paused") \
    row(noWindowOfAtLeastOpens, "no window of at least %1 opens within two years", Age) \
    row(controlPlaneIsNeverTouched, "a control plane machine is never touched") \
    row(eventCodeIsUnknown, "event code '%1' is unknown", Name) \
    row(eventWantsPerson, "this event needs a person") \
    row(instanceIsNeitherStoppedNorGone, "the instance is not stopped and not gone") \
    row(strategyIs, "its strategy is %1", Name) \
    row(byEventAndPlatform, "by event and platform") \
    row(deletingWantsSpareHost, "strategy delete is refused: no available host matches the Machine that would replace it") \
    row(strategyIsUnknown, "strategy %1 is unknown", Name) \
    row(strategyNeedsHost, "strategy %1 needs a BareMetalHost", Name) \
    row(hostIsNotFound, "its BareMetalHost is not found") \
    row(cannotBeginBeforeItsDeadline, "%1 of Machine %2 cannot start before its deadline: %3", Name, Name, Clause) \
    row(cannotBeginBeforeDeadline, "%1 of Machine %2 cannot start before its deadline %3: %4", Name, Name, Name, Clause) \
    row(nodeCouldNotBeDrained, "Node %1 could not be drained within %2", Name, Age) \
    row(nodeCouldNotBeDrainedBecause, "Node %1 could not be drained within %2: %3", Name, Age, Quote) \
    row(nodeOfMachineCouldNotBeDrained, "the Node of Machine %1 could not be drained within %2", Name, Age) \
    row(nodeOfMachineCouldNotBeDrainedBecause, "the Node of Machine %1 could not be drained within %2: %3", Name, Age, Quote) \
    row(serverIsNotOffAfter, "the server of Machine %1 is not off after %2", Name, Age) \
    row(serverIsNotOffBecause, "the server of Machine %1 is not off after %2: %3", Name, Age, Clause) \
    row(nodeDidNotComeBack, "Node %1 did not come back within %2", Name, Age) \
    row(nodeCameBackWithoutBooting, "Node %1 did not come back within %2: it is Ready, but has not rebooted", Name, Age) \
    row(nodeOfMachineDidNotComeBack, "the Node of Machine %1 did not come back within %2", Name, Age) \
    row(checkFailedAfterWork, "the maintenance of Machine %1 was done, and a check failed: %2", Name, Clause) \
    row(eventIsStillScheduled, "Event %1 is still scheduled after the maintenance of Machine %2 was done", Name, Name) \
    row(maintenanceHasTaken, "the maintenance of Machine %1 has taken %2", Name, Age) \
    row(maintenanceHasTakenAndWaitsForHook, "the maintenance of Machine %1 has taken %2; it waits for %3 hook %4 of %5", Name, Age, Name, Name, Name) \
    row(eventOfMachineWantsPerson, "%1 of Machine %2 needs a person: %3", Name, Name, Clause) \
    row(machineHasTwoEvents, "%1 has two events, %2 and %3; one is done after the other", Name, Name, Name) \
    row(twoMastersAtATime, "two masters at the same time: %1 and %2 from %3", Name, Name, Name) \
    row(workEndsAfterDeadline, "%1 will take %2 and must be done before %3", Name, Age, Name) \
    row(hookWillHold, "hook %1 of %2 will hold at %3", Name, Name, Name) \
    row(budgetLetsNoneGo, "PodDisruptionBudget %1 allows no eviction now", Name) \
    row(budgetNeverLetsGo, "PodDisruptionBudget %1 never allows an eviction", Name) \
    row(keyWillKeepOff, "key %1 holds host %2 off", Name, Name) \
    row(pausedHostIsLeftAlone, "host %1 is paused by annotation: its power will not change", Name) \
    row(detachedHostKeepsPower, "host %1 is detached: its power will not change", Name) \
    row(windowWantsName, "name: enter lowercase letters, digits and dashes, such as nightly") \
    row(windowWantsSpec, "spec: enter what the window is") \
    row(windowChangedMeanwhile, "somebody else changed window %1; check it again", Name) \
    row(noWindowOfThatName, "there is no MaintenanceWindow %1", Name) \
    row(windowIsThereAlready, "name: there is a MaintenanceWindow %1 already", Name) \
    row(windowsOverlap, "windows %1 and %2 are open at the same time, first at %3", Name, Name, Name) \
    row(awaitingApproval, "AwaitingApproval: %1", Clause) \
    row(orPersonLetsItBegin, "%1; to start it now, set the annotation %2", Clause, Name) \
    row(orBeginsOutsideWindowsAt, "%1; it will start outside the windows at %2", Clause, Name) \
    row(orBeginsOutsideWindowsUnlessBarred, "%1; it will start outside the windows at %2 unless they are paused or excluded then", Clause, Name) \
    row(deletedScaleInTreatsMachineAsAny, "the maintenance was deleted; a scale-in treats the Machine as any other") \
    row(drainGivenUp, "DrainGivenUp: %1", Clause) \
    row(drainGivenUpUntil, "DrainGivenUp: %1. It starts again after %2", Clause, Name) \
    row(beginsAgainAfter, "it starts again after %1", Name) \
    row(drainGivenUpBeginsAgainAfter, "a drain was given up, and starts again after %1", Name) \
    row(machineHasWaitedForMoreThan, "%1 of Machine %2 has waited for more than %3: %4", Name, Name, Age, Clause) \
    row(budgetHasTooFewHealthyPods, "PodDisruptionBudget %1 has %2 of the %3 healthy pods that it needs", Name, Count, Count) \
    row(configPoolIsUpdating, "MachineConfigPool %1 is updating", Name) \
    row(machineSetIsShort, "MachineSet %1 has %2 of %3 Machines", Name, Count, Count) \
    row(nodesAreNotReady, "%1 Nodes are not Ready: %2", Count, Name) \
    row(limitAllows, "%1; %2 allows %3 of %4", Clause, Name, Count, Count) \
    row(limitAllowsInZone, "%1; %2 allows %3 of %4 in zone %5", Clause, Name, Count, Count, Name) \
    row(limitAllowsInOtherZones, "%1; %2 allows %3 of %4 in other zones", Clause, Name, Count, Count) \
    row(workBeginsAsPersonAsked, "the work starts outside the windows at a person's request: %1", Clause) \
    row(workBeginsBeforeDeadline, "the work starts outside the windows, because its deadline is near: %1", Clause) \
    row(noWindowOpensForIt, "no window opens for it") \
    row(noWindowOpensBeforeDeadline, "no window opens for long enough before its deadline at %1", Name) \
    row(turnComesAfterDeadline, "its turn comes too late for its deadline at %1: no more than %2 at a time", Name, Count) \
    row(endsAfterDeadline, "it will end %1 after its deadline at %2", Age, Name) \
    row(toldEventOfMachineWantsPerson, "%1 of Machine %2 (%3) needs a person: %4", Name, Name, Quote, Clause) \
    row(didNotBeginBeforeDeadline, "%1 of Machine %2 did not start before its deadline %3", Name, Name, Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_MAINTENANCE_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
