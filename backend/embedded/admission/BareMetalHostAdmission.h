// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/Admission.h"

namespace hp::embedded {

/// Rules of BareMetalHosts (facts/reboot.md 5.1): a host that must not be switched off is online,
/// the boot address never changes once it is set, the BMC of a host in use neither, and only an
/// available host becomes externally provisioned. Values of reboot annotations are never refused
/// (1.2).
class BareMetalHostAdmission final : public Admission
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
