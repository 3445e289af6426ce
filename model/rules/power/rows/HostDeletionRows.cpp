// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/rows/HostPowerFacts.h"

namespace hp::rules {

using host::PowerActionType;

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

Decision moveTo(const Facts &f, const char *row, const char *state, const std::string &why)
{
    Decision decision = f.recheck(row, why, Duration(0));
    decision.status.state = state;
    decision.status.errorCount = 0;
    decision.status.powerRetry.reset();
    return decision;
}

Decision letGo(const Facts &f, const char *row, const std::string &why)
{
    Decision decision = f.keep(row, why);
    decision.step = HostPowerStep::RemoveFinalizer;
    return decision;
}

Decision bookFailure(const Facts &f, const char *row, const std::string &why)
{
    Decision decision = f.recheck(row, why, Duration(0));
    const int attempt = f.stored.powerAction ? f.stored.powerAction->attempt : 1;
    decision.status.powerAction.reset();
    f.bookError(decision.status, PowerActionType::HardOff, attempt, why);
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
         [](const Facts &f) { return f.view.host.annotation(host::pausedAnnotation).has_value(); },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.keep(row, "the host is paused: nothing is read, nothing is done");
             decision.standing.reset();
             return decision;
         }},
        {"G4 done",
         [](const Facts &f) { return f.deleting && !f.view.host.hasFinalizer(host::finalizer); },
         [](const Facts &f, const char *row) {
             return f.keep(row, "the host is going away and nothing of ours keeps it");
         }},
        {"G4 detached, delayed",
         [](const Facts &f) { return f.deleting && f.detached && f.delaysDeletion; },
         [](const Facts &f, const char *row) {
             return f.recheck(
                 row, "the host is to be deleted when it is attached again", f.settings.pollAside);
         }},
        {"G4 detached",
         [](const Facts &f) { return f.deleting && f.detached; },
         [](const Facts &f, const char *row) {
             return letGo(f, row, "a detached host is deleted as it is");
         }},
        {"G4 unregistered",
         [](const Facts &f) { return f.deleting && isUnregistered(f); },
         [](const Facts &f, const char *row) {
             return letGo(f, row, "the host was never in use and is deleted");
         }},
        {"G4 deprovision",
         [](const Facts &f) {
             return f.deleting
                 && (f.state == host::state::provisioning || f.state == host::state::provisioned);
         },
         [](const Facts &f, const char *row) {
             return moveTo(f,
                           row,
                           host::state::deprovisioning,
                           "the host is deprovisioned before its deletion");
         }},
        {"G4 power off",
         [](const Facts &f) { return f.deleting && !inDeletion(f); },
         [](const Facts &f, const char *row) {
             return moveTo(f,
                           row,
                           host::state::poweringOffBeforeDelete,
                           "the host is switched off before its deletion");
         }},
        {"G4 stays on",
         [](const Facts &f) { return inDeletion(f) && f.disablePowerOff; },
         [](const Facts &f, const char *row) {
             return letGo(f, row, "disablePowerOff is set: the host is deleted while it runs");
         }},
        {"G4 gives up",
         [](const Facts &f) {
             return inDeletion(f) && f.stored.errorCount > f.settings.deleteFailures;
         },
         [](const Facts &f, const char *row) {
             Decision decision = letGo(
                 f, row, "the host could not be switched off and is deleted while it may run");
             decision.gaveUp = true;
             decision.events = {{true, "DeletedWithoutPoweringOff", decision.reason}};
             return decision;
         }},
        {"G4 retry",
         [](const Facts &f) { return inDeletion(f) && !f.mayRetry(); },
         [](const Facts &f, const char *row) {
             return f.recheck(row, "the host is switched off again after a pause", f.retryLeft());
         }},
        {"G4 no credentials",
         [](const Facts &f) {
             return inDeletion(f) && f.view.credentials != CredentialState::Present;
         },
         [](const Facts &f, const char *row) {
             return bookFailure(f, row, "the host cannot be switched off without credentials");
         }},
        {"G4 read",
         [](const Facts &f) { return inDeletion(f) && !f.view.observed; },
         [](const Facts &f, const char *row) {
             Decision decision = f.keep(row, "the power state is needed");
             decision.step = HostPowerStep::ReadPower;
             return decision;
         }},
        {"G4 off",
         [](const Facts &f) { return inDeletion(f) && f.power == ObservedPower::Off; },
         [](const Facts &f, const char *row) {
             return letGo(f, row, "the host is off and is deleted");
         }},
        {"G4 unknown",
         [](const Facts &f) { return inDeletion(f) && !f.known; },
         [](const Facts &f, const char *row) {
             return bookFailure(
                 f, row, "the host cannot be switched off: its BMC gives no power state");
         }},
        {"G4 wait",
         [](const Facts &f) {
             return inDeletion(f) && f.inFlight(PowerActionType::HardOff)
                 && f.actionLeft() > Duration(0);
         },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              "the host is going off",
                              Facts::notPast(f.settings.pollChanging, f.actionLeft()));
         }},
        {"G4 failed",
         [](const Facts &f) { return inDeletion(f) && f.inFlight(PowerActionType::HardOff); },
         [](const Facts &f, const char *row) {
             return bookFailure(f, row, "the host did not go off in time");
         }},
        {"G4 force",
         [](const Facts &f) { return inDeletion(f); },
         [](const Facts &f, const char *row) {
             return f.post(
                 row, "the host is forced off before its deletion", PowerCommand::HardOff);
         }},
    };
    return rows;
}

} // namespace hp::rules
