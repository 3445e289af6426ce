// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/Shrinking.h"

#include <algorithm>

namespace hp::histories {

std::vector<Step> shrunk(std::vector<Step> steps,
                         const std::function<bool(const std::vector<Step> &)> &fails)
{
    for (std::size_t piece = std::max<std::size_t>(steps.size() / 2, 1); piece > 0; piece /= 2) {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t at = 0; at + piece <= steps.size();) {
                std::vector<Step> less = steps;
                const auto begin = less.begin() + static_cast<std::ptrdiff_t>(at);
                less.erase(begin, begin + static_cast<std::ptrdiff_t>(piece));
                if (fails(less)) {
                    steps = std::move(less);
                    again = true;
                } else {
                    at += piece;
                }
            }
        }
    }
    return steps;
}

} // namespace hp::histories
