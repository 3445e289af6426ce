// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/FrozenClock.h"

namespace hp::history {

std::uint64_t FrozenClock::after(Duration, QObject *, std::function<void()>)
{
    return 0;
}

void FrozenClock::cancel(std::uint64_t) { }

} // namespace hp::history
