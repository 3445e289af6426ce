// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/KubeCluster.h"
#include "backend/runtime/SystemClock.h"
#include "tests/support/clustercontract/ClusterContract.h"
#include "tests/support/kube/RealApiServer.h"
#include "tests/support/kube/StaticCredentials.h"

#include <cstdint>
#include <memory>
#include <string>

namespace hp::test {

/// The token of one of the server's users.
[[nodiscard]] std::string tokenOf(const RealApiServer &server, const QString &user);
/// The way to a real server; through another port when one is given, such as that of a proxy.
[[nodiscard]] kube::Endpoint endpointOf(const RealApiServer &server, std::uint16_t port = 0);
/// Times short enough for a test.
[[nodiscard]] kube::KubeSettings hastySettings();

/// A KubeCluster on a real API server, in the state that the contract's tests begin with. The
/// server is shared by the tests of a binary.
class KubeFixture final : public ClusterFixture
{
public:
    struct Options {
        RealApiServer *server = nullptr; ///< null: the shared one
        std::uint16_t port = 0; ///< of a proxy to it; 0: none
        QString user = QStringLiteral("admin");
        kube::KubeSettings settings = hastySettings();
    };

    explicit KubeFixture(const Options &options);
    KubeFixture();

    [[nodiscard]] cluster::Cluster &cluster() override { return *m_cluster; }
    [[nodiscard]] kube::KubeCluster &kube() { return *m_cluster; }
    [[nodiscard]] RealApiServer &server() { return m_server; }
    [[nodiscard]] StaticCredentials &credentials() { return *m_credentials; }
    [[nodiscard]] runtime::Clock &clock() { return m_clock; }

private:
    RealApiServer &m_server;
    runtime::SystemClock m_clock{};
    std::shared_ptr<StaticCredentials> m_credentials;
    std::unique_ptr<kube::KubeCluster> m_cluster;
};

} // namespace hp::test
