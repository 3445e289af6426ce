// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/controlplane/EtcdHook.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/DrainCase.h"
#include "model/rules/holds/PodOwner.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::holds {

using rules::BlockingPod;

namespace {

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

} // namespace

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

namespace {

/// What people change of an operator's budget it puts back.
void leaveToMaker(WhyStuck &why, const Object &budget)
{
    if (const std::string maker = makerOf(budget); !maker.empty())
        why.exits = {{say::waitOwnerChangesBudget(maker), "wait"}, {say::lookAt(maker), "owner"}};
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

/// Of a pod's name, where there is no room for it.
constexpr std::size_t shortPod = 10;

} // namespace

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
    const std::string maker = makerOf(first.budgets[0]);
    const std::string itsMaker = makerOf(first.budgets[1]);
    if (maker.empty() && itsMaker.empty())
        return why;
    // What an operator guards by a budget it alone knows, and it puts its budget back.
    std::erase_if(why.exits, [](const Exit &exit) { return exit.kind == "override"; });
    if (maker.empty())
        why.exits.back() = {say::correctBudget(first.blocking.ns + '/' + one), "fix"};
    else if (itsMaker.empty())
        why.exits.back() = {say::correctBudget(first.blocking.ns + '/' + other), "fix"};
    else
        why.exits.back() = {say::lookAt(maker), "owner"};
    return why;
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
             areAbsent                 ? say::findOutWhyPodsAreNotMade(budgetName(first.blocking))
                 : lacksItsVolume(pod) ? say::bringBackNodeOfVolume(name)
                 : node.empty()        ? say::makePlaceForPod(name)
                 : !siteOf(c.view).unreadyNodes.contains(node) ? say::getPodReadyAgain(name)
                 : keepsQuorumWithout(c.view, node)            ? say::cureNodeOrDeleteIt(node)
                                                               : say::lookAtKubeletOf(node));
    if (!areAbsent && isTiedToVolume(pod)) {
        // What is left of its data may be the copy on this Node.
        if (lacksItsVolume(pod))
            why.exits.front().text = say::waitInVainUntilVolumeIsReached();
        std::erase_if(why.exits, [](const Exit &exit) { return exit.kind == "override"; });
    }
    const Object *budget = budgetOf(c.view, first.blocking);
    if (const std::string maker = budget ? makerOf(*budget) : std::string(); !maker.empty()) {
        // A member of its cluster is out, and only the operator knows whether another one may go:
        // the last copy of data may be on this Node, or the quorum hang on it.
        std::erase_if(why.exits, [](const Exit &exit) { return exit.kind == "override"; });
        why.exits.insert(why.exits.begin() + 1, {say::lookAt(maker), "owner"});
    } else if (isSick && !guardsEtcd(first.blocking)) {
        why.exits.insert(why.exits.begin() + 2,
                         {say::letSickPodsGo(budgetName(first.blocking)), "fix"});
    }
    return why;
}

} // namespace hp::holds
