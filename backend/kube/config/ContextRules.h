// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Kubeconfig.h"

#include <string>

namespace hp::kube {

/// The server without a slash at the end, a query and a fragment.
[[nodiscard]] std::string serverUrl(const std::string &written);

/// Why an entry cannot be used, as one sentence with file, line and key; empty when it can.
[[nodiscard]] std::string whyNotNamespace(const ContextEntry &context);
[[nodiscard]] std::string whyNotCluster(const ClusterEntry &cluster);
[[nodiscard]] std::string whyNotUser(const UserEntry &user);

} // namespace hp::kube
