// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/AlertWatch.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_alertwatch {

using namespace hp;
using namespace std::chrono_literals;
using monitoring::AlertWatch;

namespace {

const TimePoint t0 = *parseTime("2026-01-10T12:00:00Z");

/// A watch over one gauge, and the file that it keeps.
struct Bench {
    metrics::Snapshot read()
    {
        ++reads;
        metrics::Snapshot snapshot;
        if (down)
            snapshot.add(metrics::Metric::CollectorUp, {"mapi_machine_items"}, 0);
        return snapshot;
    }

    AlertWatch::Memory memory()
    {
        return {[this] { return kept; },
                [this](const std::string &text) {
                    ++saves;
                    kept = text;
                }};
    }

    [[nodiscard]] static bool fires(const AlertWatch &watch)
    {
        const auto alerts = watch.alerts();
        return alerts.size() == 1 && alerts.front().firingSince;
    }

    runtime::ManualClock clock{t0};
    bool down = true;
    int reads = 0;
    int saves = 0;
    std::string kept{};
};

} // namespace

class TestAlertWatch : public QObject
{
    Q_OBJECT
private slots:
    void gaugesAreReadEveryInterval();
    void anEarlyLookBeginsTheIntervalsAnew();
    void changesAreToldAndKept();
    void anAlertSurvivesARestart();
    void nothingHappensAfterStop();
};

void TestAlertWatch::gaugesAreReadEveryInterval()
{
    Bench bench;
    AlertWatch watch(bench.clock, [&] { return bench.read(); }, {});
    watch.start();
    QCOMPARE(bench.reads, 0);
    bench.clock.advance(5min);
    QCOMPARE(bench.reads, 10);
}

void TestAlertWatch::anEarlyLookBeginsTheIntervalsAnew()
{
    Bench bench;
    AlertWatch watch(bench.clock, [&] { return bench.read(); }, {});
    watch.evaluateNow();
    QCOMPARE(bench.reads, 0);
    watch.start();
    bench.clock.advance(20s);
    watch.evaluateNow();
    bench.clock.advance(29s);
    QCOMPARE(bench.reads, 1);
    bench.clock.advance(1s);
    QCOMPARE(bench.reads, 2);
}

void TestAlertWatch::changesAreToldAndKept()
{
    Bench bench;
    AlertWatch watch(
        bench.clock, [&] { return bench.read(); }, bench.memory());
    QSignalSpy changed(&watch, &AlertWatch::changed);
    watch.start();
    watch.evaluateNow();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(bench.saves, 1);
    bench.clock.advance(4min + 30s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(bench.saves, 1);
    QVERIFY(!Bench::fires(watch));
    bench.clock.advance(30s);
    QCOMPARE(changed.size(), 2);
    QVERIFY(Bench::fires(watch));
    // Nothing changes, but a crash shall not look like a long pause.
    bench.clock.advance(10min);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(bench.saves, 4);
}

void TestAlertWatch::anAlertSurvivesARestart()
{
    Bench bench;
    {
        AlertWatch watch(
            bench.clock, [&] { return bench.read(); }, bench.memory());
        watch.start();
        watch.evaluateNow();
        bench.clock.advance(6min);
        watch.stop();
    }
    bench.clock.advance(2min);
    AlertWatch watch(
        bench.clock, [&] { return bench.read(); }, bench.memory());
    watch.start();
    QVERIFY(Bench::fires(watch));
    QCOMPARE(watch.alerts().front().since, t0);
    bench.down = false;
    bench.clock.advance(30s);
    QVERIFY(watch.alerts().empty());
}

void TestAlertWatch::nothingHappensAfterStop()
{
    Bench bench;
    AlertWatch watch(
        bench.clock, [&] { return bench.read(); }, bench.memory());
    watch.start();
    watch.stop();
    watch.stop();
    QCOMPARE(bench.saves, 1);
    bench.clock.advance(1h);
    watch.evaluateNow();
    QCOMPARE(bench.reads, 0);
}

} // namespace tst_alertwatch

HP_TEST(tst_alertwatch, TestAlertWatch)
#include "tst_alertwatch.moc"
