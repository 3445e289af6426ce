// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/Conditions.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

constexpr Duration makingMayTake = 30min;

/// Its server is there: by the flag, or by what only a server gives.
bool hasServer(const CapiCase &c)
{
    return isInfrastructureReady(c.view.machine) || !providerIdOf(c.view.machine).empty()
        || says(reported(c.view.machine, "NodeHealthy"), "Node with spec.providerID")
        || says(reported(c.view.machine, "NodeReady"), "Node with spec.providerID");
}

bool hasBootstrapData(const CapiCase &c)
{
    return isBootstrapReady(c.view.machine) || hasServer(c);
}

/// A control plane would lose more with it than it gains by another one.
bool isNeededByEtcd(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    // One that never came as far has no member.
    const bool mayBeMember =
        !nodeNameOf(machine).empty() || reported(machine, "EtcdMemberHealthy").has_value();
    return isControlPlaneMachine(machine) && mayBeMember
        && (isLastOfControlPlane(c.view) || !othersAreMajority(c.view));
}

std::optional<WhyStuck> machineFailed(const CapiCase &c)
{
    const std::string failure = failureOf(c.view.machine);
    if (!lives(c) || failure.empty())
        return std::nullopt;
    // A failure is never taken back: it may be one that has passed, of a server that serves.
    const bool serves = isInfrastructureReady(c.view.machine)
        && (c.view.node ? reportedIs(c.view.node, "Ready", "True")
                        : reportedIs(c.view.machine, "NodeHealthy", "True"));
    const Message ready = serves ? say::nodeIsReady(nodeOf(c)) : Message();
    WhyStuck why = whyFrom(c,
                           {.at = "failed",
                            .hold = c.view.machine.name(),
                            .head = say::failed(abridged(failure, 120)),
                            .inShort = say::failed(abridged(failure, 90)),
                            .clause = ready,
                            .since = parseTime(c.view.machine.text("/status/lastUpdated")),
                            .next = say::nothingIsDoneByItselfThen()});
    why.look = StuckState::Failed;
    why.priority = 3;
    why.facts.push_back({quoted(failure), quoted("status.failureMessage"), {}});
    if (serves) {
        why.facts.push_back(c.view.node ? conditionFact(c.view.node, "Ready")
                                        : conditionFact(c.view.machine, "NodeHealthy"));
        why.exits.push_back(
            {say::capiCheckProvider(infrastructureOf(c.view.machine).kind), "owner"});
    }
    why.exits.push_back(replaceIt(c));
    return why;
}

/// A condition or an object below the machine has these words.
std::optional<ReportedState> reportWith(const CapiCase &c, std::string_view words)
{
    const Object *objects[] = {&c.view.machine, &c.view.bootstrap, &c.view.infrastructure};
    for (const Object *object : objects) {
        for (const char *type : {"BootstrapConfigReady",
                                 "BootstrapReady",
                                 "InfrastructureReady",
                                 "NodeHealthy",
                                 "NodeReady",
                                 "Ready",
                                 "DataSecretAvailable",
                                 "AssociateBareMetalHost",
                                 "AssociateBMH"}) {
            auto state = reported(*object, type);
            if (!says(state, words))
                continue;
            if (object != &c.view.machine && !object->kind().empty())
                state->place += " of " + object->kind() + ' ' + object->name();
            return state;
        }
    }
    return std::nullopt;
}

/// Some say themselves that they do not try again (cluster-api-provider-azure, azure/errors.go),
/// and the claims of Metal3 keep their error when an address is free again
/// (metal3-io/ip-address-manager#1537).
bool triesNoMore(const std::string &whole)
{
    constexpr std::array last{std::string_view("will not be requeued"),
                              std::string_view("cannot be recovered"),
                              std::string_view("Exhausted IP Pools")};
    return std::ranges::any_of(
        last, [&whole](std::string_view words) { return whole.find(words) != std::string::npos; });
}

/// What comes next when the provider gets there, which it may have given up.
Message nextOfProvider(const std::string &whole, Message next)
{
    return triesNoMore(whole) ? say::nothingIsDoneByItselfThen() : std::move(next);
}

