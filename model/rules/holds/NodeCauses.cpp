// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/HealthWatch.h"
#include "model/rules/holds/HostSigns.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::holds {

namespace {

using namespace std::chrono_literals;

constexpr Duration joiningMayTake = 20min;
/// A Node that is not ready is worth an alarm when it lasts.
constexpr Duration notReadyMayTake = 5min;
/// An Event that was told so often is no single mishap.
constexpr std::int64_t toldOften = 3;

/// The first InternalIP of a Node or Machine; empty: it has none.
std::string addressOf(const Object &nodeOrMachine)
{
    const auto addresses = machine::internalIps(nodeOrMachine);
    return addresses.empty() ? std::string() : addresses.front();
}

bool haveOneAddress(const Object &one, const Object &other)
{
    const auto others = machine::internalIps(other);
    return std::ranges::any_of(machine::internalIps(one), [&others](const std::string &address) {
        return std::ranges::find(others, address) != others.end();
    });
}

/// Of a Node that is deleted while it serves the pods run twice.
Message registeringAnew(const Object &node)
{
    return machine::conditionIs(node, "Ready", "True") ? say::drainAndRegisterNodeAnew(node.name())
                                                       : say::registerNodeAnew(node.name());
}

/// A Node that could be that of the machine and cannot be taken for it.
bool cannotTakeNode(WhyStuck &why, const Case &c, const Message &age)
{
    const Object &like = c.view.likeNode;
    const Object &machine = c.view.machine;
    const std::string name = shortName(like.name());
    const std::string &other = like.text("/spec/providerID");
    const std::string &id = machine::providerId(machine);
    const auto made = like.creationTimestamp();
    const bool isOlder =
        made && machine.creationTimestamp() && *made < *machine.creationTimestamp();
    why.exits = {{say::waitInVainUnlessProviderId(), "wait"}};
    if (!c.view.likeNodeOf.name.empty()) {
        why.sentence =
            fit({{say::nodeLikeItBelongsTo(name, shortName(c.view.likeNodeOf.name)), age}});
        why.exits.push_back({say::giveInstanceNameAndAddressOfItsOwn(), "fix"});
    } else if (!id.empty() && !other.empty() && other != id && isOlder) {
        why.sentence = fit({{say::nodeIsOfEarlierInstance(name, shortName(other)), age},
                            {say::nodeIsOfEarlierInstance(name, shortened(other, 24)), age}});
        why.exits.push_back({registeringAnew(like), "fix"});
    } else if (!id.empty() && !other.empty() && other != id) {
        why.sentence =
            fit({{say::nodeHasAnotherProviderId(name, shortName(other), shortName(id)), age},
                 {say::nodeHasAnotherProviderIdShort(name), age}});
        why.exits.push_back({registeringAnew(like), "fix"});
    } else if (!c.view.namesakes.empty()) {
        why.sentence =
            fit({{say::machinesShareAddress(
                      shortName(c.view.namesakes.front().name), addressOf(machine), name),
                  age}});
        why.exits.front().text = say::waitInVainTwoMachines();
        why.exits.push_back({say::giveInstanceNameAndAddressOfItsOwn(), "fix"});
    } else if (other.empty() && !addressOf(like).empty() && !addressOf(machine).empty()
               && !haveOneAddress(like, machine)) {
        why.sentence =
            fit({{say::nodeHasOtherAddress(name, addressOf(like), addressOf(machine)), age},
                 {say::nodeHasOtherAddressShort(name), age}});
        why.exits.push_back({registeringAnew(like), "fix"});
    } else {
        why.exits.clear();
        return false;
    }
    why.look = StuckState::Holding;
    why.priority = latePriority(c);
    why.hold = like.name();
    if (!other.empty())
        why.facts.push_back({say::nodeHasAnotherProviderId(name, other, id),
                             say::specProviderIdOfNode(like.name()),
                             made});
    return true;
}

/// What somebody says again and again who is to make a Node of the instance; null: nobody does. A
/// call to the provider has rows of its own.
const EventSign *failureToJoin(const Case &c)
{
    constexpr std::array calls{std::string_view("FailedCreate"),
                               std::string_view("FailedUpdate"),
                               std::string_view("FailedDelete")};
    const auto sign = std::ranges::find_if(c.view.events, [&](const EventSign &one) {
        return one.kind == "Machine" && one.warning && one.count >= toldOften
            && isCurrent(one, c.now) && std::ranges::find(calls, one.reason) == calls.end();
    });
    return sign == c.view.events.end() ? nullptr : &*sign;
}

/// Who makes a Node of its instance, where that is not the instance itself; empty: it is.
std::string configuratorOf(const Case &c, const EventSign *told)
{
    // The Windows Machine Config Operator does it from outside, by SSH; there is no Ignition.
    if (c.view.machine.label("machine.openshift.io/os-id") == "Windows")
        return "windows-machine-config-operator";
    return told ? told->reporter : std::string();
}

std::optional<WhyStuck> joining(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || !machine::nodeName(machine).empty() || installedSince(c))
        return std::nullopt;
    auto since = ConditionsIn(machine.at("/status/conditions"))
                     .transitionTime(machine::condition::instanceExists);
    if (!since)
        since = machine.creationTimestamp();
    WhyStuck why = stage(c, "join", "Node", since, joiningMayTake);
    const std::string &id = machine::providerId(machine);
    const Message age = stageAge(why, c.now, joiningMayTake);
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    why.owner = watch.check.empty() ? std::string() : "machinehealthcheck/" + watch.check;
    if (const std::string state = stoppedState(machine); !state.empty()) {
        why.look = StuckState::Holding;
        why.priority = latePriority(c);
        why.hold = machine::instanceState;
        why.owner = "provider";
        why.sentence = fit({{say::noNodeJoinsWhileInstanceIs(state), age, watch.says},
                            {say::noNodeJoinsWhileInstanceIs(state), age}});
        why.facts.push_back(stateFact(machine));
        addStoppedExits(why, c, state);
    } else if (!c.view.likeNode || !cannotTakeNode(why, c, age)) {
        const bool isBare = id.empty() || !machine::hasAddress(machine);
        const std::string word = machine.annotation(machine::instanceState).value_or("");
        const bool isPending = id.empty() && !machine::hasAddress(machine) && !word.empty();
        const Message head = !isBare                     ? say::noNodeHasJoinedFor(shortName(id))
            : isPending                                  ? say::instanceIsInState(shortName(word))
            : id.empty() && machine::hasAddress(machine) ? say::noProviderIdSoNoNode()
            : id.empty()                                 ? say::noAddressAndNoIdSoNoNode()
                                                         : say::noAddressAndNoNode(shortName(id));
        const Message cutHead = isBare ? head : say::noNodeHasJoined();
        const EventSign *told = failureToJoin(c);
        const std::string configurator = configuratorOf(c, told);
        const auto failure = [&told](std::size_t most) {
            return say::toldAgainAndAgain(told->reason, told->count, abridged(told->message, most));
        };
        why.sentence = told
            ? fit({{cutHead, age, failure(90)}, {cutHead, age, failure(50)}, {cutHead, age}})
            : fit({{head, age, watch.says}, {cutHead, age, watch.says}, {cutHead, age}});
        if (told) {
            // It is trouble before the Node is late.
            if (why.look == StuckState::Working) {
                why.look = StuckState::Unknown;
                why.priority = 3;
            }
            why.facts.push_back(factOf(*told));
        }
        why.exits = {{watch.acts ? say::waitHealthCheckActs() : say::waitNodeJoins(), "wait"},
                     {!configurator.empty() ? say::lookAt(configurator)
                          : isBare          ? say::lookAtProviderAndItsLog()
                                            : say::lookAtConsoleOfInstance(),
                      "owner"}};
    }
    why.next = say::machineIsRunningNext();
    addEvidence(why, c);
    why.facts.push_back({watch.says, quoted("MachineHealthChecks"), {}});
    return why;
}

