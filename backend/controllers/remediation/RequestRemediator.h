// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/remediation/Remediator.h"
#include "model/rules/remediation/RequestRemediation.h"

#include <functional>

namespace hp::controllers {

/// Carries out what decideRequestRemediation() says about one Metal3Remediation. Keys are those of
/// Metal3Remediations.
class RequestRemediator final : public Remediator<rules::RequestRemediationView>
{
public:
    using Remediator::Remediator;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

private:
    void readMachine(const PassPtr &pass);
    void readHost(const PassPtr &pass);
    bool canDoWithoutNode(const PassPtr &pass, const Error &error) override;
    void decide(const PassPtr &pass) override;
};

} // namespace hp::controllers
