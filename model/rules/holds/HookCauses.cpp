// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/etcd/EtcdHook.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/HookState.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using machine::HookPoint;

constexpr HookPoint pointOf(HoldKind kind)
{
    return kind == HoldKind::PreCreate ? HookPoint::PreCreate
        : kind == HoldKind::PreDrain   ? HookPoint::PreDrain
                                       : HookPoint::PreTerminate;
}

/// The hooks of these points that hold, the one that matters most first.
std::vector<Hold> holding(const Case &c, std::initializer_list<HoldKind> kinds)
{
    std::vector<Hold> found;
    for (const Hold &hold : c.holds) {
        if (isHolding(hold.state)
            && std::find(kinds.begin(), kinds.end(), hold.kind) != kinds.end())
            found.push_back(hold);
    }
    const Hold *first = foremost(found);
    if (first)
        std::rotate(found.begin(),
                    found.begin() + (first - found.data()),
                    found.begin() + (first - found.data()) + 1);
    return found;
}

std::string waitText(const Hold &hold, TimePoint now)
{
    std::string text = "Wait: " + (hold.owner.raw.empty() ? "its owner" : hold.owner.raw)
        + " takes the hook off when it is done";
    if (!hold.expected.baseline || !hold.since)
        return text + (hold.expected.baseline ? "" : "; there is no history yet");
    const Duration left = hold.expected.baseline->p95 - (now - *hold.since);
    return left > Duration(0) ? text + "; 19 of 20 took at most " + formatAge(left) + " more"
                              : text;
}

void addFacts(WhyStuck &why, const std::vector<Hold> &hooks, const Case &c)
{
    const Hold &first = hooks.front();
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    if (first.report && first.report->status == "False")
        why.facts.push_back({first.owner.raw + " reports: " + first.report->message,
                             "status.conditions[" + first.report->type + ']',
                             conditions.transitionTime(first.report->type)});
    if (!first.owner.says.empty())
        why.facts.push_back({first.owner.raw + ": " + first.owner.says,
                             first.owner.evidence,
                             first.owner.lastSign});
    for (const Hold &hook : hooks)
        why.facts.push_back(
            {hook.name + " belongs to " + hook.owner.raw, hook.evidence, hook.since});
    why.facts.push_back(
        {first.reason,
         first.kind == HoldKind::PreTerminate ? "status.conditions[Drained]" : "metadata",
         first.since});
}

