// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <string>

/// The rows of the view `marks/<range>`: what whoever moves through the record looks for in it.
namespace hp::live {

enum class RecordMarkKind { None, Incident, Override, Gap, Other };

template<>
inline constexpr std::array words<RecordMarkKind> =
    std::to_array<std::string_view>({"", "incident", "override", "gap", "?"});

/// The row `range`.
struct RecordRangeRow {
    Instant from{};
    Instant to{};
    Instant begins{}; ///< the first instant of the record; none: it is empty
    bool capped = false; ///< there are more marks of a kind than are sent: the newest are

    bool operator==(const RecordRangeRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("from", row.from);
        each("to", row.to);
        each.orNull("begins", row.begins);
        each("capped", row.capped);
    }
};

/// A row `incident/<id>`, `override/<n>` or `gap/<n>`.
template<typename Text>
struct BasicRecordMarkRow {
    RecordMarkKind kind = RecordMarkKind::None;
    Instant from{};
    Instant to{}; ///< none while it lasts; of an override the same as `from`
    Text text{}; ///< the title, what was done, why nobody looked
    Text machine{}; ///< namespace/name of an override's
    Text actor{}; ///< who overrode

    bool operator==(const BasicRecordMarkRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("kind", row.kind);
        each("from", row.from);
        each.orNull("to", row.to);
        each("text", row.text);
        each("machine", row.machine);
        each("actor", row.actor);
    }
};

using RecordMarkRow = BasicRecordMarkRow<std::string>;

} // namespace hp::live
