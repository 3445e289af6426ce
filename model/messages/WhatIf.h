// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Forecasts (backend/whatif): what is expected to hold, what was assumed, and why there is none.
// clang-format off
#define HP_WHAT_IF_MESSAGES(row) \
    row(whatIfHook, "%1 %2 of %3", Name, Name, Name) \
    row(whatIfDrain, "drain") \
    row(whatIfDrainWithBudget, "drain, budget %1", Name) \
    row(whatIfDrainWithBudgets, "drain, budgets %1", Name) \
    row(whatIfRemoval, "removal of the instance") \
    row(whatIfPower, "powering the server off") \
    row(whatIfSilentBmc, "silent BMC: the server is not known to be off") \
    row(whatIfWindow, "window %1, which is closed", Name) \
    row(whatIfTurn, "its turn") \
    row(whatIfRing, "ring with %1, which waits for it in turn", Name) \
    row(whatIfInstancesTake, "no record of how long an instance takes: assumed %1 to %2 (p50 to p95) until it runs, %3 to %4 until its Node is ready, %5 to %6 until it is removed", Age, Age, Age, Age, Age, Age) \
    row(whatIfServersTake, "no record of how long a server takes: assumed %1 to %2 (p50 to p95) until it is off, %3 to %4 until its Node is ready again", Age, Age, Age, Age) \
    row(whatIfHookTakes, "no record of how long %1 holds %2 %3: assumed %4 to %5 (p50 to p95)", Name, Name, Name, Age, Age) \
    row(whatIfHookHolds, "no record of how long %1 holds %2 %3: assumed to hold until a person removes it", Name, Name, Name) \
    row(whatIfSlowStart, "some of what is to run did not run when the action started") \
    row(whatIfFailedIsLeftOut, "%1 has failed and is left out", Name) \
    row(whatIfBmcIsSilent, "the BMC of %1 does not answer: its server is not known to go off", Name) \
    row(whatIfBarePods, "pods without a controller: assumed to be replaced") \
    row(whatIfPodsStayUnready, "pods that are not ready, assumed to stay so until they are replaced: %1", Clause) \
    row(whatIfWantsAction, "action: '%1' is not one of retire, replace, upgrade and maintain", Name) \
    row(whatIfRetireWants, "retire needs one of machine, set and rack") \
    row(whatIfReplaceWants, "replace needs a machine") \
    row(whatIfUpgradeWants, "upgrade needs a set") \
    row(whatIfMaintainWants, "maintain needs a window") \
    row(whatIfBadShare, "maxUnavailable: '%1' is neither a number from 1 nor a percentage to 100%", Name) \
    row(whatIfBadAssumption, "assume: '%1' is not a duration such as 30m", Name) \
    row(whatIfNoMachine, "there is no machine %1", Name) \
    row(whatIfIsOfClusterApi, "%1 is a machine of Cluster API: forecasts are made for those of the Machine API", Name) \
    row(whatIfNoMachineOfSet, "there is no machine of the set %1", Name) \
    row(whatIfNoMachineInRack, "there is no machine in the rack %1", Name) \
    row(whatIfSetIsDeleted, "all machines of the set %1 are being deleted already", Name) \
    row(whatIfRackIsDeleted, "all machines in the rack %1 are being deleted already", Name) \
    row(whatIfSeveralMachines, "several machines have the name %1: give the namespace, as in %2", Name, Name) \
    row(whatIfIsDeleted, "the machine %1 is being deleted already", Name) \
    row(whatIfHasFailed, "the machine %1 has failed, and what remains of it is not known", Name) \
    row(whatIfNothingReplaces, "nothing replaces %1: it does not belong to a MachineSet; simulate retiring it", Name) \
    row(whatIfWindowStaysClosed, "the window %1 does not open within %2", Name, Age) \
    row(whatIfWindowIsForNobody, "the window %1 is for no machine that runs and is not of the control plane", Name) \
    row(whatIfTooMany, "a forecast is made for up to %1 machines, not %2", Count, Count) \
    row(whatIfIsBusy, "another forecast is being made: try again in a minute") \
    row(whatIfTookTooLong, "no forecast after %1: choose fewer machines", Age) \
    row(whatIfWasStopped, "the forecast was stopped") \
    row(whatIfCannotRead, "the forecast cannot read %1: %2", Name, Quote)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_WHAT_IF_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
