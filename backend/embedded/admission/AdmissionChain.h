// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/admission/InputAdmission.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::embedded {

/// What the default chain needs to know about where it runs.
struct AdmissionOptions {
    /// Value of the label machine.openshift.io/cluster-api-cluster for Machines that come without
    /// it; empty when it is not known, then nothing is added.
    std::string clusterName{};
    /// The platform of the cluster, as Infrastructures name it; empty: none is known.
    std::function<std::string()> platform{};
    /// Told with a write; empty: nothing is.
    InputWarnings inputWarnings{};
};

/// Asks several in order; each sees what the one before it made of the object, the first refusal
/// ends.
class AdmissionChain final : public Admission
{
public:
    explicit AdmissionChain(std::vector<std::unique_ptr<Admission>> members);
    ~AdmissionChain() override;

    [[nodiscard]] bool changes(AdmissionOperation operation) const override;
    [[nodiscard]] bool concerns(const cluster::Kind &kind,
                                cluster::Subresource subresource) const override;
    [[nodiscard]] Result<Json> admit(const AdmissionRequest &request,
                                     Json object,
                                     std::vector<std::string> &warnings) override;

private:
    std::vector<std::unique_ptr<Admission>> m_members;
};

/// The rules that hold in every embedded cluster: those of Machines, of their sets and of
/// BareMetalHosts.
[[nodiscard]] std::unique_ptr<Admission> defaultAdmission(AdmissionOptions options);

/// 403 as a webhook of that name gives it. Several reasons stand in brackets.
[[nodiscard]] Error denied(const std::string &webhook, const std::vector<std::string> &reasons);

} // namespace hp::embedded
