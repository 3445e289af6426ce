// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// What the power rules say of a host (model/rules/power). What a BMC or its driver says is quoted.
// clang-format off
#define HP_POWER_MESSAGES(row) \
    row(bootWasStopped, "the boot was stopped; the host must stay off for a while to count as held") \
    row(stoppingBootFailed, "stopping the boot failed and will be retried") \
    row(bootIsStoppedForHold, "a hold was requested while the host was starting; the boot will be stopped") \
    row(bootIsStoppedFirst, "On was sent to the host; the boot will be stopped first") \
    row(stoppedBootMustStayOff, "the boot was stopped; the host must stay off for a while") \
    row(hostIsStarting, "the host is starting") \
    row(hostDidNotPowerOnInTime, "the host did not power on in time") \
    row(offlineHostStaysOff, "online is false, so the host stays off") \
    row(offSatisfiesReboot, "the host is off, which satisfies the reboot request") \
    row(hostIsHeldOff, "the host is held off until the last key is removed") \
    row(poweringOnFailed, "powering on failed and will be retried after a delay") \
    row(hostIsPoweredOn, "nothing holds the host off; it will be powered on") \
    row(bmcGivesNoPowerState, "the BMC reports no power state that is known") \
    row(hostWasSeenOn, "the host was observed on") \
    row(hostWasSeenOff, "the host was observed off") \
    row(credentialsChanged, "the credentials changed and will be validated again") \
    row(powerStateIsNeeded, "the power state is needed") \
    row(bmcAcceptsNewCredentials, "the BMC accepts the new credentials") \
    row(hostIsRegistered, "the BMC answers; the host is registered") \
    row(hostIsProvisionedByOthers, "the host is provisioned by somebody else") \
    row(hostIsProvisionedByUs, "the host is provisioned by us from now on") \
    row(rebootWasRequested, "a reboot was requested") \
    row(rebootWasRequestedAgain, "another request for the running reboot is noted") \
    row(hostWasSwitchedOnTimes, "somebody else powered the host on %1 times while it was held off", Count) \
    row(deprovisioningEndsRequests, "the host is deprovisioned, which ends its reboot requests") \
    row(deprovisioningEndsHistory, "the host is deprovisioned, which ends its history of reboots") \
    row(provisioningSatisfiesReboot, "the host reboots anyway, which satisfies the reboot request") \
    row(hostIsProvisionedAsDeclared, "the host is being provisioned as declared") \
    row(hostIsDeprovisioned, "the host is deprovisioned") \
    row(nothingRunsOnHost, "nothing runs on the host any more") \
    row(rebootRequestsWait, "reboot requests wait while the host is %1", Name) \
    row(bmcIsNotReady, "the BMC is not ready for the command") \
    row(bmcIsNotReadyBecause, "the BMC is not ready for the command: %1", Quote) \
    row(bmcRefused, "the BMC refused %1", Name) \
    row(bmcRefusedBecause, "the BMC refused %1: %2", Name, Quote) \
    row(bmcRefusedWith, "the BMC refused %1 with %2", Name, Name) \
    row(bmcRefusedWithBecause, "the BMC refused %1 with %2: %3", Name, Name, Quote) \
    row(secretIsOfAnotherAddress, "Secret %1 was first used for %2, and an administrator has not allowed it for %3", Name, Name, Name) \
    row(anotherServerAnswers, "another server answers at its address: UUID or serial number differ or are no longer reported") \
    row(outcomeIsUnknown, "the outcome is unknown, so the power state will be read") \
    row(restartIsNotRepeated, "the outcome of the restart is unknown; it is not sent again") \
    row(restartWasSent, "the restart was sent; the reboot is over") \
    row(commandDidNotReachBMC, "the command did not reach the BMC") \
    row(commandDidNotReachBMCBecause, "the command did not reach the BMC: %1", Quote) \
    row(bmcCannotShutDown, "the BMC cannot shut the host down gracefully") \
    row(bmcCannotShutDownBecause, "the BMC cannot shut the host down gracefully: %1", Quote) \
    row(bmcAcceptedCommand, "the BMC accepted the command") \
    row(bmcGivesUnknownPowerState, "the BMC gives the power state as '%1'", Quote) \
    row(powerCommandFailed, "a power command failed and will be retried after a delay") \
    row(orderlyShutdownTookTooLong, "the graceful shutdown took too long") \
    row(hardPowerOffOvertakes, "a hard power-off replaces the graceful shutdown") \
    row(bmcGaveShutdownUp, "the BMC gave up the graceful shutdown: %1", Quote) \
    row(hostIsOnAsItShould, "the host is on, as it should be") \
    row(hostCannotBeHeld, "the host must not be switched off, so it cannot be held") \
    row(hostIsRestarted, "the host must not be switched off, so it will be restarted") \
    row(powerOffIsDisabled, "online is false, but disablePowerOff forbids powering the host off") \
    row(hostIsShuttingDown, "the host is shutting down gracefully") \
    row(hostIsForcedOff, "the host is being forced off") \
    row(taskFailed, "the BMC accepted %1, and its task failed", Name) \
    row(taskFailedBecause, "the BMC accepted %1, and its task failed: %2", Name, Quote) \
    row(commandHadNoEffect, "the BMC accepted %1, and the host is still on", Name) \
    row(hostHangsAfter, "the host is stuck in %1 after %2", Quote, Name) \
    row(hostIsAlreadyGoingOff, "the host is already powering off") \
    row(hostIsShutDownForReboot, "the host will be shut down for the reboot") \
    row(hostIsForcedOffForReboot, "the host will be forced off for the reboot") \
    row(bmcOffersNoOrderlyShutdown, "the BMC offers no graceful shutdown, so the host will be forced off") \
    row(offlineHostIsShutDown, "online is false; the host will be shut down") \
    row(offlineHostIsForcedOff, "online is false; the host will be forced off") \
    row(shutdownCannotBeTakenBack, "a shutdown cannot be cancelled once sent; the host will be powered on after it") \
    row(somebodyShutsHostDown, "somebody is shutting the host down") \
    row(credentialsEndInSpace, "%1; the username or the password ends with a line break or a blank", Quote) \
    row(hostIsNeitherOnNorOff, "the host is neither on nor off") \
    row(nothingIsDoneWhilePaused, "the host is paused: nothing is read or changed") \
    row(nothingKeepsHost, "the host is being deleted and Holdpoint does not keep it") \
    row(deletionWaitsForAttachment, "the host will be deleted when it is attached again") \
    row(detachedHostIsDeleted, "the host is detached and will be deleted as it is") \
    row(unusedHostIsDeleted, "the host was never in use and will be deleted") \
    row(hostIsDeprovisionedBeforeDeletion, "the host will be deprovisioned before its deletion") \
    row(hostIsSwitchedOffBeforeDeletion, "the host will be powered off before its deletion") \
    row(runningHostIsDeleted, "disablePowerOff is set: the host will be deleted while it runs") \
    row(hostThatMayRunIsDeleted, "the host could not be powered off and will be deleted while it may still run") \
    row(hostIsSwitchedOffAgain, "the host will be powered off again after a delay") \
    row(noCredentialsToSwitchOff, "the host cannot be powered off without credentials") \
    row(hostThatIsOffIsDeleted, "the host is off and will be deleted") \
    row(noPowerStateToSwitchOff, "the host cannot be powered off: its BMC reports no power state") \
    row(hostIsGoingOff, "the host is powering off") \
    row(hostIsForcedOffBeforeDeletion, "the host will be forced off before its deletion") \
    row(hostComesWithStatus, "the host comes with its status from elsewhere") \
    row(hostHasStatus, "the host has a status of its own") \
    row(statusOfHostIsNone, "the status that the host came with is not valid") \
    row(hostHasNoBMCAddress, "the host has no BMC address, so its power is not managed") \
    row(hostShallNotVanish, "the host must not be removed before it is off") \
    row(hostHasBMCAddress, "the host has a BMC address and is registered") \
    row(credentialsNameIsEmpty, "spec.bmc.credentialsName is empty") \
    row(secretIsMissing, "the secret %1 with the BMC credentials is missing", Name) \
    row(secretIsIncomplete, "the secret %1 has no username or no password", Name) \
    row(detachedHostIsLeftAlone, "the host is detached: its requests wait and its power is not managed") \
    row(hostIsAttachedAgain, "the host is attached again") \
    row(powerOverIsNotSupported, "power management over %1 is not supported; set a redfish address", Name) \
    row(bmcIsShared, "BareMetalHost %1 has the same BMC; nothing is switched while both are there", Name) \
    row(sharedHostIsDeleted, "the host is deleted as it is, because BareMetalHost %1 has the same BMC", Name) \
    row(noRuleApplies, "no rule applies")

