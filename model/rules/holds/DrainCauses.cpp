// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/DrainCase.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

namespace {

using rules::BlockingPod;

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
    addExits(why, c, say::uncordonOneTwoNodesOr());
    return why;
}

std::optional<WhyStuck> anotherIsCordoned(const Case &c)
{
    if (!drainIsRefused(c.view) || !drainIsForbidden(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    why.hold = otherCordonedNodes(c.view).front();
    why.priority = 2;
    why.next = nextWhenDrainMayBegin(c.view);
    const auto &masters = siteOf(c.view).masters;
    const auto master = std::ranges::find_if(
        masters, [&](const Object &one) { return machine::nodeName(one) == why.hold; });
    const bool known = master != masters.end();
    const bool leaves = known && master->isDeleting();
    // Its drain is over, and something behind it keeps the machine and with it the Node.
    const bool stays = leaves && machine::conditionIs(*master, machine::condition::drained, "True");
    const bool drains = leaves && !stays;
    const std::string itsName = known ? shortName(master->name()) : std::string();
    const Message held = stays ? whatHolds(c.view, master->key()) : Message();
    const auto &nodes = siteOf(c.view).controlPlaneNodes;
    const auto node =
        std::ranges::find_if(nodes, [&](const Object &one) { return one.name() == why.hold; });
    const auto worker = node == nodes.end() ? std::nullopt : workOn(*node);
    const Message who = drains   ? say::thatNodeIsBeingDrained()
        : stays && !held.empty() ? say::machineOfThatNodeIsHeld(itsName, held)
        : stays                  ? say::machineOfThatNodeStays(itsName)
        : worker                 ? say::somebodyWorksOnThatNode(worker->who, worker->sign)
        : known                  ? say::nobodyDrainsThatNode()
                                 : Message();
    const Message head = say::drainingIsNotPermittedWhile(
        shortName(machine::nodeName(c.view.machine)), shortName(why.hold));
    why.sentence = fit({{head, who, ageSince(why.since, c.now), nextTry(c)},
                        {head, who, ageSince(why.since, c.now)},
                        {head,
                         stays ? say::machineOfThatNodeStays(itsName) : Message(),
                         ageSince(why.since, c.now)},
                        {head, ageSince(why.since, c.now)}});
    why.facts.push_back({say::nodeIsCordoned(why.hold), say::specUnschedulableThatNode(), {}});
    addRecord(why, c);
    addExits(why, c, say::uncordonNodeOnceServesAgain(why.hold));
    // A skipped drain would take a second master while the first is away.
    std::erase_if(why.exits, [](const Exit &exit) { return exit.kind == "override"; });
    if (stays)
        why.exits[1] = {say::lookAt("Machine " + master->name()), "owner"};
    else if (worker)
        why.exits[1] = {say::lookAt(worker->who), "owner"};
    if (!stays && (known || worker))
        why.exits.front().text = drains || worker ? say::waitOtherDrainEnds(why.hold)
                                                  : say::waitInVainUnlessUncordoned(why.hold);
    return why;
}

/// Nobody is there any more to end a pod, and the deletion has not come as far as to notice.
std::optional<WhyStuck> instanceIsGone(const Case &c)
{
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    const auto exists = conditions.get(machine::condition::instanceExists);
    const auto obstacles =
        drainIsRefused(c.view) ? obstaclesOf(c.view, c.now) : std::vector<Obstacle>();
    if (!exists || exists->status != "False" || obstacles.empty())
        return std::nullopt;
    const BlockingPod &pod = obstacles.front().blocking;
    const std::string node = nodeOf(c);
    const Message head = pod.pdb.empty()
        ? say::instanceGonePodCannotEnd(node, wholeName(pod))
        : say::instanceGoneBudgetKeepsPod(node, shortBudget(pod.ns, pod.pdb), shortName(pod.pod));
    WhyStuck why = blockedBy(c, obstacles, {head, say::instanceGoneShort(node)});
    why.since = why.cause = conditions.transitionTime(machine::condition::instanceExists);
    why.sentence = fit({{head, ageSince(why.since, c.now), nextTry(c)},
                        {head, ageSince(why.since, c.now)},
                        {say::instanceGoneShort(node), ageSince(why.since, c.now)}});
    why.facts.insert(
        why.facts.begin(),
        {quoted(exists->message), quoted("status.conditions[InstanceExists]"), why.since});
    addRecord(why, c);
    if (kubeletReports(c)) {
        why.exits = {{say::waitForNextDrain(), "wait"},
                     {say::lookAtInstance(machine::providerId(c.view.machine)), "owner"}};
        return why;
    }
    addExits(why, c, endOfGoneInstance(c));
    why.exits.front().text = say::waitInVainUntilPodsGo();
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
    const ConditionTime silence = timeOf(c.view.node, "Ready", c.now);
    const auto silentSince = silence.at;
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
    why.facts.push_back(silence.claim);
    addRecord(why, c);
    // The etcd of a silent kubelet may well live, and be the one that the majority hangs on.
    const bool isSpared = keepsQuorumWithout(c.view, c.view.node.name());
    addExits(why,
             c,
             changeOfBudget(
                 *pod, isSpared ? say::fenceHostAndDeleteNode() : say::restoreControlPlaneFirst()));
    if (!isSpared)
        std::erase_if(why.exits, [](const Exit &exit) { return exit.kind == "override"; });
    return why;
}

std::optional<WhyStuck> finalizerOfPod(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::Finalizer);
    if (obstacles.empty())
        return std::nullopt;
    const Obstacle &first = obstacles.front();
    WhyStuck why = blockedBy(c, obstacles, {say::draining(nodeOf(c), clauseOf(c, first))});
    why.since = first.until; // from then on nothing but the finalizer keeps it
    why.hold = first.finalizer;
    why.facts.push_back(
        {quoted(first.finalizer), say::ofPod("metadata.finalizers", first.blocking.pod), {}});
    addRecord(why, c);
    addExits(why, c, Exit{say::lookAtWhoeverTakesFinalizerOff(first.finalizer), "owner"});
    why.exits.push_back(
        {say::takeFinalizerOffPod(first.finalizer, first.blocking.ns + '/' + first.blocking.pod),
         "expert"});
    return why;
}

/// The newest word of a kubelet on a pod that it cannot end; null: there is none.
const EventSign *failureToEnd(const Case &c, const BlockingPod &pod)
{
    const auto signs = c.view.podEvents.find({pod.ns, pod.pod});
    if (signs == c.view.podEvents.end())
        return nullptr;
    const auto sign = std::ranges::find_if(signs->second, [](const EventSign &one) {
        return one.warning && one.reason == "FailedKillPod";
    });
    return sign == signs->second.end() ? nullptr : &*sign;
}

/// The step that failed and what the runtime says of it, without the identities between them.
std::string wordsOfKubelet(const std::string &message)
{
    constexpr std::string_view step = "failed to \"";
    constexpr std::string_view words = "desc = ";
    const std::size_t from = message.find(step);
    const std::size_t at = message.rfind(words);
    if (from == std::string::npos || at == std::string::npos)
        return message;
    const std::size_t name = from + step.size();
    return message.substr(name, message.find('"', name) - name) + ": "
        + message.substr(at + words.size());
}

std::optional<WhyStuck> podsBlock(const Case &c)
{
    if (!drainIsRefused(c.view))
        return std::nullopt;
    const auto obstacles = obstaclesOf(c.view, c.now);
    if (obstacles.empty()
        || (obstacles.front().kind != ObstacleKind::Budget
            && obstacles.front().kind != ObstacleKind::Hangs))
        return std::nullopt;
    const Obstacle &first = obstacles.front();
    const bool isBudget = first.kind == ObstacleKind::Budget;
    const Object *stuckVolume = isBudget ? nullptr : attachmentWithError(c.view);
    const EventSign *failure = isBudget ? nullptr : failureToEnd(c, first.blocking);
    Message detail;
    if (failure)
        detail = say::kubeletCannotEndIt(abridged(wordsOfKubelet(failure->message), 60));
    else if (stuckVolume)
        detail = say::volumeDoesNotDetach(
            shortName(stuckVolume->text("/spec/source/persistentVolumeName")),
            abridged(stuckVolume->text("/status/detachError/message"), 60));
    WhyStuck why = blockedBy(c, obstacles, {say::draining(nodeOf(c), clauseOf(c, first))}, detail);
    if (failure)
        why.facts.push_back(factOf(*failure));
    if (stuckVolume)
        why.facts.push_back(
            {say::volumeDoesNotDetach(stuckVolume->text("/spec/source/persistentVolumeName"),
                                      stuckVolume->text("/status/detachError/message")),
             say::ofVolumeAttachment("status.detachError", stuckVolume->name()),
             parseTime(stuckVolume->text("/status/detachError/time"))});
    addRecord(why, c);
    if (isBudget)
        addExits(why, c, changeOfBudget(first.blocking, say::giveBudgetRoomMoreReady()));
    else
        addExits(why,
                 c,
                 failure ? say::lookAtKubeletOf(machine::nodeName(c.view.machine))
                     : stuckVolume
                     ? say::findOutWhyVolumeDoesNotDetach(
                         stuckVolume->text("/spec/source/persistentVolumeName"))
                     : say::findOutWhyPodDoes(first.blocking.ns + '/' + first.blocking.pod));
    // As many are left as an operator lets be, and it alone knows whether another one may go.
    const Object *budget = isBudget ? budgetOf(c.view, first.blocking) : nullptr;
    if (const std::string maker = budget ? makerOf(*budget) : std::string(); !maker.empty())
        why.exits = {{say::waitForNextDrain(), "wait"}, {say::lookAt(maker), "owner"}};
    return why;
}

std::optional<WhyStuck> podUsesItsGrace(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::Grace);
    if (obstacles.empty())
        return std::nullopt;
    const Obstacle &first = obstacles.front();
    WhyStuck why = blockedBy(c, obstacles, {say::draining(nodeOf(c), clauseOf(c, first))});
    why.look = StuckState::Progress;
    addRecord(why, c);
    addExits(why, c, Exit{say::lookAtPod(first.blocking.ns + '/' + first.blocking.pod), "owner"});
    why.exits.front().text = say::waitPodEndsWithin(*first.until - c.now);
    return why;
}

