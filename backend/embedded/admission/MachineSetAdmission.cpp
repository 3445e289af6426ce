// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/MachineSetAdmission.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/admission/MachineAdmission.h"
#include "model/resource/LabelSelector.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

namespace {

std::string compact(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Without the members that say nothing: an absent map and an empty one select the same.
Json essence(const Json &selector)
{
    Json rest = selector.is_object() ? selector : Json::object();
    for (const char *member : {"matchLabels", "matchExpressions"}) {
        if (const auto it = rest.find(member); it != rest.end() && it->empty())
            rest.erase(it);
    }
    return rest;
}

} // namespace

bool MachineSetAdmission::concerns(const cluster::Kind &kind,
                                   cluster::Subresource subresource) const
{
    return &kind == &cluster::kinds::machineSet() && subresource == cluster::Subresource::None;
}

Result<Json>
MachineSetAdmission::admit(const AdmissionRequest &request, Json object, std::vector<std::string> &)
{
    if (!concerns(*request.kind, request.subresource)
        || request.operation == AdmissionOperation::Delete)
        return object;

    const Object now(object);
    // Old sets may be invalid; what is on its way out must not be kept by that.
    if (request.operation == AdmissionOperation::Update && request.old.isDeleting()
        && request.old.at("/spec") == now.at("/spec"))
        return object;
    const std::string missing = missingProviderSpec(m_platform, now.at("/spec/template/spec"));
    if (request.operation == AdmissionOperation::Create && !missing.empty())
        return unexpected(denied("default.machineset.machine.openshift.io", {missing}));
    std::vector<std::string> reasons;
    const Json &selector = now.at("/spec/selector");
    if (request.operation == AdmissionOperation::Update
        && essence(request.old.at("/spec/selector")) != essence(selector))
        reasons.emplace_back("spec.selector: Forbidden: selector is immutable");

    const Json &labels = now.at("/spec/template/metadata/labels");
    if (const auto wanted = LabelSelector::fromJson(selector); !wanted) {
        reasons.push_back("spec.selector: Invalid value: " + compact(selector)
                          + ": could not convert label selector to selector: "
                          + wanted.error().message);
    } else if (!wanted->matchesLabels(labels)) {
        reasons.push_back("spec.template.metadata.labels: Invalid value: " + compact(labels)
                          + ": `selector` does not match template `labels`");
    }
    if (!missing.empty())
        reasons.push_back(missing);
    if (!reasons.empty())
        return unexpected(denied("validation.machineset.machine.openshift.io", reasons));
    return object;
}

} // namespace hp::embedded
