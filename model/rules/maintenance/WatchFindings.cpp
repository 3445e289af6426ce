// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WatchFindings.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

Object find(const std::vector<Object> &objects, const ObjectKey &key)
{
    const auto found = std::find_if(
        objects.begin(), objects.end(), [&key](const Object &one) { return one.key() == key; });
    return found == objects.end() ? Object() : *found;
}

Object nodeOf(const Fleet &fleet, const Object &machine)
{
    return find(fleet.nodes, {{}, machine::nodeName(machine)});
}

/// Of a Machine that is coming or going its provider may well see something else.
bool claimsToRun(const Object &machine)
{
    return machine && !machine.isDeleting() && machine::phaseOf(machine) == machine::phase::running;
}

ProviderEvent finding(const Object &machine, const char *code, std::string id, std::string source)
{
    ProviderEvent event;
    event.id = std::move(id);
    event.code = code;
    event.source = std::move(source);
    event.machine = machine.key();
    event.machineId = machine.text("/spec/providerID");
    event.disruption = Disruption::Stop;
    return event;
}

ProviderEvent mismatch(const Object &machine, const std::string &source, std::string sentence)
{
    ProviderEvent event = finding(machine, code::stateMismatch, "state-" + machine.uid(), source);
    event.description = std::move(sentence);
    return event;
}

/// Half a sentence: what the host of a running Machine is not; empty when all is well.
std::string hostTrouble(const Fleet &fleet, const Object &machine)
{
    const auto named = rules::metal::hostNameOf(machine);
    if (!named || !*named)
        return {};
    const std::string name = toString((*named)->key);
    const Object host = find(fleet.hosts, (*named)->key);
    if (!host || (!(*named)->uid.empty() && host.uid() != (*named)->uid))
        return "its BareMetalHost " + name + " is gone";
    if (!rules::metal::isConsumer(host, machine))
        return "its BareMetalHost " + name + " belongs to somebody else";
    const std::string &state = host.text("/status/provisioning/state");
    if (state != "provisioned" && state != "externally provisioned")
        return "its BareMetalHost " + name + " is " + (state.empty() ? "in no state" : state);
    if (!rules::rebootAnnotations(host).empty())
        return {};
    if (host.at("/spec/online") == true && host.at("/status/poweredOn") == false)
        return "its server " + name + " is off although it should be on";
    return {};
}

} // namespace

Fleet withoutMaintenance(Fleet fleet)
{
    std::erase_if(fleet.machines,
                  [](const Object &machine) { return machine.annotation(underWay).has_value(); });
    return fleet;
}

std::vector<ProviderEvent> instanceMismatches(const Fleet &fleet,
                                              const std::string &source,
                                              const std::vector<InstanceReading> &readings)
{
    std::vector<ProviderEvent> events;
    for (const InstanceReading &reading : readings) {
        const bool gone = reading.state == InstanceReading::State::Gone;
        const Object machine = find(fleet.machines, reading.machine);
        if (!claimsToRun(machine) || (!gone && reading.state != InstanceReading::State::Stopped))
            continue;
        const std::string word = reading.word.empty() ? gone ? "gone" : "stopped" : reading.word;
        events.push_back(
            mismatch(machine, source, "the Machine is Running, its instance is " + word));
    }
    return events;
}

std::vector<ProviderEvent> hostMismatches(const Fleet &fleet)
{
    std::vector<ProviderEvent> events;
    for (const Object &machine : fleet.machines) {
        const std::string trouble =
            claimsToRun(machine) ? hostTrouble(fleet, machine) : std::string();
        if (!trouble.empty())
            events.push_back(mismatch(machine, metalSource, "the Machine is Running, " + trouble));
    }
    return events;
}

std::vector<ProviderEvent> unhealthyTargets(const Fleet &fleet,
                                            const std::string &source,
                                            const std::vector<TargetReading> &readings)
{
    std::vector<ProviderEvent> events;
    for (const TargetReading &reading : readings) {
        const Object machine = find(fleet.machines, reading.machine);
        const std::string role = machine.label(machine::roleLabel).value_or("");
        const bool concerns = role == "infra" || role == "master" || role == "control-plane";
        const Object node = nodeOf(fleet, machine);
        // A Node that is not Ready is expected to be unhealthy behind its balancer.
        const bool ready = node && Conditions(node.at("/status/conditions")).is("Ready", "True");
        if (reading.healthy || (!concerns && !reading.isProbe) || !ready || !claimsToRun(machine))
            continue;
        const std::string id =
            (reading.isProbe ? "probe-" : "lb-") + reading.balancer + '-' + machine.uid();
        ProviderEvent event = finding(machine, code::lbUnhealthy, id, source);
        event.description = (reading.isProbe ? "probe " : "load balancer ") + reading.balancer
            + " finds it unhealthy" + (reading.reason.empty() ? "" : ": " + reading.reason);
        events.push_back(std::move(event));
    }
    return events;
}

} // namespace hp::maintenance
