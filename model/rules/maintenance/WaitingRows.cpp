// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Maintenance.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/Alerts.h"
#include "model/rules/maintenance/MaintenanceFacts.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

using Facts = MaintenanceFacts;
using Decision = MaintenanceDecision;

namespace {

bool waits(const Facts &f)
{
    return f.isWaiting();
}

/// A wait, with alert 1 kept up while the deadline cannot be met.
Decision wait(const Facts &f, const char *step, Message reason, Duration recheck)
{
    Decision decision = f.enter(step, std::move(reason));
    if (f.deadline && !f.hasStartBeforeDeadline())
        decision.status.alerts = {notSchedulableAlert(f)};
    decision.recheckAfter = recheck;
    return decision;
}

Decision block(const Facts &f, Message reason)
{
    return wait(f, step::blocked, std::move(reason), f.settings.recheckBlocked);
}

bool isBlockedTooLong(const Facts &f)
{
    return f.isAt(step::blocked) && f.stepAge() > f.settings.blockedTooLong;
}

bool mayStart(const Facts &f)
{
    return f.view.window.mayStart() || f.ignoresWindows();
}

Message workBegins(const Facts &f)
{
    if (f.view.window.mayStart())
        return say::workBegins(f.choice.reason);
    return f.atOnce ? say::workBeginsAsPersonAsked(f.choice.reason)
                    : say::workBeginsBeforeDeadline(f.choice.reason);
}

/// Until the chosen opening, but not without a look now and then.
Duration untilOpening(const Facts &f)
{
    const auto &opening = f.view.window.opening;
    Duration left =
        opening && opening->start > f.now ? opening->start - f.now : f.settings.recheckManual;
    if (const auto forced = f.forcedAt(); forced && *forced > f.now)
        left = std::min<Duration>(left, *forced - f.now);
    return std::min<Duration>(left, std::chrono::hours(1));
}

bool isScheduled(const Facts &f)
{
    return f.view.maintenance.at("/spec/maintenancescheduled") == true;
}

} // namespace

