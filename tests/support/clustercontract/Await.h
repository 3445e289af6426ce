// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace hp::test {

/// Runs the event loop until `done` holds; false when that takes longer than anything here may
/// take, also on a machine that is busy with other things.
inline bool runUntil(const std::function<bool()> &done)
{
    const QDeadlineTimer limit(std::chrono::minutes(5));
    for (;;) {
        QCoreApplication::processEvents();
        if (done() || limit.hasExpired())
            return done();
        // What is waited for often comes from another process, which wants the processor.
        QThread::usleep(500);
    }
}

/// The same for what measures: without a rest, and with a limit of its own.
inline bool spinUntil(const std::function<bool()> &done, std::chrono::seconds within)
{
    const QDeadlineTimer limit(within);
    do
        QCoreApplication::processEvents();
    while (!done() && !limit.hasExpired());
    return done();
}

/// Makes a call that answers later and waits for its answer. No answer is an Error of its own.
template<typename T>
Result<T> await(const std::function<void(Reply<T>)> &call)
{
    // Shared, because an answer may still come after we stopped waiting.
    const auto answer = std::make_shared<std::optional<Result<T>>>();
    call([answer](Result<T> result) { *answer = std::move(result); });
    if (!runUntil([&] { return answer->has_value(); }))
        return unexpected(ErrorCode::TimedOut, "no answer came");
    return **answer;
}

} // namespace hp::test
