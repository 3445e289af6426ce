// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using rules::BlockingPod;

Message nextTry(const Case &c)
{
    const auto next = rules::drainRecordOf(c.view.machine).nextAttempt;
    return next && *next > c.now ? say::nextTryIn(*next - c.now) : Message();
}

Message refusal(const BlockingPod &pod)
{
    const std::string name = shortName(pod.ns + '/' + pod.pod);
    return pod.pdb.empty()
        ? say::podDoesNotEnd(name)
        : say::podIsRefusedByBudget(name, shortName(pod.pdb), pod.needs, pod.has);
}

Message more(std::size_t others)
{
    return others == 0 ? Message()
        : others == 1  ? say::soIsMore()
                       : say::soAreMore(static_cast<std::int64_t>(others));
}

/// What all causes of a drain have in common.
WhyStuck drainOf(const Case &c)
{
    WhyStuck why;
    why.waitingAt = "drain";
    why.owner = machine::nodeName(c.view.machine);
    why.since = why.cause = drainSince(c.view.machine);
    why.next = nextAfterDrain(c.view, c.now);
    const auto hold = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &one) {
        return one.kind == HoldKind::DrainBudget || one.kind == HoldKind::DrainPod;
    });
    if (hold != c.holds.end())
        why.priority = hold->priority;
    return why;
}

void addRecord(WhyStuck &why, const Case &c)
{
    for (const BlockingPod &pod : rules::drainRecordOf(c.view.machine).blocking)
        why.facts.push_back({refusal(pod), say::evictionsAnswer(), why.since});
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    if (const auto drained = conditions.get(machine::condition::drained))
        why.facts.push_back({quoted(drained->message),
                             quoted("status.conditions[Drained]"),
                             conditions.transitionTime(machine::condition::drained)});
}

void addExits(WhyStuck &why, const Message &fix)
{
    why.exits = {{say::waitForNextDrain(), "wait"},
                 {fix, "fix"},
                 {say::skipDrainThisSkipsEvery(), "override"}};
}

Message because(const std::vector<WaitEdge> &edges, const ObjectKey &from, const ObjectKey &to)
{
    for (const WaitEdge &edge : edges) {
        if (edge.from == from && edge.to == to)
            return edge.because;
    }
    return {};
}

std::optional<WhyStuck> ring(const Case &c)
{
    const auto &edges = siteOf(c.view).waits;
    const ObjectKey key = c.view.machine.key();
    const auto members = waitCycleOf(key, edges);
    if (members.empty())
        return std::nullopt;
    const auto me = std::find(members.begin(), members.end(), key);
    const ObjectKey &other = std::next(me) == members.end() ? members.front() : *std::next(me);
    WhyStuck why = drainOf(c);
    why.hold = other.name;
    why.owner = other.name;
    why.priority = 1;
    why.sentence =
        fit({{say::drainsBlockEachOtherBecause(
                  shortName(key.name), shortName(other.name), because(edges, key, other)),
              ageSince(why.since, c.now)},
             {say::drainsBlockEachOther(shortName(key.name), shortName(other.name)),
              ageSince(why.since, c.now)}});
    for (const WaitEdge &edge : edges) {
        if (std::find(members.begin(), members.end(), edge.from) != members.end()
            && std::find(members.begin(), members.end(), edge.to) != members.end())
            why.facts.push_back({say::waitsFor(edge.from.name, edge.to.name, edge.because),
                                 say::waitForGraph(),
                                 {}});
    }
    addRecord(why, c);
    addExits(why, say::uncordonOneTwoNodesOr());
    return why;
}

