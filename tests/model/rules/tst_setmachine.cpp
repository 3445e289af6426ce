// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/MachineTemplate.h"
#include "model/rules/machineset/SetMachine.h"
#include "tests/model/rules/MachineSets.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_setmachine {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;

class TestSetMachine : public QObject
{
    Q_OBJECT
private slots:
    void aSetKnowsItsMachines_data();
    void aSetKnowsItsMachines();
    void whatTheSetKnows();
    void aNewMachineIsMadeFromTheTemplate();
    void aTemplateMayBeAlmostEmpty();
    void adoptionKeepsOtherOwners();
    void aNodeIsReadyByItsCondition();
};

void TestSetMachine::aSetKnowsItsMachines_data()
{
    QTest::addColumn<QByteArray>("setPatch");
    QTest::addColumn<QByteArray>("machinePatch");
    QTest::addColumn<QByteArray>("relation");

    const auto row = [](const char *name, const char *set, const char *machine, const char *what) {
        QTest::newRow(name) << QByteArray(set) << QByteArray(machine) << QByteArray(what);
    };
    row("its own", "{}", "{}", "owned");
    row("without controller", "{}", R"({"metadata":{"ownerReferences":null}})", "orphan");
    row("an owner that is no controller",
        "{}",
        R"({"metadata":{"ownerReferences":[{"kind":"Other","uid":"u"}]}})",
        "orphan");
    row("another controller",
        "{}",
        R"({"metadata":{"ownerReferences":[{"kind":"MachineSet","uid":"u","controller":true}]}})",
        "none");
    row("a namesake of the set that was deleted",
        "{}",
        R"({"metadata":{"ownerReferences":
            [{"kind":"MachineSet","name":"ms","uid":"older","controller":true}]}})",
        "none");
    row("released by its label", "{}", R"({"metadata":{"labels":{"set":"mine"}}})", "none");
    row("without labels", "{}", R"({"metadata":{"labels":null}})", "none");
    row("an empty selector knows nobody",
        R"({"spec":{"selector":{"matchLabels":null}}})",
        "{}",
        "none");
    row("a broken selector knows nobody",
        R"({"spec":{"selector":{"matchExpressions":[{"key":"set","operator":"Near"}]}}})",
        "{}",
        "none");
    row("owners that are no list", "{}", R"({"metadata":{"ownerReferences":"x"}})", "orphan");
}

void TestSetMachine::aSetKnowsItsMachines()
{
    QFETCH(const QByteArray, setPatch);
    QFETCH(const QByteArray, machinePatch);
    const SetLabels labels = SetLabels::of(machineSet(setPatch.toStdString()));
    const auto machine = SetMachine::of(labels, setMachine(machinePatch.toStdString()));
    QTEST(QByteArray(!machine ? "none" : machine->owned ? "owned" : "orphan"), "relation");
}

void TestSetMachine::whatTheSetKnows()
{
    const SetLabels labels = SetLabels::of(
        machineSet(R"({"spec":{"template":{"metadata":{"labels":{"set":"ms","zone":"a"}}}}})"));
    const auto of = [&labels](const char *patch) {
        return *SetMachine::of(labels, setMachine(patch));
    };
    const SetMachine plain = of("{}");
    QCOMPARE(plain.key.name, std::string("m"));
    QCOMPARE(plain.nodeName, std::string("n"));
    QVERIFY(!plain.fullyLabeled && !plain.deleting && !plain.annotated && !plain.hasError);
    QVERIFY(of(R"({"metadata":{"labels":{"zone":"a","more":"x"}}})").fullyLabeled);
    QVERIFY(of(R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:00Z"}})").deleting);
    for (const char *annotation : {"machine.openshift.io/delete-machine",
                                   "machine.openshift.io/cluster-api-delete-machine"}) {
        for (const char *value : {"", "yes", "false"})
            QVERIFY(of((std::string(R"({"metadata":{"annotations":{")") + annotation + "\":\""
                        + value + "\"}}}")
                           .c_str())
                        .annotated);
    }
    QVERIFY(of(R"({"status":{"errorReason":"UpdateError"}})").hasError);
    QVERIFY(of(R"({"status":{"errorMessage":"broken"}})").hasError);
    QVERIFY(!of(R"({"status":{"phase":"Failed","errorMessage":""}})").hasError);
}

void TestSetMachine::aNewMachineIsMadeFromTheTemplate()
{
    const Object set = machineSet(R"({"spec":{"template":{
        "metadata":{"name":"no","labels":{"a":"b"},"annotations":{"c":"d"},
            "ownerReferences":[{"uid":"no"}]},
        "spec":{"lifecycleHooks":{"preDrain":[{"name":"Move","owner":"someone"}]},"unknown":1}}}})");
    QCOMPARE(machineFrom(set).dump(),
             Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1",
        "kind":"Machine","metadata":{"generateName":"ms-","namespace":"ns",
            "labels":{"set":"ms","a":"b"},"annotations":{"c":"d"},
            "ownerReferences":[{"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet",
                "name":"ms","uid":"set-uid","controller":true,"blockOwnerDeletion":true}]},
        "spec":{"providerSpec":{"value":{}},"unknown":1,
            "lifecycleHooks":{"preDrain":[{"name":"Move","owner":"someone"}]}}})")
                 .dump());
}

void TestSetMachine::aTemplateMayBeAlmostEmpty()
{
    const Json machine = machineFrom(machineSet(R"({"spec":{"template":null}})"));
    QVERIFY(machine.at("spec").is_object());
    QVERIFY(!machine.at("metadata").contains("labels"));
}

void TestSetMachine::adoptionKeepsOtherOwners()
{
    const Object machine = setMachine(
        R"({"metadata":{"resourceVersion":"9","ownerReferences":[{"kind":"Other","uid":"u"}]}})");
    QCOMPARE(adoptionOf(machineSet(), machine).dump(),
             Json::parse(R"({"metadata":{"resourceVersion":"9","ownerReferences":[
        {"kind":"Other","uid":"u"},
        {"apiVersion":"machine.openshift.io/v1beta1","kind":"MachineSet","name":"ms",
         "uid":"set-uid","controller":true,"blockOwnerDeletion":true}]}})")
                 .dump());

    // A reference to the set that is no controller is made one; a uid may be named only once.
    const Object named = setMachine(
        R"({"metadata":{"resourceVersion":"9","ownerReferences":[{"name":"ms","uid":"set-uid"}]}})");
    QCOMPARE(adoptionOf(machineSet(), named).at("metadata").at("ownerReferences").size(),
             std::size_t(1));
}

void TestSetMachine::aNodeIsReadyByItsCondition()
{
    const auto of = [](const char *conditions) {
        return NodeReadiness::of(
            Object(Json{{"status", {{"conditions", Json::parse(conditions)}}}}));
    };
    QVERIFY(of(R"([{"type":"Ready","status":"True"}])").ready);
    QVERIFY(!of(R"([{"type":"Ready","status":"Unknown"}])").ready);
    QVERIFY(!of(R"([{"type":"DiskPressure","status":"True"}])").ready);
    QVERIFY(!of("null").ready);
    const auto since =
        of(R"([{"type":"Ready","status":"True","lastTransitionTime":"2026-01-10T12:00:00Z"}])")
            .since;
    QCOMPARE(since->time_since_epoch().count(), setNow.time_since_epoch().count());
}

} // namespace tst_setmachine

HP_TEST(tst_setmachine, TestSetMachine)
#include "tst_setmachine.moc"
