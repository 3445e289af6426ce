// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/Freshness.h"
#include "ui/session/UiClock.h"

#include <QTest>

#include <ctime>

namespace tst_freshness {

using namespace hp::ui;
using namespace std::chrono_literals;

class TestFreshness : public QObject
{
    Q_OBJECT

private slots:
    void freshnessFollowsTheRules_data();
    void freshnessFollowsTheRules();
    void retriesDoubleUpToAMinute_data();
    void retriesDoubleUpToAMinute();
    void manualClockRunsWhatFallsDueInOrder();
    void aDestroyedContextCancels();
    void theClockGoesOnInASuspend();
};

void TestFreshness::freshnessFollowsTheRules_data()
{
    QTest::addColumn<LinkView>("link");
    QTest::addColumn<Freshness>("expected");

    const LinkView live{.everReceived = true, .connected = true, .failures = 0, .age = 400ms};
    const auto aged = [live](std::chrono::milliseconds age) {
        LinkView link = live;
        link.age = age;
        return link;
    };
    LinkView lost = live;
    lost.connected = false;
    lost.failures = 1;
    LinkView never;
    LinkView neverReached;
    neverReached.failures = 1;

    QTest::newRow("nothing received is connecting") << never << Freshness::Connecting;
    QTest::newRow("a first attempt that failed is disconnected")
        << neverReached << Freshness::Disconnected;
    QTest::newRow("a fresh frame is live") << live << Freshness::Live;
    QTest::newRow("one ms before 3 s is live") << aged(2999ms) << Freshness::Live;
    QTest::newRow("3 s is slow") << aged(3000ms) << Freshness::Slow;
    QTest::newRow("one ms before 10 s is slow") << aged(9999ms) << Freshness::Slow;
    QTest::newRow("10 s is stale") << aged(10000ms) << Freshness::Stale;
    QTest::newRow("a lost connection is disconnected however fresh")
        << lost << Freshness::Disconnected;
}

void TestFreshness::freshnessFollowsTheRules()
{
    QFETCH(const LinkView, link);
    QFETCH(const Freshness, expected);
    QCOMPARE(decideFreshness(link), expected);
}

void TestFreshness::retriesDoubleUpToAMinute_data()
{
    QTest::addColumn<int>("failures");
    QTest::addColumn<double>("random");
    QTest::addColumn<qint64>("expected");

    QTest::newRow("first, middle") << 1 << 0.5 << qint64(1000);
    QTest::newRow("first, shortest") << 1 << 0.0 << qint64(800);
    QTest::newRow("first, longest") << 1 << 1.0 << qint64(1200);
    QTest::newRow("second") << 2 << 0.5 << qint64(2000);
    QTest::newRow("sixth") << 6 << 0.5 << qint64(32000);
    QTest::newRow("seventh is capped") << 7 << 0.5 << qint64(60000);
    QTest::newRow("thousandth is capped") << 1000 << 0.5 << qint64(60000);
}

void TestFreshness::retriesDoubleUpToAMinute()
{
    QFETCH(const int, failures);
    QFETCH(const double, random);
    QFETCH(const qint64, expected);
    QCOMPARE(static_cast<qint64>(retryDelay(failures, random).count()), expected);
}

void TestFreshness::manualClockRunsWhatFallsDueInOrder()
{
    ManualUiClock clock;
    QString order;
    clock.after(20ms, this, [&] { order += QLatin1Char('b'); });
    clock.after(10ms, this, [&] {
        order += QLatin1Char('a');
        clock.after(15ms, this, [&] { order += QLatin1Char('c'); });
    });
    clock.advance(24ms);
    QCOMPARE(order, QStringLiteral("ab"));
    clock.advance(1ms);
    QCOMPARE(order, QStringLiteral("abc"));
}

void TestFreshness::aDestroyedContextCancels()
{
    ManualUiClock clock;
    bool ran = false;
    {
        QObject context;
        clock.after(10ms, &context, [&] { ran = true; });
    }
    clock.advance(1s);
    QVERIFY(!ran);
}

/// In a suspend, and in a time namespace of its own, the steady clock is another one.
void TestFreshness::theClockGoesOnInASuspend()
{
    const auto sinceBoot = [] {
        timespec now{};
        clock_gettime(CLOCK_BOOTTIME, &now);
        return std::chrono::milliseconds(now.tv_sec * 1000 + now.tv_nsec / 1'000'000);
    };
    const auto before = sinceBoot();
    const auto told = SystemUiClock().uptime();
    QVERIFY(told >= before);
    QVERIFY(told <= sinceBoot());
}

} // namespace tst_freshness

HP_TEST(tst_freshness, TestFreshness)
#include "tst_freshness.moc"
