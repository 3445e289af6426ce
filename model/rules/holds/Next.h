// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/StuckView.h"

#include <string>

/// What happens when a hold clears. Each takes the hold away from a copy of the object and asks the
/// rule of the controller that would act on it, so that the answer cannot drift from what is done
/// then (design.md 3). Pure.
namespace hp::holds {

[[nodiscard]] Message nextAfterHook(const StuckView &view,
                                    machine::HookPoint point,
                                    const std::string &hook,
                                    TimePoint now);
/// Once nothing keeps the drain from beginning.
[[nodiscard]] Message nextWhenDrainMayBegin(const StuckView &view);
/// After the drain has succeeded.
[[nodiscard]] Message nextAfterDrain(const StuckView &view, TimePoint now);
/// After the key, without its prefix, was taken from the host.
[[nodiscard]] Message nextAfterKey(const StuckView &view, const std::string &key, TimePoint now);
/// What the remediation that holds the host off does next.
[[nodiscard]] Message nextOfRemediation(const StuckView &view, TimePoint now);

} // namespace hp::holds
