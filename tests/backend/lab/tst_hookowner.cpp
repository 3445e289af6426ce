// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/HookDecision.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_hookowner {

using namespace hp;
using namespace std::chrono_literals;
using lab::decideHookOwner;
using lab::HookView;
using lab::Plan;
using lab::Write;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Json deletingMachine()
{
    return Json::parse(R"({
        "apiVersion": "machine.openshift.io/v1beta1", "kind": "Machine",
        "metadata": {"name": "m", "namespace": "n", "uid": "u1", "resourceVersion": "7",
                     "creationTimestamp": "2026-01-10T11:00:00Z", "deletionTimestamp": "2026-01-10T11:59:00Z",
                     "labels": {"role": "worker"}},
        "spec": {"lifecycleHooks": {"preTerminate": [{"name": "Other", "owner": "x"}, {"name": "Backup", "owner": "b"}]}},
        "status": {"phase": "Deleting", "nodeRef": {"name": "node"},
                   "conditions": [{"type": "Drained", "status": "True"}]}})");
}

HookView viewOf(const std::string &spec, Json machine, const std::string &status = "{}")
{
    HookView view;
    Json owner = Json::parse(R"({"metadata": {"name": "backup", "namespace": "n", "uid": "o"},
        "spec": {"point": "preTerminate", "hook": "Backup", "owner": "b", "after": "30s"}})");
    owner["spec"].update(Json::parse(spec));
    owner["status"] = Json::parse(status);
    view.owner = Object(owner);
    view.lease = Object(Json::parse(R"({"metadata": {"name": "backup", "namespace": "n"},
        "spec": {"renewTime": "2026-01-10T12:00:00.000000Z"}})"));
    if (!machine.is_null())
        view.machines = {Object(std::move(machine))};
    return view;
}

std::string textOf(const Plan &plan)
{
    std::string text;
    for (const Write &write : plan.writes) {
        const char *op = write.op == Write::Op::JsonPatch ? "patch"
            : write.op == Write::Op::MergeSpec            ? "spec"
            : write.op == Write::Op::Create               ? "create"
                                                          : "status";
        text += (text.empty() ? "" : ", ") + std::string(op) + ' ' + write.target.kind->kind;
    }
    return text;
}

const std::string working =
    R"({"holding": [{"machine": "m", "uid": "u1", "since": "2026-01-10T11:59:30.000000Z"}]})";
const std::string early =
    R"({"holding": [{"machine": "m", "uid": "u1", "since": "2026-01-10T11:59:30.001000Z"}]})";

} // namespace

class TestHookOwner : public QObject
{
    Q_OBJECT
private slots:
    void actsAsTold_data();
    void actsAsTold();
    void waitsOnlyWhereTheMachineWaits_data();
    void waitsOnlyWhereTheMachineWaits();
    void takesOffItsOwnHookOnly();
    void goesOnBeatingWhenTheClockIsSetBack();
    void endsItsWorkWhenTheClockIsSetBack();
    void lateOnesAddTheirHookLate();
    void leavesAHookOfTheSameNameAndAnotherOwnerToNobody();
    void keepsEnoughMachinesRunning();
    void removesTheAnnotationOfClusterApi();
};

void TestHookOwner::actsAsTold_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("writes");
    const char *const none = "{}";
    const auto w = QString::fromStdString(working);
    const auto e = QString::fromStdString(early);
    QTest::newRow("begins its work") << none << none << "status HookOwner";
    QTest::newRow("one ms before it is done") << none << e << "";
    QTest::newRow("done") << none << w << "patch Machine, status HookOwner";
    QTest::newRow("stuck for ever") << R"({"behaviour": "stuck"})" << w << "";
    QTest::newRow("fails and says so") << R"({"behaviour": "fail"})" << w << "status Machine";
    QTest::newRow("dead") << R"({"behaviour": "dead"})" << w << "";
    QTest::newRow("never done") << R"({"after": "never"})" << w << "";
}

void TestHookOwner::actsAsTold()
{
    QFETCH(const QString, spec);
    QFETCH(const QString, status);
    QFETCH(const QString, writes);
    const Plan plan =
        decideHookOwner(viewOf(spec.toStdString(), deletingMachine(), status.toStdString()), now);
    QCOMPARE(QString::fromStdString(textOf(plan)), writes);
}

void TestHookOwner::waitsOnlyWhereTheMachineWaits_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("waitsAt");
    QTest::newRow("drained and deleting") << "{}"
                                          << "preTerminate";
    QTest::newRow("not drained yet") << R"({"status": {"conditions": []}})"
                                     << "preDrain";
    QTest::newRow("not drained, phase not yet Deleting")
        << R"({"status": {"conditions": [], "phase": "Running"}})"
        << "";
    QTest::newRow("not drained, drain excluded")
        << R"({"status": {"conditions": []}, "metadata": {"annotations": {"machine.openshift.io/exclude-node-draining": ""}}})"
        << "";
    QTest::newRow("not drained, no node") << R"({"status": {"conditions": [], "nodeRef": null}})"
                                          << "";
    QTest::newRow("not deleting, has no instance") << R"({"metadata": {"deletionTimestamp": null}})"
                                                   << "preCreate";
    QTest::newRow("not deleting, has an instance")
        << R"({"metadata": {"deletionTimestamp": null}, "spec": {"providerID": "lab:///a"}})"
        << "";
}

