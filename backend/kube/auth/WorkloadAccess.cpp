// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/WorkloadAccess.h"

#include "backend/kube/auth/Jwt.h"
#include "backend/kube/auth/Pem.h"
#include "backend/kube/auth/StaticCredentials.h"
#include "backend/kube/config/KubeContext.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>
#include <utility>

namespace hp::kube {

namespace {

constexpr const char *kubeconfigKey = "value";

Unexpected refusedAt(const Origin &origin, std::string_view key, std::string_view what)
{
    return invalid(origin.fault(key, what));
}

/// Faults of a kubeconfig quote what is written there; in a Secret nobody knows what that is.
std::string withoutValues(const std::string &fault)
{
    if (const std::size_t yaml = fault.find(": not YAML"); yaml != std::string::npos)
        return fault.substr(0, yaml) + ": is not YAML";
    const std::size_t first = fault.find('\'');
    const std::size_t last = fault.rfind('\'');
    return first == last ? fault : fault.substr(0, first) + "the value" + fault.substr(last + 1);
}

Result<std::string> kubeconfigIn(const Object &secret, const std::string &where)
{
    const std::string &encoded = secret.text("/data/value");
    if (encoded.empty())
        return invalid(where + ": has no kubeconfig in its key " + kubeconfigKey);
    // Four characters of base64 are three bytes.
    if (encoded.size() / 4 * 3 > maxWorkloadKubeconfig)
        return invalid(where + ": the kubeconfig in its key " + kubeconfigKey
                       + " is longer than 256 KiB");
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(encoded),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return invalid(where + ": its key " + kubeconfigKey + " is not base64");
    return decoded.decoded.toStdString();
}

/// Rules, first match wins: nothing is executed, no file is read, nothing is sent in the open.
Result<Done> checkInline(const KubeContext &context)
{
    const ClusterEntry &cluster = context.cluster;
    const UserEntry &user = context.user;
    if (user.exec)
        return refusedAt(
            user.origin, "exec", "is a plugin, and none is executed for a workload cluster");
    if (user.authProvider)
        return refusedAt(
            user.origin, "auth-provider", "is not used for a workload cluster; use a certificate");
    constexpr const char *isFile = "names a file, and none is read for a workload cluster";
    if (!cluster.caFile.empty())
        return refusedAt(cluster.origin, "certificate-authority", isFile);
    if (!user.clientCertificateFile.empty())
        return refusedAt(user.origin, "client-certificate", isFile);
    if (!user.clientKeyFile.empty())
        return refusedAt(user.origin, "client-key", isFile);
    if (!user.tokenFile.empty())
        return refusedAt(user.origin, "tokenFile", isFile);
    if (cluster.insecureSkipVerify)
        return refusedAt(
            cluster.origin,
            "insecure-skip-tls-verify",
            "nobody would know which server answers; give its certificate-authority-data");
    if (!cluster.server.starts_with("https:"))
        return refusedAt(cluster.origin, "server", "is not an https address");
    return Done{};
}

Result<Endpoint> endpointIn(const KubeContext &context)
{
    const ClusterEntry &cluster = context.cluster;
    const UserEntry &user = context.user;
    if (!cluster.caData.empty()) {
        if (const std::string why = whyNotCertificates(cluster.caData); !why.empty())
            return refusedAt(cluster.origin, "certificate-authority-data", why);
    }
    Endpoint endpoint;
    endpoint.server = cluster.server;
    endpoint.caPem = cluster.caData;
    endpoint.tlsServerName = cluster.tlsServerName;
    endpoint.proxyUrl = cluster.proxyUrl;
    endpoint.disableCompression = cluster.disableCompression;
    endpoint.impersonation = {user.as, user.asGroups, user.asUid, user.asUserExtra};
    return endpoint;
}

/// A token goes before a password, as in client-go; a certificate is shown with either.
Result<std::shared_ptr<Credentials>> credentialsIn(const UserEntry &user, TimePoint now)
{
    CredentialKind kind = CredentialKind::None;
    Authentication proof;
    std::optional<TimePoint> expires;
    if (!user.clientCertificateData.empty()) {
        if (const std::string why = whyNotPair(user.clientCertificateData, user.clientKeyData);
            !why.empty())
            return refusedAt(user.origin, "client-key-data", why);
        kind = CredentialKind::Certificate;
        proof.clientCertificatePem = user.clientCertificateData;
        proof.clientKeyPem = user.clientKeyData;
        expires = certificateExpiry(user.clientCertificateData);
        if (expires && *expires <= now)
            return refusedAt(user.origin,
                             "client-certificate-data",
                             "the certificate ended at " + formatTime(*expires));
    }
    if (!user.token.empty()) {
        kind = CredentialKind::Token;
        proof.authorization = "Bearer " + user.token;
        expires = jwtExpiry(proof.authorization);
    } else if (!user.username.empty() || !user.password.empty()) {
        kind = CredentialKind::Password;
        const std::string pair = user.username + ':' + user.password;
        proof.authorization = "Basic " + QByteArray::fromStdString(pair).toBase64().toStdString();
    }
    if (kind == CredentialKind::None)
        return refusedAt(
            user.origin, "client-certificate-data", "is missing, and there is no token either");
    return std::shared_ptr<Credentials>(
        std::make_shared<StaticCredentials>(kind, std::move(proof), expires));
}

} // namespace

Result<WorkloadAccess> workloadAccess(const Object &secret, TimePoint now)
{
    const std::string where = "Secret " + toString(secret.key());
    const auto text = kubeconfigIn(secret, where);
    return text ? workloadAccess(*text, where, now) : unexpected(text.error());
}

Result<WorkloadAccess>
workloadAccess(const std::string &kubeconfig, const std::string &where, TimePoint now)
{
    const auto config = parseKubeconfig(kubeconfig, where);
    if (!config)
        return invalid(withoutValues(config.error().message));
    // Before what chooseContext() finds: a plugin that cannot run is a plugin first.
    const auto entry = config->contexts.find(config->currentContext);
    if (entry != config->contexts.end()) {
        KubeContext raw;
        const auto cluster = config->clusters.find(entry->second.cluster);
        const auto user = config->users.find(entry->second.user);
        if (cluster != config->clusters.end() && user != config->users.end()) {
            raw.cluster = cluster->second;
            raw.user = user->second;
            raw.cluster.server = serverUrl(raw.cluster.server);
            if (const auto checked = checkInline(raw); !checked)
                return unexpected(checked.error());
        }
    }
    const auto context = chooseContext(*config, {});
    if (!context)
        return invalid(withoutValues(context.error().message));
    auto endpoint = endpointIn(*context);
    if (!endpoint)
        return unexpected(endpoint.error());
    auto credentials = credentialsIn(context->user, now);
    if (!credentials)
        return unexpected(credentials.error());
    return WorkloadAccess{std::move(*endpoint), std::move(*credentials)};
}

bool isSameServer(const std::string &one, const std::string &other)
{
    const QUrl a(QString::fromStdString(serverUrl(one)));
    const QUrl b(QString::fromStdString(serverUrl(other)));
    constexpr int https = 443;
    return a.isValid() && b.isValid() && !a.host().isEmpty()
        && a.host().compare(b.host(), Qt::CaseInsensitive) == 0 && a.port(https) == b.port(https)
        && a.path() == b.path();
}

} // namespace hp::kube