/// Two Machines name one Node: whose it is.
void tellSharedNode(WhyStuck &why, const Case &c)
{
    const Object &node = c.view.node;
    const std::string name = shortName(why.hold);
    const std::string other = shortName(c.view.sharers.front().name);
    const std::string &itsId = node.text("/spec/providerID");
    const std::string told = node.annotation(machine::nodeToMachine).value_or("");
    const bool isOurs = itsId.empty() ? told == toString(c.view.machine.key())
                                      : itsId == machine::providerId(c.view.machine);
    const bool isTheirs = !isOurs && (!itsId.empty() || !told.empty());
    why.look = isOurs ? StuckState::Unknown : StuckState::Holding;
    why.sentence = fit({{isOurs         ? say::nodeIsClaimedByAnother(name, other)
                             : isTheirs ? say::nodeBelongsToAnother(name, other)
                                        : say::nodeIsSharedWith(name, other)}});
    if (!itsId.empty())
        why.facts.push_back({quoted(itsId), say::specProviderIdOfNode(node.name()), {}});
    if (!told.empty())
        why.facts.push_back(
            {quoted(told),
             quoted(std::string("Node metadata.annotations[") + machine::nodeToMachine + ']'),
             {}});
    why.exits = {{say::waitInVainTwoMachines(), "wait"},
                 {say::deleteMachineWithoutInstance(), "fix"}};
}

