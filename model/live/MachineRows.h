// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/FleetRow.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The rows of the view `machine/<namespace>/<name>`.
namespace hp::live {

template<typename Text>
struct BasicAddress {
    Text type{};
    Text address{};

    bool operator==(const BasicAddress &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("type", row.type);
        each("address", row.address);
    }
};

/// The row `machine`.
template<typename Text>
struct BasicMachineRow {
    BasicFleetRow<Text> fleet{};
    Text providerId{};
    std::vector<BasicAddress<Text>> addresses{};
    Text instanceState{};
    std::vector<Text> finalizers{};
    Text errorReason{};
    Text errorMessage{};
    std::vector<Text> marks{}; ///< of Cluster API: those of its annotations that overrides take off
    Instant gone{}; ///< only of a Machine that is no longer there

    bool operator==(const BasicMachineRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.among(row.fleet);
        each("providerId", row.providerId);
        each("addresses", row.addresses);
        each("instanceState", row.instanceState);
        each("finalizers", row.finalizers);
        each("errorReason", row.errorReason);
        each("errorMessage", row.errorMessage);
        each.given("marks", row.marks);
        each.given("gone", row.gone);
    }
};

template<typename Text>
struct BasicWhyFact {
    BasicSaid<Text> text{};
    BasicSaid<Text> source{};
    Instant at{};

    bool operator==(const BasicWhyFact &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.said("text", row.text);
        each.said("source", row.source);
        each("at", row.at);
    }
};

template<typename Text>
struct BasicWhyExit {
    BasicSaid<Text> text{};
    Text kind{}; ///< "wait", "owner", "ask", "fix", "override" or "expert"

    bool operator==(const BasicWhyExit &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.said("text", row.text);
        each("kind", row.kind);
    }
};

/// The row `why`; there is none when nothing holds.
template<typename Text>
struct BasicWhyRow {
    BasicSaid<Text> sentence{};
    std::vector<BasicWhyFact<Text>> facts{};
    std::vector<BasicWhyExit<Text>> exits{}; ///< in order
    BasicSaid<Text> next{};
    Text waitingAt{};
    Text hold{};
    Text owner{};
    Text rule{}; ///< names the cause
    int priority = 0;
    Instant since{};
    Instant causeAt{}; ///< as far as the objects tell
    Instant seenAt{}; ///< when the backend first said so

    bool operator==(const BasicWhyRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.said("sentence", row.sentence);
        each("facts", row.facts);
        each("exits", row.exits);
        each.said("next", row.next);
        each("waitingAt", row.waitingAt);
        each("hold", row.hold);
        each("owner", row.owner);
        each("rule", row.rule);
        each("priority", row.priority);
        each("since", row.since);
        each("causeAt", row.causeAt);
        each("seenAt", row.seenAt);
    }
};

/// What the owner of a hook says of its work.
template<typename Text>
struct BasicHookReport {
    Text type{};
    Text status{};
    Text reason{};
    Text message{};

    bool operator==(const BasicHookReport &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("type", row.type);
        each("status", row.status);
        each("reason", row.reason);
        each("message", row.message);
    }
};

/// A row `hook/<point>/<name>`.
template<typename Text>
struct BasicHookRow {
    Text point{};
    Text name{};
    Text owner{};
    HoldState state = HoldState::None;
    BasicSaid<Text> reason{};
    Instant since{};
    std::optional<BasicHookReport<Text>> report{};

    bool operator==(const BasicHookRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("point", row.point);
        each("name", row.name);
        each("owner", row.owner);
        each("state", row.state);
        each.said("reason", row.reason);
        each("since", row.since);
        each.given("report", row.report);
    }
};

/// A row `condition/<type>`.
template<typename Text>
struct BasicConditionRow {
    Text type{};
    Text status{};
    Text reason{};
    Text severity{};
    Text message{};
    Instant since{};

    bool operator==(const BasicConditionRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("type", row.type);
        each("status", row.status);
        each("reason", row.reason);
        each("severity", row.severity);
        each("message", row.message);
        each("since", row.since);
    }
};

/// The row `node`.
template<typename Text>
struct BasicNodeRow {
    Text name{};
    Text ready{};
    Instant readySince{};
    bool cordoned = false;
    std::vector<Text> taints{}; ///< "key:Effect"

