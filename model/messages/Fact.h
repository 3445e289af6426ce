// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What a cause rests on, and why a hold holds (model/rules/holds).
// clang-format off
#define HP_FACT_MESSAGES(row) \
    row(namedWithOwner, "%1 (owner %2)", Name, Name) \
    row(reports, "%1 reports: %2", Name, Quote) \
    row(about, "%1: %2", Name, Clause) \
    row(belongs, "%1 belongs to %2", Name, Name) \
    row(machineValidationFailed, "%1: machine validation failed: %2", Name, Quote) \
    row(deletionWasAskedFor, "deletion requested") \
    row(nodeIsReady, "Node %1 is Ready", Name) \
    row(nodeIsNotReady, "Node %1 is not Ready", Name) \
    row(hasNoPhaseYet, "it has no phase yet") \
    row(phaseIs, "its phase is %1", Name) \
    row(wasCreated, "it was created") \
    row(noErrorMessage, "no error message") \
    row(instanceExists, "the instance exists") \
    row(reasonIsInsufficientResources, "the reason is InsufficientResources") \
    row(annotationIsSet, "the annotation is set") \
    row(nodeIsCordoned, "Node %1 is cordoned", Name) \
    row(kubeletNodeDoesNotReport, "the kubelet of Node %1 does not report", Name) \
    row(hostIsPaused, "the host is paused") \
    row(isSet, "%1 is set", Name) \
    row(wasReadOff, "its power was read as Off") \
    row(wasNotReadOffSince, "its power was not read as Off since then") \
    row(orderlyShutdownIsInFlight, "a graceful shutdown is in progress") \
    row(hostStillReadsOn, "its power still reads On") \
    row(onlineIsTrue, "online is true") \
    row(nodeDoesNotReportReady, "the Node does not report Ready") \
    row(maintenanceIsBeDone, "maintenance %1 is scheduled", Name) \
    row(mustBeDoneBefore, "it must be done before %1", Name) \
    row(wasToBeDoneBefore, "its deadline was %1", Name) \
    row(reportsThatItIsDone, "%1 reports that it is done", Name) \
    row(clockOfLeaseIsAhead, "the clock of its Lease is %1 ahead", Age) \
    row(nothingIsCalledSo, "no owner %1 in the cluster: no Lease and no pod of a Deployment has this name", Name) \
    row(specTaintsOfNode, "spec.taints of Node %1", Name) \
    row(specUnschedulableOfNode, "spec.unschedulable of Node %1", Name) \
    row(clusterIsUpgrading, "the cluster is upgrading") \
    row(clusterIsUpgradingTo, "the cluster is upgrading to %1", Name) \
    row(waitsForWindow, "it waits for a window") \
    row(deletionDoesNotAsk, "deletion skips it") \
    row(instanceExistsAlready, "the instance already exists") \
    row(machineHasFailed, "the machine has failed") \
    row(noInstanceYet, "no instance yet") \
    row(notBeingDeleted, "not being deleted") \
    row(drainWasFinishedWithout, "the drain finished without it") \
    row(thereIsNoNodeDrain, "there is no node to drain") \
    row(deletionHasNotBegun, "the deletion has not started") \
    row(drainWaitsFor, "the drain waits for it") \
    row(drainIsNotFinished, "the drain has not finished") \
    row(instanceIsKeptFor, "the instance is kept for it") \
    row(refusesEviction, "it refuses the eviction of %1", Name) \
    row(doesNotEnd, "it is stuck in Terminating") \
    row(ourPartDeletionIsDone, "the deletion is done except for what others keep") \
    row(deletionHasNotComeThat, "the deletion has not got that far") \
    row(hostIsOffAndStays, "the host is off and stays off") \
    row(hostIsBeingSwitchedOff, "the host is being powered off") \
    row(hostIsNotOnWay, "the host is not being powered off") \
    row(hostCarriesPausedAnnotation, "the host carries the paused annotation") \
    row(hostCarriesDetachedAnnotation, "the host carries the detached annotation") \
    row(isBlocked, "maintenance blocked: %1", Clause) \
    row(windowIsClosed, "its window is closed") \
    row(evictionsAnswer, "the eviction's answer") \
    row(instanceIsGoneAlready, "the instance is already gone") \
    row(ofPod, "%1 of Pod %2", Name, Name) \
    row(ofVolumeAttachment, "%1 of VolumeAttachment %2", Name, Name) \
    row(budgetsSelectPod, "budgets %1 and %2 select pod %3", Name, Name, Name) \
    row(budgetWantsAndHas, "budget %1 needs %2 healthy pods and has %3", Name, Count, Count) \
    row(budgetWantsOneAndHas, "budget %1 needs 1 healthy pod and has %2", Name, Count) \
    row(instanceStateIs, "the state of the instance is %1", Name) \
    row(waitForGraph, "the wait-for graph") \
    row(machineControllersValidation, "the machine controller's validation") \
    row(machinesWithMasterRole, "Machines with the master role") \
    row(ofHost, "%1 of host %2", Name, Name) \
    row(ofMachineMaintenance, "%1 of MachineMaintenance %2", Name, Name) \
    row(ofMachineHealthCheck, "%1 of MachineHealthCheck %2", Name, Name) \
    row(ofClusterVersion, "%1 of ClusterVersion %2", Name, Name) \
    row(statusOfBudget, "status of PodDisruptionBudget %1", Name) \
    row(specUnschedulableThatNode, "spec.unschedulable of that Node") \
    row(podsOf, "pods of %1", Name) \
    row(eventsOf, "Events of %1", Name) \
    row(eventTold, "Event %1 of %2 %3, %4 times", Name, Name, Name, Count) \
    row(eventToldOnce, "Event %1 of %2 %3", Name, Name, Name) \
    row(specProviderIdOfNode, "spec.providerID of Node %1", Name) \
    row(timeIsBeforeCreation, "that time is not certain: %1 did not exist yet", Name) \
    row(timeIsInFuture, "that time is not certain: it is in the future") \
    row(lastTransitionTimeOf, "lastTransitionTime of %1 of %2", Name, Name) \
    row(annotationOfObject, "annotation %1 of %2", Name, Name) \
    row(holdOfAt, "%1 of %2 at %3", Name, Name, Name) \
    row(heldAt, "%1 at %2", Clause, Name) \
    row(alertOfRule, "alert %1", Name) \
    row(requestedBy, "requested by %1", Name) \
    row(ofCertificateRequest, "%1 of CertificateSigningRequest %2", Name, Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_FACT_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
