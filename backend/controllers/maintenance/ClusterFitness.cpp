// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/ClusterFitness.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostChoice.h"

#include <nlohmann/json.hpp>
#include <tuple>

namespace hp::controllers {

namespace {

/// How far the machine-config operator is with a Node; "Done" when it has nothing to do.
constexpr const char *configState = "machineconfiguration.openshift.io/state";

/// Times without a value come last.
std::tuple<TimePoint, TimePoint, std::string> turnOf(const Object &maintenance)
{
    return {parseTime(maintenance.text("/spec/deadline")).value_or(TimePoint::max()),
            maintenance.creationTimestamp().value_or(TimePoint::max()),
            toString(maintenance.key())};
}

int count(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

} // namespace

Object setOf(const Object &machine, const runtime::Informer &sets)
{
    for (const Json &owner : machine.at("/metadata/ownerReferences")) {
        if (owner.is_object() && owner.value("kind", "") == "MachineSet")
            return sets.get({machine.ns(), owner.value("name", "")});
    }
    return {};
}

std::string whatUpgrades(const std::vector<Object> &clusterVersions,
                         const std::vector<Object> &nodes)
{
    for (const Object &version : clusterVersions) {
        if (Conditions(version.at("/status/conditions")).is("Progressing", "True")) {
            const std::string &to = version.text("/status/desired/version");
            return "the cluster is upgrading" + (to.empty() ? "" : " to " + to);
        }
    }
    for (const Object &node : nodes) {
        const auto state = node.annotation(configState);
        if (state && *state != "Done")
            return "the configuration of Node " + node.name() + " is " + *state;
    }
    return {};
}

std::string
whyUnfit(const Object &machine, const Object &machineSet, const std::vector<Object> &nodes)
{
    const std::string &own = machine::nodeName(machine);
    for (const Object &node : nodes) {
        if (node.name() != own && !Conditions(node.at("/status/conditions")).is("Ready", "True"))
            return "Node " + node.name() + " is not Ready";
    }
    const int wanted = count(machineSet, "/spec/replicas");
    const int have = count(machineSet, "/status/replicas");
    if (machineSet && have < wanted)
        return "MachineSet " + machineSet.name() + " has " + std::to_string(have) + " of "
            + std::to_string(wanted) + " Machines";
    return {};
}

bool hasSpareHost(const Object &machine, const std::vector<Object> &hosts)
{
    const auto selector = rules::metal::hostSelectorOf(machine);
    return selector && rules::metal::chooseHost(hosts, *selector);
}

bool isAhead(const Object &other, const Object &maintenance)
{
    const std::string &step = other.text("/status/maintenance");
    const bool waitsForTurn = step.empty()
        || (step == "blocked" && other.text("/status/reason").starts_with("MaintenanceInProgress"));
    return waitsForTurn && turnOf(other) < turnOf(maintenance);
}

} // namespace hp::controllers
