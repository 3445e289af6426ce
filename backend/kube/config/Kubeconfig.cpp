// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/Kubeconfig.h"

#include "backend/kube/config/YamlFields.h"

#include <QUtf8StringView>

#include <algorithm>

namespace hp::kube {

void Kubeconfig::mergeBehind(Kubeconfig later)
{
    if (currentContext.empty()) {
        currentContext = std::move(later.currentContext);
        // A fault is told of the first file as long as none of them names a context.
        if (origin.file.empty() || !currentContext.empty())
            origin = std::move(later.origin);
    }
    clusters.merge(later.clusters); // keeps what is there
    users.merge(later.users);
    contexts.merge(later.contexts);
}

namespace {

/// The name of the extension of a cluster that plugins are given.
constexpr std::string_view execExtension = "client.authentication.k8s.io/exec";

ClusterEntry readCluster(const YamlFields &fields)
{
    ClusterEntry cluster;
    cluster.origin = fields.origin();
    cluster.server = fields.text("server");
    cluster.tlsServerName = fields.text("tls-server-name");
    cluster.insecureSkipVerify = fields.flag("insecure-skip-tls-verify");
    cluster.caFile = fields.file("certificate-authority");
    cluster.caData = fields.data("certificate-authority-data");
    cluster.proxyUrl = fields.text("proxy-url");
    cluster.disableCompression = fields.flag("disable-compression");
    for (const YamlFields &extension : fields.maps("extensions")) {
        if (extension.text("name") == execExtension)
            cluster.execConfig = extension.json("extension");
    }
    return cluster;
}

ExecConfig readExec(const YamlFields &fields)
{
    ExecConfig exec;
    exec.origin = fields.origin();
    // What is in PATH is looked for there; only what names a folder is relative to the file.
    exec.command = fields.text("command");
    if (exec.command.find('/') != std::string::npos)
        exec.command = fields.file("command");
    exec.args = fields.texts("args");
    for (const YamlFields &variable : fields.maps("env")) {
        const std::string name = variable.text("name");
        if (name.empty() || name.find('=') != std::string::npos)
            variable.fault("name", "is missing, or no name of a variable");
        exec.env.emplace_back(name, variable.text("value"));
    }
    exec.apiVersion = fields.text("apiVersion");
    exec.installHint = fields.text("installHint");
    exec.interactiveMode = fields.text("interactiveMode");
    exec.provideClusterInfo = fields.flag("provideClusterInfo");
    return exec;
}

AuthProvider readProvider(const YamlFields &fields)
{
    AuthProvider provider;
    provider.origin = fields.origin();
    provider.name = fields.text("name");
    const YamlFields config = fields.map("config");
    provider.configOrigin = config.origin();
    for (const std::string &key : config.keys())
        provider.config.emplace(key, config.text(key));
    return provider;
}

UserEntry readUser(const YamlFields &fields)
{
    UserEntry user;
    user.origin = fields.origin();
    user.clientCertificateFile = fields.file("client-certificate");
    user.clientCertificateData = fields.data("client-certificate-data");
    user.clientKeyFile = fields.file("client-key");
    user.clientKeyData = fields.data("client-key-data");
    user.token = fields.text("token");
    user.tokenFile = fields.file("tokenFile");
    user.username = fields.text("username");
    user.password = fields.text("password");
    user.as = fields.text("as");
    user.asUid = fields.text("as-uid");
    user.asGroups = fields.texts("as-groups");
    const YamlFields extra = fields.map("as-user-extra");
    for (const std::string &key : extra.keys()) {
        for (std::string &value : extra.texts(key))
            user.asUserExtra.emplace_back(key, std::move(value));
    }
    if (fields.has("exec"))
        user.exec = readExec(fields.map("exec"));
    if (fields.has("auth-provider"))
        user.authProvider = readProvider(fields.map("auth-provider"));
    return user;
}

ContextEntry readContext(const YamlFields &fields)
{
    return {fields.origin(), fields.text("cluster"), fields.text("user"), fields.text("namespace")};
}

/// The entries of one list, by name.
template<typename Entry>
void readEntries(const YamlFields &root,
                 const char *list,
                 const char *inner,
                 Entry (*read)(const YamlFields &),
                 std::map<std::string, Entry> &entries)
{
    for (const YamlFields &named : root.maps(list)) {
        const std::string name = named.text("name");
        if (!entries.emplace(name, read(named.map(inner))).second)
            named.fault("name", "'" + name + "' is there twice");
    }
}

/// The line of the first byte that is no UTF-8; 0 when all are.
int lineThatIsNotText(std::string_view text)
{
    int line = 1;
    for (std::size_t at = 0; at <= text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view one = text.substr(at, end - at);
        if (!QUtf8StringView(one.data(), static_cast<qsizetype>(one.size())).isValidUtf8()
            || one.find('\0') != std::string_view::npos)
            return line;
        at = end + 1;
    }
    return 0;
}

int linesOf(std::string_view text)
{
    const auto ends = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    return std::max(1, !text.empty() && text.back() == '\n' ? ends : ends + 1);
}

Kubeconfig readAll(const YAML::Node &document, YamlFaults &faults)
{
    const YamlFields root(document, "", 1, faults);
    if (const std::string kind = root.text("kind"); !kind.empty() && kind != "Config")
        root.fault("kind", "'" + kind + "' is not Config");
    if (const std::string version = root.text("apiVersion"); !version.empty() && version != "v1")
        root.fault("apiVersion", "'" + version + "' is not v1");
    Kubeconfig config;
    config.origin = root.origin();
    config.currentContext = root.text("current-context");
    readEntries(root, "clusters", "cluster", readCluster, config.clusters);
    readEntries(root, "users", "user", readUser, config.users);
    readEntries(root, "contexts", "context", readContext, config.contexts);
    return config;
}

} // namespace

Result<Kubeconfig> parseKubeconfig(std::string_view text, const std::string &file)
{
    YamlFaults faults(file);
    try {
        if (const int line = lineThatIsNotText(text); line > 0)
            return unexpected(ErrorCode::Invalid,
                              file + ':' + std::to_string(line) + ": is not UTF-8 text");
        // Without the mark of its end, yaml-cpp takes a file that was cut off in a quote for whole.
        const YAML::Node document = YAML::Load(std::string(text) + "\n...\n");
        if (document.IsDefined() && !document.IsNull() && !document.IsMap())
            return unexpected(ErrorCode::Invalid,
                              file + ":1: expected a kubeconfig with clusters, users and contexts");
        Kubeconfig config = readAll(document, faults);
        if (!faults.first().empty())
            return unexpected(ErrorCode::Invalid, faults.first());
        return config;
    } catch (const YAML::Exception &failure) {
        return unexpected(ErrorCode::Invalid,
                          file + ':'
                              + std::to_string(std::clamp(failure.mark.line + 1, 1, linesOf(text)))
                              + ": not YAML: " + failure.msg);
    }
}

} // namespace hp::kube
