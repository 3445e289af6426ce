// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/OtherKinds.h"

#include <utility>
#include <vector>

namespace hp::app {

namespace {

constexpr Duration kindsPollInterval = std::chrono::seconds(60);

} // namespace

OtherKinds::OtherKinds(kube::KubeCluster &cluster,
                       runtime::Clock &clock,
                       std::set<const cluster::Kind *> watched)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_watched(std::move(watched))
{
    connect(&cluster, &kube::KubeCluster::connectionChanged, this, &OtherKinds::read);
}

std::string OtherKinds::versionOf(const cluster::Kind &kind) const
{
    const auto found = m_versions.find(&kind);
    return found == m_versions.end() ? std::string() : found->second;
}

void OtherKinds::read()
{
    cluster::OtherVersions versions;
    for (const auto &[kind, state] : m_cluster.connection().kinds) {
        if (!state.version.empty())
            versions[kind] = state.version;
    }
    if (versions == m_versions)
        return;
    m_versions = std::move(versions);
    poll();
    emit changed();
}

void OtherKinds::poll()
{
    m_clock.cancel(std::exchange(m_timer, 0));
    std::vector<const cluster::Kind *> unwatched;
    for (const auto &[kind, version] : m_versions) {
        if (!m_watched.contains(kind))
            unwatched.push_back(kind);
    }
    if (unwatched.empty())
        return;
    m_timer = m_clock.after(kindsPollInterval, this, [this, unwatched] {
        m_cluster.inspect(unwatched, [](const Result<Done> &) {});
        poll();
    });
}

} // namespace hp::app

#include "moc_OtherKinds.cpp"
