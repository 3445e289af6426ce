// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

#include <algorithm>

namespace hp::rules {

using host::RebootMode;

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

/// After so many it is an error that somebody must see to (facts/reboot.md 3.6).
constexpr int maxPowerOnsWhileHeld = 3;

/// A BMC that cannot be asked as the host is described waits for an edit, like a wrong secret.
bool isMisdescribed(const Facts &f)
{
    return f.view.observed && f.view.observed->trouble
        && f.view.observed->trouble->code == ErrorCode::Invalid;
}

/// Rapid convergence: whatever happens a host is read again within a steady interval.
Duration readAgainAfter(const Facts &f)
{
    const int doublings = std::clamp(f.view.failedReads - 1, 0, 16);
    const Duration wait = std::min(f.settings.readRetry * (1 << doublings), f.settings.pollSteady);
    return std::max(wait, f.view.observed->retryAfter);
}

Decision unknownPower(const Facts &f, const char *row)
{
    const Message why = f.whyUnknown();
    Decision decision = f.recheck(row, why, readAgainAfter(f));
    const bool needed = f.wantsOff != !f.poweredOn || f.stored.powerAction || f.hasKey;
    if (f.state == host::state::registering) {
        decision.status.operationalStatus = "error";
        decision.status.errorType = host::error::registration;
        decision.status.errorMessage = why.text();
    } else if (needed) {
        decision.status.operationalStatus = "error";
        if (f.stored.errorType.empty()) {
            decision.status.errorType = host::error::power;
            decision.events = {{true, "PowerManagementError", why}};
        }
        if (decision.status.errorType == host::error::power)
            decision.status.errorMessage = why.text();
    }
    return decision;
}

bool isRejected(const Facts &f)
{
    return f.view.observed && f.view.observed->trouble
        && f.view.observed->trouble->code == ErrorCode::Unauthorised;
}

Decision rejectedCredentials(const Facts &f, const char *row)
{
    const std::string &said = f.view.observed->trouble->message;
    const Message why =
        f.view.credentialsEndInSpace ? say::credentialsEndInSpace(said) : quoted(said);
    Decision decision = f.recheck(row, why, readAgainAfter(f));
    const bool inUse =
        f.state == host::state::provisioned || f.state == host::state::externallyProvisioned;
    decision.status.operationalStatus = "error";
    decision.status.errorType =
        inUse ? host::error::provisionedRegistration : host::error::registration;
    decision.status.errorMessage = why.text();
    decision.status.triedCredentials = f.view.credentialsMark;
    decision.counts = {countOf(metrics::Metric::CredentialsNoAccess, f.key())};
    if (f.stored.errorType != decision.status.errorType
        || f.stored.errorMessage != decision.status.errorMessage)
        decision.events = {{true, "RegistrationError", why}};
    return decision;
}

/// Row O2: what was observed is stored before anything follows from it.
Decision storePower(const Facts &f, const char *row)
{
    const bool on = f.power != PowerState::Off;
    Decision decision =
        f.recheck(row, on ? say::hostWasSeenOn() : say::hostWasSeenOff(), Duration(0));
    host::PowerStatus &status = decision.status;
    status.poweredOn = on;
    status.powerRetry.reset();
    const bool foughtOver = status.poweredOnWhileHeld >= maxPowerOnsWhileHeld;
    if (status.errorType == host::error::power && !foughtOver) {
        status.errorType.clear();
        status.errorMessage.clear();
        status.operationalStatus = "OK";
        status.errorCount = 0;
    }
    if (!on) {
        status.powerAction.reset();
        return decision;
    }
    const bool ours = f.inFlight(ResetType::On) || f.stored.powerRetry;
    if (f.inFlight(ResetType::On) && f.power == PowerState::On)
        status.powerAction.reset();
    const bool wasHeld = std::any_of(status.rebootHolds.begin(),
                                     status.rebootHolds.end(),
                                     [](const auto &hold) { return hold.heldSince.has_value(); });
    if (wasHeld && f.stored.poweredOn == false) {
        // The node may be gone already; an orderly shutdown would leave it running for minutes.
        for (host::RebootHold &hold : status.rebootHolds)
            hold.heldSince.reset();
        status.pendingRebootMode = RebootMode::Hard;
        if (++status.poweredOnWhileHeld >= maxPowerOnsWhileHeld) {
            status.operationalStatus = "error";
            status.errorType = host::error::power;
            status.errorMessage = say::hostWasSwitchedOnTimes(status.poweredOnWhileHeld).text();
            status.errorCount = std::max(status.errorCount, 1);
        }
        decision.events = {{true, "PoweredOnWhileHeld", say::hostWasSwitchedOnByOthers()}};
    } else if (f.stored.poweredOn == false && !ours && !f.pending
               && f.stored.powerStateObservedAt) {
        // Somebody pressed the button: it booted after it was last seen off.
        const TimePoint seen = *f.stored.powerStateObservedAt;
        status.lastPoweredOn = std::max(seen, f.stored.lastPoweredOn.value_or(seen));
    }
    return decision;
}

} // namespace

