// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Hold.h"

/// The parts of holdsOf(): each adds the holds of its kinds, not yet judged.
namespace hp::holds {

void addHooks(std::vector<Hold> &holds, const StuckView &view, machine::HookPoint point);
void addDrain(std::vector<Hold> &holds, const StuckView &view);
void addFinalizers(std::vector<Hold> &holds, const StuckView &view);
void addPauses(std::vector<Hold> &holds, const StuckView &view);
void addPowerKeys(std::vector<Hold> &holds, const StuckView &view);
void addWindow(std::vector<Hold> &holds, const StuckView &view);

} // namespace hp::holds
