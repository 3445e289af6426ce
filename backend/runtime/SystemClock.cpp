// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/SystemClock.h"

#include <QTimer>

#include <algorithm>
#include <climits>
#include <unordered_map>

namespace hp::runtime {

struct SystemClock::Private {
    double scale = 1.0;
    TimePoint wallStart{};
    std::chrono::steady_clock::time_point start{};
    std::uint64_t lastTimer = 0;
    /// Guarded pointers are not needed: a timer leaves the map before it dies.
    std::unordered_map<std::uint64_t, QTimer *> timers{};
};

SystemClock::SystemClock(double scale)
    : m(std::make_unique<Private>())
{
    m->scale = scale;
    m->start = std::chrono::steady_clock::now();
    m->wallStart = std::chrono::floor<Duration>(std::chrono::system_clock::now());
}

SystemClock::~SystemClock()
{
    for (const auto &[id, timer] : m->timers) {
        timer->disconnect();
        delete timer;
    }
}

TimePoint SystemClock::now() const
{
    // Only the lab clock is derived from the steady one; the real one follows the system's steps.
    if (m->scale == 1.0)
        return std::chrono::floor<Duration>(std::chrono::system_clock::now());
    return m->wallStart + uptime();
}

Duration SystemClock::uptime() const
{
    const auto elapsed = std::chrono::steady_clock::now() - m->start;
    return std::chrono::duration_cast<Duration>(elapsed * m->scale);
}

std::uint64_t SystemClock::after(Duration delay, QObject *context, std::function<void()> call)
{
    const std::uint64_t id = ++m->lastTimer;
    auto *timer = new QTimer;
    m->timers.emplace(id, timer);
    timer->setSingleShot(true);
    timer->setTimerType(Qt::PreciseTimer);
    const auto real = std::chrono::ceil<std::chrono::milliseconds>(
        std::chrono::duration<double, std::micro>(double(delay.count()) / m->scale));
    QObject::connect(timer, &QTimer::timeout, context, [this, id, call = std::move(call)] {
        const auto run = call; // survives the timer that holds this lambda
        cancel(id);
        run();
    });
    QObject::connect(context, &QObject::destroyed, timer, [this, id] { cancel(id); });
    timer->start(
        std::clamp(real, std::chrono::milliseconds(0), std::chrono::milliseconds(INT_MAX)));
    return id;
}

void SystemClock::cancel(std::uint64_t timer)
{
    const auto it = m->timers.find(timer);
    if (it == m->timers.end())
        return;
    QTimer *gone = it->second;
    m->timers.erase(it);
    gone->stop();
    gone->deleteLater();
}

double SystemClock::scale() const
{
    return m->scale;
}

} // namespace hp::runtime
