// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/BmcAdmission.h"

#include "model/base/ApiStatus.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::embedded {

namespace {

/// Members of spec, or of spec.faults, that a Bmc among others cannot have.
constexpr std::array<std::string_view, 11> ofOwnAddress{"/spec/systemId",
                                                        "/spec/vendor",
                                                        "/spec/product",
                                                        "/spec/faults/refusesConnections",
                                                        "/spec/faults/idleClose",
                                                        "/spec/faults/tls",
                                                        "/spec/faults/certificate",
                                                        "/spec/faults/drips",
                                                        "/spec/faults/http10",
                                                        "/spec/faults/cutsAt",
                                                        "/spec/faults/rootSlash"};

std::string fieldAt(std::string_view pointer)
{
    std::string field(pointer.substr(1));
    for (char &letter : field) {
        if (letter == '/')
            letter = '.';
    }
    return field;
}

} // namespace

bool BmcAdmission::concerns(const cluster::Kind &kind, cluster::Subresource subresource) const
{
    return &kind == &cluster::kinds::labBmc() && subresource == cluster::Subresource::None;
}

Result<Json>
BmcAdmission::admit(const AdmissionRequest &request, Json object, std::vector<std::string> &)
{
    if (!concerns(*request.kind, request.subresource)
        || request.operation == AdmissionOperation::Delete)
        return object;
    const Object bmc(object);
    if (bmc.at("/spec/ownAddress") == true)
        return object;
    std::vector<StatusCause> causes;
    for (const std::string_view pointer : ofOwnAddress) {
        if (!bmc.at(pointer).is_null())
            causes.push_back({"FieldValueForbidden",
                              "Forbidden: needs spec.ownAddress: true",
                              fieldAt(pointer)});
    }
    if (!causes.empty())
        return unexpected(
            invalid(request.kind->group, request.kind->kind, request.key.name, std::move(causes)));
    return object;
}

} // namespace hp::embedded
