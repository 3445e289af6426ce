// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Probes.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

bool hasRole(const Object &node, const std::string &role)
{
    const auto has = [&node](const std::string &word) {
        return node.label("node-role.kubernetes.io/" + word).has_value();
    };
    return has(role) || (role == "master" && has("control-plane"));
}

bool selects(const Probe &probe, const Object &node)
{
    if (!probe.role.empty())
        return hasRole(node, probe.role);
    return std::all_of(
        probe.nodeSelector.begin(), probe.nodeSelector.end(), [&node](const auto &label) {
            return node.label(label.first) == label.second;
        });
}

std::string internalAddress(const Object &node)
{
    const Json &addresses = node.at("/status/addresses");
    if (!addresses.is_array())
        return {};
    for (const Json &one : addresses) {
        if (one.is_object() && one.value("type", Json()) == "InternalIP"
            && one.value("address", Json()).is_string())
            return one["address"].get<std::string>();
    }
    return {};
}

bool mayBeProbed(const Object &machine)
{
    return !machine.isDeleting() && !machine.annotation(underWay).has_value();
}

Object nodeUnder(const Fleet &fleet, const Object &machine)
{
    const std::string name = machine::nodeName(machine);
    const auto found = std::find_if(fleet.nodes.begin(),
                                    fleet.nodes.end(),
                                    [&name](const Object &node) { return node.name() == name; });
    return name.empty() || found == fleet.nodes.end() ? Object() : *found;
}

} // namespace

std::string ProbeTarget::url() const
{
    static const std::string place = "{address}";
    const std::string host = address.find(':') == std::string::npos ? address : '[' + address + ']';
    std::string filled = probe.url;
    if (const std::size_t at = filled.find(place); at != std::string::npos)
        filled.replace(at, place.size(), host);
    return filled;
}

std::vector<ProbeTarget> probeTargets(const std::vector<Probe> &probes, const Fleet &fleet)
{
    std::vector<ProbeTarget> targets;
    for (const Object &machine : fleet.machines) {
        const Object node = nodeUnder(fleet, machine);
        if (!node || !mayBeProbed(machine)
            || !Conditions(node.at("/status/conditions")).is("Ready", "True"))
            continue;
        const std::string address = internalAddress(node);
        for (const Probe &probe : probes) {
            if (!address.empty() && selects(probe, node))
                targets.push_back({machine.key(), node.uid(), address, probe});
        }
    }
    return targets;
}

ProbeCounts
countProbes(ProbeCounts counts, const Fleet &fleet, const std::vector<ProbeAnswer> &answers)
{
    ProbeCounts failing;
    for (const ProbeAnswer &answer : answers) {
        const std::pair key(answer.target.probe.name, answer.target.nodeUid);
        if (answer.trouble.empty())
            counts.erase(key);
        else
            failing[key] = counts[key] + 1;
    }
    if (!fleet.isWhole) {
        std::erase_if(counts, [](const auto &count) { return count.second == 0; });
        return counts;
    }
    return failing;
}

std::vector<TargetReading> probeReadings(const ProbeCounts &counts,
                                         const Fleet &fleet,
                                         const std::vector<ProbeAnswer> &answers)
{
    std::vector<TargetReading> readings;
    for (const ProbeAnswer &answer : answers) {
        const ProbeTarget &target = answer.target;
        const auto count = counts.find({target.probe.name, target.nodeUid});
        TargetReading reading;
        reading.machine = target.machine;
        reading.balancer = target.probe.name;
        reading.isProbe = true;
        const bool isFew = count == counts.end() || count->second < failuresToUnhealthy;
        reading.healthy = answer.trouble.empty() || (fleet.isWhole && isFew);
        if (!reading.healthy)
            reading.reason = target.address + ": " + answer.trouble;
        readings.push_back(std::move(reading));
    }
    return readings;
}

} // namespace hp::maintenance
