// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"
#include "model/rules/holds/Baseline.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::whatif {

/// What a forecast rests on: the objects as they are and what the record says is usual. A value;
/// it names no server and has no credentials, and Secrets in it are passed over.
struct Snapshot {
    TimePoint at{};
    std::vector<Object> objects{};
    std::map<holds::BaselineKey, holds::Baseline> usual{};
};

/// Half of all within p50, nearly all within p95.
struct Usual {
    Duration p50{};
    Duration p95{};
};

/// What neither objects nor record say. Every forecast names what it took from here.
struct Assumptions {
    Usual creation{std::chrono::minutes(5), std::chrono::minutes(15)}; ///< of an instance
    Usual removal{std::chrono::minutes(1), std::chrono::minutes(5)}; ///< of an instance
    Usual boot{std::chrono::minutes(2), std::chrono::minutes(5)}; ///< until the Node is Ready
    Usual podStart{std::chrono::seconds(10), std::chrono::minutes(1)};
    /// Of a hook without enough history; nullopt: it is taken to hold for ever.
    std::optional<Usual> hook{};
};

/// Deleting these Machines, all at once; what keeps their number replaces them.
struct Question {
    std::vector<ObjectKey> retired{};
    Assumptions assumed{};
    std::uint64_t seed = 1; ///< equal questions with equal seeds have equal draws
    int runs = 60; ///< how often it is played, at least 20
    Duration limit = std::chrono::hours(24); ///< what has not ended by then does not end
};

} // namespace hp::whatif
