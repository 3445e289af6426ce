// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"

#include "model/base/JsonFields.h"
#include "model/resource/ControlPlane.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::machine {

const char *toString(HookPoint point)
{
    switch (point) {
    case HookPoint::PreCreate:
        return "preCreate";
    case HookPoint::PreDrain:
        return "preDrain";
    case HookPoint::PreTerminate:
        return "preTerminate";
    }
    return "";
}

std::vector<Hook> hooks(const Object &machine, HookPoint point)
{
    // Most Machines have none at all.
    const Json &all = machine.at("/spec/lifecycleHooks");
    const auto list = all.is_object() ? all.find(toString(point)) : all.end();
    if (list == all.end())
        return {};
    std::vector<Hook> found;
    for (const Json &entry : *list) {
        if (entry.is_object())
            found.push_back({textOf(entry, "name"), textOf(entry, "owner")});
    }
    return found;
}

std::string render(const std::vector<Hook> &hooks)
{
    std::string text = "[";
    for (const Hook &hook : hooks) {
        if (text.size() > 1)
            text += ' ';
        text += "{Name:" + hook.name + " Owner:" + hook.owner + '}';
    }
    return text + ']';
}

const std::string &phaseOf(const Object &machine)
{
    return machine.text("/status/phase");
}
const std::string &providerId(const Object &machine)
{
    return machine.text("/spec/providerID");
}
const std::string &nodeName(const Object &machine)
{
    return machine.text("/status/nodeRef/name");
}

const std::string &nodeUid(const Object &machine)
{
    return machine.text("/status/nodeRef/uid");
}
bool claimsMachine(const Object &node, const Object &machine)
{
    const std::string &known = providerId(machine);
    return node.annotation(nodeToMachine) == toString(machine.key())
        || (!known.empty() && node.text("/spec/providerID") == known);
}

bool hasAddress(const Object &machine)
{
    const Json &addresses = machine.at("/status/addresses");
    return addresses.is_array() && !addresses.empty();
}

bool isProvisioned(const Object &machine)
{
    return !providerId(machine).empty() || hasAddress(machine);
}

bool conditionIs(const Object &object, std::string_view type, std::string_view status)
{
    // Asked by many rows of many rules: without a copy of the list.
    const Json &conditions = object.at("/status/conditions");
    return conditions.is_array()
        && std::any_of(conditions.begin(), conditions.end(), [&](const Json &condition) {
               return textOf(condition, "type") == type && textOf(condition, "status") == status;
           });
}

bool isControlPlane(const Object &node)
{
    return std::any_of(controlPlaneLabels.begin(),
                       controlPlaneLabels.end(),
                       [&node](const char *label) { return node.label(label).has_value(); });
}

bool isFinishedPod(const Object &pod)
{
    const std::string &phase = pod.text("/status/phase");
    return phase == "Succeeded" || phase == "Failed";
}

bool isCordoned(const Object &node)
{
    return isTrue(node.at("/spec/unschedulable"));
}

std::vector<std::string> internalIps(const Object &nodeOrMachine)
{
    std::vector<std::string> found;
    for (const Json &entry : nodeOrMachine.at("/status/addresses")) {
        if (textOf(entry, "type") == "InternalIP" && !textOf(entry, "address").empty())
            found.push_back(textOf(entry, "address"));
    }
    return found;
}

} // namespace hp::machine
