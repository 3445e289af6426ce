// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What the power rules say of a host (model/rules/power). What a BMC or its driver says is quoted.
// clang-format off
#define HP_POWER_MESSAGES(row) \
    row(bootWasStopped, "the boot was stopped; the host must stay off for a while to count as held") \
    row(stoppingBootFailed, "stopping the boot failed and is repeated") \
    row(bootIsStoppedForHold, "a hold was requested while the host starts, the boot is stopped") \
    row(hostIsStarting, "the host is starting") \
    row(hostDidNotPowerOnInTime, "the host did not power on in time") \
    row(offlineHostStaysOff, "online is false, so the host stays off") \
    row(offSatisfiesReboot, "the host is off, which satisfies the reboot request") \
    row(hostIsHeldOff, "the host is held off until the last key is taken away") \
    row(poweringOnFailed, "powering on failed and is repeated after a pause") \
    row(hostIsPoweredOn, "nothing holds the host off, it is powered on") \
    row(bmcGivesNoPowerState, "the BMC gives no power state that is known") \
    row(hostWasSeenOn, "the host was seen on") \
    row(hostWasSeenOff, "the host was seen off") \
    row(credentialsChanged, "the credentials changed and are validated anew") \
    row(powerStateIsNeeded, "the power state is needed") \
    row(bmcAcceptsNewCredentials, "the BMC accepts the new credentials") \
    row(hostIsRegistered, "the BMC answers, the host is registered") \
    row(hostIsProvisionedByOthers, "the host is provisioned by somebody else") \
    row(hostIsProvisionedByUs, "the host is provisioned by us from now on") \
    row(rebootWasRequested, "a reboot was requested") \
    row(rebootWasRequestedAgain, "a further request for the running reboot is taken note of") \
    row(hostWasSwitchedOnTimes, "the host was switched on %1 times by somebody else while it was held off", Count) \
    row(deprovisioningEndsRequests, "the host is deprovisioned, which ends its reboot requests") \
    row(deprovisioningEndsHistory, "the host is deprovisioned, which ends its history of reboots") \
    row(provisioningSatisfiesReboot, "the host boots anew anyway, which satisfies the reboot request") \
    row(hostIsProvisionedAsDeclared, "the host is provisioned as it is declared") \
    row(hostIsDeprovisioned, "the host is deprovisioned") \
    row(nothingRunsOnHost, "nothing runs on the host any more") \
    row(rebootRequestsWait, "reboot requests wait while the host is %1", Name) \
    row(bmcIsNotReady, "the BMC is not ready for the command") \
    row(bmcIsNotReadyBecause, "the BMC is not ready for the command: %1", Quote) \
    row(bmcRefused, "the BMC refused %1", Name) \
    row(bmcRefusedBecause, "the BMC refused %1: %2", Name, Quote) \
    row(outcomeIsUnknown, "whether the BMC did it is unknown, so it is read") \
    row(commandDidNotReachBMC, "the command did not reach the BMC") \
    row(commandDidNotReachBMCBecause, "the command did not reach the BMC: %1", Quote) \
    row(bmcCannotShutDown, "the BMC cannot shut the host down in order") \
    row(bmcCannotShutDownBecause, "the BMC cannot shut the host down in order: %1", Quote) \
    row(bmcAcceptedCommand, "the BMC accepted the command") \
    row(bmcGivesUnknownPowerState, "the BMC gives the power state as '%1'", Quote) \
    row(powerCommandFailed, "a power command failed and is repeated after a pause") \
    row(orderlyShutdownTookTooLong, "the orderly shutdown took too long") \
    row(hardPowerOffOvertakes, "a hard power-off overtakes the orderly shutdown") \
    row(bmcGaveShutdownUp, "the BMC gave the orderly shutdown up: %1", Quote) \
    row(hostIsOnAsItShould, "the host is on, as it should be") \
    row(hostCannotBeHeld, "the host must not be switched off, so it cannot be held") \
    row(hostIsRestarted, "the host must not be switched off, so it is restarted") \
    row(powerOffIsDisabled, "online is false but disablePowerOff forbids to switch the host off") \
    row(hostIsShuttingDown, "the host is shutting down in order") \
    row(hostIsForcedOff, "the host is forced off") \
    row(hostDidNotGoOffInTime, "the host did not go off in time") \
    row(hostIsAlreadyGoingOff, "the host is already going off") \
    row(hostIsShutDownForReboot, "the host is shut down for the reboot") \
    row(hostIsForcedOffForReboot, "the host is forced off for the reboot") \
    row(bmcOffersNoOrderlyShutdown, "the BMC offers no orderly shutdown, so the host is forced off") \
    row(offlineHostIsShutDown, "online is false, the host is shut down") \
    row(offlineHostIsForcedOff, "online is false, the host is forced off") \
    row(shutdownCannotBeTakenBack, "a shutdown that was sent cannot be taken back; the host is switched on after it") \
    row(somebodyShutsHostDown, "somebody shuts the host down") \
    row(hostIsNeitherOnNorOff, "the host is neither on nor off") \
    row(nothingIsDoneWhilePaused, "the host is paused: nothing is read, nothing is done") \
    row(nothingKeepsHost, "the host is going away and nothing of ours keeps it") \
    row(deletionWaitsForAttachment, "the host is to be deleted when it is attached again") \
    row(detachedHostIsDeleted, "a detached host is deleted as it is") \
    row(unusedHostIsDeleted, "the host was never in use and is deleted") \
    row(hostIsDeprovisionedBeforeDeletion, "the host is deprovisioned before its deletion") \
    row(hostIsSwitchedOffBeforeDeletion, "the host is switched off before its deletion") \
    row(runningHostIsDeleted, "disablePowerOff is set: the host is deleted while it runs") \
    row(hostThatMayRunIsDeleted, "the host could not be switched off and is deleted while it may run") \
    row(hostIsSwitchedOffAgain, "the host is switched off again after a pause") \
    row(noCredentialsToSwitchOff, "the host cannot be switched off without credentials") \
    row(hostThatIsOffIsDeleted, "the host is off and is deleted") \
    row(noPowerStateToSwitchOff, "the host cannot be switched off: its BMC gives no power state") \
    row(hostIsGoingOff, "the host is going off") \
    row(hostIsForcedOffBeforeDeletion, "the host is forced off before its deletion") \
    row(hostComesWithStatus, "the host comes with its status from elsewhere") \
    row(hostHasStatus, "the host has a status of its own") \
    row(statusOfHostIsNone, "the status that the host came with is none") \
    row(hostHasNoBMCAddress, "the host has no BMC address, so its power is not managed") \
    row(hostShallNotVanish, "the host shall not vanish before it is off") \
    row(hostHasBMCAddress, "the host has a BMC address and is registered") \
    row(credentialsNameIsEmpty, "spec.bmc.credentialsName is empty") \
    row(secretIsMissing, "the secret %1 with the BMC credentials is missing", Name) \
    row(secretIsIncomplete, "the secret %1 has no username or no password", Name) \
    row(detachedHostIsLeftAlone, "the host is detached: its requests wait, its power is left alone") \
    row(hostIsAttachedAgain, "the host is attached again") \
    row(powerOverIsNotSupported, "power over %1 is not supported; give a redfish address", Name) \
    row(noRuleApplies, "no rule applies")

