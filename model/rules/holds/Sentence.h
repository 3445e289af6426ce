// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Text.h"
#include "model/rules/holds/Hold.h"

#include <optional>
#include <string>
#include <vector>

/// The words that sentences are made of (product.md 4.2 and 4.10).
namespace hp::holds {

/// The longest sentence, in bytes.
inline constexpr std::size_t longestSentence = 160;

/// A name that leaves room for others.
[[nodiscard]] std::string shortName(const std::string &text);
/// With one full stop.
[[nodiscard]] std::string withStop(const std::string &clause);
/// With a capital letter and one full stop.
[[nodiscard]] std::string asSentence(const std::string &clause);
[[nodiscard]] std::string plural(std::size_t count, const char *one, const char *many);
/// "12 m." or empty.
[[nodiscard]] std::string ageSince(const std::optional<TimePoint> &since, TimePoint now);
/// "47 m, late; usually 3 m.", in short "47 m, late."
[[nodiscard]] std::string ageOf(const Hold &hold, TimePoint now, bool inShort);

/// The first version that fits, its clauses joined with spaces, empty ones left out; the last one
/// is cut when none does.
[[nodiscard]] std::string fit(const std::vector<std::vector<std::string>> &versions);

} // namespace hp::holds
