// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// How a Machine and a BareMetalHost find each other and part (model/rules/metal).
// clang-format off
#define HP_METAL_MESSAGES(row) \
    row(hostHasConsumer, "it has a consumer") \
    row(freeHostIsBeingDeleted, "it is being deleted") \
    row(freeHostHasError, "it has an error") \
    row(freeHostIsUnhealthy, "it is marked unhealthy") \
    row(freeHostIsProvisionedByOthers, "somebody else provisions it") \
    row(freeHostIsPaused, "it is paused") \
    row(freeHostIsDetached, "it is detached") \
    row(freeHostIsNew, "it has not been inspected yet") \
    row(freeHostIsInState, "it is %1", Name) \
    row(hostIsNotFree, "Host %1 is not free: %2", Name, Clause) \
    row(hostIsNotFreeConsumerIsGone, "Host %1 is not free: its consumer %2 no longer exists", Name, Name) \
    row(hostIsNotFreeYet, "Host %1 is not free yet: %2 had it, and it is being deprovisioned", Name, Name) \
    row(hostIsNotFreeUsedBy, "Host %1 is not free: %2 has it", Name, Name) \
    row(hostIsNotFreeReports, "Host %1 is not free, %2: %3", Name, Name, Quote) \
    row(moreHostIsNotFree, "1 more is not free") \
    row(moreHostsAreNotFree, "%1 more are not free", Count) \
    row(noHostMatches, "no host matches its hostSelector %1", Name) \
    row(hostIsFreeWithLabels, "Host %1 is free but does not match", Name) \
    row(hostsAreFreeOfOthers, "%1 hosts are free but do not match", Count)

/// What its Events and conditions say of it.
#define HP_METAL_EVENTS(row) \
    row(hostIsNotOfMachine, "BareMetalHost %1 does not belong to the Machine", Name) \
    row(hostIsInState, "BareMetalHost %1 is %2", Name, Name) \
    row(hostMayHaveChanged, "the host may have changed") \
    row(hostIsNotProvisioned, "BareMetalHost %1 is not provisioned", Name) \
    row(hostIsNoted, "BareMetalHost %1 is noted on the Machine", Name) \
    row(hostIsToldWhatToRun, "BareMetalHost %1 is told what to run", Name) \
    row(hostIsBeingProvisioned, "BareMetalHost %1 is being provisioned", Name) \
    row(hostIsClaimed, "BareMetalHost %1 is claimed", Name) \
    row(freeHostIsWanted, "a free host is wanted") \
    row(noHostIsAvailable, "No available BareMetalHost found") \
    row(hostIsChosen, "BareMetalHost %1 is chosen", Name) \
    row(noHostBelongsToMachine, "no BareMetalHost belongs to the Machine") \
    row(hostIsToBeDeprovisioned, "BareMetalHost %1 is to be deprovisioned and switched off", Name) \
    row(hostIsNotOffYet, "BareMetalHost %1 is not off yet", Name) \
    row(hostIsFreeAgain, "BareMetalHost %1 is free again", Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_METAL_MESSAGES(HP_DEFINE_MESSAGE)
HP_METAL_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
