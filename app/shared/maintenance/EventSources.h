// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "backend/cluster/Cluster.h"
#include "backend/drivers/PowerDriver.h"
#include "backend/maintenance/watch/SourceDesk.h"
#include "backend/runtime/Clock.h"

#include <string>
#include <vector>

namespace hp::app {

/// Where maintenance is announced.
struct SourceOptions {
    bool inLab = false; ///< the lab's provider announces maintenance too
    std::vector<std::string> calendars{}; ///< feeds and files in iCalendar
    std::string ownCalendar{}; ///< the file of what was imported at a console
};
[[nodiscard]] SourceOptions sourceOptions(const Options &options);

/// The file of the data directory that imported calendars go to.
inline constexpr const char *ownCalendarFile = "calendar.ics";

/// All sources there are; cluster, power and clock outlive them. BMCs are those of the hosts of
/// Machines. AWS is only spoken to when there are
/// Machines of AWS, with the credentials that its own tools find, at AWS_ENDPOINT_URL if that is
/// set.
[[nodiscard]] maintenance::SourceDesk::Sources makeSources(const SourceOptions &options,
                                                           cluster::Cluster &cluster,
                                                           drivers::PowerDriver &power,
                                                           runtime::Clock &clock);

} // namespace hp::app
