// SPDX-License-Identifier: Apache-2.0
#include "backend/metal/MetalRemediation.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::metal {

using cluster::kinds::node;
using drivers::ActuatorError;
using rules::FencingStep;

namespace {

constexpr Duration soonAgain = std::chrono::seconds(1);

} // namespace

cluster::WriteOptions asMetalActuator()
{
    cluster::WriteOptions options;
    options.user = options.fieldManager = "bare-metal-actuator";
    return options;
}

/// What one update carries from callback to callback.
struct MetalRemediation::Pass {
    rules::FencingView view{};
    rules::FencingDecision decision{};
    drivers::InstanceFacts facts{};
    drivers::ActuatorReply<drivers::InstanceFacts> reply{};
};

MetalRemediation::MetalRemediation(cluster::Cluster &cluster, runtime::Clock &clock)
    : m_cluster(cluster)
    , m_clock(clock)
{ }

void MetalRemediation::goOn(const Object &machine,
                            const Object &host,
                            drivers::InstanceFacts facts,
                            drivers::ActuatorReply<drivers::InstanceFacts> reply)
{
    auto pass = std::make_shared<Pass>();
    pass->view.machine = machine;
    pass->view.host = host;
    pass->facts = std::move(facts);
    pass->reply = std::move(reply);
    if (machine::nodeName(machine).empty())
        decide(pass);
    else
        readNode(pass);
}

void MetalRemediation::readNode(const PassPtr &pass)
{
    m_cluster.get({&node(), {{}, machine::nodeName(pass->view.machine)}},
                  [this, pass, alive = std::weak_ptr<int>(m_alive)](const Result<Object> &found) {
                      if (!alive.lock())
                          return;
                      if (found)
                          pass->view.node = *found;
                      else if (found.error().code != ErrorCode::NotFound) {
                          fail(pass, "unable to get node: " + found.error().message);
                          return;
                      }
                      const std::string &known = machine::providerId(pass->view.machine);
                      if (pass->view.node && !known.empty() && known == pass->facts.providerId
                          && pass->view.node.text("/spec/providerID").empty())
                          nameNode(pass);
                      else
                          decide(pass);
                  });
}

void MetalRemediation::nameNode(const PassPtr &pass)
{
    pass->decision = {};
    pass->decision.patch = Object(Json{{"spec", {{"providerID", pass->facts.providerId}}}});
    pass->decision.again = Duration(0);
    patch(pass, node(), pass->view.node);
}

void MetalRemediation::decide(const PassPtr &pass)
{
    pass->decision = rules::decideFencing(pass->view, m_clock.now());
    if (pass->decision.blocked)
        fail(pass, pass->decision.reason);
    else
        act(pass);
}

void MetalRemediation::act(const PassPtr &pass)
{
    switch (pass->decision.step) {
    case FencingStep::Nothing:
        end(pass);
        return;
    case FencingStep::Remember:
        for (const auto &entry : pass->decision.annotations)
            pass->facts.annotations.push_back(entry);
        end(pass);
        return;
    case FencingStep::RequestPowerOff:
    case FencingStep::ReleaseRequest:
        patch(pass, cluster::kinds::bareMetalHost(), pass->view.host);
        return;
    case FencingStep::RestoreNode:
        patch(pass, node(), pass->view.node);
        return;
    case FencingStep::DeleteNode:
        remove(pass, node(), pass->view.node);
        return;
    case FencingStep::DeleteMachine:
        remove(pass, cluster::kinds::machine(), pass->view.machine);
        return;
    case FencingStep::AskTimeout:
        askTimeout(pass);
        return;
    }
}

void MetalRemediation::patch(const PassPtr &pass, const cluster::Kind &kind, const Object &target)
{
    Json body = pass->decision.patch.json();
    body["metadata"]["resourceVersion"] = target.resourceVersion();
    m_cluster.patch(
        {&kind, target.key()},
        cluster::PatchType::Merge,
        std::move(body),
        cluster::Subresource::None,
        asMetalActuator(),
        [pass, alive = std::weak_ptr<int>(m_alive)](const Result<cluster::Written> &written) {
            if (!alive.lock())
                return;
            if (written) {
                end(pass);
            } else if (written.error().code == ErrorCode::Conflict
                       || written.error().code == ErrorCode::NotFound) {
                pass->decision.again = soonAgain; // it moved on: read and decide afresh
                end(pass);
            } else {
                fail(pass, written.error().message);
            }
        });
}

void MetalRemediation::remove(const PassPtr &pass, const cluster::Kind &kind, const Object &target)
{
    cluster::DeleteOptions options;
    options.uid = target.uid();
    options.user = asMetalActuator().user;
    m_cluster.remove(
        {&kind, target.key()},
        options,
        [pass, alive = std::weak_ptr<int>(m_alive)](const Result<cluster::Deleted> &deleted) {
            if (!alive.lock())
                return;
            const bool moved = !deleted
                && (deleted.error().code == ErrorCode::NotFound
                    || deleted.error().code == ErrorCode::Conflict);
            if (moved)
                pass->decision.again = Duration(0);
            if (deleted || moved)
                end(pass);
            else
                fail(pass, deleted.error().message);
        });
}

void MetalRemediation::askTimeout(const PassPtr &pass)
{
    cluster::Query query;
    query.kind = &cluster::kinds::machineHealthCheck();
    query.ns = pass->view.machine.ns();
    m_cluster.list(query,
                   [this, pass, alive = std::weak_ptr<int>(m_alive)](
                       const Result<cluster::ObjectList> &checks) {
                       if (!alive.lock())
                           return;
                       if (!checks) {
                           fail(pass, checks.error().message);
                           return;
                       }
                       pass->view.startupTimeout =
                           rules::startupTimeoutFor(pass->view.machine, checks->items);
                       decide(pass);
                   });
}

void MetalRemediation::end(const PassPtr &pass)
{
    if (pass->decision.again)
        pass->facts.askAgain = pass->decision.again;
    pass->reply(std::move(pass->facts));
}

void MetalRemediation::fail(const PassPtr &pass, const std::string &why)
{
    ActuatorError error;
    error.message = why;
    pass->reply(error);
}

} // namespace hp::metal
