// SPDX-License-Identifier: Apache-2.0
#include "ui/session/UiClock.h"

#include <QPointer>
#include <QTimer>

#include <ctime>
#include <vector>

namespace hp::ui {

namespace {

/// A call that waits for a manual clock; dies with its context.
class WaitingCall final : public QObject
{
public:
    WaitingCall(std::function<void()> call, QObject *context)
        : QObject(context)
        , m_call(std::move(call))
    { }
    void run() const { m_call(); }

private:
    std::function<void()> m_call;
};

} // namespace

std::chrono::milliseconds SystemUiClock::uptime() const
{
    // The steady clock stands still in a suspend: what is hours old would be live after it.
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec));
}

QObject *
SystemUiClock::after(std::chrono::milliseconds delay, QObject *context, std::function<void()> call)
{
    auto *timer = new QTimer(context);
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, context, [timer, call = std::move(call)] {
        timer->deleteLater();
        call();
    });
    timer->start(delay);
    return timer;
}

QObject *
ManualUiClock::after(std::chrono::milliseconds delay, QObject *context, std::function<void()> call)
{
    auto *waiting = new WaitingCall(std::move(call), context);
    m_due.emplace(m_now + delay, waiting);
    QObject::connect(waiting, &QObject::destroyed, waiting, [this, waiting] {
        std::erase_if(m_due, [waiting](const auto &entry) { return entry.second == waiting; });
    });
    return waiting;
}

void ManualUiClock::advance(std::chrono::milliseconds time)
{
    const auto end = m_now + time;
    while (!m_due.empty() && m_due.begin()->first <= end) {
        m_now = m_due.begin()->first;
        const QPointer<QObject> waiting = m_due.begin()->second;
        m_due.erase(m_due.begin());
        static_cast<WaitingCall *>(waiting.data())->run();
        delete waiting.data();
    }
    m_now = end;
}

} // namespace hp::ui
