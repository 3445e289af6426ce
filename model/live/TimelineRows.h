// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <optional>
#include <string>

/// The rows of the views `timeline/<range>`, `lives/<namespace>/<name>` and `gone`. Looks and kinds
/// of lanes are texts: a lane of a newer backend is drawn with the words it brings.
namespace hp::live {

/// Whether somebody saw it happen, or only the object tells.
enum class Known { None, Observed, Reported, Other };

template<>
inline constexpr std::array
    words<Known> = std::to_array<std::string_view>({"", "observed", "reported", "?"});

/// The row `range`.
struct RangeRow {
    Instant from{};
    Instant to{}; ///< none while the range moves with the clock

    bool operator==(const RangeRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("from", row.from);
        each.orNull("to", row.to);
    }
};

/// How long holds like those of a lane were held.
struct UsualLength {
    double p50 = 0; ///< seconds
    double p95 = 0;
    std::int64_t n = 0; ///< how many were measured

    bool operator==(const UsualLength &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("p50", row.p50);
        each("p95", row.p95);
        each("n", row.n);
    }
};

/// A row `lane/<id>`.
template<typename Text>
struct BasicLaneRow {
    Text id{};
    Text kind{};
    Text label{};
    Text detail{};
    std::int64_t order = 0;
    std::optional<UsualLength> usual{}; ///< of a hook of which the record knows enough

    bool operator==(const BasicLaneRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("kind", row.kind);
        each("label", row.label);
        each("detail", row.detail);
        each("order", row.order);
        each.given("usual", row.usual);
    }
};

/// A row `span/<lane>/<n>`.
template<typename Text>
struct BasicSpanRow {
    Text lane{};
    Instant from{};
    Instant to{}; ///< none while it lasts
    Text look{};
    Text text{};
    Known known = Known::None;
    Instant seen{}; ///< when it was observed
    Text actor{};
    Text end{}; ///< how it ended
    std::optional<std::int64_t> value{};
    std::optional<bool> folded{}; ///< it stands for several changes

    bool operator==(const BasicSpanRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("lane", row.lane);
        each("from", row.from);
        each.orNull("to", row.to);
        each("look", row.look);
        each("text", row.text);
        each("known", row.known);
        each("seen", row.seen);
        each("actor", row.actor);
        each("end", row.end);
        each.given("value", row.value);
        each.given("folded", row.folded);
    }
};

/// A row `mark/<lane>/<n>`.
template<typename Text>
struct BasicMarkRow {
    Text lane{};
    Instant at{};
    Text look{};
    Text text{};
    Known known = Known::None;
    Instant seen{};
    Text actor{};
    std::optional<std::int64_t> count{}; ///< for how many it stands

    bool operator==(const BasicMarkRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("lane", row.lane);
        each("at", row.at);
        each("look", row.look);
        each("text", row.text);
        each("known", row.known);
        each("seen", row.seen);
        each("actor", row.actor);
        each.given("count", row.count);
    }
};

/// A row `gap/<n>`: nothing was observed.
template<typename Text>
struct BasicGapRow {
    Instant from{};
    Instant to{};
    Text cause{};

    bool operator==(const BasicGapRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("from", row.from);
        each.orNull("to", row.to);
        each("cause", row.cause);
    }
};

/// A row `write/<n>`: a client's write that took effect.
template<typename Text>
struct BasicWriteRow {
    Instant at{};
    Text user{};
    Text manager{};
    Text verb{};
    Text kind{};
    Text group{};
    Text object{}; ///< namespace/name
    Text uid{};
    Text subresource{};
    Text resourceVersion{};
    Text digest{}; ///< of the body

    bool operator==(const BasicWriteRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("at", row.at);
        each("user", row.user);
        each("manager", row.manager);
        each("verb", row.verb);
        each("kind", row.kind);
        each("group", row.group);
        each("object", row.object);
        each("uid", row.uid);
        each("subresource", row.subresource);
        each("resourceVersion", row.resourceVersion);
        each("digest", row.digest);
    }
};

/// The hook that held a machine longest.
template<typename Text>
struct BasicLongestHold {
    Text point{};
    Text name{};
    Text owner{};
    Instant since{};
    double seconds = 0;
    Text end{};

    bool operator==(const BasicLongestHold &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("point", row.point);
        each("name", row.name);
        each("owner", row.owner);
        each("since", row.since);
        each("seconds", row.seconds);
        each("end", row.end);
    }
};

/// A row `life/<uid>`: one Machine that bore the name.
template<typename Text>
struct BasicLifeRow {
    Text uid{};
    Instant made{};
    Known madeKnown = Known::None;
    Instant gone{}; ///< none while it exists
    Known goneKnown = Known::None;
    Text end{}; ///< "deleted", "overridden", "failed", "vanished" or empty
    Text deletedBy{};
    std::int64_t overridden = 0; ///< hooks that people took off
    std::optional<BasicLongestHold<Text>> longest{};

    bool operator==(const BasicLifeRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("uid", row.uid);
        each("made", row.made);
        each("madeKnown", row.madeKnown);
        each.orNull("gone", row.gone);
        each("goneKnown", row.goneKnown);
        each("end", row.end);
        each("deletedBy", row.deletedBy);
        each("overridden", row.overridden);
        each.orNull("longest", row.longest);
    }
};

/// The row `record`: of Machines that went before it nothing is known.
struct LivesRecordRow {
    Instant begins{};

    bool operator==(const LivesRecordRow &) const = default;
    static void members(auto &row, auto &&each) { each.orNull("begins", row.begins); }
};

/// A row `gone/<namespace>/<name>` of the view `gone`: a name that no Machine bears any more.
template<typename Text>
struct BasicGoneRow {
    Text machine{}; ///< namespace/name
    Instant gone{}; ///< when the last one of that name went

    bool operator==(const BasicGoneRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("machine", row.machine);
        each("gone", row.gone);
    }
};

using LaneRow = BasicLaneRow<std::string>;
using SpanRow = BasicSpanRow<std::string>;
using MarkRow = BasicMarkRow<std::string>;
using GapRow = BasicGapRow<std::string>;
using WriteRow = BasicWriteRow<std::string>;
using LifeRow = BasicLifeRow<std::string>;
using GoneRow = BasicGoneRow<std::string>;

} // namespace hp::live
