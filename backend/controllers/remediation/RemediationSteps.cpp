// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/RemediationSteps.h"

#include "model/rules/remediation/AnnotationRemediation.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::Subresource;
using rules::RemediationDecision;
using rules::RemediationStep;
using runtime::Outcome;
namespace kinds = cluster::kinds;

namespace {

Outcome requeueOf(const RemediationDecision &decision)
{
    return decision.again ? Outcome::recheckAfter(*decision.again) : Outcome::done();
}

/// Somebody else was faster: read and decide afresh.
Outcome atOnce()
{
    return Outcome::recheckAfter(Duration::zero());
}

bool movedOn(const Error &error)
{
    return error.code == ErrorCode::Conflict || error.code == ErrorCode::NotFound;
}

} // namespace

RemediationSteps::RemediationSteps(cluster::Cluster &cluster)
    : m_cluster(cluster)
{ }

void RemediationSteps::read(const cluster::Kind &kind, const ObjectKey &key, Reply<Object> reply)
{
    m_cluster.get({&kind, key},
                  [reply = std::move(reply), alive = m_alive.token()](const Result<Object> &found) {
                      if (!alive)
                          return;
                      if (!found && found.error().code == ErrorCode::NotFound)
                          reply(Object());
                      else
                          reply(found);
                  });
}

void RemediationSteps::askTimeout(const Object &machine, Reply<Duration> reply)
{
    cluster::Query query;
    query.kind = &kinds::machineHealthCheck();
    query.ns = machine.ns();
    m_cluster.list(query,
                   [machine, reply = std::move(reply), alive = m_alive.token()](
                       const Result<cluster::ObjectList> &checks) {
                       if (!alive)
                           return;
                       if (!checks)
                           reply(unexpected(checks.error()));
                       else
                           reply(rules::startupTimeoutFor(machine, checks->items));
                   });
}

void RemediationSteps::carryOut(const RemediationObjects &objects,
                                const RemediationDecision &decision,
                                Ended ended)
{
    switch (decision.step) {
    case RemediationStep::Nothing:
    case RemediationStep::AskTimeout:
        recordEventsOnce(objects, decision);
        ended(requeueOf(decision));
        return;
    case RemediationStep::PatchHost:
        patch(objects, decision, kinds::bareMetalHost(), objects.host, std::move(ended));
        return;
    case RemediationStep::PatchMachine:
        patch(objects, decision, kinds::machine(), objects.machine, std::move(ended));
        return;
    case RemediationStep::PatchRequest:
    case RemediationStep::PatchRequestStatus:
        patch(objects, decision, kinds::metal3Remediation(), objects.request, std::move(ended));
        return;
    case RemediationStep::PatchNode:
        patch(objects, decision, kinds::node(), objects.node, std::move(ended));
        return;
    case RemediationStep::DeleteNode:
        remove(objects, decision, kinds::node(), objects.node, std::move(ended));
        return;
    case RemediationStep::DeleteMachine:
        remove(objects, decision, kinds::machine(), objects.machine, std::move(ended));
        return;
    }
}

void RemediationSteps::patch(const RemediationObjects &objects,
                             const RemediationDecision &decision,
                             const cluster::Kind &kind,
                             const Object &target,
                             Ended ended)
{
    Json body = decision.patch.json();
    body["metadata"]["resourceVersion"] = target.resourceVersion();
    cluster::WriteOptions options;
    options.user = options.fieldManager = remediationController;
    const bool ofStatus = decision.step == RemediationStep::PatchRequestStatus;
    m_cluster.patch({&kind, target.key()},
                    cluster::PatchType::Merge,
                    std::move(body),
                    ofStatus ? Subresource::Status : Subresource::None,
                    options,
                    [this, objects, decision, ended = std::move(ended), alive = m_alive.token()](
                        const Result<cluster::Written> &written) {
                        if (!alive)
                            return;
                        if (written) {
                            recordEvents(objects, decision);
                            ended(requeueOf(decision));
                        } else {
                            ended(movedOn(written.error()) ? atOnce()
                                                           : Outcome::failed(written.error()));
                        }
                    });
}

void RemediationSteps::remove(const RemediationObjects &objects,
                              const RemediationDecision &decision,
                              const cluster::Kind &kind,
                              const Object &target,
                              Ended ended)
{
    cluster::DeleteOptions options;
    options.uid = target.uid();
    options.user = remediationController;
    m_cluster.remove({&kind, target.key()},
                     options,
                     [this, objects, decision, ended = std::move(ended), alive = m_alive.token()](
                         const Result<cluster::Deleted> &deleted) {
                         if (!alive)
                             return;
                         if (deleted) {
                             recordEvents(objects, decision);
                             ended(requeueOf(decision));
                         } else {
                             ended(movedOn(deleted.error()) ? atOnce()
                                                            : Outcome::failed(deleted.error()));
                         }
                     });
}

void RemediationSteps::recordEvents(const RemediationObjects &objects,
                                    const RemediationDecision &decision)
{
    if (*decision.event == '\0')
        return;
    cluster::EventRecord record;
    record.regarding = objects.machine ? objects.machine : objects.request;
    record.warning = decision.warning;
    record.reason = decision.event;
    record.action = "Remediate";
    record.note = decision.reason.text();
    record.reportingController = remediationController;
    m_cluster.recordEvent(std::move(record));
}

void RemediationSteps::recordEventsOnce(const RemediationObjects &objects,
                                        const RemediationDecision &decision)
{
    const std::string who = objects.machine.uid() + '/' + objects.request.uid();
    if (*decision.event == '\0') {
        m_told.erase(who);
        return;
    }
    if (std::exchange(m_told[who], decision.reason) != decision.reason)
        recordEvents(objects, decision);
}

} // namespace hp::controllers
