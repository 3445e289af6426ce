// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/controlplane/ControlPlaneReconciler.h"

#include "backend/controllers/controlplane/WriteChain.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Deleted;
using cluster::Written;
using runtime::Outcome;

namespace {

constexpr const char *controlPlaneController = "control-plane-machine-set-controller";
/// What Kubernetes makes generated names of: no letters that make words or look alike.
constexpr std::string_view nameLetters = "bcdfghjklmnpqrstvwxz2456789";
constexpr int suffixLength = 5;
/// How long a watch may take to show what was made, before it is doubted that it is there still.
constexpr Duration unseenTimeout = std::chrono::seconds(10);

/// Whether it was made, nobody knows.
bool isLost(const Error &error)
{
    return error.code == ErrorCode::TimedOut || error.code == ErrorCode::Unreachable
        || error.code == ErrorCode::Internal;
}

cluster::WriteOptions setOptions()
{
    cluster::WriteOptions options;
    options.fieldManager = options.user = controlPlaneController;
    return options;
}

} // namespace

ControlPlaneReconciler::ControlPlaneReconciler(cluster::Cluster &cluster,
                                               runtime::Clock &clock,
                                               const runtime::Informer &sets,
                                               const runtime::Informer &machines,
                                               const runtime::Informer &masters,
                                               const runtime::Informer &controlPlane,
                                               Settings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_sets(sets)
    , m_machines(machines)
    , m_masters(masters)
    , m_controlPlane(controlPlane)
    , m_settings(std::move(settings))
{ }

std::string ControlPlaneReconciler::suffix() const
{
    std::string text;
    for (int i = 0; i < suffixLength; ++i) {
        const double chance = m_settings.random ? m_settings.random() : 0.0;
        const auto at = static_cast<std::size_t>(chance * static_cast<double>(nameLetters.size()));
        text += nameLetters[std::min(at, nameLetters.size() - 1)];
    }
    return text;
}

rules::ControlPlaneView ControlPlaneReconciler::gather(const ObjectKey &key)
{
    rules::ControlPlaneView view;
    view.set = m_sets.get(key);
    view.machines = m_machines.list(key.ns);
    for (const auto &[name, made] : m_expected) {
        if (name.ns == key.ns)
            view.machines.push_back(made.machine);
    }
    std::map<std::string, Object> nodes;
    for (const runtime::Informer *informer : {&m_masters, &m_controlPlane}) {
        for (const Object &node : informer->list())
            nodes.insert_or_assign(node.name(), node);
    }
    for (const auto &[name, node] : nodes)
        view.nodes.push_back(node);
    const auto unclear = m_unclear.find(key);
    view.suffix = unclear == m_unclear.end() ? suffix() : unclear->second;
    return view;
}

void ControlPlaneReconciler::machineChanged(const Object &before, const Object &after)
{
    const ObjectKey key = (after ? after : before).key();
    m_expected.erase(key);
    std::erase_if(m_unclear, [&key](const auto &entry) {
        return entry.first.ns == key.ns
            && key.name.find('-' + entry.second + '-') != std::string::npos;
    });
}

void ControlPlaneReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const auto unseen = std::find_if(m_expected.begin(), m_expected.end(), [&](const auto &entry) {
        return entry.first.ns == key.ns && m_clock.uptime() - entry.second.since >= unseenTimeout;
    });
    if (unseen == m_expected.end())
        decide(key, std::move(done));
    else
        lookFor(unseen->first, key, std::move(done));
}

/// It may have come and gone while no watch stood; then nothing says so, and its place stayed
/// empty.
void ControlPlaneReconciler::lookFor(const ObjectKey &machine,
                                     const ObjectKey &key,
                                     std::function<void(Outcome)> done)
{
    m_cluster.get({&cluster::kinds::machine(), machine},
                  [this, token = m_alive.token(), machine, key, done = std::move(done)](
                      const Result<Object> &found) {
                      if (!token)
                          return;
                      if (!found && found.error().code != ErrorCode::NotFound) {
                          done(Outcome::failed(found.error()));
                          return;
                      }
                      const auto made = m_expected.find(machine);
                      if (made != m_expected.end()) {
                          if (found && found->uid() == made->second.machine.uid())
                              made->second = {*found, m_clock.uptime()};
                          else
                              m_expected.erase(made);
                      }
                      reconcile(key, done);
                  });
}

