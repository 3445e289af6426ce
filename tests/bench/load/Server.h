// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/KubeContext.h"

#include <QProcess>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>

namespace hp::bench {

/// An API server to measure: how to get in, and whose CPU and memory count.
struct Endpoint {
    std::string name{}; ///< what figures call it
    QString kubeconfigFile{};
    kube::KubeContext access{};
    std::uint16_t port = 0; ///< on 127.0.0.1
    std::int64_t pid = 0;
};

/// The endpoint of a kubeconfig; ends the bench with one sentence when it cannot be used.
[[nodiscard]] Endpoint
endpointOf(std::string name, const QString &kubeconfigFile, std::int64_t pid);

/// A server process that this bench started: a holdpointd, or the kube-apiserver of the tests,
/// which takes the same options and leaves the same files. Ended with SIGTERM when it goes. A
/// failure to start ends the bench with one sentence.
class Server
{
public:
    /// Listens on a free port, keeps its data in `dataDir`; returns when it is ready.
    Server(std::string name,
           const QString &program,
           const QString &dataDir,
           const QStringList &more);
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;
    ~Server();

    [[nodiscard]] const Endpoint &endpoint() const { return m_endpoint; }
    [[nodiscard]] bool isRunning();

private:
    QProcess m_process{};
    Endpoint m_endpoint{};
};

/// Says why the bench cannot go on, and leaves with 1.
[[noreturn]] void fail(const std::string &why);

} // namespace hp::bench