/// Where a provider says what is wrong, that is to be mended; where it says nothing, its log may.
std::vector<holds::Exit>
exitsOfProvider(const std::string &kind, const std::string &told, const std::string &whole)
{
    if (told.empty() || told.find("check controller logs") != std::string::npos
        || told.starts_with("Waiting for "))
        return {{say::capiWaitController(), "wait"}, {say::capiCheckProvider(kind), "owner"}};
    return {
        {triesNoMore(whole) ? say::waitInVainPersonHasToAct() : say::capiWaitController(), "wait"},
        {say::cureWhatItComplainsAbout(), "fix"}};
}

constexpr std::string_view objectIsDeleted = "has been deleted while the ";

/// The server of a machine that ran is gone, and no controller makes another for it: by the core's
/// words, or by the reasons of providers (the conditions of AWSMachine and OpenStackMachine), which
/// may be those of a server that is not there yet.
bool isServerGone(const CapiCase &c, const ReportedState &infrastructure)
{
    constexpr std::array reasons{std::string_view("InstanceTerminated"),
                                 std::string_view("InstanceNotFound"),
                                 std::string_view("InstanceDeleted")};
    return infrastructure.condition.message.find(objectIsDeleted) != std::string::npos
        || (!nodeNameOf(c.view.machine).empty()
            && std::ranges::find(reasons, infrastructure.condition.reason) != reasons.end());
}

/// Somebody deleted the object of its server, and with it the server, or the server alone: Cluster
/// API makes no other (facts/cluster-api.md, conditions of a Machine: InfrastructureReady).
std::optional<WhyStuck> serverIsDeleted(const CapiCase &c)
{
    const auto state = reported(c.view.machine, "InfrastructureReady");
    if (!lives(c) || !state || state->condition.status != "False" || !isServerGone(c, *state))
        return std::nullopt;
    const Reference reference = infrastructureOf(c.view.machine);
    const bool isDeleted = says(state, objectIsDeleted);
    const std::string told = firstEntry(
        state->condition.message.empty() ? state->condition.reason : state->condition.message);
    WhyStuck why =
        whyFrom(c,
                {.at = "infrastructure",
                 .hold = reference.key.name,
                 .owner = reference.kind,
                 .head = isDeleted
                     ? say::capiMachineReportsOf(shortName(reference.key.name), abridged(told, 100))
                     : say::conditionIsFalse(state->condition.type, abridged(told, 80)),
                 .clause = isDeleted ? say::capiServerMayRun() : Message(),
                 .since = state->since,
                 .next = isWatched(c) ? say::healthCheckRemediatesMachineOnce()
                                      : say::nothingIsDoneByItselfThen()});
    why.priority = 2;
    why.facts.push_back(factFrom(*state));
    why.exits = {replaceIt(c)};
    return why;
}

std::optional<WhyStuck> waitsForFirstControlPlane(const CapiCase &c)
{
    if (!isBeingMade(c) || hasBootstrapData(c))
        return std::nullopt;
    const auto state = reportWith(c, "control plane to be initialized");
    if (!state)
        return std::nullopt;
    WhyStuck why = progressFrom(c,
                                {.at = "bootstrap",
                                 .hold = clusterOf(c),
                                 .owner = planeOf(c),
                                 .head = say::capiWaitsForControlPlane(clusterOf(c)),
                                 .since = state->since,
                                 .next = say::getsOnWhenCured()},
                                makingMayTake);
    why.facts.push_back(factFrom(*state));
    why.exits = {{say::capiWaitInitialized(), "wait"},
                 {say::capiHealControlPlane(planeOf(c)), "fix"}};
    return why;
}

/// Free hosts that are kept for one owner of machines.
struct Reserved {
    std::int64_t count = 0;
    std::string owner{};
};

Reserved reservedHosts(const CapiView &view)
{
    Reserved reserved;
    for (const Object &host : view.hosts) {
        const std::string &state = host.text("/status/provisioning/state");
        const auto owner = host.label(nodeReuseLabel);
        if (!owner || (state != "available" && state != "ready"))
            continue;
        ++reserved.count;
        reserved.owner = shortName(*owner);
    }
    return reserved;
}

