// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/CalendarPlan.h"
#include "backend/gateway/views/CalendarRows.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_siteplan {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-03-01T12:00:00Z");

/// A maintenance of half an hour of the worker `name`; `more` is merged into the maintenance.
CalendarWork work(const std::string &name, const char *more = "{}", const char *role = "worker")
{
    Json maintenance{{"metadata",
                      {{"name", "mm-" + name},
                       {"namespace", "mm"},
                       {"creationTimestamp", "2026-02-01T00:00:00Z"}}},
                     {"spec", {{"machinelink", name}}}};
    maintenance.merge_patch(Json::parse(more));
    CalendarWork one;
    one.maintenance = Object(std::move(maintenance));
    one.machine =
        Object(Json{{"metadata",
                     {{"name", name},
                      {"namespace", "m"},
                      {"labels", {{"machine.openshift.io/cluster-api-machine-role", role}}}}},
                    {"status", {{"nodeRef", {{"name", "node-" + name}}}}}});
    one.forecast.expected = 30min;
    return one;
}

/// Open for an hour, so long from now, for that machine; "" is for all.
CalendarWindow window(const char *machine, Duration from)
{
    CalendarWindow one;
    one.times.spec.name = "nights";
    if (*machine != '\0')
        one.times.spec.selector.machines = {machine};
    one.times.spec.minRemaining = 10min;
    one.times.openings = {{now + from, now + from + 1h}};
    return one;
}

/// "a 0-30, b -": minutes from now; "late" behind those that are.
std::string said(const SitePlan &plan)
{
    std::string text;
    for (const auto &[name, turn] : plan.turns) {
        const auto minutes = [](TimePoint time) {
            return std::to_string(
                std::chrono::duration_cast<std::chrono::minutes>(time - now).count());
        };
        text += (text.empty() ? "" : ", ") + name.substr(name.rfind('-') + 1) + ' ';
        text += turn.time ? minutes(turn.time->start) + '-' + minutes(turn.time->end) : "-";
        text += turn.late.empty() ? "" : " late";
    }
    return text;
}

} // namespace

class TestSitePlan : public QObject
{
    Q_OBJECT
private slots:
    void whoHasATurn_data();
    void whoHasATurn();
    void racksGoOneAfterAnother();
    void theRowsHaveIt();
};

void TestSitePlan::whoHasATurn_data()
{
    QTest::addColumn<std::vector<CalendarWork>>("works");
    QTest::addColumn<std::vector<CalendarWindow>>("windows");
    QTest::addColumn<std::string>("policy"); // "force" or nothing
    QTest::addColumn<std::string>("plan");
    using Works = std::vector<CalendarWork>;
    using Windows = std::vector<CalendarWindow>;
    const auto row = [](const char *title,
                        const Works &works,
                        const Windows &windows,
                        const char *plan,
                        const char *policy = "") {
        QTest::newRow(title) << works << windows << std::string(policy) << std::string(plan);
    };
    row("two of one cluster", {work("a"), work("b")}, {}, "a 0-30, b 30-60");
    row("a person starts that of a control plane", {work("a", "{}", "master")}, {}, "");
    row("what waits for an approval has none",
        {work("a",
              R"({"status": {"maintenance": "waiting-window", "reason": "AwaitingApproval: x"}})")},
        {},
        "");
    row("neither has what opted out",
        {work(
            "a",
            R"({"status": {"maintenance": "blocked", "reason": "OptedOut: Machine a opted out"}})")},
        {},
        "");
    row("nor what a person goes on with",
        {work("a", R"({"status": {"maintenance": "manual"}})"),
         work("b", R"({"status": {"maintenance": "failed"}})")},
        {},
        "");
    row("an upgrade is taken to end",
        {work("a", R"({"status": {"maintenance": "blocked", "reason": "ClusterUpgrading: x"}})")},
        {},
        "a 0-30");
    row("what is in work has the rest of its time",
        {work("a", R"({"status": {"maintenance": "draining", "begun": "2026-03-01T11:40:00Z"}})"),
         work("b")},
        {},
        "a 0-10, b 10-40");
    row("a window for another machine is none", {work("a")}, {window("b", 1h)}, "a - late");
    row("its own window", {work("a")}, {window("a", 1h)}, "a 60-90");
    row("a person lets it start outside of windows",
        {work("a", R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/at-once": ""}}})")},
        {window("a", 1h)},
        "a 0-30");
    row("too late for the window, and the provider does it",
        {work("a", R"({"spec": {"deadline": "2026-03-01T14:00:00Z"}})")},
        {window("a", 5h)},
        "a - late");
    row("too late for the window, and the site forces it an hour before",
        {work("a", R"({"spec": {"deadline": "2026-03-01T14:00:00Z"}})")},
        {window("a", 5h)},
        "a 60-90",
        "force");
    row("nothing is forced where a window is in time",
        {work("a", R"({"spec": {"deadline": "2026-03-01T20:00:00Z"}})")},
        {window("a", 5h)},
        "a 300-330",
        "force");
}