/// Another Machine has its address, and its Node does not say of which instance it is.
bool tellNamesake(WhyStuck &why, const Case &c)
{
    const auto addresses = machine::internalIps(c.view.machine);
    if (addresses.empty() || !c.view.node.text("/spec/providerID").empty())
        return false;
    why.priority = latePriority(c);
    why.look = StuckState::Holding;
    why.sentence = fit({{say::machinesShareAddress(shortName(c.view.namesakes.front().name),
                                                   addresses.front(),
                                                   shortName(c.view.node.name()))}});
    why.facts = {{say::machinesShareAddress(
                      c.view.namesakes.front().name, addresses.front(), c.view.node.name()),
                  quoted("status.addresses"),
                  {}}};
    why.exits = {{say::waitInVainTwoMachines(), "wait"},
                 {say::giveInstanceNameAndAddressOfItsOwn(), "fix"}};
    return true;
}

/// Whose finalizer on a Node it is that stands for work behind the Node: an instance runs on, or a
/// member of etcd stays, where somebody takes it off before that is done. Null: not known.
const char *keeperOfNode(const std::string &finalizer)
{
    constexpr std::array<std::pair<std::string_view, const char *>, 3> known{
        // It drains the Node and ends its instance (karpenter.sh, "Disruption").
        {{"karpenter.sh/termination", "Karpenter"},
         // It takes the member of the Node out of etcd (k3s-io/k3s, pkg/etcd).
         {"wrangler.cattle.io/managed-etcd-controller", "k3s/RKE2"},
         // It keeps labels and annotations of a Node that is being remediated.
         {"metal3.io/capbm", "cluster-api-provider-baremetal"}}};
    const auto *found =
        std::ranges::find(known, finalizer, [](const auto &row) { return row.first; });
    return found == known.end() ? nullptr : found->second;
}

/// Its Node goes, and the machine does not.
void tellGoingNode(WhyStuck &why, const Case &c)
{
    const Object &node = c.view.node;
    const Json &finalizers = node.at("/metadata/finalizers");
    const std::string keeper =
        finalizers.is_array() && !finalizers.empty() && finalizers.front().is_string()
        ? finalizers.front().get<std::string>()
        : std::string();
    why.since = why.cause = node.deletionTimestamp();
    why.priority = latePriority(c);
    why.sentence = fit(
        {{keeper.empty() ? say::nodeIsGoingAway(shortName(node.name()))
                         : say::nodeIsGoingAwayFinalizer(shortName(node.name()), shortName(keeper)),
          ageSince(why.since, c.now)}});
    why.facts = {
        {say::deletionWasAskedFor(), quoted("Node metadata.deletionTimestamp"), why.since}};
    why.exits = {{say::waitNodeIsGone(), "wait"}};
    if (const char *who = keeperOfNode(keeper))
        why.exits.push_back({say::lookAt(who), "owner"});
    else if (!keeper.empty())
        why.exits.push_back({say::takeFinalizerOffNode(keeper, node.name()), "expert"});
}

/// When a taint was put on a Node, where it says so.
struct Taint {
    bool there = false;
    std::optional<TimePoint> since{};
    std::string value{};
};

