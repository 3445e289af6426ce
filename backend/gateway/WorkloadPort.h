// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/base/Message.h"
#include "model/base/Result.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::gateway {

/// A workload cluster of Cluster API that is open, to be read. Control thread; closed when it goes.
class WorkloadPort
{
public:
    WorkloadPort() = default;
    WorkloadPort(const WorkloadPort &) = delete;
    WorkloadPort &operator=(const WorkloadPort &) = delete;
    virtual ~WorkloadPort() = default;

    [[nodiscard]] virtual cluster::Cluster &cluster() = 0;
    /// Why a kind lists as empty there although nobody knows that it is: it may not be listed.
    /// Says nothing when it may, and before it was listed.
    [[nodiscard]] virtual Message whyNotSeen(const cluster::Kind &kind) const = 0;
    /// Its server answered last, whatever it said.
    [[nodiscard]] virtual bool answers() const = 0;
};

/// How workload clusters are opened; made by who knows API servers.
struct WorkloadPorts {
    /// Of a Secret with a kubeconfig. Null: that is the cluster itself which the Secret is of.
    /// Nothing is sent before the first call. The error is one sentence and repeats no secret.
    /// Empty: no workload cluster is looked into, and nothing is said about that.
    std::function<Result<std::unique_ptr<WorkloadPort>>(const Object &secret)> open{};
    /// The same of what an administrator has set up for this Cluster; nullopt: nothing. May be
    /// empty.
    std::function<std::optional<Result<std::unique_ptr<WorkloadPort>>>(const ObjectKey &cluster)>
        openOwn{};
    std::size_t maxOpen = 20; ///< at once; 0: none is looked into
};

} // namespace hp::gateway
