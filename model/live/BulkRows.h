// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/OverrideRow.h"

#include <cstdint>
#include <string>
#include <vector>

/// The rows of the view `bulk`: overrides of many machines by one plan.
namespace hp::live {

enum class BulkState {
    None,
    Planned,
    AwaitingApproval,
    Waiting, ///< before the first wave, or between two
    UnderWay,
    Stopped, ///< by a rule, or a backend that stopped: somebody may continue it
    Done, ///< the first of the ends
    Ended, ///< the last of the ends: stopped by a person, or nobody approved in time
    Other
};

/// How one machine of a plan stands.
enum class BulkMemberState {
    None,
    Untouched,
    UnderWay,
    Observed,
    Skipped, ///< it is not what was planned: nothing was sent
    Failed,
    Unknown, ///< sent, and the effect was not observed
    Other
};

template<>
inline constexpr std::array words<BulkState> = std::to_array<std::string_view>(
    {"", "planned", "awaitingApproval", "waiting", "underWay", "stopped", "done", "ended", "?"});
template<>
inline constexpr std::array words<BulkMemberState> = std::to_array<std::string_view>(
    {"", "untouched", "underWay", "observed", "skipped", "failed", "unknown", "?"});

/// A plan and how far it is. Key: its id.
template<typename Text>
struct BasicBulkRow {
    Text id{};
    BulkState state = BulkState::None;
    Text action{};
    Text verb{};
    /// What is released on each machine: the hook, its owner and its point, or the key. Empty where
    /// the machines differ in it, or the action has no such thing.
    Text hook{};
    Text owner{};
    Text point{};
    Text powerKey{};
    Text level{}; ///< "G3" or "G4"
    OverrideGates gates{};
    BasicSaid<Text> refusal{}; ///< why nobody can start it; mostly empty
    Text digest{}; ///< of the whole plan
    Text digits{}; ///< to be typed
    std::int64_t machines = 0;
    std::vector<std::int64_t> waves{}; ///< how many machines each has
    std::int64_t wave = 0; ///< from 1: under way, or the next one
    Duration pause{}; ///< after each wave
    std::int64_t failuresAllowed = 0;
    std::int64_t leftOut = 0;
    std::int64_t observed = 0;
    std::int64_t skipped = 0;
    std::int64_t failed = 0;
    std::int64_t unknown = 0;
    Text requestedBy{};
    Instant at{}; ///< of the plan
    Text by{}; ///< who started it
    Text reason{};
    bool evenIfILeave = false;
    Text approvedBy{};
    Instant dueAt{}; ///< the next wave starts, or the approval comes too late
    BasicSaid<Text> outcome{}; ///< why it is stopped, or how it ended

    bool operator==(const BasicBulkRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("state", row.state);
        each("action", row.action);
        each("verb", row.verb);
        each("hook", row.hook);
        each("owner", row.owner);
        each("point", row.point);
        each("powerKey", row.powerKey);
        each("level", row.level);
        each("gates", row.gates);
        each.said("refusal", row.refusal);
        each("digest", row.digest);
        each("digits", row.digits);
        each("machines", row.machines);
        each("waves", row.waves);
        each("wave", row.wave);
        each.seconds("pauseSeconds", row.pause);
        each("failuresAllowed", row.failuresAllowed);
        each("leftOut", row.leftOut);
        each("observed", row.observed);
        each("skipped", row.skipped);
        each("failed", row.failed);
        each("unknown", row.unknown);
        each("requestedBy", row.requestedBy);
        each.orNull("at", row.at);
        each("by", row.by);
        each("reason", row.reason);
        each("evenIfILeave", row.evenIfILeave);
        each("approvedBy", row.approvedBy);
        each.orNull("dueAt", row.dueAt);
        each.said("outcome", row.outcome);
    }

    /// It came to an end, one way or another.
    [[nodiscard]] bool isOver() const
    {
        return state == BulkState::Done || state == BulkState::Ended;
    }
};

/// A check of a machine as it stood when it was planned.
template<typename Text>
struct BasicBulkCheck {
    Text id{};
    Light light = Light::None;
    BasicSaid<Text> question{}; ///< of a check that is not green

    bool operator==(const BasicBulkCheck &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("light", row.light);
        each.saidGiven("question", row.question);
    }
};

/// One machine of a plan. Key: "<plan>/<number, five digits>", in the order of the plan.
template<typename Text>
struct BasicBulkMemberRow {
    Text plan{};
    std::int64_t wave = 0; ///< from 1
    Text override{}; ///< id of its override, in `overrides` and in the audit
    Text kind{};
    Text object{}; ///< namespace/name of what is written
    Text level{};
    Text patch{};
    std::vector<BasicBulkCheck<Text>> checks{};
    BulkMemberState state = BulkMemberState::None;
    BasicSaid<Text> outcome{};

    bool operator==(const BasicBulkMemberRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("plan", row.plan);
        each("wave", row.wave);
        each("override", row.override);
        each("kind", row.kind);
        each("object", row.object);
        each("level", row.level);
        each("patch", row.patch);
        each("checks", row.checks);
        each("state", row.state);
        each.said("outcome", row.outcome);
    }
};

/// A machine of the group that is in no wave. Key: "<plan>/out/<number, five digits>".
template<typename Text>
struct BasicBulkLeftOutRow {
    Text plan{};
    Text object{};
    BasicSaid<Text> why{};

    bool operator==(const BasicBulkLeftOutRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("plan", row.plan);
        each("object", row.object);
        each.said("why", row.why);
    }
};

using BulkRow = BasicBulkRow<std::string>;
using BulkMemberRow = BasicBulkMemberRow<std::string>;
using BulkLeftOutRow = BasicBulkLeftOutRow<std::string>;

} // namespace hp::live
