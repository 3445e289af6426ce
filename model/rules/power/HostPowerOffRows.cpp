// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

namespace hp::rules {

using host::RebootMode;

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

bool late(const Facts &f)
{
    return f.actionLeft() <= Duration(0);
}

Decision waitForAction(const Facts &f, const char *row, const Message &why)
{
    return f.recheck(row, why, Facts::notPast(f.settings.pollChanging, f.actionLeft()));
}

Decision waitForRetry(const Facts &f, const char *row)
{
    // What goes off late, after its command was given up, is still worth a look.
    const bool goingOff = f.power == PowerState::PoweringOff;
    return f.recheck(
        row,
        say::powerCommandFailed(),
        Facts::notPast(goingOff ? f.settings.pollChanging : f.settings.pollSteady, f.retryLeft()));
}

Decision escalate(const Facts &f, const char *row)
{
    Message why = say::orderlyShutdownTookTooLong();
    if (f.mode == RebootMode::Hard)
        why = say::hardPowerOffOvertakes();
    else if (f.actionFailed())
        why = say::bmcGaveShutdownUp(f.view.observed->failure);
    Decision decision = f.post(row, why, ResetType::ForceOff);
    decision.events.push_back(
        {false, "PowerOffEscalated", say::hostIsForcedOffAfter(decision.reason)});
    return decision;
}

/// Somebody else shuts it down. Watched like a shutdown of ours, so that one that hangs is
/// escalated all the same.
Decision watchShutdown(const Facts &f, const char *row, const Message &why)
{
    Decision decision = f.recheck(row, why, f.settings.pollChanging);
    decision.status.powerAction = host::PowerAction{
        ResetType::GracefulShutdown, f.now, f.now + f.settings.softOffTimeout, 1, RebootMode::Soft};
    return decision;
}

Decision bookLateness(const Facts &f, const char *row, const Message &why)
{
    Decision decision = f.recheck(row, why, Duration(0));
    decision.status.powerAction.reset();
    f.bookError(decision.status, f.stored.powerAction->type, f.stored.powerAction->attempt, why);
    decision.events = {{true, "PowerManagementError", why}};
    return decision;
}

Decision steady(const Facts &f, const char *row)
{
    Decision decision = f.recheck(row, say::hostIsOnAsItShould(), f.settings.pollSteady);
    decision.status.powerAction.reset();
    decision.status.powerRetry.reset();
    decision.status.errorCount = 0;
    if (decision.status.errorType == host::error::power) {
        decision.status.errorType.clear();
        decision.status.errorMessage.clear();
    }
    if (decision.status.operationalStatus == "error" && decision.status.errorType.empty())
        decision.status.operationalStatus = "OK";
    return decision;
}

} // namespace

