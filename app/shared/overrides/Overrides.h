// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/overrides/OverrideDesk.h"
#include "backend/overrides/AuditChain.h"
#include "backend/overrides/OverridePipeline.h"
#include "backend/overrides/OverrideSources.h"
#include "model/rules/holds/owner/Owner.h"

#include <functional>
#include <memory>
#include <string>

namespace hp::app {

/// The overrides of a backend, composed: what they rest on, the audit, the pipeline and the desk
/// that clients talk to. Lives on the control thread; what is passed in outlives it.
class Overrides
{
public:
    using Owners = std::function<holds::Owner(const std::string &raw)>;

    /// The error names the file of the audit.
    [[nodiscard]] static Result<std::unique_ptr<Overrides>> open(cluster::Cluster &cluster,
                                                                 runtime::Clock &clock,
                                                                 const std::string &auditFile,
                                                                 Owners owners);

    /// Settles what the process before this one left on its way.
    void start();
    [[nodiscard]] gateway::OverrideDesk &desk() { return m_desk; }

private:
    Overrides(cluster::Cluster &cluster,
              runtime::Clock &clock,
              std::unique_ptr<overrides::AuditChain> audit,
              Owners owners);

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    std::unique_ptr<overrides::AuditChain> m_audit;
    overrides::OverrideSources m_sources;
    overrides::OverridePipeline m_pipeline;
    gateway::OverrideDesk m_desk;
};

} // namespace hp::app
