// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/overrides/AuditChain.h"
#include "backend/runtime/Lifetime.h"

#include <functional>
#include <optional>
#include <string>

namespace hp::app {

/// How far the audit is, in the ConfigMap `holdpoint-audit` of a real cluster: a key for each
/// audit, by its name, with the number of rows and the hash of the last one. Control thread.
class AuditConfigMap
{
public:
    static constexpr const char *name = "holdpoint-audit";

    /// `ns` is where the backend lives; `read` is called when what the cluster knows is here.
    AuditConfigMap(cluster::Cluster &cluster,
                   std::string ns,
                   std::string audit,
                   std::function<void()> read);

    /// Looks into the cluster, unless it does already.
    void start();
    /// None until that was read, and where nothing was kept.
    [[nodiscard]] const std::optional<overrides::ChainHead> &known() const { return m_known; }
    /// Only forward, and only after it was read what is there: an older head is the evidence.
    void keep(const overrides::ChainHead &head);
    /// The next head is kept although it may be an earlier one.
    void forget() { m_known.reset(); }

private:
    void write();

    cluster::Cluster &m_cluster;
    std::string m_ns;
    std::string m_audit;
    std::function<void()> m_onRead;
    bool m_asks = false;
    bool m_isRead = false;
    std::optional<overrides::ChainHead> m_known{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::app
