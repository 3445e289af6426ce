// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/Settle.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>

namespace hp::test {

void drainEvents()
{
    QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
    do {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (loop->processEvents(QEventLoop::AllEvents));
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