void TestHookOwner::waitsOnlyWhereTheMachineWaits()
{
    QFETCH(const QString, change);
    QFETCH(const QString, waitsAt);
    Json machine = deletingMachine();
    machine.merge_patch(Json::parse(change.toStdString()));
    std::string found;
    for (const char *point : {"preCreate", "preDrain", "preTerminate"}) {
        if (lab::waitsAt(Object(machine), point))
            found += point;
    }
    QCOMPARE(QString::fromStdString(found), waitsAt);
}

void TestHookOwner::takesOffItsOwnHookOnly()
{
    const Plan plan = decideHookOwner(viewOf("{}", deletingMachine(), working), now);
    const Json patch = plan.writes.front().body.json();
    QCOMPARE(patch.back()["path"].get<std::string>(),
             std::string("/spec/lifecycleHooks/preTerminate/1"));
    QCOMPARE(Json::parse(R"({"a":[]})").patch(Json::array()).dump(), std::string(R"({"a":[]})"));
    const Json after = deletingMachine().patch(patch);
    QCOMPARE(after["spec"]["lifecycleHooks"]["preTerminate"].dump(),
             std::string(R"([{"name":"Other","owner":"x"}])"));
}

void TestHookOwner::goesOnBeatingWhenTheClockIsSetBack()
{
    const HookView view = viewOf("{}", Json());
    QCOMPARE(textOf(decideHookOwner(view, now)), std::string());
    QCOMPARE(textOf(decideHookOwner(view, now - 2h)), std::string("spec Lease"));
}

void TestHookOwner::endsItsWorkWhenTheClockIsSetBack()
{
    const HookView view = viewOf("{}", deletingMachine(), early);
    QCOMPARE(textOf(decideHookOwner(view, now)), std::string());
    QCOMPARE(textOf(decideHookOwner(view, now - 2h)),
             std::string("spec Lease, patch Machine, status HookOwner"));
}

void TestHookOwner::lateOnesAddTheirHookLate()
{
    Json machine = deletingMachine();
    machine["metadata"].erase("deletionTimestamp");
    machine["spec"].erase("lifecycleHooks");
    machine["metadata"]["creationTimestamp"] = "2026-01-10T11:59:30Z";
    const std::string spec =
        R"({"behaviour": "late", "lateBy": "30s", "selector": {"matchLabels": {"role": "worker"}}})";
    QCOMPARE(textOf(decideHookOwner(viewOf(spec, machine), now - 1ms)), std::string());
    QCOMPARE(textOf(decideHookOwner(viewOf(spec, machine), now)), std::string("spec Machine"));
}

void TestHookOwner::leavesAHookOfTheSameNameAndAnotherOwnerToNobody()
{
    Json machine = deletingMachine();
    machine["metadata"].erase("deletionTimestamp");
    machine["spec"]["lifecycleHooks"]["preTerminate"][1]["owner"] = "somebody else";
    const Plan plan = decideHookOwner(viewOf(R"({"selector": {"role": "worker"}})", machine), now);
    QCOMPARE(textOf(plan), std::string("spec Machine"));
    QCOMPARE(plan.writes.front().body.at("/spec/lifecycleHooks/preTerminate").dump(),
             std::string(R"([{"name":"Other","owner":"x"},{"name":"Backup","owner":"b"}])"));
}

void TestHookOwner::keepsEnoughMachinesRunning()
{
    HookView view =
        viewOf(R"({"keepRunning": 1, "selector": {"role": "worker"}})", deletingMachine(), working);
    QCOMPARE(textOf(decideHookOwner(view, now)), std::string());
    Json other = deletingMachine();
    other["metadata"].erase("deletionTimestamp");
    other["metadata"]["uid"] = "u2";
    other["status"]["phase"] = "Running";
    view.machines.emplace_back(other);
    QCOMPARE(textOf(decideHookOwner(view, now)), std::string("patch Machine, status HookOwner"));
}

void TestHookOwner::removesTheAnnotationOfClusterApi()
{
    const std::string key = "pre-terminate.delete.hook.machine.cluster.x-k8s.io/Backup";
    Json machine = deletingMachine();
    machine["apiVersion"] = "cluster.x-k8s.io/v1beta2";
    machine["metadata"]["annotations"][key] = "b";
    machine["status"]["conditions"] = Json::array(
        {{{"type", "Deleting"}, {"status", "True"}, {"reason", "WaitingForPreTerminateHook"}}});
    QVERIFY(lab::waitsAt(Object(machine), "preTerminate"));
    QVERIFY(!lab::waitsAt(Object(machine), "preDrain"));
    const Plan plan = decideHookOwner(viewOf("{}", machine, working), now);
    QCOMPARE(textOf(plan), std::string("patch Machine, status HookOwner"));
    const Json &operations = plan.writes.front().body.json();
    QCOMPARE(operations.size(), std::size_t(3));
    QCOMPARE(operations[1]["value"].get<std::string>(), std::string("b"));
    QCOMPARE(operations[2]["path"].get<std::string>(),
             std::string("/metadata/annotations/"
                         "pre-terminate.delete.hook.machine.cluster.x-k8s.io~1Backup"));
    // Of another owner it is not ours.
    machine["metadata"]["annotations"][key] = "somebody";
    QCOMPARE(textOf(decideHookOwner(viewOf("{}", machine, working), now)),
             std::string("status HookOwner"));
}

} // namespace tst_hookowner

HP_TEST(tst_hookowner, TestHookOwner)
#include "tst_hookowner.moc"
