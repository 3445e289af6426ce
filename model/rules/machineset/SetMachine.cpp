// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/SetMachine.h"

#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

SetLabels SetLabels::of(const Object &machineSet)
{
    SetLabels labels;
    labels.uid = machineSet.uid();
    const auto selector = LabelSelector::fromJson(machineSet.at("/spec/selector"));
    const Json &given = machineSet.at("/spec/template/metadata/labels");
    const auto fromTemplate = LabelSelector::fromJson(Json{{"matchLabels", given}});
    if (!selector || selector->isEmpty() || !fromTemplate)
        return labels;
    labels.selector = *selector;
    labels.fromTemplate = *fromTemplate;
    labels.usable = true;
    return labels;
}

std::optional<SetMachine> SetMachine::of(const SetLabels &labels, const Object &machine)
{
    if (!labels.usable || !machine)
        return std::nullopt;
    const std::string controller = controllerUid(machine);
    if (!controller.empty() && controller != labels.uid)
        return std::nullopt;
    const Json &carried = machine.at("/metadata/labels");
    if (!labels.selector.matchesLabels(carried))
        return std::nullopt;

    SetMachine known;
    known.key = machine.key();
    known.uid = machine.uid();
    known.nodeName = machine::nodeName(machine);
    known.created = machine.creationTimestamp();
    known.owned = !controller.empty();
    known.fullyLabeled = labels.fromTemplate.matchesLabels(carried);
    known.deleting = machine.isDeleting();
    known.annotated = machine.annotation(machine::deleteMachine)
        || machine.annotation(machine::deleteMachineAlias);
    const std::string &message = machine.text("/status/errorMessage");
    known.error = message.empty() ? machine.text("/status/errorReason") : message;
    known.hasError = !known.error.empty();
    return known;
}

std::string controllerUid(const Object &object)
{
    for (const Json &owner : object.at("/metadata/ownerReferences")) {
        if (!owner.is_object() || owner.value("controller", Json()) != true)
            continue;
        const auto uid = owner.find("uid");
        return uid != owner.end() && uid->is_string() ? uid->get<std::string>() : std::string();
    }
    return {};
}

NodeReadiness NodeReadiness::of(const Object &node)
{
    const Conditions conditions(node.at("/status/conditions"));
    return {conditions.is("Ready", "True"), conditions.transitionTime("Ready")};
}

} // namespace hp::rules
