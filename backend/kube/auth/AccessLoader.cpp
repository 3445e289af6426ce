// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/AccessLoader.h"

#include "backend/kube/auth/Pem.h"
#include "backend/kube/config/KubeconfigFiles.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/Json.h"
#include "model/base/JsonTree.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

namespace hp::kube {

namespace {

/// The data, or the content of the file; empty when neither is said.
Result<std::string>
pemOf(const Origin &origin, const std::string &data, const std::string &file, const char *fileKey)
{
    if (!data.empty() || file.empty())
        return data;
    const auto content = runtime::readSmallFile(file);
    if (!content)
        return unexpected(ErrorCode::Invalid,
                          origin.fault(fileKey, file + ": " + content.error().message));
    if (content->empty())
        return unexpected(ErrorCode::Invalid, origin.fault(fileKey, file + ": is empty"));
    return content;
}

std::string base64(const std::string &bytes)
{
    return QByteArray::fromStdString(bytes).toBase64().toStdString();
}

bool isTls(const ClusterEntry &cluster)
{
    return cluster.server.rfind("https:", 0) == 0;
}

/// The Cluster of client.authentication.k8s.io; what is not said is left out.
std::string clusterInfo(const ClusterEntry &cluster, const std::string &caPem)
{
    Json info{{"server", cluster.server}};
    if (!cluster.tlsServerName.empty())
        info["tls-server-name"] = cluster.tlsServerName;
    if (cluster.insecureSkipVerify)
        info["insecure-skip-tls-verify"] = true;
    if (!caPem.empty())
        info["certificate-authority-data"] = base64(caPem);
    if (!cluster.proxyUrl.empty())
        info["proxy-url"] = cluster.proxyUrl;
    if (cluster.disableCompression)
        info["disable-compression"] = true;
    if (!cluster.execConfig.empty())
        info["config"] = parseJson(cluster.execConfig);
    return info.dump();
}

Result<Endpoint> endpointOf(const KubeContext &context)
{
    const ClusterEntry &cluster = context.cluster;
    const UserEntry &user = context.user;
    Endpoint endpoint;
    endpoint.server = cluster.server;
    endpoint.proxyUrl = cluster.proxyUrl;
    endpoint.disableCompression = cluster.disableCompression;
    endpoint.ns = context.ns;
    endpoint.impersonation = {user.as, user.asGroups, user.asUid, user.asUserExtra};
    if (!isTls(cluster))
        return endpoint;
    endpoint.insecureSkipVerify = cluster.insecureSkipVerify;
    endpoint.tlsServerName = cluster.tlsServerName;
    auto ca = pemOf(cluster.origin, cluster.caData, cluster.caFile, "certificate-authority");
    if (!ca)
        return unexpected(ca.error());
    endpoint.caPem = std::move(*ca);
    if (endpoint.caPem.empty())
        return endpoint;
    if (const std::string why = whyNotCertificates(endpoint.caPem); !why.empty()) {
        const bool isFile = cluster.caData.empty();
        return unexpected(
            ErrorCode::Invalid,
            cluster.origin.fault(isFile ? "certificate-authority" : "certificate-authority-data",
                                 isFile ? cluster.caFile + ' ' + why : why));
    }
    return endpoint;
}

Result<Done> addCertificate(const UserEntry &user, ClientIdentity &identity)
{
    auto certificate = pemOf(
        user.origin, user.clientCertificateData, user.clientCertificateFile, "client-certificate");
    if (!certificate || certificate->empty())
        return certificate ? Result<Done>(Done{}) : Result<Done>(unexpected(certificate.error()));
    auto key = pemOf(user.origin, user.clientKeyData, user.clientKeyFile, "client-key");
    if (!key)
        return unexpected(key.error());
    if (const std::string why = whyNotPair(*certificate, *key); !why.empty())
        return unexpected(
            ErrorCode::Invalid,
            user.origin.fault(user.clientKeyData.empty() ? "client-key" : "client-key-data", why));
    identity.certificatePem = std::move(*certificate);
    identity.keyPem = std::move(*key);
    identity.kind = CredentialKind::Certificate;
    return Done{};
}

/// What a user proves itself with. A token or a password goes before a plugin and a provider, and a
/// certificate before a plugin, as in client-go; to a server without TLS nothing is ever shown.
Result<ClientIdentity> identityOf(const KubeContext &context, const std::string &caPem)
{
    const UserEntry &user = context.user;
    ClientIdentity identity;
    identity.user = context.userName;
    if (!isTls(context.cluster))
        return identity;
    if (const auto added = addCertificate(user, identity); !added)
        return unexpected(added.error());
    if (!user.token.empty()) {
        identity.kind = CredentialKind::Token;
        identity.authorization = "Bearer " + user.token;
    }
    if (!user.tokenFile.empty()) {
        const auto token = runtime::readSmallFile(user.tokenFile);
        if (!token && user.token.empty())
            return unexpected(
                ErrorCode::Invalid,
                user.origin.fault("tokenFile", user.tokenFile + ": " + token.error().message));
        identity.kind = CredentialKind::TokenFile;
        identity.tokenFile = user.tokenFile;
    } else if (!user.username.empty() || !user.password.empty()) {
        identity.kind = CredentialKind::Password;
        identity.authorization = "Basic " + base64(user.username + ':' + user.password);
    } else if (user.authProvider && identity.kind != CredentialKind::Token) {
        identity.kind = CredentialKind::Provider;
        const auto found = user.authProvider->config.find("id-token");
        if (found != user.authProvider->config.end())
            identity.idToken = found->second;
    } else if (user.exec && identity.kind == CredentialKind::None) {
        identity.kind = CredentialKind::Plugin;
        identity.exec = user.exec;
        if (user.exec->provideClusterInfo)
            identity.execCluster = clusterInfo(context.cluster, caPem);
    }
    return identity;
}

Result<LoadedAccess> joined(const KubeContext &context)
{
    auto endpoint = endpointOf(context);
    if (!endpoint)
        return unexpected(endpoint.error());
    auto identity = identityOf(context, endpoint->caPem);
    if (!identity)
        return unexpected(identity.error());
    LoadedAccess access;
    access.context = context.name;
    access.clusterName = context.clusterName;
    access.userName = context.userName;
    access.endpoint = std::move(*endpoint);
    access.identity = std::move(*identity);
    for (const std::string &file : {context.cluster.caFile,
                                    context.user.clientCertificateFile,
                                    context.user.clientKeyFile,
                                    context.user.tokenFile}) {
        if (!file.empty())
            access.files.push_back(file);
    }
    return access;
}

} // namespace

Result<LoadedAccess> loadAccess(const AccessOptions &options, const Environment &around)
{
    const auto inCluster = [&around]() -> Result<LoadedAccess> {
        const auto context = inClusterContext(around);
        if (!context)
            return unexpected(context.error());
        auto access = joined(*context);
        if (access)
            access->inCluster = true;
        return access;
    };
    if (options.inCluster)
        return inCluster();
    const KubeconfigFiles files = KubeconfigFiles::of(options.kubeconfig, around);
    const auto loaded = loadKubeconfigFiles(files);
    if (!loaded)
        return unexpected(loaded.error());
    if (!loaded->found) {
        auto access = inCluster();
        if (access)
            return access;
        std::string names;
        for (const std::string &name : files.names)
            names += (names.empty() ? "" : ", ") + name;
        return unexpected(ErrorCode::Invalid,
                          "there is no kubeconfig (" + names + "), and " + access.error().message);
    }
    const auto context = chooseContext(loaded->config, options.context);
    if (!context)
        return unexpected(context.error());
    auto access = joined(*context);
    if (!access)
        return access;
    access->files.insert(access->files.end(), files.names.begin(), files.names.end());
    access->content = loaded->content;
    return access;
}

} // namespace hp::kube
