// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::notify {

/// What happened to a cause.
enum class Event {
    Raised,
    Escalated, ///< it is more urgent than before
    Acknowledged,
    Reopened, ///< an acknowledgement was withdrawn
    Resolved,
    Test, ///< nothing happened: somebody tries a receiver
};

/// "raised", "escalated", ...
[[nodiscard]] const char *toString(Event event);

/// One message about one cause: alarms that have a cause in common are one thing to people.
/// A value.
struct Notice {
    Event event = Event::Raised;
    std::string cluster{};
    std::string site{}; ///< what tells it from others of the same name; empty: nothing does
    std::string cause{}; ///< the same as long as it is the same thing
    /// Which time that the cause came, and which message about it: equal in every replica.
    std::string episode{};
    std::int64_t number = 0;
    int priority = 3; ///< 1 to 3, 1 the most urgent
    int before = 0; ///< the priority until an escalation; else 0
    std::string summary{}; ///< a sentence
    std::vector<std::string> machines{}; ///< "namespace/name", sorted; empty: about no machine
    std::vector<std::string> owners{}; ///< sorted, without repetition
    std::vector<std::string> racks{}; ///< the same
    TimePoint since{}; ///< the cause is there
    TimePoint at{}; ///< it happened
    std::string by{}; ///< who acknowledged

    bool operator==(const Notice &) const = default;
};

/// "critical", "warning", "info" of the priorities 1, 2, 3.
[[nodiscard]] const char *severityOf(int priority);
/// Every severity that there is, the most urgent first.
[[nodiscard]] const std::vector<std::string> &severities();

[[nodiscard]] Json toJson(const Notice &notice);
/// nullopt for what is not one.
[[nodiscard]] std::optional<Notice> noticeFromJson(const Json &json);

} // namespace hp::notify