/// The cluster-autoscaler writes it into the value, in seconds (kubernetes/autoscaler,
/// utils/taints); a time before there was a Node is none.
std::optional<TimePoint>
timeInValue(const Object &node, std::string_view key, std::string_view value)
{
    std::int64_t seconds = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    constexpr std::int64_t mostSeconds = 100'000'000'000; // nothing that a clock shows
    if (key != "ToBeDeletedByClusterAutoscaler" || value.empty() || fault != std::errc()
        || end != value.data() + value.size() || seconds <= 0 || seconds > mostSeconds)
        return std::nullopt;
    const TimePoint told{std::chrono::seconds(seconds)};
    const auto made = node.creationTimestamp();
    return made && told < *made ? std::nullopt : std::optional(told);
}

Taint taintOf(const Object &node, std::string_view key)
{
    for (const Json &taint : node.at("/spec/taints")) {
        if (textOf(taint, "key") != key)
            continue;
        const std::string &value = textOf(taint, "value");
        const auto added = parseTime(textOf(taint, "timeAdded"));
        return {true, added ? added : timeInValue(node, key, value), value};
    }
    return {};
}

/// An agent, or who registers Nodes, takes it off when it is there: "cni.istio.io/not-ready".
bool isOfAgent(const std::string &taint)
{
    return (taint.ends_with("not-ready") && !taint.starts_with("node.kubernetes.io/"))
        || taint.ends_with("/unregistered") || taint == "k8s.ovn.org/network-unavailable";
}

/// Who takes a taint off when what it stands for is over, and puts it on again while it is not.
struct TaintKeeper {
    std::string_view begins;
    const char *who; ///< null: an agent on the Node
};

const TaintKeeper *keeperOfTaint(const std::string &key)
{
    static constexpr std::array known{
        // A volume of DRBD without its quorum, or whose I/O fails (piraeusdatastore/
        // piraeus-ha-controller).
        TaintKeeper{"drbd.linbit.com/lost-quorum", "piraeus-ha-controller"},
        TaintKeeper{"drbd.linbit.com/force-io-error", "piraeus-ha-controller"},
        // Of a NodeReadinessRule (kubernetes-sigs/node-readiness-controller).
        TaintKeeper{"readiness.k8s.io/", "node-readiness-controller"},
        // Until its agent has configured the Node (deckhouse.io, "NodeGroup").
        TaintKeeper{"node.deckhouse.io/bashible-uninitialized", "deckhouse"},
        TaintKeeper{"node.deckhouse.io/uninitialized", "deckhouse"},
        // Its name before 1.0 for "karpenter.sh/disrupted".
        TaintKeeper{"karpenter.sh/disruption", "Karpenter"},
        TaintKeeper{"autoscaling.cast.ai/draining", "CAST AI"},
        // Its node lifecycle controller takes them off as soon as the Node is Ready.
        TaintKeeper{"node.kubernetes.io/not-ready", "kube-controller-manager"},
        TaintKeeper{"node.kubernetes.io/unreachable", "kube-controller-manager"},
        // It names the daemon set whose pod the Node lacks (pelotech/nidhogg).
        TaintKeeper{"nidhogg.uswitch.com/", nullptr},
        // Pools are made with them, and an agent takes them off (kubernetes/autoscaler, FAQ).
        TaintKeeper{"startup-taint.cluster-autoscaler.kubernetes.io/", nullptr},
        TaintKeeper{"ignore-taint.cluster-autoscaler.kubernetes.io/", nullptr}};
    const auto found = std::ranges::find_if(
        known, [&key](const TaintKeeper &one) { return key.starts_with(one.begins); });
    return found == known.end() ? nullptr : &*found;
}