/// Rows A: the host is on (or was not seen off, which is the same).
const std::vector<HostPowerRow> &hostPowerOffRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"A2",
         "HoldImpossible",
         PowerSettled::No,
         "a reboot is pending, disablePowerOff is set and a key is there",
         "no command: a host that must not be off cannot be held; look again after 60 s",
         [](const Facts &f) { return f.poweredOn && f.pending && f.disablePowerOff && f.hasKey; },
         [](const Facts &f, const char *row) {
             return f.recheck(row, say::hostCannotBeHeld(), f.settings.pollSteady);
         }},
        {"A1 wait",
         "RestartRetryWaits",
         PowerSettled::No,
         "a reboot is pending, disablePowerOff is set and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) {
             return f.poweredOn && f.pending && f.disablePowerOff && !f.mayRetry();
         },
         waitForRetry},
        {"A1",
         "Restart",
         PowerSettled::No,
         "a reboot is pending, disablePowerOff is set and no key is there",
         "GracefulRestart or ForceRestart; it is recorded first, and sent once",
         [](const Facts &f) { return f.poweredOn && f.pending && f.disablePowerOff; },
         [](const Facts &f, const char *row) {
             return f.post(row,
                           say::hostIsRestarted(),
                           f.mode == RebootMode::Hard ? ResetType::ForceRestart
                                                      : ResetType::GracefulRestart);
         }},
        {"A8 disabled",
         "PowerOffDisabled",
         PowerSettled::No,
         "online is false, the host is on and disablePowerOff is set",
         "no command; look again after 60 s",
         [](const Facts &f) { return f.poweredOn && f.wantsOff && f.disablePowerOff; },
         [](const Facts &f, const char *row) {
             return f.recheck(row, say::powerOffIsDisabled(), f.settings.pollSteady);
         }},
        {"A3 wait",
         "EscalationRetryWaits",
         PowerSettled::No,
         "a shutdown is to be overtaken, and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.inFlight(ResetType::GracefulShutdown)
                 && (f.mode == RebootMode::Hard || late(f)) && !f.mayRetry();
         },
         waitForRetry},
        {"A3",
         "Escalated",
         PowerSettled::No,
         "off is wanted, a shutdown was sent, and hard is asked for now or its 180 s are over",
         "ForceOff; no error is counted",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.inFlight(ResetType::GracefulShutdown)
                 && (f.mode == RebootMode::Hard || late(f));
         },
         escalate},
        {"A4",
         "ShuttingDown",
         PowerSettled::No,
         "off is wanted, and a shutdown was sent less than 180 s ago",
         "wait, look again after 3 s",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.inFlight(ResetType::GracefulShutdown);
         },
         [](const Facts &f, const char *row) {
             return waitForAction(f, row, say::hostIsShuttingDown());
         }},
        {"A5",
         "ForcingOff",
         PowerSettled::No,
         "off is wanted, and ForceOff was sent less than 60 s ago",
         "wait, look again after 3 s",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.inFlight(ResetType::ForceOff) && !late(f);
         },
         [](const Facts &f, const char *row) {
             return waitForAction(f, row, say::hostIsForcedOff());
         }},
        {"A6",
         "ForceOffFailed",
         PowerSettled::No,
         "off is wanted, and ForceOff was sent 60 s ago",
         "power management error; ForceOff again after the back-off; annotations and stamps are "
         "kept",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.inFlight(ResetType::ForceOff);
         },
         [](const Facts &f, const char *row) { return bookLateness(f, row, f.whyStillOn()); }},
        {"A7 wait",
         "PowerOffRetryWaits",
         PowerSettled::No,
         "off is wanted, and the pause after a failure is not over",
         "wait for the pause",
         [](const Facts &f) { return f.poweredOn && f.wantsOff && !f.mayRetry(); },
         waitForRetry},
        {"O3",
         "GoingOffByItself",
         PowerSettled::No,
         "off is wanted softly, and the host is PoweringOff without a command of ours",
         "watch it like a shutdown of ours",
         [](const Facts &f) {
             return f.poweredOn && f.wantsOff && f.power == PowerState::PoweringOff
                 && f.mode == RebootMode::Soft;
         },
         [](const Facts &f, const char *row) {
             return watchShutdown(f, row, say::hostIsAlreadyGoingOff());
         }},
        {"A7",
         "PowerOff",
         PowerSettled::No,
         "a reboot is pending and no command is in flight",
         "GracefulShutdown, or ForceOff when hard is asked for, an error is counted or the BMC "
         "offers no orderly shutdown",
         [](const Facts &f) { return f.poweredOn && f.pending; },
         [](const Facts &f, const char *row) {
             if (f.mode == RebootMode::Soft && f.softIsOffered())
                 return f.post(row, say::hostIsShutDownForReboot(), ResetType::GracefulShutdown);
             return f.post(row,
                           f.mode == RebootMode::Hard ? say::hostIsForcedOffForReboot()
                                                      : say::bmcOffersNoOrderlyShutdown(),
                           ResetType::ForceOff);
         }},
        {"A8",
         "PowerOffOffline",
         PowerSettled::No,
         "online is false, the host is on and no command is in flight",
         "GracefulShutdown, or ForceOff when an error is counted or the BMC offers no orderly "
         "shutdown; no stamp changes",
         [](const Facts &f) { return f.poweredOn && f.wantsOff; },
         [](const Facts &f, const char *row) {
             if (f.mode == RebootMode::Soft && f.softIsOffered())
                 return f.post(row, say::offlineHostIsShutDown(), ResetType::GracefulShutdown);
             return f.post(row, say::offlineHostIsForcedOff(), ResetType::ForceOff);
         }},
        {"A8b wait",
         "ShutdownCommitted",
         PowerSettled::No,
         "off is no longer wanted, but a shutdown was sent and the host is not On again",
         "wait for Off or the deadline",
         [](const Facts &f) {
             return f.poweredOn && f.shuttingDown() && f.power != PowerState::On
                 && (!late(f) || !f.mayRetry());
         },
         [](const Facts &f, const char *row) {
             return f.recheck(row,
                              say::shutdownCannotBeTakenBack(),
                              late(f) ? Facts::notPast(f.settings.pollSteady, f.retryLeft())
                                      : Facts::notPast(f.settings.pollChanging, f.actionLeft()));
         }},
        {"A8b",
         "ShutdownEnded",
         PowerSettled::No,
         "off is no longer wanted, and a shutdown that was sent took too long",
         "ForceOff; B7 powers the host on",
         [](const Facts &f) {
             return f.poweredOn && f.power != PowerState::On
                 && f.inFlight(ResetType::GracefulShutdown);
         },
         escalate},
        {"A8b late",
         "ForceOffFailedOnline",
         PowerSettled::No,
         "off is no longer wanted, and a ForceOff that was sent took too long",
         "power management error; ForceOff again after the back-off",
         [](const Facts &f) {
             return f.poweredOn && f.power != PowerState::On && f.inFlight(ResetType::ForceOff);
         },
         [](const Facts &f, const char *row) {
             // The record stays, as a shutdown was sent; the pause is over when its deadline is.
             Decision decision = bookLateness(f, row, f.whyStillOn());
             decision.status.powerAction = f.stored.powerAction;
             decision.status.powerAction->type = ResetType::GracefulShutdown;
             decision.status.powerAction->deadline = decision.status.powerRetry->notBefore;
             return decision;
         }},
        {"A8b unasked",
         "GoingOffUnasked",
         PowerSettled::No,
         "on is wanted, and the host is PoweringOff without a command of ours",
         "watch it like a shutdown of ours: one that hangs is ended, and B7 powers the host on",
         [](const Facts &f) { return f.poweredOn && f.power == PowerState::PoweringOff; },
         [](const Facts &f, const char *row) {
             return watchShutdown(f, row, say::somebodyShutsHostDown());
         }},
        {"A9 starting",
         "Starting",
         PowerSettled::No,
         "on is wanted, On was sent and the host is neither on nor off",
         "wait, look again after 3 s",
         [](const Facts &f) {
             return f.poweredOn && f.power != PowerState::On && f.inFlight(ResetType::On)
                 && !late(f);
         },
         [](const Facts &f, const char *row) {
             return waitForAction(f, row, say::hostIsStarting());
         }},
        {"A9 changing",
         "Changing",
         PowerSettled::No,
         "on is wanted, and the host is neither on nor off",
         "look again after 3 s, of a paused host after 60 s",
         [](const Facts &f) { return f.poweredOn && f.power != PowerState::On; },
         [](const Facts &f, const char *row) {
             const bool moving = f.power != PowerState::Paused;
             Decision decision =
                 f.recheck(row,
                           say::hostIsNeitherOnNorOff(),
                           moving ? f.settings.pollChanging : f.settings.pollSteady);
             if (f.inFlight(ResetType::On))
                 decision.status.powerAction.reset();
             return decision;
         }},
        {"A9",
         "On",
         PowerSettled::Yes,
         "on is wanted, and the host is on",
         "forget the command and the errors; look again after 60 s",
         [](const Facts &f) { return f.poweredOn; },
         steady},
    };
    return rows;
}

} // namespace hp::rules
