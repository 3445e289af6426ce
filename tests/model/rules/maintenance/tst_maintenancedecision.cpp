// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/maintenance/MaintenanceCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_maintenancedecision {

using namespace hp;
using namespace hp::maintenance;
using namespace hp::test;

namespace {

std::string namesOf(const std::vector<Alert> &alerts)
{
    std::string names;
    for (const Alert &alert : alerts)
        names += (names.empty() ? "" : " ") + alert.name;
    return names;
}

} // namespace

class TestMaintenanceDecision : public QObject
{
    Q_OBJECT
private slots:
    void whatHappensNext_data();
    void whatHappensNext();
    void everyRowHasItsCase();
    void whatIsRememberedWhenItBegins();
    void aDeletionIsToldInTheWordsOfTheMachine();
    void alertOneIsCriticalNearTheDeadline();
    void aDecisionIsTheSameAfterARestart();
};

void TestMaintenanceDecision::whatHappensNext_data()
{
    QTest::addColumn<int>("index");
    const auto &cases = maintenanceCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].title) << static_cast<int>(i);
}

void TestMaintenanceDecision::whatHappensNext()
{
    QFETCH(int, index);
    const auto &[title, given, expected] = maintenanceCases()[static_cast<std::size_t>(index)];
    const MaintenanceDecision decision = decideMaintenance(viewOf(given), caseTime);
    QCOMPARE(decision.row, expected.row);
    QCOMPARE(decision.status.step, std::string(expected.step));
    QCOMPARE(toString(decision.step), expected.act);
    QCOMPARE(namesOf(decision.status.alerts), std::string(expected.alerts));
    const std::string reason = decision.reason.text();
    QVERIFY2(reason.find(expected.says) != std::string::npos, reason.c_str());
    QVERIFY(!decision.reason.empty() || decision.status.step == "failed");
    for (const Alert &alert : decision.status.alerts)
        QVERIFY(alert.name == "EventStillScheduled" || alert.sentence().ends_with('.'));
}

void TestMaintenanceDecision::everyRowHasItsCase()
{
    std::set<std::string> seen{"24"}; // raised beside other rows: alert 7 above
    for (const MaintenanceCase &row : maintenanceCases())
        seen.insert(row.expected.row);
    for (const MaintenanceRowText &row : maintenanceTable())
        QVERIFY2(seen.contains(row.name), row.name.c_str());
}

void TestMaintenanceDecision::whatIsRememberedWhenItBegins()
{
    Given given;
    given.node = "{\"spec\": {\"unschedulable\": true}}";
    const MaintenanceStatus status = decideMaintenance(viewOf(given), caseTime).status;
    QCOMPARE(status.step, std::string("draining"));
    QVERIFY(status.cordonedBefore);
    QCOMPARE(status.bootId, std::string("boot-1"));
    QCOMPARE(status.strategy, std::string("delete"));
    QVERIFY(status.begun == caseTime);
    QCOMPARE(status.attempts, 1);
}

void TestMaintenanceDecision::aDeletionIsToldInTheWordsOfTheMachine()
{
    Given given;
    given.maintenance = R"({"status": {"maintenance": "in-progress", "way": "delete"}})";
    given.machine = R"({"metadata": {"deletionTimestamp": "2026-03-02T11:59:00Z"},
        "status": {"conditions": [
            {"type": "InstanceExists", "status": "True", "lastTransitionTime": "2026-03-01T00:00:00Z"},
            {"type": "Drainable", "status": "False", "reason": "HookPresent",
             "lastTransitionTime": "2026-03-02T11:59:00Z"}]}})";
    const MaintenanceView view = viewOf(given);
    const MaintenanceStatus status = decideMaintenance(view, caseTime).status;
    QCOMPARE(status.conditions.size(), std::size_t(1));
    QVERIFY(status.conditions[0] == view.machine.at("/status/conditions/1"));
    QVERIFY(statusPatch(view.maintenance, status, caseTime).at("/status/conditions")
            == status.conditions);
}

void TestMaintenanceDecision::alertOneIsCriticalNearTheDeadline()
{
    Given given;
    given.more = closed;
    given.maintenance = "{\"spec\": {\"deadline\": \"2026-03-02T20:00:00Z\"}}";
    QVERIFY(decideMaintenance(viewOf(given), caseTime).status.alerts.front().severity
            == Severity::Critical);
    given.more = [](MaintenanceView &view) {
        view.window = {
            WindowState::NoneComputable, {}, quoted("no window opens within two years"), {}};
    };
    given.maintenance = "{\"spec\": {\"deadline\": \"2026-03-09T20:00:00Z\"}}";
    QVERIFY(decideMaintenance(viewOf(given), caseTime).status.alerts.front().severity
            == Severity::Warning);
}

void TestMaintenanceDecision::aDecisionIsTheSameAfterARestart()
{
    // Everything a decision rests on is in the objects: stored and asked again, nothing is stored
    // a second time in any state that does not move on by itself.
    for (const MaintenanceCase &row : maintenanceCases()) {
        MaintenanceView view = viewOf(row.given);
        Json stored = view.maintenance.json();
        const MaintenanceDecision first = decideMaintenance(view, caseTime);
        if (const Object patch = statusPatch(view.maintenance, first.status, caseTime))
            stored.merge_patch(patch.json());
        view.maintenance = Object(stored);
        const MaintenanceDecision second = decideMaintenance(view, caseTime);
        if (std::string(first.row) == second.row)
            QVERIFY2(!statusPatch(view.maintenance, second.status, caseTime), row.title);
    }
}

} // namespace tst_maintenancedecision

HP_TEST(tst_maintenancedecision, TestMaintenanceDecision)
#include "tst_maintenancedecision.moc"
