// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/remediation/Remediator.h"
#include "model/rules/remediation/AnnotationRemediation.h"

#include <functional>

namespace hp::controllers {

/// Carries out what decideAnnotationRemediation() says about one Machine. Keys are those of
/// Machines.
class AnnotationRemediator final : public Remediator<rules::AnnotationRemediationView>
{
public:
    using Remediator::Remediator;

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

private:
    void readHost(const PassPtr &pass);
    void decide(const PassPtr &pass) override;
};

} // namespace hp::controllers
