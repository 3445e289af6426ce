// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/EventName.h"

#include <array>
#include <cstdio>

namespace hp::cluster {

std::string eventName(const Object &regarding, TimePoint now, std::uint64_t serial)
{
    std::array<char, 32> suffix{};
    std::snprintf(suffix.data(),
                  suffix.size(),
                  ".%llx",
                  static_cast<unsigned long long>(now.time_since_epoch().count()) * 1000
                      + serial % 1000);
    return regarding.name().substr(0, 253 - 20) + suffix.data();
}

} // namespace hp::cluster
