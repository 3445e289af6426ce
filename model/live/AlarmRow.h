// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::live {

/// One row `alarm/<key>` of the view `alarms`.
template<typename Text>
struct BasicAlarmRow {
    Text machine{}; ///< namespace/name
    BasicSaid<Text> text{};
    int priority = 0; ///< 1 to 3
    AlarmState state = AlarmState::None;
    Instant raised{};
    Instant acknowledged{};
    Text acknowledgedBy{};
    Instant shelvedUntil{};
    Text shelvedBy{};
    Text reason{}; ///< why it was shelved
    Instant cleared{};
    BasicSaid<Text> cause{}; ///< what it has in common with others, and their key; else empty
    Instant since{}; ///< the hold holds
    bool late = false; ///< the hold is late or overdue
    Instant rang{}; ///< its cause was reported to people last

    bool operator==(const BasicAlarmRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("machine", row.machine);
        each.said("text", row.text);
        each("priority", row.priority);
        each("state", row.state);
        each("raised", row.raised);
        each("acknowledged", row.acknowledged);
        each("acknowledgedBy", row.acknowledgedBy);
        each("shelvedUntil", row.shelvedUntil);
        each("shelvedBy", row.shelvedBy);
        each("reason", row.reason);
        each("cleared", row.cleared);
        each.saidGiven("cause", row.cause);
        each.given("since", row.since);
        each("late", row.late);
        each.given("rang", row.rang);
    }
};

/// How often people were told of a cause.
template<typename Text>
struct BasicAlarmTimes {
    Text key{}; ///< of the alarm of it that was raised last
    std::int64_t times = 0;
    BasicSaid<Text> name{}; ///< what a person calls it: a cause, or what the alarm says
    Text machine{}; ///< namespace/name of that alarm

    bool operator==(const BasicAlarmTimes &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("key", row.key);
        each("times", row.times);
        each.saidGiven("name", row.name);
        each.given("machine", row.machine);
    }
};

/// The row `summary` of the view `alarms`. Lists of three are P1, P2, P3.
template<typename Text>
struct BasicAlarmSummary {
    int raised = 0;
    int acknowledged = 0;
    int shelved = 0;
    int cleared = 0;
    std::vector<std::int64_t> byPriority{};
    bool flood = false;
    Instant floodSince{};
    std::int64_t inTenMinutes = 0;
    std::int64_t lastHour = 0;
    std::int64_t lastDay = 0;
    std::vector<std::int64_t> lastDayByPriority{};
    std::vector<std::int64_t> perTenMinutes{}; ///< of the last day, the oldest first
    std::vector<BasicAlarmTimes<Text>> most{};
    std::vector<BasicAlarmTimes<Text>> chattering{};

    bool operator==(const BasicAlarmSummary &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("raised", row.raised);
        each("acknowledged", row.acknowledged);
        each("shelved", row.shelved);
        each("cleared", row.cleared);
        each("byPriority", row.byPriority);
        each("flood", row.flood);
        each("floodSince", row.floodSince);
        each("inTenMinutes", row.inTenMinutes);
        each("lastHour", row.lastHour);
        each("lastDay", row.lastDay);
        each("lastDayByPriority", row.lastDayByPriority);
        each("perTenMinutes", row.perTenMinutes);
        each("most", row.most);
        each("chattering", row.chattering);
    }
};

using AlarmRow = BasicAlarmRow<std::string>;
using AlarmTimes = BasicAlarmTimes<std::string>;
using AlarmSummary = BasicAlarmSummary<std::string>;

} // namespace hp::live
