// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/rows/HostPowerFacts.h"

#include <algorithm>

namespace hp::rules {

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

/// The host is being wiped, or just was: its requests belonged to what ran on it.
bool isDeprovisioned(const Facts &f)
{
    return f.state == host::state::deprovisioning
        || (f.isAvailable && f.view.previousState == host::state::deprovisioning);
}

/// States in which something else than reboots decides about the power.
bool isInBetween(const Facts &f)
{
    return !f.isServing && f.state != host::state::registering;
}

bool justProvisionedOrInspected(const Facts &f)
{
    const auto counts = [](const std::string &state) {
        return state == host::state::provisioning || state == host::state::inspecting;
    };
    return counts(f.state) || (counts(f.view.previousState) && f.view.previousState != f.state);
}

const RebootAnnotation *firstBase(const Facts &f)
{
    const auto found = std::find_if(
        f.requests.begin(), f.requests.end(), [](const auto &request) { return !request.keyed; });
    return found == f.requests.end() ? nullptr : &*found;
}

Decision
removeRequest(const Facts &f, const char *row, std::string why, const RebootAnnotation &which)
{
    Decision decision = f.recheck(row, std::move(why), Duration(0));
    decision.step = HostPowerStep::RemoveAnnotation;
    decision.annotation = which.key;
    decision.annotationValue = which.value;
    return decision;
}

Decision registrationError(const Facts &f, const char *row, const std::string &why)
{
    Decision decision = f.keep(row, why);
    decision.status.operationalStatus = "error";
    decision.status.errorType = host::error::registration;
    decision.status.errorMessage = why;
    decision.conditions = {{host::condition::manageable, "False", "RegistrationFailed", "", why}};
    if (decision.status.errorMessage != f.stored.errorMessage)
        decision.events = {{true, "BMCCredentialError", why}};
    return decision;
}

} // namespace

