// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/ManualClock.h"
#include "model/base/Result.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace hp::test {

/// Something is left to do as long as this names it, although the event loop is empty: for a world
/// whose cluster answers from outside. Without it the event loop alone tells.
void alsoAwait(std::function<std::string()> awaited);

/// Runs the event loop until nothing is left to do, without moving the clock.
void drainEvents();
/// What the call answers once nothing is left to do; TimedOut when it gave no answer by then.
template<typename T>
Result<T> answerTo(const std::function<void(Reply<T>)> &call)
{
    std::optional<Result<T>> answer;
    call([&answer](Result<T> result) { answer = std::move(result); });
    drainEvents();
    if (!answer)
        return unexpected(ErrorCode::TimedOut, "no answer");
    return std::move(*answer);
}
/// Runs the event loop in the same way, and fires every timer that is due at the current time.
void settle(runtime::ManualClock &clock);
/// Moves the clock; everything that falls due on the way is finished before time goes on.
void advance(runtime::ManualClock &clock, Duration by);

} // namespace hp::test
