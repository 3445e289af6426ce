// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/site/Site.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// Sees what the views show of all machines, and holds against it what the record says of the same
/// instants later: the views of the past have the same rows, and the timelines the same states.
class CapiWitness
{
public:
    /// The site outlives it.
    explicit CapiWitness(Site &site)
        : m_site(site)
    { }

    /// Sees what there is now. A moment later nothing else has happened at that instant.
    void look();
    /// What the record says otherwise, a difference a line; empty: it says the same.
    [[nodiscard]] std::string differences();
    /// How many states of lanes were held against rows.
    [[nodiscard]] std::size_t compared() const { return m_compared; }

private:
    struct Look {
        TimePoint at{};
        std::map<std::string, Json> views{};
    };

    void comparePast(const Look &look, std::string &told);
    void compareTimeline(const Look &look,
                         const std::string &machine,
                         const Json &row,
                         std::string &told);

    Site &m_site;
    std::set<std::string> m_machines{};
    std::vector<Look> m_seen{};
    std::size_t m_compared = 0;
};

} // namespace hp::test
