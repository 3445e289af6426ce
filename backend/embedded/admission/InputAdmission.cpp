// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/InputAdmission.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::embedded {

namespace {

/// What the warnings are about; a write that touches none of it is most writes.
bool isTouched(const Json &before, const Json &after)
{
    const auto part = [](const Json &object, const char *name) {
        return object.is_object() ? object.value(name, Json()) : Json();
    };
    const Json was = part(before, "metadata");
    const Json is = part(after, "metadata");
    return part(before, "spec") != part(after, "spec")
        || part(was, "annotations") != part(is, "annotations")
        || part(was, "labels") != part(is, "labels");
}

} // namespace

bool InputAdmission::concerns(const cluster::Kind &kind, cluster::Subresource subresource) const
{
    return subresource == cluster::Subresource::None && !kind.home && m_warnings.concern(kind.kind);
}

Result<Json> InputAdmission::admit(const AdmissionRequest &request,
                                   Json object,
                                   std::vector<std::string> &warnings)
{
    if (!concerns(*request.kind, request.subresource)
        || request.operation == AdmissionOperation::Delete
        || (request.old && !isTouched(request.old.json(), object)))
        return object;
    const auto before = request.old ? m_warnings.of(request.old) : std::vector<std::string>();
    for (std::string &warning : m_warnings.of(Object(object))) {
        if (std::ranges::find(before, warning) == before.end())
            warnings.push_back(std::move(warning));
    }
    return object;
}

} // namespace hp::embedded
