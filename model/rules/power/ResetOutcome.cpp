// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Power.h"
#include "model/rules/power/HostPowerFacts.h"

#include <algorithm>

namespace hp::rules {

namespace {

using Decision = HostPowerDecision;

/// Everything the rows ask about a command that failed.
struct FailureFacts {
    HostPowerFacts facts;
    ResetType command;
    std::optional<host::PowerAction> before; ///< stored when the command was decided
    ResetFailure failure;
    int attempt = 1;

    /// `because` with what the BMC said; `alone` when it said nothing.
    [[nodiscard]] Message with(const Form<> &alone, const Form<place::Quote> &because) const
    {
        return failure.message.empty() ? alone() : because(failure.message);
    }
    [[nodiscard]] bool isBusy() const
    {
        return failure.retryAfter > Duration(0) || failure.httpStatus == 429
            || failure.httpStatus == 503 || failure.messageId == "SYS518"
            || failure.messageId == "ResourceNotReadyRetry";
    }
    [[nodiscard]] bool isSettling() const
    {
        return command == ResetType::On && failure.messageId == "ActionParameterValueConflict";
    }
    [[nodiscard]] bool mayTryQuickly() const { return attempt < facts.settings.quickRetries; }
};

/// What was sent earlier is still under way.
Decision undone(const FailureFacts &f, const char *row, Message why, Duration pause)
{
    Decision decision = f.facts.recheck(row, std::move(why), pause);
    decision.status.powerAction = f.before;
    return decision;
}

Decision tryAgainSoon(const FailureFacts &f, const char *row, Duration pause)
{
    Decision decision =
        undone(f, row, f.with(say::bmcIsNotReady, say::bmcIsNotReadyBecause), pause);
    decision.status.powerRetry =
        host::PowerRetry{retryTypeOf(f.command), f.facts.now + pause, f.attempt, {}};
    return decision;
}

Decision bookRefusal(const FailureFacts &f, const char *row)
{
    const std::string command = toString(f.command);
    const bool answered = f.failure.httpStatus > 0;
    const std::string http = "HTTP " + std::to_string(f.failure.httpStatus);
    const Message why = f.failure.message.empty()
        ? (answered ? say::bmcRefusedWith(command, http) : say::bmcRefused(command))
        : answered ? say::bmcRefusedWithBecause(command, http, f.failure.message)
                   : say::bmcRefusedBecause(command, f.failure.message);
    Decision decision = undone(f, row, why, Duration(0));
    f.facts.bookError(decision.status, retryTypeOf(f.command), f.attempt, why);
    // A shutdown that was sent before is not taken back; its deadline waits for the back-off.
    if (decision.status.powerAction
        && decision.status.powerAction->type == ResetType::GracefulShutdown)
        decision.status.powerAction->deadline = decision.status.powerRetry->notBefore;
    decision.events = {{true, "PowerManagementError", why}};
    return decision;
}

struct FailureRow {
    const char *name;
    const char *reason;
    const char *when;
    const char *then;
    bool (*applies)(const FailureFacts &f);
    Decision (*decide)(const FailureFacts &f, const char *name);
};

/// Rows F: a command failed (facts/reboot.md 4.3).
const std::vector<FailureRow> &failureRows()
{
    static const std::vector<FailureRow> rows = {
        {"F4",
         "OutcomeUnknown",
         "no answer came to a command that may have arrived",
         "read the power at once, repeat nothing before; a restart, which leaves no trace there, "
         "counts as sent",
         [](const FailureFacts &f) { return f.failure.code == ErrorCode::TimedOut; },
         [](const FailureFacts &f, const char *row) {
             const bool shows = !isRestart(f.command);
             const Message why = shows ? say::outcomeIsUnknown() : say::restartIsNotRepeated();
             Decision decision = f.facts.recheck(row, why, Duration(0));
             if (!shows)
                 decision.events = {{true, "RestartUnconfirmed", why}};
             return decision;
         }},
        {"F0",
         "CommandNotSent",
         "the BMC was not reached",
         "nothing happened; look again after 3 s",
         [](const FailureFacts &f) { return f.failure.code == ErrorCode::Unreachable; },
         [](const FailureFacts &f, const char *row) {
             return undone(f,
                           row,
                           f.with(say::commandDidNotReachBMC, say::commandDidNotReachBMCBecause),
                           f.facts.settings.pollChanging);
         }},
        {"F1",
         "SoftOffUnsupported",
         "the BMC cannot do GracefulShutdown, or refused it as busy six times",
         "ForceOff at once; no error is counted",
         [](const FailureFacts &f) {
             const bool conflict = f.failure.httpStatus == 409 || f.isBusy();
             return f.command == ResetType::GracefulShutdown
                 && (f.failure.code == ErrorCode::Invalid || (conflict && !f.mayTryQuickly()));
         },
         [](const FailureFacts &f, const char *row) {
             Decision decision =
                 f.facts.post(row,
                              f.with(say::bmcCannotShutDown, say::bmcCannotShutDownBecause),
                              ResetType::ForceOff);
             decision.events.push_back(
                 {false,
                  "PowerOffEscalated",
                  f.with(say::shutdownIsEscalated, say::shutdownIsEscalatedBecause)});
             return decision;
         }},
        {"F2",
         "BmcSettling",
         "On was refused with ActionParameterValueConflict, up to six times",
         "On again after 10 s: the BMC settles after a power-off",
         [](const FailureFacts &f) { return f.isSettling() && f.mayTryQuickly(); },
         [](const FailureFacts &f, const char *row) {
             return tryAgainSoon(f, row, f.facts.settings.conflictRetry);
         }},
        {"F3",
         "BmcBusy",
         "the BMC is busy, or refused GracefulShutdown with 409, up to six times",
         "the command again after 3 s, or when the BMC says",
         [](const FailureFacts &f) {
             const bool softConflict =
                 f.command == ResetType::GracefulShutdown && f.failure.httpStatus == 409;
             return (f.isBusy() || softConflict) && f.mayTryQuickly();
         },
         [](const FailureFacts &f, const char *row) {
             return tryAgainSoon(
                 f, row, std::max(f.failure.retryAfter, f.facts.settings.busyRetry));
         }},
        {"F5",
         "CommandRefused",
         "the command failed in any other way",
         "power management error; the command again after the back-off",
         [](const FailureFacts &) { return true; },
         bookRefusal},
    };
    return rows;
}

} // namespace

HostPowerDecision decideAfterFailedReset(const HostPowerView &view,
                                         ResetType command,
                                         const std::optional<host::PowerAction> &before,
                                         const ResetFailure &failure,
                                         TimePoint now)
{
    FailureFacts f{HostPowerFacts(view, now), command, before, failure};
    f.attempt = f.facts.stored.powerAction ? f.facts.stored.powerAction->attempt : 1;
    const auto &rows = failureRows();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&f](const auto &one) { return one.applies(f); });
    HostPowerDecision decision = row->decide(f, row->name); // the last row always applies
    nameRow(decision, row->reason, PowerSettled::No);
    return decision;
}

std::vector<HostPowerRowText> failedResetTable()
{
    std::vector<HostPowerRowText> rows;
    for (const FailureRow &row : failureRows())
        rows.push_back({row.name, row.reason, row.when, row.then});
    return rows;
}

HostPowerDecision decideAfterAcceptedReset(const HostPowerView &view, TimePoint now)
{
    return HostPowerFacts(view, now).recheck("F accepted", say::bmcAcceptedCommand(), Duration(0));
}

} // namespace hp::rules
