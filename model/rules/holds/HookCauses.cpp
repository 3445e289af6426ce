// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/HookWait.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
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

void addFacts(WhyStuck &why, const std::vector<Hold> &hooks, const Case &c)
{
    const Hold &first = hooks.front();
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    if (first.report && first.report->status == "False")
        why.facts.push_back({say::reports(first.owner.raw, first.report->message),
                             quoted("status.conditions[" + first.report->type + ']'),
                             conditions.transitionTime(first.report->type)});
    if (!first.owner.says.empty())
        why.facts.push_back({say::about(first.owner.raw, first.owner.says),
                             first.owner.evidence,
                             first.owner.lastSign});
    if (!first.owner.aside.empty())
        why.facts.push_back({say::about(first.owner.raw, first.owner.aside),
                             first.owner.evidence,
                             first.owner.lastSign});
    for (const Hold &hook : hooks)
        why.facts.push_back({say::belongs(hook.name, hook.owner.raw), hook.evidence, hook.since});
    why.facts.push_back(
        {first.reason,
         quoted(first.kind == HoldKind::PreTerminate ? "status.conditions[Drained]" : "metadata"),
         first.since});
}

WhyStuck waitsFor(const Case &c, const std::vector<Hold> &hooks, const Message &clause)
{
    const Hold &first = hooks.front();
    WhyStuck why;
    why.waitingAt = waitingAt(first.kind);
    why.hold = first.name;
    why.owner = first.owner.raw;
    why.priority = first.priority;
    why.since = why.cause = first.since;
    why.next = nextAfterHook(c.view, pointOf(first.kind), first.name, c.now);
    const Message head =
        say::waitingAt(why.waitingAt, shortName(first.name), shortName(first.owner.raw));
    why.sentence = hookSentence(first, head, clause, why.next, c.now);
    addFacts(why, hooks, c);
    why.exits = {
        {waitText(first, c.now), "wait"},
        {say::lookAt(first.owner.object.empty() ? first.owner.raw : first.owner.object), "owner"},
        {say::askOwner(first.name), "ask"},
        {first.kind == HoldKind::PreCreate ? say::removeHook(first.name)
                                           : say::removeHookForGood(first.name),
         "override"}};
    // As long as the operator lives it knows better than anybody when a member may go.
    const bool mindsQuorum = first.name == rules::etcd::hookName
        && machine::isMaster(c.view.machine) && !first.modifiers.orphan
        && !first.modifiers.ownerSilent;
    if (mindsQuorum)
        why.exits.pop_back();
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> failing(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.ownerFailing)
        return std::nullopt;
    const Hold &first = hooks.front();
    const bool reported = first.report && first.report->status == "False";
    const Message clause = reported ? say::itReports(first.report->message) : first.owner.says;
    WhyStuck why = waitsFor(c, hooks, clause);
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    why.cause = reported ? conditions.transitionTime(first.report->type) : first.owner.lastSign;
    if (first.owner.isOver && !reported)
        why.exits.front().text = say::waitInVainJobIsOver();
    why.exits.insert(why.exits.begin() + 3,
                     {first.owner.isOver && !reported
                          ? say::runJobAgain(first.owner.object)
                          : say::cureWhatComplainsAbout(first.owner.raw),
                      "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> orphaned(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.orphan)
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, hooks.front().owner.says);
    const Owner &owner = hooks.front().owner;
    why.exits.front().text =
        owner.isOver ? say::waitInVainJobIsOver() : say::waitNobodyIsThereTake();
    why.exits.insert(
        why.exits.begin() + 3,
        {owner.isOver ? say::runJobAgain(owner.object) : say::installAgain(owner.raw), "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> unsteady(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || !hooks.front().owner.unsteady)
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, hooks.front().owner.says);
    why.exits.insert(why.exits.begin() + 3,
                     {say::findOutWhyItComesAndGoes(hooks.front().owner.raw), "fix"});
    return why;
}

/// Its owner says that it is done, and the hook is still there.
template<HoldKind... Kinds>
std::optional<WhyStuck> forgotten(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || !hooks.front().report || hooks.front().report->status != "True")
        return std::nullopt;
    const Hold &first = hooks.front();
    WhyStuck why = waitsFor(c, hooks, say::itReportsThatItIsDone());
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    const auto done = conditions.transitionTime(first.report->type);
    why.facts.insert(why.facts.begin(),
                     {say::reportsThatItIsDone(first.owner.raw),
                      quoted("status.conditions[" + first.report->type + ']'),
                      done});
    if (why.since && done)
        why.cause = std::max(*why.since, *done);
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> silent(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || !hooks.front().modifiers.ownerSilent)
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, hooks.front().owner.says);
    if (hooks.front().owner.silentSince && why.since)
        why.cause = std::max(*why.since, *hooks.front().owner.silentSince);
    why.exits.insert(why.exits.begin() + 3, {say::startAgain(hooks.front().owner.raw), "fix"});
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

/// How far it is, and what holds it where that is said in a few words.
Message replacementClause(const Case &c, const Object &replacement)
{
    constexpr std::size_t few = 70;
    const Message held = whatHolds(c.view, replacement.key());
    const std::string name = shortName(replacement.name());
    const Message clause =
        held.empty() ? Message() : cutTo(say::replacementIsHeld(name, held), few);
    if (!clause.empty() && clause.sentence().size() <= few)
        return clause;
    const std::string &phase = machine::phaseOf(replacement);
    return say::replacementIs(name, phase.empty() ? "New" : phase);
}

/// A hook that came with the manifest of a master: who looks after it does not look here
/// (facts/machine-api.md 8.1).
std::optional<WhyStuck> etcdHookOfNoMaster(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {HoldKind::PreDrain});
    if (hooks.empty() || hooks.front().name != rules::etcd::hookName
        || machine::isMaster(c.view.machine))
        return std::nullopt;
    WhyStuck why = waitsFor(c, hooks, say::etcdOperatorMindsMasters());
    why.exits.front().text = say::waitNobodyIsThereTake();
    return why;
}

