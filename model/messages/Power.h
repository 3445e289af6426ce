// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What the power rules say of a host, and what a BMC answers (model/rules/power, backend/redfish).
// clang-format off
#define HP_POWER_MESSAGES(row) \
    row(bootWasStoppedHostMust, "the boot was stopped; the host must stay off for a while to count as held") \
    row(stoppingBootFailedAndIs, "stopping the boot failed and is repeated") \
    row(holdWasRequestedWhileHost, "a hold was requested while the host starts, the boot is stopped") \
    row(hostIsStarting, "the host is starting") \
    row(hostDidNotPowerOn, "the host did not power on in time") \
    row(onlineIsFalseSoHost, "online is false, so the host stays off") \
    row(hostIsOffWhichSatisfies, "the host is off, which satisfies the reboot request") \
    row(hostIsHeldOffUntil, "the host is held off until the last key is taken away") \
    row(poweringOnFailedAndIs, "powering on failed and is repeated after a pause") \
    row(nothingHoldsHostOffIs, "nothing holds the host off, it is powered on") \
    row(bmcGivesNoPowerState, "the BMC gives no power state that is known") \
    row(hostWasSeenOn, "the host was seen on") \
    row(hostWasSeenOff, "the host was seen off") \
    row(credentialsChangedAndAreValidated, "the credentials changed and are validated anew") \
    row(powerStateIsNeeded, "the power state is needed") \
    row(bmcAcceptsNewCredentials, "the BMC accepts the new credentials") \
    row(bmcAnswersHostIsRegistered, "the BMC answers, the host is registered") \
    row(hostIsProvisionedBySomebody, "the host is provisioned by somebody else") \
    row(hostIsProvisionedByUs, "the host is provisioned by us from now on") \
    row(rebootWasRequested, "a reboot was requested") \
    row(furtherRequestForRunningReboot, "a further request for the running reboot is taken note of") \
    row(hostWasSwitchedOnTimes, "the host was switched on %1 times by somebody else while it was held off", Count) \
    row(hostIsDeprovisionedWhichEnds, "the host is deprovisioned, which ends its reboot requests") \
    row(hostIsDeprovisionedWhichEndsHistory, "the host is deprovisioned, which ends its history of reboots") \
    row(hostBootsAnewAnywayWhich, "the host boots anew anyway, which satisfies the reboot request") \
    row(hostIsProvisionedAsIs, "the host is provisioned as it is declared") \
    row(hostIsDeprovisioned, "the host is deprovisioned") \
    row(nothingRunsOnHostAny, "nothing runs on the host any more") \
    row(rebootRequestsWaitWhileHost, "reboot requests wait while the host is %1", Name) \
    row(bmcIsNotReadyFor, "the BMC is not ready for the command") \
    row(bmcIsNotReadyForCommand, "the BMC is not ready for the command: %1", Quote) \
    row(bmcRefused, "the BMC refused %1", Name) \
    row(bmcRefused2, "the BMC refused %1: %2", Name, Quote) \
    row(whetherBMCDidIsUnknown, "whether the BMC did it is unknown, so it is read") \
    row(commandDidNotReachBMC, "the command did not reach the BMC") \
    row(commandDidNotReachBMC2, "the command did not reach the BMC: %1", Quote) \
    row(bmcCannotShutHostDown, "the BMC cannot shut the host down in order") \
    row(bmcCannotShutHostDownIn, "the BMC cannot shut the host down in order: %1", Quote) \
    row(bmcAcceptedCommand, "the BMC accepted the command") \
    row(bmcGivesPowerStateAs, "the BMC gives the power state as '%1'", Quote) \
    row(powerCommandFailedAndIs, "a power command failed and is repeated after a pause") \
    row(orderlyShutdownTookTooLong, "the orderly shutdown took too long") \
    row(hardPowerOffOvertakesOrderly, "a hard power-off overtakes the orderly shutdown") \
    row(bmcGaveOrderlyShutdownUp, "the BMC gave the orderly shutdown up: %1", Quote) \
    row(hostIsOnAsShould, "the host is on, as it should be") \
    row(hostMustNotBeSwitched, "the host must not be switched off, so it cannot be held") \
    row(hostMustNotBeSwitchedOff, "the host must not be switched off, so it is restarted") \
    row(onlineIsFalseButDisablePowerOff, "online is false but disablePowerOff forbids to switch the host off") \
    row(hostIsShuttingDownIn, "the host is shutting down in order") \
    row(hostIsForcedOff, "the host is forced off") \
    row(hostDidNotGoOff, "the host did not go off in time") \
    row(hostIsAlreadyGoingOff, "the host is already going off") \
    row(hostIsShutDownFor, "the host is shut down for the reboot") \
    row(hostIsForcedOffFor, "the host is forced off for the reboot") \
    row(bmcOffersNoOrderlyShutdown, "the BMC offers no orderly shutdown, so the host is forced off") \
    row(onlineIsFalseHostIs, "online is false, the host is shut down") \
    row(onlineIsFalseHostIsForced, "online is false, the host is forced off") \
    row(shutdownThatWasSentCannot, "a shutdown that was sent cannot be taken back; the host is switched on after it") \
    row(somebodyShutsHostDown, "somebody shuts the host down") \
    row(hostIsNeitherOnNor, "the host is neither on nor off") \
    row(hostIsPausedNothingIs, "the host is paused: nothing is read, nothing is done") \
    row(hostIsGoingAwayAnd, "the host is going away and nothing of ours keeps it") \
    row(hostIsBeDeletedWhen, "the host is to be deleted when it is attached again") \
    row(detachedHostIsDeletedAs, "a detached host is deleted as it is") \
    row(hostWasNeverInUse, "the host was never in use and is deleted") \
    row(hostIsDeprovisionedBeforeDeletion, "the host is deprovisioned before its deletion") \
    row(hostIsSwitchedOffBefore, "the host is switched off before its deletion") \
    row(disablePowerOffIsSetHostIs, "disablePowerOff is set: the host is deleted while it runs") \
    row(hostCouldNotBeSwitched, "the host could not be switched off and is deleted while it may run") \
    row(hostIsSwitchedOffAgain, "the host is switched off again after a pause") \
    row(hostCannotBeSwitchedOff, "the host cannot be switched off without credentials") \
    row(hostIsOffAndIs, "the host is off and is deleted") \
    row(hostCannotBeSwitchedOffBMC, "the host cannot be switched off: its BMC gives no power state") \
    row(hostIsGoingOff, "the host is going off") \
    row(hostIsForcedOffBefore, "the host is forced off before its deletion") \
    row(hostComesWithStatusFrom, "the host comes with its status from elsewhere") \
    row(hostHasStatusOwn, "the host has a status of its own") \
    row(statusThatHostCameWith, "the status that the host came with is none") \
    row(hostHasNoBMCAddress, "the host has no BMC address, so its power is not managed") \
    row(hostShallNotVanishBefore, "the host shall not vanish before it is off") \
    row(hostHasBMCAddressAnd, "the host has a BMC address and is registered") \
    row(specBmcCredentialsNameIsEmpty, "spec.bmc.credentialsName is empty") \
    row(secretWithBMCCredentialsIs, "the secret %1 with the BMC credentials is missing", Name) \
    row(secretHasNoUsernameOr, "the secret %1 has no username or no password", Name) \
    row(hostIsDetachedRequestsWait, "the host is detached: its requests wait, its power is left alone") \
    row(hostIsAttachedAgain, "the host is attached again") \
    row(powerOverIsNotSupported, "power over %1 is not supported; give a redfish address", Name) \
    row(unknownBMCType, "unknown BMC type '%1'", Name) \
    row(noRuleApplies, "no rule applies") \
    row(bmcDoesNotAnswerIn, "the BMC does not answer in time") \
    row(bmcRefusesConnectionOrIs, "the BMC refuses the connection or is not there") \
    row(bmcRejectsCredentials, "the BMC rejects the credentials") \
    row(bmcClosedConnection, "the BMC closed the connection") \
    row(bmcClosedConnectionWithoutAnswer, "the BMC closed the connection without an answer") \
    row(bmcDoesNotSpeakHTTP, "the BMC does not speak HTTP") \
    row(bmcShowsAnotherKeyThan, "the BMC shows another key than the one that was accepted for it") \
    row(connectionBMCFailed, "the connection to the BMC failed") \
    row(bmcListsNoSystemYet, "the BMC lists no system (yet)") \
    row(bmcAccountMayNotSwitch, "the BMC account may not switch the power") \
    row(bmcDidNotAnswerSeveral, "the BMC did not answer several times; it is asked again in %1", Age) \
    row(bmcRejectedCredentialsTheyAre, "the BMC rejected the credentials; they are not tried again for %1", Age) \
    row(bmcIsBusyIsAsked, "the BMC is busy; it is asked again in %1", Age)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_POWER_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
