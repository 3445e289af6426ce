// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/capi/CapiWorld.h"

#include "model/base/JsonTree.h"
#include "model/resource/MachinePool.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

using Filter = std::function<bool(const Object &)>;

std::vector<Object> all(const std::vector<Object> &objects, const Filter &filter)
{
    std::vector<Object> found;
    std::ranges::copy_if(objects, std::back_inserter(found), filter);
    return found;
}

Object first(const std::vector<Object> &objects, const Filter &filter)
{
    const auto found = std::ranges::find_if(objects, filter);
    return found == objects.end() ? Object() : *found;
}

Filter isKind(const std::string &kind)
{
    return [kind](const Object &object) { return object.kind() == kind; };
}

/// By its name where that is known, else the first that the filter takes.
Object named(const std::vector<Object> &objects, const std::string &name, const Filter &filter)
{
    const Object exact = first(objects, [&](const Object &object) {
        return !name.empty() && object.name() == name && filter(object);
    });
    return exact || !name.empty() ? exact : first(objects, filter);
}

Object machineOf(const std::vector<Object> &objects, const std::string &name)
{
    const Filter isMachine = isKind("Machine");
    if (!name.empty())
        return named(objects, name, isMachine);
    const Object worker = first(objects, [&](const Object &object) {
        return isMachine(object) && !capi::isControlPlaneMachine(object);
    });
    const Object any = worker ? worker : first(objects, isMachine);
    return any ? any : first(objects, capi::isMachinePool);
}

bool isOnNode(const Object &pod, const Object &node)
{
    const std::string &name = pod.text("/spec/nodeName");
    return name.empty() || name == node.name();
}

} // namespace

capi::CapiView capiViewOf(const std::vector<Object> &objects, const std::string &machine)
{
    capi::CapiView view;
    view.machine = machineOf(objects, machine);
    view.cluster = named(objects, {}, isKind("Cluster"));
    // The machine's own, where another is there to show that Clusters are seen at all.
    if (const std::string cluster = capi::clusterNameOf(view.machine);
        view.cluster && !cluster.empty()) {
        view.clusterKnown = true;
        view.cluster = named(objects, cluster, isKind("Cluster"));
    }
    if (!view.machine && view.cluster.isDeleting())
        view.owner = view.cluster;
    view.controlPlane = first(
        objects, [](const Object &object) { return object.kind().ends_with("ControlPlane"); });
    view.controlPlaneMachines = all(objects, [&view](const Object &object) {
        return object.kind() == "Machine" && capi::isControlPlaneMachine(object)
            && object.name() != view.machine.name();
    });
    view.controlPlaneKnown =
        !view.controlPlaneMachines.empty() || capi::isControlPlaneMachine(view.machine);
    view.infrastructure =
        named(objects, capi::infrastructureOf(view.machine).key.name, [](const Object &object) {
            return !capi::isOfClusterApi(object)
                && (object.kind().ends_with("Machine") || object.kind().ends_with("MachinePool"));
        });
    if (view.owner)
        view.infrastructure = first(objects, [](const Object &object) {
            return !capi::isOfClusterApi(object) && object.kind().ends_with("Cluster");
        });
    view.bootstrap = named(objects,
                           capi::bootstrapOf(view.machine).key.name,
                           [](const Object &object) { return object.kind().ends_with("Config"); });
    view.machineSet =
        named(objects, view.machine.label(capi::setLabel).value_or(""), isKind("MachineSet"));
    view.deployment = named(objects,
                            view.machine.label(capi::deploymentLabel).value_or(""),
                            isKind("MachineDeployment"));
    view.healthChecks = all(objects, isKind("MachineHealthCheck"));
    view.drainRules = all(objects, isKind("MachineDrainRule"));
    view.hosts = all(objects, isKind("BareMetalHost"));
    const ObjectKey host = capi::hostOfMetal3(view.infrastructure);
    view.host = host.name.empty() ? Object() : named(objects, host.name, isKind("BareMetalHost"));
    view.remediation = first(objects, [&view](const Object &object) {
        return object.kind().ends_with("Remediation") && object.name() == view.machine.name();
    });
    view.node = named(objects, capi::nodeNameOf(view.machine), isKind("Node"));
    if (capi::awaitsNode(view.machine)) {
        view.node = {};
        view.likeNode = first(objects, [&view](const Object &object) {
            return object.kind() == "Node" && capi::isNodeLike(object, view.machine);
        });
    }
    view.pods = all(objects, [&view](const Object &object) {
        return object.kind() == "Pod" && isOnNode(object, view.node);
    });
    view.budgets = all(objects, isKind("PodDisruptionBudget"));
    view.attachments = all(objects, [&view](const Object &object) {
        return object.kind() == "VolumeAttachment" && isOnNode(object, view.node);
    });
    view.events = holds::eventSigns(all(objects, isKind("Event")));
    return view;
}

capi::CapiView capiViewOf(const std::string &objects, const std::string &machine)
{
    std::vector<Object> list;
    for (const Json &one : parseJson(objects)) {
        if (one.is_object())
            list.emplace_back(one);
    }
    return capiViewOf(list, machine);
}

} // namespace hp::test
