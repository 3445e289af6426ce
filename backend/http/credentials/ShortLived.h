// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <utility>

namespace hp::http {

/// So long, and so many, what is over still knows what became of it.
inline constexpr Duration shortLivedMemory = std::chrono::hours(24);
inline constexpr std::size_t maxShortLived = 2000;

/// Makes room for one more among what is valid for minutes, by the hash of what opens it. An
/// `Entry` has `until`, by the clock's uptime, and isOpen(); those that are open are fewer than
/// there may be and go last.
template<typename Entry>
void forgetOver(std::map<std::string, Entry> &entries, Duration now)
{
    std::erase_if(
        entries, [now](const auto &entry) { return entry.second.until + shortLivedMemory <= now; });
    const auto rank = [now](const Entry &entry) {
        return std::pair(entry.isOpen(now), entry.until);
    };
    while (entries.size() >= maxShortLived) {
        entries.erase(
            std::min_element(entries.begin(), entries.end(), [&rank](const auto &a, const auto &b) {
                return rank(a.second) < rank(b.second);
            }));
    }
}

} // namespace hp::http