std::optional<WhyStuck> etcdWithoutReplacement(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {HoldKind::PreDrain});
    const SiteView &site = siteOf(c.view);
    if (hooks.empty() || hooks.front().name != rules::etcd::hookName || site.masters.empty())
        return std::nullopt;
    const Replacement replacement = replacementOf(c);
    if (replacement.running >= site.wantedMasters)
        return std::nullopt;
    const int running = replacement.running;
    const int wanted = site.wantedMasters;
    const Message clause = replacement.coming ? replacementClause(c, *replacement.coming)
        : running == 1                        ? say::noReplacementOtherMasterRuns(running, wanted)
                                              : say::noReplacementOtherMastersRun(running, wanted);
    WhyStuck why = waitsFor(c, hooks, clause);
    why.facts.insert(why.facts.begin(),
                     {running == 1 ? say::otherMasterRunsEtcdWants(running, wanted)
                                   : say::otherMastersRunEtcdWants(running, wanted),
                      say::machinesWithMasterRole(),
                      {}});
    why.exits.insert(why.exits.begin() + 3,
                     {replacement.coming ? say::seeWhyIsNotRunning(replacement.coming->name())
                                         : say::createMachineForNewMaster(),
                      "fix"});
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> late(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty() || hooks.front().state == HoldState::Holding)
        return std::nullopt;
    const Hold &first = hooks.front();
    WhyStuck why = waitsFor(c, hooks, ownerClause(first));
    const auto limit =
        first.state == HoldState::Late ? first.expected.lateAfter() : first.expected.overdueAfter();
    if (why.since && limit)
        why.cause = *why.since + *limit;
    return why;
}

template<HoldKind... Kinds>
std::optional<WhyStuck> waiting(const Case &c)
{
    const auto hooks = holdingHooks(c.holds, {Kinds...});
    if (hooks.empty())
        return std::nullopt;
    return waitsFor(c, hooks, ownerClause(hooks.front()));
}

std::optional<WhyStuck> finalizerOfOthers(const Case &c)
{
    return otherFinalizer(c.holds, c.now);
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
    why.look = StuckState::Progress;
    why.waitingAt = "terminate";
    why.hold = hook->name;
    why.owner = hook->owner.raw;
    why.priority = hook->impact == Impact::ControlPlane ? 2 : 0;
    why.since = why.cause = machine.deletionTimestamp();
    why.next = nextAfterDrain(c.view, c.now);
    const Message head = say::drainWasSkippedSo(shortName(hook->name), shortName(hook->owner.raw));
    why.sentence = fit({{head, ageSince(why.since, c.now), why.next}, {head}});
    why.facts = {{say::annotationIsSet(),
                  quoted(std::string("metadata.annotations[") + machine::excludeDrain + ']'),
                  {}},
                 {say::belongs(hook->name, hook->owner.raw), hook->evidence, hook->since},
                 {hook->reason, quoted("status.conditions[Drained]"), hook->since}};
    why.exits = {{say::waitDeletionGoesOn(), "wait"},
                 {say::tellThatHookWasPassed(hook->owner.raw), "ask"}};
    return why;
}

} // namespace

const std::vector<Cause> &hookCausesBeforeDrain()
{
    constexpr auto create = HoldKind::PreCreate;
    constexpr auto drain = HoldKind::PreDrain;
    static const std::vector<Cause> causes{{"owner failing", failing<create, drain>},
                                           {"orphan owner", orphaned<create, drain>},
                                           {"owner comes and goes", unsteady<create, drain>},
                                           {"owner silent", silent<create, drain>},
                                           {"owner forgot its hook", forgotten<create, drain>},
                                           {"etcd hook of no master", etcdHookOfNoMaster},
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
                                           {"owner comes and goes", unsteady<terminate>},
                                           {"owner silent", silent<terminate>},
                                           {"owner forgot its hook", forgotten<terminate>},
                                           {"hook late", late<terminate>},
                                           {"hook holding", waiting<terminate>},
                                           {"finalizer of others", finalizerOfOthers},
                                           {"hook bypassed", bypassed}};
    return causes;
}

} // namespace hp::holds