void ControlPlaneReconciler::decide(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const rules::ControlPlaneView view = gather(key);
    const rules::ControlPlaneDecision decision = rules::decideControlPlane(view, m_clock.now());
    const Object &set = view.set;
    auto chain = std::make_shared<WriteChain>(AfterRefusal::Stop);
    if (decision.statusPatch)
        chain->add([this, set, patch = decision.statusPatch](Reply<Done> reply) {
            patchSet(set, patch, cluster::Subresource::Status, std::move(reply));
        });
    for (const rules::PlannedChange &change : decision.owners)
        chain->add([this, change](Reply<Done> reply) { patchMachine(change, std::move(reply)); });
    for (const Object &machine : decision.remove)
        chain->add(
            [this, machine](Reply<Done> reply) { removeMachine(machine, std::move(reply)); });
    for (const Object &machine : decision.create)
        chain->add([this, set, machine, used = view.suffix](Reply<Done> reply) {
            createMachine(set, machine, used, std::move(reply));
        });
    if (decision.setPatch)
        chain->add([this, set, patch = decision.setPatch](Reply<Done> reply) {
            patchSet(set, patch, cluster::Subresource::None, std::move(reply));
        });
    Outcome outcome = Outcome::done();
    if (!decision.error.message.empty())
        outcome = Outcome::failed(decision.error);
    else if (decision.requeue)
        outcome = Outcome::recheckAfter(m_settings.wait);
    chain->run(std::move(outcome), std::move(done));
}

void ControlPlaneReconciler::patchSet(const Object &set,
                                      const Object &patch,
                                      cluster::Subresource part,
                                      Reply<Done> reply)
{
    const auto token = m_alive.token();
    m_cluster.patch({&cluster::kinds::controlPlaneMachineSet(), set.key()},
                    cluster::PatchType::Merge,
                    patch.json(),
                    part,
                    setOptions(),
                    [this, token, reply = std::move(reply)](const Result<Written> &answer) {
                        if (!token)
                            return;
                        if (answer)
                            m_sets.remember(answer->object);
                        reply(answer ? Result<Done>(Done{}) : unexpected(answer.error()));
                    });
}

void ControlPlaneReconciler::patchMachine(const rules::PlannedChange &change, Reply<Done> reply)
{
    m_cluster.patch(
        {&cluster::kinds::machine(), change.object.key()},
        cluster::PatchType::Merge,
        change.patch.json(),
        cluster::Subresource::None,
        setOptions(),
        [token = m_alive.token(), reply = std::move(reply)](const Result<Written> &answer) {
            if (token)
                reply(answer ? Result<Done>(Done{}) : unexpected(answer.error()));
        });
}

void ControlPlaneReconciler::removeMachine(const Object &machine, Reply<Done> reply)
{
    cluster::DeleteOptions options;
    options.uid = machine.uid();
    options.user = controlPlaneController;
    m_cluster.remove(
        {&cluster::kinds::machine(), machine.key()},
        options,
        [token = m_alive.token(), reply = std::move(reply)](const Result<Deleted> &answer) {
            if (token)
                reply(answer ? Result<Done>(Done{}) : unexpected(answer.error()));
        });
}

void ControlPlaneReconciler::createMachine(const Object &set,
                                           const Object &machine,
                                           const std::string &suffixOfName,
                                           Reply<Done> reply)
{
    const auto token = m_alive.token();
    m_cluster.create(
        cluster::kinds::machine(),
        machine.ns(),
        machine.json(),
        setOptions(),
        [this, token, set, suffixOfName, reply = std::move(reply)](const Result<Written> &answer) {
            if (!token)
                return;
            if (!answer) {
                if (isLost(answer.error()))
                    m_unclear[set.key()] = suffixOfName;
                reply(unexpected(answer.error()));
                return;
            }
            m_unclear.erase(set.key());
            // Usually the watch is first with the news, before the reply to the write.
            if (!m_machines.get(answer->object.key()))
                m_expected[answer->object.key()] = {answer->object, m_clock.uptime()};
            cluster::EventRecord record;
            record.regarding = set;
            record.reason = "Created";
            record.action = "Create";
            record.note = "created machine: " + answer->object.name();
            record.reportingController = controlPlaneController;
            m_cluster.recordEvent(std::move(record));
            reply(Done{});
        });
}

} // namespace hp::controllers
