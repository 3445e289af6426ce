// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/remediation/RemediationDecision.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

namespace hp::rules::remediation {

/// One line of a table of decisions over the facts of a pass.
template<typename Facts>
struct Row {
    const char *name;
    bool (*applies)(const Facts &);
    RemediationDecision (*decide)(const Facts &);
};

/// What the first row that applies says; the last one applies to everything.
template<typename Facts, std::size_t size>
RemediationDecision decideBy(const Row<Facts> (&table)[size], const Facts &facts)
{
    const auto *row = std::find_if(
        std::begin(table), std::end(table), [&](const Row<Facts> &r) { return r.applies(facts); });
    RemediationDecision decision = row->decide(facts);
    decision.row = row->name;
    return decision;
}

template<typename Facts, std::size_t size>
std::vector<std::string> namesOf(const Row<Facts> (&table)[size])
{
    std::vector<std::string> names;
    for (const Row<Facts> &row : table)
        names.emplace_back(row.name);
    return names;
}

} // namespace hp::rules::remediation
