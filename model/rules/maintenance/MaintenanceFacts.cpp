// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceFacts.h"

#include "model/base/JsonFields.h"
#include "model/messages/Maintenance.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

/// A Machine without a role goes by its Node.
bool masterOf(const MaintenanceView &view)
{
    const auto role = view.machine.label(machine::roleLabel);
    return role ? *role == "master" || *role == "control-plane"
                : view.node && machine::isControlPlane(view.node);
}

/// How far the deletion of a Machine is, in the words of the Machine; null when it says nothing.
Json deletionConditions(const Object &machine)
{
    Json told = Json::array();
    for (const Json &condition : machine.at("/status/conditions")) {
        if (!condition.is_object())
            continue;
        const std::string type = textOf(condition, "type");
        if (type == "Drainable" || type == "Drained" || type == "Terminable")
            told.push_back(condition);
    }
    return told.empty() ? Json() : told;
}

StrategyChoice choiceFor(const MaintenanceView &view, bool isMaster)
{
    StrategyView asked;
    asked.code = view.maintenance.text("/spec/eventcode");
    asked.strategy = view.maintenance.text("/spec/strategy");
    asked.platform = platformOf(view.machine, view.host);
    asked.lacksHost = asked.platform == Platform::Metal && !view.host;
    asked.isMaster = isMaster;
    asked.instanceIsDown = view.instanceIsDown;
    asked.spareHost = view.spareHost;
    return chooseStrategy(asked);
}

} // namespace

MaintenanceFacts::MaintenanceFacts(const MaintenanceView &given, TimePoint time)
    : view(given)
    , settings(given.settings)
    , now(time)
    , stored(statusOf(given.maintenance))
    , code(given.maintenance.text("/spec/eventcode"))
    , eventId(given.maintenance.text("/spec/eventid"))
    , key(rebootKey(eventId))
    , deadline(parseTime(given.maintenance.text("/spec/deadline")))
    , isUndone(given.maintenance.isDeleting())
    , eventEnded(given.event == EventReport::Completed || given.event == EventReport::Cancelled
                 || given.event == EventReport::Gone)
    , isMaster(masterOf(given))
    , approved(given.maintenance.at("/spec/approved") == true)
    , workDone(given.maintenance.annotation(maintenance::workDone).has_value())
    , atOnce(given.maintenance.annotation(maintenance::atOnce).has_value())
    , choice(choiceFor(given, isMaster))
    , strategy(stored.strategy.empty() ? toString(choice.strategy) : stored.strategy)
    , fence(rules::hostFenceOf(given.host, key))
{
    const std::string source = given.maintenance.text("/spec/source");
    declared = source.empty() || source == "calendar";
    if (given.node) {
        const Conditions conditions(given.node.at("/status/conditions"));
        nodeReady = conditions.is("Ready", "True");
        nodeReadySince = conditions.transitionTime("Ready");
        const std::string bootId = given.node.text("/status/nodeInfo/bootID");
        rebooted = !bootId.empty() && bootId != stored.bootId;
    }
}

bool MaintenanceFacts::isWaiting() const
{
    return isAt(step::fresh) || isAt(step::blocked) || isAt(step::waiting) || isAt(step::manual);
}

bool MaintenanceFacts::inPlace() const
{
    return strategy == toString(Strategy::PowerCycle) || strategy == toString(Strategy::Hold);
}

Duration MaintenanceFacts::stepAge() const
{
    return stored.since ? view.stepAge.value_or(now - *stored.since) : Duration(0);
}

Duration MaintenanceFacts::workAge() const
{
    return stored.begun ? view.workAge.value_or(now - *stored.begun) : Duration(0);
}

bool MaintenanceFacts::isNodeSettled() const
{
    return nodeReadySince && view.readyAge.value_or(now - *nodeReadySince) >= settings.nodeSettled;
}

bool MaintenanceFacts::isExempt() const
{
    return view.machine.annotation(underWay).has_value();
}

bool MaintenanceFacts::isPreferred() const
{
    return view.machine.annotation(machine::deleteMachine) == view.maintenance.name();
}

std::optional<TimePoint> MaintenanceFacts::forcedAt() const
{
    if (settings.atDeadline != AtDeadline::Force || !deadline)
        return std::nullopt;
    // As late as can be, so that a window may still be found; with as much again in reserve for
    // whatever else blocks it.
    return *deadline - 2 * settings.workBudget;
}

