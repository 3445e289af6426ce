// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

namespace hp::embedded {

/// Rules of MachineSets (facts/machine-api.md 4.3): the selector never changes and selects the
/// template.
class MachineSetAdmission final : public Admission
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