std::optional<WhyStuck> noHost(const CapiCase &c, bool reservedOnly)
{
    if (!isBeingMade(c) || hasServer(c))
        return std::nullopt;
    const auto state = reportWith(c, "no available host found");
    const Reserved reserved = reservedHosts(c.view);
    if (!state || (reservedOnly && reserved.count == 0))
        return std::nullopt;
    WhyStuck why = whyFrom(c,
                           {.at = "host",
                            .hold = "BareMetalHost",
                            .owner = reserved.owner,
                            .head = reservedOnly ? say::noHostIsFreeBecause(
                                        say::capiHostsAreReserved(reserved.owner, reserved.count))
                                                 : say::noHostIsFree(),
                            .since = state->since,
                            .next = say::claimsFirstHostThatIs()});
    why.facts.push_back(factFrom(*state));
    if (reservedOnly)
        why.facts.push_back({say::capiHostsAreReserved(reserved.owner, reserved.count),
                             quoted(std::string("metadata.labels[") + nodeReuseLabel + ']'),
                             {}});
    why.exits = {{say::waitHostMayBecomeFree(), "wait"}};
    if (reservedOnly)
        why.exits.push_back({say::ask(reserved.owner), "ask"});
    why.exits.push_back({say::addHostThatHostSelectorMatches(), "fix"});
    if (reservedOnly)
        why.exits.push_back({say::capiFreeReservedHost(nodeReuseLabel), "override"});
    return why;
}

std::optional<WhyStuck> hostsReserved(const CapiCase &c)
{
    return noHost(c, true);
}

std::optional<WhyStuck> noHostAtAll(const CapiCase &c)
{
    return noHost(c, false);
}

/// What the network and the load balancer of the cluster lack, which all that is made waits for;
/// nullopt: it is not that.
std::optional<WhyStuck> clusterNotReady(const CapiCase &c,
                                        const std::optional<ReportedState> &waits)
{
    const bool isThat = says(waits, "Cluster status.infrastructureReady")
        || says(waits, "Cluster status.initialization.infrastructureProvisioned")
        || (waits && waits->condition.reason == "WaitingForClusterInfrastructure");
    const auto state = reported(c.view.cluster, "InfrastructureReady");
    if (!isThat || !state || state->condition.status == "True")
        return std::nullopt;
    const Reference reference = infrastructureOf(c.view.cluster);
    const std::string kind = reference.kind.empty() ? "Cluster" : reference.kind;
    const std::string name =
        shortName(reference.key.name.empty() ? c.view.cluster.name() : reference.key.name);
    const std::string told = firstEntry(state->condition.message);
    WhyStuck why = progressFrom(
        c,
        {.at = "infrastructure",
         .hold = name,
         .owner = kind,
         .head = told.empty() ? say::capiObjectIsNotReady(kind, name)
                              : say::capiObjectIsNotReadyBecause(kind, name, abridged(told, 80)),
         .inShort = say::capiObjectIsNotReady(kind, name),
         .since = state->since ? state->since : c.view.cluster.creationTimestamp(),
         .next = nextOfProvider(told, say::instanceIsCreatedNext())},
        makingMayTake);
    why.facts.push_back(conditionFact(c.view.cluster, "InfrastructureReady"));
    why.facts.push_back(factFrom(*waits));
    why.exits = exitsOfProvider(kind, told, told);
    return why;
}

std::optional<WhyStuck> bootstrapNotReady(const CapiCase &c)
{
    if (!isBeingMade(c) || hasBootstrapData(c))
        return std::nullopt;
    auto state = reported(c.view.machine, "BootstrapConfigReady");
    if (!state)
        state = reported(c.view.machine, "BootstrapReady");
    if (auto why = clusterNotReady(c, state))
        return why;
    const std::string text = !state        ? std::string()
        : state->condition.message.empty() ? state->condition.reason
                                           : firstEntry(state->condition.message);
    WhyStuck why = progressFrom(
        c,
        {.at = "bootstrap",
         .hold = bootstrapOf(c.view.machine).key.name,
         .owner = bootstrapOf(c.view.machine).kind,
         .head = text.empty() ? say::capiBootstrapIsNotReady()
                              : say::capiBootstrapIsNotReadyBecause(abridged(text, 100)),
         .since = state && state->since ? state->since : c.view.machine.creationTimestamp(),
         .next = nextOfProvider(text, say::instanceIsCreatedNext())},
        makingMayTake);
    if (state)
        why.facts.push_back(factFrom(*state));
    const std::string told = state ? firstEntry(state->condition.message) : std::string();
    why.exits = exitsOfProvider(bootstrapOf(c.view.machine).kind, told, told);
    return why;
}

