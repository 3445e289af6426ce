// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <string>

namespace hp::cluster {

/// What an Event about this object is called: "<object>.<nanoseconds in hex>", as client-go does.
/// The serial keeps names apart while the clock stands still.
[[nodiscard]] std::string eventName(const Object &regarding, TimePoint now, std::uint64_t serial);

/// Who reports about what: Events of one source share a budget and are combined, in our store as
/// well as before they go to a real one.
[[nodiscard]] inline std::string sourceOf(const EventRecord &record)
{
    return record.reportingController + '\n' + record.regarding.kind() + '\n'
        + record.regarding.uid() + '\n' + toString(record.regarding.key());
}

} // namespace hp::cluster
