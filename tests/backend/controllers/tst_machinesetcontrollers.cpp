// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/controllers/SetWorld.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/runner/Runner.h"

namespace tst_machinesetcontrollers {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;
using cluster::Propagation;

class TestMachineSetControllers : public QObject
{
    Q_OBJECT
private slots:
    void machinesAreMadeFromTheTemplate();
    void itScalesToZeroAndBack();
    void aDeletedMachineIsReplacedWhileItIsHeld();
    void theAnnotatedMachineGoesFirst();
    void machinesWithItsLabelsAreAdopted();
    void aMachineThatCannotBeAdoptedIsDoneWithout();
    void aMachineThatLosesItsLabelIsReplaced();
    void whatDependsOnADeletedSet_data();
    void whatDependsOnADeletedSet();
    void aSetThatLetItsMachinesGoDoesNotTakeThemBack();
    void aNodeThatFlipsIsCountedAtOnce();
    void availabilityComesWithTime();
    void anInvalidSetIsToldAndLeftAlone();
    void aRefusedCreationIsToldAndRepeated();
    void aLateInformerCausesNoSecondMachine();
    void aLateInformerCausesNoSecondDeletion();
    void aLostAnswerIsNotTakenForNothingDone();
    void aLongCreationStopsWhenItIsNoLongerWanted();
    void killedBetweenAnyTwoWritesTheNumberIsRight();
    void anIdleSetIsNotWritten();
    void stoppedControllersTouchNothing();
};

void TestMachineSetControllers::machinesAreMadeFromTheTemplate()
{
    SetWorld world;
    world.run();
    Json body = SetWorld::setBody(3);
    body["spec"]["template"]["metadata"]["annotations"] = {{"note", "x"}};
    body["spec"]["template"]["spec"]["lifecycleHooks"] = {
        {"preDrain", {{{"name", "Move"}, {"owner", "someone"}}}}};
    const Object set = world.make(kinds::machineSet(), body);
    QVERIFY(set);

    QCOMPARE(world.count(), 3);
    for (const Object &machine : world.machines()) {
        QVERIFY(machine.name().starts_with("ms-"));
        QCOMPARE(*machine.label("set"), std::string("ms"));
        QCOMPARE(*machine.label("machine.openshift.io/cluster-api-cluster"),
                 std::string("testcluster"));
        QCOMPARE(*machine.annotation("note"), std::string("x"));
        QCOMPARE(machine.text("/spec/lifecycleHooks/preDrain/0/name"), std::string("Move"));
        QCOMPARE(machine.text("/metadata/ownerReferences/0/uid"), set.uid());
        QVERIFY(machine.at("/metadata/ownerReferences/0/controller") == true);
        QVERIFY(machine.at("/metadata/ownerReferences/0/blockOwnerDeletion") == true);
    }
    QCOMPARE(world.status("replicas"), 3);
    QCOMPARE(world.status("fullyLabeledReplicas"), 3);
    QCOMPARE(world.status("readyReplicas"), 0);
    QCOMPARE(world.set().text("/status/labelSelector"), std::string("set=ms"));
    QVERIFY(world.set().at("/status/observedGeneration") == world.set().generation());
    QCOMPARE(world.notes("SuccessfulCreate").size(), std::size_t(1));
    QVERIFY(world.notes("SuccessfulCreate").front().starts_with("Created 3 machines: ms-"));
    QVERIFY(world.controllers->isIdle());
}

void TestMachineSetControllers::itScalesToZeroAndBack()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    QCOMPARE(world.count(), 2);
    world.scale(0);
    QCOMPARE(world.count(), 0);
    QCOMPARE(world.status("replicas"), 0);
    QCOMPARE(world.notes("SuccessfulDelete").size(), std::size_t(1));
    world.scale(3);
    QCOMPARE(world.count(), 3);
    QCOMPARE(world.status("replicas"), 3);
}

void TestMachineSetControllers::aDeletedMachineIsReplacedWhileItIsHeld()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(1));
    const std::string first = world.machines().front().name();
    QVERIFY(
        world.patch(kinds::machine(), first, R"({"metadata":{"finalizers":["test/holds.it"]}})"));
    world.remove(kinds::machine(), first);
    QCOMPARE(world.count(true), 1);
    QCOMPARE(world.count(), 1);
    QCOMPARE(world.status("replicas"), 1);
    const auto notes = world.notes("SuccessfulCreate");
    QVERIFY(std::any_of(notes.begin(), notes.end(), [](const std::string &note) {
        return note.ends_with(
            "; 1 machine being deleted still exists, which makes 2 for 1 replica");
    }));

    QVERIFY(world.patch(kinds::machine(), first, R"({"metadata":{"finalizers":null}})"));
    QCOMPARE(world.machines().size(), std::size_t(1));
}

