// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/overrides/OverrideDesk.h"
#include "backend/gateway/views/PublishedViews.h"
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
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        gateway::PublishedViews *views = nullptr;
        std::string auditFile{};
        /// Who owns a hook, by the text in it.
        std::function<holds::Owner(const std::string &raw)> ownerOf{};
    };

    /// The error names the file of the audit.
    [[nodiscard]] static Result<std::unique_ptr<Overrides>> open(Parts parts);

    /// Settles what the process before this one left on its way.
    void start();
    [[nodiscard]] gateway::OverrideDesk &desk() { return m_desk; }

private:
    Overrides(Parts parts, std::unique_ptr<overrides::AuditChain> audit);

    Parts m_parts;
    std::unique_ptr<overrides::AuditChain> m_audit;
    overrides::OverrideSources m_sources;
    overrides::OverridePipeline m_pipeline;
    gateway::OverrideDesk m_desk;
};

} // namespace hp::app
