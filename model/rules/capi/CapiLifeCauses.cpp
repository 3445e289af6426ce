// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Status.h"
#include "model/messages/Stuck.h"
#include "model/resource/Machine.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiWhy.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckFact;
using holds::StuckState;
using holds::WhyStuck;

namespace {

using namespace std::chrono_literals;

constexpr Duration bootMayTake = 10min;
constexpr Duration makingMayTake = 30min;
constexpr Duration repairMayTake = 10min;
constexpr Duration updateMayTake = 30min;

constexpr std::string_view blockedWords = "is blocked because";

bool lives(const CapiCase &c)
{
    return c.view.machine && !c.view.machine.isDeleting();
}

/// The object that carries a report: the machine, or what is looked at without one.
bool says(const std::optional<ReportedState> &state, std::string_view text)
{
    return state && state->condition.message.find(text) != std::string::npos;
}

/// The line of a message that has these words, without the mark of a list.
std::string lineWith(const std::string &message, std::string_view words)
{
    const std::size_t at = message.find(words);
    if (at == std::string::npos)
        return {};
    const std::size_t before = message.rfind('\n', at);
    const std::size_t from = before == std::string::npos ? 0 : before + 1;
    std::string line = message.substr(from, message.find('\n', at) - from);
    const std::size_t first = line.find_first_not_of(" *");
    return first == std::string::npos ? std::string() : line.substr(first);
}

/// The number behind `words`; 0 where there is none.
std::int64_t numberAfter(const std::string &text, std::string_view words)
{
    const std::size_t at = text.find(words);
    std::int64_t number = 0;
    if (at != std::string::npos)
        std::from_chars(text.data() + at + words.size(), text.data() + text.size(), number);
    return number;
}

std::string clusterOf(const CapiCase &c)
{
    const std::string name = clusterNameOf(c.view.machine ? c.view.machine : c.view.owner);
    return shortName(name.empty() ? c.view.cluster.name() : name);
}

std::string planeOf(const CapiCase &c)
{
    if (c.view.controlPlane)
        return shortName(c.view.controlPlane.name());
    return shortName(c.view.machine.label(controlPlaneNameLabel).value_or(clusterOf(c)));
}

std::string nodeNameFor(const CapiCase &c)
{
    const std::string &name = nodeNameOf(c.view.machine);
    return shortName(name.empty() ? c.view.machine.name() : name);
}

/// No Node has joined for it yet.
bool isBeingMade(const CapiCase &c)
{
    return lives(c)
        && (isMachinePool(c.view.machine) ? !isInfrastructureReady(c.view.machine)
                                          : nodeNameOf(c.view.machine).empty());
}

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

// ------------------------------------------------------------------------------------- creation

std::optional<WhyStuck> machineFailed(const CapiCase &c)
{
    const std::string failure = failureOf(c.view.machine);
    if (!lives(c) || failure.empty())
        return std::nullopt;
    WhyStuck why = whyFrom(c,
                           {.at = "failed",
                            .hold = c.view.machine.name(),
                            .head = say::failed(abridged(failure, 120)),
                            .since = parseTime(c.view.machine.text("/status/lastUpdated")),
                            .next = say::nothingIsDoneByItselfThen()});
    why.look = StuckState::Failed;
    why.priority = 3;
    why.facts.push_back({quoted(failure), quoted("status.failureMessage"), {}});
    why.exits = {{say::deleteMachineAndCreateAnother(), "fix"}};
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

/// Where a provider says what is wrong, that is to be mended; where it says nothing, its log may.
std::vector<holds::Exit> exitsOfProvider(const std::string &kind, const std::string &told)
{
    if (told.empty() || told.find("check controller logs") != std::string::npos
        || told.starts_with("Waiting for "))
        return {{say::capiWaitController(), "wait"}, {say::capiCheckProvider(kind), "owner"}};
    return {{say::capiWaitController(), "wait"}, {say::cureWhatItComplainsAbout(), "fix"}};
}

StuckFact factFrom(const ReportedState &state)
{
    return {quoted(firstEntry(state.condition.message)), quoted(state.place), state.since};
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
    const bool isWatched = std::ranges::any_of(c.view.healthChecks, [&c](const Object &check) {
        return checkSelects(check, c.view.machine);
    });
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
                 .next = isWatched ? say::healthCheckRemediatesMachineOnce()
                                   : say::nothingIsDoneByItselfThen()});
    why.priority = 2;
    why.facts.push_back(factFrom(*state));
    why.exits = {
        {c.view.machineSet ? say::deleteMachineSetMakesNew() : say::deleteMachineAndCreateAnother(),
         "fix"}};
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
                            .hold = c.view.infrastructure.name(),
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
         .next = say::instanceIsCreatedNext()},
        makingMayTake);
    why.facts.push_back(conditionFact(c.view.cluster, "InfrastructureReady"));
    why.facts.push_back(factFrom(*waits));
    why.exits = exitsOfProvider(kind, told);
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
         .next = say::instanceIsCreatedNext()},
        makingMayTake);
    if (state)
        why.facts.push_back(factFrom(*state));
    why.exits = exitsOfProvider(bootstrapOf(c.view.machine).kind,
                                state ? firstEntry(state->condition.message) : std::string());
    return why;
}