/// Taints that a controller takes off again when it is done, and that keep pods away meanwhile;
/// what people reserve Nodes with is none of them.
std::vector<std::string> passingTaints(const Object &node)
{
    constexpr std::array known{std::string_view("node.kubernetes.io/out-of-service"),
                               std::string_view("node.kubernetes.io/network-unavailable"),
                               std::string_view("node.cloudprovider.kubernetes.io/shutdown"),
                               std::string_view("node.cluster.x-k8s.io/uninitialized"),
                               std::string_view("node.cluster.x-k8s.io/outdated-revision"),
                               std::string_view("ToBeDeletedByClusterAutoscaler"),
                               std::string_view("karpenter.sh/disrupted"),
                               std::string_view("medik8s.io/remediation"),
                               std::string_view("medik8s.io/drain"),
                               std::string_view("medik8s.io/fence-agents-remediation"),
                               std::string_view("remediation.medik8s.io/fence-agents-remediation"),
                               std::string_view("kubevirt.io/drain"),
                               // Of AKS, which repairs and drains Nodes by itself; its older name.
                               std::string_view("remediator.kubernetes.azure.com/unschedulable"),
                               std::string_view("remediator.aks.microsoft.com/unschedulable"),
                               std::string_view("cloud.google.com/impending-node-termination"),
                               std::string_view("node.kubernetes.io/disk-pressure"),
                               std::string_view("node.kubernetes.io/memory-pressure"),
                               std::string_view("node.kubernetes.io/pid-pressure")};
    std::vector<std::string> keys;
    for (const Json &taint : node.at("/spec/taints")) {
        const std::string &key = textOf(taint, "key");
        const bool keepsAway = textOf(taint, "effect") != "PreferNoSchedule";
        // Agents of networks and volumes take theirs off when they run, and who sees a Node off
        // says by the name why.
        const bool isCordonLeft =
            key == "node.kubernetes.io/unschedulable" && !machine::isCordoned(node);
        if (keepsAway
            && (isCordonLeft || std::ranges::find(known, key) != known.end() || isOfAgent(key)
                || keeperOfTaint(key) || key.starts_with("aws-node-termination-handler/"))
            && std::ranges::find(keys, key) == keys.end())
            keys.push_back(key);
    }
    return keys;
}