std::optional<WhyStuck> anotherIsCordoned(const Case &c)
{
    if (!drainIsRefused(c.view) || !drainIsForbidden(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    why.hold = otherCordonedNodes(c.view).front();
    why.priority = 2;
    why.sentence = fit({{say::drainingIsNotPermittedWhile(
                             shortName(machine::nodeName(c.view.machine)), shortName(why.hold)),
                         ageSince(why.since, c.now),
                         nextTry(c)}});
    why.facts.push_back({say::nodeIsCordoned(why.hold), say::specUnschedulableThatNode(), {}});
    addRecord(why, c);
    addExits(why, say::uncordonNodeOnceServesAgain(why.hold));
    return why;
}

/// The budget that refuses first, with its pod; null when none does.
const BlockingPod *firstRefused(const std::vector<BlockingPod> &pods)
{
    return pods.empty() ? nullptr : &pods.front();
}

std::optional<WhyStuck> silentKubelet(const Case &c)
{
    const auto pods = refusedPods(c.view);
    const BlockingPod *pod = firstRefused(pods);
    if (!pod || !machine::conditionIs(c.view.node, "Ready", "Unknown"))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    why.hold = pod->ns + '/' + pod->pdb;
    why.owner = pod->ns;
    const auto silentSince =
        Conditions(c.view.node.at("/status/conditions")).transitionTime("Ready");
    const std::string node = shortName(c.view.node.name());
    const std::string budget = shortName(pod->pdb);
    const std::string name = shortName(pod->pod);
    why.sentence =
        fit({{silentSince ? say::drainingKubeletSilentFor(
                  node, c.now - *silentSince, budget, name, pod->needs, pod->has)
                          : say::drainingKubeletSilent(node, budget, name, pod->needs, pod->has),
              ageSince(why.since, c.now)},
             {say::drainingKubeletSilentShort(node, budget), ageSince(why.since, c.now)}});
    if (silentSince && why.since)
        why.cause = std::max(*silentSince, *why.since);
    why.facts.push_back({say::kubeletNodeDoesNotReport(c.view.node.name()),
                         quoted("Node status.conditions[Ready]"),
                         silentSince});
    addRecord(why, c);
    addExits(why, say::fenceHostAndDeleteNode());
    return why;
}

std::optional<WhyStuck> neverMet(const Case &c)
{
    for (const BlockingPod &pod : refusedPods(c.view)) {
        const Object *budget = budgetOf(c.view, pod);
        if (!budget || !canNeverBeMet(*budget))
            continue;
        WhyStuck why = drainOf(c);
        why.hold = pod.ns + '/' + pod.pdb;
        why.owner = pod.ns;
        const int wanted = budget->at("/status/desiredHealthy").get<int>();
        const int pods = budget->at("/status/expectedPods").get<int>();
        why.sentence =
            fit({{say::budgetCanNeverLetPodGo(shortName(machine::nodeName(c.view.machine)),
                                              shortName(why.hold),
                                              shortName(pod.pod),
                                              wanted,
                                              pods),
                  ageSince(why.since, c.now)},
                 {say::budgetCanNeverBeMet(shortName(why.hold), wanted, pods),
                  ageSince(why.since, c.now)}});
        why.facts.push_back(
            {say::wantsPodsHealthyAndAllows(wanted, pods), say::statusOfBudget(why.hold), {}});
        addRecord(why, c);
        addExits(why, say::runOneMoreReplicaOr(why.hold));
        why.exits.front().text = say::waitInVainUnlessBudget();
        return why;
    }
    return std::nullopt;
}

std::optional<WhyStuck> podsBlock(const Case &c)
{
    const auto record = rules::drainRecordOf(c.view.machine);
    if (!drainIsRefused(c.view) || record.blocking.empty())
        return std::nullopt;
    const BlockingPod &first = record.blocking.front();
    WhyStuck why = drainOf(c);
    why.hold = first.ns + '/' + (first.pdb.empty() ? first.pod : first.pdb);
    why.owner = first.ns;
    const Message head =
        say::draining(shortName(machine::nodeName(c.view.machine)), refusal(first));
    why.sentence =
        fit({{head, more(record.blocking.size() - 1), ageSince(why.since, c.now), nextTry(c)},
             {head, more(record.blocking.size() - 1), ageSince(why.since, c.now)},
             {head, ageSince(why.since, c.now)}});
    addRecord(why, c);
    addExits(why,
             first.pdb.empty() ? say::findOutWhyPodDoes(first.ns + '/' + first.pod)
                               : say::giveBudgetRoomMoreReady());
    return why;
}

std::optional<WhyStuck> refusedOtherwise(const Case &c)
{
    if (!drainIsRefused(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    const std::string message = conditions.get(machine::condition::drained)->message;
    why.sentence = fit({{say::draining(shortName(machine::nodeName(c.view.machine)),
                                       quoted(shortened(message, 90))),
                         ageSince(why.since, c.now),
                         nextTry(c)}});
    addRecord(why, c);
    addExits(why, say::cureWhatDrainComplainsAbout());
    return why;
}

} // namespace

const std::vector<Cause> &drainCauses()
{
    static const std::vector<Cause> causes{
        {"drains block each other", ring},
        {"another control-plane node cordoned", anotherIsCordoned},
        {"unreachable kubelet with a budget", silentKubelet},
        {"budget that can never be met", neverMet},
        {"pods block the drain", podsBlock},
        {"drain refused", refusedOtherwise}};
    return causes;
}

} // namespace hp::holds
