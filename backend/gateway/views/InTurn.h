// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/SystemClock.h"
#include "model/base/Time.h"

#include <cstddef>
#include <optional>

namespace hp::gateway {

/// Shows all entries of a map to `renew`, which says whether it had to do something, and stops
/// behind the first one that had and ended after `until` of steadyUptime(); without one it goes on.
/// The next time begins behind that one, so that everybody's turn comes. True: some may
/// be left.
template<typename Entries, typename Renew>
[[nodiscard]] bool inTurn(Entries &entries,
                          typename Entries::key_type &last,
                          const std::optional<Duration> &until,
                          const Renew &renew)
{
    auto entry = entries.upper_bound(last);
    for (std::size_t left = entries.size(); left > 0; --left) {
        if (entry == entries.end())
            entry = entries.begin();
        if (renew(*entry) && until && runtime::steadyUptime() >= *until) {
            last = entry->first;
            return left > 1;
        }
        ++entry;
    }
    return false;
}

} // namespace hp::gateway
