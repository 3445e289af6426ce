// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <map>

namespace hp::ui {

/// The time of the screen: how long ago something arrived, when to try again. Never the time of the
/// backend, which comes with its ticks. GUI thread.
class UiClock
{
public:
    UiClock() = default;
    UiClock(const UiClock &) = delete;
    UiClock &operator=(const UiClock &) = delete;
    virtual ~UiClock() = default;

    /// Since an arbitrary start; never steps, and goes on while the machine sleeps.
    [[nodiscard]] virtual std::chrono::milliseconds uptime() const = 0;
    /// Runs `call` once unless `context` is destroyed first. Destroy the returned object to cancel.
    virtual QObject *
    after(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) = 0;
};

class SystemUiClock final : public UiClock
{
public:
    [[nodiscard]] std::chrono::milliseconds uptime() const override;
    QObject *
    after(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) override;
};

/// Stands still until somebody advances it.
class ManualUiClock final : public UiClock
{
public:
    [[nodiscard]] std::chrono::milliseconds uptime() const override { return m_now; }
    QObject *
    after(std::chrono::milliseconds delay, QObject *context, std::function<void()> call) override;
    /// Runs what falls due on the way, in order, also what is added meanwhile.
    void advance(std::chrono::milliseconds time);

private:
    std::chrono::milliseconds m_now{};
    std::multimap<std::chrono::milliseconds, QObject *> m_due;
};

} // namespace hp::ui