/// Rows O: a fresh reading, and what it alone changes. Rows S3 and S4: the end of registration.
/// The end of row A1 needs no reading, which could only show the server on its way.
const std::vector<HostPowerRow> &hostObserveRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"A1 request",
         "RestartEndsRequest",
         PowerSettled::No,
         "a reboot is pending, a restart was sent for it, and the annotation without a key is "
         "there",
         "remove it, whatever became of the restart: it is sent once",
         [](const Facts &f) { return f.pending && f.restarting() && f.base != nullptr; },
         [](const Facts &f, const char *row) {
             return f.remove(row, say::provisioningSatisfiesReboot(), f.base->key, f.base->value);
         }},
        {"A1 done",
         "Restarted",
         PowerSettled::No,
         "a reboot is pending, and a restart was sent for it",
         "store as lastPoweredOn when it was sent, and forget the command; when a process recorded "
         "it "
         "that is gone, an event says that it may not have been sent",
         [](const Facts &f) { return f.pending && f.restarting(); },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::restartWasSent(), f.settings.pollSteady);
             const Facts then(f.view, f.stored.powerAction->issuedAt);
             decision.status.lastPoweredOn = then.stampPoweredOn();
             decision.status.pendingRebootMode.reset();
             decision.status.powerAction.reset();
             decision.status.powerRetry.reset();
             if (f.view.postedAt != f.stored.powerAction->issuedAt)
                 decision.events = {{true, "RestartUnconfirmed", say::restartIsNotRepeated()}};
             return decision;
         }},
        {"C1",
         "CredentialsChanged",
         PowerSettled::No,
         "the secret is another revision than the one that worked last, and was not tried yet",
         "store it as tried; the next reading tells whether it works",
         [](const Facts &f) {
             return f.newCredentials && f.stored.triedCredentials != f.view.credentialsMark;
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::credentialsChanged(), Duration(0));
             decision.status.triedCredentials = f.view.credentialsMark;
             decision.counts = {countOf(metrics::Metric::CredentialsUpdated, f.key()),
                                countOf(metrics::Metric::HostRegistrationRequired, f.key())};
             return decision;
         }},
        {"O0",
         "PowerIsRead",
         PowerSettled::Apart,
         "the power was not read in this pass",
         "read it",
         [](const Facts &f) { return !f.view.observed; },
         [](const Facts &f, const char *row) {
             Decision decision = f.keep(row, say::powerStateIsNeeded());
             decision.step = HostPowerStep::ReadPower;
             return decision;
         }},
        {"G3 address",
         "AddressUnusable",
         PowerSettled::Unknown,
         "the BMC address cannot be used",
         "registration error; an edit starts the next pass",
         isMisdescribed,
         [](const Facts &f, const char *row) {
             Decision decision = unknownPower(f, row);
             decision.recheckAfter.reset();
             decision.status.operationalStatus = "error";
             decision.status.errorType = host::error::registration;
             decision.status.errorMessage = decision.reason.text();
             if (f.stored.errorMessage != decision.status.errorMessage)
                 decision.events = {{true, "RegistrationError", decision.reason}};
             return decision;
         }},
        {"C2 space",
         "CredentialsEndInSpace",
         PowerSettled::Unknown,
         "the BMC rejects credentials of which one ends with a line break or a blank",
         "registration error that says so; look again within 60 s, or when the secret changes",
         [](const Facts &f) { return isRejected(f) && f.view.credentialsEndInSpace; },
         rejectedCredentials},
        {"C2",
         "CredentialsRejected",
         PowerSettled::Unknown,
         "the BMC rejects the credentials",
         "registration error; look again within 60 s, or when the secret changes",
         isRejected,
         rejectedCredentials},
        {"O1",
         "PowerUnknown",
         PowerSettled::Unknown,
         "there is no answer, or one without a power state that is known",
         "keep poweredOn, annotations and stamps; condition PowerStateKnown is False; look again "
         "within 60 s",
         [](const Facts &f) { return !f.known; },
         unknownPower},
        {"C3",
         "CredentialsAccepted",
         PowerSettled::No,
         "the BMC accepts credentials that are others than those that worked last",
         "store their revision as goodCredentials",
         [](const Facts &f) { return f.newCredentials; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::bmcAcceptsNewCredentials(), Duration(0));
             decision.status.goodCredentials = f.view.credentialsMark;
             decision.status.triedCredentials = f.view.credentialsMark;
             decision.events = {{false, "BMCAccessValidated", say::accessWasVerified()}};
             return decision;
         }},
        {"S3",
         "Registered",
         PowerSettled::No,
         "the state is registering, and the BMC answers",
         "state available or externally provisioned",
         [](const Facts &f) { return f.state == host::state::registering; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsRegistered(), Duration(0));
             decision.status.state =
                 f.external ? host::state::externallyProvisioned : host::state::available;
             decision.status.operationalStatus = "OK";
             decision.status.poweredOn = f.power != PowerState::Off;
             decision.status.errorCount = 0;
             decision.status.operations["register"].end = f.now;
             decision.events = {{false, "BMCAccessValidated", say::accessWasVerified()}};
             if (!f.external)
                 decision.events.push_back(
                     {false, "InspectionSkipped", say::hardwareIsNotInspected()});
             return decision;
         }},
        {"S4",
         "ExternallyProvisioned",
         PowerSettled::No,
         "the host is available, and externallyProvisioned is set",
         "state externally provisioned",
         [](const Facts &f) { return f.isAvailable && f.external; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsProvisionedByOthers(), Duration(0));
             decision.status.state = host::state::externallyProvisioned;
             return decision;
         }},
        {"S5",
         "NoLongerExternal",
         PowerSettled::No,
         "the host is externally provisioned, and externallyProvisioned is not set any more",
         "state provisioned",
         [](const Facts &f) {
             return f.state == host::state::externallyProvisioned && !f.external;
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsProvisionedByUs(), Duration(0));
             decision.status.state = host::state::provisioned;
             return decision;
         }},
        {"O2",
         "PowerObserved",
         PowerSettled::No,
         "the reading differs from poweredOn (everything but Off is on)",
         "store poweredOn and look again at once; nothing else in this pass",
         [](const Facts &f) {
             const bool on = f.power != PowerState::Off;
             return !f.stored.poweredOn || *f.stored.poweredOn != on;
         },
         storePower},
        {"R1",
         "RebootAccepted",
         PowerSettled::No,
         "a reboot annotation counts, the host is on and no reboot is pending",
         "store pendingRebootSince, the mode and the accepted keys; nothing is sent before that is "
         "durable",
         [](const Facts &f) { return !f.live.empty() && f.poweredOn && !f.pending; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::rebootWasRequested(), Duration(0));
             const bool hard = std::any_of(f.live.begin(), f.live.end(), [](const auto &request) {
                 return request.request.mode == RebootMode::Hard;
             });
             decision.status.pendingRebootSince = f.stampPending();
             decision.status.pendingRebootMode =
                 hard ? RebootMode::Hard : f.stored.pendingRebootMode.value_or(RebootMode::Soft);
             f.acceptKeys(decision.status);
             return decision;
         }},
        {"R2",
         "RequestAdded",
         PowerSettled::No,
         "a key is not accepted yet, or a hard request joins a soft reboot",
         "store the key and the stronger mode; a new hard request ends the pause after a failure "
         "once",
         [](const Facts &f) {
             return f.hasUnacceptedKey() || f.modeIsUpgraded() || f.hasNewHardRequest();
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::rebootWasRequestedAgain(), Duration(0));
             f.acceptKeys(decision.status);
             if (f.modeIsUpgraded())
                 decision.status.pendingRebootMode = RebootMode::Hard;
             if (f.hasNewHardRequest() && f.poweredOn)
                 decision.status.powerRetry.reset(); // it may overtake a pause once
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::rules
