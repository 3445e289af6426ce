// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Origin.h"
#include "model/base/Result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::kube {

/// A cluster: where the API server is and how it proves itself. Of `certificate-authority` and
/// `-data` the data wins.
struct ClusterEntry {
    Origin origin{};
    std::string server{}; ///< as written
    std::string tlsServerName{};
    bool insecureSkipVerify = false;
    std::string caFile{}; ///< absolute
    std::string caData{}; ///< decoded: PEM
    std::string proxyUrl{};
    bool disableCompression = false;
    /// The extension `client.authentication.k8s.io/exec` as JSON text, for plugins; empty: none.
    std::string execConfig{};

    [[nodiscard]] bool operator==(const ClusterEntry &) const = default;
};

/// A plugin that prints credentials (facts/kube-api.md 3, "exec plugin").
struct ExecConfig {
    Origin origin{};
    std::string command{}; ///< a name to look for in PATH, or an absolute path
    std::vector<std::string> args{};
    std::vector<std::pair<std::string, std::string>> env{};
    std::string apiVersion{};
    std::string installHint{};
    std::string interactiveMode{};
    bool provideClusterInfo = false;

    [[nodiscard]] bool operator==(const ExecConfig &) const = default;
};

/// The older way of plugins that were part of the client.
struct AuthProvider {
    Origin origin{};
    std::string name{};
    std::map<std::string, std::string> config{};
    Origin configOrigin{}; ///< of the keys in `config`

    [[nodiscard]] bool operator==(const AuthProvider &) const = default;
};

/// A user: how we prove who we are. Secrets: never print this.
struct UserEntry {
    Origin origin{};
    std::string clientCertificateFile{}; ///< files are absolute, data is decoded and wins
    std::string clientCertificateData{};
    std::string clientKeyFile{};
    std::string clientKeyData{};
    std::string token{};
    std::string tokenFile{}; ///< wins over `token` once it could be read
    std::string username{};
    std::string password{};
    std::string as{};
    std::string asUid{};
    std::vector<std::string> asGroups{};
    std::vector<std::pair<std::string, std::string>> asUserExtra{}; ///< one pair for each value
    std::optional<ExecConfig> exec{};
    std::optional<AuthProvider> authProvider{};

    [[nodiscard]] bool operator==(const UserEntry &) const = default;
};

/// Which user works on which cluster, and in which namespace unless said otherwise.
struct ContextEntry {
    Origin origin{};
    std::string cluster{};
    std::string user{};
    std::string ns{};
};

/// A kubeconfig, or several merged into one. Secrets: never print this.
struct Kubeconfig {
    Origin origin{}; ///< of current-context
    std::string currentContext{};
    std::map<std::string, ClusterEntry> clusters{};
    std::map<std::string, UserEntry> users{};
    std::map<std::string, ContextEntry> contexts{};

    /// Adds a file that comes later in $KUBECONFIG: an entry or a current-context that is there
    /// already stays, whole.
    void mergeBehind(Kubeconfig later);
};

/// Reads the text of one kubeconfig, YAML or JSON; nothing at all is an empty one. Keys that nobody
/// knows are left alone. The error is Invalid: one sentence with `file`, line and key.
[[nodiscard]] Result<Kubeconfig> parseKubeconfig(std::string_view text, const std::string &file);

} // namespace hp::kube
