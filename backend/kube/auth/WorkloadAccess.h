// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "model/resource/Object.h"

#include <cstddef>
#include <memory>
#include <string>

namespace hp::kube {

/// A kubeconfig of a Secret that is longer is not read.
inline constexpr std::size_t maxWorkloadKubeconfig = 256U << 10U;

/// The way to a workload cluster of Cluster API. Secrets: never print this.
struct WorkloadAccess {
    Endpoint endpoint{};
    std::shared_ptr<Credentials> credentials{}; ///< never null
};

/// Reads the Secret <cluster>-kubeconfig: the kubeconfig in its key `value`. Whoever can write such
/// a Secret decides what is in it, so everything but data that stands in it is refused: nothing is
/// executed, no file is read, no server is believed without a certificate. Names in it mean
/// nothing. Pure. The error is Invalid: one sentence that names the Secret and the key, and repeats
/// no value.
[[nodiscard]] Result<WorkloadAccess> workloadAccess(const Object &secret, TimePoint now);
/// The same of the text of a kubeconfig; `where` names its place.
[[nodiscard]] Result<WorkloadAccess>
workloadAccess(const std::string &kubeconfig, const std::string &where, TimePoint now);

/// The two addresses are those of one server, whatever they are written as; a name and its address
/// are not known to be.
[[nodiscard]] bool isSameServer(const std::string &one, const std::string &other);

} // namespace hp::kube
