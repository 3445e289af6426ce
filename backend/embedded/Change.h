// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"
#include "model/resource/Object.h"

#include <cstdint>

namespace hp::embedded {

/// One revision of the store: what an object was and what it became.
struct Change {
    std::int64_t revision = 0;
    const cluster::Kind *kind = nullptr;
    ObjectKey key{};
    Object before{}; ///< null when the object is new
    Object after{}; ///< for a removal the last content with the revision of the removal
    bool removed = false;

    [[nodiscard]] bool created() const { return !before; }
};

} // namespace hp::embedded
