// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Digest.h"
#include "model/incident/EntryBuilder.h"
#include "model/incident/Redactor.h"
#include "model/incident/Swimlanes.h"

#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace hp::exports {

/// What was usual of the hook whose state a fact tells, on the machine that it names; n is 0 where
/// too little is known. Facts are as the record has them, not redacted.
using UsualOf = std::function<incident::Usual(const incident::Fact &fact)>;

/// When a hold is late, by what is usual of its like (n is 0 where that is not known). The hold has
/// its owner as the record names it, not redacted.
using LimitsOfHolds = std::function<incident::HoldLimits(const incident::EntryHold &hold,
                                                         const incident::Usual &usual)>;

/// When holds were late that did not go by incident::budgetOf(); by kind, name and owner, as the
/// reader of an export is told them, and by what is usual (p95 in seconds, 0 where it is not
/// known), which differs between machines.
using KnownLimits =
    std::map<std::tuple<std::string, std::string, std::string, double>, incident::HoldLimits>;
[[nodiscard]] inline KnownLimits::key_type limitsKey(const incident::EntryHold &hold,
                                                     const incident::Usual &usual)
{
    return {hold.kind, hold.name, hold.owner, usual.n > 0 ? usual.p95 : 0};
}

/// What is exported and for whom.
struct ExportSettings {
    incident::Incident incident{};
    incident::Preset preset = incident::Preset::Internal;
    std::string cluster{}; ///< name for people
    double timeScale = 1.0; ///< of the clock that the record was made by
    TimePoint end{}; ///< to here the record was read: the end of the range, or now while it goes on
    std::uint64_t drops = 0; ///< rows that the store gave up
    /// Called on the thread of the run, as `usual` is.
    LimitsOfHolds limits = [](const incident::EntryHold &hold, const incident::Usual &) {
        return incident::budgetOf(hold);
    };
    UsualOf usual{}; ///< may be null
    /// Rows that a document shows one by one; of more it shows the key ones and counts the others.
    std::size_t maxRows = 5000;
};

/// Entries of one lane that a document only counts.
struct FoldedRows {
    std::uint64_t count = 0;
    TimePoint first{};
    TimePoint last{};
};

/// What is known after the last fact.
struct Story {
    const ExportSettings &settings;
    const incident::Incident &incident; ///< redacted
    const incident::Digest &digest;
    const incident::Swimlanes &lanes;
    const std::vector<incident::Entry> &rows; ///< that a document shows, in order
    /// By machine and lane; what `rows` does not have.
    const std::map<std::pair<std::string, std::string>, FoldedRows> &folded;
    std::uint64_t facts = 0;
};

} // namespace hp::exports
