// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/RemediationRun.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using rules::RemediationStrategy;
using rules::UnhealthyTarget;

namespace {

/// A Machine that moved on is judged again and written at its new revision, this often.
constexpr int writeTries = 5;

} // namespace

struct RemediationRun::Target : UnhealthyTarget {
    int triesLeft = 0;
};

RemediationRun::RemediationRun(cluster::Cluster &cluster,
                               const runtime::Clock &clock,
                               const runtime::Informer &machines,
                               Object check,
                               runtime::Lifetime::Token alive)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_machines(machines)
    , m_check(std::move(check))
    , m_alive(std::move(alive))
{ }

void RemediationRun::start(const rules::HealthCheckDecision &decision,
                           Duration ahead,
                           int parallel,
                           std::function<void(RemediationResult)> done)
{
    m_rules = decision.rules;
    m_ahead = ahead;
    m_parallel = parallel;
    m_done = std::move(done);
    std::vector<ObjectKey> requested;
    for (const UnhealthyTarget &target : decision.remediate) {
        const RemediationStrategy strategy = target.remediation.strategy;
        if (strategy == RemediationStrategy::Request)
            requested.push_back(target.key);
        else if (strategy == RemediationStrategy::Delete
                 || strategy == RemediationStrategy::Annotate)
            addTarget(target);
    }
    if (!m_rules.remediationTemplate || (requested.empty() && decision.healthy.empty())) {
        pump();
        return;
    }
    m_requests =
        std::make_unique<RemediationRequests>(m_cluster, m_check, *m_rules.remediationTemplate);
    // The decision is copied: the pass may be over before the answers are in.
    m_requests->prepare(requested, guarded([this, decision] {
                            addRequests(decision);
                            pump();
                        }));
}

void RemediationRun::addTarget(const UnhealthyTarget &target)
{
    auto kept = std::make_shared<Target>(Target{target, writeTries});
    m_jobs.emplace_back([this, kept = std::move(kept)] { remediate(kept); });
}

void RemediationRun::addRequests(const rules::HealthCheckDecision &decision)
{
    if (m_requests->error())
        m_result.errors.push_back(m_requests->error()->message);
    for (const UnhealthyTarget &target : decision.remediate) {
        if (target.remediation.strategy == RemediationStrategy::Request && m_requests->canCreate()
            && !m_requests->exists(target.key))
            addTarget(target);
    }
    for (const ObjectKey &key : decision.healthy) {
        const Object machine = m_machines.get(key);
        if (!machine || !m_requests->hasServed(machine))
            continue;
        m_jobs.emplace_back([this, key] {
            m_requests->remove(key, guarded([this, key](const Result<Done> &answer) {
                                   if (!answer)
                                       fail(answer.error(),
                                            "error deleting remediation request for machine \""
                                                + key.name + "\" in namespace \"" + key.ns + '"');
                                   jobDone();
                               }));
        });
    }
}

void RemediationRun::pump()
{
    // A job may end before it returns, and so come back here.
    if (m_pumping)
        return;
    const auto self = shared_from_this();
    m_pumping = true;
    while (!m_jobs.empty() && m_inWork < m_parallel) {
        ++m_inWork;
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        job();
    }
    m_pumping = false;
    if (m_inWork > 0 || !m_done)
        return;
    if (m_requests)
        m_result.conditions = m_requests->conditions();
    std::exchange(m_done, {})(std::move(m_result));
}

void RemediationRun::jobDone()
{
    --m_inWork;
    pump();
}

void RemediationRun::confirm(const TargetPtr &target, const Act &act)
{
    // Not from the informers: Machines and Nodes arrive on two streams, and one may lag behind.
    m_cluster.get({&cluster::kinds::machine(), target->key},
                  guarded([this, target, act](const Result<Object> &answer) {
                      if (answer && answer->uid() == target->machine.uid) {
                          confirmNode(target, *answer, act);
                          return;
                      }
                      if (!answer && answer.error().code != ErrorCode::NotFound)
                          fail(answer.error(), "error getting machine \"" + target->key.name + '"');
                      else
                          m_result.movedOn = true;
                      jobDone();
                  }));
}

void RemediationRun::confirmNode(const TargetPtr &target, const Object &machine, const Act &act)
{
    target->machine = rules::machineFactsOf(machine);
    if (target->machine.node.empty()) {
        actIfStill(target, machine, nullptr, act);
        return;
    }
    m_cluster.get(
        {&cluster::kinds::node(), {{}, target->machine.node}},
        guarded([this, target, machine, act](const Result<Object> &answer) {
            if (!answer && answer.error().code != ErrorCode::NotFound) {
                fail(answer.error(),
                     "error getting node: unable to get node \"" + target->machine.node + '"');
                jobDone();
                return;
            }
            const rules::NodeFacts node = answer ? rules::nodeFactsOf(*answer) : rules::NodeFacts();
            actIfStill(target, machine, answer ? &node : nullptr, act);
        }));
}

