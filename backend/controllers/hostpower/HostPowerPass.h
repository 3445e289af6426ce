// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/controllers/hostpower/HostPowerReconciler.h"

namespace hp::controllers {

/// What one reconcile() call carries from callback to callback.
struct HostPowerReconciler::Pass {
    ObjectKey key{};
    rules::HostPowerView view{};
    rules::HostPowerDecision decision{};
    std::optional<host::PowerAction> before{}; ///< stored when the Reset was decided
    std::optional<drivers::PowerReading> reading{};
    bool wrote = false;
    int steps = 0;
    std::function<void(runtime::Outcome)> done{};
};

} // namespace hp::controllers
