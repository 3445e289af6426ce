// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::kube {

/// Which cluster a person asked for.
struct AccessOptions {
    /// --kubeconfig; empty: $KUBECONFIG, then ~/.kube/config, then the service account of the pod.
    std::string kubeconfig{};
    std::string context{}; ///< --context; empty: the current-context at the start
    bool inCluster = false; ///< the service account of the pod alone; no file is looked for
};

} // namespace hp::kube
