// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarRows.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_calendarrows {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-03-01T12:00:00Z");

CalendarWork work(const std::string &step, const Json &window, const std::string &notBefore)
{
    Json spec{{"machinelink", "worker-a"}, {"eventcode", "system-reboot"}, {"source", "aws"}};
    if (!notBefore.empty())
        spec["notbefore"] = notBefore;
    Json status{{"maintenance", step}, {"reason", "because"}};
    if (!window.is_null())
        status["window"] = window;
    CalendarWork one;
    one.maintenance = Object(Json{{"metadata", {{"name", "mm-worker-a"}, {"namespace", "mm"}}},
                                  {"spec", spec},
                                  {"status", status}});
    one.machine = Object(Json{{"metadata", {{"name", "worker-a"}, {"namespace", "m"}}}});
    one.forecast.expected = 72min;
    return one;
}

Json span(const char *start, const char *end)
{
    return {{"start", start}, {"end", end}};
}

} // namespace

class TestCalendarRows : public QObject
{
    Q_OBJECT
private slots:
    void statesAreNamed_data();
    void statesAreNamed();
    void aWindowTellsItsOpenings();
    void aWindowThatNeverOpensSaysWhy();
    void workSaysWhatWillStopItAndInWhichWindow();
};

void TestCalendarRows::statesAreNamed_data()
{
    QTest::addColumn<QByteArray>("step");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QByteArray>("announced");
    QTest::addColumn<QByteArray>("said"); // state, start, overrun in seconds
    const auto row = [](const char *title,
                        const char *step,
                        const char *start,
                        const char *end,
                        const char *announced,
                        const char *said) {
        QTest::newRow(title) << QByteArray(step) << QByteArray(start) << QByteArray(end)
                             << QByteArray(announced) << QByteArray(said);
    };
    row("a window was chosen",
        "waiting-window",
        "2026-03-02T00:00:00Z",
        "2026-03-02T04:00:00Z",
        "2026-03-05T00:00:00Z",
        "scheduled 2026-03-02T00:00:00Z 0");
    row("one that is too short",
        "waiting-window",
        "2026-03-02T00:00:00Z",
        "2026-03-02T01:00:00Z",
        "",
        "tooLong 2026-03-02T00:00:00Z 720");
    row("only the source named a time",
        "",
        "",
        "",
        "2026-03-05T00:00:00Z",
        "announced 2026-03-05T00:00:00Z 0");
    row("nobody named a time", "", "", "", "", "announced  0");
    row("in work",
        "in-progress",
        "2026-03-01T11:00:00Z",
        "2026-03-01T15:00:00Z",
        "",
        "inProgress 2026-03-01T11:00:00Z 0");
    row("past its end",
        "returning",
        "2026-03-01T08:00:00Z",
        "2026-03-01T12:00:00Z",
        "",
        "overrunning 2026-03-01T08:00:00Z 0");
    row("blocked", "blocked", "", "", "", "blocked  0");
    row("for a person", "manual", "", "", "", "manual  0");
    row("failed", "failed", "", "", "", "failed  0");
    row("expired", "expired", "", "", "", "expired  0");
}

void TestCalendarRows::statesAreNamed()
{
    QFETCH(QByteArray, step);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, end);
    QFETCH(QByteArray, announced);
    const Json window = start.isEmpty() ? Json() : span(start.constData(), end.constData());
    const RowMap rows =
        calendarRows({{}, {work(step.toStdString(), window, announced.toStdString())}}, now);
    const Json row = Json::parse(rows.at("maintenance/mm/mm-worker-a"));
    QCOMPARE(row.at("machineKey").get<std::string>(), std::string("m/worker-a"));
    const std::string said = row.at("state").get<std::string>() + ' '
        + row.at("start").get<std::string>() + ' '
        + std::to_string(row.at("overrunSeconds").get<int>());
    QTEST(QByteArray::fromStdString(said), "said");
}

void TestCalendarRows::aWindowTellsItsOpenings()
{
    CalendarWindow window;
    window.window = Object(Json{{"metadata", {{"name", "nights"}, {"namespace", "m"}}},
                                {"spec", {{"rrule", "FREQ=DAILY"}, {"start", "11:00"}}}});
    window.times.spec.timezone = "UTC";
    window.times.spec.selector.roles = {"worker"};
    window.times.spec.excludes = {{now + 1h, now + 2h}};
    window.times.openings = {{now - 1h, now + 3h}, {now + calendarAhead, now + calendarAhead + 1h}};
    const RowMap rows = calendarRows({{window}, {}}, now);
    const Json row = Json::parse(rows.at("window/m/nights"));
    QCOMPARE(row.at("open").get<bool>(), true);
    QCOMPARE(row.at("machines").get<std::string>(), std::string("role worker"));
    QCOMPARE(row.at("openings").dump(),
             Json::array({span("2026-03-01T11:00:00Z", "2026-03-01T13:00:00Z"),
                          span("2026-03-01T14:00:00Z", "2026-03-01T15:00:00Z")})
                 .dump());
}

void TestCalendarRows::aWindowThatNeverOpensSaysWhy()
{
    CalendarWindow window;
    window.window = Object(Json{{"metadata", {{"name", "never"}, {"namespace", "m"}}}});
    window.times.fault = quoted("it selects no date");
    const RowMap rows = calendarRows({{window}, {}}, now);
    const Json row = Json::parse(rows.at("window/m/never"));
    QCOMPARE(row.at("fault").get<std::string>(), std::string("it selects no date"));
    QCOMPARE(row.at("open").get<bool>(), false);
    QCOMPARE(Json::parse(rows.at("summary")).at("faults").get<int>(), 1);
}

void TestCalendarRows::workSaysWhatWillStopItAndInWhichWindow()
{
    CalendarSight sight;
    sight.works.push_back(
        work("waiting-window", span("2026-03-02T00:00:00Z", "2026-03-02T04:00:00Z"), ""));
    sight.works.front().bites = {{"hook.preDrain", "FlushLogs", "logging", 12min, {}}};
    const auto window = [](const char *name, const char *machine, TimePoint start) {
        CalendarWindow one;
        one.window = Object(Json{{"metadata", {{"name", name}, {"namespace", "w"}}}});
        one.times.spec.name = name;
        one.times.spec.selector.machines = {machine};
        one.times.openings = {{start, start + 6h}};
        return one;
    };
    const TimePoint before = *parseTime("2026-03-01T23:00:00Z");
    sight.windows = {window("nights", "worker-a", before),
                     window("others", "worker-b", before),
                     window("later", "worker-a", before + 24h)};
    const RowMap rows = calendarRows(sight, now);
    Json row = Json::parse(rows.at("maintenance/mm/mm-worker-a"));
    QVERIFY(row["windows"] == Json::array({"window/w/nights"}));
    QCOMPARE(row["bites"][0]["name"].get<std::string>(), std::string("FlushLogs"));
    QCOMPARE(row["bites"][0]["usualSeconds"].get<int>(), 720);
    // What holds a work that has started is among the holds.
    sight.works.front().maintenance =
        work("draining", span("2026-03-02T00:00:00Z", "2026-03-02T04:00:00Z"), "").maintenance;
    row = Json::parse(calendarRows(sight, now).at("maintenance/mm/mm-worker-a"));
    QVERIFY(!row.contains("bites"));
}

} // namespace tst_calendarrows

HP_TEST(tst_calendarrows, TestCalendarRows)
#include "tst_calendarrows.moc"
