// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/HomeStep.h"

namespace hp::ui {

HomeStep homeStep(const Arrival &arrival)
{
    if (arrival.taken)
        return HomeStep::Stay;
    if (arrival.covered || !arrival.loaded || arrival.machines == 0)
        return HomeStep::Wait;
    return arrival.late + arrival.overdue > 0 ? HomeStep::ShowHolds : HomeStep::Stay;
}

} // namespace hp::ui
