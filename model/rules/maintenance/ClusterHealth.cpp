// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/ClusterHealth.h"

#include "model/messages/Fact.h"
#include "model/messages/Maintenance.h"
#include "model/resource/Conditions.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

/// How far the machine-config operator is with a Node; "Done" when it has nothing to do.
constexpr const char *configState = "machineconfiguration.openshift.io/state";

int count(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

bool isReady(const Object &object)
{
    return Conditions(object.at("/status/conditions")).is("Ready", "True");
}

/// Pods of the budget that are on the Node and do not count as healthy.
int brokenOn(const std::string &node, const Object &budget, const std::vector<Object> &pods)
{
    const auto selector = LabelSelector::fromJson(budget.at("/spec/selector"));
    if (node.empty() || !selector)
        return 0;
    return static_cast<int>(std::count_if(pods.begin(), pods.end(), [&](const Object &pod) {
        return pod.ns() == budget.ns() && pod.text("/spec/nodeName") == node
            && selector->matches(pod) && (!isReady(pod) || pod.isDeleting());
    }));
}

Message brokenBudget(const ClusterHealthView &view, const std::string &own)
{
    for (const Object &budget : view.budgets) {
        const int desired = count(budget, "/status/desiredHealthy");
        const int healthy = count(budget, "/status/currentHealthy");
        if (healthy >= desired || healthy + brokenOn(own, budget, view.pods) >= desired)
            continue;
        return say::budgetHasTooFewHealthyPods(toString(budget.key()), healthy, desired);
    }
    return {};
}

Message notReady(const ClusterHealthView &view, const std::string &own)
{
    std::string names;
    int amount = 0;
    for (const Object &node : view.nodes) {
        if (node.name() == own || view.expected.contains(node.name()) || isReady(node))
            continue;
        names += (names.empty() ? "" : ", ") + node.name();
        ++amount;
    }
    if (amount <= view.notReadyNodes)
        return {};
    return amount == 1 ? say::nodeIsNotReady(names) : say::nodesAreNotReady(amount, names);
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

Message whyUnhealthy(const ClusterHealthView &view)
{
    const std::string &own = machine::nodeName(view.machine);
    if (Message nodes = notReady(view, own); !nodes.empty())
        return nodes;
    const int wanted = count(view.machineSet, "/spec/replicas");
    const int have = count(view.machineSet, "/status/replicas");
    if (view.machineSet && have < wanted)
        return say::machineSetIsShort(view.machineSet.name(), have, wanted);
    return brokenBudget(view, own);
}

} // namespace hp::maintenance
