// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

#include <memory>

namespace hp::runtime {

/// Since some start of the machine's own, never stepped and never scaled: for what is about people,
/// sockets and threads.
[[nodiscard]] Duration steadyUptime();

/// The real clock, or with a scale above 1 a lab clock that runs that many times faster, timers
/// included. It starts at the real time, or at `notBefore` where that is later: a lab that has run
/// faster than the world is ahead of it, and goes on from there. Steps of the system's clock of a
/// second or more are steps of both.
class SystemClock final : public Clock
{
public:
    explicit SystemClock(double scale = 1.0, TimePoint notBefore = {});
    ~SystemClock() override;

    [[nodiscard]] TimePoint now() const override;
    [[nodiscard]] Duration uptime() const override;
    std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) override;
    void cancel(std::uint64_t timer) override;
    [[nodiscard]] double scale() const override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::runtime
