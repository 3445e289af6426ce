// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <string>
#include <vector>

namespace hp::scenarios {

/// An age in a sentence, as a regular expression.
inline constexpr const char *agePattern = R"(\b\d+ (?:s|m|h(?: \d+ m)?|d(?: \d+ h)?)\b)";

/// The chapters of docs/why-stuck.md, made from what the scenarios showed.
class StuckTable
{
public:
    struct Row {
        std::string scenario{};
        std::string what{}; ///< happens in it, one sentence
        std::string cause{}; ///< the row of the rules; empty where nothing holds
        std::string sentence{};
    };
    void add(Row row) { m_rows.push_back(std::move(row)); }
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    /// The document has exactly these scenarios, causes and sentences; ages, names of pods and
    /// times may differ. With HOLDPOINT_WRITE_TABLE it is written anew instead. What is wrong with
    /// it in one sentence, or nothing.
    [[nodiscard]] std::string checkDocument() const;

private:
    std::vector<Row> m_rows{};
};

} // namespace hp::scenarios