/// What the object of the provider says itself, and not what the core says for one that is silent.
bool isOfProvider(const std::optional<ReportedState> &infrastructure)
{
    return infrastructure && !says(infrastructure, "status.initialization.provisioned is ")
        && !says(infrastructure, "Waiting for Machine spec.bootstrap");
}

/// A reason by which a provider names its trouble; empty: it says no more than that there is no
/// server yet.
std::string nameOfTrouble(const std::string &reason)
{
    constexpr std::array general{std::string_view("NotReady"),
                                 std::string_view("ReadyUnknown"),
                                 std::string_view("NotProvisioned"),
                                 std::string_view("WaitingForInfrastructure"),
                                 std::string_view("DoesNotExist")};
    return std::ranges::find(general, reason) == general.end() ? reason : std::string();
}

std::optional<WhyStuck> infrastructureNotReady(const CapiCase &c)
{
    if (!isBeingMade(c) || hasServer(c) || !hasBootstrapData(c))
        return std::nullopt;
    const Reference reference = infrastructureOf(c.view.machine);
    auto state = reported(c.view.machine, "InfrastructureReady");
    if (auto why = clusterNotReady(c, state))
        return why;
    const std::string whole = state ? state->condition.message : std::string();
    const std::string text = wordsOfProvider(whole);
    // A provider that has no words for it has a name.
    const std::string told = text.empty() && state ? nameOfTrouble(state->condition.reason) : text;
    const std::string name = shortName(reference.key.name);
    Said said{.at = "infrastructure",
              .hold = reference.key.name,
              .owner = reference.kind,
              .since = state && state->since ? state->since : c.view.machine.creationTimestamp(),
              .next = nextOfProvider(whole, say::nodeJoinsNext())};
    const auto head = [&](std::size_t most) {
        return told.empty()
            ? say::capiObjectIsNotReady(reference.kind, name)
            : say::capiObjectIsNotReadyBecause(reference.kind, name, abridged(told, most));
    };
    // Rather more of an error than what comes next.
    said.head = head(110);
    said.inShort = head(80);
    WhyStuck why = progressFrom(c, said, makingMayTake);
    if (state)
        why.facts.push_back(factFrom(*state));
    // Of a provider that has not said anything yet the core says that it waits.
    why.exits = exitsOfProvider(reference.kind, isOfProvider(state) ? text : std::string(), whole);
    return why;
}

/// A Node has joined that can only be its, and Cluster API knows Nodes by their provider id alone
/// (upstream: reconcileNode).
WhyStuck joinedAsAnother(const CapiCase &c, Said said)
{
    constexpr std::string_view uninitialized = "node.cloudprovider.kubernetes.io/uninitialized";
    const Object &node = c.view.likeNode;
    const std::string name = shortName(node.name());
    const std::string &id = providerIdOf(c.view.machine);
    const std::string &other = node.text("/spec/providerID");
    const Json &taints = node.at("/spec/taints");
    const bool isAwaited = taints.is_array() && std::ranges::any_of(taints, [&](const Json &taint) {
                               return textOf(taint, "key") == uninitialized;
                           });
    said.hold = node.name();
    said.owner = other.empty() ? "cloud-controller-manager" : "provider";
    if (other.empty()) {
        said.head =
            isAwaited ? say::capiNodeIsNotInitialized(name) : say::capiNodeHasNoProviderId(name);
    } else {
        said.head = say::nodeHasAnotherProviderId(name, shortName(other), shortName(id));
        said.inShort = say::nodeHasAnotherProviderIdShort(name);
    }
    WhyStuck why = progressFrom(c, said, bootMayTake);
    why.facts.push_back(
        {said.head, say::specProviderIdOfNode(node.name()), node.creationTimestamp()});
    if (isAwaited)
        why.facts.push_back(
            {quoted(std::string(uninitialized)), say::specTaintsOfNode(node.name()), {}});
    if (const auto state = reported(c.view.machine, "NodeHealthy");
        state && !state->condition.message.empty())
        why.facts.push_back(factFrom(*state));
    // Whole: a provider id cannot be corrected once it is set, and those of Azure are long.
    constexpr std::size_t longestId = 1024;
    if (!other.empty()) {
        why.exits = {{say::waitInVainUnlessProviderId(), "wait"},
                     {say::lookAtCloudControllerManager(), "owner"},
                     // Of a Node that is deleted while it serves the pods run twice.
                     {ConditionsIn(node.at("/status/conditions")).is("Ready", "True")
                          ? say::drainAndRegisterNodeAnew(node.name())
                          : say::registerNodeAnew(node.name()),
                      "fix"}};
        return why;
    }
    why.exits = {{say::capiWaitProviderId(), "wait"},
                 {say::lookAtCloudControllerManager(), "owner"}};
    if (id.size() <= longestId)
        why.exits.push_back({say::capiSetProviderId(node.name(), id), "expert"});
    return why;
}

