// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/MachineReconciler.h"

#include "model/resource/Finalizers.h"
#include "model/resource/Machine.h"
#include "model/rules/machine/MachinePatch.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Subresource;
using cluster::Written;
using rules::MachineStep;
using runtime::Outcome;

namespace {

constexpr const char *machineController = "machine-controller";

rules::ProviderFailure failureOf(const drivers::ActuatorError &error)
{
    return {error.invalidConfiguration,
            error.failsMachine,
            error.reason,
            error.retryAfter,
            error.message,
            error.inProgress,
            error.annotations};
}

/// An actuator's answer as the rule reads it; `convert` maps the good value.
template<typename Out, typename In, typename Convert>
rules::ProviderAnswer<Out> answerOf(const drivers::ActuatorResult<In> &result, Convert convert)
{
    rules::ProviderAnswer<Out> answer;
    if (const auto *error = std::get_if<drivers::ActuatorError>(&result))
        answer.failure = failureOf(*error);
    else
        answer.value = convert(std::get<In>(result));
    return answer;
}

rules::InstanceView instanceOf(const drivers::InstanceFacts &facts)
{
    return {facts.providerId,
            facts.addresses,
            facts.instanceState,
            facts.instanceType,
            facts.region,
            facts.zone,
            facts.annotations};
}

bool yes(const Done &)
{
    return true;
}

} // namespace

/// What one reconcile() call carries from callback to callback.
struct MachineReconciler::Pass {
    rules::MachineView view{};
    rules::MachineDecision decision{};
    std::function<void(Outcome)> done{};
};

MachineReconciler::MachineReconciler(cluster::Cluster &cluster,
                                     runtime::Clock &clock,
                                     drivers::Actuator &actuator,
                                     const runtime::Informer &machines,
                                     rules::MachineSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_actuator(actuator)
    , m_machines(machines)
    , m_settings(settings)
{ }

MachineReconciler::~MachineReconciler() = default;

void MachineReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->view.machine = m_machines.get(key);
    pass->view.settings = m_settings;
    pass->view.addressesEndWithInstance =
        pass->view.machine && m_actuator.addressesEndWithInstance(pass->view.machine);
    pass->done = std::move(done);
    decide(pass);
}

void MachineReconciler::decide(const PassPtr &pass)
{
    pass->decision = rules::decideMachine(pass->view, m_clock.now());
    store(pass);
}

void MachineReconciler::store(const PassPtr &pass)
{
    if (!pass->decision.report) {
        act(pass);
        return;
    }
    const rules::MachinePatch patch =
        rules::patchFor(pass->view.machine, *pass->decision.report, m_clock.now());
    const std::string before = machine::phaseOf(pass->view.machine);
    write(pass, patch.main, Subresource::None, [this, pass, patch, before] {
        write(pass, patch.status, Subresource::Status, [this, pass, before] {
            if (onPhase && machine::phaseOf(pass->view.machine) != before)
                onPhase(pass->view.machine, before);
            act(pass);
        });
    });
}

void MachineReconciler::write(const PassPtr &pass,
                              const Object &patch,
                              Subresource part,
                              std::function<void()> next)
{
    if (!patch) {
        next();
        return;
    }
    const Object &machine = pass->view.machine;
    cluster::WriteOptions options;
    options.fieldManager = machineController;
    options.user = machineController;
    m_cluster.patch({&cluster::kinds::machine(), machine.key()},
                    cluster::PatchType::Merge,
                    rules::withRevision(patch, machine.resourceVersion()),
                    part,
                    options,
                    m_alive.guard([this, pass, next = std::move(next)](Result<Written> answer) {
                        if (!answer) {
                            // Gone is what the next event will say; a conflict is read and decided
                            // afresh.
                            const bool gone = answer.error().code == ErrorCode::NotFound;
                            complete(pass,
                                     gone ? Outcome::done() : Outcome::failed(answer.error()));
                            return;
                        }
                        pass->view.machine = answer->object;
                        m_machines.remember(answer->object);
                        next();
                    }));
}

