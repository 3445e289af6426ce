// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

namespace hp::rules {

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

Decision moveTo(const Facts &f, const char *row, const char *state, const Message &why)
{
    Decision decision = f.recheck(row, why, Duration(0));
    decision.status.state = state;
    decision.status.errorCount = 0;
    decision.status.powerRetry.reset();
    if (decision.status.state == host::state::deprovisioning)
        decision.status.operations["deprovision"] = {f.now, {}};
    return decision;
}

Decision letGo(const Facts &f, const char *row, const Message &why)
{
    Decision decision = f.keep(row, why);
    decision.step = HostPowerStep::RemoveFinalizer;
    decision.standing.reset(); // nobody is left to be told
    decision.status.state = host::state::deleting;
    return decision;
}

Decision bookFailure(const Facts &f, const char *row, const Message &why)
{
    Decision decision = f.recheck(row, why, Duration(0));
    const int attempt = f.stored.powerAction ? f.stored.powerAction->attempt : 1;
    decision.status.powerAction.reset();
    f.bookError(decision.status, ResetType::ForceOff, attempt, why);
    decision.events = {{true, "PowerManagementError", why}};
    return decision;
}

/// Switching off is the last thing that is done for the host.
bool inDeletion(const Facts &f)
{
    return f.deleting && f.state == host::state::poweringOffBeforeDelete;
}

bool isUnregistered(const Facts &f)
{
    return f.state.empty() || f.state == host::state::unmanaged
        || f.state == host::state::registering || f.state == host::state::deleting;
}

} // namespace

