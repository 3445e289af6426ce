// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Environment.h"
#include "backend/kube/config/Kubeconfig.h"
#include "model/base/Result.h"

#include <string>

namespace hp::kube {

/// The server without a slash at the end, a query and a fragment.
[[nodiscard]] std::string serverUrl(const std::string &written);

/// Why an entry cannot be used, as one sentence with file, line and key; empty when it can.
[[nodiscard]] std::string whyNotNamespace(const ContextEntry &context);
[[nodiscard]] std::string whyNotCluster(const ClusterEntry &cluster);
[[nodiscard]] std::string whyNotUser(const UserEntry &user);

/// One context with its cluster and its user, checked: what is in it can be used as far as that can
/// be told without looking into other files. Secrets: never print this.
struct KubeContext {
    std::string name{}; ///< "in-cluster" in a pod
    std::string clusterName{};
    std::string userName{};
    std::string ns{}; ///< empty: not said
    ClusterEntry
        cluster{}; ///< its server is https://host:port[/prefix] or http://…, no slash at the end
    UserEntry user{};
};

/// The context of that name, or the current one when it is empty. The error is Invalid, one
/// sentence with file, line and key; the rules are those of client-go's clientcmd.
[[nodiscard]] Result<KubeContext> chooseContext(const Kubeconfig &config, const std::string &name);

/// What a pod finds of its service account. The error is Invalid and says what is missing.
[[nodiscard]] Result<KubeContext> inClusterContext(const Environment &around);

/// Reads one file and chooses from it.
[[nodiscard]] Result<KubeContext> loadKubeContext(const std::string &file,
                                                  const std::string &context = {});

} // namespace hp::kube
