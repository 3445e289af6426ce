// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace hp::live {

/// Who put a hold there, and how that one fares.
template<typename Text>
struct BasicHoldOwner {
    Text name{}; ///< as the hold names it
    OwnerKind kind = OwnerKind::None;
    Text object{}; ///< "lease/kube-system/backup"; empty when unresolved
    Liveness liveness = Liveness::None;
    Instant lastSign{};
    BasicSaid<Text> says{}; ///< one clause about its liveness

    bool operator==(const BasicHoldOwner &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("kind", row.kind);
        each("object", row.object);
        each("liveness", row.liveness);
        each("lastSign", row.lastSign);
        each.said("says", row.says);
    }
};

/// How long holds like this one took.
struct HoldExpectation {
    Duration p50{};
    Duration p95{};
    std::int64_t n = 0; ///< 0: there is no history
    Duration budget{}; ///< zero: as long as it likes
    Instant lateAt{};
    Instant overdueAt{};

    bool operator==(const HoldExpectation &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.seconds("p50", row.p50);
        each.seconds("p95", row.p95);
        each("n", row.n);
        each.seconds("budget", row.budget);
        each("lateAt", row.lateAt);
        each("overdueAt", row.overdueAt);
    }
};

/// One hold of a Machine, or what else stops it, in the view `holds`.
template<typename Text>
struct BasicHoldRow {
    Text ns{};
    Text machine{};
    Text role{};
    Text cluster{}; ///< of Cluster API, that the machine belongs to; else empty
    Text host{}; ///< namespace/name, or empty
    Text rack{}; ///< of its host: the group of its BMC
    Text maintenance{}; ///< name of the maintenance that concerns the machine
    HoldKind kind = HoldKind::None;
    Text waitingAt{};
    Text hold{};
    BasicHoldOwner<Text> owner{};
    HoldState state = HoldState::None;
    std::vector<OpenWord<HoldModifier, Text>> modifiers{};
    BasicSaid<Text> reason{};
    BasicSaid<Text> evidence{};
    Instant since{}; ///< what the object tells
    Instant observed{}; ///< what the backend saw
    HoldExpectation expected{};
    Instant eta{}; ///< when most holds like it had ended
    Impact impact = Impact::None;
    int priority = 0; ///< 1 to 3, 0 for none
    bool foremost = false; ///< the sentence of the machine is about it
    BasicSaid<Text> sentence{}; ///< only of the foremost
    BasicSaid<Text> next{}; ///< only of the foremost
    BasicSaid<Text> cause{}; ///< the same for all machines that wait for one thing; the key of it
    BasicSaid<Text> unsure{}; ///< of the past: what the record does not keep of it
    Text note{}; ///< what somebody wrote down last about the machine; mostly empty
    Text noteBy{};
    Instant noteAt{};

    [[nodiscard]] bool has(HoldModifier modifier) const
    {
        return std::ranges::find(modifiers, modifier, &OpenWord<HoldModifier, Text>::value)
            != modifiers.end();
    }

    /// The PodDisruptionBudget that keeps the drain, "namespace/name"; empty for any other hold.
    [[nodiscard]] Text budget() const { return kind == HoldKind::DrainBudget ? hold : Text(); }

    bool operator==(const BasicHoldRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("ns", row.ns);
        each("machine", row.machine);
        each("role", row.role);
        each.given("cluster", row.cluster);
        each("host", row.host);
        each.given("rack", row.rack);
        each.given("maintenance", row.maintenance);
        each("kind", row.kind);
        each("waitingAt", row.waitingAt);
        each("hold", row.hold);
        each("owner", row.owner);
        each("state", row.state);
        each("modifiers", row.modifiers);
        each.said("reason", row.reason);
        each.said("evidence", row.evidence);
        each("since", row.since);
        each("observed", row.observed);
        each("expected", row.expected);
        each("eta", row.eta);
        each("impact", row.impact);
        each("priority", row.priority);
        each("foremost", row.foremost);
        each.said("sentence", row.sentence);
        each.said("next", row.next);
        each.saidGiven("cause", row.cause);
        each.saidGiven("unsure", row.unsure);
        each.given("note", row.note);
        each.given("noteBy", row.noteBy);
        each.wholeSecondGiven("noteAt", row.noteAt);
    }
};

/// The row `summary` of the view `holds`: the proof that an empty list is empty.
struct HoldSummary {
    std::int64_t machines = 0;
    std::int64_t armed = 0;
    std::int64_t armedMachines = 0;
    std::int64_t holding = 0;
    std::int64_t late = 0;
    std::int64_t overdue = 0;
    Instant lastCleared{};

    bool operator==(const HoldSummary &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("machines", row.machines);
        each("armed", row.armed);
        each("armedMachines", row.armedMachines);
        each("holding", row.holding);
        each("late", row.late);
        each("overdue", row.overdue);
        each("lastCleared", row.lastCleared);
    }
};

using HoldOwner = BasicHoldOwner<std::string>;
using HoldRow = BasicHoldRow<std::string>;

} // namespace hp::live
