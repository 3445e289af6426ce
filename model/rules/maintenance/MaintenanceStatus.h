// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Message.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/Openings.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hp::maintenance {

enum class Severity { Warning, Critical };
[[nodiscard]] const char *toString(Severity severity);

/// One alert of facts/maintenance.md 5.5 about one maintenance.
struct Alert {
    std::string name{};
    Severity severity = Severity::Warning;
    Message message{}; ///< of one that was stored: the words that are there

    /// What the object and its Events say.
    [[nodiscard]] std::string sentence() const;
    /// Equal is what reads the same: what is stored is read back without its message.
    bool operator==(const Alert &other) const;
};

/// status of a MachineMaintenance: all that has to survive a restart.
struct MaintenanceStatus {
    std::string step{}; ///< status.maintenance, a word of step::
    std::string reason{}; ///< in English
    std::optional<TimePoint> since{}; ///< of the step
    std::optional<Opening> window{};
    std::string strategy{}; ///< a word of Way; set when the work begins
    std::optional<TimePoint> begun{}; ///< when draining began, the last time
    std::optional<TimePoint> retryAt{}; ///< not before, because a drain was given up
    bool cordonedBefore = false; ///< by somebody else, when draining began
    std::string bootId{}; ///< of the Node, when draining began
    /// What is touched, found again also when the Machine has gone; empty while nothing is.
    std::string machineNamespace{};
    std::string machineUid{};
    std::string nodeName{};
    std::string hostName{}; ///< namespace/name of the BareMetalHost
    int attempts = 0;
    /// Those of a Machine that is deleted for it: Drainable, Drained and Terminable. Null or a
    /// list.
    Json conditions{};
    std::vector<Alert> alerts{}; ///< that are raised now

    bool operator==(const MaintenanceStatus &) const = default;
};

[[nodiscard]] MaintenanceStatus statusOf(const Object &maintenance);
/// Whether the work has begun on another Machine than this one, which has only its name.
[[nodiscard]] bool isNamesakeOfTouched(const Object &maintenance, const Object &machine);
/// A merge patch of the status subresource that turns what is stored into `next`, with the
/// revision of `maintenance` as a precondition and the history of steps longer by a new one; null
/// when nothing differs.
[[nodiscard]] Object
statusPatch(const Object &maintenance, const MaintenanceStatus &next, TimePoint now);

/// The work has begun and is not over: one of draining, in-progress, returning, verifying.
[[nodiscard]] bool isInWork(const std::string &step);

} // namespace hp::maintenance
