// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/CaseReport.h"

#include <utility>

namespace hp::conformance {

namespace {

/// A failure is for one line.
std::string flat(std::string text)
{
    for (char &c : text) {
        if (c == '\n' || c == '\r')
            c = ' ';
    }
    return text;
}

} // namespace

void CaseReport::add(CaseResult result)
{
    Tally &tally = m_areas[result.area];
    if (!result.skipped.empty()) {
        ++tally.skipped;
        ++m_missing[result.skipped];
    } else if (result.failures.empty()) {
        ++tally.passed;
        ++m_passed;
    } else {
        ++tally.failed;
        ++m_failed;
    }
    m_results.push_back(std::move(result));
}

void CaseReport::print(std::ostream &out) const
{
    for (const CaseResult &result : m_results) {
        if (!result.skipped.empty()) {
            out << "SKIP " << result.id << " needs " << result.skipped << '\n';
            continue;
        }
        out << (result.failures.empty() ? "PASS " : "FAIL ") << result.id;
        for (std::size_t i = 0; i < result.failures.size(); ++i)
            out << (i == 0 ? ": " : "; ") << flat(result.failures[i]);
        out << '\n';
    }
    for (const auto &[area, tally] : m_areas) {
        out << "area " << area << ": " << tally.passed << " passed, " << tally.failed << " failed";
        if (tally.skipped > 0)
            out << ", " << tally.skipped << " skipped";
        out << '\n';
    }
    for (const auto &[feature, cases] : m_missing)
        out << cases << " skipped: they need " << feature << '\n';
    out << m_passed << " passed, " << m_failed << " failed" << std::endl;
}

} // namespace hp::conformance