void TestMachineSetControllers::theAnnotatedMachineGoesFirst()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(4));
    const std::string chosen = world.machines()[2].name();
    QVERIFY(
        world.patch(kinds::machine(),
                    chosen,
                    R"({"metadata":{"annotations":{"machine.openshift.io/delete-machine":""}}})"));
    QCOMPARE(world.count(), 4); // D-06: it is a priority, no deletion
    world.scale(3);
    QCOMPARE(world.count(), 3);
    QVERIFY(!world.get(kinds::machine(), chosen));
    QCOMPARE(world.notes("SuccessfulDelete").front(),
             "Deleted machine " + chosen + " (annotated machine.openshift.io/delete-machine)");
}

void TestMachineSetControllers::machinesWithItsLabelsAreAdopted()
{
    SetWorld world;
    (void)world.make(kinds::machine(), SetWorld::machineBody("before"));
    world.run();
    const Object set = world.make(kinds::machineSet(), SetWorld::setBody(2));
    QCOMPARE(world.count(), 2);
    QCOMPARE(world.get(kinds::machine(), "before").text("/metadata/ownerReferences/0/uid"),
             set.uid());

    (void)world.make(kinds::machine(), SetWorld::machineBody("later"));
    QCOMPARE(world.count(), 2); // one too many by now
    world.scale(3);
    Json other = SetWorld::machineBody("other");
    other["metadata"]["labels"]["set"] = "another";
    (void)world.make(kinds::machine(), other);
    QCOMPARE(world.status("replicas"), 3);
    QVERIFY(world.get(kinds::machine(), "other").at("/metadata/ownerReferences").is_null());
    QCOMPARE(world.notes("SuccessfulAdopt").size(), std::size_t(2));
}

void TestMachineSetControllers::aMachineThatCannotBeAdoptedIsDoneWithout()
{
    SetWorld world;
    world.door->refuse = [](const std::string &verb, const std::string &name) {
        return verb == "patch" && name == "stubborn"
            ? std::optional(Error{ErrorCode::Invalid, "it may not change", {}, nullptr})
            : std::nullopt;
    };
    (void)world.make(kinds::machine(), SetWorld::machineBody("stubborn"));
    (void)world.make(kinds::machine(), SetWorld::machineBody("willing"));
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    QCOMPARE(world.count(), 3);
    QCOMPARE(world.status("replicas"), 2);
    QVERIFY(world.get(kinds::machine(), "stubborn").at("/metadata/ownerReferences").is_null());
    QCOMPARE(world.notes("ReconcileError").front(),
             std::string("failed to adopt Machine \"stubborn\": it may not change"));
}

void TestMachineSetControllers::aMachineThatLosesItsLabelIsReplaced()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(1));
    const Object first = world.machines().front();
    QVERIFY(world.patch(kinds::machine(), first.name(), R"({"metadata":{"labels":{"set":null}}})"));
    QCOMPARE(world.count(), 2);
    QCOMPARE(world.status("replicas"), 1);
    QVERIFY(world.get(kinds::machine(), first.name()).at("/metadata/ownerReferences")
            == first.at("/metadata/ownerReferences"));

    QVERIFY(world.patch(kinds::machine(), first.name(), R"({"metadata":{"labels":{"set":"ms"}}})"));
    QCOMPARE(world.count(), 1); // it is back, and one is too many
}

void TestMachineSetControllers::whatDependsOnADeletedSet_data()
{
    QTest::addColumn<int>("how");
    QTest::addColumn<bool>("setWaits");
    QTest::addColumn<bool>("machinesGo");
    QTest::newRow("background: the set goes, its machines follow")
        << int(Propagation::Background) << false << true;
    QTest::newRow("foreground: the set waits for its machines")
        << int(Propagation::Foreground) << true << true;
    QTest::newRow("orphan: its machines stay, without owner")
        << int(Propagation::Orphan) << false << false;
}

void TestMachineSetControllers::whatDependsOnADeletedSet()
{
    QFETCH(const int, how);
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    const std::string held = world.machines().front().name();
    QVERIFY(
        world.patch(kinds::machine(), held, R"({"metadata":{"finalizers":["test/holds.it"]}})"));

    world.remove(kinds::machineSet(), "ms", static_cast<Propagation>(how));
    QTEST(bool(world.set()), "setWaits");
    QFETCH(const bool, machinesGo);
    QCOMPARE(world.machines().size(), std::size_t(machinesGo ? 1 : 2));
    QCOMPARE(world.count(true), machinesGo ? 1 : 0);
    for (const Object &machine : world.machines())
        QCOMPARE(machine.at("/metadata/ownerReferences").empty(), !machinesGo);

    QVERIFY(world.patch(kinds::machine(), held, R"({"metadata":{"finalizers":null}})"));
    QCOMPARE(world.machines().size(), std::size_t(machinesGo ? 0 : 2));
    QVERIFY(!world.set());
}

