// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/WorkloadPorts.h"

#include "app/shared/cluster/MemoryLimit.h"
#include "backend/kube/KubeCluster.h"
#include "backend/kube/ReadOnlyCluster.h"
#include "backend/kube/auth/WorkloadAccess.h"
#include "backend/runtime/SmallFile.h"

#include <utility>

namespace hp::app {

namespace {

/// What a controller of Cluster API may send, and less memory than the cluster of this backend:
/// there may be twenty of them.
kube::KubeSettings gentleSettings()
{
    kube::KubeSettings settings;
    settings.reads = {.perSecond = 20, .burst = 30};
    settings.reportBrokenAfter = std::chrono::seconds(10);
    settings.maxAnswerBytes = 16U << 20U;
    settings.maxListBytes = listBytesWithinMemory(64U << 20U);
    settings.maxHeldBytes = 24U << 20U;
    settings.maxWaitingBytes = 8U << 20U;
    return settings;
}

class KubePort final : public gateway::WorkloadPort
{
public:
    KubePort(kube::WorkloadAccess access, runtime::Clock &clock)
        : m_kube(std::move(access.endpoint), std::move(access.credentials), clock, gentleSettings())
        , m_reading(m_kube)
    { }

    [[nodiscard]] cluster::Cluster &cluster() override { return m_reading; }
    [[nodiscard]] Message whyNotSeen(const cluster::Kind &kind) const override;
    [[nodiscard]] bool answers() const override { return m_kube.connection().reachable; }

private:
    kube::KubeCluster m_kube;
    kube::ReadOnlyCluster m_reading;
};

Message KubePort::whyNotSeen(const cluster::Kind &kind) const
{
    using kube::KindService;
    const auto &kinds = m_kube.connection().kinds;
    const auto known = kinds.find(&kind);
    if (known == kinds.end() || known->second.service == KindService::Served
        || known->second.service == KindService::Unknown)
        return {};
    const Message &why = known->second.message;
    return why.empty() ? quoted(kube::toString(known->second.service)) : why;
}

using OpenedPort = Result<std::unique_ptr<gateway::WorkloadPort>>;

} // namespace

gateway::WorkloadPorts workloadPorts(runtime::Clock &clock,
                                     std::size_t maxOpen,
                                     std::string folder,
                                     std::function<std::string()> ownServer)
{
    const auto opened = [&clock, ownServer = std::move(ownServer)](
                            Result<kube::WorkloadAccess> access) -> OpenedPort {
        if (!access)
            return unexpected(access.error());
        std::unique_ptr<gateway::WorkloadPort> port;
        if (!kube::isSameServer(access->endpoint.server, ownServer()))
            port = std::make_unique<KubePort>(std::move(*access), clock);
        return port;
    };
    gateway::WorkloadPorts ports;
    ports.maxOpen = maxOpen;
    ports.open = [opened, &clock](const Object &secret) {
        return opened(kube::workloadAccess(secret, clock.now()));
    };
    if (folder.empty())
        return ports;
    ports.openOwn = [opened, &clock, folder = std::move(folder)](
                        const ObjectKey &cluster) -> std::optional<OpenedPort> {
        const std::string file = folder + '/' + cluster.ns + '.' + cluster.name;
        const auto text = runtime::readSmallFile(file);
        if (text)
            return opened(kube::workloadAccess(*text, file, clock.now()));
        if (text.error().code == ErrorCode::NotFound)
            return std::nullopt;
        return OpenedPort(invalid(file + ": " + text.error().message));
    };
    return ports;
}

} // namespace hp::app