/// Rows 5 to 12, and 25: before anything is done.
const std::vector<MaintenanceRow> &waitingRows()
{
    static const std::vector<MaintenanceRow> rows{
        {"25 provider began",
         "ProviderBegan",
         "the deadline has passed, the Node is gone or not Ready, and nobody opted out",
         "in-progress: the provider does it itself",
         [](const Facts &f) { return waits(f) && f.providerBegan() && f.optOut().empty(); },
         [](const Facts &f) { return f.leaveToProvider(); }},
        {"25 expired",
         "Expired",
         "the deadline has passed, and the Node is Ready or somebody opted out",
         "expired; alert 1 stays until the event ends or its provider begins",
         [](const Facts &f) { return waits(f) && f.deadline && f.now >= *f.deadline; },
         [](const Facts &f) {
             Decision decision = f.enter(step::expired, say::deadlineHasPassed());
             decision.status.alerts = {missedAlert(f)};
             return decision;
         }},
        {"5",
         "OptedOut",
         "host paused or detached, Machine or MachineSet opted out, or a remediation runs",
         "blocked",
         [](const Facts &f) { return waits(f) && !f.optOut().empty(); },
         [](const Facts &f) { return block(f, say::optedOut(f.optOut())); }},
        {"6",
         "ClusterUpgrading",
         "the cluster is upgrading",
         "blocked; look again after 5 min; an alert after an hour of it, a day before the deadline",
         [](const Facts &f) { return waits(f) && !f.view.upgrading.empty(); },
         [](const Facts &f) {
             Decision decision = block(f, say::clusterUpgrading(f.view.upgrading));
             // An upgrade may take its days: one that costs the deadline is told in time.
             const bool isNear = f.deadline && *f.deadline - f.now < f.settings.criticalBefore;
             if (isNear && isBlockedTooLong(f))
                 decision.status.alerts.push_back(blockedAlert(f, f.view.upgrading));
             return decision;
         }},
        {"7",
         "MaintenanceInProgress",
         "as many maintenances as may be are in work, or another one goes first",
         "blocked",
         [](const Facts &f) { return waits(f) && !f.view.goesFirst.empty(); },
         [](const Facts &f) { return block(f, say::anotherGoesFirst(f.view.goesFirst)); }},
        {"8",
         "ClusterUnhealthy",
         "the cluster cannot take it",
         "blocked; look again after 5 min",
         [](const Facts &f) { return waits(f) && !f.view.unhealthy.empty(); },
         [](const Facts &f) {
             Decision decision = block(f, say::clusterUnhealthy(f.view.unhealthy));
             // Nobody else would say that it does not get on.
             if (isBlockedTooLong(f))
                 decision.status.alerts.push_back(blockedAlert(f, f.view.unhealthy));
             return decision;
         }},
        {"14 pause",
         "DrainGivenUp",
         "a drain was given up less than an hour ago",
         "waiting-window; look again when the hour is over",
         [](const Facts &f) { return waits(f) && f.rests(); },
         [](const Facts &f) {
             const TimePoint again = *f.stored.retryAt;
             Message reason = f.stored.reason.empty() || !f.isAt(step::waiting)
                 ? say::drainGivenUp(say::beginsAgainAfter(formatTime(again)))
                 : f.storedReason();
             return wait(f, step::waiting, std::move(reason), again - f.now);
         }},
        {"9",
         "NotSchedulable",
         "nothing opens that leaves enough time before the deadline",
         "alert 1 at once; waiting-window",
         [](const Facts &f) {
             return waits(f) && f.deadline && !f.hasStartBeforeDeadline() && !f.ignoresWindows();
         },
         [](const Facts &f) {
             Decision decision = wait(f,
                                      step::waiting,
                                      f.settings.atDeadline == AtDeadline::Ask
                                          ? say::awaitingApproval(whyNotInTime(f))
                                          : say::notSchedulable(whyNotInTime(f)),
                                      untilOpening(f));
             decision.status.window.reset();
             return decision;
         }},
        {"10 schedule",
         "WindowChosen",
         "the window is closed, and an opening is chosen for the first time",
         "waiting-window; spec.maintenancescheduled becomes true",
         [](const Facts &f) {
             return waits(f) && !mayStart(f) && f.view.window.opening && !isScheduled(f);
         },
         [](const Facts &f) {
             Decision decision = wait(f, step::waiting, f.view.window.reason, Duration(0));
             decision.status.window = f.view.window.opening;
             decision.step = MaintenanceStep::Schedule;
             return decision;
         }},
        {"10",
         "WindowClosed",
         "the window is closed or too little of it is left, and nobody said at once",
         "waiting-window; look again when it opens",
         [](const Facts &f) { return waits(f) && !mayStart(f); },
         [](const Facts &f) {
             Decision decision = wait(f, step::waiting, f.view.window.reason, untilOpening(f));
             decision.status.window = f.view.window.opening;
             return decision;
         }},
        {"11",
         "AwaitingApproval",
         "the way is hold, and nobody approved",
         "waiting-window",
         [](const Facts &f) {
             return waits(f) && f.choice.strategy == Strategy::Hold && !f.approved;
         },
         [](const Facts &f) {
             const std::string told = toldOf(f);
             return wait(f,
                         step::waiting,
                         told.empty() ? say::switchingOffWantsApproval()
                                      : say::switchingOffForWantsApproval(told),
                         f.settings.recheckManual);
         }},
        {"12",
         "Begin",
         "it may begin",
         "draining; remember the way, the boot id, and who cordoned the Node",
         waits,
         [](const Facts &f) {
             const bool inWindow = f.view.window.mayStart();
             Decision decision = f.enter(step::draining, workBegins(f));
             f.remember(decision.status);
             decision.status.window = inWindow ? f.view.window.opening : std::nullopt;
             decision.status.attempts = f.stored.attempts + 1;
             decision.recheckAfter = Duration(0);
             return decision;
         }},
    };
    return rows;
}

} // namespace hp::maintenance
