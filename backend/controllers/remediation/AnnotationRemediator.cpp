// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/AnnotationRemediator.h"

#include "model/rules/metal/HostClaim.h"

#include <utility>

namespace hp::controllers {

using runtime::Outcome;
using View = rules::AnnotationRemediationView;
namespace kinds = cluster::kinds;

void AnnotationRemediator::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const PassPtr pass = passFor(std::move(done));
    read(pass, kinds::machine(), key, &View::machine, [this, pass, key] {
        View &view = pass->view;
        view.timeLeft = leftOf(key, rules::nodeDeadlineOf(view.machine), Duration::max());
        if (view.machine)
            readHost(pass);
        else
            pass->done(Outcome::done());
    });
}

void AnnotationRemediator::readHost(const PassPtr &pass)
{
    const Object known = m_hosts.hostOf(pass->view.machine);
    if (!rules::concernsAnnotationRemediation(pass->view.machine, known)) {
        pass->done(Outcome::done());
        return;
    }
    if (!known) {
        readNode(pass);
        return;
    }
    read(pass, kinds::bareMetalHost(), known.key(), &View::host, [this, pass] {
        if (!rules::metal::isConsumer(pass->view.host, pass->view.machine))
            pass->view.host = {};
        readNode(pass);
    });
}

void AnnotationRemediator::decide(const PassPtr &pass)
{
    const View &view = pass->view;
    const rules::RemediationDecision decision =
        rules::decideAnnotationRemediation(view, m_clock.now());
    if (decision.step != rules::RemediationStep::AskTimeout) {
        m_steps.carryOut({view.machine, view.host, view.node, {}}, decision, pass->done);
        return;
    }
    m_steps.askTimeout(view.machine, [this, pass](const Result<Duration> &timeout) {
        if (!timeout) {
            pass->done(Outcome::failed(timeout.error()));
            return;
        }
        pass->view.startupTimeout = *timeout;
        decide(pass);
    });
}

} // namespace hp::controllers
