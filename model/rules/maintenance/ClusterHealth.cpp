// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/ClusterHealth.h"

#include "model/messages/Fact.h"
#include "model/messages/Maintenance.h"
#include "model/resource/Conditions.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

int count(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

bool isReady(const Object &object)
{
    return Conditions(object.at("/status/conditions")).is("Ready", "True");
}

/// Pods of a budget on one Node.
struct PodsOnNode {
    int all = 0;
    int broken = 0; ///< that do not count as healthy
};

PodsOnNode podsOn(const std::string &node, const Object &budget, const std::vector<Object> &pods)
{
    PodsOnNode found;
    const auto selector = LabelSelector::fromJson(budget.at("/spec/selector"));
    if (node.empty() || !selector)
        return found;
    for (const Object &pod : pods) {
        if (pod.ns() != budget.ns() || pod.text("/spec/nodeName") != node
            || !selector->matches(pod))
            continue;
        ++found.all;
        found.broken += !isReady(pod) || pod.isDeleting() ? 1 : 0;
    }
    return found;
}

Message brokenBudget(const ClusterHealthView &view, const std::string &own)
{
    for (const Object &budget : view.budgets) {
        const int desired = count(budget, "/status/desiredHealthy");
        const int healthy = count(budget, "/status/currentHealthy");
        if (healthy >= desired)
            continue;
        const PodsOnNode here = podsOn(own, budget, view.pods);
        if (here.all == 0 || healthy + here.broken >= desired)
            continue;
        return say::budgetHasTooFewHealthyPods(toString(budget.key()), healthy, desired);
    }
    return {};
}

std::string zoneOfMachine(const Object &machine, const std::vector<Object> &nodes)
{
    const std::string &own = machine::nodeName(machine);
    const auto node = std::ranges::find_if(
        nodes, [&](const Object &one) { return !own.empty() && one.name() == own; });
    const std::string zone = node == nodes.end() ? std::string() : zoneOf(*node);
    return zone.empty() ? machine.label(machine::zoneLabel).value_or("") : zone;
}

/// Nodes of one part of the cluster, and those of them that are not Ready.
struct NodesOfPart {
    std::int64_t all = 0;
    std::vector<std::string> notReady{};

    [[nodiscard]] bool exceeds(const Limit &limit) const
    {
        return static_cast<std::int64_t>(notReady.size()) > limit.of(all);
    }
    /// Which ones, the first few by name.
    [[nodiscard]] Message says() const
    {
        constexpr std::size_t shown = 5;
        std::string names;
        for (std::size_t i = 0; i < notReady.size() && i < shown; ++i)
            names.append(names.empty() ? "" : ", ").append(notReady[i]);
        if (notReady.size() > shown)
            names += ", …";
        return notReady.size() == 1
            ? say::nodeIsNotReady(names)
            : say::nodesAreNotReady(static_cast<std::int64_t>(notReady.size()), names);
    }
};

Message notReady(const ClusterHealthView &view, const std::string &own)
{
    const std::string zone = zoneOfMachine(view.machine, view.nodes);
    NodesOfPart inZone;
    NodesOfPart elsewhere;
    for (const Object &node : view.nodes) {
        NodesOfPart &part = zone.empty() || zoneOf(node) == zone ? inZone : elsewhere;
        ++part.all;
        if (node.name() != own && !view.expected.contains(node.name()) && !isReady(node))
            part.notReady.push_back(node.name());
    }
    if (inZone.exceeds(view.notReadyNodes)) {
        const std::string option = "not-ready-nodes=" + view.notReadyNodes.text();
        const std::int64_t may = view.notReadyNodes.of(inZone.all);
        return zone.empty() ? say::limitAllows(inZone.says(), option, may, inZone.all)
                            : say::limitAllowsInZone(inZone.says(), option, may, inZone.all, zone);
    }
    if (elsewhere.exceeds(view.notReadyElsewhere))
        return say::limitAllowsInOtherZones(elsewhere.says(),
                                            "not-ready-elsewhere=" + view.notReadyElsewhere.text(),
                                            view.notReadyElsewhere.of(elsewhere.all),
                                            elsewhere.all);
    return {};
}

/// How many Machines of the set do their work, the one that is to be maintained among them: what
/// exists and cannot be created, or has no ready Node, replaces nothing.
int servingOf(const ClusterHealthView &view, const std::string &own)
{
    const Object &set = view.machineSet;
    const int there = count(set, "/status/replicas");
    // Its controller leaves out what is zero, but never all of them while Machines are there.
    const bool isCounted =
        count(set, "/status/fullyLabeledReplicas") > 0 || count(set, "/status/readyReplicas") > 0;
    if (!isCounted)
        return there;
    const auto node =
        std::ranges::find_if(view.nodes, [&own](const Object &one) { return one.name() == own; });
    const bool serves = node != view.nodes.end() && isReady(*node);
    return std::min(there, count(set, "/status/readyReplicas") + (serves ? 0 : 1));
}

} // namespace

Message whatUpgrades(const std::vector<Object> &clusterVersions,
                     const std::vector<Object> &configPools,
                     const std::vector<Object> &nodes)
{
    for (const Object &version : clusterVersions) {
        if (Conditions(version.at("/status/conditions")).is("Progressing", "True")) {
            const std::string &to = version.text("/status/desired/version");
            return to.empty() ? say::clusterIsUpgrading() : say::clusterIsUpgradingTo(to);
        }
    }
    for (const Object &pool : configPools) {
        if (Conditions(pool.at("/status/conditions")).is("Updating", "True"))
            return say::configPoolIsUpdating(pool.name());
    }
    for (const Object &node : nodes) {
        const auto state = node.annotation(configState);
        if (state && *state != "Done")
            return say::configurationOfNodeIs(node.name(), *state);
    }
    return {};
}

std::string zoneOf(const Object &node)
{
    for (const char *label :
         {"topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"}) {
        if (const auto zone = node.label(label); zone && !zone->empty())
            return *zone;
    }
    return {};
}

std::int64_t nodesInZoneOf(const Object &machine, const std::vector<Object> &nodes)
{
    const std::string zone = zoneOfMachine(machine, nodes);
    return std::ranges::count_if(
        nodes, [&](const Object &node) { return zone.empty() || zoneOf(node) == zone; });
}

Message whyUnhealthy(const ClusterHealthView &view)
{
    const std::string &own = machine::nodeName(view.machine);
    if (Message nodes = notReady(view, own); !nodes.empty())
        return nodes;
    const int wanted = count(view.machineSet, "/spec/replicas");
    const int have = servingOf(view, own);
    if (view.machineSet && wanted - have > view.notReadyNodes.of(wanted))
        return say::machineSetIsShort(view.machineSet.name(), have, wanted);
    return brokenBudget(view, own);
}

} // namespace hp::maintenance
