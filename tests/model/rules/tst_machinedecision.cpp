// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Machine.h"
#include "tests/model/rules/MachineViews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tst_machinedecision {

using namespace hp;
using namespace hp::test;

class TestMachineDecision : public QObject
{
    Q_OBJECT
private slots:
    void theFirstMatchingRowAnswers_data();
    void theFirstMatchingRowAnswers();
    void aHeldDeletionTellsWhetherTheInstanceIsThere();
    void rowNamesAreDistinct();
    void everyAnswerHasAReason();
    void hookConditionsNameEveryHookInListOrder();
    void anEventIsToldForEveryProviderFailure();
    void validationUsesUpstreamsWords();
};

void TestMachineDecision::theFirstMatchingRowAnswers_data()
{
    using enum MachineStep;
    QTest::addColumn<MachineView>("view");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("phase"); // "-" means that no report is written
    QTest::addColumn<qint64>("after"); // seconds, -1 no timer, -2 back-off
    const auto row = [](const char *title,
                        MachineView view,
                        const char *name,
                        MachineStep step,
                        const char *phase,
                        qint64 after = -1) {
        QTest::newRow(title) << std::move(view) << QString::fromUtf8(name) << int(step)
                             << QString::fromUtf8(phase) << after;
    };
    const MachineView deleting = viewOf(deletingDrained);
    const auto deletingAnd = [](const char *patch) {
        Json json = with(deletingDrained).json();
        json.merge_patch(Json::parse(patch));
        MachineView view;
        view.machine = Object(json);
        return view;
    };

    row("a Machine that is gone needs nothing", MachineView(), "1", Stop, "-");
    row("the gate takes the authority over into status",
        gate(viewOf(R"({"spec":{"authoritativeAPI":"MachineAPI"}})")),
        "2",
        Stop,
        "");
    row("the gate pauses for another API",
        gate(viewOf(R"({"status":{"authoritativeAPI":"ClusterAPI"}})")),
        "2b",
        Stop,
        "");
    row("the gate pauses while migrating",
        gate(viewOf(R"({"status":{"authoritativeAPI":"Migrating"}})")),
        "2b",
        Stop,
        "");
    row("the gate stops at an unknown authority",
        gate(viewOf(R"({"status":{"authoritativeAPI":"Other"}})")),
        "2d",
        Stop,
        "-");
    row("the gate lets our API pass",
        gate(viewOf(R"({"status":{"authoritativeAPI":"MachineAPI"}})")),
        "7-ask",
        AskExists,
        "-");

    row("no cluster label is an event and a retry",
        viewOf(R"({"metadata":{"labels":null}})"),
        "3",
        Stop,
        "-",
        -2);
    row("validation comes before the finalizer",
        viewOf(R"({"metadata":{"labels":null,"finalizers":null}})"),
        "3",
        Stop,
        "-",
        -2);
    row("an invalid Machine can be deleted (D-20)",
        deletingAnd(R"({"metadata":{"labels":null}})"),
        "5d-ask",
        Remove,
        "Deleting");
    row("the finalizer comes first",
        viewOf(R"({"metadata":{"finalizers":null}})"),
        "4",
        AddFinalizer,
        "-");
    row("another finalizer is not ours",
        viewOf(R"({"metadata":{"finalizers":["x/y"]}})"),
        "4",
        AddFinalizer,
        "-");

    row("our finalizer is gone, another holds",
        deletingAnd(R"({"metadata":{"finalizers":["x/y"]}})"),
        "5a",
        Stop,
        "Deleting");
    row("not drained yet: wait without a timer",
        deletingAnd(R"({"status":{"conditions":null}})"),
        "5b",
        Stop,
        "Deleting");
    row("a failed drain is not drained",
        deletingAnd(R"({"status":{"conditions":[{"type":"Drained","status":"False"}]}})"),
        "5b",
        Stop,
        "Deleting");
    row("drained: a preDrain hook that is left holds nothing",
        deletingAnd(R"({"spec":{"lifecycleHooks":{"preDrain":[{"name":"a","owner":"b"}]}}})"),
        "5d-ask",
        Remove,
        "Deleting");
    row("a preTerminate hook holds the instance",
        deletingAnd(R"({"spec":{"lifecycleHooks":{"preTerminate":[{"name":"a","owner":"b"}]}}})"),
        "5c",
        Stop,
        "Deleting");
    const char *const held =
        R"({"spec":{"providerID":"p:///w","lifecycleHooks":{"preTerminate":[{"name":"a","owner":"b"}]}},"status":{"phase":"Deleting"}})";
    const char *const draining =
        R"({"spec":{"providerID":"p:///w"},"status":{"phase":"Deleting","conditions":null}})";
    row("a hook that holds is no reason not to know the instance",
        deletingAnd(held),
        "5b-ask",
        AskExists,
        "-");
    row("nor is a drain", deletingAnd(draining), "5b-ask", AskExists, "-");
    row("an instance that is gone is held all the same",
        exists(deletingAnd(held), false),
        "5c",
        Stop,
        "Deleting");
    row("and the drain goes on without an answer",
        existsFails(deletingAnd(draining)),
        "5b",
        Stop,
        "Deleting");
    row("deletion ignores preCreate hooks",
        deletingAnd(R"({"spec":{"lifecycleHooks":{"preCreate":[{"name":"a","owner":"b"}]}}})"),
        "5d-ask",
        Remove,
        "Deleting");
    row("next: the instance will be deleted", deleting, "5d-ask", Remove, "Deleting");
    row("a refused Delete backs off", removed(deleting, quota), "5d", Stop, "-", -2);
    row("a refused Delete waits as long as it is told",
        removed(deleting, later),
        "5d",
        Stop,
        "-",
        45);
    row("a delay of zero is back-off", removed(deleting, zero), "5d", Stop, "-", -2);
    row("an invalid configuration without addresses is ignored",
        removed(deleting, invalidConfiguration),
        "5e-ask",
        AskExists,
        "-");
    row("an invalid configuration with addresses is not",
        removed(deletingAnd(R"({"status":{"addresses":[{"type":"InternalIP","address":"1"}]}})"),
                invalidConfiguration),
        "5d",
        Stop,
        "-",
        -2);
    row("after Delete we ask", removed(deleting), "5e-ask", AskExists, "-");
    row("no answer keeps the finalizer",
        existsFails(removed(deleting)),
        "5e",
        Stop,
        "Deleting",
        -2);
    row("still there: 30 s", exists(removed(deleting), true), "5f", Stop, "-", 30);
    row("gone: its Node follows",
        exists(removed(deletingAnd(R"({"status":{"nodeRef":{"name":"n1"}}})")), false),
        "5g",
        RemoveNode,
        "-");
    row("the Node cannot be deleted",
        nodeStays(exists(removed(deletingAnd(R"({"status":{"nodeRef":{"name":"n1"}}})")), false)),
        "5g-failed",
        Stop,
        "-",
        -2);
    row("the Node is gone: release",
        nodeRemoved(exists(removed(deletingAnd(R"({"status":{"nodeRef":{"name":"n1"}}})")), false)),
        "5h",
        RemoveFinalizer,
        "-");
    row("no Node: release", exists(removed(deleting), false), "5h", RemoveFinalizer, "-");

    row("Failed is final", viewOf(R"({"status":{"phase":"Failed"}})"), "6", Stop, "Failed");
    row("an instance is asked for", viewOf("{}"), "7-ask", AskExists, "-");
    row("no answer changes no phase", existsFails(viewOf(running)), "7", Stop, "Running", -2);
    row("the actuator may fail the Machine from Exists",
        existsFails(viewOf(running), true),
        "7-fails",
        Stop,
        "Failed");
    row("an instance is updated", exists(viewOf(running), true), "8-ask", Update, "-");
    row("a failed Update changes no phase",
        updateFails(viewOf(running), false),
        "8",
        Stop,
        "Running",
        30);
    row("the actuator may fail the Machine from Update",
        updateFails(viewOf(running), true),
        "8-fails",
        Stop,
        "Failed");
    row("neither id nor address: the phase stays",
        updated(viewOf(provisioning), {}),
        "9a",
        Stop,
        "Provisioning",
        30);
    row("an id is enough for Provisioned",
        updated(viewOf(provisioning), {"p", {}, {}, {}, {}, {}}),
        "9b",
        Stop,
        "Provisioned",
        30);
    row("an address is enough for Provisioned",
        updated(viewOf(provisioning), {{}, {{"InternalIP", "1"}}, {}, {}, {}, {}}),
        "9b",
        Stop,
        "Provisioned",
        30);
    row("with a Node it is Running", updated(viewOf(running), {}), "9c", Stop, "Running");
    row("a known instance that is gone is Failed",
        exists(viewOf(running), false),
        "10",
        Stop,
        "Failed");
    row("an address alone makes it known",
        exists(viewOf(R"({"status":{"addresses":[{"type":"InternalIP","address":"1"}]}})"), false),
        "10",
        Stop,
        "Failed");
    row("a preCreate hook keeps the phase unset (D-01)",
        exists(viewOf(withPreCreate), false),
        "10-held",
        Stop,
        "");
    row("a preCreate hook added later still holds",
        exists(
            [] {
                Json j = with(withPreCreate).json();
                j["status"]["phase"] = "Provisioning";
                MachineView v;
                v.machine = Object(j);
                return v;
            }(),
            false),
        "10-held",
        Stop,
        "Provisioning");
    row("a preCreate hook does not matter to an instance that exists",
        exists(viewOf(withPreCreate), true),
        "8-ask",
        Update,
        "-");
    row("nothing known: Provisioning first",
        exists(viewOf("{}"), false),
        "11a",
        Stop,
        "Provisioning");
    row("Provisioning: create",
        exists(viewOf(provisioning), false),
        "11-ask",
        Create,
        "Provisioning");
    row("a refused configuration is Failed",
        created(viewOf(provisioning), invalidConfiguration),
        "11b",
        Stop,
        "Failed");
    row("any other failure changes nothing",
        created(viewOf(provisioning), quota),
        "11c",
        Stop,
        "-",
        -2);
    row("a failure with a delay waits for it",
        created(viewOf(provisioning), later),
        "11c",
        Stop,
        "-",
        45);
    row("a reason of the provider is shown meanwhile",
        created(viewOf(provisioning), noHost),
        "11c",
        Stop,
        "Provisioning",
        30);
    row("created: look in 30 s", created(viewOf(provisioning), std::nullopt), "11d", Stop, "-", 30);
}

