// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace hp::live {

/// What a row says foremost.
template<typename Text>
struct BasicStatus {
    Look look = Look::None;
    BasicSaid<Text> word{};
    int priority = 0; ///< 1 to 3, 0 for none
    Instant since{};

    bool operator==(const BasicStatus &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("look", row.look);
        each.said("word", row.word);
        each("priority", row.priority);
        each("since", row.since);
    }
};

/// A hold as the row of its machine has it.
template<typename Text>
struct BasicFleetHold {
    HoldKind kind = HoldKind::None;
    Text name{};
    Text owner{};
    HoldState state = HoldState::None;
    Instant since{};

    bool operator==(const BasicFleetHold &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("name", row.name);
        each("owner", row.owner);
        each("state", row.state);
        each("since", row.since);
    }
};

/// One Machine of the view `fleet`.
template<typename Text>
struct BasicFleetRow {
    Text ns{};
    Text name{};
    Text uid{};
    Text
        notUnderstood{}; ///< the version it comes in, if the backend does not know that; else empty
    Text role{};
    Text cluster{}; ///< of Cluster API, that it belongs to; else empty
    Text set{}; ///< or its MachineDeployment, or its control plane
    Text zone{};
    Text region{};
    Text rack{}; ///< of its host
    Text phase{};
    Instant phaseSince{};
    Instant created{};
    bool deleting = false;
    Text node{};
    Text nodeReady{}; ///< "True", "False", "Unknown", or empty without a node
    bool cordoned = false;
    Text host{}; ///< namespace/name, or empty
    Power power{}; ///< none without a host
    bool wantsOn = false;
    int powerHolds = 0;
    MaintenanceStage maintenance = MaintenanceStage::None;
    BasicStatus<Text> status{};
    std::vector<BasicFleetHold<Text>> holds{}; ///< what holds now comes first
    Text waitingAt{};
    Text hold{};
    Text owner{};
    BasicSaid<Text> sentence{}; ///< empty when nothing stops the machine
    BasicSaid<Text>
        cause{}; ///< of the view `holds`, what holds it foremost; empty when nothing does
    BasicSaid<Text> goesFirst{}; ///< it is marked as the next to go; empty when it is not
    BasicSaid<Text> setTrouble{}; ///< the error that its MachineSet shows; empty when it shows none
    BasicSaid<Text> unsure{}; ///< of the past: what the record does not keep of it
    Text note{}; ///< what somebody wrote down last about the machine; mostly empty
    Text noteBy{};
    Instant noteAt{};

    /// The first hold that holds; null when none does.
    [[nodiscard]] const BasicFleetHold<Text> *holding() const
    {
        const auto found = std::ranges::find_if(
            holds, [](const BasicFleetHold<Text> &one) { return isHolding(one.state); });
        return found == holds.end() ? nullptr : &*found;
    }
    /// The first hold in that state; null when none is.
    [[nodiscard]] const BasicFleetHold<Text> *holdIn(HoldState state) const
    {
        const auto found = std::ranges::find(holds, state, &BasicFleetHold<Text>::state);
        return found == holds.end() ? nullptr : &*found;
    }
    /// namespace/name of the Cluster object that it belongs to. Where two have that name their
    /// namespace stands before it in `cluster` already.
    [[nodiscard]] Text clusterObject() const
    {
        Text object = ns;
        object.push_back(u'/');
        const auto last =
            std::find(cluster.rbegin(), cluster.rend(), typename Text::value_type(u'/')).base();
        std::copy(last, cluster.end(), std::back_inserter(object));
        return object;
    }
    /// The power that was read contradicts the power that is wanted, and nothing is on its way.
    [[nodiscard]] bool powerMismatch() const
    {
        return (power == PowerState::On && !wantsOn) || (power == PowerState::Off && wantsOn);
    }
    /// That, or nobody knows the power at all.
    [[nodiscard]] bool powerInDoubt() const
    {
        return power == PowerState::Unknown || powerMismatch();
    }

    bool operator==(const BasicFleetRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("ns", row.ns);
        each("name", row.name);
        each("uid", row.uid);
        each.given("notUnderstood", row.notUnderstood);
        each("role", row.role);
        each.given("cluster", row.cluster);
        each("set", row.set);
        each("zone", row.zone);
        each.given("region", row.region);
        each.given("rack", row.rack);
        each("phase", row.phase);
        each("phaseSince", row.phaseSince);
        each("created", row.created);
        each("deleting", row.deleting);
        each("node", row.node);
        each("nodeReady", row.nodeReady);
        each("cordoned", row.cordoned);
        each("host", row.host);
        each("power", row.power);
        each("wantsOn", row.wantsOn);
        each("powerHolds", row.powerHolds);
        each("maintenance", row.maintenance);
        each("status", row.status);
        each("holds", row.holds);
        each("waitingAt", row.waitingAt);
        each("hold", row.hold);
        each("owner", row.owner);
        each.said("sentence", row.sentence);
        each.saidGiven("cause", row.cause);
        each.saidGiven("goesFirst", row.goesFirst);
        each.saidGiven("setTrouble", row.setTrouble);
        each.saidGiven("unsure", row.unsure);
        each.given("note", row.note);
        each.given("noteBy", row.noteBy);
        each.wholeSecondGiven("noteAt", row.noteAt);
    }
};

/// How many machines wait, such as those of one cluster, counted as the figures of all are: one
/// with a late and an overdue hold is among both.
struct ClusterCount {
    int machines = 0;
    int holding = 0; ///< those that are late or overdue included
    int late = 0;
    int overdue = 0;
    Instant oldest{}; ///< since when the hold that lasts longest holds

    template<typename Text>
    void add(const BasicFleetRow<Text> &row)
    {
        ++machines;
        if (const auto *hold = row.holding()) {
            ++holding;
            if (hold->since && (!oldest || *hold->since < *oldest))
                oldest = hold->since;
        }
        late += row.holdIn(HoldState::Late) ? 1 : 0;
        overdue += row.holdIn(HoldState::Overdue) ? 1 : 0;
    }
};

/// One figure of the view `counters`.
struct CounterRow {
    std::optional<std::int64_t> count{}; ///< of machines now; none while not all are in sight
    std::optional<std::int64_t>
        p95{}; ///< what 95 of 100 minutes of the last seven days had at most
    std::optional<std::int64_t> hourAgo{};
    Instant since{}; ///< the first minute that was counted within seven days

    bool operator==(const CounterRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.orNull("count", row.count);
        each.orNull("p95", row.p95);
        each.orNull("hourAgo", row.hourAgo);
        each.orNull("since", row.since);
    }
};

using Status = BasicStatus<std::string>;
using FleetHold = BasicFleetHold<std::string>;
using FleetRow = BasicFleetRow<std::string>;

} // namespace hp::live
