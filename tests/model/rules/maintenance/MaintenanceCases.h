// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/MaintenanceDecision.h"

#include <vector>

namespace hp::test {

using maintenance::EventReport;
using maintenance::MaintenanceView;

inline const TimePoint caseTime = *parseTime("2026-03-02T12:00:00Z");

/// Every patch is merged into what a well machine in a cloud has.
struct Given {
    const char *maintenance = "{}";
    const char *machine = "{}"; ///< "gone": there is none
    const char *node = "{}";
    const char *host = ""; ///< empty: a cloud
    EventReport event = EventReport::Standing;
    void (*more)(MaintenanceView &view) = [](MaintenanceView &) {};
};

struct Expected {
    const char *row;
    const char *step; ///< status.maintenance
    const char *act = "stop";
    const char *alerts = ""; ///< names, parted by a space
    const char *says = ""; ///< part of the reason
};

struct MaintenanceCase {
    const char *title;
    Given given;
    Expected expected;
};

/// The rows of the decision table, one sentence each.
[[nodiscard]] const std::vector<MaintenanceCase> &maintenanceCases();
[[nodiscard]] MaintenanceView viewOf(const Given &given);
/// For Given::more: the window is closed for ten hours, and then open for four.
void closed(MaintenanceView &view);

} // namespace hp::test
