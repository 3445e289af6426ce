// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/etcd/EtcdHook.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Obstacles.h"
#include "model/rules/holds/PodOwner.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

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

/// What all causes of a drain have in common.
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

/// What guards the members of etcd guards its quorum, which a skipped drain does not ask about.
bool guardsEtcd(const BlockingPod &pod)
{
    return pod.ns == rules::etcd::etcdNamespace;
}

/// A change of its budget; nobody but its operator knows what etcd bears.
Exit changeOfBudget(const BlockingPod &pod, const Message &fix)
{
    return guardsEtcd(pod) ? Exit{say::lookAt(rules::etcd::hookOwner), "owner"} : Exit{fix, "fix"};
}

void addExits(WhyStuck &why, const Case &c, const Exit &fix)
{
    why.exits = {{say::waitForNextDrain(), "wait"}, fix};
    if (!std::ranges::any_of(blockingPodsOf(c.view), guardsEtcd))
        why.exits.push_back({say::skipDrainThisSkipsEvery(), "override"});
}

void addExits(WhyStuck &why, const Case &c, const Message &fix)
{
    addExits(why, c, Exit{fix, "fix"});
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

/// Why this pod does not count for its budget.
Message lackOf(const Case &c, const Object &pod)
{
    const std::string name = shortName(pod.name());
    const std::string &node = pod.text("/spec/nodeName");
    if (pod.isDeleting())
        return say::podIsEnding(name);
    if (node.empty())
        return say::podFindsNoNode(name);
    if (siteOf(c.view).unreadyNodes.contains(node))
        return say::podIsOnNodeThatIsNotReady(name, shortName(node));
    const std::string trouble = troubleOfPod(pod);
    return trouble.empty() ? say::podIsNotReady(name)
                           : say::podIsNotReadyBecause(name, abridged(trouble, 40));
}

/// Why its budget has no room.
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

/// The obstacle as a clause of a longer sentence.
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

/// What every cause says of a pod that has to go: the head, what else blocks, ages and the record.
WhyStuck blockedBy(const Case &c,
                   const std::vector<Obstacle> &obstacles,
                   const std::vector<Message> &heads,
                   const Message &detail = {})
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
        why.facts.push_back({say::podWasAskedToEnd(pod.ns + '/' + pod.pod),
                             say::ofPod("metadata.deletionTimestamp", pod.pod),
                             first.since});
    return why;
}

void addRefusalFacts(WhyStuck &why, const Case &c, const Obstacle &first)
{
    for (const Object &pod : first.missing) {
        why.facts.push_back({lackOf(c, pod),
                             say::ofPod("status", pod.name()),
                             ConditionsIn(pod.at("/status/conditions")).transitionTime("Ready")});
    }
    const std::string budget = budgetName(first.blocking);
    why.facts.push_back(
        {first.blocking.needs == 1
             ? say::budgetWantsOneAndHas(budget, first.blocking.has)
             : say::budgetWantsAndHas(budget, first.blocking.needs, first.blocking.has),
         say::statusOfBudget(budget),
         {}});
}

/// The obstacles, when the hardest is of this kind.
std::vector<Obstacle> led(const Case &c, ObstacleKind kind)
{
    if (!drainIsRefused(c.view))
        return {};
    auto obstacles = obstaclesOf(c.view, c.now);
    if (obstacles.empty() || obstacles.front().kind != kind)
        return {};
    return obstacles;
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
    addExits(why, c, say::deleteNodeOfGoneInstance(machine::nodeName(c.view.machine)));
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
    addExits(why, c, say::fenceHostAndDeleteNode());
    return why;
}

std::optional<WhyStuck> twoBudgets(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::TwoBudgets);
    if (obstacles.empty())
        return std::nullopt;
    const Obstacle &first = obstacles.front();
    const std::string pod = wholeName(first.blocking);
    if (first.budgets.size() < 2) { // neither the pod nor its budgets are known
        WhyStuck why =
            blockedBy(c,
                      obstacles,
                      {say::evictionIsRefused(nodeOf(c), pod, abridged(first.blocking.says, 80))});
        addRecord(why, c);
        addExits(why, c, say::cureWhatRefusalComplainsAbout());
        return why;
    }
    const std::string one = first.budgets[0].name();
    const std::string other = first.budgets[1].name();
    WhyStuck why =
        blockedBy(c,
                  obstacles,
                  {say::twoBudgetsSelectPod(nodeOf(c), shortName(one), shortName(other), pod),
                   say::twoBudgetsSelectPodShort(shortName(one), shortName(other), pod)});
    why.hold = first.blocking.ns + '/' + one;
    why.facts.push_back(
        {say::budgetsSelectPod(one, other, first.blocking.pod), quoted("spec.selector"), {}});
    addRecord(why, c);
    addExits(why, c, changeOfBudget(first.blocking, say::deleteOneOfTwoBudgets(one, other)));
    why.exits.front().text = say::waitInVainTwoBudgets();
    return why;
}

