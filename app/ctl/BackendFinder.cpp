// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/BackendFinder.h"

#include "app/ctl/Contexts.h"
#include "app/options/LiveUrl.h"
#include "backend/kube/config/KubeContext.h"

#include <QStandardPaths>
#include <QTcpSocket>
#include <QUrl>

#include <cstdlib>
#include <filesystem>

namespace hp::app {

namespace {

/// On this machine a backend that runs accepts at once.
constexpr int listensWithin = 500;

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

/// Whether the backend of this data directory listens.
bool runs(const std::string &directory)
{
    const std::string file = directory + "/viewer.kubeconfig";
    std::error_code failed;
    if (!std::filesystem::exists(file, failed))
        return false;
    const auto context = kube::loadKubeContext(file);
    if (!context)
        return false;
    const QUrl url = liveUrl(context->cluster.server);
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port(443)));
    return socket.waitForConnected(listensWithin);
}

bool isThere(const std::string &file)
{
    std::error_code failed;
    return file.empty() || std::filesystem::exists(file, failed);
}

/// What a context names, where the command line says nothing else.
Result<Done> useContext(const std::string &name, const Context &context, CtlOptions &options)
{
    const auto gone = [&name](const char *what, const std::string &file) {
        return wrongUsage("the context " + name + " names the " + what + ' ' + file
                          + ", which is gone; holdpointctl config set " + name + " names another");
    };
    if (!isThere(context.dataDir))
        return gone("data directory", context.dataDir);
    if (options.tokenFile.empty() && !isThere(context.tokenFile))
        return gone("token file", context.tokenFile);
    if (options.caFile.empty() && !isThere(context.caFile))
        return gone("CA file", context.caFile);
    options.url = context.url;
    options.dataDir = context.dataDir;
    if (options.tokenFile.empty())
        options.tokenFile = context.tokenFile;
    if (options.caFile.empty())
        options.caFile = context.caFile;
    return Done{};
}

} // namespace

Result<Done>
findBackend(const CommandLine &line, const CtlEnvironment &environment, CtlOptions &options)
{
    options.url = line.value("--connect");
    options.dataDir = line.value("--data-dir");
    options.tokenFile = line.value("--token-file");
    options.caFile = line.value("--ca-file");
    if (!options.url.empty() || !options.dataDir.empty())
        return Done{};
    const std::string named = line.value("--context");
    if (named.empty() && !environment.url.empty()) {
        options.url = environment.url;
        if (options.tokenFile.empty())
            options.tokenFile = environment.tokenFile;
        if (options.caFile.empty())
            options.caFile = environment.caFile;
        return Done{};
    }
    if (named.empty() && !environment.dataDir.empty()) {
        options.dataDir = environment.dataDir;
        return Done{};
    }
    if (!environment.contextFile.empty()) {
        const auto contexts = Contexts::load(environment.contextFile);
        if (!contexts)
            return unexpected(contexts.error());
        const Context *context = contexts->find(named);
        const std::string &name = named.empty() ? contexts->current : named;
        if (context)
            return useContext(name, *context, options);
        if (!name.empty())
            return wrongUsage("there is no context " + name + nearestTo(name, contexts->names()));
    }
    if (environment.running)
        options.dataDir = environment.running();
    return Done{};
}

CtlEnvironment processEnvironment()
{
    CtlEnvironment environment;
    environment.dataDir = variable("HOLDPOINT_DATA_DIR");
    environment.url = variable("HOLDPOINT_CONNECT");
    environment.tokenFile = variable("HOLDPOINT_TOKEN_FILE");
    environment.caFile = variable("HOLDPOINT_CA_FILE");
    environment.contextFile =
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation).toStdString()
        + "/holdpoint/contexts.yaml";
    environment.running = [] {
        const std::string own =
            QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation).toStdString()
            + "/holdpoint";
        for (const std::string &directory : {own, std::string("/var/lib/holdpoint")}) {
            if (runs(directory))
                return directory;
        }
        return std::string();
    };
    return environment;
}

} // namespace hp::app
