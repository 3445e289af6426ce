// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

#include <functional>
#include <string>
#include <utility>

namespace hp::embedded {

/// Rules of MachineSets (facts/machine-api.md 4.3): the selector never changes and selects the
/// template, which has a providerSpec where Machines must have one.
class MachineSetAdmission final : public Admission
{
public:
    explicit MachineSetAdmission(std::function<std::string()> platform)
        : m_platform(std::move(platform))
    { }

    [[nodiscard]] bool changes(AdmissionOperation) const override { return false; }
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;

private:
    std::function<std::string()> m_platform;
};

} // namespace hp::embedded