/// What the object of the provider says itself, and not what the core says for one that is silent.
bool isOfProvider(const std::optional<ReportedState> &infrastructure)
{
    return infrastructure && !says(infrastructure, "status.initialization.provisioned is ")
        && !says(infrastructure, "Waiting for Machine spec.bootstrap");
}

std::optional<WhyStuck> infrastructureNotReady(const CapiCase &c)
{
    if (!isBeingMade(c) || hasServer(c) || !hasBootstrapData(c))
        return std::nullopt;
    const Reference reference = infrastructureOf(c.view.machine);
    auto state = reported(c.view.machine, "InfrastructureReady");
    if (auto why = clusterNotReady(c, state))
        return why;
    const std::string text = state ? firstEntry(state->condition.message) : std::string();
    const std::string name = shortName(reference.key.name);
    Said said{.at = "infrastructure",
              .hold = reference.key.name,
              .owner = reference.kind,
              .since = state && state->since ? state->since : c.view.machine.creationTimestamp(),
              .next = say::nodeJoinsNext()};
    said.inShort = say::capiObjectIsNotReady(reference.kind, name);
    said.head = text.empty()
        ? said.inShort
        : say::capiObjectIsNotReadyBecause(reference.kind, name, abridged(text, 80));
    WhyStuck why = progressFrom(c, said, makingMayTake);
    if (state)
        why.facts.push_back(factFrom(*state));
    // Of a provider that has not said anything yet the core says that it waits.
    why.exits = exitsOfProvider(reference.kind, isOfProvider(state) ? text : std::string());
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
    WhyStuck why = progressFrom(c, said, bootMayTake);
    if (!text.empty())
        why.facts.push_back(factFrom(*state));
    why.exits = {{say::waitNodeJoins(), "wait"},
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

// --------------------------------------------------------------------------------------- repair

std::optional<ReportedState> healthOf(const CapiCase &c)
{
    return reported(c.view.machine, "HealthCheckSucceeded");
}

/// What is said of a Node that is not well: when a kubelet falls silent its conditions become
/// Unknown. Before a Node joins, and while its cluster is out of reach, Unknown says nothing of it.
bool isSick(const std::optional<ReportedState> &node)
{
    if (!node)
        return false;
    const std::string &status = node->condition.status;
    const std::string &reason = node->condition.reason;
    return status == "False"
        || (status == "Unknown"
            && (node->isOld || reason == "NodeHealthUnknown" || reason == "InternalError"));
}

/// The Node itself, which knows more than what its machine reports: nullopt unless its Ready is not
/// True.
std::optional<ReportedState> notReadyBySight(const CapiCase &c)
{
    auto ready = reported(c.view.node, "Ready");
    if (!ready || ready->condition.status == "True")
        return std::nullopt;
    ready->place = "Node " + ready->place;
    return ready;
}

bool isUnhealthy(const CapiCase &c)
{
    const auto health = healthOf(c);
    return (health && health->condition.status == "False")
        || isSick(reported(c.view.machine, "NodeHealthy")) || notReadyBySight(c);
}

bool isNodeDeleted(const CapiCase &c)
{
    for (const char *type : {"NodeHealthy", "NodeReady"}) {
        const auto state = reported(c.view.machine, type);
        if (state && state->condition.reason == "NodeDeleted")
            return true;
    }
    const auto health = healthOf(c);
    return health && health->condition.reason == "NodeDeleted";
}

/// A Metal3Remediation that has switched its host on and waits for the Node.
std::optional<WhyStuck> hostBackNodeNot(const CapiCase &c)
{
    const Object &remediation = c.view.remediation;
    // Who asked for it withdraws it when the Node is well, and not in the same moment.
    if (!lives(c) || remediation.text("/status/phase") != "Waiting"
        || reportedIs(c.view.machine, "NodeHealthy", "True"))
        return std::nullopt;
    const auto since = parseTime(remediation.text("/status/lastRemediated"));
    const std::string host =
        shortName(c.view.host ? c.view.host.name() : hostOfMetal3(c.view.infrastructure).name);
    WhyStuck why = progressFrom(c,
                                {.at = "remediation",
                                 .hold = remediation.name(),
                                 .owner = remediation.kind(),
                                 .head = say::capiHostIsBack(host.empty() ? nodeNameFor(c) : host),
                                 .since = since ? since : remediation.creationTimestamp(),
                                 .next = say::capiMachineIsReplacedElse(),
                                 .ofWorkload = true},
                                bootMayTake);
    if (why.look == StuckState::Working)
        why.look = StuckState::Progress;
    why.facts.push_back({quoted("Waiting"),
                         say::capiOfObject("status.phase", remediation.kind(), remediation.name()),
                         since});
    why.exits = {{say::waitNodeMayComeBack(), "wait"},
                 {say::lookAtConsoleOfInstance(), "owner"},
                 {say::lookAtKubeletOf(nodeNameFor(c)), "fix"}};
    return why;
}

/// What a check says of too many unhealthy ones, else what it counted.
std::optional<HealthCount> stopOf(const Object &check)
{
    const auto state = reported(check, "RemediationAllowed");
    HealthCount count = healthCountOf(check);
    if (state && state->condition.status == "False"
        && state->condition.reason == "TooManyUnhealthy") {
        const std::string &text = state->condition.message;
        if (text.find("(total: ") != std::string::npos) {
            count.total = static_cast<int>(numberAfter(text, "(total: "));
            count.unhealthy = static_cast<int>(numberAfter(text, "unhealthy: "));
        }
        count.stops = true;
    }
    return count.stops && count.total > 0 ? std::optional(count) : std::nullopt;
}

std::optional<WhyStuck> repairStopped(const CapiCase &c)
{
    if (c.view.machine && (!lives(c) || !isUnhealthy(c)))
        return std::nullopt;
    for (const Object &check : c.view.healthChecks) {
        const auto count = stopOf(check);
        if (!count || (c.view.machine && !checkSelects(check, c.view.machine)))
            continue;
        const auto state = reported(check, "RemediationAllowed");
        WhyStuck why = whyFrom(
            c,
            {.at = "remediation",
             .hold = check.name(),
             .owner = check.name(),
             .head = say::capiRepairIsStopped(shortName(check.name()),
                                              count->unhealthy,
                                              count->total,
                                              count->allowed.empty() ? "100%" : count->allowed),
             .since = state ? state->since : std::nullopt,
             .next = say::healthCheckRemediatesMachineOnce()});
        why.priority = 2;
        if (state)
            why.facts.push_back(conditionFact(check, "RemediationAllowed"));
        if (healthOf(c))
            why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
        why.exits = {{say::waitActsAgainWhenFewer(), "wait"},
                     {say::findWhatUnhealthyMachinesHave(), "fix"},
                     {say::raiseMaxUnhealthy(check.name()), "override"}};
        return why;
    }
    return std::nullopt;
}

/// The owner was asked to replace the machine and does not.
struct Refusal {
    ReportedState state{};
    bool isQuorum = false;
    bool isMaxRetry = false;
};

std::optional<Refusal> refusalOf(const CapiCase &c)
{
    auto state = reported(c.view.machine, "OwnerRemediated");
    // A check with a template asks nobody else where that cannot be had.
    const auto elsewhere = reported(c.view.machine, "ExternallyRemediated");
    if (elsewhere && elsewhere->condition.status == "False"
        && elsewhere->condition.reason.starts_with("RemediationTemplate"))
        state = elsewhere;
    if (!lives(c) || !state || state->condition.status != "False")
        return std::nullopt;
    const std::string &text = state->condition.message;
    // The health check has asked, and the owner has not answered; what it answers has words of its
    // own.
    if (state->condition.reason == "WaitingForRemediation"
        && (text.empty() || text == "Waiting for remediation"))
        return std::nullopt;
    return Refusal{*state,
                   text.find("quorum") != std::string::npos,
                   text.find("(MaxRetry)") != std::string::npos};
}

WhyStuck notReplaced(const CapiCase &c, const Refusal &refusal, Message head)
{
    WhyStuck why = whyFrom(c,
                           {.at = "remediation",
                            .hold = c.view.machine.name(),
                            .owner = planeOf(c),
                            .head = std::move(head),
                            .since = refusal.state.since,
                            .next = say::getsOnWhenCured()});
    why.priority = isControlPlaneMachine(c.view.machine) ? 1 : 2;
    why.facts.push_back(factFrom(refusal.state));
    if (healthOf(c))
        why.facts.push_back(conditionFact(c.view.machine, "HealthCheckSucceeded"));
    return why;
}

std::optional<WhyStuck> replacementCostsQuorum(const CapiCase &c)
{
    const auto refusal = refusalOf(c);
    if (!refusal || !refusal->isQuorum)
        return std::nullopt;
    WhyStuck why = notReplaced(c, *refusal, say::capiReplacementCostsQuorum(planeOf(c)));
    why.exits = {{say::capiWaitControlPlane(), "wait"}, {say::capiHealAnotherMember(), "fix"}};
    return why;
}

std::optional<WhyStuck> replacementGaveUp(const CapiCase &c)
{
    const auto refusal = refusalOf(c);
    if (!refusal || !refusal->isMaxRetry)
        return std::nullopt;
    const std::int64_t told = numberAfter(refusal->state.condition.message, "failed ");
    const std::int64_t times = told > 0 ? told : maxRetryOf(c.view.controlPlane).value_or(0);
    WhyStuck why = notReplaced(c, *refusal, say::capiReplacementGaveUp(planeOf(c), times));
    why.exits = {{say::waitInVainPersonHasToAct(), "wait"},
                 {say::cureWhatItComplainsAbout(), "fix"}};
    return why;
}

std::optional<WhyStuck> replacementRefused(const CapiCase &c)
{
    const auto refusal = refusalOf(c);
    if (!refusal)
        return std::nullopt;
    const std::string text = firstEntry(refusal->state.condition.message);
    WhyStuck why = notReplaced(c,
                               *refusal,
                               say::capiReplacementIsRefused(abridged(
                                   text.empty() ? refusal->state.condition.reason : text, 100)));
    why.exits = {{say::capiWaitController(), "wait"}, {say::cureWhatItComplainsAbout(), "fix"}};
    return why;
}

/// Why an owner of machines makes none that it wants: its condition ScalingUp, or the old one,
/// which alone names a creation that failed, as by a webhook that refuses.
std::optional<ReportedState> blockadeOf(const Object &owner)
{
    if (owner.isDeleting())
        return std::nullopt;
    const auto scaling = reported(owner, "ScalingUp");
    if (says(scaling, blockedWords))
        return scaling;
    const auto made = reported(owner, "MachinesCreated");
    const bool fails = made && made->condition.status == "False";
    return fails && replicasOf(owner) > madeReplicasOf(owner) ? made : std::nullopt;
}

/// What it is blocked by: the first entry of a list, which is what is to be cured first.
std::string blockadeText(const ReportedState &state)
{
    const std::string &message = state.condition.message;
    if (message.empty())
        return state.condition.reason;
    const std::size_t at = message.find(blockedWords);
    const std::size_t from =
        at == std::string::npos ? 0 : message.find_first_not_of(" :*\n", at + blockedWords.size());
    return firstLine(from == std::string::npos ? message : message.substr(from));
}

/// Of several that make its machines the first that cannot; null: none.
const Object *blockedOwner(const CapiView &view, bool withControlPlane)
{
    std::vector<const Object *> owners{&view.machineSet, &view.deployment};
    if (view.owner)
        owners = {view.owner.kind() == "Cluster" ? &view.controlPlane : &view.owner};
    else if (withControlPlane || !view.machine)
        owners.push_back(&view.controlPlane);
    const auto found =
        std::ranges::find_if(owners, [](const Object *one) { return *one && blockadeOf(*one); });
    return found == owners.end() ? nullptr : *found;
}

std::optional<WhyStuck> setBlocked(const CapiCase &c)
{
    const bool concerns = !c.view.machine || (lives(c) && isUnhealthy(c));
    const Object *owner = concerns ? blockedOwner(c.view, false) : nullptr;
    if (owner == nullptr)
        return std::nullopt;
    const auto state = blockadeOf(*owner);
    const std::string line = blockadeText(*state);
    const bool ofControlPlane =
        owner == &c.view.controlPlane || line.find("preflight check failed") != std::string::npos;
    // What the check is called stands in the fact.
    const std::string cause = line.substr(0, line.find(" (\""));
    const std::string name = shortName(owner->name());
    const Said said{.at = "preflight",
                    .hold = owner->name(),
                    .owner = ofControlPlane ? planeOf(c) : owner->name(),
                    .head = say::capiObjectIsBlocked(owner->kind(), name, abridged(cause, 90)),
                    .since = state->since,
                    .next = say::getsOnWhenCured()};
    // It is so for a while whenever a control plane grows.
    WhyStuck why = c.view.owner ? progressFrom(c, said, repairMayTake) : whyFrom(c, said);
    if (why.look != StuckState::Working)
        why.priority = 2;
    why.facts.push_back({quoted(line),
                         say::capiOfObject(state->place, owner->kind(), owner->name()),
                         state->since});
    why.exits = {
        {say::capiWaitController(), "wait"},
        {ofControlPlane ? say::capiHealControlPlane(planeOf(c)) : say::cureWhatItComplainsAbout(),
         "fix"}};
    return why;
}

std::optional<WhyStuck> membersDiffer(const CapiCase &c)
{
    const bool concerns = c.view.machine ? lives(c) && isControlPlaneMachine(c.view.machine)
                                         : !c.view.owner.isDeleting();
    constexpr std::string_view words = "etcd members does not match";
    std::optional<ReportedState> state;
    const char *found = nullptr;
    for (const char *type : {"Available", "EtcdClusterHealthy"}) {
        if (!state && says(reported(c.view.controlPlane, type), words)) {
            state = reported(c.view.controlPlane, type);
            found = type;
        }
    }
    if (!concerns || !state)
        return std::nullopt;
    WhyStuck why = whyFrom(c,
                           {.at = "etcd",
                            .hold = c.view.controlPlane.name(),
                            .owner = planeOf(c),
                            .head = say::capiMembersDiffer(planeOf(c)),
                            .since = state->since,
                            .next = say::getsOnWhenCured()});
    why.priority = 1;
    why.facts.push_back({quoted(lineWith(state->condition.message, words)),
                         conditionFact(c.view.controlPlane, found).source,
                         state->since});
    why.exits = {{say::capiLeaveEtcd(), "wait"}, {say::capiHealControlPlane(planeOf(c)), "fix"}};
    return why;
}

/// What the topology of the cluster wants cannot be made out, such as for a patch of its class.
WhyStuck topologyFails(const CapiCase &c, const ReportedState &state)
{
    const std::string text = firstEntry(state.condition.message);
    const auto head = [&](std::size_t most) {
        return say::conditionIsFalse(state.condition.type,
                                     abridged(text.empty() ? state.condition.reason : text, most));
    };
    WhyStuck why = whyFrom(c,
                           {.at = "upgrade",
                            .hold = c.view.cluster.name(),
                            .owner = clusterOf(c),
                            .head = head(100),
                            .inShort = head(60),
                            .since = state.since,
                            .next = say::getsOnWhenCured()});
    why.facts.push_back(conditionFact(c.view.cluster, "TopologyReconciled"));
    why.exits = {{say::capiWaitController(), "wait"}, {say::cureWhatItComplainsAbout(), "fix"}};
    return why;
}

std::optional<WhyStuck> upgradeWaits(const CapiCase &c)
{
    const std::string &wanted = c.view.cluster.text("/spec/topology/version");
    const bool concerns = c.view.machine
        ? lives(c) && !wanted.empty() && versionOf(c.view.machine) != wanted
        : !c.view.owner.isDeleting();
    constexpr std::string_view words = "hooks are blocking";
    const auto state = reported(c.view.cluster, "TopologyReconciled");
    const bool blocks =
        says(state, words) || (state && state->condition.reason == "LifecycleHookBlocking");
    // Nothing at all is brought up to the class then.
    const bool fails = state && state->condition.status == "False"
        && (state->condition.reason == "ReconcileFailed"
            || state->condition.reason == "TopologyReconcileFailed");
    if (concerns && fails)
        return topologyFails(c, *state);
    if (!concerns || !blocks)
        return std::nullopt;
    std::string line = lineWith(state->condition.message, words);
    if (line.empty())
        line = firstLine(state->condition.message);
    constexpr std::string_view before = "blocking upgrade: ";
    if (const std::size_t at = line.find(before); at != std::string::npos)
        line = line.substr(at + before.size());
    const std::string hook = line.substr(0, line.find(':'));
    WhyStuck why = whyFrom(c,
                           {.at = "upgrade",
                            .hold = hook,
                            .owner = hook,
                            .head = say::capiUpgradeWaits(clusterOf(c), abridged(line, 100)),
                            .inShort = say::capiUpgradeWaits(clusterOf(c), abridged(line, 60)),
                            .since = state->since,
                            .next = say::getsOnWhenCured()});
    why.facts.push_back(conditionFact(c.view.cluster, "TopologyReconciled"));
    why.exits = {{say::capiWaitController(), "wait"}, {say::askOwner(shortName(hook)), "ask"}};
    return why;
}

/// Since v1.12 a machine is updated in place where its owner finds somebody who can: it is not made
/// anew, and its version and its Node change below what runs.
std::optional<WhyStuck> updatedInPlace(const CapiCase &c)
{
    const auto state = reported(c.view.machine, "Updating");
    if (!lives(c) || !state || state->condition.status != "True")
        return std::nullopt;
    const bool failed = state->condition.reason == "InPlaceUpdateFailed";
    const std::string text = firstEntry(state->condition.message);
    const Said said{.at = "upgrade",
                    .hold = controllerOf(c.view.machine).key.name,
                    .owner = controllerOf(c.view.machine).key.name,
                    .head = failed ? say::capiUpdateFailed(
                                abridged(text.empty() ? state->condition.reason : text, 90))
                        : text.empty() ? say::capiIsUpdated()
                                       : say::capiIsUpdatedSays(abridged(text, 90)),
                    .since = state->since,
                    .next = say::machineIsRunningNext()};
    WhyStuck why = failed ? whyFrom(c, said) : progressFrom(c, said, updateMayTake);
    why.facts.push_back(factFrom(*state));
    why.exits = {{say::capiWaitController(), "wait"}, {say::capiCheckControllerLog(), "owner"}};
    return why;
}

std::optional<WhyStuck> nodeDeleted(const CapiCase &c)
{
    if (!lives(c) || !isNodeDeleted(c))
        return std::nullopt;
    const char *type = reportedIs(c.view.machine, "NodeHealthy", "False") ? "NodeHealthy"
        : reported(c.view.machine, "NodeReady")                           ? "NodeReady"
                                                                          : "HealthCheckSucceeded";
    const auto state = reported(c.view.machine, type);
    WhyStuck why = whyFrom(c,
                           {.at = "node",
                            .hold = nodeNameOf(c.view.machine),
                            .head = say::nodeOfItIsGone(nodeNameFor(c)),
                            .clause = say::capiServerMayRun(),
                            .since = state ? state->since : std::nullopt,
                            .next = say::healthCheckRemediatesMachineOnce(),
                            .ofWorkload = true});
    why.priority = 2;
    why.facts.push_back(conditionFact(c.view.machine, type));
    why.exits = {{say::waitHealthCheckActs(), "wait"},
                 {say::restartKubeletSoThatItRegisters(), "fix"}};
    return why;
}

/// What is known of its Node is what was seen last.
std::optional<WhyStuck> nodeLastKnown(const CapiCase &c)
{
    auto state = reported(c.view.machine, "NodeHealthy");
    if (!state || state->condition.reason != "ConnectionDown")
        state = reported(c.view.machine, "NodeReady");
    if (!lives(c) || !state || state->condition.reason != "ConnectionDown")
        return std::nullopt;
    constexpr std::string_view words = "Last successful probe at ";
    std::optional<TimePoint> probe;
    if (const std::size_t at = state->condition.message.find(words); at != std::string::npos) {
        std::string_view rest = state->condition.message;
        rest.remove_prefix(at + words.size());
        probe = parseTime(rest.substr(0, rest.find_first_of(" \n")));
    }
    const auto since = probe ? probe : state->since;
    const std::string cluster = clusterOf(c);
    WhyStuck why = whyFrom(
        c,
        {.at = "node",
         .hold = nodeNameOf(c.view.machine),
         .owner = cluster,
         .head = since ? say::capiNodeIsLastKnown(c.now - *since) : say::capiNodeIsNotKnown(),
         .clause = c.view.workloadReadable ? say::capiWorkloadIsDown(cluster) : Message(),
         .next = say::getsOnWhenCured(),
         .ofWorkload = true});
    why.since = why.cause = since;
    why.look = StuckState::Unknown;
    why.facts.push_back(factFrom(*state));
    why.exits = {{say::waitNodeMayComeBack(), "wait"}, {say::capiRestoreWorkload(cluster), "fix"}};
    return why;
}

/// A health check watches over its kind, and an annotation takes this one out; says nothing:
/// neither.
Message leftOutOfRepair(const CapiCase &c)
{
    if (!c.view.machine.annotation(skipRemediation))
        return {};
    const auto check = std::ranges::find_if(
        c.view.healthChecks, [&c](const Object &one) { return checkSelects(one, c.view.machine); });
    return check == c.view.healthChecks.end()
        ? Message()
        : say::healthCheckLeavesIt(shortName(check->name()), quoted(skipRemediation));
}

std::optional<WhyStuck> nodeUnhealthy(const CapiCase &c)
{
    if (!lives(c))
        return std::nullopt;
    const auto health = healthOf(c);
    const bool failed = health && health->condition.status == "False";
    // Of a Node that has not joined the rows of the creation tell.
    auto node = isBeingMade(c) ? std::nullopt : reported(c.view.machine, "NodeHealthy");
    if (!isSick(node))
        node = notReadyBySight(c);
    if (!node && !failed)
        return std::nullopt;
    const ReportedState &state = node ? *node : *health;
    const bool isSilent = c.view.node ? reportedIs(c.view.node, "Ready", "Unknown")
                                      : node && node->condition.reason == "NodeHealthUnknown";
    const bool isUnknown = node && node->condition.reason == "InternalError";
    std::string text = firstEntry(state.condition.message.empty() ? state.condition.reason
                                                                  : state.condition.message);
    // What is said anyway.
    if (constexpr std::string_view ready = "Node.Ready: "; text.starts_with(ready))
        text.erase(0, ready.size());
    WhyStuck why = whyFrom(
        c,
        {.at = "node",
         .hold = nodeNameOf(c.view.machine),
         .head = isSilent ? say::kubeletOfNodeIsSilent(nodeNameFor(c))
             : isUnknown  ? say::capiNodeIsNotKnown()
                          : say::nodeIsNotReadyBecause(nodeNameFor(c), abridged(text, 90)),
         .clause = failed ? Message() : leftOutOfRepair(c),
         .since = state.since,
         .next = failed ? say::healthCheckRemediatesMachineOnce() : say::machineIsRunningNext(),
         .ofWorkload = true});
    if (failed && c.now - state.since.value_or(c.now) < repairMayTake)
        why.look = StuckState::Progress;
    else if (isUnknown)
        why.look = StuckState::Unknown;
    why.priority = isControlPlaneMachine(c.view.machine) ? 2 : 3;
    why.facts.push_back(factFrom(state));
    why.exits = {{failed ? say::waitHealthCheckActs() : say::waitNodeMayComeBack(), "wait"},
                 {isUnknown ? say::capiCheckControllerLog() : say::lookAtKubeletOf(nodeNameFor(c)),
                  "owner"}};
    return why;
}

} // namespace

Message setTroubleOf(const CapiView &view)
{
    const Object *owner =
        view.machine ? blockedOwner(view, isControlPlaneMachine(view.machine)) : nullptr;
    if (owner == nullptr)
        return {};
    const std::string text = blockadeText(*blockadeOf(*owner));
    return owner == &view.machineSet ? say::setSays(owner->name(), text)
                                     : say::capiObjectIsBlocked(owner->kind(), owner->name(), text);
}

bool isBlocked(const CapiView &view)
{
    return view.owner && blockedOwner(view, false) != nullptr;
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
        {"Node has not joined", neverJoined},
        {"pool has too few machines", poolIsShort},
    };
    return causes;
}

const std::vector<CapiCause> &capiRepairCauses()
{
    static const std::vector<CapiCause> causes{
        {"host back, Node not", hostBackNodeNot},
        {"repair stopped", repairStopped},
        {"replacement costs quorum", replacementCostsQuorum},
        {"replacement given up", replacementGaveUp},
        {"set blocked by a check", setBlocked},
        {"replacement refused", replacementRefused},
        {"etcd members differ", membersDiffer},
        {"upgrade waits for a hook", upgradeWaits},
        {"updated in place", updatedInPlace},
        {"Node deleted", nodeDeleted},
        {"Node last known", nodeLastKnown},
        {"Node not ready", nodeUnhealthy},
    };
    return causes;
}

} // namespace hp::capi
