// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <vector>

namespace hp::maintenance {

/// A half-open stretch of time: its start belongs to it, its end does not.
struct Opening {
    TimePoint start{};
    TimePoint end{};

    [[nodiscard]] bool contains(TimePoint time) const { return start <= time && time < end; }
    bool operator==(const Opening &) const = default;
};

/// Sorted, apart from each other and never empty, unless a function says that it takes others.
using Openings = std::vector<Opening>;

/// In order and merged where they overlap or touch. Takes any list; drops what is empty.
[[nodiscard]] Openings united(Openings any);
/// What is left of `openings` outside of `closed`.
[[nodiscard]] Openings without(const Openings &openings, const Openings &closed);
/// What both have.
[[nodiscard]] Openings common(const Openings &one, const Openings &other);

} // namespace hp::maintenance
