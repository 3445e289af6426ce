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
/// What happened, of one row; an Event that came more often is told with its number.
[[nodiscard]] std::string whatText(const incident::Entry &entry);
/// "47 m"; "at most 47 m" of one that was gone when somebody looked again.
[[nodiscard]] std::string heldFor(const incident::DigestHold &hold);
/// "overridden, alice"; or that it still holds.
[[nodiscard]] std::string endText(const incident::DigestHold &hold);
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
/// What is said in place of a table of gaps, or nothing where there are gaps.
[[nodiscard]] std::string observedText(const Story &story);
/// The gaps in a sentence for below a picture; empty when there is none.
[[nodiscard]] std::string gapsText(const Story &story);
/// That a picture shows less than the range; empty when it shows all of it.
[[nodiscard]] std::string shownText(const Story &story);

/// What happened in at most five lines: how it began, what held longest, what people did, how it
/// ended.
[[nodiscard]] std::vector<std::string> inShort(const Story &story);
/// Who had part in it and how long it took: names and values for a first page.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> whoAndHowLong(const Story &story);

/// What a hold's owner did not do: an override, an approval, or that a hold was passed by.
struct OverrideLine {
    TimePoint at{};
    std::string machine{};
    std::string who{};
    std::string what{}; ///< the hook or key, or the action
    incident::Because because{};
    std::string evidence{}; ///< ids of the entries
};
[[nodiscard]] std::vector<OverrideLine> overrideLines(const Story &story);
/// "bert", or that nobody was asked; empty for what was done past Holdpoint.
[[nodiscard]] std::string approvalText(const incident::Because &because);

/// A person's texts that are not empty, with their headings, in the order of a review.
[[nodiscard]] std::vector<std::pair<std::string, std::vector<std::string>>>
personTexts(const incident::Incident &incident);

} // namespace hp::exports
