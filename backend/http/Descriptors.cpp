// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Descriptors.h"

#include <algorithm>
#include <sys/resource.h>

namespace hp::http {

namespace {

/// More than all connections can need; a table of a million descriptors would cost memory.
constexpr rlim_t plenty = 65536;
constexpr std::size_t usual = 1024;

} // namespace

std::size_t raiseDescriptorLimit()
{
    struct rlimit limit {
    };
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return usual;
    const rlim_t wanted = std::min(limit.rlim_max, plenty);
    if (limit.rlim_cur < wanted) {
        const struct rlimit raised {
            wanted, limit.rlim_max
        };
        if (::setrlimit(RLIMIT_NOFILE, &raised) == 0)
            limit.rlim_cur = wanted;
    }
    return static_cast<std::size_t>(std::min(limit.rlim_cur, plenty));
}

} // namespace hp::http