WhyStuck waitsFor(const Case &c, const std::vector<Hold> &hooks, const std::string &clause)
{
    const Hold &first = hooks.front();
    WhyStuck why;
    why.waitingAt = waitingAt(first.kind);
    why.hold = first.name;
    why.owner = first.owner.raw;
    why.priority = first.priority;
    why.since = why.cause = first.since;
    why.next = nextAfterHook(c.view, pointOf(first.kind), first.name, c.now);
    const std::string head = "Waiting at " + why.waitingAt + " for " + shortName(first.name)
        + " (owner " + shortName(first.owner.raw) + ").";
    const std::string longAge = ageOf(first, c.now, false);
    const std::string shortAge = ageOf(first, c.now, true);
    why.sentence = fit({{head, longAge, clause, why.next},
                        {head, shortAge, clause, why.next},
                        {head, longAge, clause},
                        {head, shortAge, clause},
                        {head, shortAge, shortened(clause, 48)},
                        {head, shortAge}});
    addFacts(why, hooks, c);
    why.exits = {
        {waitText(first, c.now), "wait"},
        {"Look at " + (first.owner.object.empty() ? first.owner.raw : first.owner.object), "owner"},
        {"Ask the owner of " + first.name, "ask"},
        {first.kind == HoldKind::PreCreate
             ? "Remove the hook " + first.name
             : "Remove the hook " + first.name + "; it cannot be put back on a deleting machine",
         "override"}};
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> failing(const Case &c)
{
    const auto hooks = holding(c, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.ownerFailing)
        return std::nullopt;
    const Hold &first = hooks.front();
    const bool reported = first.report && first.report->status == "False";
    const std::string clause =
        reported ? "It reports: " + withStop(first.report->message) : asSentence(first.owner.says);
    WhyStuck why = waitsFor(c, hooks, clause);
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    why.cause = reported ? conditions.transitionTime(first.report->type) : first.owner.lastSign;
    why.exits.insert(why.exits.begin() + 3,
                     {"Cure what " + first.owner.raw + " complains about", "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> orphaned(const Case &c)
{
    const auto hooks = holding(c, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.orphan)
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, asSentence(hooks.front().owner.says));
    why.exits.front().text = "Wait: nobody is there to take the hook off";
    why.exits.insert(why.exits.begin() + 3,
                     {"Install " + hooks.front().owner.raw + " again", "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> silent(const Case &c)
{
    const auto hooks = holding(c, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.ownerSilent)
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, asSentence(hooks.front().owner.says));
    if (hooks.front().owner.silentSince && why.since)
        why.cause = std::max(*why.since, *hooks.front().owner.silentSince);
    why.exits.insert(why.exits.begin() + 3, {"Start " + hooks.front().owner.raw + " again", "fix"});
    return why;
}

/// Masters that could take over an etcd member's vote.
struct Replacement {
    int running = 0;
    const Object *coming = nullptr;
};

Replacement replacementOf(const Case &c)
{
    Replacement replacement;
    for (const Object &master : siteOf(c.view).masters) {
        if (master.isDeleting() || master.key() == c.view.machine.key())
            continue;
        if (machine::phaseOf(master) == machine::phase::running)
            ++replacement.running;
        else if (!replacement.coming)
            replacement.coming = &master;
    }
    return replacement;
}

std::optional<WhyStuck> etcdWithoutReplacement(const Case &c)
{
    const auto hooks = holding(c, {HoldKind::PreDrain});
    const SiteView &site = siteOf(c.view);
    if (hooks.empty() || hooks.front().name != rules::etcd::hookName || site.masters.empty())
        return std::nullopt;
    const Replacement replacement = replacementOf(c);
    if (replacement.running >= site.wantedMasters)
        return std::nullopt;
    const std::string others = plural(
        static_cast<std::size_t>(replacement.running), "other master runs", "other masters run");
    const std::string clause = replacement.coming
        ? "Its replacement " + shortName(replacement.coming->name()) + " is "
            + (machine::phaseOf(*replacement.coming).empty()
                   ? "New"
                   : machine::phaseOf(*replacement.coming))
            + '.'
        : "No replacement: " + others + " of " + std::to_string(site.wantedMasters) + '.';
    WhyStuck why = waitsFor(c, hooks, clause);
    why.facts.insert(why.facts.begin(),
                     {others + ", etcd wants " + std::to_string(site.wantedMasters) + " members",
                      "Machines with the master role",
                      {}});
    why.exits.insert(
        why.exits.begin() + 3,
        {replacement.coming
             ? "See why " + replacement.coming->name() + " is not Running"
             : "Create a Machine for a new master, or activate the ControlPlaneMachineSet",
         "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> late(const Case &c)
{
    const auto hooks = holding(c, {Kinds...});
    if (hooks.empty() || hooks.front().state == HoldState::Holding)
        return std::nullopt;
    const Hold &first = hooks.front();
    WhyStuck why = waitsFor(c, hooks, {});
    const auto limit =
        first.state == HoldState::Late ? first.expected.lateAfter() : first.expected.overdueAfter();
    if (why.since && limit)
        why.cause = *why.since + *limit;
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> waiting(const Case &c)
{
    const auto hooks = holding(c, {Kinds...});
    if (hooks.empty())
        return std::nullopt;
    return waitsFor(c, hooks, {});
}

std::optional<WhyStuck> otherFinalizer(const Case &c)
{
    const auto it = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &hold) {
        return hold.kind == HoldKind::Finalizer && isHolding(hold.state);
    });
    if (it == c.holds.end())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "finalizer";
    why.hold = it->name;
    why.owner = it->owner.raw;
    why.since = why.cause = it->since;
    why.sentence =
        fit({{"Everything of it is gone; finalizer " + shortName(it->name) + " keeps the object.",
              ageSince(why.since, c.now)}});
    why.facts.push_back({it->reason, it->evidence, it->since});
    why.exits = {{"Wait: whoever put the finalizer takes it off", "wait"},
                 {"Ask " + it->owner.raw, "owner"}};
    why.next = "The Machine is gone then.";
    return why;
}

/// Nothing holds any more, but something was passed that should have been asked.
std::optional<WhyStuck> bypassed(const Case &c)
{
    const Object &machine = c.view.machine;
    if (!machine.isDeleting() || !machine.annotation(machine::excludeDrain))
        return std::nullopt;
    const auto hook = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &hold) {
        return hold.kind == HoldKind::PreDrain && hold.state == HoldState::Bypassed;
    });
    if (hook == c.holds.end())
        return std::nullopt;
    WhyStuck why;
    why.look = StuckLook::Progress;
    why.waitingAt = "terminate";
    why.hold = hook->name;
    why.owner = hook->owner.raw;
    why.priority = hook->impact == Impact::ControlPlane ? 2 : 0;
    why.since = why.cause = machine.deletionTimestamp();
    why.next = nextAfterDrain(c.view, c.now);
    why.sentence = fit({{"The drain was skipped, so " + shortName(hook->name) + " (owner "
                             + shortName(hook->owner.raw) + ") was not asked.",
                         ageSince(why.since, c.now),
                         why.next},
                        {"The drain was skipped, so " + shortName(hook->name) + " (owner "
                         + shortName(hook->owner.raw) + ") was not asked."}});
    why.facts = {{"the annotation is set",
                  std::string("metadata.annotations[") + machine::excludeDrain + ']',
                  {}},
                 {hook->name + " belongs to " + hook->owner.raw, hook->evidence, hook->since},
                 {hook->reason, "status.conditions[Drained]", hook->since}};
    why.exits = {{"Wait: the deletion goes on", "wait"},
                 {"Tell " + hook->owner.raw + " that its hook was passed", "ask"}};
    return why;
}

} // namespace

const std::vector<Cause> &hookCausesBeforeDrain()
{
    constexpr auto create = HoldKind::PreCreate;
    constexpr auto drain = HoldKind::PreDrain;
    static const std::vector<Cause> causes{{"owner failing", failing<create, drain>},
                                           {"orphan owner", orphaned<create, drain>},
                                           {"owner silent", silent<create, drain>},
                                           {"etcd without replacement", etcdWithoutReplacement},
                                           {"hook late", late<create, drain>},
                                           {"hook holding", waiting<create, drain>}};
    return causes;
}

const std::vector<Cause> &hookCausesAfterDrain()
{
    constexpr auto terminate = HoldKind::PreTerminate;
    static const std::vector<Cause> causes{{"owner failing", failing<terminate>},
                                           {"orphan owner", orphaned<terminate>},
                                           {"owner silent", silent<terminate>},
                                           {"hook late", late<terminate>},
                                           {"hook holding", waiting<terminate>},
                                           {"finalizer of others", otherFinalizer},
                                           {"hook bypassed", bypassed}};
    return causes;
}

} // namespace hp::holds
