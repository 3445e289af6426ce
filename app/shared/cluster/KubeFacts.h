// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Reconcilers.h"
#include "app/shared/cluster/Standing.h"
#include "backend/gateway/views/ClusterFacts.h"
#include "backend/kube/KubeCluster.h"
#include "backend/kube/auth/KubeAccess.h"
#include "backend/leader/LeaderElector.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::app {

/// What a backend on an API server knows of it and of itself, for those who look at it.
struct KubeFacts {
    const kube::KubeAccess &access;
    const kube::KubeCluster &cluster;
    const Standing &standing;
    const std::vector<std::string> &groups; ///< those that were chosen to run
    const Reconcilers *reconcilers = nullptr; ///< null: another replica leads, or nobody does
    const leader::LeaderElector *elector = nullptr; ///< null: nothing is reconciled
    std::string lease{}; ///< its namespace and name
    std::optional<TimePoint> troubleSince{};

    /// The same as the screens are told it.
    [[nodiscard]] gateway::ClusterFacts shown() const;

private:
    [[nodiscard]] live::ApiServerRow server() const;
    [[nodiscard]] std::vector<live::CredentialLine> credentialLog() const;
    [[nodiscard]] live::GroupRow group(const std::string &name) const;
    [[nodiscard]] live::LeaseRow leaseFacts() const;
};

} // namespace hp::app