/// What stops a machine by its host and the BMC of that, and the ways out (model/rules/holds).
#define HP_POWER_STUCK_MESSAGES(row) \
    row(bmcHostRefusesConnection, "the BMC of host %1 refuses the connection: nothing listens at its address", Name) \
    row(bmcHostIsNotFound, "the name of the BMC of host %1 cannot be resolved", Name) \
    row(bmcHostHasNoRoute, "the BMC of host %1 cannot be reached: no route to its address", Name) \
    row(bmcHostBreaksOff, "the BMC of host %1 closes the connection: %2", Name, Clause) \
    row(bmcHostIsBusy, "the BMC of host %1 is busy: %2", Name, Clause) \
    row(bmcHostHasNoSession, "the BMC of host %1 has no session left: %2", Name, Clause) \
    row(bmcHostAnswersError, "the BMC of host %1 answers with an error: %2", Name, Clause) \
    row(bmcHostLacksSystem, "the BMC of host %1 does not find the system: %2", Name, Clause) \
    row(bmcHostShowsAnotherKey, "the BMC of host %1 presents another certificate than the accepted one: %2", Name, Clause) \
    row(bmcHostIsNotTrusted, "the BMC of host %1 is not trusted: %2", Name, Clause) \
    row(bmcHostIsNotSecure, "no common protocol with the BMC of host %1: %2", Name, Clause) \
    row(bmcHostRedirects, "the BMC of host %1 is not asked: %2", Name, Clause) \
    row(bmcHostIsNoBmc, "something other than a BMC answers for host %1: %2", Name, Clause) \
    row(bmcHostIsNotUnderstood, "the answer of the BMC of host %1 is not understood: %2", Name, Clause) \
    row(bmcHostIsOfAnotherServer, "another server answers at the BMC address of host %1: UUID or serial number differ or are no longer reported", Name) \
    row(secretIsForAnotherBmc, "Secret %1 was used for another address", Name) \
    row(bmcIsSilentInShort, "the BMC does not answer") \
    row(bmcRefusesConnectionInShort, "the BMC refuses the connection") \
    row(bmcIsNotFoundInShort, "the name of the BMC cannot be resolved") \
    row(bmcHasNoRouteInShort, "no route to the BMC") \
    row(bmcBreaksOffInShort, "the BMC closes the connection") \
    row(bmcIsBusyInShort, "the BMC is busy") \
    row(bmcHasNoSessionInShort, "the BMC has no session left") \
    row(bmcShowsAnotherKeyInShort, "the BMC presents another certificate") \
    row(bmcIsNotTrustedInShort, "the BMC is not trusted") \
    row(bmcIsNotSecureInShort, "no common protocol with the BMC") \
    row(bmcRedirectsInShort, "the BMC redirects to another address") \
    row(bmcIsNoneInShort, "something other than a BMC answers") \
    row(bmcIsOfAnotherServerInShort, "another server answers") \
    row(bmcLacksSystemInShort, "the BMC does not find the system") \
    row(bmcAnswersErrorInShort, "the BMC answers with an error") \
    row(bmcIsNotUnderstoodInShort, "the answer of the BMC is not understood") \
    row(bmcDoesNotSayInShort, "the BMC reports no power state") \
    row(bmcDeniesAccessInShort, "the BMC denies access") \
    row(bmcRejectsPasswordInShort, "the BMC refuses the password") \
    row(powerIsNotReadInShort, "the power cannot be read") \
    row(powerWasNeverRead, "not read yet") \
    row(credentialsAreMissingInShort, "the BMC credentials are missing") \
    row(credentialsAreForAnotherInShort, "the credentials are for another BMC") \
    row(bmcHostSecretIsForAnother, "the BMC of host %1 is not asked: %2", Name, Clause) \
    row(bmcHostDoesNotSay, "the BMC of host %1 reports no power state: %2", Name, Clause) \
    row(bmcHostLacksPrivilege, "the BMC of host %1 denies access (403) with the credentials of Secret %2: the account lacks a privilege or is locked", Name, Name) \
    row(bmcHostWantsNewPassword, "the BMC of host %1 denies access (403): the password of Secret %2 must be changed at the BMC first", Name, Name) \
    row(powerOfHostIsNotRead, "the power of host %1 cannot be read: %2", Name, Clause) \
    row(hostWaitsForItsTurn, "Host %1 is %2 and waits for its turn: its provisioner is at its limit", Name, Name) \
    row(hostDoesNotExist, "its BareMetalHost %1 does not exist: its server is not managed", Name) \
    row(machineNamesHost, "the machine names BareMetalHost %1", Name) \
    row(hostIsGoingAway, "BareMetalHost %1 is being deleted while the machine uses it", Name) \
    row(finalizerKeepsHost, "finalizer %1 keeps it", Name) \
    row(hostHasAnotherConsumer, "Host %1 belongs to %2, not to this machine", Name, Name) \
    row(consumerOfHostIs, "its consumer is %1", Name) \
    row(hostIsDetachedKey, "Host %1 is detached: key %2 has no effect", Name, Name) \
    row(hostIsDetachedReboot, "Host %1 is detached: the requested reboot will not start", Name) \
    row(hostIsDetachedRemediation, "Host %1 is detached: the requested remediation will not start", Name) \
    row(hostIsDetachedDeletion, "Host %1 is detached: it is not powered off for the deletion", Name) \
    row(hostIsDetachedPower, "Host %1 is detached: its power is not managed", Name) \
    row(hostIsDetached, "the host is detached") \
    row(hostIsPausedDeletion, "Host %1 is paused by annotation: it is not powered off for the deletion", Name) \
    row(hostIsPausedAndOff, "Host %1 is off and paused by annotation: it is not powered on", Name) \
    row(hostHasNoBmc, "Host %1 is unmanaged: it has no BMC address, so its power cannot be changed", Name) \
    row(bmcAddressIsEmpty, "it has no BMC address") \
    row(hostShallBeOff, "Host %1 stays off: spec.online is false", Name) \
    row(hostIsSwitchedOffAsAsked, "Host %1 is being powered off: spec.online is false", Name) \
    row(soNodeIsNotReady, "so Node %1 is not ready", Name) \
    row(onlineIsFalse, "online is false") \
    row(keyCannotHoldHost, "Host %1 stays on: key %2 requests Off, but spec.disablePowerOff forbids it", Name, Name) \
    row(deletionCannotSwitchOff, "Host %1 stays on: the deletion needs it off, but spec.disablePowerOff forbids it", Name) \
    row(onlineFalseCannotSwitchOff, "Host %1 stays on: spec.online is false, but spec.disablePowerOff forbids powering it off", Name) \
    row(disablePowerOffIsSet, "disablePowerOff is true") \
    row(hostReports, "Host %1 reports a %2: %3", Name, Name, Quote) \
    row(hostReportsAn, "Host %1 reports an %2: %3", Name, Name, Quote) \
    row(hostIsInStage, "Host %1 is %2", Name, Name) \
    row(provisioningStateIs, "its provisioning state is %1", Name) \
    row(hostCameOn, "Host %1 is on again although key %2 holds it off", Name, Name) \
    row(hostCameOnTimes, "Host %1 came back on %2 times although key %3 holds it off", Name, Count, Name) \
    row(othersSwitchedOnTimes, "it was powered on %1 times while it was held off", Count) \
    row(hostIsHeldOffByTwoKeys, "Host %1 is held off by keys %2 and %3", Name, Name, Name) \
    row(hostIsHeldOffByMoreKeys, "Host %1 is held off by keys %2, %3 and %4 more", Name, Name, Name, Count) \
    row(hostIsBeingSwitchedOffForTwoKeys, "Host %1 is being powered off for keys %2 and %3", Name, Name, Name) \
    row(hostIsBeingSwitchedOffForMoreKeys, "Host %1 is being powered off for keys %2, %3 and %4 more", Name, Name, Name, Count) \
    row(staysOffUntilAllKeysGo, "it stays off until all keys are removed") \
    row(maintenanceOfKeyIsGone, "its MachineMaintenance does not exist") \
    row(hostIsHeldOffForNoRemediation, "Host %1 is held off by key %2, and no remediation is in progress", Name, Name) \
    row(powerCannotBeRead, "it cannot be read now: %1", Quote) \
    row(powerWasReadAgo, "it was last read %1 ago", Age) \
    row(restartBmc, "restart the BMC itself; the server keeps running") \
    row(seeWhyNothingListens, "find out why nothing listens there: the BMC's power, its network, its HTTPS service") \
    row(endSessionsAtBmc, "end sessions at the BMC, or restart it") \
    row(giveAccountPrivilege, "grant the account the privileges Login and ConfigureComponents (power control)") \
    row(changePasswordAtBmc, "change the password of the account at the BMC and put the new one into Secret %1", Name) \
    row(acceptKeyOfBmc, "accept its key with the annotation %1, if it is the right BMC", Name) \
    row(mendCertificateOfBmc, "give the BMC a certificate that is trusted") \
    row(allowOldTlsOfBmc, "update the BMC, or allow its older TLS with the annotation %1", Name) \
    row(correctBmcAddress, "correct spec.bmc.address of the host") \
    row(allowSecretForAddress, "an administrator may allow it: set the annotation %1 of Secret %2 to the address", Name, Name) \
    row(forgetEnrolledServer, "if the server was replaced: remove status.provisioning.enrolledSystem of host %1", Name) \
    row(seeWhatStandsBetween, "find what is in between: a proxy, a gateway, another machine at that address") \
    row(waitHostIsAttached, "wait: whoever detached the host attaches it again") \
    row(setBmcAddress, "set spec.bmc.address and spec.bmc.credentialsName of the host") \
    row(waitInVainNoBmc, "waiting does not help, unless the host gets a BMC") \
    row(waitHostComesBack, "waiting does not help, unless the host is created again") \
    row(createHostAgain, "create BareMetalHost %1 again", Name) \
    row(waitHostIsGone, "wait: whoever deleted the host completes the deletion") \
    row(takeFinalizerOffHost, "remove finalizer %1; the power of the server is no longer managed then", Name) \
    row(waitConsumerChanges, "wait: whoever reassigned the host returns it") \
    row(correctConsumerOfHost, "correct spec.consumerRef of the host") \
    row(waitSpecOnlineTrue, "wait: whoever powered the host off powers it on again") \
    row(setSpecOnlineTrue, "set spec.online to true; the server starts immediately") \
    row(waitInVainPowerOffDisabled, "waiting does not help, unless the power-off is allowed") \
    row(allowPowerOff, "set spec.disablePowerOff to false") \
    row(waitProvisionerEnds, "wait: the provisioner continues automatically") \
    row(lookAtProvisioner, "check the console of the host, and the log of its provisioner") \
    row(keepServerOff, "disable at the server what powers it on: its restore policy, wake on LAN, people") \
    row(removeKeyAlone, "remove the key %1", Name) \
    row(removeKeyWhileOthersHold, "remove the key; the host stays off until %1 is removed too", Name) \
    row(removeKeyWhileOthersHoldMore, "remove the key; the host stays off until the other %1 are removed too", Count) \
    row(removeKeyWhileOffline, "remove the key; the host stays off: spec.online is false") \
    row(removeKeyWhileGoingOff, "remove the key; the host will be powered on after it is off") \
    row(removeKeyOfNobody, "remove the key %1: anyone allowed to change the host may do it", Name) \
    row(waitNobodyTakesKey, "waiting does not help: nothing is running that would remove the key") \
    row(allowHostToBeFree, "fix what keeps host %1 from being free", Name)

