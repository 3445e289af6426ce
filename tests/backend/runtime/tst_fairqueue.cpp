// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/FairQueue.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <string>

namespace tst_fairqueue {

using namespace hp;
using namespace hp::runtime;
using namespace std::chrono_literals;

/// Time passes only while work is done.
class TestFairQueue : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_uptime = 1h;
        m_done.clear();
        FairQueue::Limits limits;
        limits.slice = 10ms;
        limits.share = 0.5;
        limits.burst = 40ms;
        limits.waiting = 5;
        limits.bytes = 100;
        m_queue = std::make_unique<FairQueue>(limits, [this] { return m_uptime; });
    }

    void clientsTakeTurns()
    {
        for (const char *client : {"a", "a", "a", "b", "b", "c"})
            QVERIFY(add(client, 1ms));
        turn();
        QCOMPARE(m_done, std::string("abcaba"));
    }

    void theThreadComesUpForAir()
    {
        for (int i = 0; i < 5; ++i)
            QVERIFY(add("a", 4ms));
        turn();
        QCOMPARE(m_done, std::string("aaa"));
        turn();
        QCOMPARE(m_done, std::string("aaaaa"));
        QCOMPARE(m_queue->waiting(), std::size_t(0));
    }

    void whoAsksForMoreThanItsShareWaitsAndNobodyElse()
    {
        for (int i = 0; i < 5; ++i)
            QVERIFY(add("a", 25ms));
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(m_queue->waitOf("a"), Duration(0));
            turn();
        }
        // 100 ms passed: 40 of burst and 50 of its share, and it had 100.
        QCOMPARE(m_done, std::string("aaaa"));
        QCOMPARE(m_queue->waitOf("a"), Duration(20ms));
        QVERIFY(add("b", 1ms));
        turn();
        QCOMPARE(m_done, std::string("aaaab"));
        m_uptime += m_queue->waitOf("a");
        turn();
        QCOMPARE(m_done, std::string("aaaaba"));
    }

    void whatIsPreparedInPiecesLeavesTurnsToOthers()
    {
        int pieces = 3;
        const auto prepare = [this, &pieces] {
            m_done += 'p';
            m_uptime += 1ms;
            return --pieces > 0;
        };
        QVERIFY(m_queue->add("a", {1, [this] { m_done += 'A'; }, prepare}));
        QVERIFY(add("a", 1ms)); // after what came before it
        for (int i = 0; i < 4; ++i)
            QVERIFY(add("b", 1ms));
        turn();
        QCOMPARE(m_done, std::string("pbpbpAbab"));
        QCOMPARE(m_queue->waiting(), std::size_t(0));
    }

    void whatWaitsIsBounded()
    {
        for (int i = 0; i < 5; ++i)
            QVERIFY(add("a", 1ms));
        QVERIFY(!add("a", 1ms));
        QVERIFY(m_queue->add("b", {100, [] {}}));
        QVERIFY(!m_queue->add("b", {1, [] {}}));
        QVERIFY(m_queue->add("c", {1, [] {}}));
    }

    void afterTheStopNothingIsDone()
    {
        QVERIFY(add("a", 1ms));
        m_queue->stop();
        QVERIFY(add("a", 1ms));
        turn();
        QCOMPARE(m_done, std::string());
    }

    void workMayStopTheQueue()
    {
        QVERIFY(m_queue->add("a", {0, [this] { m_queue->stop(); }}));
        QVERIFY(add("a", 1ms));
        turn();
        QCOMPARE(m_done, std::string());
    }

private:
    bool add(const std::string &client, Duration cost)
    {
        return m_queue->add(client, {0, [this, client, cost] {
                                         m_done += client;
                                         m_uptime += cost;
                                     }});
    }
    /// One stretch.
    void turn() { QMetaObject::invokeMethod(m_queue.get(), "runSome", Qt::DirectConnection); }

    Duration m_uptime{};
    std::string m_done{};
    std::unique_ptr<FairQueue> m_queue{};
};

} // namespace tst_fairqueue

HP_TEST(tst_fairqueue, TestFairQueue)
#include "tst_fairqueue.moc"