/// Its Node is Ready, and yet takes no pods.
std::optional<WhyStuck> takesNoPods(const Case &c, WhyStuck why)
{
    constexpr const char *uninitialized = "node.cloudprovider.kubernetes.io/uninitialized";
    constexpr const char *unschedulable = "node.kubernetes.io/unschedulable";
    const Object &node = c.view.node;
    const std::string name = shortName(node.name());
    if (taintOf(node, uninitialized).there) {
        // The cloud controller does it within seconds of the registration.
        why.since = why.cause = node.creationTimestamp();
        const bool lasts = !why.since || c.now - *why.since > notReadyMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + notReadyMayTake;
        why.sentence =
            fit({{say::nodeIsUninitialized(name, uninitialized), ageSince(why.since, c.now)}});
        why.facts = {{quoted(uninitialized), say::specTaintsOfNode(node.name()), {}}};
        why.exits = {{say::waitCloudInitialisesNode(), "wait"},
                     {say::lookAtCloudControllerManager(), "owner"}};
        return why;
    }
    // Whoever moves virtual machines away puts that taint on, and one that says its name is told.
    const auto worker = machine::isCordoned(node) ? workOn(node) : std::nullopt;
    const auto isToldOtherwise = [&worker](const std::string &key) {
        return key == "kubevirt.io/drain" && worker && !worker->sign.starts_with("taint ");
    };
    // A Node that has just come back has these for seconds.
    const auto readySince = ConditionsIn(node.at("/status/conditions")).transitionTime("Ready");
    const bool isJustBack = !readySince || c.now - *readySince <= notReadyMayTake;
    const auto goesByItself = [isJustBack](const std::string &key) {
        return isJustBack
            && (key == "node.kubernetes.io/not-ready" || key == "node.kubernetes.io/unreachable");
    };
    auto keys = passingTaints(node);
    std::erase_if(keys, isToldOtherwise);
    std::erase_if(keys, goesByItself);
    if (!keys.empty()) {
        const std::string &key = keys.front();
        const auto others = static_cast<std::int64_t>(keys.size()) - 1;
        why.since = why.cause = taintOf(node, key).since;
        if (why.since && *why.since > c.now)
            why.since = why.cause = std::nullopt;
        const auto since = why.since ? why.since : node.creationTimestamp();
        const bool lasts = !since || c.now - *since > notReadyMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        // The taint says by its value who cordoned the Node.
        const bool isOfWorker = worker && taintOf(node, key).value == worker->who;
        why.sentence = fit({{isOfWorker ? say::somebodyWorksOnNode(name, worker->who, worker->sign)
                                 : others == 0 ? say::nodeIsTainted(name, key)
                                               : say::nodeHasTaints(name, key, others),
                             ageSince(why.since, c.now)}});
        for (const std::string &one : keys)
            why.facts.push_back(
                {quoted(one), say::specTaintsOfNode(node.name()), taintOf(node, one).since});
        if (!lasts && since)
            why.turns = *since + notReadyMayTake;
        why.exits = {{say::waitWhoeverTaintedIt(), "wait"}};
        // An agent takes its own off when it runs, and puts it on again when it does not.
        if (const auto work = workOn(node); work && work->who != "cluster-autoscaler")
            why.exits.push_back({say::lookAt(work->who), "owner"});
        else if (const TaintKeeper *keeper = keeperOfTaint(key); keeper && keeper->who)
            why.exits.push_back({say::lookAt(keeper->who), "owner"});
        else if (keeper || isOfAgent(key))
            why.exits.push_back({say::lookAtAgentOf(key, node.name()), "owner"});
        else if (key == "node.cluster.x-k8s.io/uninitialized")
            // It is on until Cluster API has found the Machine of the Node, and labelled it.
            why.exits.push_back({say::capiCheckControllerLog(), "owner"});
        else
            why.exits.push_back({say::takeTaintOff(key, node.name()), "fix"});
        return why;
    }
    // Unreconcilable: a MachineConfig asks for what the daemon cannot change on a running Node.
    const std::string configured = node.annotation(maintenance::configState).value_or("Done");
    if (configured == "Degraded" || configured == "Unreconcilable") {
        constexpr const char *configReason = "machineconfiguration.openshift.io/reason";
        const std::string words = node.annotation(configReason).value_or(configured);
        why.priority = latePriority(c);
        why.sentence = fit({{say::nodeCannotBeConfigured(name, abridged(words, 90))}});
        why.facts = {
            {quoted(words), say::annotationOfObject(configReason, "Node " + node.name()), {}}};
        why.exits = {{say::waitConfigurationIsDone(), "wait"},
                     {say::cureWhatItComplainsAbout(), "fix"}};
        return why;
    }
    // What maintenance and the machine-config operator cordon they uncordon themselves.
    if (!machine::isCordoned(node) || node.label(maintenance::excludeLabel)
        || c.view.machine.annotation(maintenance::underWay))
        return std::nullopt;
    why.since = why.cause = taintOf(node, unschedulable).since;
    why.facts = {
        {say::nodeIsCordoned(node.name()), say::specUnschedulableOfNode(node.name()), why.since}};
    if (configured == "Working") {
        const bool lasts = !why.since || c.now - *why.since > drainMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + drainMayTake;
        const Message head = say::nodeIsBeingConfigured(name);
        const Message age = ageSince(why.since, c.now);
        why.exits = {{say::waitConfigurationIsDone(), "wait"},
                     {say::lookAt("machine-config-operator"), "owner"}};
        const auto refused = std::ranges::find_if(c.view.events, [&c](const EventSign &sign) {
            return sign.kind == "Node" && sign.reason == "FailedToDrain" && sign.warning
                && isCurrent(sign, c.now);
        });
        if (refused == c.view.events.end()) {
            why.sentence = fit({{head, age}});
            return why;
        }
        const auto told = [&refused](std::size_t most) {
            const std::string words = abridged(refused->message, most);
            return refused->count > 1
                ? say::toldAgainAndAgain(refused->reason, refused->count, words)
                : quoted(words);
        };
        why.sentence =
            fit({{head, age, told(90)}, {head, age, told(45)}, {head, age, told(30)}, {head, age}});
        why.facts.push_back(factOf(*refused));
        why.exits.push_back({say::cureWhatDrainComplainsAbout(), "fix"});
        return why;
    }
    if (const auto work = workOn(node)) {
        const bool lasts = !why.since || c.now - *why.since > drainMayTake;
        why.look = lasts ? StuckState::Unknown : StuckState::Working;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + drainMayTake;
        const Message age = ageSince(why.since, c.now);
        // "annotation machineconfiguration.openshift.io/desiredDrain" is long.
        std::string brief = work->sign;
        if (const std::size_t slash = brief.find('/'); slash != std::string::npos)
            brief.erase(brief.rfind(' ', slash) + 1, slash - brief.rfind(' ', slash));
        why.sentence = fit({{say::somebodyWorksOnNode(name, work->who, work->sign), age},
                            {say::somebodyWorksOnNode(name, work->who, brief), age}});
        why.exits = {{say::waitWhoeverCordonedIt(), "wait"}, {say::lookAt(work->who), "owner"}};
        if (lasts && !work->insists)
            why.exits.push_back({say::uncordonNodeOnceServesAgain(node.name()), "fix"});
        return why;
    }
    why.sentence = fit({{say::nodeIsCordonedAndTakesNoPods(name), ageSince(why.since, c.now)}});
    why.exits = {{say::waitWhoeverCordonedIt(), "wait"},
                 {say::uncordonNodeOnceServesAgain(node.name()), "fix"}};
    return why;
}

