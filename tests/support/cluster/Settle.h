// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/ManualClock.h"

#include <functional>
#include <string>

namespace hp::test {

/// Something is left to do as long as this names it, although the event loop is empty: for a world
/// whose cluster answers from outside. Without it the event loop alone tells.
void alsoAwait(std::function<std::string()> awaited);

/// Runs the event loop until nothing is left to do, without moving the clock.
void drainEvents();
/// The same, and fires every timer that is due at the current time.
void settle(runtime::ManualClock &clock);
/// Moves the clock; everything that falls due on the way is finished before time goes on.
void advance(runtime::ManualClock &clock, Duration by);

} // namespace hp::test
