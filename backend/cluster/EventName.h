// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <string>

namespace hp::cluster {

/// What an Event about this object is called: "<object>.<nanoseconds in hex>", as client-go does.
/// The serial keeps names apart while the clock stands still.
[[nodiscard]] std::string eventName(const Object &regarding, TimePoint now, std::uint64_t serial);

} // namespace hp::cluster
