// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "model/rules/capi/CapiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_capistatus {

using namespace hp;
using namespace hp::capi;

namespace {

const std::string deletedAt = "2026-01-10T12:00:00Z";
const std::string drainedAt = "2026-01-10T12:05:00Z";

Json running()
{
    return {{"kind", "Machine"},
            {"metadata", {{"name", "m1"}, {"finalizers", {machine::finalizer}}}},
            {"spec",
             {{"lifecycleHooks",
               {{"preDrain",
                 {{{"name", "b-hook"}, {"owner", "o"}}, {{"name", "a-hook"}, {"owner", "o"}}}},
                {"preTerminate", {{{"name", "detach"}, {"owner", "o"}}}}}}}},
            {"status", {{"phase", "Running"}, {"nodeRef", {{"name", "n1"}}}}}};
}

Json deleting()
{
    Json json = running();
    json["metadata"]["deletionTimestamp"] = deletedAt;
    json["status"]["phase"] = "Deleting";
    return json;
}

Json draining()
{
    Json json = deleting();
    json["spec"]["lifecycleHooks"].erase("preDrain");
    return json;
}

Json withDrained(Json json, const std::string &status, const std::string &message)
{
    json["status"]["conditions"] = {{{"type", "Drained"},
                                     {"status", status},
                                     {"message", message},
                                     {"lastTransitionTime", drainedAt}}};
    return json;
}

Json drained()
{
    return withDrained(deleting(), "True", "Drain finished successfully");
}

std::string lineOf(const std::vector<Condition> &conditions)
{
    std::string text;
    for (const Condition &one : conditions)
        text += (text.empty() ? "" : ", ") + one.type + '=' + one.status
            + (one.reason.empty() ? "" : '/' + one.reason);
    return text;
}

} // namespace

class TestCapiStatus : public QObject
{
    Q_OBJECT
private slots:
    void stages_data();
    void stages();
    void phasesBothWays();
    void drainedComesBack();
    void startTimes();
    void drainMessageNamesPodsAndBudgets();
};

void TestCapiStatus::stages_data()
{
    QTest::addColumn<Json>("machine");
    QTest::addColumn<std::string>("conditions");
    QTest::addColumn<std::string>("reason");
    QTest::addColumn<std::string>("message");
    QTest::newRow("nothing is said before a deletion")
        << running() << std::string() << std::string("NotDeleting") << std::string();
    QTest::newRow("preDrain hooks are waited for, their keys sorted")
        << deleting() << std::string("PreDrainDeleteHookSucceeded=False/WaitingExternalHook")
        << std::string("WaitingForPreDrainHook")
        << std::string("Waiting for pre-drain hooks to succeed (hooks: "
                       "pre-drain.delete.hook.machine.cluster.x-k8s.io/a-hook,"
                       "pre-drain.delete.hook.machine.cluster.x-k8s.io/b-hook)");
    QTest::newRow("then the Node is drained")
        << draining()
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=False/Draining")
        << std::string("DrainingNode") << std::string();
    QTest::newRow("a drain that failed says so")
        << withDrained(draining(), "False", "could not drain machine: x")
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=False/DrainingFailed")
        << std::string("DrainingNode") << std::string();
    QTest::newRow("then preTerminate hooks are waited for")
        << drained()
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=True, "
                       "PreTerminateDeleteHookSucceeded=False/WaitingExternalHook")
        << std::string("WaitingForPreTerminateHook")
        << std::string("Waiting for pre-terminate hooks to succeed (hooks: "
                       "pre-terminate.delete.hook.machine.cluster.x-k8s.io/detach)");
    Json released = drained();
    released["spec"]["lifecycleHooks"].erase("preTerminate");
    QTest::newRow("then the instance")
        << released
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=True, "
                       "PreTerminateDeleteHookSucceeded=True")
        << std::string("WaitingForInfrastructureDeletion") << std::string();
    Json excluded = deleting();
    excluded["metadata"]["annotations"][machine::excludeDrain] = "";
    QTest::newRow("a skipped drain passes the hooks by")
        << excluded
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=False/Draining")
        << std::string("DrainingNode") << std::string();
    Json done = released;
    done["metadata"]["finalizers"] = {"other"};
    QTest::newRow("this controller has finished")
        << done
        << std::string("PreDrainDeleteHookSucceeded=True, DrainingSucceeded=True, "
                       "PreTerminateDeleteHookSucceeded=True")
        << std::string("DeletionCompleted") << std::string();
}