void MachineReconciler::act(const PassPtr &pass)
{
    const Object &machine = pass->view.machine;
    switch (pass->decision.step) {
    case MachineStep::Stop:
        finish(pass);
        return;
    case MachineStep::AddFinalizer:
        writeFinalizers(pass, true);
        return;
    case MachineStep::RemoveFinalizer:
        writeFinalizers(pass, false);
        return;
    case MachineStep::RemoveNode:
        removeNode(pass);
        return;
    case MachineStep::AskExists:
        m_actuator.exists(
            machine, m_alive.guard([this, pass](const drivers::ActuatorResult<bool> &result) {
                pass->view.exists = answerOf<bool>(result, [](bool there) { return there; });
                decide(pass);
            }));
        return;
    case MachineStep::Update:
        m_actuator.update(
            machine,
            m_alive.guard(
                [this, pass](const drivers::ActuatorResult<drivers::InstanceFacts> &result) {
                    pass->view.updated = answerOf<rules::InstanceView>(result, instanceOf);
                    decide(pass);
                }));
        return;
    case MachineStep::Create:
        m_actuator.create(machine,
                          m_alive.guard([this, pass](const drivers::ActuatorResult<Done> &result) {
                              pass->view.created = answerOf<bool>(result, yes);
                              decide(pass);
                          }));
        return;
    case MachineStep::Remove:
        m_actuator.remove(machine,
                          m_alive.guard([this, pass](const drivers::ActuatorResult<Done> &result) {
                              pass->view.removed = answerOf<bool>(result, yes);
                              decide(pass);
                          }));
        return;
    }
}

void MachineReconciler::writeFinalizers(const PassPtr &pass, bool present)
{
    Json finalizers = present ? finalizersWith(pass->view.machine, machine::finalizer)
                              : finalizersWithout(pass->view.machine, machine::finalizer);
    const Object patch(Json{{"metadata", {{"finalizers", std::move(finalizers)}}}});
    write(pass, patch, Subresource::None, [this, pass] { finish(pass); });
}

/// The Node that was linked, by its uid: by the time the server is used for another Machine, which
/// may be soon when a pass is repeated, a Node of the same name is that one's.
void MachineReconciler::removeNode(const PassPtr &pass)
{
    removeNode(pass, machine::nodeUid(pass->view.machine), [this, pass](const Error & /*changed*/) {
        m_cluster.get({&cluster::kinds::node(), {{}, machine::nodeName(pass->view.machine)}},
                      m_alive.guard([this, pass](const Result<Object> &node) {
                          // The kubelet of our instance may have registered it anew.
                          if (node && machine::claimsMachine(*node, pass->view.machine)) {
                              removeNode(pass, node->uid(), [this, pass](const Error &again) {
                                  nodeRemoved(pass, again);
                              });
                          } else if (node || node.error().code == ErrorCode::NotFound) {
                              nodeRemoved(pass, std::nullopt);
                          } else {
                              nodeRemoved(pass, node.error());
                          }
                      }));
    });
}

void MachineReconciler::removeNode(const PassPtr &pass,
                                   const std::string &uid,
                                   std::function<void(const Error &)> onAnother)
{
    cluster::DeleteOptions options;
    options.uid = uid;
    options.user = machineController;
    m_cluster.remove(
        {&cluster::kinds::node(), {{}, machine::nodeName(pass->view.machine)}},
        options,
        m_alive.guard([this, pass, isKnown = !uid.empty(), onAnother = std::move(onAnother)](
                          const Result<cluster::Deleted> &answer) {
            if (answer || answer.error().code == ErrorCode::NotFound)
                nodeRemoved(pass, std::nullopt);
            else if (isKnown && answer.error().code == ErrorCode::Conflict)
                onAnother(answer.error());
            else
                nodeRemoved(pass, answer.error());
        }));
}

void MachineReconciler::nodeRemoved(const PassPtr &pass, std::optional<Error> failure)
{
    pass->view.nodeRemoved = !failure;
    pass->view.nodeRemoval = std::move(failure);
    decide(pass);
}

void MachineReconciler::recordEvents(const PassPtr &pass)
{
    for (const rules::MachineEvent &event : pass->decision.events) {
        cluster::EventRecord record;
        record.regarding = pass->view.machine;
        record.warning = event.warning;
        record.reason = event.reason;
        record.action = event.action;
        record.note = event.note;
        record.reportingController = machineController;
        m_cluster.recordEvent(std::move(record));
    }
}

void MachineReconciler::finish(const PassPtr &pass)
{
    recordEvents(pass);
    switch (pass->decision.next) {
    case rules::Requeue::None:
        complete(pass, Outcome::done());
        return;
    case rules::Requeue::After:
        complete(pass, Outcome::recheckAfter(pass->decision.after));
        return;
    case rules::Requeue::Backoff:
        complete(pass, Outcome::failed(pass->decision.error));
        return;
    }
}

void MachineReconciler::complete(const PassPtr &pass, Outcome outcome)
{
    // The callback may own the pass; it is moved out so that nothing keeps itself alive.
    const auto done = std::exchange(pass->done, {});
    if (done)
        done(std::move(outcome));
}

} // namespace hp::controllers
