// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"

#include <string>
#include <vector>

namespace hp::exports {

/// "2026-11-20 13:16:05", UTC.
[[nodiscard]] std::string clockText(TimePoint time);
/// "13:16:05", and the date in front when it is not that of `day`.
[[nodiscard]] std::string clockText(TimePoint time, TimePoint day);
/// "47 m", from seconds.
[[nodiscard]] std::string durationText(double seconds);
/// "6 m, at most 11 m (of 20)", or that there is no history yet.
[[nodiscard]] std::string usualText(const incident::Usual &usual);
/// "worker-b-7" of "openshift-machine-api/worker-b-7".
[[nodiscard]] std::string shortName(const std::string &machine);
/// What a look is called where it is written out: in a legend, a hint, the table of states.
[[nodiscard]] std::string lookText(const std::string &look);
/// What the incident is called, also when nobody gave it a title.
[[nodiscard]] std::string titleOf(const Story &story);

/// A line of the facts, for every document: what, the value, and the entries that say so.
struct FactLine {
    std::string name{};
    std::string value{};
    std::string evidence{};
};
[[nodiscard]] std::vector<FactLine> factLines(const Story &story);
/// Sentences that every document says about itself: whose clock, what was taken out, what is only
/// counted, that no cause was written by a program.
[[nodiscard]] std::vector<std::string> notices(const Story &story);
/// A person's texts that are not empty, with their headings, in the order of a review.
[[nodiscard]] std::vector<std::pair<std::string, std::vector<std::string>>>
personTexts(const incident::Incident &incident);

} // namespace hp::exports