void TestCapiStatus::stages()
{
    QFETCH(const Json, machine);
    QFETCH(const std::string, conditions);
    QFETCH(const std::string, reason);
    QFETCH(const std::string, message);

    const Condition deletion = deletingFor(Object(machine));

    QCOMPARE(lineOf(conditionsFor(Object(machine))), conditions);
    QCOMPARE(deletion.reason, reason);
    QCOMPARE(deletion.message, message);
    QCOMPARE(deletion.status, std::string(reason == "NotDeleting" ? "False" : "True"));
}

void TestCapiStatus::phasesBothWays()
{
    QCOMPARE(phaseFor(Object(running())), std::string("Running"));
    QCOMPARE(phaseFor(Object(Json{{"kind", "Machine"}})), std::string("Pending"));
    for (const char *same : {"Provisioning", "Provisioned", "Running", "Deleting", "Failed"})
        QCOMPARE(phaseFrom(same), std::string(same));
    for (const char *unset : {"", "Pending", "Unknown"})
        QCOMPARE(phaseFrom(unset), std::string());
    QCOMPARE(phaseFrom("Deleted"), std::string("Deleting"));
    QCOMPARE(phaseFrom("Updating"), std::string("Running"));
}

void TestCapiStatus::drainedComesBack()
{
    for (const Json &machine :
         {drained(), withDrained(draining(), "False", "could not drain machine: x")}) {
        Conditions there{Json()};
        for (const Condition &one : conditionsFor(Object(machine)))
            there.set(one, *parseTime(deletedAt));
        const auto back = drainedFrom(there);
        const auto before = Conditions(Object(machine).at("/status/conditions")).get("Drained");
        QVERIFY(back.has_value());
        QCOMPARE(back->status, before->status);
        QCOMPARE(back->message, before->message);
    }
    QVERIFY(!drainedFrom(Conditions(Json())).has_value());
}

void TestCapiStatus::startTimes()
{
    QCOMPARE(deletionTimesOf(Object(running())), DeletionTimes());
    QCOMPARE(deletionTimesOf(Object(deleting())).waitForPreDrainHook, parseTime(deletedAt));
    QCOMPARE(deletionTimesOf(Object(drained())).waitForPreTerminateHook, parseTime(drainedAt));
    Json recorded = draining();
    recorded["metadata"]["annotations"][machine::drainRecord] =
        R"({"attempts":1,"startedAt":"2026-01-10T12:01:00Z","blocking":[]})";
    QCOMPARE(deletionTimesOf(Object(recorded)).nodeDrain, parseTime("2026-01-10T12:01:00Z"));
}

void TestCapiStatus::drainMessageNamesPodsAndBudgets()
{
    rules::DrainRecord record;
    QCOMPARE(drainMessage(record), std::string());
    record.startedAt = parseTime(deletedAt);
    for (int i = 0; i < 4; ++i)
        record.blocking.push_back({"ns", "p" + std::to_string(i), "a", 2, 2});
    record.blocking.push_back({"ns", "slow", {}, 0, 0});
    QCOMPARE(drainMessage(record),
             std::string("Drain not completed yet (started at 2026-01-10T12:00:00Z):\n"
                         "* Pods ns/p0, ns/p1, ns/p2, ... (1 more): cannot evict pod as it would "
                         "violate the pod's disruption budget. The disruption budget a needs 2 "
                         "healthy pods and has 2 currently\n"
                         "* Pod ns/slow: deletionTimestamp set, but still not removed from the "
                         "Node"));
    for (int i = 0; i < 5; ++i)
        record.blocking.push_back({"ns", "q", "b" + std::to_string(i), 1, 1});
    QVERIFY(drainMessage(record).ends_with("\n* 2 Pods with other issues"));
}

} // namespace tst_capistatus

HP_TEST(tst_capistatus, TestCapiStatus)
#include "tst_capistatus.moc"
