// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What a health check finds, how a Machine is remediated and what becomes of a Metal3Remediation
/// (model/rules/healthcheck, model/rules/remediation). What a remediation by annotation says is in
/// Next.h.
// clang-format off
#define HP_REMEDIATION_EVENTS(row) \
    row(healthCheckIsGone, "the MachineHealthCheck is gone") \
    row(healthCheckIsBeingDeleted, "the MachineHealthCheck is being deleted") \
    row(healthCheckIsPaused, "the MachineHealthCheck is paused by annotation") \
    row(unhealthyMachinesAreRemediated, "unhealthy Machines are remediated") \
    row(tooManyAreUnhealthy, "too many Machines are unhealthy (total: %1, unhealthy: %2, maxUnhealthy: %3)", Count, Count, Name) \
    row(maintenanceIsUnderWay, "its maintenance is under way") \
    row(preCreateHookHoldsMachine, "a preCreate hook holds the Machine") \
    row(machineHasFailedForGood, "the Machine has failed") \
    row(startUpIsNotChecked, "the Machine has no Node, and start-ups are not checked") \
    row(machineHasNoStatusYet, "the Machine has no Node and no status yet") \
    row(noNodeHasAppeared, "no Node has appeared within %1", Name) \
    row(machineWaitsForNode, "the Machine waits for its Node") \
    row(nodeDoesNotExist, "Node %1 does not exist", Name) \
    row(conditionLastsTooLong, "%1 of Node %2 has been %3 for more than %4", Name, Name, Name, Name) \
    row(conditionIsBad, "%1 of Node %2 is %3", Name, Name, Name) \
    row(externalRemediationIsUnderWay, "an external remediation is under way") \
    row(nothingIsWrong, "no rule finds anything wrong") \
    row(machineIsBeingDeletedAlready, "the Machine is being deleted already") \
    row(requestIsMadeFromTemplate, "an object is made from the remediation template") \
    row(externalRemediationIsUnderWayAlready, "an external remediation is under way already") \
    row(hostIsToBePowerCycled, "the host behind the Machine is to be power-cycled") \
    row(nobodyWouldReplaceMachine, "nobody would replace the Machine") \
    row(machineIsDeletedAndReplaced, "the Machine is deleted, its owner replaces it") \
    row(withdrawnHostMayBoot, "the remediation was withdrawn, the host may boot") \
    row(withdrawnNothingToRestore, "the remediation was withdrawn, nothing is left to restore") \
    row(withdrawnNodeIsAwaited, "withdrawn after the Node was deleted: it is waited for once") \
    row(remediationIsOver, "the remediation is over") \
    row(machineOfRequestIsGone, "its Machine is gone") \
    row(machineIsBeingDeletedNodeIsGone, "the Machine is being deleted and its Node is gone") \
    row(strategyIsMissing, "spec.strategy.type is missing") \
    row(strategyIsNotOurs, "the strategy %1 is not one of ours", Name) \
    row(phaseIsNotOurs, "the phase %1 is not one of ours", Name) \
    row(remediationHasFailed, "the remediation has failed") \
    row(remediationHasFailedBecause, "the remediation has failed: %1", Quote) \
    row(failedHostIsReleased, "the remediation has failed, the host is not held off any longer") \
    row(remediationCannotBeDone, "the remediation cannot be done: %1", Clause) \
    row(nodeMayNotBeRead, "Holdpoint is not allowed to read the Node, so it cannot be known to be gone") \
    row(nodeMayNotBeRestored, "Holdpoint is not allowed to read the Node, so nothing can be restored") \
    row(hostIsToBeSwitchedOff, "the host is to be switched off and its Node deleted") \
    row(requestStays, "the request stays until what it begins is ended") \
    row(hostMayBootNodeIsAwaited, "the host may boot, its Node is waited for") \
    row(hostIsPowerCycledAgain, "the Node did not come back in time, the host is power-cycled again") \
    row(nodeDidNotComeBackNobodyReplaces, "the Node did not come back in time, and nobody would replace the Machine") \
    row(noMachineIsToChooseHost, "no Machine is to choose the host until a person has looked at it") \
    row(machineIsKept, "the Machine is kept: nobody would replace it")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_REMEDIATION_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
