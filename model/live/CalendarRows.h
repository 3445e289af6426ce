// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The rows of the view `calendar`, and what the commands `calendar.*` answer. Their times have
/// whole seconds.
namespace hp::live {

/// How one maintenance stands (product.md 4.4, S5).
enum class WorkState {
    None,
    Announced,
    Scheduled,
    TooLong, ///< for the window that was chosen
    InProgress,
    Overrunning,
    Blocked,
    Manual, ///< a person has to go on with it
    Failed,
    Expired,
    Other
};

/// How bad it is that two pieces of work do not go together.
enum class Weight { None, Note, Warning, Error, Other };

template<>
inline constexpr std::array words<WorkState> = std::to_array<std::string_view>({"",
                                                                                "announced",
                                                                                "scheduled",
                                                                                "tooLong",
                                                                                "inProgress",
                                                                                "overrunning",
                                                                                "blocked",
                                                                                "manual",
                                                                                "failed",
                                                                                "expired",
                                                                                "?"});
template<>
inline constexpr std::array
    words<Weight> = std::to_array<std::string_view>({"", "note", "warning", "error", "?"});

struct OpeningRow {
    Instant start{};
    Instant end{};

    bool operator==(const OpeningRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each.wholeSecond("start", row.start);
        each.wholeSecond("end", row.end);
    }
};

/// A row `window/<namespace>/<name>`: a MaintenanceWindow.
template<typename Text>
struct BasicWindowRow {
    Text kind{}; ///< "window"
    Text name{};
    Text ns{};
    Text rule{};
    Text start{}; ///< as its spec has it
    Text duration{};
    Text timezone{};
    Text machines{}; ///< for which ones, in words; empty for all
    /// The parts of its selector, as its spec has them.
    std::vector<Text> names{};
    std::vector<Text> roles{};
    std::vector<Text> zones{};
    std::vector<Text> labels{}; ///< "key=value"
    Text minRemaining{}; ///< as its spec has it
    std::vector<OpeningRow> excludes{}; ///< in which nothing begins on its machines
    std::int64_t generation = 0; ///< that a change is made to
    Instant pausedUntil{};
    bool open = false;
    BasicSaid<Text> fault{}; ///< why it cannot be computed
    std::vector<OpeningRow> openings{}; ///< from yesterday on for six weeks

    bool operator==(const BasicWindowRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("name", row.name);
        each("namespace", row.ns);
        each("rule", row.rule);
        each("start", row.start);
        each("duration", row.duration);
        each("timezone", row.timezone);
        each("machines", row.machines);
        each.given("names", row.names);
        each.given("roles", row.roles);
        each.given("zones", row.zones);
        each.given("labels", row.labels);
        each.given("minRemaining", row.minRemaining);
        each.given("excludes", row.excludes);
        each("generation", row.generation);
        each.wholeSecond("pausedUntil", row.pausedUntil);
        each("open", row.open);
        each.said("fault", row.fault);
        each("openings", row.openings);
    }
};

template<typename Text>
struct BasicWorkAlert {
    Text name{};
    Text message{};

    bool operator==(const BasicWorkAlert &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("name", row.name);
        each("message", row.message);
    }
};

/// Something that will stop a maintenance when its time comes.
template<typename Text>
struct BasicWorkBite {
    Text kind{}; ///< as that of a hold
    Text name{};
    Text owner{};
    Duration usual{}; ///< within which nearly all like it were released; 0: not known
    BasicSaid<Text> sentence{};

    bool operator==(const BasicWorkBite &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("name", row.name);
        each("owner", row.owner);
        each.seconds("usualSeconds", row.usual);
        each.said("sentence", row.sentence);
    }
};

/// A row `maintenance/<namespace>/<name>`: a MachineMaintenance.
template<typename Text>
struct BasicWorkRow {
    Text kind{}; ///< "maintenance"
    Text name{};
    Text ns{};
    Text machine{};
    Text machineKey{}; ///< namespace/name; empty when there is no such machine
    Text set{};
    Text role{};
    Text code{};
    Text source{};
    Text description{};
    Text step{};
    WorkState state = WorkState::None;
    Text reason{};
    Text strategy{};
    bool chosen = false; ///< start and end are an opening that was chosen
    Instant start{};
    Instant end{};
    Instant deadline{};
    Duration expected{}; ///< what it needs with what the hooks of the machine usually take
    Duration overrun{};
    std::vector<Text> unknownHooks{}; ///< those without enough history
    int priority = 0; ///< 1 to 3, 0 for none
    std::vector<BasicWorkAlert<Text>> alerts{};
    std::vector<BasicWorkBite<Text>> bites{}; ///< while it has not started
    /// Keys of the windows that are for its machine and open when it is to start.
    std::vector<Text> windows{};
    /// When it will run as far as can be known now, of one that starts by itself or is in work.
    Instant plannedStart{};
    Instant plannedEnd{};
    std::optional<std::int64_t>
        wave{}; ///< counts from 1: maintenances without a pause between them
    BasicSaid<Text> late{}; ///< why it will not be done by its deadline

