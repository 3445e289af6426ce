// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/maintenance/WindowSpec.h"

#include <vector>

namespace hp::maintenance {

/// Knows calendars and the rules of time zones; the rest of the arithmetic of windows is here.
class Occurrences
{
public:
    Occurrences() = default;
    Occurrences(const Occurrences &) = delete;
    Occurrences &operator=(const Occurrences &) = delete;
    virtual ~Occurrences() = default;

    /// The instants in [from, until) at which the window opens, in order: on each date that its
    /// rule selects, counted from 1970-01-01, at its local time. A local time that the clocks skip
    /// is the first instant after the gap, one that they repeat the first of the two. Error: there
    /// is no such zone, or the rule selects no date at all; one sentence, as parseWindow() says it.
    [[nodiscard]] virtual Result<std::vector<TimePoint>>
    startsOf(const WindowSpec &window, TimePoint from, TimePoint until) const = 0;
};

/// When `window` is open in [from, until), its pause taken off and its excludes not (they close
/// other windows too). Openings that began before are there whole; those that overlap are one.
[[nodiscard]] Result<Openings>
openingsOf(const Occurrences &calendar, const WindowSpec &window, TimePoint from, TimePoint until);

} // namespace hp::maintenance
