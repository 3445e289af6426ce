// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

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

/// Our own On may still work on what is being wiped.
bool stopsBoot(const Facts &f)
{
    return f.wiping && !f.disablePowerOff && f.mayStillStart();
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

Decision removeRequest(const Facts &f, const char *row, Message why, const RebootAnnotation &which)
{
    return f.remove(row, std::move(why), which.key, which.value);
}

} // namespace

/// Rows P (what we provision ourselves) and G6: the end of requests with the host's use, and the
/// states in which somebody else decides about its power.
const std::vector<HostPowerRow> &hostProvisioningRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"G6 drop request",
         "RequestEndsWithDeprovision",
         PowerSettled::No,
         "the host is or was just deprovisioned, and a reboot annotation is there",
         "remove the annotation, keyed or not; a dropped hold is told",
         [](const Facts &f) { return isDeprovisioned(f) && !f.requests.empty(); },
         [](const Facts &f, const char *row) {
             const RebootAnnotation &request = f.requests.front();
             Decision decision = removeRequest(f, row, say::deprovisioningEndsRequests(), request);
             if (request.keyed)
                 decision.events = {
                     {true, "HoldReleasedByDeprovision", say::keyNoLongerHolds(request.key)}};
             return decision;
         }},
        {"G6 forget stamps",
         "StampsEndWithDeprovision",
         PowerSettled::No,
         "the host is or was just deprovisioned, and there are stamps, holds or commands in flight",
         "forget them",
         [](const Facts &f) {
             return isDeprovisioned(f)
                 && (f.stored.lastPoweredOn || f.stored.pendingRebootSince
                     || f.stored.pendingRebootMode || !f.stored.rebootHolds.empty()
                     || (!f.wiping && (f.stored.powerAction || f.stored.powerRetry)));
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::deprovisioningEndsHistory(), Duration(0));
             decision.status.lastPoweredOn.reset();
             decision.status.pendingRebootSince.reset();
             decision.status.pendingRebootMode.reset();
             if (!f.wiping) // what was sent last still counts for who switches it off now
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
             return removeRequest(f, row, say::provisioningSatisfiesReboot(), *firstBase(f));
         }},
        {"P1",
         "ProvisioningStarted",
         PowerSettled::No,
         "we provision, and an available host that is online declares an image or customDeploy",
         "state provisioning; what is declared is stored",
         [](const Facts &f) {
             return f.settings.drivesProvisioning && f.isAvailable && f.online && !f.external
                 && !(f.wantedImage.empty() && f.wantedDeploy.empty());
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsProvisionedAsDeclared(), Duration(0));
             decision.status.state = host::state::provisioning;
             decision.status.image = f.wantedImage;
             decision.status.customDeploy = f.wantedDeploy;
             decision.status.operations["provision"] = {f.now, {}};
             return decision;
         }},
        {"P2",
         "DeprovisioningStarted",
         PowerSettled::No,
         "we provision, and what the host was provisioned with is no longer declared",
         "state deprovisioning",
         [](const Facts &f) {
             return f.settings.drivesProvisioning && !f.external && f.wantsOtherSoftware()
                 && (f.state == host::state::provisioned || f.state == host::state::provisioning);
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsDeprovisioned(), Duration(0));
             decision.status.state = host::state::deprovisioning;
             decision.status.operations["deprovision"] = {f.now, {}};
             return decision;
         }},
        {"P3",
         "ProvisionedAsDeclared",
         PowerSettled::No,
         "we provision, and the state is provisioning",
         "state provisioned: whoever declared it sees to what is on the disk",
         [](const Facts &f) {
             return f.settings.drivesProvisioning && f.state == host::state::provisioning
                 && f.hasSoftware();
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsProvisionedAsDeclared(), Duration(0));
             decision.status.state = host::state::provisioned;
             decision.status.errorCount = 0;
             decision.status.operations["provision"].end = f.now;
             return decision;
         }},
        {"P4 stop waits",
         "WipeRetryWaits",
         PowerSettled::No,
         "we deprovision, On was sent, the host reads Off still, and the pause after a failure is "
         "not over",
         "wait for the pause",
         [](const Facts &f) { return stopsBoot(f) && !f.mayRetry(); },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::stoppingBootFailed(),
                              Facts::notPast(f.settings.pollChanging, f.retryLeft()));
         }},
        {"P4 stop boot",
         "BootStoppedForWipe",
         PowerSettled::No,
         "we deprovision, On was sent, and the host reads Off still",
         "ForceOff although the host reads Off: it would come up when it is free",
         stopsBoot,
         [](const Facts &f, const char *row) {
             return f.stopBoot(row, say::bootIsStoppedFirst());
         }},
        {"P4 settling",
         "WipeSettles",
         PowerSettled::No,
         "we deprovision, and a boot was stopped less than 30 s ago",
         "wait: it has to stay off",
         [](const Facts &f) {
             return f.wiping && !f.disablePowerOff && f.settlesAfterStoppedBoot();
         },
         [](const Facts &f, const char *row) { return f.waitForStoppedBoot(row); }},
        {"P4",
         "Deprovisioned",
         PowerSettled::No,
         "we deprovision, and the host was just read Off, or disablePowerOff is set",
         "state available",
         [](const Facts &f) {
             return f.wiping
                 && (f.disablePowerOff
                     || (f.power == PowerState::Off && f.stored.poweredOn == false));
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::nothingRunsOnHost(), Duration(0));
             decision.status.state = host::state::available;
             decision.status.image.clear();
             decision.status.customDeploy.clear();
             decision.status.powerAction.reset();
             decision.status.powerRetry.reset();
             decision.status.errorCount = 0;
             decision.status.operations["deprovision"].end = f.now;
             return decision;
         }},
        {"G6",
         "RequestsWait",
         PowerSettled::No,
         "the state is another one than registering, available, provisioned or externally "
         "provisioned",
         "no power management; look again after 60 s",
         isInBetween,
         [](const Facts &f, const char *row) {
             return f.recheck(row, say::rebootRequestsWait(f.state), f.settings.pollSteady);
         }},
    };
    return rows;
}

} // namespace hp::rules
