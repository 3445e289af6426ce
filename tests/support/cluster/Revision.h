// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace hp::test {

/// Clients may not compare revisions; a test that knows its store puts what happened in order by
/// them, because a watch hears of a commit after the one who wrote. 0 before the first.
[[nodiscard]] inline std::int64_t revisionNumber(const std::string &revision)
{
    return revision.empty() ? 0 : std::stoll(revision);
}

} // namespace hp::test