void TestMachineDecision::theFirstMatchingRowAnswers()
{
    QFETCH(const MachineView, view);
    QFETCH(const QString, row);
    QFETCH(const int, step);
    QFETCH(const QString, phase);
    QFETCH(const qint64, after);

    const MachineDecision decision = decideMachine(view, now);

    QCOMPARE(QString::fromUtf8(decision.row), row);
    QCOMPARE(int(decision.step), step);
    QCOMPARE(decision.report ? QString::fromStdString(decision.report->phase.value_or(""))
                             : QStringLiteral("-"),
             phase);
    const qint64 wait = decision.next == Requeue::None ? -1
        : decision.next == Requeue::Backoff            ? -2
                                                       : decision.after.count() / 1'000'000;
    QCOMPARE(wait, after);
}

void TestMachineDecision::aHeldDeletionTellsWhetherTheInstanceIsThere()
{
    Json json = with(deletingDrained).json();
    json.merge_patch(Json::parse(
        R"({"spec":{"providerID":"p:///w","lifecycleHooks":{"preTerminate":[{"name":"a","owner":"b"}]}},"status":{"phase":"Deleting"}})"));
    MachineView view;
    view.machine = Object(json);
    const auto told = [](const MachineView &asked) {
        const MachineDecision decision = decideMachine(asked, now);
        for (const Condition &condition : decision.report->conditions) {
            if (condition.type == machine::condition::instanceExists)
                return condition.status;
        }
        return std::string();
    };
    QCOMPARE(told(exists(view, false)), std::string("False"));
    QCOMPARE(told(existsFails(view)), std::string("Unknown"));
    QCOMPARE(told(exists(view, true)), std::string());
    json["status"]["conditions"].push_back({{"type", "InstanceExists"}, {"status", "Unknown"}});
    view.machine = Object(json);
    QCOMPARE(told(exists(view, true)), std::string("True"));
}

void TestMachineDecision::rowNamesAreDistinct()
{
    std::vector<std::string> rows = machineRows();
    QCOMPARE(rows.front(), std::string("1"));
    QCOMPARE(rows.back(), std::string("11d"));
    std::sort(rows.begin(), rows.end());
    QVERIFY(std::adjacent_find(rows.begin(), rows.end()) == rows.end());
}

void TestMachineDecision::everyAnswerHasAReason()
{
    for (const MachineView &view :
         {MachineView(), viewOf("{}"), viewOf(deletingDrained), exists(viewOf(running), false)})
        QVERIFY(!decideMachine(view, now).reason.empty());
}

void TestMachineDecision::hookConditionsNameEveryHookInListOrder()
{
    const MachineDecision decision =
        decideMachine(viewOf(R"({"status":{"phase":"Failed"},"spec":{"lifecycleHooks":{
            "preDrain":[{"name":"pre-drain","owner":"o1"},{"name":"other","owner":"o2"}]}}})"),
                      now);
    const auto find = [&](const char *type) {
        return *std::find_if(decision.report->conditions.begin(),
                             decision.report->conditions.end(),
                             [type](const Condition &c) { return c.type == type; });
    };
    QVERIFY(find("Drainable")
            == (Condition{"Drainable",
                          "False",
                          "HookPresent",
                          "Warning",
                          "Drain operation currently blocked by: [{Name:pre-drain Owner:o1} "
                          "{Name:other Owner:o2}]"}));
    QVERIFY(find("Terminable") == (Condition{"Terminable", "True", {}, {}, {}}));
    QVERIFY(find("Creatable") == (Condition{"Creatable", "True", {}, {}, {}}));
}

