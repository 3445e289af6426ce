// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace hp::app {

/// "1 row", "3 rows": a number with its noun, or with noun and verb ("1 machine is").
[[nodiscard]] inline std::string counted(std::int64_t count, const char *one, const char *many)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

} // namespace hp::app
