// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/IdleTimeout.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_idletimeout {

using namespace hp::kube;
using namespace std::chrono_literals;

namespace {

const Steady start{1000s};

KubeSettings settings()
{
    KubeSettings how;
    how.probeAfter = 30s;
    how.http1IdleTimeout = 90s;
    return how;
}

IdleStream shared(long port, std::chrono::seconds silentFor, Steady now)
{
    return {1, port, true, now - silentFor};
}

} // namespace

/// When a quiet watch is asked whether it is alive.
class TestIdleTimeout : public QObject
{
    Q_OBJECT
private slots:
    void silenceIsProbedWhenItIsLongEnough_data();
    void silenceIsProbedWhenItIsLongEnough();
    void oneProbeAtATime();
    void anAnswerCountsForItsConnectionOnly();
    void aConnectionAloneIsGivenUpWithoutAProbe();
};

void TestIdleTimeout::silenceIsProbedWhenItIsLongEnough_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("probe");
    QTest::newRow("both quiet for just long enough") << 30 << 30 << true;
    QTest::newRow("both a second short of it") << 29 << 29 << false;
    QTest::newRow("one spoke, on the same connection") << 300 << 1 << false;
}

void TestIdleTimeout::silenceIsProbedWhenItIsLongEnough()
{
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const bool, probe);
    const KubeSettings how = settings();
    IdleTimeout idleTimeout(how);
    const auto verdict = idleTimeout.evaluate({shared(7, std::chrono::seconds(first), start),
                                               shared(7, std::chrono::seconds(second), start)},
                                              start);
    QCOMPARE(verdict.probe, probe);
    QVERIFY(verdict.dead.empty());
    QVERIFY(verdict.nextCheck
            == start - std::chrono::seconds(std::min(first, second)) + std::chrono::seconds(30));
}

void TestIdleTimeout::oneProbeAtATime()
{
    const KubeSettings how = settings();
    IdleTimeout idleTimeout(how);
    QVERIFY(idleTimeout.evaluate({shared(7, 40s, start)}, start).probe);
    idleTimeout.probing(start);
    QVERIFY(!idleTimeout.evaluate({shared(7, 50s, start + 10s)}, start + 10s).probe);
    idleTimeout.failed();
    QVERIFY(idleTimeout.evaluate({shared(7, 55s, start + 15s)}, start + 15s).probe);
}

void TestIdleTimeout::anAnswerCountsForItsConnectionOnly()
{
    const KubeSettings how = settings();
    IdleTimeout idleTimeout(how);
    const auto streams = [](Steady now) {
        return std::vector<IdleStream>{{1, 7, true, start - 40s}, {2, 8, true, now - 1s}};
    };
    idleTimeout.probing(start);
    idleTimeout.answered(7, start);
    QVERIFY(!idleTimeout.evaluate(streams(start + 29s), start + 29s).probe);
    QVERIFY(idleTimeout.evaluate(streams(start + 30s), start + 30s).probe);
    // Answered along the other one: this one is asked again, though no faster.
    idleTimeout.probing(start + 30s);
    idleTimeout.answered(8, start + 31s);
    QVERIFY(!idleTimeout.evaluate(streams(start + 60s), start + 60s).probe);
    QVERIFY(idleTimeout.evaluate(streams(start + 61s), start + 61s).probe);
}

void TestIdleTimeout::aConnectionAloneIsGivenUpWithoutAProbe()
{
    const KubeSettings how = settings();
    IdleTimeout idleTimeout(how);
    const std::vector<IdleStream> streams{{3, 9, false, start - 90s}, {4, 10, false, start - 89s}};
    const auto verdict = idleTimeout.evaluate(streams, start);
    QVERIFY(!verdict.probe);
    QVERIFY(verdict.dead == std::vector<std::uint64_t>{3});
    QVERIFY(verdict.nextCheck == start + 1s);
}

} // namespace tst_idletimeout

HP_TEST(tst_idletimeout, TestIdleTimeout)
#include "tst_idletimeout.moc"
