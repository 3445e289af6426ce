// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <string>
#include <vector>

/// The rows of the views `incidents` and `exports`.
namespace hp::live {

enum class ExportState { None, Running, Done, Failed, Cancelled, Other };

template<>
inline constexpr std::array words<ExportState> =
    std::to_array<std::string_view>({"", "running", "done", "failed", "cancelled", "?"});

/// What a list shows of an incident, under its id.
template<typename Text>
struct BasicIncidentRow {
    Text id{};
    Text ref{};
    Text title{};
    Text severity{}; ///< "1" to "4" or empty
    Text status{};
    Text lead{};
    Instant from{};
    Instant to{}; ///< none while the range is open
    std::vector<Text> machines{}; ///< namespace/name
    Text createdBy{};
    Instant changedAt{};

    bool operator==(const BasicIncidentRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("ref", row.ref);
        each("title", row.title);
        each("severity", row.severity);
        each("status", row.status);
        each("lead", row.lead);
        each("from", row.from);
        each.orNull("to", row.to);
        each("machines", row.machines);
        each("createdBy", row.createdBy);
        each.orNull("changedAt", row.changedAt);
    }
};

/// One export of the view `exports`, under a number.
template<typename Text>
struct BasicExportRow {
    Text of{}; ///< a machine or an incident
    Text format{};
    Text preset{};
    Text by{};
    Instant startedAt{};
    ExportState state = ExportState::None;
    std::int64_t done = 0; ///< of `expected` changes
    std::int64_t expected = 0;
    std::int64_t bytes = 0;
    Text trouble{};

    bool operator==(const BasicExportRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("of", row.of);
        each("format", row.format);
        each("preset", row.preset);
        each("by", row.by);
        each("startedAt", row.startedAt);
        each("state", row.state);
        each("done", row.done);
        each("expected", row.expected);
        each("bytes", row.bytes);
        each("trouble", row.trouble);
    }
};

using IncidentRow = BasicIncidentRow<std::string>;
using ExportRow = BasicExportRow<std::string>;

} // namespace hp::live
