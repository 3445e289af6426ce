// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/SystemClock.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QEventLoop>
#include <QtTest>

#include <memory>

namespace tst_systemclock {

using namespace hp;
using namespace hp::runtime;
using namespace std::chrono_literals;

/// The promises of Clock, kept on the real time.
class TestSystemClock : public QObject
{
    Q_OBJECT
private slots:
    void timersFireInOrder();
    void cancelledTimerDoesNotFire();
    void timerDiesWithItsContext();
    void callMayCancelTheOneBehindIt();
    void noTimeAtAllIsStillLater();
    void timersFireInsideOfACall();
    void aFasterClockShortensTimers();
    void absurdDelaysNeverCome();
    void aLabGoesOnWhereItWas();
};

void TestSystemClock::aLabGoesOnWhereItWas()
{
    const TimePoint real = SystemClock().now();
    QVERIFY(SystemClock(60, real + 72h).now() >= real + 72h);
    QVERIFY(SystemClock(60, real + 72h).now() < real + 74h);
    // The world has overtaken it.
    QVERIFY(SystemClock(60, real - 72h).now() >= real);
}

void TestSystemClock::timersFireInOrder()
{
    std::unique_ptr<SystemClock> clock;
    QObject context;
    QString said;
    Duration start{};
    // Once more when the machine did something else here for so long that the first one is not the
    // last one due any more.
    do {
        clock = std::make_unique<SystemClock>();
        start = clock->uptime();
        clock->after(30ms, &context, [&said] { said += u'c'; });
        clock->after(10ms, &context, [&said] { said += u'a'; });
        clock->after(10ms, &context, [&said] { said += u'b'; });
    } while (clock->uptime() - start >= 20ms);
    QTRY_COMPARE(said, QStringLiteral("abc"));
    QVERIFY(clock->uptime() - start >= 30ms);
}

void TestSystemClock::cancelledTimerDoesNotFire()
{
    SystemClock clock;
    QObject context;
    QString said;
    const auto first = clock.after(1ms, &context, [&said] { said += u'a'; });
    clock.after(5ms, &context, [&said] { said += u'b'; });
    clock.cancel(first);
    clock.cancel(first);
    clock.cancel(12345);
    QTRY_COMPARE(said, QStringLiteral("b"));
}

void TestSystemClock::timerDiesWithItsContext()
{
    SystemClock clock;
    QObject context;
    auto gone = std::make_unique<QObject>();
    QString said;
    clock.after(1ms, gone.get(), [&said] { said += u'a'; });
    clock.after(5ms, &context, [&said] { said += u'b'; });
    gone.reset();
    QTRY_COMPARE(said, QStringLiteral("b"));
}

void TestSystemClock::callMayCancelTheOneBehindIt()
{
    SystemClock clock;
    QObject context;
    QString said;
    std::uint64_t second = 0;
    clock.after(2ms, &context, [&] {
        said += u'a';
        clock.cancel(second);
        clock.after(1ms, &context, [&said] { said += u'c'; });
    });
    second = clock.after(2ms, &context, [&said] { said += u'b'; });
    QTRY_COMPARE(said, QStringLiteral("ac"));
}

void TestSystemClock::noTimeAtAllIsStillLater()
{
    SystemClock clock;
    QObject context;
    bool ran = false;
    clock.after(0ms, &context, [&ran] { ran = true; });
    clock.after(-1s, &context, [] {});
    QVERIFY(!ran);
    QTRY_VERIFY(ran);
}

void TestSystemClock::timersFireInsideOfACall()
{
    SystemClock clock;
    QObject context;
    bool inner = false;
    bool outer = false;
    QEventLoop loop;
    clock.after(1ms, &context, [&] {
        loop.exec();
        outer = true;
    });
    clock.after(1ms, &context, [&] { inner = true; });
    clock.after(3ms, &context, [&loop] { loop.quit(); });
    QTRY_VERIFY(outer);
    QVERIFY(inner);
}

void TestSystemClock::aFasterClockShortensTimers()
{
    SystemClock clock(1000);
    QObject context;
    bool ran = false;
    const Duration start = clock.uptime();
    clock.after(20s, &context, [&ran] { ran = true; });
    QTRY_VERIFY(ran);
    QVERIFY(clock.uptime() - start >= 20s);
}

void TestSystemClock::absurdDelaysNeverCome()
{
    SystemClock clock;
    QObject context;
    bool never = false;
    bool ran = false;
    clock.after(Duration::max(), &context, [&never] { never = true; });
    clock.after(1ms, &context, [&ran] { ran = true; });
    QTRY_VERIFY(ran);
    QVERIFY(!never);
}

} // namespace tst_systemclock

HP_TEST(tst_systemclock, TestSystemClock)
#include "tst_systemclock.moc"
