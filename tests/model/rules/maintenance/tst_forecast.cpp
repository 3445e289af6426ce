// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Forecast.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_forecast {

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;

namespace {

PlannedWork work(const char *name, const char *machine, const char *from, const char *to)
{
    PlannedWork one;
    one.name = name;
    one.machine = machine;
    one.isMaster = one.machine.starts_with("master");
    if (*from)
        one.time = Opening{*parseTime(from), *parseTime(to)};
    one.expected = 30min;
    return one;
}

std::string shown(const std::vector<Conflict> &conflicts)
{
    std::string text;
    for (const Conflict &one : conflicts)
        text += std::to_string(static_cast<int>(one.weight)) + ' ' + one.sentence.text() + '\n';
    return text;
}

constexpr const char *two = "2026-03-01T02:00:00Z";
constexpr const char *three = "2026-03-01T03:00:00Z";
constexpr const char *four = "2026-03-01T04:00:00Z";

} // namespace

class TestForecast : public QObject
{
    Q_OBJECT
private slots:
    void hooksTakeWhatTheyUsuallyTake();
    void workThatIsTooLongOverruns();
    void whatDoesNotGoTogetherIsNamed();
    void windowsThatOverlapAreNamed();
};

void TestForecast::hooksTakeWhatTheyUsuallyTake()
{
    const Object machine(
        Json{{"metadata",
              {{"name", "a"},
               {"labels", {{"machine.openshift.io/cluster-api-machine-role", "worker"}}}}},
             {"spec",
              {{"lifecycleHooks",
                {{"preDrain", {{{"name", "Migrate"}, {"owner", "app"}}}},
                 {"preTerminate",
                  {{{"name", "Backup"}, {"owner", "backup"}},
                   {{"name", "Detach"}, {"owner", "storage"}}}}}}}}});
    const holds::BaselineLookup lookup =
        [](const holds::BaselineKey &key) -> std::optional<holds::Baseline> {
        if (key == holds::BaselineKey{"preDrain", "Migrate", "app", "worker"})
            return holds::Baseline{5min, 12min, 20};
        if (key.name == "Backup")
            return holds::Baseline{1h, 2h, holds::minForBaseline - 1};
        return std::nullopt;
    };
    const Forecast forecast = forecastOf(machine, lookup, {});
    QCOMPARE(formatDuration(forecast.expected), std::string("42m0s"));
    QCOMPARE(forecast.unknown, (std::vector<std::string>{"Backup", "Detach"}));
    QCOMPARE(formatDuration(forecastOf({}, {}, {}).expected), std::string("30m0s"));
}

void TestForecast::workThatIsTooLongOverruns()
{
    PlannedWork one = work("mm-a", "a", two, three);
    QCOMPARE(overrunOf(one), Duration(0));
    one.expected = 72min;
    QCOMPARE(overrunOf(one), Duration(12min));
    one.time.reset();
    QCOMPARE(overrunOf(one), Duration(0));
}

void TestForecast::whatDoesNotGoTogetherIsNamed()
{
    PlannedWork late = work("mm-c", "worker-c", three, four);
    late.deadline = parseTime(three);
    const std::vector<PlannedWork> works{work("mm-a", "worker-a", two, three),
                                         work("mm-a-1", "worker-a", "", ""),
                                         late,
                                         work("mm-m0", "master-0", two, four),
                                         work("mm-m1", "master-1", three, four),
                                         work("mm-m2", "master-2", four, "2026-03-01T05:00:00Z")};
    QCOMPARE(
        shown(conflictsOf(works)),
        std::string(
            "2 two masters at the same time: master-0 and master-1 from 2026-03-01T03:00:00Z\n1 "
            "mm-c will take 30 m and must be done before 2026-03-01T03:00:00Z\n0 worker-a has two "
            "events, mm-a and mm-a-1; one is done after the other\n"));
}

void TestForecast::windowsThatOverlapAreNamed()
{
    const PlannedWindow one{"nights", {{*parseTime(two), *parseTime(four)}}};
    const PlannedWindow other{"weekly", {{*parseTime(three), *parseTime(four)}}};
    const PlannedWindow apart{"days", {{*parseTime(four), *parseTime("2026-03-01T05:00:00Z")}}};
    QCOMPARE(shown(overlapsOf({one, other, apart})),
             std::string("0 windows nights and weekly are open at the same time, first at "
                         "2026-03-01T03:00:00Z\n"));
}

} // namespace tst_forecast

HP_TEST(tst_forecast, TestForecast)
#include "tst_forecast.moc"
