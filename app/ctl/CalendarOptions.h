// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

enum class CalendarVerb {
    List, ///< windows, work and conflicts
    Plan, ///< when maintenances will run
    Planned, ///< what was planned at consoles
    Add,
    Remove,
    Import,
    Export,
};

/// What the command line says about the calendar of maintenances.
struct CalendarOptions {
    CalendarVerb verb = CalendarVerb::List;
    CtlOptions backend{}; ///< where it is
    std::string file{}; ///< of import; "-" is the standard input
    std::string uid{}; ///< of remove
    std::string summary{};
    std::string note{};
    std::string code{}; ///< of the event; empty: system-maintenance
    std::string start{};
    std::string end{};
    std::vector<std::string> machines{};
    std::vector<std::string> zones{};
    bool previewOnly = false; ///< of add and import: say what it brings, take nothing
    bool replace = false; ///< of import: what is planned goes
};

/// Reads a line of the family Calendar. Errors are one sentence.
[[nodiscard]] Result<CalendarOptions> parseCalendarOptions(const CommandLine &line,
                                                           const CtlEnvironment &environment);

} // namespace hp::app
