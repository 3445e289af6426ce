// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <string>

namespace hp::history {

/// One write that a client made through the API and that took effect. Holds no content: of the body
/// only the digest.
struct AuditEntry {
    std::int64_t id = 0; ///< given by the store; rises in the order of the writes
    TimePoint at{};
    std::string user{};
    std::string manager{}; ///< field manager; empty when the client named none
    std::string verb{}; ///< create, update, patch, delete, deletecollection
    std::string kind{};
    std::string group{}; ///< empty for the core group
    ObjectKey object{};
    std::string uid{};
    std::string subresource{};
    std::string resourceVersion{}; ///< that the write produced
    std::string digest{}; ///< "sha256:…" of the body, "withheld" for a Secret
    ObjectKey machine{}; ///< in whose timeline it shows; empty name: in none
};

} // namespace hp::history