/// What else is not ready: the quorum of etcd before all, and Nodes that have a cause in common.
Message othersNotReady(const Case &c)
{
    const std::string &own = machine::nodeName(c.view.machine);
    const SiteView &site = siteOf(c.view);
    const auto isUnready = [&site](const Object &node) {
        return site.unreadyNodes.contains(node.name());
    };
    const auto masters = std::ssize(site.controlPlaneNodes);
    const auto lost = std::ranges::count_if(site.controlPlaneNodes, isUnready);
    if (machine::isMaster(c.view.machine) && lost > 1 && lost * 2 >= masters)
        return say::quorumOfEtcdIsAtRisk(lost, masters);
    const auto others = std::ssize(site.unreadyNodes) - (site.unreadyNodes.contains(own) ? 1 : 0);
    // One of many is the rule; several may have a switch or a rack in common.
    return others < 2 ? Message() : say::otherNodesAreNotReady(others);
}

/// Why the network of a Node does not start, as Events of the Node tell it, and who is to mend it.
struct NetworkLack {
    const EventSign *sign = nullptr; ///< null: nobody tells it
    const char *who = "";
};

NetworkLack networkLackOf(const Case &c)
{
    constexpr const char *ranges = "kube-controller-manager";
    constexpr std::array<std::pair<std::string_view, const char *>, 2> known{
        {{"CIDRNotAvailable", ranges}, {"CIDRAssignmentFailed", ranges}}};
    for (const EventSign &sign : c.view.events) {
        for (const auto &[reason, who] : known) {
            if (sign.kind == "Node" && sign.reason == reason && isCurrent(sign, c.now))
                return {&sign, who};
        }
    }
    return {};
}