    bool operator==(const BasicNodeRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("ready", row.ready);
        each("readySince", row.readySince);
        each("cordoned", row.cordoned);
        each("taints", row.taints);
    }
};

/// The row `host`.
template<typename Text>
struct BasicHostRow {
    Text ns{};
    Text name{};
    Text description{}; ///< what people wrote about it
    std::optional<bool> online{};
    std::optional<bool> poweredOn{};
    Power powerState{};
    Instant observedAt{};
    Text state{}; ///< of its provisioning
    Instant lastPoweredOn{};
    Instant pendingRebootSince{};
    Text action{};
    Instant actionDeadline{};
    bool detached = false; ///< by annotation
    bool paused = false; ///< by annotation
    Text errorType{};
    Text errorMessage{};
    std::optional<std::int64_t> errorCount{};

    bool operator==(const BasicHostRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("ns", row.ns);
        each("name", row.name);
        each.given("description", row.description);
        each.orNull("online", row.online);
        each.orNull("poweredOn", row.poweredOn);
        each("powerState", row.powerState);
        each("observedAt", row.observedAt);
        each("state", row.state);
        each("lastPoweredOn", row.lastPoweredOn);
        each("pendingRebootSince", row.pendingRebootSince);
        each("action", row.action);
        each("actionDeadline", row.actionDeadline);
        each("detached", row.detached);
        each("paused", row.paused);
        each("errorType", row.errorType);
        each("errorMessage", row.errorMessage);
        each.orNull("errorCount", row.errorCount);
    }
};

/// A row `key/<annotation>`.
template<typename Text>
struct BasicKeyRow {
    Text key{};
    Text mode{};
    KeyState state = KeyState::None;
    Instant acceptedAt{};
    Instant heldSince{};

    bool operator==(const BasicKeyRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("key", row.key);
        each("mode", row.mode);
        each("state", row.state);
        each("acceptedAt", row.acceptedAt);
        each("heldSince", row.heldSince);
    }
};

/// A row `event/<uid>`.
template<typename Text>
struct BasicEventRow {
    Text type{};
    Text reason{};
    Text message{};
    Text object{}; ///< "Machine/worker-b-7"
    Text source{};
    Instant at{};
    std::int64_t count = 1;

    bool operator==(const BasicEventRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("type", row.type);
        each("reason", row.reason);
        each("message", row.message);
        each("object", row.object);
        each("source", row.source);
        each("at", row.at);
        each("count", row.count);
    }
};

/// A pod that keeps a node from being drained.
template<typename Text>
struct BasicBlockingPod {
    Text ns{};
    Text pod{};
    Text pdb{}; ///< the budget that protects it
    std::int64_t needs = 0;
    std::int64_t has = 0;
    Text says{}; ///< a refusal that is no budget's, in its own words

    bool operator==(const BasicBlockingPod &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("ns", row.ns);
        each("pod", row.pod);
        each("pdb", row.pdb);
        each("needs", row.needs);
        each("has", row.has);
        each("says", row.says);
    }
};

/// The row `drain`; there is none when nothing is drained.
template<typename Text>
struct BasicDrainRow {
    Text state{}; ///< "draining", "waiting", "blocked" or "drained"
    std::optional<std::int64_t> podsLeft{}; ///< none while nobody sees the pods
    std::int64_t attempts = 0;
    Instant nextAttempt{};
    std::vector<BasicBlockingPod<Text>> blocking{};

    bool operator==(const BasicDrainRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("state", row.state);
        each.orNull("podsLeft", row.podsLeft);
        each("attempts", row.attempts);
        each("nextAttempt", row.nextAttempt);
        each("blocking", row.blocking);
    }
};

/// The row `yaml`: the Machine, for reading.
template<typename Text>
struct BasicYamlRow {
    Text text{};

    bool operator==(const BasicYamlRow &) const = default;
    static void members(auto &row, auto &&each) { each("text", row.text); }
};

using Address = BasicAddress<std::string>;
using MachineRow = BasicMachineRow<std::string>;
using WhyFact = BasicWhyFact<std::string>;
using WhyExit = BasicWhyExit<std::string>;
using WhyRow = BasicWhyRow<std::string>;
using HookRow = BasicHookRow<std::string>;
using ConditionRow = BasicConditionRow<std::string>;
using NodeRow = BasicNodeRow<std::string>;
using HostRow = BasicHostRow<std::string>;
using KeyRow = BasicKeyRow<std::string>;
using EventRow = BasicEventRow<std::string>;
using BlockingPod = BasicBlockingPod<std::string>;
using DrainRow = BasicDrainRow<std::string>;
using YamlRow = BasicYamlRow<std::string>;

} // namespace hp::live
