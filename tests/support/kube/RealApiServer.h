// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "tests/support/proxy/OwnPort.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <chrono>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::bench {
class HttpsClient;
}

namespace hp::test {

/// Which definitions the server has.
enum class Definitions {
    Ours, ///< resources/crds, as the installer ships them
    /// Those of OpenShift and Metal3 as they publish them, from their Go modules, and ours for
    /// kinds that nobody else has: a cluster in which Holdpoint was never installed.
    Published,
};

/// A real kube-apiserver with its etcd (tests/apiserver) in a process of its own, on a free port of
/// the loopback, RBAC on, with the users admin, operator, hook and viewer. It can be ended and
/// started again on the same data and the same port. Belongs to one thread.
class RealApiServer
{
public:
    struct Options {
        Definitions definitions = Definitions::Ours;
        std::chrono::seconds compaction{300}; ///< etcd forgets everything older than twice that
        std::chrono::seconds tokenCache{10}; ///< how long a token that was good stays good
    };
    struct Answer {
        int status = 0; ///< 0 when the connection broke
        Json body{};
    };

    /// Empty when real servers can run here; else a sentence that says why not. The first call may
    /// build the server, which takes minutes.
    [[nodiscard]] static QString whyNot();
    /// As above, for the published definitions. They are partly there when one module cannot be
    /// fetched; that is said on stderr.
    [[nodiscard]] static QString whyNoPublished();

    /// Starts it; ends the program with the server's own words when that fails.
    explicit RealApiServer(const Options &options);
    RealApiServer();
    RealApiServer(const RealApiServer &) = delete;
    RealApiServer &operator=(const RealApiServer &) = delete;
    ~RealApiServer();

    /// The one that the tests of a binary share; started when it is asked for first.
    static RealApiServer &shared();

    /// Without a warning, as a power cut.
    void kill();
    /// SIGTERM: watches are ended properly.
    void stop();
    /// Again, on the same data and the same port.
    void start();
    [[nodiscard]] bool isRunning() const;

    [[nodiscard]] std::string url() const;
    [[nodiscard]] std::uint16_t port() const { return m_port.number(); }
    [[nodiscard]] std::int64_t pid() const { return m_process.processId(); }
    [[nodiscard]] QString folder() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] QString file(const QString &name) const;
    [[nodiscard]] QString kubeconfig(const QString &user = QStringLiteral("admin")) const;
    /// The kubeconfig of a user that leads to another port, such as that of a proxy.
    [[nodiscard]] QString kubeconfigThrough(std::uint16_t port,
                                            const QString &user = QStringLiteral("admin"));
    /// A token of a service account with this cluster role that expires so soon. The server takes
    /// it a little longer: Options::tokenCache.
    [[nodiscard]] QByteArray accountToken(std::chrono::seconds lifetime,
                                          const QString &role = QStringLiteral("cluster-admin"));

    /// One request as admin, with no client of ours in between; waits for the answer.
    Answer ask(const std::string &method,
               const std::string &path,
               const Json &body = nullptr,
               const std::string &contentType = "application/json",
               const std::string &accept = "application/json");
    /// The same, and ends the program when the answer is no success.
    Json must(const std::string &method,
              const std::string &path,
              const Json &body = nullptr,
              const std::string &contentType = "application/json");
    /// Removes every object of these collections, such as
    /// "/apis/machine.openshift.io/v1beta1/machines" or those of one namespace, with finalizers or
    /// not; they are gone when it returns.
    void clear(const std::vector<std::string> &collections);

private:
    /// ask() again while the answer is 429, for as long as a start may take.
    Answer askUntilTaken(const std::string &method,
                         const std::string &path,
                         const Json &body = nullptr,
                         const std::string &contentType = "application/json");
    [[nodiscard]] QString writeKubeconfig(std::uint16_t port, const QString &credential);

    Options m_options;
    QTemporaryDir m_folder{};
    QProcess m_process{};
    OwnPort m_port{};
    int m_configs = 0;
    std::unique_ptr<bench::HttpsClient> m_client;
};

} // namespace hp::test
