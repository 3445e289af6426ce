// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/kube/KubeCluster.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <set>
#include <string>

namespace hp::app {

/// The kinds that a cluster has only in a version that is not understood, as they come and go with
/// its definitions. Who watches a kind notices by itself when it is understood again; the others
/// are asked for every minute. Lives on the control thread; what is passed in outlives it.
class OtherKinds : public QObject
{
    Q_OBJECT
public:
    OtherKinds(kube::KubeCluster &cluster,
               runtime::Clock &clock,
               std::set<const cluster::Kind *> watched);

    [[nodiscard]] const cluster::OtherVersions &versions() const { return m_versions; }
    /// Empty while the kind is understood, or is not there at all.
    [[nodiscard]] std::string versionOf(const cluster::Kind &kind) const;

signals:
    void changed();

private:
    void read();
    void poll();

    kube::KubeCluster &m_cluster;
    runtime::Clock &m_clock;
    std::set<const cluster::Kind *> m_watched;
    cluster::OtherVersions m_versions{};
    std::uint64_t m_timer = 0;
};

} // namespace hp::app
