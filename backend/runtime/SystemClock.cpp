// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/SystemClock.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <climits>
#include <map>
#include <unordered_map>
#include <utility>

namespace hp::runtime {

namespace {

using Steady = std::chrono::steady_clock;

} // namespace

Duration steadyUptime()
{
    return std::chrono::duration_cast<Duration>(Steady::now().time_since_epoch());
}

/// One timer of Qt serves all: a fleet has tens of thousands of them, and what is due together is
/// run in one turn of the event loop.
struct SystemClock::Private {
    struct Timer {
        QPointer<QObject> context{};
        std::function<void()> call{};
    };
    using Due = std::pair<Steady::time_point, std::uint64_t>; ///< in the order they were made

    void arm()
    {
        if (timers.empty()) {
            if (next != nullptr)
                next->stop();
            return;
        }
        if (next == nullptr) { // here, because a clock may be made on another thread than it serves
            next = std::make_unique<QTimer>();
            next->setSingleShot(true);
            next->setTimerType(Qt::PreciseTimer);
            QObject::connect(next.get(), &QTimer::timeout, next.get(), [this] { fire(); });
        }
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(timers.begin()->first.first
                                                                       - Steady::now());
        next->start(
            std::clamp(left, std::chrono::milliseconds(0), std::chrono::milliseconds(INT_MAX)));
    }

    void fire()
    {
        const Steady::time_point now = Steady::now();
        arm(); // for event loops inside of a call
        while (!timers.empty() && timers.begin()->first.first <= now) {
            const auto first = timers.begin();
            const Timer timer = std::move(first->second);
            places.erase(first->first.second);
            timers.erase(first);
            if (timer.context != nullptr)
                timer.call();
        }
        arm();
    }

    /// What the system's clock did that the steady one did not; slewing is no step.
    [[nodiscard]] Duration step() const
    {
        const auto walked = std::chrono::system_clock::now() - systemStart;
        const auto step = std::chrono::duration_cast<Duration>(walked - (Steady::now() - start));
        return std::chrono::abs(step) < std::chrono::seconds(1) ? Duration(0) : step;
    }

    double scale = 1.0;
    TimePoint labStart{};
    std::chrono::system_clock::time_point systemStart{};
    Steady::time_point start{};
    std::uint64_t lastTimer = 0;
    std::map<Due, Timer> timers{};
    std::unordered_map<std::uint64_t, Steady::time_point> places{};
    std::unique_ptr<QTimer> next{};
};

SystemClock::SystemClock(double scale, TimePoint notBefore)
    : m(std::make_unique<Private>())
{
    m->scale = scale;
    m->start = Steady::now();
    m->systemStart = std::chrono::system_clock::now();
    m->labStart = std::max(std::chrono::floor<Duration>(m->systemStart), notBefore);
}

SystemClock::~SystemClock() = default;

TimePoint SystemClock::now() const
{
    // Only the lab clock is derived from the steady one.
    if (m->scale == 1.0)
        return std::chrono::floor<Duration>(std::chrono::system_clock::now());
    return m->labStart + m->step() + uptime();
}

Duration SystemClock::uptime() const
{
    const auto elapsed = Steady::now() - m->start;
    return std::chrono::duration_cast<Duration>(elapsed * m->scale);
}

std::uint64_t SystemClock::after(Duration delay, QObject *context, std::function<void()> call)
{
    constexpr double longest = 1e15; // microseconds, thirty years: what is later never comes
    const double real = std::clamp(static_cast<double>(delay.count()) / m->scale, 0.0, longest);
    const auto due = Steady::now()
        + std::chrono::ceil<Steady::duration>(std::chrono::duration<double, std::micro>(real));
    const std::uint64_t id = ++m->lastTimer;
    const auto [place, isNew] =
        m->timers.emplace(Private::Due{due, id}, Private::Timer{context, std::move(call)});
    m->places.emplace(id, due);
    if (place == m->timers.begin())
        m->arm();
    return id;
}

void SystemClock::cancel(std::uint64_t timer)
{
    const auto place = m->places.find(timer);
    if (place == m->places.end())
        return;
    m->timers.erase({place->second, timer});
    m->places.erase(place);
}

double SystemClock::scale() const
{
    return m->scale;
}

} // namespace hp::runtime
