// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/AlarmRow.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace hp::live {

/// One alarm as a person has it: all alarms of one cause that are in one state. What nobody has
/// taken notice of never stands under the head of what somebody has.
template<typename Text>
struct BasicAlarmHead {
    Text cause{}; ///< the key of it; the key of the alarm where it is about nothing that others are
    BasicSaid<Text> name{}; ///< what a person calls it; what the alarm says where it is alone so
    AlarmState state = AlarmState::None;
    int priority = 0; ///< of the most urgent
    std::vector<Text> keys{}; ///< the most urgent first, then what is there for longest
    int machines = 0;
    int late = 0; ///< how many of its holds are late or overdue
    Instant oldest{}; ///< since when the first of its holds holds
    Instant raised{}; ///< the newest
    Instant rang{}; ///< people were told of the cause last

    bool operator==(const BasicAlarmHead &) const = default;
};

/// The heads over these alarms, the keys without "alarm/": the most urgent first, of those what
/// rang last, then by cause. A backend that knows no causes gives one for each alarm.
template<typename Text, typename Row>
[[nodiscard]] std::vector<BasicAlarmHead<Text>>
alarmHeads(const std::vector<std::pair<Text, Row>> &alarms)
{
    struct Gathered {
        BasicAlarmHead<Text> head{};
        std::vector<const std::pair<Text, Row> *> members{};
        std::set<Text> machines{};
    };
    std::map<std::pair<Text, AlarmState>, Gathered> gathered;
    for (const auto &alarm : alarms) {
        const auto &[key, row] = alarm;
        const Text &cause = row.cause.empty() ? key : row.cause.text;
        Gathered &one = gathered[{cause, row.state}];
        BasicAlarmHead<Text> &head = one.head;
        const Instant since = row.since ? row.since : row.raised;
        if (one.members.empty()) {
            head.cause = cause;
            head.state = row.state;
            head.priority = row.priority;
            head.name = row.cause.empty() ? row.text : row.cause;
        }
        head.priority = std::min(head.priority, row.priority);
        head.late += row.late ? 1 : 0;
        if (since && (!head.oldest || since < head.oldest))
            head.oldest = since;
        head.raised = std::max(head.raised, row.raised);
        head.rang = std::max(head.rang, row.rang ? row.rang : row.raised);
        if (!(row.machine == Text()))
            one.machines.insert(row.machine);
        one.members.push_back(&alarm);
    }
    std::vector<BasicAlarmHead<Text>> heads;
    for (auto &[name, one] : gathered) {
        std::ranges::sort(one.members, {}, [](const auto *alarm) {
            const Row &row = alarm->second;
            return std::tuple(row.priority, row.since ? row.since : row.raised, alarm->first);
        });
        for (const auto *alarm : one.members)
            one.head.keys.push_back(alarm->first);
        one.head.machines = static_cast<int>(one.machines.size());
        heads.push_back(std::move(one.head));
    }
    std::ranges::stable_sort(heads, [](const auto &a, const auto &b) {
        return a.priority != b.priority ? a.priority < b.priority : a.rang > b.rang;
    });
    return heads;
}

using AlarmHead = BasicAlarmHead<std::string>;

} // namespace hp::live
