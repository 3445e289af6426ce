// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace hp::embedded {

/// What a valid object does otherwise than its author will think, a clause each.
using InputWarnings = std::function<std::vector<std::string>(const Object &)>;

/// Tells that to who writes it, once: what stood there before is not told again. Refuses and
/// changes nothing.
class InputAdmission final : public Admission
{
public:
    explicit InputAdmission(InputWarnings warningsOf)
        : m_warningsOf(std::move(warningsOf))
    { }

    [[nodiscard]] bool changes(AdmissionOperation) const override { return false; }
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;

private:
    InputWarnings m_warningsOf;
};

} // namespace hp::embedded
