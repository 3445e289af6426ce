// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/RateLimiter.h"
#include "backend/runtime/WorkQueue.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_workqueue {

using namespace hp;
using namespace hp::runtime;
using namespace std::chrono_literals;

namespace {

const ObjectKey a{"ns", "a"};
const ObjectKey b{"ns", "b"};

} // namespace

class TestWorkQueue : public QObject
{
    Q_OBJECT
private slots:
    void aKeyThatWaitsIsHandedOutOnce();
    void aKeyAddedWhileInWorkIsHandedOutAgainAfterwards();
    void theStartUpListWaitsForEverythingElse();
    void addingALowKeyAgainNormallyPromotesIt();
    void aPromotedKeyLeavesNothingBehind();
    void ofTwoDelaysTheEarlierOneCounts();
    void addingNowOvertakesADelay();
    void shuttingDownForgetsAndRefuses();
    void backOffDoublesToTheCap();
    void aSuccessForgetsTheFailures();
    void theSharedBudgetDelaysOnceTheBurstIsSpent();

private:
    ManualClock m_clock{TimePoint(1'000s)};
    int m_wakes = 0;
    WorkQueue m_queue{m_clock, [this] { ++m_wakes; }};
};

void TestWorkQueue::aKeyThatWaitsIsHandedOutOnce()
{
    WorkQueue queue(m_clock, [] {});
    queue.add(a);
    queue.add(a);
    QCOMPARE(queue.get(), std::optional(a));
    QCOMPARE(queue.get(), std::optional<ObjectKey>());
    QVERIFY(!queue.isIdle());
    queue.done(a);
    QVERIFY(queue.isIdle());
}

void TestWorkQueue::aKeyAddedWhileInWorkIsHandedOutAgainAfterwards()
{
    int wakes = 0;
    WorkQueue queue(m_clock, [&wakes] { ++wakes; });
    queue.add(a);
    QVERIFY(queue.get());
    queue.add(a);
    queue.add(a);
    QVERIFY(!queue.get());
    const int before = wakes;
    queue.done(a);
    QCOMPARE(wakes, before + 1);
    QCOMPARE(queue.get(), std::optional(a));
    queue.done(a);
    QVERIFY(!queue.get());
}

void TestWorkQueue::theStartUpListWaitsForEverythingElse()
{
    WorkQueue queue(m_clock, [] {});
    queue.add(a, Priority::Low);
    queue.add(b);
    QCOMPARE(queue.get(), std::optional(b));
    QCOMPARE(queue.get(), std::optional(a));
}

void TestWorkQueue::addingALowKeyAgainNormallyPromotesIt()
{
    WorkQueue queue(m_clock, [] {});
    queue.add(a, Priority::Low);
    queue.add(b, Priority::Low);
    queue.add(b);
    QCOMPARE(queue.get(), std::optional(b));
    QCOMPARE(queue.get(), std::optional(a));
    QVERIFY(!queue.get());
}

void TestWorkQueue::aPromotedKeyLeavesNothingBehind()
{
    WorkQueue queue(m_clock, [] {});
    queue.add(a, Priority::Low);
    queue.add(a);
    QCOMPARE(queue.get(), std::optional(a));
    // Its old place comes up while it is in work, and must not be taken for the new wish.
    queue.add(a, Priority::Low);
    QVERIFY(!queue.get());
    QVERIFY(!queue.isIdle());
    queue.done(a);
    QCOMPARE(queue.get(), std::optional(a));
    QVERIFY(!queue.get());
    queue.done(a);
    QVERIFY(queue.isIdle());
}

void TestWorkQueue::ofTwoDelaysTheEarlierOneCounts()
{
    WorkQueue queue(m_clock, [] {});
    queue.addAfter(a, 10s);
    queue.addAfter(a, 30s);
    QCOMPARE(queue.delayOf(a), std::optional<Duration>(10s));
    queue.addAfter(a, 4s);
    m_clock.advance(3999ms);
    QVERIFY(!queue.get());
    m_clock.advance(1ms);
    QCOMPARE(queue.get(), std::optional(a));
    queue.done(a);
    m_clock.advance(60s);
    QVERIFY(!queue.get());
}

void TestWorkQueue::addingNowOvertakesADelay()
{
    WorkQueue queue(m_clock, [] {});
    queue.addAfter(a, 10s);
    queue.add(a);
    QVERIFY(!queue.delayOf(a));
    QVERIFY(queue.get());
    queue.done(a);
    m_clock.advance(20s);
    QVERIFY(!queue.get());
}

void TestWorkQueue::shuttingDownForgetsAndRefuses()
{
    WorkQueue queue(m_clock, [] {});
    queue.add(a);
    queue.addAfter(b, 1s);
    queue.shutDown();
    queue.add(b);
    m_clock.advance(5s);
    QVERIFY(!queue.get());
    QVERIFY(queue.isIdle());
}

void TestWorkQueue::backOffDoublesToTheCap()
{
    RateLimiter limiter({5s, 1000s}, {1e9, 1'000'000});
    const std::vector<Duration> expected = {
        5s, 10s, 20s, 40s, 80s, 160s, 320s, 640s, 1000s, 1000s, 1000s};
    for (const Duration wait : expected)
        QCOMPARE(limiter.when(a, 0s).count(), wait.count());
    QCOMPARE(limiter.failures(a), 11);
    QCOMPARE(limiter.when(b, 0s).count(), Duration(5s).count());
}

void TestWorkQueue::aSuccessForgetsTheFailures()
{
    RateLimiter limiter({5ms, 1000s});
    QCOMPARE(limiter.when(a, 0s).count(), Duration(5ms).count());
    QCOMPARE(limiter.when(a, 0s).count(), Duration(10ms).count());
    limiter.forget(a);
    QCOMPARE(limiter.failures(a), 0);
    QCOMPARE(limiter.when(a, 0s).count(), Duration(5ms).count());
}

void TestWorkQueue::theSharedBudgetDelaysOnceTheBurstIsSpent()
{
    RateLimiter limiter({1ms, 1s}, {10, 3});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(limiter.when({"ns", std::to_string(i)}, 0s).count(), Duration(1ms).count());
    QCOMPARE(limiter.when({"ns", "3"}, 0s).count(), Duration(100ms).count());
    QCOMPARE(limiter.when({"ns", "4"}, 0s).count(), Duration(200ms).count());
    QCOMPARE(limiter.when({"ns", "5"}, 10s).count(), Duration(1ms).count());
}

} // namespace tst_workqueue

HP_TEST(tst_workqueue, TestWorkQueue)
#include "tst_workqueue.moc"
