// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/alarms/Alarm.h"
#include "model/rules/alarms/FloodRule.h"

#include <array>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hp::alarms {

/// How many alarms there were, so that a site can see whether its alarms are worth their name.
struct AlarmStatistics {
    std::size_t lastHour = 0; ///< raised
    std::size_t lastDay = 0;
    std::array<std::size_t, 3> byPriority{}; ///< of the last day: P1, P2, P3
    /// Raised in each ten minutes of the last day, the oldest first.
    std::array<std::size_t, 144> perTenMinutes{};
    /// What was raised most often in the last day, with how often; at most ten.
    std::vector<std::pair<std::string, std::size_t>> most{};
    /// What comes and goes: raised three times or more in the last hour; at most ten.
    std::vector<std::pair<std::string, std::size_t>> chattering{};
};

/// The alarms of a site and what people did about them:
///
/// | there | state | becomes |
/// | --- | --- | --- |
/// | came | none or Cleared | Raised |
/// | is more urgent | Acknowledged | Raised again |
/// | taken back | Acknowledged | Raised |
/// | is there | Shelved, its time is over | Raised |
/// | went | Raised | Cleared, until somebody acknowledges or an hour is over |
/// | went | Acknowledged, Shelved | gone |
///
/// A value; has no clock.
class AlarmRegistry
{
public:
    /// One time that an alarm was raised.
    struct Raise {
        TimePoint at{};
        std::string key{};
        int priority = 3;
    };

    static constexpr Duration keepCleared = std::chrono::hours(1);
    static constexpr Duration maxShelfTime = std::chrono::hours(24);

    /// What is worth an alarm now, by key; everything else is not.
    std::vector<AlarmChange> update(const std::map<std::string, AlarmSource> &sources,
                                    TimePoint now);
    /// Errors: NotFound for a key that is no alarm, Invalid for a shelf without reason or end.
    Result<AlarmChange> acknowledge(const std::string &key, const std::string &by, TimePoint now);
    /// Takes an acknowledgement back: the alarm is as new as it was, and is not counted again.
    Result<AlarmChange> unacknowledge(const std::string &key, const std::string &by, TimePoint now);
    Result<AlarmChange> shelve(const std::string &key,
                               const std::string &by,
                               Duration time,
                               const std::string &reason,
                               TimePoint now);
    Result<AlarmChange> unshelve(const std::string &key, const std::string &by, TimePoint now);

    [[nodiscard]] const std::map<std::string, Alarm> &alarms() const { return m_alarms; }
    [[nodiscard]] const FloodRule &flood() const { return m_flood; }
    [[nodiscard]] AlarmStatistics statistics(TimePoint now) const;

    /// JSON text from which restored() goes on; text that is not one of ours gives an empty book.
    [[nodiscard]] std::string saved() const;
    [[nodiscard]] static AlarmRegistry restored(const std::string &saved, TimePoint now);
    /// The book of an instant that is over: `raises` in any order, and since when there was a
    /// flood.
    [[nodiscard]] static AlarmRegistry asOf(TimePoint at,
                                            std::map<std::string, Alarm> alarms,
                                            std::vector<Raise> raises,
                                            std::optional<TimePoint> floodSince);
    /// What they are about is said in the words of now; their states stay.
    void reword(const std::map<std::string, AlarmSource> &sources);
    /// The same cause in other words: an age, a countdown. The alarm, which is what it was; null
    /// when there is none that is not over.
    const Alarm *reword(const AlarmSource &source);

private:
    AlarmChange raise(Alarm &alarm, AlarmChange::Kind kind, TimePoint now);
    [[nodiscard]] Alarm *find(const std::string &key);

    std::map<std::string, Alarm> m_alarms;
    std::deque<Raise> m_raises; ///< of the last day, bounded
    FloodRule m_flood;
};

/// One alarm as it is stored.
[[nodiscard]] Json toJson(const Alarm &alarm);
/// What is missing is that of an alarm that was raised at `now`.
[[nodiscard]] Alarm alarmFromJson(const Json &json, TimePoint now);

} // namespace hp::alarms
