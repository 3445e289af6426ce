// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"

namespace hp::history {

/// A clock that stands at one instant of the past: nothing falls due there.
class FrozenClock final : public runtime::Clock
{
public:
    explicit FrozenClock(TimePoint at)
        : m_at(at)
    { }

    /// Whoever looks goes on to another instant.
    void moveTo(TimePoint at) { m_at = at; }
    [[nodiscard]] TimePoint now() const override { return m_at; }
    [[nodiscard]] Duration uptime() const override { return {}; }
    std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) override;
    void cancel(std::uint64_t timer) override;

private:
    TimePoint m_at;
};

} // namespace hp::history
