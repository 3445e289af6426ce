// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/lab/Plan.h"
#include "model/resource/Object.h"

namespace hp::lab {

/// What the lab's provider sees of an event that it has announced.
struct EventView {
    Object event{}; ///< a ProviderEvent
    Object machine{}; ///< of spec.machine; null when there is none
    Object bmc{}; ///< of the machine's host; null in a cloud
};

/// The provider's side of maintenance: an event is over once the Machine that it was announced for
/// is gone, or its server was rebooted. Then spec.state becomes completed, unless spec.stays
/// says that this provider forgets that. What no work on a machine ends, such as an unhealthy
/// target, is left to people. Pure.
[[nodiscard]] Plan decideEvent(const EventView &view, TimePoint now);

} // namespace hp::lab
