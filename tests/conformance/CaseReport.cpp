// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/CaseReport.h"

#include <utility>

namespace hp::conformance {

void CaseReport::add(CaseResult result)
{
    Tally &tally = m_areas[result.area];
    if (!result.skipped.empty()) {
        ++tally.skipped;
    } else if (result.failures.empty()) {
        ++tally.passed;
        ++m_passed;
        return;
    } else {
        ++tally.failed;
        ++m_failed;
    }
    m_noteworthy.push_back(std::move(result));
}

void CaseReport::print(std::ostream &out) const
{
    for (const CaseResult &result : m_noteworthy) {
        if (!result.skipped.empty()) {
            out << "SKIP " << result.id << " needs " << result.skipped << '\n';
            continue;
        }
        out << "FAIL " << result.id << '\n';
        for (const std::string &failure : result.failures)
            out << "     " << failure << '\n';
    }
    for (const auto &[area, tally] : m_areas) {
        out << "area " << area << ": " << tally.passed << " passed, " << tally.failed << " failed";
        if (tally.skipped > 0)
            out << ", " << tally.skipped << " skipped";
        out << '\n';
    }
    out << m_passed << " passed, " << m_failed << " failed" << std::endl;
}

} // namespace hp::conformance
