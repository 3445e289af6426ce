// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <cstdint>
#include <memory>
#include <string>

namespace hp::embedded {

/// One stored write with who made it; what a watch event cannot say.
struct WriteRecord {
    std::string verb{}; ///< create, update, patch, delete, evict
    std::string user{};
    std::string fieldManager{};
    const cluster::Kind *kind = nullptr;
    ObjectKey key{};
    cluster::Subresource subresource = cluster::Subresource::None;
    std::int64_t revision = 0;
    Object before{}; ///< null for a create
    Object after{}; ///< for a removal the last content
    bool removed = false;
    std::shared_ptr<const cluster::RequestNote> request{}; ///< null for the backend's own writes
};

} // namespace hp::embedded
