// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeContext.h"

#include "backend/kube/config/KubeconfigFiles.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/Text.h"

#include <QString>
#include <QUrl>

#include <algorithm>

namespace hp::kube {

namespace {

Unexpected refuse(const Origin &origin, std::string_view key, const std::string &what)
{
    return unexpected(ErrorCode::Invalid, origin.fault(key, what));
}

/// The entry that the value at `key` of a context names; a missing one is the fault of that value,
/// so its place is told.
template<typename Entry>
Result<Entry> named(const std::map<std::string, Entry> &entries,
                    const std::string &name,
                    const Origin &context,
                    const char *key)
{
    if (name.empty())
        return refuse(context, key, "is missing");
    const auto found = entries.find(name);
    if (found == entries.end())
        return refuse(
            context, key, "there is no entry '" + name + "' in " + std::string(key) + 's');
    return found->second;
}

} // namespace

Result<KubeContext> chooseContext(const Kubeconfig &config, const std::string &name)
{
    KubeContext context;
    context.name = name.empty() ? config.currentContext : name;
    if (context.name.empty())
        return refuse(config.origin, "current-context", "is missing and no context was named");
    const auto entry = config.contexts.find(context.name);
    if (entry == config.contexts.end())
        return refuse(config.origin,
                      name.empty() ? "current-context" : "contexts",
                      "there is no entry '" + context.name + "' in contexts");

    const Origin &origin = entry->second.origin;
    auto cluster = named(config.clusters, entry->second.cluster, origin, "cluster");
    if (!cluster)
        return unexpected(cluster.error());
    auto user = named(config.users, entry->second.user, origin, "user");
    if (!user)
        return unexpected(user.error());
    context.clusterName = entry->second.cluster;
    context.userName = entry->second.user;
    context.ns = entry->second.ns;
    context.cluster = std::move(*cluster);
    context.user = std::move(*user);
    context.cluster.server = serverUrl(context.cluster.server);

    for (const std::string &fault : {whyNotNamespace(entry->second),
                                     whyNotCluster(context.cluster),
                                     whyNotUser(context.user)}) {
        if (!fault.empty())
            return unexpected(ErrorCode::Invalid, fault);
    }
    return context;
}

Result<KubeContext> inClusterContext(const Environment &around)
{
    const std::string host = around.variable("KUBERNETES_SERVICE_HOST");
    const std::string port = around.variable("KUBERNETES_SERVICE_PORT");
    if (host.empty() || port.empty())
        return unexpected(ErrorCode::Invalid,
                          "this is not a pod of a cluster: KUBERNETES_SERVICE_HOST and "
                          "KUBERNETES_SERVICE_PORT are not set");
    const auto file = [&around](const char *name) {
        return around.serviceAccountFolder + '/' + name;
    };
    KubeContext context;
    context.name = "in-cluster";
    const bool v6 = host.find(':') != std::string::npos;
    context.cluster.server = "https://" + (v6 ? '[' + host + ']' : host) + ':' + port;
    context.cluster.caFile = file("ca.crt");
    context.cluster.origin = {around.serviceAccountFolder, "", 0, {}};
    context.user.tokenFile = file("token");
    context.user.origin = context.cluster.origin;
    if (const auto ns = runtime::readSmallFile(file("namespace")))
        context.ns = trimmed(*ns);
    if (const std::string fault = whyNotCluster(context.cluster); !fault.empty())
        return unexpected(ErrorCode::Invalid, fault);
    return context;
}

Result<KubeContext> loadKubeContext(const std::string &file, const std::string &context)
{
    const auto loaded = loadKubeconfigFiles({{file}, true});
    if (!loaded)
        return unexpected(loaded.error());
    return chooseContext(loaded->config, context);
}

namespace {

QUrl urlOf(const std::string &text)
{
    return QUrl(QString::fromStdString(text), QUrl::StrictMode);
}

bool isDnsLabel(const std::string &text)
{
    const auto isAlphanumeric = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    };
    return !text.empty() && text.size() <= 63 && isAlphanumeric(text.front())
        && isAlphanumeric(text.back()) && std::all_of(text.begin(), text.end(), [&](char c) {
               return isAlphanumeric(c) || c == '-';
           });
}

std::string whyNotExec(const ExecConfig &exec)
{
    const std::string group = "client.authentication.k8s.io/";
    const bool v1 = exec.apiVersion == group + "v1";
    if (exec.command.empty())
        return exec.origin.fault("command", "is missing");
    if (exec.apiVersion.empty())
        return exec.origin.fault("apiVersion", "is missing");
    if (!v1 && exec.apiVersion != group + "v1beta1")
        return exec.origin.fault("apiVersion",
                                 "'" + exec.apiVersion + "' is not " + group + "v1 or v1beta1");
    if (v1 && exec.interactiveMode.empty())
        return exec.origin.fault("interactiveMode", "is missing; v1 asks for Never or IfAvailable");
    if (exec.interactiveMode == "Always")
        return exec.origin.fault(
            "interactiveMode",
            "Always needs a terminal, and there is none here; use Never or IfAvailable");
    if (!exec.interactiveMode.empty() && exec.interactiveMode != "Never"
        && exec.interactiveMode != "IfAvailable")
        return exec.origin.fault("interactiveMode",
                                 "'" + exec.interactiveMode + "' is not Never or IfAvailable");
    return {};
}

std::string whyNotProvider(const AuthProvider &provider)
{
    if (provider.name == "gcp")
        return provider.origin.fault("name",
                                     "gcp is no longer supported since Kubernetes 1.26; use exec "
                                     "with gke-gcloud-auth-plugin");
    if (provider.name == "azure")
        return provider.origin.fault("name",
                                     "azure is no longer supported since Kubernetes 1.26; use exec "
                                     "with kubelogin");
    if (provider.name != "oidc")
        return provider.origin.fault("name", "'" + provider.name + "' is not oidc");
    for (const char *key : {"idp-issuer-url", "client-id"}) {
        const auto found = provider.config.find(key);
        if (found == provider.config.end() || found->second.empty())
            return provider.configOrigin.fault(key, "is missing");
    }
    return {};
}

} // namespace

