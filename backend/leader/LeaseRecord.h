// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <string>

namespace hp::leader {

/// What a Lease says about who leads (coordination.k8s.io/v1 spec).
struct LeaseRecord {
    std::string holder{}; ///< empty: released, or never held
    Duration duration{}; ///< how long it holds without a renewal; whole seconds on the wire
    TimePoint acquired{};
    TimePoint renewed{}; ///< by the holder's clock: shown, never calculated with
    int transitions = 0; ///< how often it changed hands

    [[nodiscard]] bool operator==(const LeaseRecord &) const = default;
};

/// Members that are missing or of another type are as if they had never been set.
[[nodiscard]] LeaseRecord leaseRecordOf(const Object &lease);
/// The spec of a Lease; a time that was never set is left out.
[[nodiscard]] Json specOf(const LeaseRecord &record);

} // namespace hp::leader
