// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace hp {

/// The smallest value that `percent` of a hundred do not exceed, by nearest rank. There is at least
/// one; their order is another afterwards.
[[nodiscard]] inline Duration nearestRank(std::vector<Duration> &values, std::size_t percent)
{
    const std::size_t rank = (values.size() * percent + 99) / 100;
    const auto place =
        values.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(rank, 1) - 1);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

} // namespace hp
