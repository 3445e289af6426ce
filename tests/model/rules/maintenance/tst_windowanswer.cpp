// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WindowAnswer.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_windowanswer {

using namespace hp;
using namespace hp::maintenance;

namespace {

/// Hours of one day; beyond 24 the days after.
TimePoint at(double hour)
{
    return *parseTime("2026-03-02T00:00:00Z")
        + std::chrono::duration_cast<Duration>(std::chrono::duration<double>(hour * 3600));
}

WindowTimes window(Openings openings)
{
    WindowTimes times;
    times.spec.minRemaining = std::chrono::minutes(30);
    times.openings = std::move(openings);
    return times;
}

WindowTimes forWorkers(Openings openings)
{
    WindowTimes times = window(std::move(openings));
    times.spec.selector.roles = {"worker"};
    return times;
}

WindowTimes forInfra(Openings openings)
{
    WindowTimes times = window(std::move(openings));
    times.spec.selector.roles = {"infra"};
    return times;
}

WindowTimes closedIn(WindowTimes times, Openings excludes)
{
    times.spec.excludes = std::move(excludes);
    return times;
}

WindowTimes pausedForGood(WindowTimes times)
{
    times.spec.pausedUntil = at(24 * 365 * 50);
    times.openings.clear();
    return times;
}

WindowTimes faulty()
{
    WindowTimes times;
    times.fault = quoted("spec.rrule of MaintenanceWindow odd: it is empty");
    return times;
}

struct Row {
    const char *title;
    std::vector<WindowTimes> windows;
    double now;
    WindowState state;
    double next; ///< hour at which the opening to begin in starts; -1: none
    double figure; ///< secondsToNext in hours; -1 and -2 as they are
};

const std::vector<Row> rows{
    {"no window anywhere is always open", {}, 5, WindowState::NoWindows, -1, 0},
    {"an open window is open", {forWorkers({{at(4), at(8)}})}, 5, WindowState::Open, 4, 0},
    {"its start belongs to it", {forWorkers({{at(4), at(8)}})}, 4, WindowState::Open, 4, 0},
    {"its end does not", {forWorkers({{at(4), at(8)}})}, 8, WindowState::NoneComputable, -1, -2},
    {"exactly the remainder is enough", {window({{at(4), at(8)}})}, 7.5, WindowState::Open, 4, 0},
    {"less than the remainder waits for the next one",
     {window({{at(4), at(8)}, {at(28), at(32)}})},
     7.75,
     WindowState::TooLate,
     28,
     20.25},
    {"an opening too short for the remainder is passed over",
     {window({{at(6), at(6.25)}, {at(9), at(10)}})},
     5,
     WindowState::Closed,
     9,
     4},
    {"a closed window names the next opening",
     {forWorkers({{at(9), at(10)}})},
     5,
     WindowState::Closed,
     9,
     4},
    {"windows for others leave this machine closed",
     {forInfra({{at(4), at(8)}})},
     5,
     WindowState::NoneSelects,
     -1,
     -2},
    {"several windows make a union",
     {forWorkers({{at(4), at(5)}}), forWorkers({{at(4.75), at(8)}})},
     4.75,
     WindowState::Open,
     4,
     0},
    {"a window for all bounds the others",
     {forWorkers({{at(4), at(8)}}), window({{at(6), at(12)}})},
     5,
     WindowState::Closed,
     6,
     1},
    {"a window for all is enough when no other selects",
     {forInfra({{at(9), at(10)}}), window({{at(4), at(8)}})},
     5,
     WindowState::Open,
     4,
     0},
    {"what one window excludes is closed in all of them",
     {forWorkers({{at(4), at(8)}}), closedIn(forWorkers({{at(20), at(21)}}), {{at(4.5), at(6)}})},
     5,
     WindowState::Closed,
     6,
     1},
    {"an exclude of a window for others closes nothing",
     {forWorkers({{at(4), at(8)}}), closedIn(forInfra({}), {{at(0), at(24)}})},
     5,
     WindowState::Open,
     4,
     0},
    {"an exclude may swallow the only opening",
     {closedIn(forWorkers({{at(4), at(8)}}), {{at(0), at(24)}})},
     1,
     WindowState::NoneComputable,
     -1,
     -2},
    {"all paused beyond the horizon is paused",
     {pausedForGood(forWorkers({}))},
     5,
     WindowState::Paused,
     -1,
     -1},
    {"one of two paused leaves the other",
     {pausedForGood(forWorkers({})), forWorkers({{at(9), at(10)}})},
     5,
     WindowState::Closed,
     9,
     4},
    {"a window that cannot be computed is defined and closed",
     {faulty()},
     5,
     WindowState::NoneSelects,
     -1,
     -2},
    {"and does not close another one",
     {faulty(), forWorkers({{at(4), at(8)}})},
     5,
     WindowState::Open,
     4,
     0},
};

} // namespace

