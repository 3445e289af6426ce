// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/CommitWatch.h"

#include <utility>

namespace hp::embedded {

std::optional<std::string> CommitWatch::measure(Duration time, std::size_t writes, Duration uptime)
{
    if (time < slow)
        return std::nullopt;
    if (m_spoke && uptime - *m_spoke < quiet) {
        ++m_unsaid;
        return std::nullopt;
    }
    m_spoke = uptime;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    std::string line = "a commit of " + std::to_string(writes)
        + (writes == 1 ? " write took " : " writes took ") + std::to_string(ms) + " ms";
    if (const std::size_t unsaid = std::exchange(m_unsaid, 0))
        line += "; " + std::to_string(unsaid) + " more were slow since the last warning";
    return line;
}

} // namespace hp::embedded
