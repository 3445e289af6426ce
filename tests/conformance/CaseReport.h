// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace hp::conformance {

/// What a run is limited to; empty means everything.
struct Selection {
    std::set<std::string> areas{};
    std::set<std::string> ids{};
    std::set<std::string> except{}; ///< ids that are left out

    [[nodiscard]] bool takes(const std::string &area, const std::string &id) const
    {
        return (areas.empty() || areas.contains(area)) && (ids.empty() || ids.contains(id))
            && !except.contains(id);
    }
};

/// How one case ended. A case that needs a feature that is not there is skipped, as its file asks.
struct CaseResult {
    std::string id{};
    std::string area{};
    std::vector<std::string> failures{};
    std::string skipped{}; ///< the missing feature; empty when the case ran
};

/// Collects results and prints them: one line a case in their order, one an area, how many were
/// skipped and why if any were, and last "N passed, N failed".
class CaseReport
{
public:
    void add(CaseResult result);
    void print(std::ostream &out) const;
    [[nodiscard]] int failed() const { return m_failed; }
    [[nodiscard]] int passed() const { return m_passed; }

private:
    struct Tally {
        int passed = 0;
        int failed = 0;
        int skipped = 0;
    };
    std::vector<CaseResult> m_results{};
    std::map<std::string, int> m_missing{}; ///< feature -> cases that need it
    std::map<std::string, Tally> m_areas{};
    int m_passed = 0;
    int m_failed = 0;
};

} // namespace hp::conformance
