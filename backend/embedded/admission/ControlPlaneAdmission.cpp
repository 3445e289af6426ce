// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/ControlPlaneAdmission.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "model/base/ApiStatus.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

namespace {

const std::string controlPlaneWebhook = "controlplanemachineset.machine.openshift.io";
const std::string machinePath = "spec.template.machines_v1beta1_machine_openshift_io";
const std::string role = "machine.openshift.io/cluster-api-machine-role";
const std::string typeLabel = "machine.openshift.io/cluster-api-machine-type";

/// A rule of the definition itself names the type of what it refuses, not the value.
StatusCause refused(std::string field, const char *jsonType, const std::string &why)
{
    return {"FieldValueInvalid",
            "Invalid value: \"" + std::string(jsonType) + "\": " + why,
            std::move(field)};
}

const Json &labelsOf(const Object &set)
{
    return set.at("/spec/template/machines_v1beta1_machine_openshift_io/metadata/labels");
}

void checkChange(const Object &before, const Object &after, std::vector<StatusCause> &causes)
{
    if (before.at("/spec/replicas") != after.at("/spec/replicas"))
        causes.push_back(refused("spec.replicas", "integer", "replicas is immutable"));
    if (before.at("/spec/selector") != after.at("/spec/selector"))
        causes.push_back(refused("spec.selector", "object", "selector is immutable"));
    if (before.text("/spec/state") == "Active" && after.text("/spec/state") != "Active")
        causes.push_back(refused("spec.state", "string", "state cannot be changed once Active"));
}

void checkLabels(const Object &set, std::vector<StatusCause> &causes)
{
    const Object labelled(Json{{"metadata", {{"labels", labelsOf(set)}}}});
    const std::string field = machinePath + ".metadata.labels";
    if (labelled.label(machine::clusterLabel).value_or("").empty())
        causes.push_back(refused(
            field, "object", std::string("label '") + machine::clusterLabel + "' is required"));
    for (const std::string &label : {role, typeLabel}) {
        if (labelled.label(label) != "master")
            causes.push_back(
                refused(field,
                        "object",
                        "label '" + label + "' is required, and must have value 'master'"));
    }
}

std::vector<std::string> denials(const Object &set)
{
    std::vector<std::string> reasons;
    if (set.name() != "cluster")
        reasons.push_back("metadata.name: Invalid value: \"" + set.name()
                          + "\": control plane machine set name must be cluster");
    const Json &selector = set.at("/spec/selector");
    if (const auto wanted = LabelSelector::fromJson(selector); !wanted)
        reasons.push_back("spec.selector: Invalid value: "
                          + selector.dump(-1, ' ', false, Json::error_handler_t::replace)
                          + ": could not convert label selector to selector: "
                          + wanted.error().message);
    else if (wanted->isEmpty() || !wanted->matchesLabels(labelsOf(set)))
        reasons.push_back(machinePath + ".metadata.labels: Invalid value: "
                          + labelsOf(set).dump(-1, ' ', false, Json::error_handler_t::replace)
                          + ": selector does not match template labels");
    return reasons;
}

} // namespace

bool ControlPlaneAdmission::concerns(const cluster::Kind &kind,
                                     cluster::Subresource subresource) const
{
    return &kind == &cluster::kinds::controlPlaneMachineSet()
        && subresource == cluster::Subresource::None;
}

Result<Json> ControlPlaneAdmission::admit(const AdmissionRequest &request,
                                          Json object,
                                          std::vector<std::string> &)
{
    if (!concerns(*request.kind, request.subresource)
        || request.operation == AdmissionOperation::Delete)
        return object;
    const Object now(object);
    // On its way out only its finalizers matter, and those must be able to go.
    if (request.operation == AdmissionOperation::Update && request.old.isDeleting()
        && request.old.at("/spec") == now.at("/spec"))
        return object;

    std::vector<StatusCause> causes;
    if (request.operation == AdmissionOperation::Update)
        checkChange(request.old, now, causes);
    checkLabels(now, causes);
    if (!causes.empty())
        return unexpected(
            invalid(request.kind->group, request.kind->kind, request.key.name, std::move(causes)));
    if (const std::vector<std::string> reasons = denials(now); !reasons.empty())
        return unexpected(denied(controlPlaneWebhook, reasons));
    return object;
}

} // namespace hp::embedded
