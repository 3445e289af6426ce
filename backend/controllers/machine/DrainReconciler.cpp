// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/DrainReconciler.h"

#include "backend/controllers/machine/EvictionAnswer.h"
#include "model/resource/Machine.h"
#include "model/rules/drain/DrainPatch.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Subresource;
using cluster::Written;
using runtime::Outcome;

namespace {

/// A cordon that was answered shows in the live copy of the Nodes long before this.
constexpr Duration cordonShows = std::chrono::seconds(10);

/// A result that took an attempt to get is not given up for a moved revision: it is decided again
/// on the newer object, this often.
constexpr int evictionTries = 5;

} // namespace

struct DrainReconciler::Pass {
    ObjectKey key{};
    rules::DrainView view{};
    rules::DrainDecision decision{};
    int triesLeft = evictionTries;
    std::function<void(Outcome)> done{};
};

DrainReconciler::DrainReconciler(cluster::Cluster &cluster,
                                 runtime::Clock &clock,
                                 const runtime::Informer &machines,
                                 const runtime::Informer &nodes,
                                 const runtime::Informer &pods,
                                 rules::DrainSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_nodes(nodes)
    , m_pods(pods)
    , m_machines(machines)
    , m_settings(settings)
{ }

DrainReconciler::~DrainReconciler() = default;

void DrainReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->key = key;
    pass->view.machine = m_machines.get(key);
    pass->view.settings = m_settings;
    pass->view.overtake = m_overtake.erase(key) > 0;
    pass->done = std::move(done);
    decide(pass);
}

bool DrainReconciler::machineChanged(const Object &before, const Object &after)
{
    const rules::DrainRecord record =
        after && after.isDeleting() ? rules::drainRecordOf(after) : rules::DrainRecord();
    if (record.nextAttempt && !record.blocking.empty())
        m_blocked[after.key()] = record.blocking;
    else
        m_blocked.erase((after ? after : before).key());
    if (!after) {
        m_overtake.erase(before.key());
        return true;
    }
    if (!after.isDeleting())
        return false; // the first row of the table that can apply is about a deletion
    if (!before)
        return true; // seen for the first time: a back-off from before a restart is kept
    if (!rules::concernsDrain(before, after))
        return false;
    m_overtake.insert(after.key());
    return true;
}

std::vector<ObjectKey> DrainReconciler::podChanged(const Object &before, const Object &after)
{
    podChangedFor(m_attempts, before, after);
    if (!before || !rules::freesDrain(before, after))
        return {};
    return overtaken([&](const rules::BlockingPod &pod) {
        return pod.ns == before.ns() && pod.pod == before.name();
    });
}

std::vector<ObjectKey> DrainReconciler::budgetChanged(const Object &before, const Object &after)
{
    if (!before || !rules::givesRoom(before, after))
        return {};
    // A pod that two budgets select knows neither of them by name.
    return overtaken([&](const rules::BlockingPod &pod) {
        return pod.ns == before.ns()
            && (pod.pdb == before.name() || (pod.pdb.empty() && !pod.says.empty()));
    });
}

std::vector<ObjectKey>
DrainReconciler::overtaken(const std::function<bool(const rules::BlockingPod &)> &frees)
{
    std::vector<ObjectKey> machines;
    for (const auto &[machine, pods] : m_blocked) {
        if (!m_attempts.contains(machine) && std::any_of(pods.begin(), pods.end(), frees))
            machines.push_back(machine);
    }
    m_overtake.insert(machines.begin(), machines.end());
    return machines;
}

void DrainReconciler::readNode(const PassPtr &pass)
{
    // Not from the informer: whether a Node is cordoned or unreachable decides what is evicted.
    const ObjectKey node{{}, machine::nodeName(pass->view.machine)};
    m_cluster.get({&cluster::kinds::node(), node},
                  m_alive.guard([this, pass](const Result<Object> &answer) {
                      rules::DrainView &view = pass->view;
                      view.nodeRead = true;
                      if (answer) {
                          view.node = *answer;
                          findOthers(view);
                      } else if (answer.error().code != ErrorCode::NotFound) {
                          view.nodeError = answer.error();
                      }
                      decide(pass);
                  }));
}

void DrainReconciler::findOthers(rules::DrainView &view)
{
    view.otherCordoned.clear();
    if (!machine::isControlPlane(view.node))
        return;
    for (const Object &other : m_nodes.list()) {
        if (other.name() != view.node.name() && machine::isControlPlane(other)
            && machine::isCordoned(other))
            view.otherCordoned.push_back(other.name());
    }
    std::erase_if(m_controlPlane, [this](const auto &entry) {
        const ControlPlaneDrain &drain = entry.second;
        if (!drain.endedAt)
            return false;
        const Object node = m_nodes.get({{}, drain.node});
        return !node || machine::isCordoned(node)
            || m_clock.uptime() - *drain.endedAt > cordonShows;
    });
    for (const auto &[key, drain] : m_controlPlane) {
        if (drain.node != view.node.name())
            view.otherCordoned.push_back(drain.node);
    }
}

void DrainReconciler::decide(const PassPtr &pass)
{
    pass->decision = rules::decideDrain(pass->view, m_clock.now());
    switch (pass->decision.step) {
    case rules::DrainStep::ReadNode:
        readNode(pass);
        return;
    case rules::DrainStep::Attempt:
        attempt(pass);
        return;
    case rules::DrainStep::Stop:
        storeCondition(pass);
        return;
    }
}

