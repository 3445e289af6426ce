// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/maintenance/MachineLink.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

bool nodeIsWell(const Case &c)
{
    return c.view.node && machine::conditionIs(c.view.node, "Ready", "True");
}

std::optional<WhyStuck> shortCircuited(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || nodeIsWell(c) || machine::nodeName(machine).empty())
        return std::nullopt;
    for (const Object &check : siteOf(c.view).healthChecks) {
        const auto selector = LabelSelector::fromJson(check.at("/spec/selector"));
        const Conditions conditions(check.at("/status/conditions"));
        if (check.ns() != machine.ns() || !selector || !selector->matches(machine)
            || !conditions.is(healthcheck::condition::remediationAllowed, "False"))
            continue;
        const Conditions ready(c.view.node.at("/status/conditions"));
        const auto count = [&check](const char *field) {
            const Json &value = check.at(std::string("/status/") + field);
            return value.is_number_integer() ? value.get<int>() : 0;
        };
        const int expected = count("expectedMachines");
        const int unhealthy = expected - count("currentHealthy");
        WhyStuck why;
        why.waitingAt = "healthCheck";
        why.look = StuckState::Unknown;
        why.priority = 2;
        why.hold = check.name();
        why.owner = "machinehealthcheck/" + check.name();
        why.since = ready.transitionTime("Ready");
        why.cause = conditions.transitionTime(healthcheck::condition::remediationAllowed);
        const std::string node = shortName(machine::nodeName(machine));
        const std::string name = shortName(check.name());
        const Message head = c.view.node
            ? say::nodeNotReadyAndCheckMayNotAct(node, name, unhealthy, expected)
            : say::nodeGoneAndCheckMayNotAct(node, name, unhealthy, expected);
        why.sentence = fit({{head, ageSince(why.since, c.now)}, {head}});
        why.facts = {
            {quoted(conditions.get(healthcheck::condition::remediationAllowed)->message),
             say::ofMachineHealthCheck("status.conditions[RemediationAllowed]", check.name()),
             why.cause},
            {say::nodeDoesNotReportReady(), quoted("Node status.conditions[Ready]"), why.since}};
        why.exits = {{say::waitActsAgainWhenFewer(), "wait"},
                     {say::findWhatUnhealthyMachinesHave(), "fix"},
                     {say::raiseMaxUnhealthy(check.name()), "override"}};
        why.next = say::healthCheckRemediatesMachineOnce();
        return why;
    }
    return std::nullopt;
}

const Object *waitingMaintenance(const Case &c)
{
    for (const Object &one : siteOf(c.view).maintenances) {
        const std::string &step = one.text("/status/maintenance");
        if (maintenance::concerns(one, c.view.machine)
            && (step.empty() || step == "waiting-window" || step == "blocked"))
            return &one;
    }
    return nullptr;
}

WhyStuck maintenanceOf(const Case &c, const Object &maintenance)
{
    WhyStuck why;
    why.waitingAt = "window";
    why.hold = maintenance.name();
    why.owner =
        maintenance.text("/spec/source").empty() ? "maintenance" : maintenance.text("/spec/source");
    why.since = parseTime(maintenance.text("/status/since"));
    if (!why.since)
        why.since = maintenance.creationTimestamp();
    why.cause = why.since;
    why.look = StuckState::Progress;
    why.facts = {{say::maintenanceIsBeDone(maintenance.text("/spec/eventcode")),
                  say::ofMachineMaintenance("spec.eventcode", maintenance.name()),
                  maintenance.creationTimestamp()}};
    if (const auto deadline = parseTime(maintenance.text("/spec/deadline")))
        why.facts.push_back({say::mustBeDoneBefore(formatTime(*deadline)),
                             say::ofMachineMaintenance("spec.deadline", maintenance.name()),
                             deadline});
    why.exits = {{say::waitBeginsByItself(), "wait"}};
    (void)c;
    return why;
}

std::optional<WhyStuck> upgrading(const Case &c)
{
    const Object *maintenance = waitingMaintenance(c);
    if (!maintenance)
        return std::nullopt;
    for (const Object &version : siteOf(c.view).clusterVersions) {
        const Conditions conditions(version.at("/status/conditions"));
        if (!conditions.is("Progressing", "True"))
            continue;
        WhyStuck why = maintenanceOf(c, *maintenance);
        const Condition progressing = *conditions.get("Progressing");
        why.cause = conditions.transitionTime("Progressing");
        if (why.cause && why.since)
            why.cause = std::max(*why.cause, *why.since);
        const std::string &to = version.text("/status/desired/version");
        const std::string code = shortName(maintenance->text("/spec/eventcode"));
        const Message head = to.empty() ? say::maintenanceWaitsForUpgrade(code)
                                        : say::maintenanceWaitsForUpgradeTo(code, shortName(to));
        why.sentence = fit({{head, ageSince(why.since, c.now), quoted(progressing.message)},
                            {head, ageSince(why.since, c.now)}});
        why.facts.insert(
            why.facts.begin(),
            {progressing.message.empty() ? say::clusterIsUpgrading() : quoted(progressing.message),
             say::ofClusterVersion("status.conditions[Progressing]", version.name()),
             conditions.transitionTime("Progressing")});
        why.exits.front().text = say::waitBeginsAfterUpgrade();
        why.next = say::maintenanceBeginsInNextWindow();
        return why;
    }
    return std::nullopt;
}

/// When the maintenance may begin, and which window that is.
struct Opening {
    std::optional<TimePoint> at{};
    std::string window{};
};

Opening openingOf(const Case &c, const Object &maintenance)
{
    Opening opening;
    for (const Object &window : siteOf(c.view).windows) {
        const auto next = parseTime(window.text("/status/nextStart"));
        if (!opening.at || (next && *next < *opening.at))
            opening = {next, window.name()};
    }
    if (const auto chosen = parseTime(maintenance.text("/status/window/start")))
        opening.at = chosen;
    return opening;
}

std::optional<WhyStuck> windowClosed(const Case &c)
{
    const Object *maintenance = waitingMaintenance(c);
    if (!maintenance || maintenance->text("/status/maintenance") != "waiting-window")
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *maintenance);
    const Opening opening = openingOf(c, *maintenance);
    const std::string code = shortName(maintenance->text("/spec/eventcode"));
    const Message head = opening.window.empty()
        ? say::maintenanceWaitsForAWindow(code)
        : say::maintenanceWaitsForWindow(code, shortName(opening.window));
    const Message opens = opening.at && *opening.at > c.now
        ? say::opensIn(*opening.at - c.now, formatTime(*opening.at))
        : Message();
    why.sentence = fit({{head, ageSince(why.since, c.now), opens}, {head, opens}, {head}});
    why.facts.insert(why.facts.begin(),
                     {say::waitsForWindow(),
                      say::ofMachineMaintenance("status.maintenance", maintenance->name()),
                      why.since});
    why.exits.push_back({say::beginNowOutsideWindow(), "override"});
    why.next = say::maintenanceBeginsWhenWindowOpens();
    return why;
}

} // namespace

const std::vector<Cause> &siteCauses()
{
    static const std::vector<Cause> causes{{"health check short-circuited", shortCircuited},
                                           {"cluster upgrading", upgrading},
                                           {"window closed", windowClosed}};
    return causes;
}

} // namespace hp::holds