/// Its Node is shared, gone, not ready or takes no pods.
std::optional<WhyStuck> serving(const Case &c)
{
    const Object &machine = c.view.machine;
    const std::string &nodeName = machine::nodeName(machine);
    if (machine.isDeleting() || nodeName.empty() || (!c.view.node && !c.view.nodesKnown))
        return std::nullopt;
    const HealthWatch watch = healthWatchOf(c.view, c.now);
    WhyStuck why;
    why.waitingAt = "node";
    why.hold = nodeName;
    why.owner = watch.check.empty() ? std::string() : "machinehealthcheck/" + watch.check;
    why.look = StuckState::Unknown;
    why.next = say::getsOnWhenCured();
    why.exits = {watch.acts ? Exit{say::waitHealthCheckActs(), "wait"}
                            : Exit{say::waitNodeMayComeBack(), "wait"}};
    const std::string node = shortName(nodeName);
    if (!c.view.sharers.empty()) {
        why.priority = latePriority(c);
        tellSharedNode(why, c);
        addEvidence(why, c);
        return why;
    }
    if (c.view.node && !c.view.namesakes.empty() && tellNamesake(why, c))
        return why;
    if (c.view.node && c.view.node.isDeleting()) {
        tellGoingNode(why, c);
        return why;
    }
    if (!c.view.node) {
        why.priority = latePriority(c);
        why.sentence = fit({{say::nodeOfItIsGone(node), watch.says}});
        why.exits.push_back({say::restartKubeletSoThatItRegisters(), "fix"});
    } else {
        const ConditionsIn conditions(c.view.node.at("/status/conditions"));
        const auto ready = conditions.get("Ready");
        if (ready && ready->status == "True")
            return takesNoPods(c, std::move(why));
        if (isBeingSwitchedOn(c))
            return std::nullopt;
        setSince(why, timeOf(c.view.node, "Ready", c.now));
        const bool lasts = !why.since || c.now - *why.since > notReadyMayTake;
        const auto joined = c.view.node.creationTimestamp();
        const bool isNew = joined && c.now - *joined <= notReadyMayTake;
        why.priority = lasts ? latePriority(c) : 0;
        if (!lasts)
            why.turns = *why.since + notReadyMayTake;
        // A Node that has just registered gets ready when its network is there.
        if (isNew && !lasts && (!ready || ready->status == "False"))
            why.look = StuckState::Working;
        const Message age = ageSince(why.since, c.now);
        const std::string state = stoppedState(machine);
        const auto work = workOn(c.view.node);
        const Message head = !state.empty() ? say::nodeIsNotReadyInstanceIs(node, state)
            : !ready                        ? say::nodeHasNoReadyCondition(node)
            : ready->status == "Unknown" && work
            ? say::nodeIsSilentDuringWork(node, work->who, work->sign)
            // It registered its Node and died: it was never heard, and has not fallen silent.
            : ready->status == "Unknown" && ready->reason != "NodeStatusNeverUpdated"
            ? say::kubeletOfNodeIsSilent(node)
            : ready->message.empty() ? say::nodeIsNotReady(node)
                                     : Message();
        const auto because = [&head, &node, &ready](std::size_t most) {
            return head.empty() ? say::nodeIsNotReadyBecause(node, abridged(ready->message, most))
                                : head;
        };
        const Message whole = because(110);
        const Message inShort = because(60);
        // Where something else serves addresses these Events are told of Nodes that are well, too.
        const bool lacksNetwork = state.empty() && ready && ready->status == "False"
            && ready->message.find("NetworkReady=false") != std::string::npos;
        const NetworkLack network = lacksNetwork ? networkLackOf(c) : NetworkLack();
        const Message others = isPowerUnknown(c)
            ? say::itsPowerIsNotKnownEither(shortName(c.view.host.name()))
            : othersNotReady(c);
        // What somebody asked for against it, and nobody does.
        const Message reboot = rebootThatWaits(c);
        const Message then = watch.acts || reboot.empty() ? watch.says : reboot;
        if (network.sign) {
            const Message lack = quoted(abridged(network.sign->message, 60));
            why.sentence = fit({{inShort, age, lack, others},
                                {inShort, age, lack},
                                {say::nodeIsNotReady(node), age, lack}});
        } else {
            why.sentence = fit({{whole, age, others, then},
                                {whole, age, others},
                                {whole, age, then},
                                {inShort, age, others, then},
                                {whole, age},
                                {inShort, age}});
        }
        if (ready)
            why.facts.push_back(
                {ready->message.empty() ? say::nodeIsNotReady(nodeName) : quoted(ready->message),
                 quoted("Node status.conditions[Ready]"),
                 why.since});
        if (network.sign) {
            why.facts.push_back(factOf(*network.sign));
            why.exits.push_back({say::lookAt(network.who), "owner"});
        } else if (state.empty()) {
            why.exits.push_back({say::lookAtKubeletOf(nodeName), "owner"});
        } else {
            why.owner = "provider";
            why.facts.insert(why.facts.begin(), stateFact(machine));
            addStoppedExits(why, c, state);
        }
    }
    if (watch.acts)
        why.next = say::healthCheckRemediatesMachineOnce();
    if (!watch.gaveUp.empty()) {
        why.exits.front().text = say::waitInVainRemediationIsOver();
        why.exits.push_back({say::repairAndDeleteRemediation(watch.gaveUp), "fix"});
    }
    addEvidence(why, c);
    why.facts.push_back({watch.says, quoted("MachineHealthChecks"), {}});
    return why;
}

} // namespace

std::optional<WhyStuck> whyNodeTakesNoPods(const Case &c)
{
    WhyStuck why;
    why.waitingAt = "node";
    why.hold = c.view.node.name();
    why.look = StuckState::Unknown;
    why.next = say::getsOnWhenCured();
    return takesNoPods(c, std::move(why));
}

const std::vector<Cause> &nodeCauses()
{
    static const std::vector<Cause> causes{{"Node has not joined", joining},
                                           {"Node shared, gone or not ready", serving}};
    return causes;
}

} // namespace hp::holds
