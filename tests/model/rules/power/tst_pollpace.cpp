// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/PollPace.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_pollpace {

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now{1'000'000s};

host::PowerStatus moving(Duration age, Duration timeout = 180s)
{
    host::PowerStatus status;
    status.powerAction =
        host::PowerAction{ResetType::GracefulShutdown, now - age, now - age + timeout};
    return status;
}

host::PowerStatus held()
{
    host::PowerStatus status;
    status.rebootHolds.push_back({"reboot.metal3.io/client", host::RebootMode::Hard, now, now});
    return status;
}

} // namespace

/// Which lane a host is in, and what that means.
class TestPollPace : public QObject
{
    Q_OBJECT
private slots:
    void laneDecides_data();
    void laneDecides();
    void steadyReadingsKeepWithinTwentyPercent_data();
    void steadyReadingsKeepWithinTwentyPercent();
    void firstSweepIsSpread_data();
    void firstSweepIsSpread();
};

void TestPollPace::laneDecides_data()
{
    using Milliseconds = std::chrono::milliseconds;
    QTest::addColumn<host::PowerStatus>("status");
    QTest::addColumn<Milliseconds>("decided");
    QTest::addColumn<bool>("watched");
    QTest::addColumn<QString>("lane");
    QTest::addColumn<Milliseconds>("after");

    const auto row = [](const char *name,
                        const host::PowerStatus &status,
                        Milliseconds decided,
                        const char *lane,
                        Milliseconds after,
                        bool watched = false) {
        QTest::newRow(name) << status << decided << watched << QString::fromLatin1(lane) << after;
    };
    const host::PowerStatus quiet;
    row("nothing is going on", quiet, 60s, "steady", 54s);
    row("a retry comes earlier", quiet, 10s, "decided", 10s);
    row("a detached host comes later", quiet, 10min, "decided", 10min);
    row("held", held(), 60s, "held", 5s);
    row("held, but the decision is in a hurry", held(), 3s, "decided", 3s);
    row("a command just given", moving(0s), 3s, "moving", 1s);
    row("a command 14.999 s old", moving(14'999ms), 3s, "moving", 1s);
    row("a command 15 s old", moving(15s), 3s, "moving", 2s);
    row("a command 59.999 s old", moving(59'999ms), 3s, "moving", 2s);
    row("a command a minute old", moving(60s), 3s, "moving", 5s);
    row("5 s would pass the deadline", moving(176s), 3s, "moving", 4s);
    row("the deadline is near", moving(178s), 2s, "moving", 2s);
    row("past the deadline nothing runs in circles", moving(181s), 3s, "moving", 5s);
    row("a BMC that is left in peace while a command is stored", moving(0s), 12s, "decided", 12s);
    row("the clock stepped back", moving(-5s), 3s, "moving", 1s);
    row("a retry while a command is stored", moving(0s), 500ms, "moving", 500ms);
    row("a person looks at it", quiet, 60s, "watched", 15s, true);
    row("a person looks on while a retry comes earlier", quiet, 10s, "decided", 10s, true);
    row("a person looks at a detached host", quiet, 10min, "decided", 10min, true);
    row("a person looks at a held one", held(), 60s, "held", 5s, true);
    row("a person looks on while a command runs", moving(0s), 3s, "moving", 1s, true);
}

void TestPollPace::laneDecides()
{
    QFETCH(const host::PowerStatus, status);
    QFETCH(const std::chrono::milliseconds, decided);
    QFETCH(const bool, watched);
    QFETCH(const QString, lane);
    QFETCH(const std::chrono::milliseconds, after);

    const PollPace pace = pollPace(status, decided, 0.5, {}, now, watched);
    QCOMPARE(QString::fromLatin1(toString(pace.lane)), lane);
    QCOMPARE(pace.after.count(), Duration(after).count());
    QCOMPARE(pace.mayWait > Duration(0), pace.lane == PollLane::Steady);
}

void TestPollPace::steadyReadingsKeepWithinTwentyPercent_data()
{
    QTest::addColumn<double>("random");
    QTest::addColumn<int>("earliest");
    QTest::addColumn<int>("latest");
    QTest::newRow("the soonest") << 0.0 << 48 << 60;
    QTest::newRow("the middle") << 0.5 << 54 << 66;
    QTest::newRow("the latest") << 1.0 << 60 << 72;
}

void TestPollPace::steadyReadingsKeepWithinTwentyPercent()
{
    QFETCH(const double, random);
    QFETCH(const int, earliest);
    QFETCH(const int, latest);
    const PollPace pace = pollPace({}, 60s, random, {}, now);
    QCOMPARE(std::chrono::round<std::chrono::seconds>(pace.after).count(), earliest);
    QCOMPARE(std::chrono::round<std::chrono::seconds>(pace.after + pace.mayWait).count(), latest);
}

void TestPollPace::firstSweepIsSpread_data()
{
    QTest::addColumn<int>("hosts");
    QTest::addColumn<int>("seconds");
    QTest::newRow("a few at once") << 256 << 0;
    QTest::newRow("more over ten seconds") << 257 << 10;
    QTest::newRow("thousands as they come") << 6000 << 18;
    QTest::newRow("ten thousand") << 10'000 << 30;
    QTest::newRow("never longer") << 100'000 << 30;
}

void TestPollPace::firstSweepIsSpread()
{
    QFETCH(const int, hosts);
    QFETCH(const int, seconds);
    QCOMPARE(firstSweep(static_cast<std::size_t>(hosts), {}).count(),
             Duration(std::chrono::seconds(seconds)).count());
}

} // namespace tst_pollpace

HP_TEST(tst_pollpace, TestPollPace)
#include "tst_pollpace.moc"
