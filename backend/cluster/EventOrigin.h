// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"

#include <string>

namespace hp::cluster {

/// Who reports about what: Events of one source share a budget and are combined, in our store as
/// well as before they go to a real one.
[[nodiscard]] inline std::string sourceOf(const EventRecord &record)
{
    return record.reportingController + '\n' + record.regarding.kind() + '\n'
        + record.regarding.uid() + '\n' + toString(record.regarding.key());
}

} // namespace hp::cluster