bool MaintenanceFacts::ignoresWindows() const
{
    if (view.window.barred)
        return false;
    const auto forced = forcedAt();
    // Less than the budget before its deadline the provider would begin in the middle of it.
    return atOnce
        || (forced && now >= *forced && now <= *deadline - settings.workBudget
            && !hasStartBeforeDeadline());
}

bool MaintenanceFacts::providerBegan() const
{
    return deadline && now >= *deadline && !nodeReady;
}

bool MaintenanceFacts::isLabelled() const
{
    return view.node.label(excludeLabel).has_value();
}

bool MaintenanceFacts::isCordonedAndLabelled() const
{
    return machine::isCordoned(view.node) && isLabelled();
}

bool MaintenanceFacts::takesTooLong() const
{
    if (!stored.begun)
        return false;
    if (strategy == toString(Strategy::Hold)) {
        const auto end = parseTime(view.maintenance.text("/spec/notafter"));
        return end ? now > *end + settings.afterAnnouncedEnd : workAge() > settings.maxHold;
    }
    return workAge() > (inPlace() ? settings.maxPowerCycle : settings.maxDelete);
}

Message MaintenanceFacts::optOut() const
{
    if (view.machine.annotation(maintenance::optOut))
        return say::machineOptedOut(view.machine.name());
    if (view.machineSet && view.machineSet.annotation(maintenance::optOut))
        return say::machineSetOptedOut(view.machineSet.name());
    if (view.machine.annotation(machine::externalRemediation))
        return say::healthCheckRemediatesMachine();
    return view.host ? fence.obstacle : Message();
}

bool MaintenanceFacts::hasStartBeforeDeadline() const
{
    if (!deadline)
        return view.window.mayStart() || view.window.opening;
    const TimePoint latest = *deadline - settings.workBudget;
    if (rests() && *stored.retryAt > latest)
        return false;
    if (view.window.mayStart())
        return now <= latest;
    return view.window.opening && view.window.opening->start <= latest;
}

MaintenanceDecision MaintenanceFacts::keep(Message reason) const
{
    MaintenanceDecision decision;
    decision.status = stored;
    decision.status.alerts.clear();
    decision.status.reason = reason.text();
    if (isAt(step::inProgress) && strategy == toString(Strategy::Delete) && view.machine)
        decision.status.conditions = deletionConditions(view.machine);
    decision.reason = std::move(reason);
    return decision;
}

MaintenanceDecision MaintenanceFacts::keep(Message reason, Duration recheck) const
{
    MaintenanceDecision decision = keep(std::move(reason));
    decision.recheckAfter = recheck;
    return decision;
}

MaintenanceDecision MaintenanceFacts::enter(const char *step, Message reason) const
{
    MaintenanceDecision decision = keep(std::move(reason));
    if (decision.status.step != step) {
        decision.status.step = step;
        decision.status.since = now;
    }
    return decision;
}

MaintenanceDecision MaintenanceFacts::act(MaintenanceStep step, Message reason) const
{
    MaintenanceDecision decision = keep(std::move(reason), settings.recheckWork);
    decision.step = step;
    return decision;
}

void MaintenanceFacts::remember(MaintenanceStatus &status) const
{
    status.strategy = toString(choice.strategy);
    status.begun = now;
    status.retryAt.reset();
    status.bootId = view.node.text("/status/nodeInfo/bootID");
    status.cordonedBefore = machine::isCordoned(view.node);
    status.machineNamespace = view.machine.ns();
    status.machineUid = view.machine.uid();
    status.nodeName = view.node.name();
    status.hostName = view.host ? toString(view.host.key()) : std::string();
}

void MaintenanceFacts::forget(MaintenanceStatus &status) const
{
    status.strategy.clear();
    status.begun.reset();
    status.bootId.clear();
    status.cordonedBefore = false;
    status.machineNamespace.clear();
    status.machineUid.clear();
    status.nodeName.clear();
    status.hostName.clear();
}

MaintenanceDecision MaintenanceFacts::leaveToProvider() const
{
    MaintenanceDecision decision = enter(step::inProgress, say::providerDoesIt());
    remember(decision.status);
    // Nobody of us holds the server: what is left is to see it return.
    if (inPlace())
        decision.status.step = step::returning;
    decision.recheckAfter = Duration(0);
    return decision;
}

MaintenanceDecision MaintenanceFacts::uncordon(Message reason) const
{
    const bool stays = stored.cordonedBefore || view.machine.isDeleting();
    return act(stays ? MaintenanceStep::Unlabel : MaintenanceStep::Uncordon, std::move(reason));
}

} // namespace hp::maintenance
