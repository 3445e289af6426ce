// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Hold.h"

#include "model/resource/ControlPlane.h"
#include "model/rules/holds/Gather.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using machine::HookPoint;

std::string roleOf(const StuckView &view)
{
    return view.machine.label(machine::roleLabel).value_or("");
}

bool nodeIsReady(const Object &node)
{
    return machine::conditionIs(node, "Ready", "True");
}

/// Its set has fewer ready machines than it shall have.
bool setIsShort(const StuckView &view)
{
    const Object *set = setOf(view);
    if (!set)
        return false;
    const Json &wanted = set->at("/spec/replicas");
    const Json &ready = set->at("/status/readyReplicas");
    return (wanted.is_number_integer() ? wanted.get<int>() : 1)
        > (ready.is_number_integer() ? ready.get<int>() : 0);
}

/// A modifier that the owner's own report or its liveness gives.
void evaluateOwner(Hold &hold, const HoldContext &context, TimePoint now)
{
    hold.owner = resolveOwner(hold.owner.raw, context.owners, now);
    std::vector<std::string> names = context.names;
    names.push_back(hold.name);
    setAsideOlderTrouble(hold.owner, hold.since, names);
    const bool isHook = hold.kind == HoldKind::PreCreate || hold.kind == HoldKind::PreDrain
        || hold.kind == HoldKind::PreTerminate;
    if (!isHook)
        return;
    hold.modifiers.orphan = hold.owner.liveness == Liveness::Missing;
    hold.modifiers.ownerSilent = hold.owner.liveness == Liveness::Silent;
    hold.modifiers.ownerFailing =
        (hold.report && hold.report->status == "False") || hold.owner.liveness == Liveness::Failing;
}

void evaluateOne(Hold &hold, const HoldContext &context, TimePoint now)
{
    evaluateOwner(hold, context, now);
    if (const auto it = context.notes.observed.find(hold.key()); it != context.notes.observed.end())
        hold.observed = it->second;
    hold.modifiers.addedAfterDeletion = context.notes.addedLate.contains(hold.key());
    hold.expected.budget = context.limits.of(hold.kind, hold.name, hold.owner.raw);
    if (context.baselines && hold.expected.budget > Duration(0)) {
        const auto past = context.baselines(baselineKeyOf(hold, context.role));
        if (past && past->n >= minForBaseline)
            hold.expected.baseline = past;
    }
    const auto since = hold.since ? hold.since : hold.observed;
    if (hold.state == HoldState::Holding && since)
        hold.state = evaluatedState(now - *since, hold.expected);
    hold.impact = context.impact;
    hold.priority = priorityOf(hold.kind, hold.state, hold.modifiers, hold.impact);
}

void markDuplicates(std::vector<Hold> &holds)
{
    for (Hold &hold : holds) {
        hold.modifiers.duplicate =
            std::count_if(holds.begin(),
                          holds.end(),
                          [&](const Hold &other) {
                              return other.kind == hold.kind && other.name == hold.name;
                          })
            > 1;
    }
}

} // namespace

void evaluate(std::vector<Hold> &holds, const HoldContext &context, TimePoint now)
{
    for (Hold &hold : holds)
        evaluateOne(hold, context, now);
    markDuplicates(holds);
}

BaselineKey baselineKeyOf(const Hold &hold, const std::string &role)
{
    const bool isHook = std::string(toString(hold.kind)).starts_with("hook.");
    // The record has how long a drain was blocked, by whatever budget.
    const bool alike = hold.kind == HoldKind::DrainBudget;
    return {isHook ? waitingAt(hold.kind) : toString(hold.kind),
            alike ? std::string() : hold.name,
            alike ? std::string() : hold.owner.raw,
            role};
}

const Object *setOf(const StuckView &view)
{
    const auto name = view.machine.label(machine::setLabel);
    const auto &sets = siteOf(view).machineSets;
    const auto found = std::ranges::find_if(sets, [&](const Object &one) {
        return name && one.ns() == view.machine.ns() && one.name() == *name;
    });
    return found == sets.end() ? nullptr : &*found;
}

const SiteView &siteOf(const StuckView &view)
{
    static const SiteView none;
    return view.site ? *view.site : none;
}

Impact impactOf(const StuckView &view)
{
    if (machine::isOfControlPlane(view.machine, view.node))
        return Impact::ControlPlane;
    const bool nodeServes = view.node && nodeIsReady(view.node);
    // A machine that is going is missed when its set has no other in its place.
    const bool missed =
        view.machine.isDeleting() ? setIsShort(view) : !nodeServes || setIsShort(view);
    return missed ? Impact::Capacity : Impact::None;
}

std::vector<Hold> holdsOf(const StuckView &view, TimePoint now)
{
    std::vector<Hold> holds;
    if (!view.machine)
        return holds;
    addHooks(holds, view, HookPoint::PreCreate);
    addHooks(holds, view, HookPoint::PreDrain);
    addDrain(holds, view);
    addHooks(holds, view, HookPoint::PreTerminate);
    addFinalizers(holds, view);
    addPowerKeys(holds, view);
    addPauses(holds, view);
    addWindow(holds, view);
    const SiteView &site = siteOf(view);
    evaluate(holds,
             {site.owners,
              view.notes,
              site.limits,
              site.baselines,
              roleOf(view),
              impactOf(view),
              {view.machine.name(), machine::nodeName(view.machine)}},
             now);
    return holds;
}

const Hold *foremost(const std::vector<Hold> &holds)
{
    const Hold *first = nullptr;
    // Of two that are as urgent the one whose owner needs somebody comes first.
    const auto urgency = [](const Hold &hold) {
        const Modifiers &is = hold.modifiers;
        const bool troubled = is.orphan || is.ownerFailing || is.ownerSilent || hold.owner.unsteady;
        return 2 * (hold.priority == 0 ? 9 : hold.priority) - (troubled ? 1 : 0);
    };
    for (const Hold &hold : holds) {
        if (!isHolding(hold.state))
            continue;
        const bool before = !first || urgency(hold) < urgency(*first)
            || (urgency(hold) == urgency(*first) && hold.since && first->since
                && *hold.since < *first->since);
        if (before)
            first = &hold;
    }
    return first;
}

std::optional<TimePoint> nextEvaluation(const std::vector<Hold> &holds, TimePoint now)
{
    std::optional<TimePoint> next;
    const auto consider = [&](const std::optional<TimePoint> &at) {
        if (at && *at >= now && (!next || *at < *next))
            next = at;
    };
    for (const Hold &hold : holds) {
        const auto since = hold.since ? hold.since : hold.observed;
        if (!isHolding(hold.state))
            continue;
        consider(hold.owner.silentSince);
        if (const auto late = hold.expected.lateAfter(); late && since)
            consider(*since + *late);
        if (const auto overdue = hold.expected.overdueAfter(); overdue && since)
            consider(*since + *overdue);
    }
    return next;
}

} // namespace hp::holds
