// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/runtime/Lifetime.h"
#include "model/resource/Conditions.h"
#include "model/rules/healthcheck/HealthCheckDecision.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::controllers {

/// The objects that are made from the remediation template of one check: which there are, and how
/// making them went. A request has the name of its Machine. Lives as long as one pass.
class RemediationRequests
{
public:
    /// `reference` names the template; the cluster outlives this.
    RemediationRequests(cluster::Cluster &cluster, Object check, rules::TemplateRef reference);

    /// Reads which requests there are, and the template when one of `needed` has none. Failures are
    /// in error() and conditions(). The caller drops the answer when this is gone.
    void prepare(const std::vector<ObjectKey> &needed, std::function<void()> ready);

    [[nodiscard]] bool exists(const ObjectKey &machine) const;
    /// The template was read, requests can be made.
    [[nodiscard]] bool canCreate() const { return static_cast<bool>(m_template); }
    void create(const Object &machine, Reply<Done> reply);
    /// The request of a Machine that is well again, unless it belongs to an earlier Machine of this
    /// name; those the garbage collector takes.
    [[nodiscard]] bool hasServed(const Object &machine) const;
    void remove(const ObjectKey &machine, Reply<Done> reply);

    /// Why the requests or the template could not be read.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// What is to be stored about template and requests; nothing when nothing was tried.
    [[nodiscard]] std::vector<Condition> conditions() const;

private:
    void readTemplate(const std::function<void()> &ready);
    void templateMissing(const std::string &why);

    cluster::Cluster &m_cluster;
    Object m_check;
    rules::TemplateRef m_reference;
    const cluster::Kind *m_templateKind = nullptr;
    const cluster::Kind *m_kind = nullptr; ///< of the requests
    std::map<std::string, Object> m_known{}; ///< by name
    Object m_template{};
    std::optional<Error> m_error{};
    std::string m_templateFault{};
    std::string m_requestFault{};
    bool m_requestMade = false;
    runtime::Lifetime m_alive{};
};

} // namespace hp::controllers
