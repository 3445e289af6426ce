// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/AccessOptions.h"
#include "backend/kube/auth/CredentialState.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "backend/kube/config/KubeContext.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::kube {

/// Who we are, with every file but a token file read. Secrets: never print this.
struct ClientIdentity {
    CredentialKind kind = CredentialKind::None;
    std::string user{};
    std::string authorization{}; ///< what the kubeconfig itself gives
    std::string certificatePem{};
    std::string keyPem{};
    std::string tokenFile{};
    std::string idToken{}; ///< of a provider
    std::optional<ExecConfig> exec{};
    std::string execCluster{}; ///< JSON that the plugin is told; empty: nothing

    [[nodiscard]] bool operator==(const ClientIdentity &) const = default;
};

/// What the files say now.
struct LoadedAccess {
    std::string context{};
    std::string clusterName{};
    std::string userName{};
    bool inCluster = false;
    Endpoint endpoint{};
    ClientIdentity identity{};
    std::vector<std::string> files{}; ///< that all this was read from, and those that were missing
    std::string content{}; ///< of the kubeconfig, to see whether it was written; secret
};

/// Reads and checks everything. The error is Invalid, one sentence with file, line and key.
[[nodiscard]] Result<LoadedAccess> loadAccess(const AccessOptions &options,
                                              const Environment &around);

} // namespace hp::kube
