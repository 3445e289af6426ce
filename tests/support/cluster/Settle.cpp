// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/Settle.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <cstdio>
#include <utility>

namespace hp::test {

namespace {

/// Nothing here takes longer; who waits in vain goes on and fails by what it then finds.
constexpr std::chrono::minutes longest{5};

std::function<std::string()> &outside()
{
    static std::function<std::string()> awaited;
    return awaited;
}

} // namespace

void alsoAwait(std::function<std::string()> awaited)
{
    outside() = std::move(awaited);
}

void drainEvents()
{
    QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
    const QDeadlineTimer limit(longest);
    do {
        do {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        } while (loop->processEvents(QEventLoop::AllEvents));
        const std::string awaited = outside() ? outside()() : std::string();
        if (awaited.empty())
            return;
        if (limit.hasExpired()) {
            std::fprintf(stderr, "waited in vain for %s\n", awaited.c_str());
            return;
        }
        // Answers come from another thread.
        QThread::usleep(300);
    } while (true);
}

void settle(runtime::ManualClock &clock)
{
    do {
        drainEvents();
    } while (clock.runNext(Duration(0)));
}

void advance(runtime::ManualClock &clock, Duration by)
{
    clock.advance(by, drainEvents);
    settle(clock);
}

} // namespace hp::test
