// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "tests/support/fencing/FenceOrder.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::test {

/// Watches a cluster for breaks of the order that no fencing may break. Objects come from watches,
/// Resets from whoever plays or carries the BMC; the revisions of the store put both in order. For
/// every test that reboots anything. Lives on the control thread.
class FenceOrderMonitor
{
public:
    /// Revisions of the store at the time of the call; the cluster outlives the monitor.
    FenceOrderMonitor(cluster::Cluster &cluster, std::function<std::string()> revision);

    /// Begins with the objects as they are.
    void start();
    /// A Reset that reaches the BMC of this host now.
    void posted(const ObjectKey &host, const std::string &resetType);

    /// What was seen so far, judged.
    [[nodiscard]] FenceOrder evaluated() const;
    /// Its faults, one per line; empty when the order was kept.
    [[nodiscard]] std::string faults() const;

private:
    struct Sighting {
        std::int64_t revision = 0;
        Object before{};
        Object after{};
        ObjectKey host{}; ///< of a Reset
        std::string resetType{};
    };

    void changed(const Object &object, bool gone);

    cluster::Cluster &m_cluster;
    std::function<std::string()> m_revision;
    std::vector<std::unique_ptr<cluster::Watch>> m_watches{};
    std::map<std::pair<std::string, ObjectKey>, Object> m_newest{};
    std::vector<Sighting> m_seen{};
};

} // namespace hp::test
