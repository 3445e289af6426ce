// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Openings.h"

#include <algorithm>

namespace hp::maintenance {

Openings united(Openings any)
{
    std::erase_if(any, [](const Opening &one) { return one.end <= one.start; });
    std::sort(any.begin(), any.end(), [](const Opening &a, const Opening &b) {
        return a.start < b.start;
    });
    Openings merged;
    for (const Opening &one : any) {
        if (!merged.empty() && one.start <= merged.back().end)
            merged.back().end = std::max(merged.back().end, one.end);
        else
            merged.push_back(one);
    }
    return merged;
}

Openings without(const Openings &openings, const Openings &closed)
{
    Openings left;
    auto first = closed.begin();
    for (Opening rest : openings) {
        while (first != closed.end() && first->end <= rest.start)
            ++first;
        for (auto cut = first; cut != closed.end() && cut->start < rest.end; ++cut) {
            if (rest.start < cut->start)
                left.push_back({rest.start, cut->start});
            rest.start = std::max(rest.start, cut->end);
        }
        if (rest.start < rest.end)
            left.push_back(rest);
    }
    return left;
}

Openings common(const Openings &one, const Openings &other)
{
    Openings both;
    auto a = one.begin();
    auto b = other.begin();
    while (a != one.end() && b != other.end()) {
        const Opening overlap{std::max(a->start, b->start), std::min(a->end, b->end)};
        if (overlap.start < overlap.end)
            both.push_back(overlap);
        if (a->end < b->end)
            ++a;
        else
            ++b;
    }
    return both;
}

} // namespace hp::maintenance
