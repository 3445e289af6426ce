// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What the set of the control plane wants, and what the guard of etcd's quorum waits for
/// (model/rules/controlplane).
// clang-format off
#define HP_CONTROL_PLANE_EVENTS(row) \
    row(controlPlaneSetIsGone, "the set is gone") \
    row(onlyTheSingletonCounts, "only the set named cluster counts") \
    row(setLetsMachinesGo, "the set lets its machines go") \
    row(setTakesFinalizer, "the set takes its finalizer") \
    row(controlPlaneCannotBeChanged, "the control plane is not in a state to be changed") \
    row(setIsInactive, "the set is inactive: it reports and changes nothing") \
    row(noUpdatesAreRequired, "No updates required") \
    row(waitingForReplacement, "Waiting for replacement machine to become ready: %1", Name) \
    row(waitingForMachine, "Waiting for machine to become ready: %1", Name) \
    row(waitingForRemoval, "Waiting for machine to be removed: %1", Name) \
    row(removingOldMachine, "Removing old machine %1", Name) \
    row(creatingMachineAt, "Creating a machine for index %1", Count) \
    row(maximumSurgeIsReached, "Insufficient capacity for expansion, maximum surge has been reached") \
    row(replacementCannotBeCreated, "Cannot create a replacement Machine at this time") \
    row(machineRequiresUpdate, "Machine requires an update, delete the machine to trigger a replacement: %1", Name) \
    row(etcdGuardIsOff, "the etcd guard is off") \
    row(thereIsNoNamespace, "there is no namespace %1", Name) \
    row(somebodyLooksAfterEtcd, "%1 looks after etcd", Name) \
    row(noControlPlaneMachineRuns, "no machine of the control plane is running yet") \
    row(noMemberLeaves, "no member's machine is being deleted") \
    row(tooFewMembersVote, "%1 of %2 members vote", Count, Count) \
    row(tooFewMembersAreHealthy, "too few voting members are healthy: %1", Count) \
    row(unhealthyMemberStays, "a member that nobody deletes is unhealthy") \
    row(allMembersAreNeeded, "every member is needed until a replacement votes (%1 in all)", Count) \
    row(memberIsNoLongerNeeded, "the member of %1 is no longer needed", Name) \
    row(controlPlaneIsBootstrapped, "the control plane is still being bootstrapped") \
    row(membershipIsChanging, "a change of the membership is under way") \
    row(memberHasNoMachine, "member %1 has no machine and no node", Name) \
    row(learnerLeaves, "a learner's machine is being deleted; it has no vote to lose")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_CONTROL_PLANE_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
