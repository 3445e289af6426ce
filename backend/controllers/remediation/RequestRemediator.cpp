// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/RequestRemediator.h"

#include "model/base/ApiStatus.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/remediation/RemediationNames.h"

#include <utility>

namespace hp::controllers {

using runtime::Outcome;
using View = rules::RequestRemediationView;
namespace kinds = cluster::kinds;

namespace {

constexpr int forbidden = 403;

} // namespace

void RequestRemediator::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const PassPtr pass = passFor(std::move(done));
    read(pass, kinds::metal3Remediation(), key, &View::request, [this, pass, key] {
        View &view = pass->view;
        if (const auto left = leftOf(key, rules::waitingSince(view.request), Duration(0)))
            view.waited = -*left;
        if (view.request)
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
    const ObjectKey key{pass->view.request.ns(), name};
    read(pass, kinds::machine(), key, &View::machine, [this, pass] {
        // Made anew under the name: its host is not the one that was to be fenced.
        if (!rules::isMadeFor(pass->view.request, pass->view.machine))
            pass->view.machine = {};
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
    read(pass, kinds::bareMetalHost(), known.key(), &View::host, [this, pass, key] {
        // Another Machine has it since. Without our key there is nothing to release either.
        if (!rules::metal::isConsumer(pass->view.host, pass->view.machine)
            && !pass->view.host.annotation(key))
            pass->view.host = {};
        readNode(pass);
    });
}

bool RequestRemediator::canDoWithoutNode(const PassPtr &pass, const Error &error)
{
    pass->view.nodeForbidden = error.status && error.status->code == forbidden;
    return pass->view.nodeForbidden;
}

void RequestRemediator::decide(const PassPtr &pass)
{
    const View &view = pass->view;
    m_steps.carryOut({view.machine, view.host, view.node, view.request},
                     rules::decideRequestRemediation(view, m_clock.now()),
                     pass->done);
}

} // namespace hp::controllers
