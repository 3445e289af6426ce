// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/remediation/HostFinder.h"
#include "backend/controllers/remediation/RemediationSteps.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Controller.h"
#include "model/rules/remediation/AnnotationRemediation.h"

#include <functional>
#include <memory>

namespace hp::controllers {

/// Carries out what decideAnnotationRemediation() says about one Machine, always on a Machine, a
/// host and a Node that were read for this pass. Keys are those of Machines. Lives on the control
/// thread; what is passed in outlives it.
class AnnotationRemediator final : public runtime::Reconciler
{
public:
    AnnotationRemediator(RemediationSteps &steps,
                         const runtime::Clock &clock,
                         const HostFinder &hosts);

    void reconcile(const ObjectKey &key, std::function<void(runtime::Outcome)> done) override;

private:
    struct Pass;
    using PassPtr = std::shared_ptr<Pass>;

    void readHost(const PassPtr &pass);
    void readNode(const PassPtr &pass);
    void decide(const PassPtr &pass);

    RemediationSteps &m_steps;
    const runtime::Clock &m_clock;
    const HostFinder &m_hosts;
};

} // namespace hp::controllers