    bool operator==(const BasicWorkRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("name", row.name);
        each("namespace", row.ns);
        each("machine", row.machine);
        each("machineKey", row.machineKey);
        each("set", row.set);
        each("role", row.role);
        each("code", row.code);
        each("source", row.source);
        each("description", row.description);
        each("step", row.step);
        each("state", row.state);
        each("reason", row.reason);
        each("way", row.strategy);
        each("chosen", row.chosen);
        each.wholeSecond("start", row.start);
        each.wholeSecond("end", row.end);
        each.wholeSecond("deadline", row.deadline);
        each.seconds("expectedSeconds", row.expected);
        each.seconds("overrunSeconds", row.overrun);
        each("unknownHooks", row.unknownHooks);
        each("priority", row.priority);
        each("alerts", row.alerts);
        each.given("bites", row.bites);
        each.given("windows", row.windows);
        each.wholeSecondGiven("plannedStart", row.plannedStart);
        each.wholeSecondGiven("plannedEnd", row.plannedEnd);
        each.given("wave", row.wave);
        each.saidGiven("late", row.late);
    }
};

/// A row `conflict/<n>`; the weightiest come first.
template<typename Text>
struct BasicConflictRow {
    Text kind{}; ///< "conflict"
    Weight weight = Weight::None;
    std::vector<Text> names{};
    BasicSaid<Text> sentence{};

    bool operator==(const BasicConflictRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("weight", row.weight);
        each("names", row.names);
        each.said("sentence", row.sentence);
    }
};

/// The row `summary`.
struct CalendarSummary {
    std::int64_t windows = 0;
    std::int64_t maintenances = 0;
    std::int64_t conflicts = 0;
    std::int64_t faults = 0;
    /// Of the plan; none without one.
    std::optional<std::int64_t> late{}; ///< maintenances that will not be done by their deadlines
    std::optional<std::int64_t> waves{}; ///< in which all will run
    std::optional<std::int64_t> atOnce{}; ///< how many may be in work
    /// So many at once and nothing is late; none where nothing is, or no number is enough.
    std::optional<std::int64_t> enough{};

    bool operator==(const CalendarSummary &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("windows", row.windows);
        each("maintenances", row.maintenances);
        each("conflicts", row.conflicts);
        each("faults", row.faults);
        each.given("late", row.late);
        each.given("waves", row.waves);
        each.given("atOnce", row.atOnce);
        each.given("enough", row.enough);
    }
};

/// One piece of work as an iCalendar brings it.
template<typename Text>
struct BasicCalendarEntry {
    Text uid{};
    Text summary{};
    Text code{};
    std::vector<Text> machines{};
    std::vector<Text> zones{};
    std::int64_t times = 0; ///< within a year
    Instant start{}; ///< of the first time; none when no time is ahead
    Instant end{};

    bool operator==(const BasicCalendarEntry &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("uid", row.uid);
        each("summary", row.summary);
        each("code", row.code);
        each("machines", row.machines);
        each("zones", row.zones);
        each("times", row.times);
        each.wholeSecondGiven("start", row.start);
        each.wholeSecondGiven("end", row.end);
    }
};

/// What `calendar.import` and `calendar.add` answer.
template<typename Text>
struct BasicCalendarAnswer {
    std::vector<BasicCalendarEntry<Text>> entries{};
    std::vector<BasicSaid<Text>> faults{}; ///< sentences about what is left out
    std::vector<BasicSaid<Text>> conflicts{}; ///< sentences about what does not go together

    bool operator==(const BasicCalendarAnswer &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("entries", row.entries);
        each.said("faults", row.faults);
        each.said("conflicts", row.conflicts);
    }
};

/// What `calendar.planned` answers.
template<typename Text>
struct BasicPlannedEntries {
    std::vector<BasicCalendarEntry<Text>> entries{};
    std::int64_t unlisted = 0; ///< more that is kept: later than in a year, or not to be read

    bool operator==(const BasicPlannedEntries &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("entries", row.entries);
        each("unlisted", row.unlisted);
    }
};

/// What `calendar.export` answers.
template<typename Text>
struct BasicExportedCalendar {
    Text text{}; ///< iCalendar

    bool operator==(const BasicExportedCalendar &) const = default;
    static void members(auto &row, auto &&each) { each("text", row.text); }
};

/// What `calendar.setWindow` answers.
template<typename Text>
struct BasicWindowAnswer {
    Text key{}; ///< of its row
    std::vector<OpeningRow> openings{}; ///< the next few
    std::int64_t machines = 0; ///< that it is for now
    std::vector<BasicSaid<Text>> conflicts{}; ///< sentences about what does not go together

    bool operator==(const BasicWindowAnswer &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("key", row.key);
        each("openings", row.openings);
        each("machines", row.machines);
        each.said("conflicts", row.conflicts);
    }
};

using WindowAnswer = BasicWindowAnswer<std::string>;
using WindowRow = BasicWindowRow<std::string>;
using WorkRow = BasicWorkRow<std::string>;
using ConflictRow = BasicConflictRow<std::string>;
using CalendarEntry = BasicCalendarEntry<std::string>;
using CalendarAnswer = BasicCalendarAnswer<std::string>;
using PlannedEntries = BasicPlannedEntries<std::string>;
using ExportedCalendar = BasicExportedCalendar<std::string>;

} // namespace hp::live