/// What Events, conditions and logs say of it.
#define HP_POWER_EVENTS(row) \
    row(hostWasSwitchedOnByOthers, "the host was switched on by somebody else while it was held off") \
    row(hostIsForcedOffAfter, "%1, the host is forced off", Clause) \
    row(statusOfHostIsNoneBecause, "the status that the host came with is none: %1", Quote) \
    row(unknownBMCType, "Unknown BMC type '%1'", Quote) \
    row(keyNoLongerHolds, "%1 no longer holds the host: it was deprovisioned", Name) \
    row(requestHasNoEffectYet, "%1 has no effect before the host is provisioned", Name) \
    row(requestIsNotUnderstood, "%1: %2 (value: %3)", Name, Clause, Quote) \
    row(hostCannotBeHeldOff, "disablePowerOff is set: the host cannot be held off, and nothing is done for the keyed reboot annotations") \
    row(requestIsNotParsed, "could not parse the value of the reboot annotation, assuming a soft reboot") \
    row(requestIsNotObject, "the value of the reboot annotation is not a JSON object, assuming a soft reboot") \
    row(requestIsKeptAsNote, "the value is kept as a note and asks for a soft reboot") \
    row(requestHasUnknownMode, "unknown reboot mode '%1', assuming a soft reboot", Quote) \
    row(requestHasWrongType, "member '%1' of the reboot annotation has the wrong type", Name) \
    row(requestHasSingleQuotes, "single quotes are not JSON, accepted") \
    row(hostWasPoweredOn, "Host powered on") \
    row(hostWasSoftPoweredOff, "Host soft powered off") \
    row(hostWasPoweredOff, "Host powered off") \
    row(hostWasRestarted, "Host restarted without being switched off") \
    row(shutdownIsEscalated, "Continuing with hard poweroff after soft poweroff fails. More details") \
    row(shutdownIsEscalatedBecause, "Continuing with hard poweroff after soft poweroff fails. More details: %1", Quote) \
    row(accessWasVerified, "Verified access to BMC") \
    row(hardwareIsNotInspected, "The hardware of the host is not inspected") \
    row(hostWasDiscovered, "Discovered host with no BMC details")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_POWER_MESSAGES(HP_DEFINE_MESSAGE)
HP_POWER_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
