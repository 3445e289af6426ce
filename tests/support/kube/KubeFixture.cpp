// SPDX-License-Identifier: Apache-2.0
#include "tests/support/kube/KubeFixture.h"

#include <QFile>

#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

std::string contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Empty of what the contract's tests make, with their namespace.
void prepare(RealApiServer &server)
{
    (void)server.ask(
        "POST",
        "/api/v1/namespaces",
        {{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", "contract"}}}});
    server.clear({"/apis/machine.openshift.io/v1beta1/machines",
                  "/api/v1/configmaps",
                  "/api/v1/pods",
                  "/api/v1/events"});
}

} // namespace

std::string tokenOf(const RealApiServer &server, const QString &user)
{
    const std::string text = contentOf(server.kubeconfig(user));
    const std::string mark = "token: \"";
    const std::size_t start = text.find(mark) + mark.size();
    return text.substr(start, text.find('"', start) - start);
}

kube::Endpoint endpointOf(const RealApiServer &server, std::uint16_t port)
{
    kube::Endpoint endpoint;
    endpoint.server = port == 0 ? server.url() : "https://127.0.0.1:" + std::to_string(port);
    endpoint.caPem = contentOf(server.file(QStringLiteral("ca.crt")));
    return endpoint;
}

kube::KubeSettings hastySettings()
{
    using std::chrono::milliseconds;
    kube::KubeSettings settings;
    settings.connectTimeout = milliseconds(1500);
    settings.requestTimeout = std::chrono::seconds(10);
    settings.writeTimeout = std::chrono::seconds(10);
    settings.probeAfter = milliseconds(500);
    settings.probeLimit = milliseconds(1000);
    settings.serverProbeInterval = milliseconds(200);
    settings.serverProbeTimeout = milliseconds(500);
    settings.reportBrokenAfter = milliseconds(1000);
    settings.reads = {0, 0};
    settings.writes = {0, 0};
    return settings;
}

KubeFixture::KubeFixture(const Options &options)
    : m_server(options.server != nullptr ? *options.server : RealApiServer::shared())
    , m_credentials(std::make_shared<StaticCredentials>(tokenOf(m_server, options.user)))
    , m_cluster(std::make_unique<kube::KubeCluster>(
          endpointOf(m_server, options.port), m_credentials, m_clock, options.settings))
{
    prepare(m_server);
}

KubeFixture::KubeFixture()
    : KubeFixture(Options())
{ }

} // namespace hp::test
