// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::embedded {

/// What a valid object does otherwise than its author will think.
struct InputWarnings {
    std::function<bool(std::string_view kind)> concern{}; ///< null: there are none
    std::function<std::vector<std::string>(const Object &)> of{}; ///< a clause each
};

/// Tells that to who writes it, once: what stood there before is not told again. Refuses and
/// changes nothing.
class InputAdmission final : public Admission
{
public:
    explicit InputAdmission(InputWarnings warnings)
        : m_warnings(std::move(warnings))
    { }

    [[nodiscard]] bool changes(AdmissionOperation) const override { return false; }
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;

private:
    InputWarnings m_warnings;
};

} // namespace hp::embedded