void RemediationRun::actIfStill(const TargetPtr &target,
                                const Object &machine,
                                const rules::NodeFacts *node,
                                const Act &act)
{
    const rules::TargetView view{target->key, &target->machine, node};
    const rules::TargetVerdict verdict =
        rules::evaluateTarget(m_rules, view, m_clock.now() - m_ahead);
    const bool remediate = verdict.health == rules::Health::Remediate;
    if (remediate
        && rules::chooseRemediation(m_rules, target->machine).strategy
            == target->remediation.strategy) {
        act(machine);
        return;
    }
    m_result.movedOn = true;
    jobDone();
}

void RemediationRun::remediate(const TargetPtr &target)
{
    confirm(target, [this, target](const Object &machine) {
        switch (target->remediation.strategy) {
        case RemediationStrategy::Delete:
            remove(target, machine);
            return;
        case RemediationStrategy::Annotate:
            annotate(target, machine);
            return;
        case RemediationStrategy::Request:
            request(target, machine);
            return;
        case RemediationStrategy::Skip:
        case RemediationStrategy::Nothing:
            jobDone(); // start() makes no job of them
            return;
        }
    });
}

void RemediationRun::remove(const TargetPtr &target, const Object &machine)
{
    cluster::DeleteOptions options;
    options.uid = machine.uid();
    options.resourceVersion = machine.resourceVersion();
    options.user = healthCheckController;
    m_cluster.remove({&cluster::kinds::machine(), target->key},
                     options,
                     guarded([this, target, machine](const Result<cluster::Deleted> &answer) {
                         if (answer) {
                             ++m_result.deleted;
                             recordEvents(
                                 machine, false, "MachineDeleted", wordsOf(*target).deleted());
                             jobDone();
                         } else {
                             notWritten(target, machine, answer.error());
                         }
                     }));
}

void RemediationRun::annotate(const TargetPtr &target, const Object &machine)
{
    cluster::WriteOptions options;
    options.fieldManager = healthCheckController;
    options.user = healthCheckController;
    const Json body{{"metadata",
                     {{"resourceVersion", machine.resourceVersion()},
                      {"annotations", {{machine::externalRemediation, ""}}}}}};
    m_cluster.patch({&cluster::kinds::machine(), target->key},
                    cluster::PatchType::Merge,
                    body,
                    cluster::Subresource::None,
                    options,
                    guarded([this, target, machine](const Result<cluster::Written> &answer) {
                        if (answer) {
                            recordEvents(machine,
                                         false,
                                         "ExternalAnnotationAdded",
                                         wordsOf(*target).annotated());
                            jobDone();
                        } else {
                            notWritten(target, machine, answer.error());
                        }
                    }));
}

void RemediationRun::request(const TargetPtr &target, const Object &machine)
{
    m_requests->create(machine, guarded([this, target](const Result<Done> &answer) {
                           if (!answer)
                               fail(answer.error(),
                                    "error creating remediation request for machine \""
                                        + target->key.name + "\" in namespace \"" + target->key.ns
                                        + '"');
                           jobDone();
                       }));
}

void RemediationRun::notWritten(const TargetPtr &target, const Object &machine, const Error &error)
{
    if (error.code == ErrorCode::NotFound) {
        jobDone();
        return;
    }
    if (error.code == ErrorCode::Conflict) {
        // Mostly a status write that says nothing about health.
        if (--target->triesLeft > 0) {
            remediate(target);
            return;
        }
        m_result.movedOn = true;
        jobDone();
        return;
    }
    const bool deletion = target->remediation.strategy == RemediationStrategy::Delete;
    const rules::RemediationWords words = wordsOf(*target);
    const std::string note =
        deletion ? words.deletionFailed(error.message) : words.annotationFailed(error.message);
    recordEvents(
        machine, true, deletion ? "MachineDeletionFailed" : "ExternalAnnotationFailed", note);
    m_result.errors.push_back(note);
    jobDone();
}

void RemediationRun::fail(const Error &error, const std::string &what)
{
    m_result.errors.push_back(what + ": " + error.message);
}

void RemediationRun::recordEvents(const Object &machine,
                                  bool warning,
                                  const char *reason,
                                  std::string note)
{
    cluster::EventRecord record;
    record.regarding = machine;
    record.warning = warning;
    record.reason = reason;
    record.action = "Remediate";
    record.note = std::move(note);
    record.reportingController = healthCheckController;
    m_cluster.recordEvent(std::move(record));
}

rules::RemediationWords RemediationRun::wordsOf(const UnhealthyTarget &target) const
{
    return {m_check.key(), target.key.name, target.machine.node};
}

} // namespace hp::controllers
