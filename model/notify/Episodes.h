// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/notify/Settings.h"
#include "model/rules/alarms/Alarm.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::notify {

/// Whose an alarm is and where; either may be empty.
struct AlarmPlace {
    std::string owner{};
    std::string rack{};
};

/// What stands of one cause now.
struct Standing {
    Notice notice{}; ///< without event and number
    TimePoint raised{}; ///< the first of its alarms
    bool isShelved = false; ///< all of them are: nobody is to hear of it
    bool isAcknowledged = false; ///< all that are not on a shelf
};

/// The causes that stand among alarms, by cause. Pure.
[[nodiscard]] std::map<std::string, Standing>
standingOf(const std::map<std::string, alarms::Alarm> &alarms,
           const std::string &cluster,
           const std::function<AlarmPlace(const alarms::Alarm &)> &placeOf);

/// A cause that receivers were told of, until it is resolved, and for keepsOver after that. A
/// value.
struct Episode {
    Notice last{}; ///< the last message about it
    bool isAcknowledged = false;
    /// It is resolved: what is left is how many messages there were, for the case that the very
    /// same comes back. Nobody is told of it any more.
    bool isOver = false;
    std::set<std::string> receivers{}; ///< that were told

    bool operator==(const Episode &) const = default;
};

[[nodiscard]] Json toJson(const Episode &episode);
[[nodiscard]] std::optional<Episode> episodeFromJson(const Json &json);

/// One message for one receiver.
struct Outgoing {
    std::string receiver{};
    Notice notice{};

    bool operator==(const Outgoing &) const = default;
};

/// What is to be sent now, and the episodes after it, by cause.
struct Plan {
    std::vector<Outgoing> messages{};
    std::map<std::string, Episode> episodes{};
};

/// Receivers leave out what they have had under the same name, for a day as a rule.
inline constexpr Duration keepsOver = std::chrono::hours(24);

/// A cause that goes within this time was never worth a message.
inline constexpr Duration settleTime = std::chrono::seconds(10);

/// One message for one cause, however many machines join it:
///
/// | the cause | before | message, to whom |
/// | --- | --- | --- |
/// | stands for settleTime, not on a shelf | unknown | Raised, whom the routes name |
/// | is more urgent | known | Escalated, whom the routes name |
/// | fits another route | known | Raised, the receivers that are new |
/// | is acknowledged | not so | Acknowledged, who was told |
/// | is not acknowledged any more | was so | Reopened, who was told |
/// | is gone | known | Resolved, who was told |
///
/// What comes back and has been there since the same time goes on with the numbers of before: under
/// the same ones its messages would be taken for repetitions.
///
/// Receivers that do not take an event (takes()) are left out, and so are those that settings do
/// not have any more. Pure.
[[nodiscard]] Plan planOf(const std::map<std::string, Episode> &before,
                          const std::map<std::string, Standing> &standing,
                          const Settings &settings,
                          TimePoint now);

} // namespace hp::notify