void TestMachineDecision::anEventIsToldForEveryProviderFailure()
{
    const auto first = [](const MachineView &view) {
        return decideMachine(view, now).events.at(0);
    };
    QCOMPARE(first(created(viewOf(provisioning), quota)).reason, std::string("FailedCreate"));
    QCOMPARE(first(created(viewOf(provisioning), quota)).note,
             std::string("m1: reconciler failed to Create machine: quota"));
    QCOMPARE(first(updateFails(viewOf(running), false)).reason, std::string("FailedUpdate"));
    QCOMPARE(first(removed(viewOf(deletingDrained), quota)).reason, std::string("FailedDelete"));
    QVERIFY(first(created(viewOf(provisioning), quota)).warning);
    QVERIFY(!first(created(viewOf(provisioning), std::nullopt)).warning);
}

void TestMachineDecision::validationUsesUpstreamsWords()
{
    Json json = base();
    json["metadata"]["labels"] = {{"a", "b"}};
    json["spec"]["providerSpec"] = Json::object();
    MachineView view;
    view.machine = Object(json);
    QCOMPARE(
        decideMachine(view, now).events.at(0).note,
        std::string(
            "m1: machine validation failed: [spec.labels: Invalid value: {\"a\":\"b\"}: missing "
            "machine.openshift.io/cluster-api-cluster label., spec.spec.providerspec: Invalid "
            "value: "
            "{}: value field must be set]"));
}

} // namespace tst_machinedecision

HP_TEST(tst_machinedecision, TestMachineDecision)
#include "tst_machinedecision.moc"
