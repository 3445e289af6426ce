// SPDX-License-Identifier: Apache-2.0
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

std::string nextTry(const Case &c)
{
    const auto next = rules::drainRecordOf(c.view.machine).nextAttempt;
    return next && *next > c.now ? "Next try in " + formatAge(*next - c.now) + '.' : std::string();
}

std::string numbers(const BlockingPod &pod)
{
    return " (needs " + std::to_string(pod.needs) + ", has " + std::to_string(pod.has) + ')';
}

std::string refusal(const BlockingPod &pod)
{
    const std::string name = "pod " + shortName(pod.ns + '/' + pod.pod);
    if (pod.pdb.empty())
        return name + " does not end";
    return name + " is refused by budget " + shortName(pod.pdb) + numbers(pod);
}

std::string more(std::size_t others)
{
    return others == 0 ? std::string()
        : others == 1  ? std::string("So is 1 more.")
                       : "So are " + std::to_string(others) + " more.";
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
        why.facts.push_back({refusal(pod), "the eviction's answer", why.since});
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    if (const auto drained = conditions.get(machine::condition::drained))
        why.facts.push_back({drained->message,
                             "status.conditions[Drained]",
                             conditions.transitionTime(machine::condition::drained)});
}

void addExits(WhyStuck &why, const std::string &fix)
{
    why.exits = {{"Wait: the drain is tried again by itself", "wait"},
                 {fix, "fix"},
                 {"Skip the drain; this skips every preDrain hook too", "override"}};
}

std::string because(const std::vector<WaitEdge> &edges, const ObjectKey &from, const ObjectKey &to)
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
    const std::string head =
        "Drains of " + shortName(key.name) + " and " + shortName(other.name) + " block each other";
    why.sentence = fit({{head + ':', because(edges, key, other) + '.', ageSince(why.since, c.now)},
                        {head + '.', ageSince(why.since, c.now)}});
    for (const WaitEdge &edge : edges) {
        if (std::find(members.begin(), members.end(), edge.from) != members.end()
            && std::find(members.begin(), members.end(), edge.to) != members.end())
            why.facts.push_back(
                {edge.from.name + " waits for " + edge.to.name + ": " + edge.because,
                 "the wait-for graph",
                 {}});
    }
    addRecord(why, c);
    addExits(why, "Uncordon one of the two Nodes, or bring the missing pod back");
    return why;
}

std::optional<WhyStuck> anotherIsCordoned(const Case &c)
{
    if (!drainIsRefused(c.view) || !drainIsForbidden(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    why.hold = otherCordonedNodes(c.view).front();
    why.priority = 2;
    why.sentence = fit({{"Draining " + shortName(machine::nodeName(c.view.machine))
                             + " is not permitted while control-plane Node " + shortName(why.hold)
                             + " is cordoned.",
                         ageSince(why.since, c.now),
                         nextTry(c)}});
    why.facts.push_back(
        {"Node " + why.hold + " is cordoned", "spec.unschedulable of that Node", {}});
    addRecord(why, c);
    addExits(why, "Uncordon Node " + why.hold + " once it serves again");
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
    const std::string silence = silentSince ? " for " + formatAge(c.now - *silentSince) : "";
    why.sentence =
        fit({{"Draining " + shortName(c.view.node.name()) + ": its kubelet is silent" + silence
                  + ", and budget " + shortName(pod->pdb) + " still refuses pod "
                  + shortName(pod->pod) + numbers(*pod) + '.',
              ageSince(why.since, c.now)},
             {"Draining " + shortName(c.view.node.name()) + ": its kubelet is silent, budget "
                  + shortName(pod->pdb) + " refuses.",
              ageSince(why.since, c.now)}});
    if (silentSince && why.since)
        why.cause = std::max(*silentSince, *why.since);
    why.facts.push_back({"the kubelet of Node " + c.view.node.name() + " does not report",
                         "Node status.conditions[Ready]",
                         silentSince});
    addRecord(why, c);
    addExits(why, "Fence the host and delete the Node: then no eviction is needed");
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
        const std::string of = std::to_string(budget->at("/status/desiredHealthy").get<int>())
            + " of " + std::to_string(budget->at("/status/expectedPods").get<int>());
        why.sentence = fit({{"Draining " + shortName(machine::nodeName(c.view.machine))
                                 + ": budget " + shortName(why.hold) + " can never let pod "
                                 + shortName(pod.pod) + " go: it wants " + of + " pods.",
                             ageSince(why.since, c.now)},
                            {"Draining: budget " + shortName(why.hold)
                                 + " can never be met: it wants " + of + " pods.",
                             ageSince(why.since, c.now)}});
        why.facts.push_back({"it wants " + of + " pods healthy and allows no disruption",
                             "status of PodDisruptionBudget " + why.hold,
                             {}});
        addRecord(why, c);
        addExits(why, "Run one more replica, or lower minAvailable of " + why.hold);
        why.exits.front().text = "Wait: in vain, unless the budget changes";
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
    const std::string head =
        "Draining " + shortName(machine::nodeName(c.view.machine)) + ": " + refusal(first) + '.';
    why.sentence =
        fit({{head, more(record.blocking.size() - 1), ageSince(why.since, c.now), nextTry(c)},
             {head, more(record.blocking.size() - 1), ageSince(why.since, c.now)},
             {head, ageSince(why.since, c.now)}});
    addRecord(why, c);
    addExits(why,
             first.pdb.empty()
                 ? "Find out why pod " + first.ns + '/' + first.pod + " does not end"
                 : std::string("Give the budget room: more ready pods, or a smaller minAvailable"));
    return why;
}

std::optional<WhyStuck> refusedOtherwise(const Case &c)
{
    if (!drainIsRefused(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    const Conditions conditions(c.view.machine.at("/status/conditions"));
    const std::string message = conditions.get(machine::condition::drained)->message;
    why.sentence = fit({{"Draining " + shortName(machine::nodeName(c.view.machine)) + ": "
                             + shortened(message, 90) + '.',
                         ageSince(why.since, c.now),
                         nextTry(c)}});
    addRecord(why, c);
    addExits(why, "Cure what the drain complains about");
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
