// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/Silence.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_silence {

using namespace hp::kube;
using namespace std::chrono_literals;

namespace {

const Steady start{1000s};

KubeSettings settings()
{
    KubeSettings how;
    how.probeAfter = 30s;
    how.http1Silence = 90s;
    return how;
}

QuietStream shared(long port, std::chrono::seconds silentFor, Steady now)
{
    return {1, port, true, now - silentFor};
}

} // namespace

/// When a quiet watch is asked whether it is alive.
class TestSilence : public QObject
{
    Q_OBJECT
private slots:
    void silenceIsProbedWhenItIsLongEnough_data();
    void silenceIsProbedWhenItIsLongEnough();
    void oneProbeAtATime();
    void anAnswerCountsForItsConnectionOnly();
    void aConnectionAloneIsGivenUpWithoutAProbe();
};

void TestSilence::silenceIsProbedWhenItIsLongEnough_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("probe");
    QTest::newRow("both quiet for just long enough") << 30 << 30 << true;
    QTest::newRow("both a second short of it") << 29 << 29 << false;
    QTest::newRow("one spoke, on the same connection") << 300 << 1 << false;
}

void TestSilence::silenceIsProbedWhenItIsLongEnough()
{
    QFETCH(const int, first);
    QFETCH(const int, second);
    QFETCH(const bool, probe);
    const KubeSettings how = settings();
    Silence silence(how);
    const auto verdict = silence.judge({shared(7, std::chrono::seconds(first), start),
                                        shared(7, std::chrono::seconds(second), start)},
                                       start);
    QCOMPARE(verdict.probe, probe);
    QVERIFY(verdict.dead.empty());
    QVERIFY(verdict.lookAgain
            == start - std::chrono::seconds(std::min(first, second)) + std::chrono::seconds(30));
}

void TestSilence::oneProbeAtATime()
{
    const KubeSettings how = settings();
    Silence silence(how);
    QVERIFY(silence.judge({shared(7, 40s, start)}, start).probe);
    silence.probing(start);
    QVERIFY(!silence.judge({shared(7, 50s, start + 10s)}, start + 10s).probe);
    silence.failed();
    QVERIFY(silence.judge({shared(7, 55s, start + 15s)}, start + 15s).probe);
}

void TestSilence::anAnswerCountsForItsConnectionOnly()
{
    const KubeSettings how = settings();
    Silence silence(how);
    const auto streams = [](Steady now) {
        return std::vector<QuietStream>{{1, 7, true, start - 40s}, {2, 8, true, now - 1s}};
    };
    silence.probing(start);
    silence.answered(7, start);
    QVERIFY(!silence.judge(streams(start + 29s), start + 29s).probe);
    QVERIFY(silence.judge(streams(start + 30s), start + 30s).probe);
    // Answered along the other one: this one is asked again, though no faster.
    silence.probing(start + 30s);
    silence.answered(8, start + 31s);
    QVERIFY(!silence.judge(streams(start + 60s), start + 60s).probe);
    QVERIFY(silence.judge(streams(start + 61s), start + 61s).probe);
}

void TestSilence::aConnectionAloneIsGivenUpWithoutAProbe()
{
    const KubeSettings how = settings();
    Silence silence(how);
    const std::vector<QuietStream> streams{{3, 9, false, start - 90s}, {4, 10, false, start - 89s}};
    const auto verdict = silence.judge(streams, start);
    QVERIFY(!verdict.probe);
    QVERIFY(verdict.dead == std::vector<std::uint64_t>{3});
    QVERIFY(verdict.lookAgain == start + 1s);
}

} // namespace tst_silence

HP_TEST(tst_silence, TestSilence)
#include "tst_silence.moc"
