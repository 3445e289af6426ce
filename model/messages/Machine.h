// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What becomes of the Machines of a set, of a Node's Machine and of the pods of a drain
/// (model/rules/machineset, model/rules/machine, model/rules/drain). What a Machine's own rules
/// say is in Next.h.
// clang-format off
#define HP_MACHINE_EVENTS(row) \
    row(podIsStatic, "mirror pod of a static pod") \
    row(podEndsOnUnreachableNode, "terminating on an unreachable Node") \
    row(podIsFinished, "finished") \
    row(podBelongsToDaemonSet, "belongs to a DaemonSet") \
    row(podHasToLeave, "has to leave the Node") \
    row(nodeIsGoneRefStays, "the Node is gone; nodeRef stays") \
    row(nodeIsBeingDeletedRefStays, "the Node is being deleted; nodeRef stays") \
    row(noMachineHasThisNode, "no Machine has this provider id or address") \
    row(severalMachinesClaimNode, "more than one Machine claims this Node") \
    row(machineBelongsToNode, "the Machine belongs to Node %1", Name) \
    row(nodeBelongsToMachine, "the Node belongs to Machine %1", Name) \
    row(machineSetIsGone, "the MachineSet is gone") \
    row(machineSetIsBeingDeleted, "the MachineSet is being deleted; garbage collection has its machines") \
    row(authoritativeAPIOfSetIsTakenOver, "the API that decides is taken over from spec into status") \
    row(oneMachine, "%1 machine", Count) \
    row(manyMachines, "%1 machines", Count) \
    row(oneReplica, "%1 replica", Count) \
    row(manyReplicas, "%1 replicas", Count) \
    row(answerWasLostWaitingToSee, "an answer was lost; waiting to see what came of it") \
    row(waitingToSeeMachines, "waiting to see %1 that were created and %2 that were deleted", Clause, Count) \
    row(creatingMachines, "creating %1", Clause) \
    row(deletingMachines, "deleting %1", Clause) \
    row(adoptingMachines, "adopting %1 with its labels", Clause) \
    row(machinesAsWanted, "%1 as wanted", Clause) \
    row(withSurge, "%1; %2", Clause, Clause) \
    row(leavingMachineStillExists, "%1 being deleted still exists, which makes %2 for %3", Clause, Count, Clause) \
    row(leavingMachinesStillExist, "%1 being deleted still exist, which makes %2 for %3", Clause, Count, Clause) \
    row(machineIsAnnotated, "annotated %1", Name) \
    row(machineHasError, "has an error") \
    row(machineHasNoNodeToLose, "has no node") \
    row(machineIsChosenByPolicy, "policy %1", Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_MACHINE_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