void DrainReconciler::attempt(const PassPtr &pass)
{
    const rules::DrainView &view = pass->view;
    recordEvents(view.machine, pass->decision.events);
    if (machine::isControlPlane(view.node))
        m_controlPlane[pass->key] = {view.node.name(), std::nullopt};
    auto &running = m_attempts[pass->key];
    running = std::make_unique<DrainAttempt>(m_cluster, m_clock, m_pods, view.node, m_settings);
    running->start(m_alive.guard([this, pass](rules::AttemptResult result) {
        // Taken out first: this runs inside the attempt.
        const auto ended = std::move(m_attempts.extract(pass->key).mapped());
        // The copy of the Nodes may not show the cordon yet.
        if (result.kind == rules::AttemptResult::Kind::CordonFailed)
            m_controlPlane.erase(pass->key);
        else if (const auto it = m_controlPlane.find(pass->key); it != m_controlPlane.end())
            it->second.endedAt = m_clock.uptime();
        pass->view.machine = m_machines.get(pass->key);
        pass->view.attempt = std::move(result);
        decide(pass);
    }),
                   m_alive.guard([this, pass](std::vector<rules::BlockingPod> blocking) {
                       storeBlocking(pass, std::move(blocking));
                   }));
}

void DrainReconciler::storeCondition(const PassPtr &pass)
{
    const Object &machine = pass->view.machine;
    if (!pass->decision.drained) {
        storeRecord(pass);
        return;
    }
    const Object body = rules::drainedPatch(machine, *pass->decision.drained, m_clock.now());
    if (!body) {
        storeRecord(pass);
        return;
    }
    patch(machine, body, Subresource::Status, [this, pass](const Result<Written> &answer) {
        written(pass, answer, [this, pass] { storeRecord(pass); });
    });
}

void DrainReconciler::storeRecord(const PassPtr &pass)
{
    const Object body = pass->decision.record
        ? rules::recordPatch(pass->view.machine, *pass->decision.record)
        : Object();
    if (!body) {
        finish(pass);
        return;
    }
    patch(pass->view.machine, body, Subresource::None, [this, pass](const Result<Written> &answer) {
        written(pass, answer, [this, pass] { finish(pass); });
    });
}

void DrainReconciler::storeBlocking(const PassPtr &pass, std::vector<rules::BlockingPod> blocking)
{
    const Object machine = m_machines.get(pass->key);
    if (!machine)
        return;
    rules::DrainRecord record = rules::drainRecordOf(machine);
    record.startedAt = record.startedAt.value_or(m_clock.now());
    record.nextAttempt.reset();
    record.blocking = std::move(blocking);
    if (const Object body = rules::recordPatch(machine, record)) {
        // Best effort: the end of the attempt writes the whole record.
        patch(machine, body, Subresource::None, [this](const Result<Written> &answer) {
            if (answer)
                m_machines.remember(answer->object);
        });
    }
}

void DrainReconciler::patch(const Object &machine,
                            const Object &body,
                            Subresource part,
                            Reply<Written> reply)
{
    cluster::WriteOptions options;
    options.fieldManager = drainController;
    options.user = drainController;
    Json json = body.json();
    json["metadata"]["resourceVersion"] = machine.resourceVersion();
    m_cluster.patch({&cluster::kinds::machine(), machine.key()},
                    cluster::PatchType::Merge,
                    std::move(json),
                    part,
                    options,
                    m_alive.guard(std::move(reply)));
}

void DrainReconciler::written(const PassPtr &pass,
                              const Result<Written> &answer,
                              std::function<void()> next)
{
    if (answer) {
        pass->view.machine = answer->object;
        m_machines.remember(answer->object);
        next();
        return;
    }
    if (answer.error().code == ErrorCode::NotFound) {
        complete(pass, Outcome::done());
        return;
    }
    if (answer.error().code != ErrorCode::Conflict || --pass->triesLeft == 0) {
        complete(pass, Outcome::failed(answer.error()));
        return;
    }
    m_cluster.get({&cluster::kinds::machine(), pass->key},
                  m_alive.guard([this, pass](const Result<Object> &fresh) {
                      if (!fresh) {
                          const bool gone = fresh.error().code == ErrorCode::NotFound;
                          complete(pass, gone ? Outcome::done() : Outcome::failed(fresh.error()));
                          return;
                      }
                      pass->view.machine = *fresh;
                      m_machines.remember(*fresh);
                      decide(pass);
                  }));
}

void DrainReconciler::recordEvents(const Object &machine,
                                   const std::vector<rules::DrainEvent> &events)
{
    for (const rules::DrainEvent &event : events) {
        cluster::EventRecord record;
        record.regarding = machine;
        record.reason = event.reason;
        record.action = "Drain";
        record.note = event.note;
        record.reportingController = drainController;
        m_cluster.recordEvent(std::move(record));
    }
}

void DrainReconciler::finish(const PassPtr &pass)
{
    recordEvents(pass->view.machine, pass->decision.events);
    complete(pass,
             pass->decision.after ? Outcome::recheckAfter(*pass->decision.after) : Outcome::done());
}

void DrainReconciler::complete(const PassPtr &pass, Outcome outcome)
{
    const auto done = std::exchange(pass->done, {});
    if (done)
        done(std::move(outcome));
}

} // namespace hp::controllers
