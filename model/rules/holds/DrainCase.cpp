// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/DrainCase.h"

#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/PodOwner.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

using rules::BlockingPod;

namespace {

Message refusal(const BlockingPod &pod)
{
    const std::string name = shortName(pod.ns + '/' + pod.pod);
    if (pod.pdb.empty() && !pod.says.empty())
        return quoted(pod.says);
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

/// In the words of kube-scheduler; empty: it has a Node, or says nothing.
std::string whyUnscheduled(const Object &pod)
{
    const auto scheduled = ConditionsIn(pod.at("/status/conditions")).get("PodScheduled");
    const bool waits =
        pod.text("/spec/nodeName").empty() && scheduled && scheduled->status == "False";
    return waits ? scheduled->message : std::string();
}

} // namespace

WhyStuck drainOf(const Case &c)
{
    WhyStuck why;
    why.waitingAt = "drain";
    why.owner = machine::nodeName(c.view.machine);
    why.since = why.cause = drainSince(c.view);
    why.next = nextAfterDrain(c.view, c.now);
    const auto hold = std::find_if(c.holds.begin(), c.holds.end(), [](const Hold &one) {
        return one.kind == HoldKind::DrainBudget || one.kind == HoldKind::DrainPod;
    });
    if (hold != c.holds.end())
        why.priority = hold->priority;
    return why;
}

Message nextTry(const Case &c)
{
    const auto next = rules::drainRecordOf(c.view.machine).nextAttempt;
    return next && *next > c.now ? say::nextTryIn(*next - c.now) : Message();
}

void addRecord(WhyStuck &why, const Case &c)
{
    for (const BlockingPod &pod : blockingPodsOf(c.view))
        why.facts.push_back({refusal(pod), say::evictionsAnswer(), why.since});
    const ConditionsIn conditions(c.view.machine.at("/status/conditions"));
    if (const auto drained = conditions.get(machine::condition::drained))
        why.facts.push_back({quoted(drained->message),
                             quoted("status.conditions[Drained]"),
                             conditions.transitionTime(machine::condition::drained)});
    else if (const EventSign *told = requeuedDrain(c.view))
        why.facts.push_back(factOf(*told));
}

bool guardsEtcd(const BlockingPod &pod)
{
    return pod.ns == rules::etcd::etcdNamespace;
}

Exit changeOfBudget(const BlockingPod &pod, const Message &fix)
{
    return guardsEtcd(pod) ? Exit{say::lookAt(rules::etcd::hookOwner), "owner"} : Exit{fix, "fix"};
}

void addExits(WhyStuck &why, const Case &c, const Exit &fix)
{
    why.exits = {{say::waitForNextDrain(), "wait"}, fix};
    // It skips every budget, also one of an operator that stands behind what is told first.
    const auto isLeft = [&c](const BlockingPod &pod) {
        const Object *budget = pod.pdb.empty() ? nullptr : budgetOf(c.view, pod);
        return guardsEtcd(pod) || (budget && !makerOf(*budget).empty());
    };
    if (std::ranges::none_of(blockingPodsOf(c.view), isLeft))
        why.exits.push_back({say::skipDrainThisSkipsEvery(), "override"});
}

void addExits(WhyStuck &why, const Case &c, const Message &fix)
{
    addExits(why, c, Exit{fix, "fix"});
}

std::string nodeOf(const Case &c)
{
    return shortName(machine::nodeName(c.view.machine));
}

std::string wholeName(const BlockingPod &pod)
{
    return shortName(pod.ns + '/' + pod.pod);
}

std::string budgetName(const BlockingPod &pod)
{
    return pod.ns + '/' + pod.pdb;
}

bool isTiedToVolume(const Object &pod)
{
    const std::string words = whyUnscheduled(pod);
    // Of kube-scheduler: until 1.33, and since.
    return words.find("volume node affinity conflict") != std::string::npos
        || words.find("didn't match PersistentVolume's node affinity") != std::string::npos;
}

bool lacksItsVolume(const Object &pod)
{
    // Of a Node that may well reach the volume, and has no place (kubernetes,
    // pkg/scheduler/framework/plugins: noderesources, nodeports, interpodaffinity,
    // nodevolumelimits).
    constexpr std::array fullness{std::string_view("Insufficient "),
                                  std::string_view("Too many pods"),
                                  std::string_view("free ports"),
                                  std::string_view("pod anti-affinity rules"),
                                  std::string_view("max volume count")};
    const std::string words = whyUnscheduled(pod);
    return isTiedToVolume(pod) && std::ranges::none_of(fullness, [&words](std::string_view one) {
               return words.find(one) != std::string::npos;
           });
}

Message lackOf(const Case &c, const Object &pod)
{
    const std::string name = shortName(pod.name());
    const std::string &node = pod.text("/spec/nodeName");
    if (pod.isDeleting())
        return say::podIsEnding(name);
    if (node.empty())
        return lacksItsVolume(pod) ? say::podsVolumeIsElsewhere(name) : say::podFindsNoNode(name);
    if (siteOf(c.view).unreadyNodes.contains(node))
        return say::podIsOnNodeThatIsNotReady(name, shortName(node));
    const std::string trouble = troubleOfPod(pod);
    return trouble.empty() ? say::podIsNotReady(name)
                           : say::podIsNotReadyBecause(name, abridged(trouble, 40));
}

Message lackOf(const Case &c, const Obstacle &obstacle)
{
    if (obstacle.blocking.has == 0) {
        const std::string trouble = troubleOfPod(obstacle.pod);
        return trouble.empty() ? say::nonePodsOfItIsReady()
                               : say::nonePodsOfItIsReadyBecause(abridged(trouble, 40));
    }
    if (obstacle.missing.empty() && obstacle.absent > 0) {
        const Object *budget = budgetOf(c.view, obstacle.blocking);
        const int expected = budget ? budget->at("/status/expectedPods").get<int>() : 0;
        return obstacle.absent == 1 ? say::onePodOfItIsNotThere(expected)
                                    : say::podsOfItAreNotThere(obstacle.absent, expected);
    }
    return lackOf(c, obstacle.missing.empty() ? obstacle.pod : obstacle.missing.front());
}

Message clauseOf(const Case &c, const Obstacle &obstacle)
{
    const BlockingPod &pod = obstacle.blocking;
    const std::string name = wholeName(pod);
    switch (obstacle.kind) {
    case ObstacleKind::TwoBudgets:
        return say::twoBudgetsSelect(name);
    case ObstacleKind::NeverMet:
    case ObstacleKind::Budget:
        return say::podIsRefusedByBudget(name, shortName(pod.pdb), pod.needs, pod.has);
    case ObstacleKind::MissesPods:
        return say::budgetKeepsPodBecause(
            shortBudget(pod.ns, pod.pdb), shortName(pod.pod), lackOf(c, obstacle));
    case ObstacleKind::NotJudged:
        return say::budgetIsNotJudgedYet(shortBudget(pod.ns, pod.pdb));
    case ObstacleKind::Refused:
        return say::evictionOfPodIsRefused(name);
    case ObstacleKind::Finalizer:
        return say::finalizerKeepsPod(shortName(obstacle.finalizer), name);
    case ObstacleKind::Hangs:
        return say::podDoesNotEnd(name);
    case ObstacleKind::Grace:
        return say::podHasGraceLeft(
            name, *obstacle.until - c.now, *obstacle.until - *obstacle.since);
    case ObstacleKind::MayGo:
        break;
    }
    if (!obstacle.pod)
        return say::podIsGoneByNow(name);
    return pod.pdb.empty()
        ? say::nothingRefusesPod(name)
        : say::budgetHasRoomForPod(shortBudget(pod.ns, pod.pdb), shortName(pod.pod));
}

namespace {

Message alikeMore(ObstacleKind kind, std::int64_t count)
{
    if (count == 0)
        return {};
    if (kind == ObstacleKind::Budget || kind == ObstacleKind::Hangs)
        return more(static_cast<std::size_t>(count));
    return count == 1 ? say::onePodMoreIsKept() : say::podsMoreAreKept(count);
}

bool areAlike(const std::vector<Obstacle> &obstacles)
{
    return std::ranges::all_of(
        obstacles, [&](const Obstacle &one) { return one.kind == obstacles.front().kind; });
}

/// How many more there are.
Message othersInShort(const std::vector<Obstacle> &obstacles)
{
    const auto count = static_cast<std::int64_t>(obstacles.size()) - 1;
    return areAlike(obstacles) ? alikeMore(obstacles.front().kind, count)
        : count == 1           ? say::onePodMoreWaitsOtherwise()
                               : say::podsMoreWaitOtherwise(count);
}

/// The same, and which is the next that has to go.
Message others(const Case &c, const std::vector<Obstacle> &obstacles)
{
    if (areAlike(obstacles))
        return othersInShort(obstacles);
    const auto count = static_cast<std::int64_t>(obstacles.size()) - 1;
    const auto next = std::ranges::find_if(
        obstacles, [&](const Obstacle &one) { return one.kind != obstacles.front().kind; });
    return count == 1 ? say::oneMoreBlocks(clauseOf(c, *next))
                      : say::moreBlock(count, clauseOf(c, *next));
}

} // namespace

WhyStuck blockedBy(const Case &c,
                   const std::vector<Obstacle> &obstacles,
                   const std::vector<Message> &heads,
                   const Message &detail)
{
    const Obstacle &first = obstacles.front();
    WhyStuck why = drainOf(c);
    const BlockingPod &pod = first.blocking;
    why.hold = pod.ns + '/' + (pod.pdb.empty() ? pod.pod : pod.pdb);
    why.owner = pod.ns;
    if (first.since) {
        why.since = first.since;
        why.cause = first.kind == ObstacleKind::Grace ? first.since : first.until;
    }
    const Message age = ageSince(why.since, c.now);
    const bool inVain =
        first.kind == ObstacleKind::TwoBudgets || first.kind == ObstacleKind::NeverMet;
    const Message tries = inVain ? Message() : nextTry(c);
    const Message rest = others(c, obstacles);
    const Message inShort = othersInShort(obstacles);
    std::vector<std::vector<Message>> versions;
    for (const Message &head : heads) {
        versions.push_back({head, detail, rest, age, tries});
        versions.push_back({head, detail, rest, age});
        versions.push_back({head, rest, age});
        versions.push_back({head, detail, inShort, age});
        versions.push_back({head, inShort, age});
    }
    versions.push_back({heads.back(), age});
    why.sentence = fit(versions);
    if (first.since)
        why.facts.push_back({say::podIsEnding(pod.ns + '/' + pod.pod),
                             say::ofPod("metadata.deletionTimestamp", pod.pod),
                             first.since});
    return why;
}

std::vector<Obstacle> led(const Case &c, ObstacleKind kind)
{
    if (!drainIsRefused(c.view))
        return {};
    auto obstacles = obstaclesOf(c.view, c.now);
    if (obstacles.empty() || obstacles.front().kind != kind)
        return {};
    return obstacles;
}

} // namespace hp::holds
