// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/FileBudget.h"

#include <algorithm>
#include <sys/resource.h>

namespace hp::redfish {

namespace {

constexpr std::size_t boundless = 1'000'000; // RLIM_INFINITY as a number one can count with

} // namespace

std::size_t FileBudget::raiseLimit()
{
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return 1024;
    if (files.rlim_cur < files.rlim_max) {
        rlimit raised = files;
        raised.rlim_cur = files.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0)
            files = raised;
    }
    return files.rlim_cur == RLIM_INFINITY ? boundless
                                           : std::min<std::size_t>(files.rlim_cur, boundless);
}

FileBudget::FileBudget(std::size_t limit, std::size_t forOthers, std::size_t inUse)
    : m_usable(std::max<std::size_t>(limit - std::min(forOthers, limit / 2), 1))
    , m_keepable(m_usable - std::min(inUse, m_usable / 2))
{ }

} // namespace hp::redfish