/// Percent of a field such as "50%"; nullopt when it is none.
std::optional<int> percentOf(const std::string &text)
{
    if (text.size() < 2 || text.size() > 4 || text.back() != '%'
        || text.find_first_not_of("0123456789") != text.size() - 1)
        return std::nullopt;
    return std::stoi(text.substr(0, text.size() - 1));
}

/// What gives a budget room that has none whatever its pods do.
Message roomFor(const Object &budget, const std::string &name, int wanted, int pods)
{
    constexpr int mostReplicas = 100; ///< beyond that nobody takes it for a way out
    if (!budget.at("/spec/maxUnavailable").is_null())
        return say::raiseMaxUnavailable(name);
    int more = 1;
    if (const auto percent = percentOf(budget.text("/spec/minAvailable"))) {
        const auto wantedOf = [&](int all) { return (all * *percent + 99) / 100; };
        while (more <= mostReplicas && wantedOf(pods + more) >= pods + more)
            ++more;
    } else {
        more = std::max(1, wanted - pods + 1);
    }
    return more > mostReplicas ? say::lowerMinAvailable(name)
        : more == 1            ? say::runOneMoreReplicaOr(name)
                               : say::runMoreReplicasOr(more, name);
}

/// The field of the budget that allows nothing: "maxUnavailable: 0"; empty for a plain number of
/// pods, which the sentence tells anyway.
std::string fieldOf(const Object &budget)
{
    for (const char *field : {"maxUnavailable", "minAvailable"}) {
        const Json &value = budget.at(std::string("/spec/") + field);
        if (value.is_string())
            return std::string(field) + ": " + value.get<std::string>();
        if (value.is_number_integer() && std::string_view(field) == "maxUnavailable")
            return std::string(field) + ": " + std::to_string(value.get<int>());
    }
    return {};
}

/// The controller that its ownerReferences name, "CephCluster storage"; empty: people made it.
std::string controllerOf(const Object &object)
{
    const Json &owners = object.at("/metadata/ownerReferences");
    if (!owners.is_array())
        return {};
    for (const Json &owner : owners) {
        if (owner.is_object() && owner.value("controller", Json()) == true)
            return textOf(owner, "kind") + ' ' + textOf(owner, "name");
    }
    return {};
}

/// Who made the budget; empty: people did. Some own theirs by no reference: what they have it
/// select says whose it is.
std::string makerOf(const Object &budget)
{
    struct Maker {
        const char *selects;
        const char *who;
    };
    // The first two guard the one leader of a database, beside which a replica changes nothing, and
    // the third a game that is played on.
    constexpr std::array known{Maker{"spilo-role", "postgres-operator"},
                               Maker{"cnpg.io/instanceRole", "CloudNativePG"},
                               Maker{"agones.dev/safe-to-evict", "Agones"},
                               Maker{"strimzi.io/cluster", "Strimzi Cluster Operator"},
                               Maker{"longhorn.io/component", "longhorn-manager"}};
    if (std::string owner = controllerOf(budget); !owner.empty())
        return owner;
    if (budget.ns() == rules::etcd::etcdNamespace)
        return rules::etcd::hookOwner;
    const Json &labels = budget.at("/spec/selector/matchLabels");
    const auto found = std::ranges::find_if(known, [&labels](const Maker &one) {
        return labels.is_object() && labels.contains(one.selects);
    });
    return found == known.end() ? std::string() : found->who;
}

/// What people change of an operator's budget it puts back.
void leaveToMaker(WhyStuck &why, const Object &budget)
{
    if (const std::string maker = makerOf(budget); !maker.empty())
        why.exits = {{say::waitOwnerChangesBudget(maker), "wait"}, {say::lookAt(maker), "owner"}};
}

