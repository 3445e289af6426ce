// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/Server.h"

#include <QDeadlineTimer>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/prctl.h>

namespace hp::bench {

namespace {

constexpr int startSeconds = 120;
constexpr int stopSeconds = 30;

} // namespace

void fail(const std::string &why)
{
    std::fprintf(stderr, "bench: %s\n", why.c_str());
    std::exit(1);
}

Endpoint endpointOf(std::string name, const QString &kubeconfigFile, std::int64_t pid)
{
    auto access = kube::loadKubeContext(kubeconfigFile.toStdString());
    if (!access)
        fail(access.error().message);
    Endpoint endpoint{std::move(name), kubeconfigFile, std::move(*access), 0, pid};
    const std::size_t colon = endpoint.access.cluster.server.rfind(':');
    const unsigned long port =
        std::strtoul(endpoint.access.cluster.server.c_str() + colon + 1, nullptr, 10);
    if (colon == std::string::npos || port == 0 || port > 65535)
        fail("the server of " + kubeconfigFile.toStdString() + " has no port");
    endpoint.port = static_cast<std::uint16_t>(port);
    return endpoint;
}

Server::Server(std::string name,
               const QString &program,
               const QString &dataDir,
               const QStringList &more)
{
    m_process.setStandardErrorFile(dataDir + QStringLiteral(".log"));
    // A bench that fails leaves without a word to it.
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    m_process.start(program,
                    QStringList{QStringLiteral("--data-dir"),
                                dataDir,
                                QStringLiteral("--listen"),
                                QStringLiteral("127.0.0.1:0")}
                        + more);
    QByteArray said;
    const QDeadlineTimer limit(std::chrono::seconds{startSeconds});
    while (!said.contains("ready: api")) {
        if (limit.hasExpired() || m_process.state() == QProcess::NotRunning)
            fail(name + " did not become ready");
        m_process.waitForReadyRead(200);
        said += m_process.readAllStandardOutput();
    }
    m_endpoint = endpointOf(
        std::move(name), dataDir + QStringLiteral("/admin.kubeconfig"), m_process.processId());
}

Server::~Server()
{
    m_process.terminate();
    if (!m_process.waitForFinished(stopSeconds * 1000))
        m_process.kill();
    m_process.waitForFinished(stopSeconds * 1000);
}

bool Server::isRunning()
{
    m_process.waitForReadyRead(0);
    return m_process.state() == QProcess::Running;
}

} // namespace hp::bench