std::string serverUrl(const std::string &written)
{
    QUrl url = urlOf(written);
    if (!url.isValid() || url.isRelative() || url.host().isEmpty())
        return written; // whyNotCluster() says so
    url.setQuery(QString());
    url.setFragment(QString());
    std::string text = url.toString(QUrl::FullyEncoded).toStdString();
    while (text.back() == '/')
        text.pop_back();
    return text;
}

std::string whyNotNamespace(const ContextEntry &context)
{
    if (context.ns.empty() || isDnsLabel(context.ns))
        return {};
    return context.origin.fault("namespace",
                                "'" + context.ns + "' is not a valid name of a namespace");
}

/// Rules, first match wins: the server, the authority, the proxy.
std::string whyNotCluster(const ClusterEntry &cluster)
{
    const Origin &origin = cluster.origin;
    if (cluster.server.empty())
        return origin.fault("server", "is missing");
    const QUrl server = urlOf(cluster.server);
    const bool isHttp =
        server.scheme() == QLatin1String("https") || server.scheme() == QLatin1String("http");
    if (!server.isValid() || !isHttp || server.host().isEmpty())
        return origin.fault("server", "'" + cluster.server + "' is not an http(s) URL");
    if (!server.userInfo().isEmpty())
        return origin.fault("server", "holds a user name; that belongs into the user's entry");
    if (cluster.insecureSkipVerify && !(cluster.caFile.empty() && cluster.caData.empty()))
        return origin.fault("insecure-skip-tls-verify",
                            "excludes a certificate-authority; say one of the two");
    if (hasControlCharacter(cluster.tlsServerName))
        return origin.fault("tls-server-name", "is not a host name");
    if (cluster.proxyUrl.empty())
        return {};
    const QUrl proxy = urlOf(cluster.proxyUrl);
    for (const char *scheme : {"http", "https", "socks5"}) {
        if (proxy.isValid() && proxy.scheme() == QLatin1String(scheme) && !proxy.host().isEmpty())
            return {};
    }
    return origin.fault("proxy-url", "is not an http, https or socks5 URL");
}

/// Rules, first match wins: one method, a whole pair, what goes into headers, the plugin.
std::string whyNotUser(const UserEntry &user)
{
    const Origin &origin = user.origin;
    const bool hasPassword = !user.username.empty() || !user.password.empty();
    if (hasPassword && !(user.token.empty() && user.tokenFile.empty()))
        return origin.fault(user.token.empty() ? "tokenFile" : "token",
                            "excludes username and password; say one of the two");
    const bool hasCertificate =
        !user.clientCertificateFile.empty() || !user.clientCertificateData.empty();
    if (hasCertificate && user.clientKeyFile.empty() && user.clientKeyData.empty())
        return origin.fault("client-key", "is missing; the client certificate needs one");
    if (hasControlCharacter(user.token))
        return origin.fault("token", "holds a line break or another control character");
    if (user.as.empty()
        && !(user.asUid.empty() && user.asGroups.empty() && user.asUserExtra.empty()))
        return origin.fault("as", "is missing; as-uid, as-groups and as-user-extra need a user");
    const auto isBad = [](const auto &pair) {
        return hasControlCharacter(pair.first) || hasControlCharacter(pair.second);
    };
    if (hasControlCharacter(user.as) || hasControlCharacter(user.asUid)
        || std::any_of(user.asGroups.begin(), user.asGroups.end(), hasControlCharacter)
        || std::any_of(user.asUserExtra.begin(), user.asUserExtra.end(), isBad))
        return origin.fault("as", "holds a line break or another control character");
    if (user.exec && user.authProvider)
        return origin.fault("auth-provider", "excludes exec; say one of the two");
    if (user.exec)
        return whyNotExec(*user.exec);
    return user.authProvider ? whyNotProvider(*user.authProvider) : std::string();
}

} // namespace hp::kube