std::optional<WhyStuck> neverMet(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::NeverMet);
    if (obstacles.empty())
        return std::nullopt;
    const BlockingPod &pod = obstacles.front().blocking;
    const Object *budget = budgetOf(c.view, pod);
    if (!budget)
        return std::nullopt;
    const std::string name = shortBudget(pod.ns, pod.pdb);
    const int wanted = budget->at("/status/desiredHealthy").get<int>();
    const int pods = budget->at("/status/expectedPods").get<int>();
    const std::string field = fieldOf(*budget);
    const auto head = [&](std::size_t most) {
        const std::string kept = shortened(pod.pod, most);
        return field.empty() ? say::budgetCanNeverLetPodGo(nodeOf(c), name, kept, wanted, pods)
                             : say::budgetCanNeverLetPodGoBy(nodeOf(c), name, kept, field);
    };
    // A pod that is sick itself goes by the policy alone, and one more would be as sick.
    const Object &kept = obstacles.front().pod;
    const bool isUnready = kept && ConditionsIn(kept.at("/status/conditions")).is("Ready", "False");
    const std::string trouble = isUnready ? troubleOfPod(kept) : std::string();
    const Message sick = trouble.empty()
        ? Message()
        : say::podIsNotReadyBecause(shortName(kept.name()), abridged(trouble, 40));
    const Message brief = field.empty() ? say::budgetCanNeverBeMet(name, wanted, pods)
                                        : say::budgetCanNeverBeMetBy(name, field);
    const std::vector<Message> heads =
        sick.empty() ? std::vector{head(40), head(20), brief} : std::vector{brief};
    WhyStuck why = blockedBy(c, obstacles, heads, sick);
    if (!sick.empty())
        why.facts.push_back({sick, say::ofPod("status", kept.name()), {}});
    why.facts.push_back(
        {say::wantsPodsHealthyAndAllows(wanted, pods), say::statusOfBudget(budgetName(pod)), {}});
    addRecord(why, c);
    addExits(why,
             c,
             sick.empty() ? roomFor(*budget, budgetName(pod), wanted, pods)
                          : say::letSickPodsGo(budgetName(pod)));
    why.exits.front().text = say::waitInVainUnlessBudget();
    leaveToMaker(why, *budget);
    if (!sick.empty() && !makerOf(*budget).empty())
        why.exits.push_back({say::lookAtPod(pod.ns + '/' + pod.pod), "owner"});
    return why;
}

/// Whoever judges budgets cannot tell which pods this one is about, and lets none of them go.
std::optional<WhyStuck> budgetNotJudged(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::NotJudged);
    if (obstacles.empty())
        return std::nullopt;
    const BlockingPod &pod = obstacles.front().blocking;
    const Object *budget = budgetOf(c.view, pod);
    if (!budget)
        return std::nullopt;
    const ConditionsIn conditions(budget->at("/status/conditions"));
    const std::string words = conditions.get("DisruptionAllowed")->message;
    const std::string name = shortBudget(pod.ns, pod.pdb);
    const Message inShort = say::budgetIsNotJudgedYet(name);
    const auto head = [&](std::size_t most) {
        return say::draining(
            nodeOf(c),
            words.empty() ? inShort : say::budgetCannotBeJudged(name, abridged(words, most)));
    };
    WhyStuck why = blockedBy(c, obstacles, {head(90), head(70), say::draining(nodeOf(c), inShort)});
    why.facts.push_back({words.empty() ? inShort : quoted(words),
                         say::statusOfBudget(budgetName(pod)),
                         conditions.transitionTime("DisruptionAllowed")});
    addRecord(why, c);
    const bool lacksScale =
        words.find("does not implement the scale subresource") != std::string::npos;
    addExits(why,
             c,
             lacksScale ? say::countBudgetByNumber(budgetName(pod))
                        : say::correctBudget(budgetName(pod)));
    why.exits.front().text = say::waitInVainUnlessBudget();
    leaveToMaker(why, *budget);
    return why;
}

/// Who refuses an eviction, as the API server tells it: `admission webhook "W" denied the request:
/// …`, or `failed calling webhook "W": … "https://…": …` of one that does not answer.
struct WebhookSays {
    std::string webhook{};
    std::string words{};
    bool fails = false;
};

std::optional<WebhookSays> webhookOf(const std::string &says)
{
    const std::string_view head = "webhook \"";
    const std::size_t at = says.find(head);
    const std::size_t end = at == std::string::npos ? at : says.find('"', at + head.size());
    if (end == std::string::npos)
        return std::nullopt;
    WebhookSays found;
    found.webhook = says.substr(at + head.size(), end - at - head.size());
    found.fails = says.find("failed calling webhook") != std::string::npos;
    std::size_t words = end + 1;
    if (found.fails) {
        const std::size_t url = says.find("https://", end);
        const std::size_t why = url == std::string::npos ? url : says.find(": ", url);
        words = why == std::string::npos ? words : why;
    } else if (const std::size_t denied = says.find("denied the request", end);
               denied != std::string::npos) {
        words = denied + std::string_view("denied the request").size();
    }
    words = says.find_first_not_of(": ", words);
    found.words = words == std::string::npos ? std::string() : says.substr(words);
    return found;
}