void TestMachineSetControllers::aSetThatLetItsMachinesGoDoesNotTakeThemBack()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    world.door->holdEvents(kinds::machineSet());
    world.remove(kinds::machineSet(), "ms", Propagation::Orphan);
    test::advance(world.clock, 1h);
    QCOMPARE(world.count(), 2);
    for (const Object &machine : world.machines())
        QVERIFY(machine.at("/metadata/ownerReferences").empty());
    world.door->letEventsGo(kinds::machineSet());
    test::settle(world.clock);
    QCOMPARE(world.count(), 2);
}

void TestMachineSetControllers::aNodeThatFlipsIsCountedAtOnce()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    const std::string first = world.machines().front().name();
    QVERIFY(world.patch(kinds::machine(),
                        first,
                        R"({"status":{"nodeRef":{"kind":"Node","name":"n1","uid":"u"}}})",
                        cluster::Subresource::Status));
    QCOMPARE(world.status("readyReplicas"), 0);
    world.setNode("n1", "True", "2026-01-10T12:00:00Z");
    QCOMPARE(world.status("readyReplicas"), 1);
    QCOMPARE(world.status("availableReplicas"), 1);
    world.setNode("n1", "Unknown", "2026-01-10T12:00:00Z");
    QCOMPARE(world.status("readyReplicas"), 0);
    world.setNode("n1", "True", "2026-01-10T12:00:00Z");
    QCOMPARE(world.status("readyReplicas"), 1);
    world.remove(kinds::node(), "n1");
    QCOMPARE(world.status("readyReplicas"), 0);
    QCOMPARE(world.status("replicas"), 2);
}

void TestMachineSetControllers::availabilityComesWithTime()
{
    SetWorld world;
    world.run();
    Json body = SetWorld::setBody(2);
    body["spec"]["minReadySeconds"] = 300;
    (void)world.make(kinds::machineSet(), body);
    const auto machines = world.machines();
    for (std::size_t i = 0; i < machines.size(); ++i) {
        const std::string node = "n" + std::to_string(i);
        const Json status{{"status", {{"nodeRef", {{"kind", "Node"}, {"name", node}}}}}};
        QVERIFY(world.patch(kinds::machine(),
                            machines[i].name(),
                            status.dump().c_str(),
                            cluster::Subresource::Status));
    }
    world.setNode("n0", "True", "2026-01-10T12:00:00Z");
    QCOMPARE(world.status("readyReplicas"), 1);
    QCOMPARE(world.status("availableReplicas"), 0);
    test::advance(world.clock, 100s);
    world.setNode("n1", "True", "2026-01-10T12:01:40Z");
    test::advance(world.clock, 200s);
    QCOMPARE(world.status("availableReplicas"), 0); // exactly 300 s is not more than 300 s
    test::advance(world.clock, 1s);
    QCOMPARE(world.status("availableReplicas"), 1);
    test::advance(world.clock, 100s);
    QCOMPARE(world.status("availableReplicas"), 2);
}

void TestMachineSetControllers::anInvalidSetIsToldAndLeftAlone()
{
    SetWorld world;
    world.run();
    Json body = SetWorld::setBody(2);
    body["spec"]["selector"] =
        Json::object(); // admission lets this one through, as upstream's does
    (void)world.make(kinds::machine(), SetWorld::machineBody("m"));
    QVERIFY(world.make(kinds::machineSet(), body));
    QCOMPARE(world.count(), 1);
    QVERIFY(world.set().at("/status").is_null());
    QCOMPARE(world.notes("ReconcileError"),
             std::vector<std::string>{"\"ms\" machineset validation failed: spec.selector: Invalid "
                                      "value: {}: empty selector is not valid for MachineSet."});
    test::advance(world.clock, 30min);
    QCOMPARE(world.count(), 1);
}

void TestMachineSetControllers::aRefusedCreationIsToldAndRepeated()
{
    SetWorld world;
    bool refusing = true;
    world.door->refuse = [&refusing](const std::string &verb, const std::string &) {
        return refusing && verb == "create"
            ? std::optional(Error{ErrorCode::Refused, "quota exceeded", {}, nullptr})
            : std::nullopt;
    };
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(3));
    test::advance(world.clock, 1min);
    QCOMPARE(world.count(), 0);
    QCOMPARE(world.status("replicas"), 0);
    QCOMPARE(world.notes("ReconcileError"),
             std::vector<std::string>{"failed to sync Machineset replicas: quota exceeded"});
    refusing = false;
    test::advance(world.clock, 10min);
    QCOMPARE(world.count(), 3);
}

