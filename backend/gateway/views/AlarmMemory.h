// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/KeptNotes.h"
#include "model/resource/Object.h"
#include "model/rules/alarms/AlarmRegistry.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// Keeps the book of the alarms in the record, an object for each alarm, so that the alarms of any
/// instant can be told: what was raised, who had taken notice, and how often each was raised in the
/// day before. Control thread.
class AlarmMemory
{
public:
    /// The kinds under which the record keeps it.
    static constexpr const char *alarmKind = "AlarmNotes"; ///< one for an alarm, named as its key
    static constexpr const char *bookKind = "AlarmBookNotes"; ///< one for all: alarms are kept

    /// Hears of everything that is to be kept, as HoldMemory::onChange.
    void onChange(std::function<void(const Object &before, const Object &after)> told)
    {
        m_notes.onChange(std::move(told));
    }
    /// Goes on from what was kept; false when `saved` is none of ours.
    bool recall(const Object &saved);
    /// What was kept is no more.
    void forget(const Object &saved);

    /// Something happened to an alarm of the book.
    void note(const alarms::AlarmChange &change, const alarms::AlarmRegistry &book);
    /// Its cause rang; kept with the change of that alarm, or by tidy().
    void ring(const alarms::AlarmRing &ring);
    /// Keeps what went from the book, or came into it, without a change that was told.
    void tidy(const alarms::AlarmRegistry &book, TimePoint now);

    /// The record tells of alarms at all: older backends kept none.
    [[nodiscard]] bool isKept() const { return m_isKept; }
    /// The book as of an instant, from what was recalled.
    [[nodiscard]] alarms::AlarmRegistry bookAt(TimePoint at) const;

private:
    struct Known {
        std::optional<alarms::Alarm> alarm{}; ///< none: it is over
        std::vector<alarms::AlarmRing> rings{}; ///< of the last day, bounded
        bool isKept = true; ///< the record has all of it
    };

    void keepAlarm(const std::string &key, TimePoint now);
    void keepBook(const std::optional<TimePoint> &floodSince, TimePoint now);

    std::map<std::string, Known> m_known{}; ///< by key of the alarm
    std::optional<TimePoint> m_floodSince{};
    bool m_isKept = false;
    bool m_isCompared = false; ///< with the book that was saved elsewhere
    KeptNotes m_notes{"a"};
};

} // namespace hp::gateway
