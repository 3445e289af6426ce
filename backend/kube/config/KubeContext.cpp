// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/KubeContext.h"

#include "backend/kube/config/ContextRules.h"
#include "backend/kube/config/KubeconfigFiles.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/Text.h"

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
                          "this is no pod of a cluster: KUBERNETES_SERVICE_HOST and "
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

} // namespace hp::kube
