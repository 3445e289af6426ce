// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

namespace hp::embedded {

/// Rules of the ControlPlaneMachineSet (facts/machine-api.md 8.2): there is one, named cluster;
/// what it makes are masters that it selects; replicas and selector never change, and from Active
/// there is no way back.
class ControlPlaneAdmission final : public Admission
{
public:
    [[nodiscard]] bool changes(AdmissionOperation) const override { return false; }
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;
};

} // namespace hp::embedded