/// Rows S (registration), G2 to G6 and the end of requests with the host's use.
const std::vector<HostPowerRow> &hostGateRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"G2",
         "Unmanaged",
         PowerSettled::Unknown,
         "there is no BMC address",
         "state unmanaged: no power management; look again after 10 min",
         [](const Facts &f) {
             return !f.hasAddress && (f.state.empty() || f.state == host::state::unmanaged);
         },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row,
                           "the host has no BMC address, so its power is not managed",
                           f.settings.pollAside);
             decision.status.state = host::state::unmanaged;
             return decision;
         }},
        {"S0",
         "FinalizerMissing",
         PowerSettled::Apart,
         "our finalizer is missing",
         "add it",
         [](const Facts &f) { return !f.view.host.hasFinalizer(host::finalizer); },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row, "the host shall not vanish before it is off", Duration(0));
             decision.step = HostPowerStep::AddFinalizer;
             decision.standing.reset();
             return decision;
         }},
        {"S1",
         "Registering",
         PowerSettled::No,
         "there is a BMC address, and the host is new or unmanaged",
         "state registering",
         [](const Facts &f) { return f.state.empty() || f.state == host::state::unmanaged; },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row, "the host has a BMC address and is registered", Duration(0));
             decision.status.state = host::state::registering;
             return decision;
         }},
        {"G3 missing",
         "CredentialsMissing",
         PowerSettled::Unknown,
         "the secret with the credentials is missing",
         "registration error; look again after 10 s, or after an edit when no secret is named",
         [](const Facts &f) { return f.view.credentials == CredentialState::SecretMissing; },
         [](const Facts &f, const char *row) {
             const std::string name = f.view.host.text("/spec/bmc/credentialsName");
             Decision decision = registrationError(
                 f,
                 row,
                 name.empty() ? "spec.bmc.credentialsName is empty"
                              : "the secret " + name + " with the BMC credentials is missing");
             if (!name.empty())
                 decision.recheckAfter = f.settings.secretRetry;
             return decision;
         }},
        {"G3 incomplete",
         "CredentialsIncomplete",
         PowerSettled::Unknown,
         "the secret has no username or no password",
         "registration error; an edit starts the next pass",
         [](const Facts &f) { return f.view.credentials == CredentialState::SecretIncomplete; },
         [](const Facts &f, const char *row) {
             return registrationError(f,
                                      row,
                                      "the secret " + f.view.host.text("/spec/bmc/credentialsName")
                                          + " has no username or no password");
         }},
        {"G5",
         "Detached",
         PowerSettled::Unknown,
         "the detached annotation is there and counts in this state",
         "operationalStatus detached, no action; annotations, stamps and commands in flight are "
         "kept; look again after 10 min",
         [](const Facts &f) { return f.detached; },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row,
                           "the host is detached: its requests wait, its power is left alone",
                           f.settings.pollAside);
             decision.status.operationalStatus = "detached";
             return decision;
         }},
        {"G5 attached again",
         "AttachedAgain",
         PowerSettled::No,
         "operationalStatus is detached, and the annotation is gone",
         "operationalStatus as before; a new reading comes first",
         [](const Facts &f) { return f.stored.operationalStatus == "detached"; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, "the host is attached again", Duration(0));
             decision.status.operationalStatus = f.stored.errorType.empty() ? "OK" : "error";
             return decision;
         }},
        {"G6 drop request",
         "RequestEndsWithDeprovision",
         PowerSettled::No,
         "the host is or was just deprovisioned, and a reboot annotation is there",
         "remove the annotation, keyed or not; a dropped hold is told",
         [](const Facts &f) { return isDeprovisioned(f) && !f.requests.empty(); },
         [](const Facts &f, const char *row) {
             const RebootAnnotation &request = f.requests.front();
             Decision decision = removeRequest(
                 f, row, "the host is deprovisioned, which ends its reboot requests", request);
             if (request.keyed)
                 decision.events = {
                     {true,
                      "HoldReleasedByDeprovision",
                      request.key + " no longer holds the host: it was deprovisioned"}};
             return decision;
         }},
        {"G6 forget stamps",
         "StampsEndWithDeprovision",
         PowerSettled::No,
         "the host is or was just deprovisioned, and there are stamps, holds or commands in flight",
         "forget them",
         [](const Facts &f) {
             return isDeprovisioned(f)
                 && (f.stored.lastPoweredOn || f.stored.pendingRebootSince || f.stored.powerAction
                     || f.stored.powerRetry || f.stored.pendingRebootMode
                     || !f.stored.rebootHolds.empty());
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(
                 row, "the host is deprovisioned, which ends its history of reboots", Duration(0));
             decision.status.lastPoweredOn.reset();
             decision.status.pendingRebootSince.reset();
             decision.status.pendingRebootMode.reset();
             decision.status.powerAction.reset();
             decision.status.powerRetry.reset();
             decision.status.rebootHolds.clear();
             return decision;
         }},
        {"G6 base ends with provisioning",
         "RequestEndsWithProvisioning",
         PowerSettled::No,
         "the host is or was just provisioning or inspecting, and the annotation without a key is "
         "there",
         "remove it: the host boots anew anyway",
         [](const Facts &f) { return justProvisionedOrInspected(f) && firstBase(f) != nullptr; },
         [](const Facts &f, const char *row) {
             return removeRequest(f,
                                  row,
                                  "the host boots anew anyway, which satisfies the reboot request",
                                  *firstBase(f));
         }},
        {"G6",
         "RequestsWait",
         PowerSettled::No,
         "the state is another one than registering, available, provisioned or externally "
         "provisioned",
         "no power management; look again after 60 s",
         isInBetween,
         [](const Facts &f, const char *row) {
             return f.recheck(
                 row, "reboot requests wait while the host is " + f.state, f.settings.pollSteady);
         }},
    };
    return rows;
}

} // namespace hp::rules
