// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Incident.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::incident {

/// When a hold is late and when it is overdue, counted from when it began to hold.
struct HoldLimits {
    Duration late{};
    Duration overdue{};
    Usual usual{}; ///< what that follows from; n is 0 when it follows from the budget
};
using LimitsOf = std::function<HoldLimits(const EntryHold &hold)>;

/// The budgets of product.md 4.2 for a hold without a history: preCreate 10 min, power.key 15,
/// everything else 30; overdue is three times as long.
[[nodiscard]] HoldLimits budgetOf(const EntryHold &hold);

/// Makes the entries of an incident from facts in the order of their times. Adds what no fact
/// tells: that a hold became late or overdue while it lasted. Keeps only what is open, so that its
/// size does not grow with the record.
class EntryBuilder
{
public:
    EntryBuilder(const Incident &incident, LimitsOf limits);

    /// Appends the entries up to and with this fact.
    void add(const Fact &fact, std::vector<Entry> &entries);
    /// Appends what became due until `end`.
    void finish(TimePoint end, std::vector<Entry> &entries);

private:
    struct Open {
        Entry engaged{};
        HoldLimits limits{};
    };
    /// Lane of an object within a machine.
    using LaneKey = std::pair<std::string, std::string>;
    struct Due {
        TimePoint at{};
        LaneKey lane{};
        bool overdue = false;
        auto operator<=>(const Due &) const = default;
    };

    void addState(const Fact &fact, std::vector<Entry> &entries);
    void dueUntil(TimePoint end, std::vector<Entry> &entries);
    void engage(const LaneKey &key, const Entry &entry);
    void release(const LaneKey &key, Entry &entry);
    void push(Entry entry, std::vector<Entry> &entries);

    const Incident &m_incident;
    LimitsOf m_limits;
    std::map<LaneKey, Open> m_open{};
    std::set<Due> m_due{};
    std::uint64_t m_seq = 0;
};

} // namespace hp::incident