void TestSitePlan::whoHasATurn()
{
    QFETCH(const std::vector<CalendarWork>, works);
    QFETCH(const std::vector<CalendarWindow>, windows);
    QFETCH(const std::string, policy);
    QFETCH(const std::string, plan);
    maintenance::MaintenanceSettings settings;
    if (policy == "force")
        settings.atDeadline = maintenance::AtDeadline::Force;
    QCOMPARE(said(planOf(works, windows, {}, settings, now)), plan);
}

void TestSitePlan::racksGoOneAfterAnother()
{
    std::vector<Object> nodes;
    for (const char *name : {"a", "b", "c", "d"})
        nodes.emplace_back(
            Json{{"metadata",
                  {{"name", std::string("node-") + name},
                   {"labels", {{"example.com/rack", *name == 'b' ? "r2" : "r1"}}}}}});
    maintenance::MaintenanceSettings settings;
    settings.atOnce = {2};
    settings.notReadyNodes = {100, true};
    const std::vector<CalendarWork> works{work("a"), work("b"), work("c"), work("d")};
    QCOMPARE(said(planOf(works, {}, nodes, settings, now)),
             std::string("a 0-30, b 0-30, c 30-60, d 30-60"));
    settings.oneAfterAnother = "example.com/rack";
    QCOMPARE(said(planOf(works, {}, nodes, settings, now)),
             std::string("a 0-30, b 60-90, c 0-30, d 30-60"));
}

void TestSitePlan::theRowsHaveIt()
{
    CalendarSight sight;
    sight.works = {work("a", R"({"spec": {"deadline": "2026-03-01T12:40:00Z"}})"),
                   work("b", R"({"spec": {"deadline": "2026-03-01T12:40:00Z"}})")};
    std::vector<Object> nodes;
    for (int i = 0; i < 40; ++i)
        nodes.emplace_back(Json{{"metadata", {{"name", "node-" + std::to_string(i)}}}});
    sight.plan = planOf(sight.works, {}, nodes, {}, now);
    const RowMap rows = calendarRows(sight, now);
    const Json first = Json::parse(rows.at("maintenance/mm/mm-a"));
    QCOMPARE(first["plannedStart"].get<std::string>(), std::string("2026-03-01T12:00:00Z"));
    QCOMPARE(first["plannedEnd"].get<std::string>(), std::string("2026-03-01T12:30:00Z"));
    QCOMPARE(first["wave"].get<int>(), 1);
    QVERIFY(!first.contains("late"));
    const Json second = Json::parse(rows.at("maintenance/mm/mm-b"));
    QVERIFY(!second.contains("plannedStart"));
    QCOMPARE(second["late"].get<std::string>(),
             std::string("its turn comes too late for its deadline at 2026-03-01T12:40:00Z: no "
                         "more than 1 at a time"));
    const Json summary = Json::parse(rows.at("summary"));
    QCOMPARE(summary["late"].get<int>(), 1);
    QCOMPARE(summary["enough"].get<int>(), 2);
}

} // namespace tst_siteplan

HP_TEST(tst_siteplan, TestSitePlan)
#include "tst_siteplan.moc"
