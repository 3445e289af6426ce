// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Text.h"
#include "model/rules/holds/Hold.h"

#include <optional>
#include <string>
#include <vector>

/// The words that sentences are made of (product.md 4.2 and 4.10).
namespace hp::holds {

/// The longest sentence, in bytes of English.
inline constexpr std::size_t maxSentenceLength = 160;

/// A name that leaves room for others.
[[nodiscard]] std::string shortName(const std::string &text);
/// "namespace/name" of a budget, which a person looks up: the name alone where both are too long.
[[nodiscard]] std::string shortBudget(const std::string &ns, const std::string &name);
/// "12 m", or nothing.
[[nodiscard]] Message ageSince(const std::optional<TimePoint> &since, TimePoint now);
/// "47 m, late; usually 3 m", in short "47 m, late".
[[nodiscard]] Message ageOf(const Hold &hold, TimePoint now, bool inShort);

/// With every name and quote of more than `most` bytes cut to them.
[[nodiscard]] Message withTextsOf(const Message &message, std::size_t most);
/// Its longest name or quote is cut until the sentence has at most so many bytes.
[[nodiscard]] Message cutTo(Message message, std::size_t most);
/// The first version that fits, its clauses one after the other, those that say nothing left out;
/// the last one is cut when none does.
[[nodiscard]] Message fit(const std::vector<std::vector<Message>> &versions);

/// The first clause of a sentence, for the sentence of somebody who waits for what it is about.
/// Empty when it tells an age, with which it would be another one each time.
[[nodiscard]] Message headOf(const Message &sentence);

} // namespace hp::holds