void TestMachineSetControllers::aLateInformerCausesNoSecondMachine()
{
    SetWorld world;
    world.run();
    world.holdMachines();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(3));
    QCOMPARE(world.count(), 3);
    test::advance(world.clock, 9s);
    QCOMPARE(world.count(), 3);
    // The informer is no longer believed; the cluster itself is asked.
    test::advance(world.clock, 30s);
    QCOMPARE(world.count(), 3);
    world.scale(5);
    test::advance(world.clock, 30s);
    QCOMPARE(world.count(), 5);
    world.showMachines();
    test::advance(world.clock, 1h);
    QCOMPARE(world.count(), 5);
    QCOMPARE(world.status("replicas"), 5);
}

void TestMachineSetControllers::aLateInformerCausesNoSecondDeletion()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(6));
    world.holdMachines();
    world.scale(4);
    QCOMPARE(world.count(), 4);
    world.scale(5); // what is gone does not show yet: nothing may be made on a guess
    QCOMPARE(world.count(), 4);
    test::advance(world.clock, 11s);
    QCOMPARE(world.count(), 5);
    world.showMachines();
    test::advance(world.clock, 1h);
    QCOMPARE(world.count(), 5);
}

void TestMachineSetControllers::aLostAnswerIsNotTakenForNothingDone()
{
    SetWorld world;
    world.run();
    world.door->loseCreations = 2;
    world.holdMachines();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(3));
    QCOMPARE(world.count(), 3);
    test::advance(world.clock, 1min);
    QCOMPARE(world.count(), 3);
    world.showMachines();
    test::advance(world.clock, 1h);
    QCOMPARE(world.count(), 3);
}

void TestMachineSetControllers::aLongCreationStopsWhenItIsNoLongerWanted()
{
    SetWorld world;
    world.run();
    int asked = 0;
    world.door->refuse = [&](const std::string &verb, const std::string &) -> std::optional<Error> {
        if (verb == "create" && ++asked == 100) {
            world.cluster->patch({&kinds::machineSet(), {setNamespace, "ms"}},
                                 cluster::PatchType::Merge,
                                 Json{{"spec", {{"replicas", 1}}}},
                                 cluster::Subresource::None,
                                 {},
                                 [](const Result<cluster::Written> &) {});
        }
        return std::nullopt;
    };
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2000));
    QCOMPARE(world.count(), 1);
    QVERIFY2(asked < 2000, std::to_string(asked).c_str());
}

void TestMachineSetControllers::killedBetweenAnyTwoWritesTheNumberIsRight()
{
    int dieAt = 0;
    for (bool died = true; died; ++dieAt) {
        SetWorld world;
        (void)world.make(kinds::machine(), SetWorld::machineBody("orphan"));
        (void)world.make(kinds::machineSet(), SetWorld::setBody(4));
        died = false;
        FaultyCluster mortal(*world.cluster, dieAt, [&died] { died = true; });
        world.run(mortal);
        if (!died) {
            world.scale(2);
            test::settle(world.clock);
        }
        world.controllers.reset();
        QVERIFY2(world.count() <= 4, std::to_string(dieAt).c_str());

        world.run();
        if (world.set().at("/spec/replicas") != 2)
            world.scale(2);
        QCOMPARE(world.count(), 2);
        QCOMPARE(world.status("replicas"), 2);
        QCOMPARE(world.status("fullyLabeledReplicas"), 2);
    }
    QVERIFY2(dieAt > 8, std::to_string(dieAt).c_str());
}

void TestMachineSetControllers::anIdleSetIsNotWritten()
{
    SetWorld world;
    world.run();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    const std::string before = world.set().resourceVersion();
    const std::string machine = world.machines().front().name();
    QVERIFY(world.patch(kinds::machine(),
                        machine,
                        R"({"status":{"phase":"Provisioning"}})",
                        cluster::Subresource::Status));
    test::advance(world.clock, 1h);
    QCOMPARE(world.set().resourceVersion(), before);
}

void TestMachineSetControllers::stoppedControllersTouchNothing()
{
    SetWorld world;
    world.run();
    world.controllers->stop();
    (void)world.make(kinds::machineSet(), SetWorld::setBody(2));
    test::advance(world.clock, 1h);
    QCOMPARE(world.count(), 0);
    QVERIFY(!world.controllers->isRunning());
}

} // namespace tst_machinesetcontrollers

HP_TEST(tst_machinesetcontrollers, TestMachineSetControllers)
#include "tst_machinesetcontrollers.moc"