std::optional<WhyStuck> podsMayGo(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::MayGo);
    if (obstacles.empty())
        return std::nullopt;
    WhyStuck why =
        blockedBy(c, obstacles, {say::draining(nodeOf(c), clauseOf(c, obstacles.front()))});
    why.look = StuckState::Progress;
    addRecord(why, c);
    why.exits = {{say::waitForNextDrain(), "wait"}, {say::retryDrainNow(), "override"}};
    return why;
}

std::optional<WhyStuck> refusedOtherwise(const Case &c)
{
    if (!drainIsRefused(c.view))
        return std::nullopt;
    WhyStuck why = drainOf(c);
    why.sentence = fit({{say::draining(shortName(machine::nodeName(c.view.machine)),
                                       quoted(abridged(drainErrorOf(c.view), 90))),
                         ageSince(why.since, c.now),
                         nextTry(c)}});
    addRecord(why, c);
    addExits(why, c, say::cureWhatDrainComplainsAbout());
    return why;
}

} // namespace

const std::vector<Cause> &drainCauses()
{
    static const std::vector<Cause> causes{
        {"drains block each other", ring},
        {"another control-plane node cordoned", anotherIsCordoned},
        {"instance gone while draining", instanceIsGone},
        {"unreachable kubelet with a budget", silentKubelet},
        {"two budgets on one pod", twoBudgets},
        {"budget that can never be met", neverMet},
        {"budget not judged", budgetNotJudged},
        {"eviction refused", evictionRefused},
        {"pod kept by a finalizer", finalizerOfPod},
        {"budget misses a pod", budgetMissesPods},
        {"pods block the drain", podsBlock},
        {"pod uses its grace", podUsesItsGrace},
        {"pods may go now", podsMayGo},
        {"drain refused", refusedOtherwise}};
    return causes;
}

} // namespace hp::holds