/// Its health check has given it up before its Node joined: who does not make another, and why,
/// goes before that no Node has joined.
template<std::optional<WhyStuck> (*Says)(const CapiCase &)>
std::optional<WhyStuck> givenUp(const CapiCase &c)
{
    return isBeingMade(c) && hasServer(c) && !c.view.likeNode
            && reportedIs(c.view.machine, "HealthCheckSucceeded", "False")
        ? Says(c)
        : std::nullopt;
}

/// A join that failed has left a member of etcd that never started, and etcd takes no other one in
/// beside it: a control plane before the fix does not remove it, as it has no name
/// (kubernetes-sigs/cluster-api#13221, #13685). In every join there is such a one for a while, and
/// while one joins the list of members counts as that of the machines (upstream:
/// compareMachinesAndMembers).
std::optional<WhyStuck> joinIsStopped(const CapiCase &c)
{
    const Object &plane = c.view.controlPlane;
    const auto etcd = reported(plane, "EtcdClusterHealthy");
    constexpr std::string_view words = "(Name not yet assigned)";
    if (!isBeingMade(c) || !hasServer(c) || c.view.likeNode || !says(etcd, words)
        || !isControlPlaneMachine(c.view.machine))
        return std::nullopt;
    const auto node = reported(c.view.machine, "NodeHealthy");
    const auto since = node && node->since ? node->since : c.view.machine.creationTimestamp();
    if (!since || c.now - *since < bootMayTake)
        return std::nullopt;
    const std::string &all = etcd->condition.message;
    const std::size_t before = all.rfind('\n', all.find(words));
    WhyStuck why = whyFrom(c,
                           {.at = "etcd",
                            .hold = plane.name(),
                            .owner = planeOf(c),
                            .head = say::capiMembersDiffer(planeOf(c)),
                            .since = since,
                            .next = say::getsOnWhenCured()});
    why.priority = 1;
    why.facts.push_back({quoted(firstEntry(before == std::string::npos ? all : all.substr(before))),
                         conditionFact(plane, "EtcdClusterHealthy").source,
                         etcd->since});
    why.exits = {{say::lookAtConsoleOfInstance(), "owner"},
                 {say::capiRemoveUnstartedMember(), "expert"}};
    return why;
}

