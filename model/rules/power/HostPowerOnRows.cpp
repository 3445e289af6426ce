// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

namespace hp::rules {

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

Decision held(const Facts &f, const char *row, const Message &why)
{
    Decision decision = f.recheck(row, why, f.settings.pollSteady);
    decision.status.powerAction.reset();
    decision.status.powerRetry.reset();
    // Off is what is wanted now: that a power-on failed, while one was wanted, is no error any
    // more. One about somebody who switches it on while it is held stays.
    host::PowerStatus &status = decision.status;
    if (status.errorType == host::error::power && status.poweredOnWhileHeld == 0) {
        status.errorType.clear();
        status.errorMessage.clear();
        status.errorCount = 0;
        status.operationalStatus = "OK";
    }
    f.markHeld(decision.status);
    return decision;
}

} // namespace

/// Rows B: the host was seen off.
const std::vector<HostPowerRow> &hostPowerOnRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"B2 settling",
         "StoppedBootSettles",
         PowerSettled::No,
         "a key is there, and a boot was stopped less than 30 s ago",
         "wait: only a host that stays off is held",
         [](const Facts &f) {
             return f.hasKey && f.inFlight(ResetType::ForceOff)
                 && f.actionAge() < f.settings.stableOff;
         },
         [](const Facts &f, const char *row) {
             return f.recheck(
                 row,
                 say::bootWasStopped(),
                 Facts::notPast(f.settings.pollChanging, f.settings.stableOff - f.actionAge()));
         }},
        {"B2 wait",
         "StopBootRetryWaits",
         PowerSettled::No,
         "On was sent, a key appeared, and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) { return f.inFlight(ResetType::On) && f.hasKey && !f.mayRetry(); },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::stoppingBootFailed(),
                              Facts::notPast(f.settings.pollChanging, f.retryLeft()));
         }},
        {"B2",
         "BootStopped",
         PowerSettled::No,
         "On was sent, and a key appeared",
         "a new pendingRebootSince, then ForceOff although the host reads Off",
         [](const Facts &f) { return f.inFlight(ResetType::On) && f.hasKey; },
         [](const Facts &f, const char *row) {
             Decision decision = f.stopBoot(row, say::bootIsStoppedForHold());
             decision.status.pendingRebootSince = f.stampPending();
             decision.status.pendingRebootMode = host::RebootMode::Hard;
             return decision;
         }},
        {"B1",
         "PoweringOn",
         PowerSettled::No,
         "On was sent less than 120 s ago",
         "wait, look again after 3 s; an annotation without a key is kept, it is a new request",
         [](const Facts &f) { return f.inFlight(ResetType::On) && f.actionLeft() > Duration(0); },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::hostIsStarting(),
                              Facts::notPast(f.settings.pollChanging, f.actionLeft()));
         }},
        {"B3",
         "PowerOnFailed",
         PowerSettled::No,
         "On was sent 120 s ago, and online is true",
         "power management error; On again after the back-off",
         [](const Facts &f) { return f.inFlight(ResetType::On) && f.online; },
         [](const Facts &f, const char *row) {
             const Message why = !f.actionFailed() ? say::hostDidNotPowerOnInTime()
                 : f.view.observed->failure.empty()
                 ? say::taskFailed(toString(ResetType::On))
                 : say::taskFailedBecause(toString(ResetType::On), f.view.observed->failure);
             Decision decision = f.recheck(row, why, Duration(0));
             decision.status.powerAction.reset();
             f.bookError(decision.status, ResetType::On, f.stored.powerAction->attempt, why);
             decision.events = {{true, "PowerManagementError", why}};
             return decision;
         }},
        {"B4",
         "OffOffline",
         PowerSettled::Yes,
         "online is false",
         "no command; annotations and stamps are kept, accepted keys count as held; look again "
         "after 60 s",
         [](const Facts &f) { return !f.online; },
         [](const Facts &f, const char *row) { return held(f, row, say::offlineHostStaysOff()); }},
        {"B5",
         "RequestSatisfied",
         PowerSettled::No,
         "the annotation without a key is there",
         "remove it: the host is off, which is what it asked for",
         [](const Facts &f) { return f.base != nullptr; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::offSatisfiesReboot(), Duration(0));
             decision.step = HostPowerStep::RemoveAnnotation;
             decision.annotation = f.base->key;
             decision.annotationValue = f.base->value;
             return decision;
         }},
        {"B6",
         "Held",
         PowerSettled::Yes,
         "a key is there",
         "stay off; accepted keys are held since this reading; look again after 60 s",
         [](const Facts &f) { return f.hasKey; },
         [](const Facts &f, const char *row) { return held(f, row, say::hostIsHeldOff()); }},
        {"B7 wait",
         "PowerOnRetryWaits",
         PowerSettled::No,
         "nothing holds the host off, and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) { return !f.mayRetry(); },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::poweringOnFailed(),
                              Facts::notPast(f.settings.pollSteady, f.retryLeft()));
         }},
        {"B7",
         "PowerOn",
         PowerSettled::No,
         "nothing holds the host off",
         "store lastPoweredOn, then On",
         [](const Facts &) { return true; },
         [](const Facts &f, const char *row) {
             Decision decision = f.post(row, say::hostIsPoweredOn(), ResetType::On);
             // A repeated command keeps the stamp: the first one may have worked late.
             const bool again = f.stored.powerRetry && !f.pending && f.stored.lastPoweredOn;
             if (!again)
                 decision.status.lastPoweredOn = f.stampPoweredOn();
             decision.status.pendingRebootMode.reset();
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::rules
