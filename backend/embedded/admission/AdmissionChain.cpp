// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/AdmissionChain.h"

#include "backend/embedded/admission/BareMetalHostAdmission.h"
#include "backend/embedded/admission/BmcAdmission.h"
#include "backend/embedded/admission/ControlPlaneAdmission.h"
#include "backend/embedded/admission/MachineAdmission.h"
#include "backend/embedded/admission/MachineSetAdmission.h"
#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

AdmissionChain::AdmissionChain(std::vector<std::unique_ptr<Admission>> members)
    : m_members(std::move(members))
{ }

AdmissionChain::~AdmissionChain() = default;

bool AdmissionChain::concerns(const cluster::Kind &kind, cluster::Subresource subresource) const
{
    return std::any_of(m_members.begin(), m_members.end(), [&](const auto &member) {
        return member->concerns(kind, subresource);
    });
}

bool AdmissionChain::changes(AdmissionOperation operation) const
{
    return std::any_of(m_members.begin(), m_members.end(), [operation](const auto &member) {
        return member->changes(operation);
    });
}

Result<Json> AdmissionChain::admit(const AdmissionRequest &request,
                                   Json object,
                                   std::vector<std::string> &warnings)
{
    for (const auto &member : m_members) {
        auto admitted = member->admit(request, std::move(object), warnings);
        if (!admitted)
            return admitted;
        object = std::move(*admitted);
    }
    return object;
}

std::unique_ptr<Admission> defaultAdmission(AdmissionOptions options)
{
    std::vector<std::unique_ptr<Admission>> members;
    members.push_back(
        std::make_unique<MachineAdmission>(std::move(options.clusterName), options.platform));
    members.push_back(std::make_unique<MachineSetAdmission>(std::move(options.platform)));
    members.push_back(std::make_unique<ControlPlaneAdmission>());
    members.push_back(std::make_unique<BareMetalHostAdmission>());
    members.push_back(std::make_unique<BmcAdmission>());
    if (options.inputWarnings.concern)
        members.push_back(std::make_unique<InputAdmission>(std::move(options.inputWarnings)));
    return std::make_unique<AdmissionChain>(std::move(members));
}

Error denied(const std::string &webhook, const std::vector<std::string> &reasons)
{
    std::string list;
    for (const std::string &reason : reasons)
        list += (list.empty() ? "" : ", ") + reason;
    if (reasons.size() > 1)
        list = '[' + list + ']';
    return forbidden("admission webhook \"" + webhook + "\" denied the request: " + list);
}

} // namespace hp::embedded