std::optional<WhyStuck> neverJoined(const CapiCase &c)
{
    if (!isBeingMade(c) || !hasServer(c))
        return std::nullopt;
    const std::string &id = providerIdOf(c.view.machine);
    auto state = reported(c.view.machine, "NodeHealthy");
    const std::string text = state ? state->condition.message : std::string();
    Said said{.at = "node",
              .hold = id.empty() ? c.view.machine.name() : id,
              .owner = "provider",
              .since = state && state->since ? state->since : c.view.machine.creationTimestamp(),
              .next = say::nodeJoinsNext(),
              .ofWorkload = true};
    said.head =
        id.empty() ? say::noProviderIdSoNoNode() : say::noNodeHasJoinedFor(shortened(id, 72));
    const Object &like = c.view.likeNode;
    if (!id.empty() && like && like.text("/spec/providerID") != id)
        return joinedAsAnother(c, said);
    // It is there, and who writes that down has not seen it (upstream: reconcileNode).
    const bool hasJoined = !id.empty() && like;
    if (hasJoined) {
        said.hold = like.name();
        said.owner = "Cluster API";
        said.head = say::capiNodeIsNotLinked(shortName(like.name()));
        said.since = like.creationTimestamp() ? like.creationTimestamp() : said.since;
        said.next = say::machineIsRunningNext();
    }
    // The health check has given it up, and somebody is to make another.
    const bool isGivenUp = reportedIs(c.view.machine, "HealthCheckSucceeded", "False");
    if (isGivenUp)
        said.next = say::healthCheckRemediatesMachineOnce();
    if (isGivenUp && !id.empty() && !hasJoined) // which says more than the rest of the id
        said.head = say::noNodeHasJoinedFor(shortened(id, 24));
    WhyStuck why = progressFrom(c, said, bootMayTake);
    if (hasJoined)
        why.facts.push_back(
            {quoted(id), say::specProviderIdOfNode(like.name()), like.creationTimestamp()});
    if (!text.empty())
        why.facts.push_back(factFrom(*state));
    if (isGivenUp)
        why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
    // Cluster API links a Node as it joins: it is down, or does not reach its cluster.
    const bool isOutOfReach = reportedIs(c.view.cluster, "RemoteConnectionProbe", "False");
    if (hasJoined && isOutOfReach)
        why.facts.push_back(conditionFact(c.view.cluster, "RemoteConnectionProbe"));
    if (hasJoined)
        why.exits = {{isGivenUp ? say::waitHealthCheckActs() : say::capiWaitController(), "wait"},
                     isOutOfReach ? holds::Exit{say::capiRestoreWorkload(clusterOf(c)), "fix"}
                                  : holds::Exit{say::capiCheckControllers(), "owner"}};
    else
        why.exits = {{isGivenUp ? say::waitHealthCheckActs() : say::waitNodeJoins(), "wait"},
                     {say::lookAtConsoleOfInstance(), "owner"},
                     {say::lookAtCloudControllerManager(), "fix"}};
    return why;
}

/// A MachinePool whose provider has not made all of its machines.
std::optional<WhyStuck> poolIsShort(const CapiCase &c)
{
    const Object &pool = c.view.machine;
    const int ready = readyReplicasOf(pool);
    const int wanted = replicasOf(pool);
    if (!lives(c) || !isMachinePool(pool) || isBeingMade(c) || ready >= wanted)
        return std::nullopt;
    const auto state = reported(pool, "ReplicasReady");
    const Reference reference = infrastructureOf(pool);
    WhyStuck why = progressFrom(c,
                                {.at = "replicas",
                                 .hold = pool.name(),
                                 .owner = reference.kind,
                                 .head = say::capiMachinesAreReady(ready, wanted),
                                 .since = state ? state->since : std::nullopt,
                                 .next = say::getsOnWhenCured()},
                                makingMayTake);
    if (state)
        why.facts.push_back(factFrom(*state));
    why.exits = {{say::capiWaitController(), "wait"},
                 {say::capiCheckProvider(reference.kind), "owner"}};
    return why;
}

} // namespace

holds::Exit replaceIt(const CapiCase &c)
{
    const Object &machine = c.view.machine;
    if (isMachinePool(machine)) // with it all of its machines would go
        return {say::cureWhatItComplainsAbout(), "fix"};
    if (isNeededByEtcd(c))
        return {say::capiHealAnotherMember(), "fix"};
    const std::string owner = controllerOf(machine).kind;
    if (c.view.machineSet || owner == "MachineSet")
        return {say::deleteMachineSetMakesNew(), "fix"};
    return {owner.empty() ? say::deleteMachineAndCreateAnother()
                          : say::capiDeleteOwnerMakesNew(owner),
            "fix"};
}

const std::vector<CapiCause> &capiCreationCauses()
{
    static const std::vector<CapiCause> causes{
        {"machine failed", machineFailed},
        {"server object deleted", serverIsDeleted},
        {"waits for the first control plane", waitsForFirstControlPlane},
        {"hosts reserved", hostsReserved},
        {"no free host", noHostAtAll},
        {"bootstrap not ready", bootstrapNotReady},
        {"infrastructure not ready", infrastructureNotReady},
        {"repair stopped", givenUp<repairStopped>},
        {"replacement costs quorum", givenUp<replacementCostsQuorum>},
        {"replacement given up", givenUp<replacementGaveUp>},
        {"replacement refused", givenUp<replacementRefused>},
        {"etcd members differ", joinIsStopped},
        {"Node has not joined", neverJoined},
        {"pool has too few machines", poolIsShort},
    };
    return causes;
}

} // namespace hp::capi
