// SPDX-License-Identifier: Apache-2.0
#include "model/rules/healthcheck/TargetVerdict.h"

#include "model/messages/Next.h"
#include "model/messages/Remediation.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hp::rules {

namespace {

/// Added to what is left of a timeout, so that the next look finds it over (section 6).
constexpr Duration aLittleLonger = std::chrono::seconds(1);

/// What a row may look at.
struct Case {
    const CheckRules &rules;
    const MachineFacts &machine;
    const NodeFacts *node;
    TimePoint now;

    [[nodiscard]] bool hasNodeRef() const { return !machine.node.empty(); }
};

/// How a Node's condition stands with the rules: over its time, or for how long it may still last.
struct BadCondition {
    const UnhealthyCondition *rule = nullptr;
    bool tooLong = false;
    Duration left{};
};

/// The worst one: over its time before about to be, sooner before later; no rule when all is well.
BadCondition worstCondition(const Case &c)
{
    BadCondition worst;
    for (const UnhealthyCondition &rule : c.rules.unhealthy) {
        const auto found =
            std::find_if(c.node->conditions.begin(),
                         c.node->conditions.end(),
                         [&](const NodeCondition &known) { return known.type == rule.type; });
        if (found == c.node->conditions.end() || found->status != rule.status)
            continue;
        // A time that cannot be read says nothing about how long: the condition begins now.
        const TimePoint until = found->since.value_or(c.now) + rule.timeout;
        if (until < c.now)
            return {&rule, true, {}};
        const Duration left = until - c.now + aLittleLonger;
        if (!worst.rule || left < worst.left)
            worst = {&rule, false, left};
    }
    return worst;
}

/// The brake: a check never replaces machines faster than they can start.
Duration startupOf(const Case &c)
{
    return std::max(*c.rules.nodeStartup, shortestNodeStartup);
}

TargetVerdict verdict(Health health, Message reason, Duration after = {})
{
    return {"", health, after, std::move(reason)};
}

struct TargetRow {
    const char *name;
    bool (*applies)(const Case &);
    TargetVerdict (*answer)(const Case &);
};

// clang-format off
const TargetRow targetTable[] = {
// It counts against maxUnhealthy, and nobody acts behind the back of the maintenance (facts/maintenance.md 5.6).
{"under maintenance", [](const Case &c) { return c.machine.underMaintenance; },
         [](const Case &) { return verdict(Health::NotHealthy, say::maintenanceIsUnderWay()); }},
// D-18: nobody waits for a Node of a Machine that may not be created. With a Node it was created, and a hook that came
// later has no effect (D-01).
{"held before creation", [](const Case &c) { return c.machine.heldBeforeCreation && !c.hasNodeRef(); },
         [](const Case &) { return verdict(Health::NotHealthy, say::preCreateHookHoldsMachine()); }},
{"failed", [](const Case &c) { return c.machine.phase == machine::phase::failed; },
         [](const Case &) { return verdict(Health::Remediate, say::machineHasFailedForGood()); }},
{"start-up not checked", [](const Case &c) { return !c.hasNodeRef() && !c.rules.nodeStartup; },
         [](const Case &) { return verdict(Health::NotHealthy, say::startUpIsNotChecked()); }},
{"start-up not timed", [](const Case &c) { return !c.hasNodeRef() && !c.machine.lastUpdated; },
         [](const Case &c) {
             return verdict(Health::Suspect, say::machineHasNoStatusYet(), startupOf(c));
         }},
{"start-up too long", [](const Case &c) {
             return !c.hasNodeRef() && *c.machine.lastUpdated + startupOf(c) < c.now;
         },
         [](const Case &c) {
             return verdict(Health::Remediate, say::noNodeHasAppeared(formatDuration(startupOf(c))));
         }},
{"starting", [](const Case &c) { return !c.hasNodeRef(); },
         [](const Case &c) {
             return verdict(Health::Suspect, say::machineWaitsForNode(),
                            *c.machine.lastUpdated + startupOf(c) - c.now + aLittleLonger);
         }},
{"node missing", [](const Case &c) { return !c.node; },
         [](const Case &c) { return verdict(Health::Remediate, say::nodeDoesNotExist(c.machine.node)); }},
{"condition too long", [](const Case &c) { return worstCondition(c).tooLong; },
         [](const Case &c) {
             const UnhealthyCondition &rule = *worstCondition(c).rule;
             return verdict(Health::Remediate, say::conditionLastsTooLong(rule.type, c.machine.node, rule.status, formatDuration(rule.timeout)));
         }},
{"condition bad", [](const Case &c) { return worstCondition(c).rule != nullptr; },
         [](const Case &c) {
             const BadCondition bad = worstCondition(c);
             return verdict(Health::Suspect, say::conditionIsBad(bad.rule->type, c.machine.node, bad.rule->status),
                            bad.left);
         }},
{"deleting", [](const Case &c) { return c.machine.deleting; },
         [](const Case &) { return verdict(Health::NotHealthy, say::machineIsBeingDeleted()); }},
{"under remediation", [](const Case &c) { return c.machine.externallyRemediated; },
         [](const Case &) { return verdict(Health::NotHealthy, say::externalRemediationIsUnderWay()); }},
{"healthy", [](const Case &) { return true; },
         [](const Case &) { return verdict(Health::Healthy, say::nothingIsWrong()); }},
};
// clang-format on

} // namespace

TargetVerdict evaluateTarget(const CheckRules &rules, const TargetView &target, TimePoint now)
{
    const Case given{rules, *target.machine, target.node, now};
    const auto row =
        std::find_if(std::begin(targetTable),
                     std::end(targetTable),
                     [&](const TargetRow &candidate) { return candidate.applies(given); });
    TargetVerdict answer = row->answer(given);
    answer.row = row->name;
    return answer;
}

std::vector<std::string> targetRows()
{
    std::vector<std::string> names;
    for (const TargetRow &row : targetTable)
        names.emplace_back(row.name);
    return names;
}

} // namespace hp::rules
