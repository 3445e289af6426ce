// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/healthcheck/RemediationRequests.h"

#include "backend/controllers/healthcheck/RemediationRun.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

namespace {

namespace condition = healthcheck::condition;

/// In the words of Kubernetes' clients.
std::string noSuchKind(const std::string &apiVersion, const std::string &kind)
{
    return "no matches for kind \"" + kind + "\" in version \"" + apiVersion + '"';
}

} // namespace

RemediationRequests::RemediationRequests(cluster::Cluster &cluster,
                                         Object check,
                                         rules::TemplateRef reference)
    : m_cluster(cluster)
    , m_check(std::move(check))
    , m_reference(std::move(reference))
{
    const auto &kinds = cluster::KindRegistry::instance();
    m_templateKind = kinds.findKind(m_reference.apiVersion, m_reference.kind);
    m_kind = kinds.findKind(m_reference.apiVersion, rules::requestKind(m_reference.kind));
}

void RemediationRequests::prepare(const std::vector<ObjectKey> &needed, std::function<void()> ready)
{
    if (!m_kind || !m_templateKind || m_kind == m_templateKind) {
        // Without the kind there is no request that could have served.
        if (!needed.empty())
            templateMissing(m_kind && m_kind == m_templateKind
                                ? "the kind of a remediation template ends in Template, not "
                                    + m_reference.kind
                                : noSuchKind(m_reference.apiVersion,
                                             m_templateKind ? rules::requestKind(m_reference.kind)
                                                            : m_reference.kind));
        ready();
        return;
    }
    cluster::Query query;
    query.kind = m_kind;
    query.ns = m_check.ns();
    m_cluster.list(query,
                   [this, needed, ready = std::move(ready), token = m_alive.token()](
                       const Result<cluster::ObjectList> &answer) {
                       if (!token)
                           return;
                       if (!answer) {
                           m_error = answer.error();
                           ready();
                           return;
                       }
                       for (const Object &request : answer->items)
                           m_known[request.name()] = request;
                       const bool complete =
                           std::all_of(needed.begin(), needed.end(), [this](const ObjectKey &key) {
                               return exists(key);
                           });
                       m_requestMade = complete && !needed.empty();
                       if (complete)
                           ready();
                       else
                           readTemplate(ready);
                   });
}

void RemediationRequests::readTemplate(const std::function<void()> &ready)
{
    if (!m_reference.ns.empty() && m_reference.ns != m_check.ns()) {
        templateMissing("the template is in namespace " + m_reference.ns
                        + ", it is looked for in that of the check, " + m_check.ns());
        ready();
        return;
    }
    m_cluster.get({m_templateKind, {m_check.ns(), m_reference.name}},
                  [this, ready, token = m_alive.token()](const Result<Object> &answer) {
                      if (!token)
                          return;
                      if (answer)
                          m_template = *answer;
                      else
                          templateMissing(answer.error().message);
                      ready();
                  });
}

void RemediationRequests::templateMissing(const std::string &why)
{
    m_templateFault = why;
    m_error = Error{ErrorCode::Refused,
                    "error retrieving remediation template " + m_reference.kind + " \""
                        + m_reference.name + "\" in namespace \"" + m_check.ns() + "\": " + why,
                    {},
                    nullptr};
}

bool RemediationRequests::exists(const ObjectKey &machine) const
{
    return m_known.contains(machine.name);
}

void RemediationRequests::create(const Object &machine, Reply<Done> reply)
{
    auto request = rules::requestFrom(m_template, machine);
    if (!request) {
        m_requestFault = request.error().message;
        reply(unexpected(request.error()));
        return;
    }
    cluster::WriteOptions options;
    options.fieldManager = healthCheckController;
    options.user = healthCheckController;
    m_cluster.create(*m_kind,
                     machine.ns(),
                     std::move(*request),
                     options,
                     [this, reply = std::move(reply), token = m_alive.token()](
                         const Result<cluster::Written> &answer) {
                         if (!token)
                             return;
                         if (answer || answer.error().code == ErrorCode::AlreadyExists) {
                             m_requestMade = true;
                             reply(Done{});
                             return;
                         }
                         m_requestFault = answer.error().message;
                         reply(unexpected(answer.error()));
                     });
}

bool RemediationRequests::hasServed(const Object &machine) const
{
    const auto it = m_known.find(machine.name());
    if (it == m_known.end() || it->second.isDeleting())
        return false;
    for (const Json &owner : it->second.at("/metadata/ownerReferences")) {
        if (owner.is_object() && owner.value("kind", Json()) == machine.kind()
            && owner.value("name", Json()) == machine.name()
            && owner.value("uid", Json()) != machine.uid())
            return false;
    }
    return true;
}

void RemediationRequests::remove(const ObjectKey &machine, Reply<Done> reply)
{
    const Object &request = m_known.at(machine.name);
    cluster::DeleteOptions options;
    options.uid = request.uid();
    options.user = healthCheckController;
    m_cluster.remove({m_kind, request.key()},
                     options,
                     [reply = std::move(reply)](const Result<cluster::Deleted> &answer) {
                         if (answer || answer.error().code == ErrorCode::NotFound)
                             reply(Done{});
                         else
                             reply(unexpected(answer.error()));
                     });
}

std::vector<Condition> RemediationRequests::conditions() const
{
    const Conditions stored(m_check.at("/status/conditions"));
    std::vector<Condition> found;
    // Good news only takes back what was said before.
    if (!m_templateFault.empty())
        found.push_back({condition::templateAvailable,
                         "False",
                         "ExternalRemediationTemplateNotFound",
                         "Error",
                         m_templateFault});
    else if (m_template && stored.get(condition::templateAvailable))
        found.push_back({condition::templateAvailable, "True", {}, {}, {}});
    if (!m_requestFault.empty())
        found.push_back({condition::requestAvailable,
                         "False",
                         "ExternalRemediationRequestCreationFailed",
                         "Error",
                         m_requestFault});
    else if (m_requestMade && stored.get(condition::requestAvailable))
        found.push_back({condition::requestAvailable, "True", {}, {}, {}});
    return found;
}

} // namespace hp::controllers
