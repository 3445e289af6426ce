// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/ProviderEvent.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// What the source of an event says of it now.
enum class EventReport {
    Unknown, ///< it was not asked, did not answer, or there is no such source
    Standing, ///< scheduled or under way
    Completed,
    Cancelled,
    Gone, ///< it no longer knows the event
};

/// What the source of a MachineMaintenance answers when it is asked.
struct EventAnswer {
    EventReport report = EventReport::Unknown;
    std::string verifyFault{}; ///< what it finds wrong with work that was done
    bool instanceIsDown = false; ///< stopped or gone at its provider
};

/// What a complete poll of the source says of the event of `maintenance`: one that the source does
/// not list any more is gone (AWS keeps a finished one for days, Azure drops it at once), and one
/// that does nothing to its machine any more is cancelled.
[[nodiscard]] EventReport reportOf(const Object &maintenance,
                                   const std::vector<ProviderEvent> &events);

} // namespace hp::maintenance