class TestWindowAnswer : public QObject
{
    Q_OBJECT
private slots:
    void whetherWorkMayBegin_data();
    void whetherWorkMayBegin();
    void oneWindowHasAFigureOfItsOwn();
    void faultsAreWarnedOf();
    void theStatusFollowsFromTheClock_data();
    void theStatusFollowsFromTheClock();
};

void TestWindowAnswer::whetherWorkMayBegin_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].title) << static_cast<int>(i);
}

void TestWindowAnswer::whetherWorkMayBegin()
{
    QFETCH(int, index);
    const Row &row = rows[static_cast<std::size_t>(index)];
    const Object machine(Json::parse(R"({"metadata": {"name": "w-1", "labels": {
        "machine.openshift.io/cluster-api-machine-role": "worker"}}})"));
    const WindowAnswer answer = decideWindow({machine, row.windows}, at(row.now));
    QCOMPARE(toString(answer.state), toString(row.state));
    QCOMPARE(answer.opening.has_value(), row.next >= 0);
    if (answer.opening)
        QCOMPARE(formatTime(answer.opening->start), formatTime(at(row.next)));
    QCOMPARE(answer.mayStart(), row.figure == 0.0);
    const double figure = row.figure > 0 ? row.figure * 3600 : row.figure;
    QCOMPARE(answer.secondsToNext(at(row.now)), figure);
    QVERIFY(!answer.reason.empty());
}

void TestWindowAnswer::oneWindowHasAFigureOfItsOwn()
{
    const WindowTimes window = forWorkers({{at(4), at(8)}});
    QCOMPARE(secondsToNext(window, at(1)), 3.0 * 3600);
    QCOMPARE(secondsToNext(window, at(7)), 0.0);
    QCOMPARE(secondsToNext(window, at(8)), -2.0);
    QCOMPARE(secondsToNext(faulty(), at(5)), -2.0);
    WindowTimes paused = forWorkers({});
    paused.spec.pausedUntil = at(0) + 2 * windowHorizon;
    QCOMPARE(secondsToNext(paused, at(1)), -1.0);
}

void TestWindowAnswer::faultsAreWarnedOf()
{
    const WindowAnswer beside =
        decideWindow({Object(Json::object()), {faulty(), window({{at(4), at(8)}})}}, at(5));
    QCOMPARE(beside.warning.text(),
             std::string("spec.rrule of MaintenanceWindow odd: it is empty"));
    const WindowAnswer alone = decideWindow({Object(Json::object()), {forInfra({})}}, at(5));
    QCOMPARE(alone.warning.text(),
             std::string("maintenance windows are defined, and none is for this machine"));
    QCOMPARE(decideWindow({Object(Json::object()), {}}, at(5)).warning.text(), std::string());
}

void TestWindowAnswer::theStatusFollowsFromTheClock_data()
{
    QTest::addColumn<double>("now");
    QTest::addColumn<QByteArray>("status");
    QTest::newRow("before it opens")
        << 3.0
        << QByteArray(
               R"({"nextEnd":"2026-03-02T08:00:00Z","nextStart":"2026-03-02T04:00:00Z","open":false})");
    QTest::newRow("while it is open")
        << 5.0
        << QByteArray(
               R"({"nextEnd":"2026-03-02T08:00:00Z","nextStart":"2026-03-02T04:00:00Z","open":true})");
    QTest::newRow("when nothing comes")
        << 9.0 << QByteArray(R"({"message":"It opens at no time within two years.","open":false})");
}

void TestWindowAnswer::theStatusFollowsFromTheClock()
{
    QFETCH(double, now);
    QFETCH(QByteArray, status);
    const WindowTimes times = closedIn(window({{at(4), at(9)}}), {{at(8), at(9)}});
    QCOMPARE(QByteArray::fromStdString(windowStatus(times, at(now)).dump()), status);
}

} // namespace tst_windowanswer

HP_TEST(tst_windowanswer, TestWindowAnswer)
#include "tst_windowanswer.moc"
