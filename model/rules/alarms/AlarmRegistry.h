// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/alarms/Alarm.h"
#include "model/rules/alarms/FloodRule.h"

#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::alarms {

/// How many alarms there were, so that a site can see whether its alarms are worth their name.
struct AlarmStatistics {
    std::size_t lastHour = 0; ///< rang
    std::size_t lastDay = 0;
    std::array<std::size_t, 3> byPriority{}; ///< of the last day: P1, P2, P3
    /// Rang in each ten minutes of the last day, the oldest first.
    std::array<std::size_t, 144> perTenMinutes{};
    /// One cause: its newest ring, and how often it rang.
    struct Source {
        AlarmRing ring{};
        std::size_t times = 0;
    };
    /// What rang most often in the last day; at most ten.
    std::vector<Source> most{};
    /// What comes and goes: rang three times or more in the last hour; at most ten.
    std::vector<Source> chattering{};
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
/// People are told of causes, not of each alarm: 214 machines that wait for one hook are one thing
/// to look at. A cause rings, which is what is counted and what notices and sounds follow,
///
/// | when an alarm of it is raised and | because |
/// | --- | --- |
/// | none of it stood before, on a shelf or not | the cause is new, or was quiet |
/// | it is more urgent than what was told | the cause is worse |
/// | it came back from a shelf whose time is over | somebody asked for that |
///
/// and not for what joins it. A value; has no clock.
class AlarmRegistry
{
public:
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
    /// What rang since this was asked last, in the order of the causes.
    [[nodiscard]] std::vector<AlarmRing> takeRings() { return std::exchange(m_news, {}); }
    /// When the cause of an alarm rang last; the epoch where nobody knows.
    [[nodiscard]] TimePoint rang(const Alarm &alarm) const;
    [[nodiscard]] const FloodRule &flood() const { return m_flood; }
    [[nodiscard]] AlarmStatistics statistics(TimePoint now) const;

    /// JSON text from which restored() goes on; text that is not one of ours gives an empty book.
    [[nodiscard]] std::string saved() const;
    [[nodiscard]] static AlarmRegistry restored(const std::string &saved, TimePoint now);
    /// The book of an instant that is over: `rings` in any order, and since when there was a
    /// flood.
    [[nodiscard]] static AlarmRegistry asOf(TimePoint at,
                                            std::map<std::string, Alarm> alarms,
                                            std::vector<AlarmRing> rings,
                                            std::optional<TimePoint> floodSince);
    /// What they are about is said in the words of now; their states stay.
    void reword(const std::map<std::string, AlarmSource> &sources);
    /// The same cause in other words: an age, a countdown. The alarm, which is what it was; null
    /// when there is none that is not over.
    const Alarm *reword(const AlarmSource &source);

private:
    /// What people were told of a cause that stands.
    struct Told {
        int priority = 3; ///< the most urgent that was told of what stands
        TimePoint rang{};
    };

    AlarmChange raise(Alarm &alarm, AlarmChange::Kind kind, TimePoint now);
    [[nodiscard]] Alarm *find(const std::string &key);

    /// A book that does not say what was told of a cause goes on without a ring.
    void knowStanding();
    void set(Alarm &alarm, const AlarmSource &source);
    /// Rings what is to ring after all alarms are up to date; `back` came from a shelf.
    void ring(const std::set<std::string> &back, TimePoint now);

    std::map<std::string, Alarm> m_alarms;
    std::map<std::string, Told> m_told; ///< by cause, of those of which an alarm stands
    std::deque<AlarmRing> m_rings; ///< of the last day, bounded
    std::vector<AlarmRing> m_news;
    FloodRule m_flood;
};

/// One ring as it is stored.
[[nodiscard]] Json toJson(const AlarmRing &ring);
/// nullopt without a time; what is missing is that of an alarm of its own.
[[nodiscard]] std::optional<AlarmRing> ringFromJson(const Json &json);

/// One alarm as it is stored.
[[nodiscard]] Json toJson(const Alarm &alarm);
/// What is missing is that of an alarm that was raised at `now`.
[[nodiscard]] Alarm alarmFromJson(const Json &json, TimePoint now);

} // namespace hp::alarms
