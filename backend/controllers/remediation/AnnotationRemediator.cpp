// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/AnnotationRemediator.h"

#include "model/resource/Machine.h"
#include "model/rules/metal/HostClaim.h"

#include <utility>

namespace hp::controllers {

using runtime::Outcome;
namespace kinds = cluster::kinds;

/// What one reconcile() call carries from callback to callback.
struct AnnotationRemediator::Pass {
    rules::AnnotationRemediationView view{};
    std::function<void(Outcome)> done{};
};

AnnotationRemediator::AnnotationRemediator(RemediationSteps &steps,
                                           const runtime::Clock &clock,
                                           const HostFinder &hosts)
    : m_steps(steps)
    , m_clock(clock)
    , m_hosts(hosts)
{ }

void AnnotationRemediator::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->done = std::move(done);
    m_steps.read(kinds::machine(), key, [this, pass](const Result<Object> &machine) {
        if (!machine) {
            pass->done(Outcome::failed(machine.error()));
            return;
        }
        pass->view.machine = *machine;
        if (*machine)
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
    m_steps.read(kinds::bareMetalHost(), known.key(), [this, pass](const Result<Object> &host) {
        if (!host) {
            pass->done(Outcome::failed(host.error()));
            return;
        }
        if (rules::metal::isConsumer(*host, pass->view.machine))
            pass->view.host = *host;
        readNode(pass);
    });
}

void AnnotationRemediator::readNode(const PassPtr &pass)
{
    const std::string &name = machine::nodeName(pass->view.machine);
    if (name.empty()) {
        decide(pass);
        return;
    }
    m_steps.read(kinds::node(), {{}, name}, [this, pass](const Result<Object> &node) {
        if (!node) {
            pass->done(Outcome::failed(node.error()));
            return;
        }
        pass->view.node = *node;
        decide(pass);
    });
}

void AnnotationRemediator::decide(const PassPtr &pass)
{
    const auto &view = pass->view;
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
