// SPDX-License-Identifier: Apache-2.0
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Exit.h"
#include "model/messages/Next.h"
#include "model/messages/Status.h"
#include "model/messages/Stuck.h"
#include "model/resource/MachinePool.h"
#include "model/rules/capi/CapiCase.h"
#include "model/rules/capi/CapiWhy.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::capi {

using holds::shortName;
using holds::StuckState;
using holds::WhyStuck;

namespace {

constexpr std::string_view blockedWords = "is blocked because";

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

/// What the topology of its Cluster has about its MachineDeployment or its pool.
struct TopologyPart {
    const char *kind = "MachineDeployment";
    std::string name{}; ///< in the topology
    const char *list = "/spec/topology/workers/machineDeployments";
};

TopologyPart topologyPartOf(const Object &machine)
{
    constexpr const char *deployment = "topology.cluster.x-k8s.io/deployment-name";
    constexpr const char *pool = "topology.cluster.x-k8s.io/pool-name";
    if (isMachinePool(machine))
        return {
            "MachinePool", machine.label(pool).value_or(""), "/spec/topology/workers/machinePools"};
    return {.name = machine.label(deployment).value_or("")};
}

constexpr const char *topologyPrefix = "topology.cluster.x-k8s.io/";
constexpr const char *deferUpgrade = "defer-upgrade";
constexpr const char *holdSequence = "hold-upgrade-sequence";

/// Who defers an upgrade, by the rule of upstream (desired_state.go, isMachineDeploymentDeferred):
/// either annotation on the part itself, or the second on one before it.
struct Deferral {
    const char *annotation = nullptr; ///< null: it is not deferred
    std::string at{}; ///< the part that has it
};

Deferral deferralOf(const Object &cluster, const TopologyPart &part)
{
    const Json &parts = cluster.at(part.list);
    Deferral held; // what the topology does not have is not upgraded by it
    for (std::size_t i = 0; parts.is_array() && i < parts.size(); ++i) {
        const std::string entry = part.list + ('/' + std::to_string(i));
        const Json &annotations = cluster.at(entry + "/metadata/annotations");
        const auto has = [&annotations](const char *name) {
            return annotations.is_object()
                && annotations.contains(std::string(topologyPrefix) + name);
        };
        const std::string name = cluster.text(entry + "/name");
        if (held.annotation == nullptr && name == part.name && has(deferUpgrade))
            return {deferUpgrade, name};
        if (held.annotation == nullptr && has(holdSequence))
            held = {holdSequence, name};
        if (name == part.name)
            return held;
    }
    return {};
}

} // namespace

std::optional<WhyStuck> upgradeDeferred(const CapiCase &c)
{
    const Object &cluster = c.view.cluster;
    const std::string &wanted = cluster.text("/spec/topology/version");
    const TopologyPart part = topologyPartOf(c.view.machine);
    // What its MachineDeployment has already is on its way, whoever defers it since.
    if (!lives(c) || wanted.empty() || part.name.empty() || versionOf(c.view.machine) == wanted
        || c.view.deployment.text("/spec/template/spec/version") == wanted)
        return std::nullopt;
    const Deferral deferral = deferralOf(cluster, part);
    if (deferral.annotation == nullptr)
        return std::nullopt;
    const auto state = reported(cluster, "TopologyReconciled");
    const bool saysSo = says(state, " deferred using ");
    const std::string key = std::string(topologyPrefix) + deferral.annotation;
    const std::string name = shortName(part.name);
    WhyStuck why = whyFrom(
        c,
        {.at = "upgrade",
         .hold = key,
         .owner = deferral.at,
         .head = deferral.at == part.name
             ? say::capiUpgradeIsDeferred(part.kind, name, shortName(wanted), deferral.annotation)
             : say::capiUpgradeWaitsBehind(
                 part.kind, name, shortName(wanted), shortName(deferral.at)),
         .since = saysSo ? state->since : std::nullopt,
         .next = say::capiUpgradedWhenRemoved()});
    // Somebody wants it so: nothing is amiss, and nothing holds it.
    why.look = StuckState::Working;
    why.facts.push_back(
        {quoted(key), say::capiOfObject("spec.topology", "Cluster", cluster.name()), {}});
    if (saysSo)
        why.facts.push_back({quoted(lineWith(state->condition.message, " deferred using ")),
                             conditionFact(cluster, "TopologyReconciled").source,
                             state->since});
    why.exits = {{say::capiWaitDeferral(), "wait"},
                 {say::capiEndDeferral(key, deferral.at, cluster.name()), "override"}};
    return why;
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

} // namespace hp::capi