std::optional<WhyStuck> evictionRefused(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::Refused);
    if (obstacles.empty())
        return std::nullopt;
    const BlockingPod &pod = obstacles.front().blocking;
    const auto webhook = webhookOf(pod.says);
    const std::string whole = wholeName(pod);
    const std::string bare = shortName(pod.pod);
    const auto head = [&](std::size_t most, const std::string &name) {
        const std::string node = nodeOf(c);
        return !webhook ? say::evictionIsRefused(node, name, abridged(pod.says, most))
            : webhook->fails
            ? say::webhookFailsForEviction(
                node, shortened(webhook->webhook, 30), name, abridged(webhook->words, most))
            : say::webhookRefusesEviction(
                node, shortened(webhook->webhook, 30), name, abridged(webhook->words, most));
    };
    WhyStuck why = blockedBy(
        c, obstacles, {head(110, whole), head(70, whole), head(70, bare), head(50, bare)});
    why.facts.push_back({quoted(pod.says), say::evictionsAnswer(), why.since});
    addRecord(why, c);
    addExits(why, c, say::cureWhatRefusalComplainsAbout());
    if (const PassingRefusal *passing = passingRefusal(pod.says))
        why.exits = {
            {passing->moves ? say::waitPodHasMoved() : say::waitForNextDrain(), "wait"},
            {passing->who ? say::lookAt(passing->who) : say::lookAtPod(pod.ns + '/' + pod.pod),
             "owner"}};
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
    why.exits = {
        {say::waitForNextDrain(), "wait"},
        {say::lookAtWhoeverTakesFinalizerOff(first.finalizer), "owner"},
        {say::skipDrainThisSkipsEvery(), "override"},
        {say::takeFinalizerOffPod(first.finalizer, first.blocking.ns + '/' + first.blocking.pod),
         "expert"}};
    return why;
}

/// Of a pod's name, where there is no room for it.
constexpr std::size_t shortPod = 10;

std::optional<WhyStuck> budgetMissesPods(const Case &c)
{
    const auto obstacles = led(c, ObstacleKind::MissesPods);
    if (obstacles.empty())
        return std::nullopt;
    const Obstacle &first = obstacles.front();
    const Message whole = say::draining(nodeOf(c), clauseOf(c, first));
    WhyStuck why = blockedBy(
        c,
        obstacles,
        {whole,
         // Rather short names of pods than no reason.
         say::draining(
             nodeOf(c),
             say::budgetKeepsPodBecause(shortBudget(first.blocking.ns, first.blocking.pdb),
                                        shortened(first.blocking.pod, shortPod),
                                        withTextsOf(lackOf(c, first), shortPod))),
         say::draining(nodeOf(c),
                       say::budgetKeepsPod(shortBudget(first.blocking.ns, first.blocking.pdb),
                                           shortName(first.blocking.pod)))});
    addRefusalFacts(why, c, first);
    const Object &pod = first.missing.empty() ? first.pod : first.missing.front();
    const std::string &node = pod.text("/spec/nodeName");
    // Whether it lacks room, or its volume is in a zone that has no Node.
    const ConditionsIn conditions(pod.at("/status/conditions"));
    const auto scheduled = node.empty() ? conditions.get("PodScheduled") : std::nullopt;
    if (scheduled && !scheduled->message.empty())
        why.facts.push_back({quoted(scheduled->message),
                             say::ofPod("status.conditions[PodScheduled]", pod.name()),
                             conditions.transitionTime("PodScheduled")});
    addRecord(why, c);
    const std::string name = pod.ns() + '/' + pod.name();
    const bool isSick = first.pod && !machine::conditionIs(first.pod, "Ready", "True");
    const bool areAbsent = first.missing.empty() && first.absent > 0 && !isSick;
    addExits(why,
             c,
             areAbsent          ? say::findOutWhyPodsAreNotMade(budgetName(first.blocking))
                 : node.empty() ? say::makePlaceForPod(name)
                 : siteOf(c.view).unreadyNodes.contains(node) ? say::cureNodeOrDeleteIt(node)
                                                              : say::getPodReadyAgain(name));
    if (isSick && !guardsEtcd(first.blocking))
        why.exits.insert(why.exits.begin() + 2,
                         {say::letSickPodsGo(budgetName(first.blocking)), "fix"});
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
    why.exits = {{say::waitPodEndsWithin(*first.until - c.now), "wait"},
                 {say::lookAtPod(first.blocking.ns + '/' + first.blocking.pod), "owner"},
                 {say::skipDrainThisSkipsEvery(), "override"}};
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
