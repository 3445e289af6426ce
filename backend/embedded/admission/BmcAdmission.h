// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

namespace hp::embedded {

/// What a Bmc of the lab refuses beyond its schema: what goes wrong below HTTP needs connections of
/// the Bmc's own, so that those faults are refused without spec.ownAddress. Refusals are 422.
class BmcAdmission final : public Admission
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
