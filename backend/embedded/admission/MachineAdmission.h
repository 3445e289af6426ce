// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

#include <functional>
#include <string>

namespace hp::embedded {

/// Rules of Machines (facts/machine-api.md 4.2, 4.3, D-01, D-05). A new Machine gets the cluster
/// label. While a Machine is being deleted its hooks may leave or change places, but none may come
/// and none may change hands; only the write that does nothing but empty the finalizers is not
/// looked at. Who deletes a Machine with hooks is told whom the deletion waits for. On the
/// platforms whose providerSpec upstream's webhooks read, there has to be one.
class MachineAdmission final : public Admission
{
public:
    MachineAdmission(std::string clusterName, std::function<std::string()> platform);

    [[nodiscard]] bool changes(AdmissionOperation operation) const override
    {
        return operation == AdmissionOperation::Create;
    }
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;

private:
    std::string m_clusterName;
    std::function<std::string()> m_platform;
};

/// What webhooks of that platform say of a spec of a Machine that has no providerSpec.value; empty
/// where it has one, or where they look at none (facts/machine-api.md 4.2).
[[nodiscard]] std::string missingProviderSpec(const std::function<std::string()> &platform,
                                              const Json &spec);

} // namespace hp::embedded
