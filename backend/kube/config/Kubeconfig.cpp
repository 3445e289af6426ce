// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/config/Kubeconfig.h"

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

} // namespace hp::kube