/// Row G4: what a deletion request does, before anything else but a pause. Reboot annotations do
/// not count here.
const std::vector<HostPowerRow> &hostDeletionRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"G1",
         "Paused",
         PowerSettled::Apart,
         "the paused annotation is there",
         "nothing: no reading, no write; its removal starts the next pass",
         [](const Facts &f) { return f.view.host.annotation(host::pausedAnnotation).has_value(); },
         [](const Facts &f, const char *row) {
             Decision decision = f.keep(row, say::nothingIsDoneWhilePaused());
             decision.standing.reset();
             return decision;
         }},
        {"G4 done",
         "Released",
         PowerSettled::Apart,
         "deletion was requested and our finalizer is gone",
         "nothing keeps the host",
         [](const Facts &f) { return f.deleting && !f.view.host.hasFinalizer(host::finalizer); },
         [](const Facts &f, const char *row) { return f.keep(row, say::nothingKeepsHost()); }},
        {"G4 detached, delayed",
         "DeletionWaitsForAttachment",
         PowerSettled::Unknown,
         "deletion was requested of a detached host whose annotation says deleteAction delay",
         "wait, look again after 10 min",
         [](const Facts &f) { return f.deleting && f.detached && f.delaysDeletion; },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row, say::deletionWaitsForAttachment(), f.settings.pollAside);
             decision.counts = {countOf(metrics::Metric::DeleteDelayedForDetached, f.key())};
             return decision;
         }},
        {"G4 detached",
         "DeletedDetached",
         PowerSettled::Apart,
         "deletion was requested of a detached host",
         "delete it as it is",
         [](const Facts &f) { return f.deleting && f.detached; },
         [](const Facts &f, const char *row) {
             Decision decision = letGo(f, row, say::detachedHostIsDeleted());
             if (f.state == host::state::provisioned || f.state == host::state::provisioning)
                 decision.counts = {
                     countOf(metrics::Metric::DeletedWithoutDeprovisioning, f.key())};
             return decision;
         }},
        {"G4 unregistered",
         "DeletedUnregistered",
         PowerSettled::Apart,
         "deletion was requested of a host that is unmanaged, registering or deleting",
         "delete it as it is",
         [](const Facts &f) { return f.deleting && isUnregistered(f); },
         [](const Facts &f, const char *row) { return letGo(f, row, say::unusedHostIsDeleted()); }},
        {"G4 shared",
         "DeletedShared",
         PowerSettled::Apart,
         "deletion was requested of a host whose BMC or server another host in use has, too",
         "delete it as it is: the server stays with the other one; a warning says so",
         [](const Facts &f) { return f.deleting && !f.view.sharedWith.empty(); },
         [](const Facts &f, const char *row) {
             Decision decision = letGo(f, row, say::sharedHostIsDeleted(f.view.sharedWith));
             decision.events = {{true, "DeletedWithoutPoweringOff", decision.reason}};
             return decision;
         }},
        {"G4 deprovision",
         "DeprovisioningForDeletion",
         PowerSettled::No,
         "deletion was requested of a host that is provisioning or provisioned",
         "state deprovisioning",
         [](const Facts &f) {
             return f.deleting
                 && (f.state == host::state::provisioning || f.state == host::state::provisioned);
         },
         [](const Facts &f, const char *row) {
             return moveTo(
                 f, row, host::state::deprovisioning, say::hostIsDeprovisionedBeforeDeletion());
         }},
        {"G4 power off",
         "PoweringOffForDeletion",
         PowerSettled::No,
         "deletion was requested of a host in any other state",
         "state powering off before delete; reboot annotations do not count from here on",
         [](const Facts &f) { return f.deleting && !inDeletion(f); },
         [](const Facts &f, const char *row) {
             return moveTo(f,
                           row,
                           host::state::poweringOffBeforeDelete,
                           say::hostIsSwitchedOffBeforeDeletion());
         }},
        {"G4 stays on",
         "DeletedRunning",
         PowerSettled::Apart,
         "it is to be powered off before its deletion, and disablePowerOff is set",
         "delete it while it runs",
         [](const Facts &f) { return inDeletion(f) && f.disablePowerOff; },
         [](const Facts &f, const char *row) {
             return letGo(f, row, say::runningHostIsDeleted());
         }},
        {"G4 gives up",
         "DeletedWithoutPoweringOff",
         PowerSettled::No,
         "it is to be powered off before its deletion, and more than 3 attempts failed",
         "delete it while it may run; a warning and a metric say so",
         [](const Facts &f) {
             return inDeletion(f) && f.stored.errorCount > f.settings.deleteFailures;
         },
         [](const Facts &f, const char *row) {
             Decision decision = letGo(f, row, say::hostThatMayRunIsDeleted());
             decision.gaveUp = true;
             decision.status.state = f.state; // the warning must not get lost with a conflict
             decision.counts = {countOf(metrics::Metric::DeletedWithoutPoweringOff, f.key())};
             decision.events = {{true, "DeletedWithoutPoweringOff", decision.reason}};
             return decision;
         }},
        {"G4 retry",
         "DeletionRetryWaits",
         PowerSettled::No,
         "it is to be powered off before its deletion, and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) { return inDeletion(f) && !f.mayRetry(); },
         [](const Facts &f, const char *row) {
             return f.recheck(row, say::hostIsSwitchedOffAgain(), f.retryLeft());
         }},
        {"G4 no credentials",
         "DeletionWithoutCredentials",
         PowerSettled::No,
         "it is to be powered off before its deletion, and its credentials are missing",
         "count a failure",
         [](const Facts &f) {
             return inDeletion(f) && f.view.credentials != BmcCredentialState::Present;
         },
         [](const Facts &f, const char *row) {
             return bookFailure(f, row, say::noCredentialsToSwitchOff());
         }},
        {"G4 read",
         "DeletionPowerIsRead",
         PowerSettled::Apart,
         "it is to be powered off before its deletion, and its power was not read in this pass",
         "read it",
         [](const Facts &f) { return inDeletion(f) && !f.view.observed; },
         [](const Facts &f, const char *row) {
             Decision decision = f.keep(row, say::powerStateIsNeeded());
             decision.step = HostPowerStep::ReadPower;
             return decision;
         }},
        {"G4 stop boot",
         "BootStoppedForDeletion",
         PowerSettled::No,
         "it is to be powered off before its deletion, On was sent, and it reads Off still",
         "ForceOff although the host reads Off: it would come up when nobody manages it any more",
         [](const Facts &f) { return inDeletion(f) && f.mayStillStart(); },
         [](const Facts &f, const char *row) {
             return f.stopBoot(row, say::bootIsStoppedFirst());
         }},
        {"G4 settling",
         "DeletionSettles",
         PowerSettled::No,
         "it is to be powered off before its deletion, and a boot was stopped less than 30 s ago",
         "wait: it has to stay off",
         [](const Facts &f) { return inDeletion(f) && f.settlesAfterStoppedBoot(); },
         [](const Facts &f, const char *row) { return f.waitForStoppedBoot(row); }},
        {"G4 off",
         "DeletedOff",
         PowerSettled::Yes,
         "it is to be powered off before its deletion, and was just read Off",
         "delete it",
         [](const Facts &f) { return inDeletion(f) && f.power == PowerState::Off; },
         [](const Facts &f, const char *row) {
             return letGo(f, row, say::hostThatIsOffIsDeleted());
         }},
        {"G4 unknown",
         "DeletionPowerUnknown",
         PowerSettled::No,
         "it is to be powered off before its deletion, and its power cannot be read",
         "count a failure",
         [](const Facts &f) { return inDeletion(f) && !f.known; },
         [](const Facts &f, const char *row) {
             return bookFailure(f, row, say::noPowerStateToSwitchOff());
         }},
        {"G4 wait",
         "DeletionForcesOff",
         PowerSettled::No,
         "it is to be powered off before its deletion, and ForceOff was sent less than 60 s ago",
         "wait, look again after 3 s",
         [](const Facts &f) {
             return inDeletion(f) && f.inFlight(ResetType::ForceOff)
                 && f.actionLeft() > Duration(0);
         },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::hostIsGoingOff(),
                              Facts::notPast(f.settings.pollChanging, f.actionLeft()));
         }},
        {"G4 failed",
         "DeletionForceOffFailed",
         PowerSettled::No,
         "it is to be powered off before its deletion, and ForceOff was sent 60 s ago",
         "count a failure",
         [](const Facts &f) { return inDeletion(f) && f.inFlight(ResetType::ForceOff); },
         [](const Facts &f, const char *row) { return bookFailure(f, row, f.whyStillOn()); }},
        {"G4 force",
         "DeletionForceOff",
         PowerSettled::No,
         "it is to be powered off before its deletion, and it is not off",
         "ForceOff",
         [](const Facts &f) { return inDeletion(f); },
         [](const Facts &f, const char *row) {
             return f.post(row, say::hostIsForcedOffBeforeDeletion(), ResetType::ForceOff);
         }},
    };
    return rows;
}

} // namespace hp::rules