/// What Events, conditions and logs say of it.
#define HP_POWER_EVENTS(row) \
    row(hostWasSwitchedOnByOthers, "somebody else powered the host on while it was held off") \
    row(hostIsForcedOffAfter, "%1; the host will be forced off", Clause) \
    row(statusOfHostIsNoneBecause, "the status that the host came with is none: %1", Quote) \
    row(unknownBMCType, "Unknown BMC type '%1'", Quote) \
    row(keyNoLongerHolds, "%1 no longer holds the host: it was deprovisioned", Name) \
    row(requestHasNoEffectYet, "%1 has no effect before the host is provisioned", Name) \
    row(requestIsNotUnderstood, "%1: %2 (value: %3)", Name, Clause, Quote) \
    row(hostCannotBeHeldOff, "disablePowerOff is set: the host cannot be held off, and nothing is done for the keyed reboot annotations") \
    row(requestIsNotParsed, "could not parse the value of the reboot annotation, assuming a soft reboot") \
    row(requestIsNotObject, "the value of the reboot annotation is not a JSON object, assuming a soft reboot") \
    row(requestIsKeptAsNote, "the value is kept as a note and asks for a soft reboot") \
    row(requestIsWordNotJson, "the value is not JSON, so it asks for a soft reboot; {\"mode\":\"hard\"} asks for a hard one") \
    row(requestHasUnknownMode, "unknown reboot mode '%1', assuming a soft reboot", Quote) \
    row(requestHasWrongType, "member '%1' of the reboot annotation has the wrong type", Name) \
    row(requestHasSingleQuotes, "single quotes are not JSON, accepted") \
    row(hostWasPoweredOn, "Host powered on") \
    row(hostWasSoftPoweredOff, "Host soft powered off") \
    row(hostWasPoweredOff, "Host powered off") \
    row(hostWasRestarted, "Host restarted without being powered off") \
    row(shutdownIsEscalated, "Continuing with hard poweroff after soft poweroff fails. More details") \
    row(shutdownIsEscalatedBecause, "Continuing with hard poweroff after soft poweroff fails. More details: %1", Quote) \
    row(accessWasVerified, "Verified access to BMC") \
    row(hardwareIsNotInspected, "The hardware of the host is not inspected") \
    row(statusIsNotStored, "Nothing is done for the host, because its status could not be stored: %1", Quote) \
    row(hostWasDiscovered, "Discovered host with no BMC details")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_POWER_MESSAGES(HP_DEFINE_MESSAGE)
HP_POWER_STUCK_MESSAGES(HP_DEFINE_MESSAGE)
HP_POWER_EVENTS(HP_DEFINE_MESSAGE)
} // namespace hp::say
