// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/RequestRemediator.h"

#include "model/base/ApiStatus.h"
#include "model/resource/Machine.h"
#include "model/rules/remediation/RemediationNames.h"

#include <utility>

namespace hp::controllers {

using runtime::Outcome;
namespace kinds = cluster::kinds;

namespace {

constexpr int forbidden = 403;

} // namespace

/// What one reconcile() call carries from callback to callback.
struct RequestRemediator::Pass {
    rules::RequestRemediationView view{};
    std::function<void(Outcome)> done{};
};

RequestRemediator::RequestRemediator(RemediationSteps &steps,
                                     const runtime::Clock &clock,
                                     const HostFinder &hosts)
    : m_steps(steps)
    , m_clock(clock)
    , m_hosts(hosts)
{ }

void RequestRemediator::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->done = std::move(done);
    m_steps.read(kinds::metal3Remediation(), key, [this, pass](const Result<Object> &request) {
        if (!request) {
            pass->done(Outcome::failed(request.error()));
            return;
        }
        pass->view.request = *request;
        if (*request)
            readMachine(pass);
        else
            pass->done(Outcome::done());
    });
}

void RequestRemediator::readMachine(const PassPtr &pass)
{
    const std::string name = rules::machineOf(pass->view.request);
    if (name.empty()) {
        readHost(pass);
        return;
    }
    m_steps.read(kinds::machine(),
                 {pass->view.request.ns(), name},
                 [this, pass](const Result<Object> &machine) {
                     if (!machine) {
                         pass->done(Outcome::failed(machine.error()));
                         return;
                     }
                     pass->view.machine = *machine;
                     readHost(pass);
                 });
}

void RequestRemediator::readHost(const PassPtr &pass)
{
    // A host that the Machine has let go of may still carry our key.
    const std::string key = rules::remediation::requestKey(pass->view.request.uid());
    Object known = m_hosts.hostOf(pass->view.machine);
    if (!known)
        known = m_hosts.hostWithKey(pass->view.request.ns(), key);
    if (!known) {
        readNode(pass);
        return;
    }
    m_steps.read(kinds::bareMetalHost(), known.key(), [this, pass](const Result<Object> &host) {
        if (!host) {
            pass->done(Outcome::failed(host.error()));
            return;
        }
        pass->view.host = *host;
        readNode(pass);
    });
}

void RequestRemediator::readNode(const PassPtr &pass)
{
    const std::string &name = machine::nodeName(pass->view.machine);
    if (name.empty()) {
        decide(pass);
        return;
    }
    m_steps.read(kinds::node(), {{}, name}, [this, pass](const Result<Object> &node) {
        if (node)
            pass->view.node = *node;
        else if (node.error().status && node.error().status->code == forbidden)
            pass->view.nodeForbidden = true;
        else {
            pass->done(Outcome::failed(node.error()));
            return;
        }
        decide(pass);
    });
}

void RequestRemediator::decide(const PassPtr &pass)
{
    const auto &view = pass->view;
    m_steps.carryOut({view.machine, view.host, view.node, view.request},
                     rules::decideRequestRemediation(view, m_clock.now()),
                     pass->done);
}

} // namespace hp::controllers
