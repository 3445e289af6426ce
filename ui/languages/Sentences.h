// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

namespace hp::ui {

/// A sentence as the backend builds it, without its full stop and, but for names, with a small
/// letter first: the backend puts both where it begins and ends a sentence.
struct SentenceForm {
    const char *english; ///< with "%1", "%2" … in this order where something is put in
    /// What may stand at each place, one letter for each:
    ///   n  a name, one word               p  words of others within one sentence
    ///   d  a duration, "3 h 12 m"         t  the text of somebody else, of any length
    ///   c  a number                       s  a sentence of ours, else the text of somebody else
    ///                                     S  a sentence of ours and nothing else
    const char *places = "";
};

/// By the part of the backend that says them; together they are what `SentenceBook` knows. A new
/// sentence of the backend gets its form here: tst_sentences names those that have none.
[[nodiscard]] std::span<const SentenceForm> stuckSentences();
[[nodiscard]] std::span<const SentenceForm> exitSentences();
[[nodiscard]] std::span<const SentenceForm> factSentences();
[[nodiscard]] std::span<const SentenceForm> nextSentences();
[[nodiscard]] std::span<const SentenceForm> powerSentences();
[[nodiscard]] std::span<const SentenceForm> overrideSentences();
[[nodiscard]] std::span<const SentenceForm> maintenanceSentences();
[[nodiscard]] std::span<const SentenceForm> windowSentences();
[[nodiscard]] std::span<const SentenceForm> answerSentences();
[[nodiscard]] std::span<const SentenceForm> connectionSentences();
[[nodiscard]] std::span<const SentenceForm> statusWords();

} // namespace hp::ui
