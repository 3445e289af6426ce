// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/Openings.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace hp::maintenance {

/// Which Machines a window is for. Each part that is not empty must agree; without any it is for
/// all, and the window bounds those of single machines.
struct WindowSelector {
    std::set<std::string> machines{};
    std::set<std::string> roles{};
    std::set<std::string> zones{};
    std::map<std::string, std::string> labels{};

    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] bool selects(const Object &machine) const;
};

/// The spec of a MaintenanceWindow (facts/maintenance.md 3), checked.
struct WindowSpec {
    std::string name{};
    std::string rule{}; ///< as parseDateRule() returns it
    Duration timeOfDay{}; ///< local time of the start, since midnight
    Duration length{}; ///< elapsed time, from 1 min to 7 d
    std::string timezone{}; ///< looks like a name of the IANA database; may not exist there
    Openings excludes{};
    std::optional<TimePoint> pausedUntil{};
    Duration minRemaining{}; ///< nothing begins with less than this left
    WindowSelector selector{};
};

/// Error: one sentence that names the window, the field and the fault.
[[nodiscard]] Result<WindowSpec> parseWindow(const Object &window);
/// That error, of a field such as "rrule".
[[nodiscard]] Unexpected faultOf(const std::string &window, const std::string &field, Message what);

} // namespace hp::maintenance
