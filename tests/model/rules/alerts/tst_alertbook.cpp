// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlertAlarms.h"
#include "model/rules/alerts/AlertBook.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <optional>

namespace tst_alertbook {

using namespace hp;
using namespace std::chrono_literals;
using alerts::AlertBook;
using alerts::FiringAlert;
using metrics::Metric;

namespace {

const TimePoint t0 = *parseTime("2026-01-10T12:00:00Z");
constexpr Duration interval = 30s;

metrics::Snapshot machineIn(const std::string &phase)
{
    metrics::Snapshot snapshot;
    snapshot.add(Metric::MachineCreated, {"m1", "ns", "p1", "n1", "v1beta1", phase}, 1768046400);
    snapshot.add(Metric::NodeInfo, {"n1"}, 1);
    return snapshot;
}

/// Evaluates the same snapshot at every interval in (from, to].
void evaluate(AlertBook &book, const metrics::Snapshot &snapshot, TimePoint from, TimePoint to)
{
    for (TimePoint at = from + interval; at <= to; at += interval)
        (void)book.evaluate(snapshot, at);
}

std::optional<FiringAlert> only(const AlertBook &book)
{
    const auto all = book.alerts();
    return all.size() == 1 ? std::optional(all.front()) : std::nullopt;
}

} // namespace

class TestAlertBook : public QObject
{
    Q_OBJECT
private slots:
    void aChangeIsTold();
    void labelsFillTheWords();
    void aLabelThatIsAggregatedAwayIsEmpty();
    void aBookGoesOnAfterARestart_data();
    void aBookGoesOnAfterARestart();
    void whatFiredFiresOn();
    void afterALongPauseEverythingBeginsAnew();
    void whatIsNoBookIsAnEmptyOne_data();
    void whatIsNoBookIsAnEmptyOne();
    void aClockThatIsSetBackEndsNoAlertLate();
    void twoEvaluationsAtOneInstantForgetWhatIsGone();
    void whatFiresIsAnAlarmOfItsMachine();
};

void TestAlertBook::whatFiresIsAnAlarmOfItsMachine()
{
    metrics::Snapshot snapshot = machineIn("Deleting");
    snapshot.add(Metric::MaintenanceAlert, {"mm", "ns", "m1", "MaintenanceTooLong"}, 1);
    AlertBook book;
    (void)book.evaluate(snapshot, t0);
    evaluate(book, snapshot, t0, t0 + 7h);
    const auto sources = alarms::alarmsOf(book.alerts());
    QCOMPARE(sources.size(), std::size_t(2));
    for (const alarms::AlarmSource &one : sources) {
        QCOMPARE(one.machine, std::string("ns/m1"));
        QVERIFY(one.key.starts_with("alert/"));
        QCOMPARE(one.priority, 2);
    }
    QCOMPARE(sources.front().text,
             std::string("Machine m1 has been in Deleting phase for more than 6 hours."));
}

void TestAlertBook::aChangeIsTold()
{
    AlertBook book;
    QVERIFY(!book.evaluate(machineIn("Running"), t0));
    QVERIFY(book.evaluate(machineIn("Failed"), t0 + 30s));
    QVERIFY(!book.evaluate(machineIn("Failed"), t0 + 60s));
    QVERIFY(book.evaluate(machineIn("Running"), t0 + 90s));
    QVERIFY(book.isEmpty());
}

void TestAlertBook::labelsFillTheWords()
{
    metrics::Snapshot snapshot;
    snapshot.add(Metric::HookHolding, {"m1", "ns", "preDrain", "Migrate", "owner"}, 0);
    AlertBook book;
    (void)book.evaluate(snapshot, t0);
    const auto alert = only(book);
    QVERIFY(alert);
    QVERIFY(alert->firingSince);
    QCOMPARE(alert->summary(),
             std::string("machine m1 has waited for hook Migrate at preDrain for more than 30 "
                         "minutes"));
    QVERIFY(alert->description().starts_with("Hooks never time out. owner must"));
}

void TestAlertBook::aLabelThatIsAggregatedAwayIsEmpty()
{
    AlertBook book;
    (void)book.evaluate(machineIn("Failed"), t0);
    const auto alert = only(book);
    QVERIFY(alert);
    QCOMPARE(alert->summary(), std::string("machine m1 is in phase: "));
}

void TestAlertBook::aBookGoesOnAfterARestart_data()
{
    QTest::addColumn<int>("minutesBefore");
    QTest::addColumn<int>("pause");
    QTest::addColumn<int>("minutesUntilItFires");
    QTest::newRow("the pause does not count") << 20 << 5 << 40;
    QTest::newRow("what would fire soon gets ten minutes") << 55 << 5 << 10;
    QTest::newRow("a pause of nearly an hour is bridged") << 20 << 59 << 40;
}

void TestAlertBook::aBookGoesOnAfterARestart()
{
    QFETCH(const int, minutesBefore);
    QFETCH(const int, pause);
    QFETCH(const int, minutesUntilItFires);
    AlertBook book;
    const TimePoint down = t0 + std::chrono::minutes(minutesBefore);
    (void)book.evaluate(machineIn("Failed"), t0);
    evaluate(book, machineIn("Failed"), t0, down);

    const TimePoint up = down + std::chrono::minutes(pause);
    AlertBook next = AlertBook::restored(book.saved(), up);
    const TimePoint fires = up + std::chrono::minutes(minutesUntilItFires);
    evaluate(next, machineIn("Failed"), up, fires - interval);
    QVERIFY(only(next));
    QVERIFY(!only(next)->firingSince);
    (void)next.evaluate(machineIn("Failed"), fires);
    QVERIFY(only(next)->firingSince);
}

void TestAlertBook::whatFiredFiresOn()
{
    AlertBook book;
    (void)book.evaluate(machineIn("Deleting"), t0);
    (void)book.evaluate(machineIn("Deleting"), t0 + 6h);
    AlertBook next = AlertBook::restored(book.saved(), t0 + 6h + 10min);
    QCOMPARE(only(next)->since, t0);
    QVERIFY(only(next)->firingSince == t0 + 6h);
    // Within its window it fires on even before the machine is read again.
    (void)next.evaluate({}, t0 + 6h + 10min);
    QVERIFY(only(next));
    (void)next.evaluate({}, t0 + 6h + 16min);
    QVERIFY(next.isEmpty());
}

void TestAlertBook::afterALongPauseEverythingBeginsAnew()
{
    AlertBook book;
    (void)book.evaluate(machineIn("Failed"), t0);
    QVERIFY(AlertBook::restored(book.saved(), t0 + 61min).isEmpty());
    QVERIFY(!AlertBook::restored(book.saved(), t0 + 60min).isEmpty());
}

void TestAlertBook::whatIsNoBookIsAnEmptyOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"version\":1,");
    QTest::newRow("another version")
        << QByteArray(R"({"version":2,"evaluatedAt":"2026-01-10T12:00:00Z","alerts":[]})");
    QTest::newRow("no list") << QByteArray(
        R"({"version":1,"evaluatedAt":"2026-01-10T12:00:00Z","alerts":{"a":1}})");
    QTest::newRow("a rule that no longer exists") << QByteArray(
        R"({"version":1,"evaluatedAt":"2026-01-10T12:00:00Z","alerts":[{"rule":"Gone",
            "labels":["a"],"since":"2026-01-10T12:00:00Z","seen":"2026-01-10T12:00:00Z"}]})");
    QTest::newRow("labels that do not fit the rule") << QByteArray(
        R"({"version":1,"evaluatedAt":"2026-01-10T12:00:00Z","alerts":[{"rule":"MachineNotYetDeleted",
            "labels":["a",1],"since":"2026-01-10T12:00:00Z","seen":"2026-01-10T12:00:00Z"},
            {"rule":"MachineNotYetDeleted",
            "labels":["a"],"since":"2026-01-10T12:00:00Z","seen":"2026-01-10T12:00:00Z"}]})");
    QTest::newRow("no times") << QByteArray(
        R"({"version":1,"evaluatedAt":"2026-01-10T12:00:00Z","alerts":[{"rule":"MachineNotYetDeleted",
            "labels":["a","b"],"since":7}]})");
}

void TestAlertBook::whatIsNoBookIsAnEmptyOne()
{
    QFETCH(const QByteArray, text);
    QVERIFY(AlertBook::restored(text.toStdString(), t0).isEmpty());
}

void TestAlertBook::aClockThatIsSetBackEndsNoAlertLate()
{
    AlertBook book;
    (void)book.evaluate(machineIn("Deleting"), t0);
    // The clock is an hour behind from here on.
    (void)book.evaluate({}, t0 - 1h);
    QVERIFY(only(book));
    (void)book.evaluate({}, t0 - 1h + 16min);
    QVERIFY(book.isEmpty());
}

void TestAlertBook::twoEvaluationsAtOneInstantForgetWhatIsGone()
{
    AlertBook book;
    (void)book.evaluate(machineIn("Failed"), t0);
    (void)book.evaluate(machineIn("Running"), t0);
    QVERIFY(book.isEmpty());
}

} // namespace tst_alertbook

HP_TEST(tst_alertbook, TestAlertBook)
#include "tst_alertbook.moc"
