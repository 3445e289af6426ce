// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/FleetRow.h"

namespace hp::live {

/// One `reboot.metal3.io` annotation of a host.
template<typename Text>
struct BasicPowerKey {
    Text key{};
    bool keyed = false; ///< it holds the host off until somebody takes it away
    Text mode{};
    KeyState state = KeyState::None;
    BasicSaid<Text> requester{}; ///< who asked for it: a person, a maintenance, or what wrote it
    Text note{}; ///< why, in the words of that person
    bool ours = false;
    Instant acceptedAt{};
    Instant heldSince{};

    bool operator==(const BasicPowerKey &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("key", row.key);
        each("keyed", row.keyed);
        each("mode", row.mode);
        each("state", row.state);
        each.said("requester", row.requester);
        each.given("note", row.note);
        each("ours", row.ours);
        each("acceptedAt", row.acceptedAt);
        each("heldSince", row.heldSince);
    }
};

/// One BareMetalHost of the view `power`.
template<typename Text>
struct BasicPowerRow {
    Text ns{};
    Text name{};
    Text
        notUnderstood{}; ///< the version it comes in, if the backend does not know that; else empty
    Text description{}; ///< what people wrote about it (`spec.description`)
    Text rack{};
    Text zone{}; ///< of its machine
    Text region{}; ///< of its machine
    Text machine{}; ///< namespace/name, or empty
    Text role{};
    Power power{};
    bool wantsOn = false;
    bool mismatch = false; ///< not as wanted, neither held nor being moved
    bool detached = false;
    bool paused = false;
    Text state{}; ///< of its provisioning
    BasicStatus<Text> status{};
    BasicSaid<Text> reason{}; ///< why the power is not known; only of one that is not
    BasicSaid<Text> requester{}; ///< who asked for what is going on; empty when nothing is
    Text note{}; ///< why, in the words of that person
    Text errorType{};
    Text errorMessage{};
    std::int64_t errorCount = 0;
    Instant observedAt{};
    Instant lastPoweredOn{};
    Instant pendingRebootSince{};
    Text action{};
    /// When a soft shutdown is followed by a hard one, and any other command has failed.
    Instant actionDeadline{};
    Instant retryAt{}; ///< when a command that failed is repeated
    Instant maintenanceUntil{}; ///< the end that the maintenance under way has
    std::vector<BasicPowerKey<Text>> keys{};
    bool held = false;

    bool operator==(const BasicPowerRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("ns", row.ns);
        each("name", row.name);
        each.given("notUnderstood", row.notUnderstood);
        each.given("description", row.description);
        each("rack", row.rack);
        each("zone", row.zone);
        each.given("region", row.region);
        each("machine", row.machine);
        each("role", row.role);
        each("power", row.power);
        each("wantsOn", row.wantsOn);
        each("mismatch", row.mismatch);
        each("detached", row.detached);
        each("paused", row.paused);
        each("state", row.state);
        each("status", row.status);
        each.saidGiven("reason", row.reason);
        each.saidGiven("requester", row.requester);
        each.given("note", row.note);
        each("errorType", row.errorType);
        each("errorMessage", row.errorMessage);
        each("errorCount", row.errorCount);
        each("observedAt", row.observedAt);
        each("lastPoweredOn", row.lastPoweredOn);
        each("pendingRebootSince", row.pendingRebootSince);
        each("action", row.action);
        each("actionDeadline", row.actionDeadline);
        each.given("retryAt", row.retryAt);
        each.given("maintenanceUntil", row.maintenanceUntil);
        each("keys", row.keys);
        each("held", row.held);
    }
};

using PowerKey = BasicPowerKey<std::string>;
using PowerRow = BasicPowerRow<std::string>;

} // namespace hp::live
